/* proof_files.c - see proof_files.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proof_files.h"

#include <errno.h>

#include "trace_log.h"

/* A kind of proof: its format and the ends of the names of its files. */
typedef struct Kind {
    const ChProofFormat *format;
    const char *proof_ending;
    const char *formula_ending;
} Kind;

static const Kind kinds[] = {
    [CH_PROOF_LRAT] = {&ch_proof_lrat, ".lrat", ".cnf"},
    [CH_PROOF_PSEUDO_BOOLEAN] = {&ch_proof_pseudo_boolean, ".pbp", ".opb"},
};

/* --log has other words for `solve` than for `check`. */
ChProofKind ch_proof_kind(const ChCli *cli)
{
    if (cli->options.check_log > 0)
        return (ChProofKind)cli->options.check_log;
    return cli->options.log >= CH_LOG_LRAT ? (ChProofKind)(cli->options.log - CH_LOG_JSON)
                                           : CH_PROOF_NONE;
}

/* Returns the file for the formula of a single proof, or NULL. */
static const char *formula_file(const ChCli *cli)
{
    return cli->options.cnf != NULL ? cli->options.cnf : cli->options.opb;
}

/* Reports whether the options are those of the proof that is requested, if any. */
static bool options_fit(const ChCli *cli)
{
    const ChProofKind kind = ch_proof_kind(cli);

    return (cli->options.cnf == NULL || kind == CH_PROOF_LRAT) &&
           (cli->options.opb == NULL || kind == CH_PROOF_PSEUDO_BOOLEAN) &&
           (cli->options.out == NULL || kind != CH_PROOF_NONE) &&
           (!cli->options.assume_unique || kind != CH_PROOF_NONE);
}

bool ch_proof_files_can_start(ChCli *cli)
{
    const bool has_file = formula_file(cli) != NULL;
    const bool has_folder = cli->options.out != NULL;

    if (!options_fit(cli)) {
        ch_complain(cli,
                    N_("--cnf goes with --log lrat, --opb with --log pbp, --out and "
                       "--assume-unique with either"),
                    NULL, 0);
        return false;
    }
    if (ch_proof_kind(cli) == CH_PROOF_NONE)
        return true;
    if (has_file == has_folder) {
        ch_complain(cli,
                    N_("a proof needs a place for its formula: --cnf FILE with --log lrat, --opb "
                       "FILE with --log pbp, or --out DIR for any number of proofs"),
                    NULL, 0);
        return false;
    }
    return !has_folder || ch_folder_make(cli, cli->options.out);
}

/* Writes the proof of a log as it is derived, in blocks, and its formula into a text. */
static void trace(const ChCli *cli, ChProofFiles *files, const ChLog *log, ChLogReplay *log_replay,
                  ChText *proof, ChProofDrain drain, void *context)
{
    ch_text_clear(&files->formula);
    ch_proof_writer_start(&files->writer, kinds[ch_proof_kind(cli)].format,
                          ch_log_deadly_count(log), proof, &files->formula);
    ch_proof_writer_drain(&files->writer, drain, context);
    ch_trace_log(&files->writer.tracer, log, true, log_replay);
    ch_proof_writer_free(&files->writer);
}

static void drain_to_output(void *job, ChText *proof)
{
    (void)proof;
    ch_job_output_turn(job);
}

static void drain_to_file(void *file, ChText *proof)
{
    ch_file_add(file, proof);
}

/* Writes the proof to a file; returns 0 or an errno. */
static int trace_to_file(const ChCli *cli, ChProofFiles *files, const ChLog *log,
                         ChLogReplay *log_replay, const char *name)
{
    const int error = name == NULL ? ENOMEM : ch_file_begin(&files->file, name);

    if (error != 0)
        return error;
    trace(cli, files, log, log_replay, &files->proof, drain_to_file, &files->file);
    ch_file_add(&files->file, &files->proof);
    return ch_file_end(&files->file);
}

/* Reports a file that could not be written; true if there is no error. */
static bool is_written(const ChCli *cli, const char *name, int error, ChText *err)
{
    if (error != 0)
        ch_complain_unwritten(err, cli, name == NULL ? "" : name, error);
    return error == 0;
}

/* Returns DIR/puzzle-1ENDING. */
static const char *name_file(const ChCli *cli, ChText *name, uint64_t ordinal, const char *ending)
{
    ch_text_clear(name);
    ch_text_puts(name, cli->options.out);
    ch_text_puts(name, "/puzzle-");
    ch_text_number(name, ordinal + 1);
    ch_text_puts(name, ending);
    return ch_text_whole(name);
}

/* Writes the proof: to standard output, or to a file where --out is given. */
static bool write_proof(const ChCli *cli, ChProofFiles *files, const ChLog *log,
                        ChLogReplay *log_replay, uint64_t ordinal, ChJobOutput *job)
{
    if (cli->options.out == NULL) {
        trace(cli, files, log, log_replay, &job->out, drain_to_output, job);
        return true;
    }
    const char *const name =
        name_file(cli, &files->name, ordinal, kinds[ch_proof_kind(cli)].proof_ending);
    return is_written(cli, name, trace_to_file(cli, files, log, log_replay, name), &job->err);
}

static bool write_formula(const ChCli *cli, ChProofFiles *files, uint64_t ordinal, ChText *err)
{
    const char *const name =
        cli->options.out == NULL
            ? formula_file(cli)
            : name_file(cli, &files->name, ordinal, kinds[ch_proof_kind(cli)].formula_ending);

    return is_written(cli, name, name == NULL ? ENOMEM : ch_file_write(name, &files->formula), err);
}

/* Reports what the reader of a proof must know: what it assumes, and whether it is none. */
static void remark_on_proof(const ChCli *cli, const ChInputItem *item, const ChLog *log,
                            const ChProofWriter *writer, ChText *err)
{
    const ChField field = ch_field_number("count", writer->axiom_count);

    if (writer->axiom_count > 0)
        ch_item_remark_on(err, cli, item,
                          N_("The proof assumes that the puzzle has only one solution; the head of "
                             "the formula lists the axioms ({count})."),
                          &field, 1);
    if (log->outcome == CH_STUCK && log->count == 0)
        ch_item_remark(err, cli, item, N_("No step was found: the proof says nothing."));
    if (!ch_proof_is_whole(writer))
        ch_item_remark(
            err, cli, item,
            N_("The proof is incomplete: a step could not be derived from its premises."));
}

ChExit ch_proof_files_write(const ChCli *cli, ChProofFiles *files, const ChInputItem *item,
                            const ChLog *log, ChLogReplay *log_replay, uint64_t ordinal,
                            ChJobOutput *job)
{
    if (ordinal > 0 && cli->options.out == NULL) {
        ch_item_remark(&job->err, cli, item, N_("The proofs of several puzzles need --out DIR."));
        return CH_EXIT_TROUBLE;
    }
    if (!write_proof(cli, files, log, log_replay, ordinal, job))
        return CH_EXIT_TROUBLE;
    remark_on_proof(cli, item, log, &files->writer, &job->err);
    const bool is_whole = ch_proof_is_whole(&files->writer);
    return write_formula(cli, files, ordinal, &job->err) && is_whole ? CH_EXIT_OK : CH_EXIT_TROUBLE;
}

void ch_proof_files_free(ChProofFiles *files)
{
    ch_text_free(&files->formula);
    ch_text_free(&files->proof);
    ch_text_free(&files->name);
}

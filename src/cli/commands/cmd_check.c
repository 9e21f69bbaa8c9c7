/* cmd_check.c - `crosshatch check`: whether a puzzle has one solution, several or none, and its
 * mistakes.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"
#include "check_answer.h"
#include "check_json.h"
#include "error_records.h"
#include "grid_print.h"
#include "proof_files.h"
#include "solving.h"

enum { CH_NODES_A_SOLUTION = 10 }; /* search nodes added to the budget for each solution to count */

/* A worker's chunk and workspace. */
typedef struct Checker {
    ChChunk chunk; /* first: see batch.h */
    ChChecker checker;
    ChCheck check;
    ChLogReplay log_replay;
    ChText sentence;
    ChProofFiles proofs;
} Checker;

/* The settings of the command. */
typedef struct CheckSettings {
    ChPlan plan;
    ChTextStyle style;
} CheckSettings;

/* Returns the limits that --limit sets. A verdict needs at least two solutions. */
static ChCheckLimits limits_of(const ChCliOptions *options)
{
    ChCheckLimits limits = CH_CHECK_LIMITS;

    if (options->limit != 0)
        limits.solutions = options->limit > 2 ? options->limit : 2;
    if (limits.nodes < limits.solutions * CH_NODES_A_SOLUTION)
        limits.nodes = limits.solutions * CH_NODES_A_SOLUTION;
    return limits;
}

/* Prints the solutions that the check counts, in the same order, one per line. Stops when the
 * output cannot be written. That error may be read only after this job's output was printed early,
 * since then it is this worker's turn. */
static void list_solutions(const ChBatch *batch, ChSearch *search, const ChInputItem *item,
                           ChJobOutput *job)
{
    const ChCliOptions *const options = &batch->cli->options;
    const ChCheckLimits limits = limits_of(options);
    const uint64_t wanted = options->limit != 0 ? options->limit : limits.solutions;
    const ChCandidateSet alive = ch_alive_givens(&item->entry.puzzle);
    uint8_t solution[CH_CELLS];

    ch_search_start(search, &alive, NULL, limits.nodes);
    for (uint64_t i = 0; i < wanted && ch_search_next(search, solution); i++) {
        ch_print_line(&job->out, solution, NULL);
        ch_job_output_turn(job);
        if (job->out.length == 0 && batch->cli->out.error != 0)
            return;
    }
    if (ch_search_status(search) != CH_OK)
        ch_item_remark(&job->err, batch->cli, item, ch_status_text(ch_search_status(search)));
}

/* Returns the exit status of a verdict; MISTAKEN: the player made a mistake. */
static ChExit exit_of(const ChCheck *check, bool mistaken)
{
    switch (check->verdict) {
    case CH_VERDICT_UNIQUE:
        return mistaken ? CH_EXIT_UNMET : CH_EXIT_OK;
    case CH_VERDICT_UNSOLVABLE:
        return CH_EXIT_IMPOSSIBLE;
    default:
        return CH_EXIT_UNMET;
    }
}

static ChExit put_error(const ChBatch *batch, const ChInputItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-check", batch->cli, item);
    else
        ch_record_error_line(out);
    return CH_EXIT_TROUBLE;
}

static void put_report(const ChBatch *batch, const ChPuzzle *puzzle, Checker *checker, ChText *out)
{
    const ChCliOptions *const options = &batch->cli->options;
    const CheckSettings *const settings = batch->context;
    const ChCheckContext context = {.language = batch->cli->language,
                                    .notation = options->notation,
                                    .solutions = options->solutions,
                                    .plan = &settings->plan,
                                    .checker = &checker->checker,
                                    .log_replay = &checker->log_replay,
                                    .sentence = &checker->sentence};

    if (options->json) {
        ch_check_json(out, puzzle, &checker->check, &context);
    } else if (options->brief) {
        ch_check_verdict_line(out, puzzle, &checker->check);
        if (ch_check_is_mistaken(&checker->checker))
            ch_text_puts(out, " mistaken");
        ch_text_char(out, '\n');
    } else {
        ch_check_answer(out, &settings->style, puzzle, &checker->check, &context);
    }
}

/* Adds the heading of a puzzle, unless it is the only one. */
static void put_heading(const ChBatch *batch, const ChChunk *chunk, uint64_t ordinal, ChText *out)
{
    const ChField field = ch_field_number("number", (uint32_t)ordinal + 1);

    if (ordinal > 0)
        ch_text_char(out, '\n');
    if (ordinal == 0 && chunk->count == 1)
        return;
    ch_format(out, batch->cli->language, N_("Puzzle {number}"), &field, 1);
    ch_text_char(out, '\n');
}

/* Writes the proof that the puzzle has no solution, if there is one. */
static ChExit put_proof(const ChBatch *batch, Checker *checker, const ChInputItem *item,
                        uint64_t ordinal, ChJobOutput *job)
{
    if (checker->check.has_argument)
        return ch_proof_files_write(batch->cli, &checker->proofs, item, &checker->checker.why.log,
                                    &checker->log_replay, ordinal, job);
    ch_item_remark(&job->err, batch->cli, item,
                   checker->check.verdict == CH_VERDICT_UNSOLVABLE
                       ? N_("No proof was found that the puzzle has no solution.")
                       : N_("There is no proof: 'check' proves only that a puzzle has no "
                            "solution, 'crosshatch solve --log lrat' that it has just one."));
    return CH_EXIT_OK;
}

static ChExit check_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                         uint64_t ordinal, ChJobOutput *job)
{
    const ChCliOptions *const options = &batch->cli->options;
    const ChPuzzle *const puzzle = &item->entry.puzzle;
    const CheckSettings *const settings = batch->context;
    Checker *const checker = worker;

    const bool proves = CH_PROVES && ch_proof_kind(batch->cli) != CH_PROOF_NONE;

    if (!options->json && !options->brief && !proves)
        put_heading(batch, &checker->chunk, ordinal, &job->out);
    if (item->entry.status != CH_OK)
        return proves ? CH_EXIT_TROUBLE : put_error(batch, item, &job->out);
    checker->checker.why.engine.state = ch_solving_state(&settings->plan, checker, sizeof *checker);
    if (options->brief && !options->json && !proves)
        ch_check_briefly(&checker->checker, puzzle, CH_CHECK_LIMITS.nodes, &checker->check);
    else
        ch_check(&checker->checker, puzzle, &settings->plan, limits_of(options), &checker->check);
    const ChExit exit = exit_of(&checker->check, ch_check_is_mistaken(&checker->checker));
    if (proves)
        return ch_exit_worse(exit, put_proof(batch, checker, item, ordinal, job));
    put_report(batch, puzzle, checker, &job->out);
    if (options->solutions)
        list_solutions(batch, &checker->checker.why.search, item, job);
    return exit;
}

static void free_worker(void *worker)
{
    Checker *const checker = worker;

    ch_text_free(&checker->sentence);
    if (CH_PROVES)
        ch_proof_files_free(&checker->proofs);
}

ChExit ch_command_check(ChCli *cli)
{
    CheckSettings settings = {.style = {.language = cli->language,
                                        .argument = cli->options.argument,
                                        .notation = cli->options.notation,
                                        .proof = cli->options.proof,
                                        .colours = ch_cli_colours(cli)}};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Checker),
                     .process = check_item,
                     .leave = free_worker,
                     .context = &settings,
                     .is_prose = !cli->options.json};

    if (cli->options.solutions && cli->options.json)
        return ch_complain(cli, N_("--solutions does not go with --json"), NULL, 0);
    if (!ch_solving_plan(cli, &settings.plan) || (CH_PROVES && !ch_proof_files_can_start(cli)))
        return CH_EXIT_TROUBLE;
    batch.worker_size = ch_solving_worker(&settings.plan, batch.worker_size);
    return ch_batch_run(&batch);
}

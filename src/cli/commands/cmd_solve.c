/* cmd_solve.c - `crosshatch solve`: the grid as far as logic solves it, and the steps if requested.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"
#include "error_records.h"
#include "essential.h"
#include "grid_print.h"
#include "log_json_text.h"
#include "proof_files.h"
#include "solving.h"
#include "stats.h"
#include "step_text.h"

/* Work spent on a second solution: enough for nearly every puzzle that has one, and little for one
 * that has none. */
enum { SECOND_NODES = 8 };

/* A worker's chunk and workspace. */
typedef struct Solver {
    ChChunk chunk; /* first: see batch.h */
    ChStats stats; /* stats of the chunk */
    ChText sentence;
    ChEngine engine;
    ChLogReplay log_replay;
    ChEssential essential;
    ChProofFiles proofs;
} Solver;

/* The settings of the command, and its stats. */
typedef struct SolveRun {
    ChPlan plan;
    ChPlan sound_plan; /* without what assumes one solution */
    const ChGridFormat *format;
    bool has_height;  /* a grid takes several lines, so a blank line separates two */
    bool wants_grids; /* only grids are printed, without steps or stats */
    ChTextStyle style;
    ChStats stats;
} SolveRun;

static void begin_chunk(void *worker)
{
    Solver *const solver = worker;

    ch_stats_clear(&solver->stats);
}

static void write_grid(ChText *out, const SolveRun *run, const Solver *solver)
{
    if (solver->engine.log.outcome == CH_CONTRADICTION)
        ch_text_puts(out, "ERROR\n");
    else
        run->format->print(out, solver->engine.board.digit, solver->engine.board.candidates);
}

static void write_error(const ChBatch *batch, const ChInputItem *item, ChText *out)
{
    if (batch->cli->options.log == CH_LOG_JSON)
        ch_record_error_json(out, "crosshatch-log", batch->cli, item);
    else if (batch->cli->options.log < CH_LOG_JSON)
        ch_record_error_line(out);
}

static void write_solve(const ChBatch *batch, Solver *solver, ChText *out)
{
    const SolveRun *const run = batch->context;
    const ChLogStyle style = ch_log_style(&run->style);
    ChJsonWriter json = {out, false};

    switch (batch->cli->options.log) {
    case CH_LOG_JSON:
        ch_log_json_text(&json, NULL, &solver->engine.log, &style, &solver->log_replay,
                         &solver->sentence);
        ch_json_close_line(&json);
        break;
    case CH_LOG_TEXT:
        ch_steps_text(out, &run->style, &solver->engine.log, &solver->log_replay);
        ch_outcome_text(out, run->style.language, &solver->engine);
        write_grid(out, run, solver);
        break;
    default:
        write_grid(out, run, solver);
        break;
    }
}

/* Reports the contradiction that the solve ended with. */
static void report_contradiction(const ChBatch *batch, Solver *solver, const ChInputItem *item,
                                 ChText *err)
{
    const ChLog *const log = &solver->engine.log;
    const ChLanguage language = batch->cli->language;
    ChText *const reason = &solver->sentence;
    ChStepRecord step;

    ch_text_clear(reason);
    ch_log_replay_start(&solver->log_replay, log);
    while (ch_log_replay_next(&solver->log_replay, false, &step))
        if (step.number == log->count)
            ch_explain_step(reason, language, &solver->log_replay.replay.board, &step);
    ch_text_char(reason, ' ');
    ch_explain_outcome(reason, language, log->outcome, log->puzzle->has_start, 0, 0);
    const ChField field = ch_field_string("reason", ch_text_whole(reason));
    ch_item_remark_on(err, batch->cli, item, "{reason}", &field, 1);
}

/* Searches for the solution that guesses lead to: the first (see guess.h). */
static bool find_solution(Solver *solver, const ChPuzzle *puzzle)
{
    ChGuesser *const guesser = &solver->engine.guesser;
    const ChCandidateSet alive = ch_alive_start(puzzle);

    ch_guesser_start(guesser, NULL);
    ch_search_start(&guesser->search, &alive, NULL, guesser->budget);
    return ch_search_next(&guesser->search, guesser->solution);
}

/* Reports a second solution if the search, which found the first, soon finds one. */
static void report_several(const ChBatch *batch, ChSearch *search, const ChInputItem *item,
                           ChText *err)
{
    search->budget = ch_search_nodes(search) + SECOND_NODES;
    if (ch_search_next(search, NULL))
        ch_item_remark(err, batch->cli, item,
                       N_("The grid is only one of several solutions; 'crosshatch check "
                          "--solutions' shows them."));
}

/* Prints the grid without computing steps. False when the search finds none; then the normal solve
 * reports why. */
static bool print_by_search(const ChBatch *batch, Solver *solver, const ChInputItem *item,
                            ChJobOutput *job)
{
    const SolveRun *const run = batch->context;
    ChGuesser *const guesser = &solver->engine.guesser;

    if (!find_solution(solver, &item->entry.puzzle))
        return false;
    run->format->print(&job->out, guesser->solution, NULL);
    report_several(batch, &guesser->search, item, &job->err);
    return true;
}

/* Solves a puzzle that was read.  A proof whose assumption is wrong is of no use, so the solve is
 * repeated without it. */
static ChStatus solve_puzzle(const ChBatch *batch, Solver *solver, const ChPuzzle *puzzle)
{
    const SolveRun *const run = batch->context;
    const ChCliOptions *const options = &batch->cli->options;
    const ChPlan *plan = &run->plan;

    solver->engine.state = ch_solving_state(plan, solver, sizeof *solver);
    ChStatus status = ch_engine_solve(&solver->engine, puzzle, plan, options->guess);
    if (CH_PROVES && options->assume_unique && solver->engine.log.outcome == CH_AMBIGUOUS) {
        plan = &run->sound_plan;
        status = ch_engine_solve(&solver->engine, puzzle, plan, options->guess);
    }
    if (CH_SHORTENS && options->essential && status == CH_OK)
        ch_essential_shorten(&solver->essential, &solver->engine, plan);
    return status;
}

static ChExit solve_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                         uint64_t ordinal, ChJobOutput *job)
{
    const SolveRun *const run = batch->context;
    const ChCliOptions *const options = &batch->cli->options;
    Solver *const solver = worker;

    if (ordinal > 0 && options->log < CH_LOG_JSON &&
        (run->has_height || options->log == CH_LOG_TEXT))
        ch_text_char(&job->out, '\n');
    if (item->entry.status != CH_OK) {
        solver->stats.unreadable++;
        write_error(batch, item, &job->out);
        return CH_EXIT_TROUBLE;
    }
    if (run->wants_grids && print_by_search(batch, solver, item, job))
        return CH_EXIT_OK;
    const ChStatus status = solve_puzzle(batch, solver, &item->entry.puzzle);
    if (options->stats)
        ch_stats_log(&solver->stats, &solver->engine.log);
    if (status != CH_OK)
        ch_item_remark(&job->err, batch->cli, item, ch_status_text(status));
    if (solver->engine.guesser.has_no_solution)
        ch_item_remark(&job->err, batch->cli, item, CH_NO_USE_IN_GUESSING);
    if (solver->engine.log.outcome == CH_AMBIGUOUS && options->log == CH_LOG_NONE)
        ch_item_remark(&job->err, batch->cli, item, CH_SEVERAL_SOLUTIONS);
    if (solver->engine.log.outcome == CH_CONTRADICTION && options->log == CH_LOG_NONE)
        report_contradiction(batch, solver, item, &job->err);
    ChExit exit = status == CH_OK ? ch_solving_exit(solver->engine.log.outcome) : CH_EXIT_UNMET;
    if (CH_PROVES && ch_proof_kind(batch->cli) != CH_PROOF_NONE)
        exit = ch_exit_worse(exit, ch_proof_files_write(batch->cli, &solver->proofs, item,
                                                        &solver->engine.log, &solver->log_replay,
                                                        ordinal, job));
    else
        write_solve(batch, solver, &job->out);
    if (solver->engine.log.outcome == CH_GUESSED && options->log == CH_LOG_NONE &&
        find_solution(solver, &item->entry.puzzle))
        report_several(batch, &solver->engine.guesser.search, item, &job->err);
    return exit;
}

static void add_stats(ChBatch *batch, void *worker)
{
    SolveRun *const run = batch->context;
    Solver *const solver = worker;

    solver->stats.nanoseconds = solver->chunk.nanoseconds;
    ch_stats_add(&run->stats, &solver->stats);
}

static void free_worker(void *worker)
{
    Solver *const solver = worker;

    ch_text_free(&solver->sentence);
    if (CH_PROVES)
        ch_proof_files_free(&solver->proofs);
}

static bool choose_format(ChCli *cli, SolveRun *run)
{
    const char *const name = cli->options.format != NULL ? cli->options.format : "grid";
    const ChField field = ch_field_string("found", name);

    run->format = ch_grid_format(name);
    if (run->format == NULL) {
        ch_complain(cli,
                    N_("no format is called '{found}'; there are grid, lines, line, spaced and "
                       "candidates"),
                    &field, 1);
        return false;
    }
    run->has_height = run->format->print != ch_print_line;
    run->wants_grids = cli->options.guess && cli->options.log == CH_LOG_NONE && !cli->options.stats;
    return true;
}

/* Prepares proofs for other programs: without guesses, and without what assumes one solution unless
 * that is requested. */
static bool prepare_proofs(ChCli *cli, SolveRun *run)
{
    if (!ch_proof_files_can_start(cli))
        return false;
    if (ch_proof_kind(cli) == CH_PROOF_NONE)
        return true;
    if (cli->options.guess) {
        ch_complain(cli, N_("--guess does not go with a proof: a guess proves nothing"), NULL, 0);
        return false;
    }
    run->sound_plan = run->plan;
    ch_plan_remove_unique(&run->sound_plan);
    if (cli->options.assume_unique)
        return true;
    if (ch_plan_relies_on_uniqueness(&run->plan))
        ch_complain(cli,
                    N_("the proof leaves out the strategies that assume one solution; "
                       "--assume-unique uses them"),
                    NULL, 0);
    run->plan = run->sound_plan;
    return true;
}

static void print_stats(ChCli *cli, const ChStats *stats, uint64_t started)
{
    ChText text = CH_TEXT_EMPTY;

    ch_stats_print(&text, stats, ch_clock() - started);
    ch_output_flush(&cli->err, &text);
    ch_text_free(&text);
}

ChExit ch_command_solve(ChCli *cli)
{
    const uint64_t started = ch_clock();
    SolveRun run = {.style = {.language = cli->language,
                              .argument = cli->options.argument,
                              .notation = cli->options.notation,
                              .colours = ch_cli_colours(cli)}};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Solver),
                     .process = solve_item,
                     .begin = begin_chunk,
                     .finish = cli->options.stats ? add_stats : NULL,
                     .leave = free_worker,
                     .context = &run,
                     .is_prose = cli->options.log == CH_LOG_TEXT};

    if (!choose_format(cli, &run) || !ch_solving_plan(cli, &run.plan))
        return CH_EXIT_TROUBLE;
    if (CH_PROVES && !prepare_proofs(cli, &run))
        return CH_EXIT_TROUBLE;
    batch.worker_size = ch_solving_worker(&run.plan, batch.worker_size);
    const ChExit status = ch_batch_run(&batch);
    if (cli->options.stats)
        print_stats(cli, &run.stats, started);
    return status;
}

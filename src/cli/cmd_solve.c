/* cmd_solve.c - `crosshatch solve`: the grid as far as logic goes, and how it got there if asked.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"
#include "grid_print.h"
#include "records.h"
#include "solving.h"
#include "tally.h"
#include "tell_steps.h"
#include "told_log.h"

typedef struct Solver {
    ChSlot slot;   /* first: see batch.h */
    ChTally tally; /* of the slot */
    ChText sentence;
    ChEngine engine;
    ChTeller teller;
} Solver;

/* What all solvers share. */
typedef struct Solving {
    ChPlan plan;
    const ChGridFormat *format;
    bool has_height;  /* a grid takes several lines: a blank line between two */
    bool wants_grids; /* nobody asks how they come about */
    ChManner manner;
    ChTally tally;
} Solving;

static void begin(void *hand)
{
    Solver *const solver = hand;

    ch_tally_clear(&solver->tally);
}

static void write_grid(ChText *out, const Solving *solving, const Solver *solver)
{
    if (solver->engine.log.outcome == CH_CONTRADICTION)
        ch_text_puts(out, "ERROR\n");
    else
        solving->format->print(out, solver->engine.board.digit, solver->engine.board.candidates);
}

static void write_error(const ChBatch *batch, const ChItem *item, ChText *out)
{
    if (batch->cli->options.log == CH_LOG_JSON)
        ch_record_error_json(out, "crosshatch-log", batch->cli, item);
    else
        ch_record_error_line(out);
}

static void write_solve(const ChBatch *batch, Solver *solver, ChText *out)
{
    const Solving *const solving = batch->context;

    const ChToldManner manner = ch_told_manner(&solving->manner, NULL);

    switch (batch->cli->options.log) {
    case CH_LOG_JSON:
        ch_told_log(out, &solver->engine.log, &manner, &solver->teller, &solver->sentence);
        break;
    case CH_LOG_TEXT:
        ch_tell_list(out, &solving->manner, &solver->engine.log, &solver->teller);
        ch_tell_outcome(out, &solving->manner, &solver->engine);
        write_grid(out, solving, solver);
        break;
    default:
        write_grid(out, solving, solver);
        break;
    }
}

/* Says on standard error which contradiction the solve ended with. */
static void remark_contradiction(const ChBatch *batch, Solver *solver, const ChItem *item,
                                 ChText *err)
{
    const ChLog *const log = &solver->engine.log;
    const ChLanguage language = batch->cli->language;
    ChText *const reason = &solver->sentence;
    ChStepRecord step;

    ch_text_clear(reason);
    ch_tell_start(&solver->teller, log);
    while (ch_tell_next(&solver->teller, false, &step))
        if (step.number == log->count)
            ch_explain_step(reason, language, &solver->teller.replay.board, &step);
    ch_text_char(reason, ' ');
    ch_explain_outcome(reason, language, log->outcome, log->puzzle->has_start, 0, 0);
    const ChField field = ch_field_string("reason", ch_text_whole(reason));
    ch_item_remark_on(err, batch->cli, item, "{reason}", &field, 1);
}

/* The search's first solution is what guesses lead to (see guess.h), so that a grid alone needs no
 * steps.  False: there is none, or nobody knows, and more to say than a grid. */
static bool complete(const Solving *solving, Solver *solver, const ChPuzzle *puzzle, ChText *out)
{
    ChGuesser *const guesser = &solver->engine.guesser;
    const ChCandidateSet alive = ch_alive_start(puzzle);

    ch_guesser_start(guesser);
    ch_search_start(&guesser->search, &alive, NULL, guesser->budget);
    if (!ch_search_next(&guesser->search, guesser->solution))
        return false;
    solving->format->print(out, guesser->solution, NULL);
    return true;
}

static ChExit solve(const ChBatch *batch, void *hand, const ChItem *item, uint64_t ordinal,
                    ChSheet *sheet)
{
    const Solving *const solving = batch->context;
    const ChCliOptions *const options = &batch->cli->options;
    Solver *const solver = hand;

    if (ordinal > 0 && options->log != CH_LOG_JSON &&
        (solving->has_height || options->log == CH_LOG_TEXT))
        ch_text_char(&sheet->out, '\n');
    if (item->entry.status != CH_OK) {
        solver->tally.unreadable++;
        write_error(batch, item, &sheet->out);
        return CH_EXIT_TROUBLE;
    }
    if (solving->wants_grids && complete(solving, solver, &item->entry.puzzle, &sheet->out))
        return CH_EXIT_OK;
    solver->engine.se = ch_solving_space(&solving->plan, solver, sizeof *solver);
    const ChStatus status =
        ch_engine_solve(&solver->engine, &item->entry.puzzle, &solving->plan, options->guess);
    if (options->stats)
        ch_tally_log(&solver->tally, &solver->engine.log, ch_log_hash(&solver->engine.log));
    if (status != CH_OK)
        ch_item_remark(&sheet->err, batch->cli, item, ch_status_text(status));
    if (solver->engine.guesser.hopeless)
        ch_item_remark(&sheet->err, batch->cli, item, CH_NO_USE_IN_GUESSING);
    if (solver->engine.log.outcome == CH_AMBIGUOUS && options->log == CH_LOG_NONE)
        ch_item_remark(&sheet->err, batch->cli, item, CH_SEVERAL_SOLUTIONS);
    if (solver->engine.log.outcome == CH_CONTRADICTION && options->log == CH_LOG_NONE)
        remark_contradiction(batch, solver, item, &sheet->err);
    write_solve(batch, solver, &sheet->out);
    return status == CH_OK ? ch_solving_exit(solver->engine.log.outcome) : CH_EXIT_UNMET;
}

static void settle(ChBatch *batch, void *hand)
{
    Solving *const solving = batch->context;
    Solver *const solver = hand;

    solver->tally.nanoseconds = solver->slot.nanoseconds;
    ch_tally_add(&solving->tally, &solver->tally);
}

static void leave(void *hand)
{
    Solver *const solver = hand;

    ch_text_free(&solver->sentence);
}

static bool choose_format(ChCli *cli, Solving *solving)
{
    const char *const name = cli->options.format != NULL ? cli->options.format : "grid";
    const ChField field = ch_field_string("found", name);

    solving->format = ch_grid_format(name);
    if (solving->format == NULL) {
        ch_complain(cli,
                    N_("no format is called '{found}'; there are grid, lines, line, spaced and "
                       "candidates"),
                    &field, 1);
        return false;
    }
    solving->has_height = solving->format->print != ch_print_line;
    solving->wants_grids =
        cli->options.guess && cli->options.log == CH_LOG_NONE && !cli->options.stats;
    return true;
}

static void print_stats(ChCli *cli, const ChTally *tally, uint64_t started)
{
    ChText text = CH_TEXT_EMPTY;

    ch_tally_print(&text, tally, ch_clock() - started);
    ch_output_flush(&cli->err, &text);
    ch_text_free(&text);
}

ChExit ch_command_solve(ChCli *cli)
{
    const uint64_t started = ch_clock();
    Solving solving = {.manner = {.language = cli->language,
                                  .argument = cli->options.argument,
                                  .notation = cli->options.notation,
                                  .colours = ch_cli_colours(cli)}};
    ChBatch batch = {.cli = cli,
                     .hand_size = sizeof(Solver),
                     .treat = solve,
                     .begin = begin,
                     .settle = cli->options.stats ? settle : NULL,
                     .leave = leave,
                     .context = &solving,
                     .tells = cli->options.log == CH_LOG_TEXT};

    if (!choose_format(cli, &solving) || !ch_solving_plan(cli, &solving.plan))
        return CH_EXIT_TROUBLE;
    batch.hand_size = ch_solving_hand(&solving.plan, batch.hand_size);
    const ChExit status = ch_batch_run(&batch);
    if (cli->options.stats)
        print_stats(cli, &solving.tally, started);
    return status;
}

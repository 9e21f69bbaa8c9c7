/* cmd_explain.c - `crosshatch explain`: explains the whole solution to a learner.
 *
 * SPDX-License-Identifier: MIT
 */
#include "ansi.h"
#include "batch.h"
#include "error_records.h"
#include "essential.h"
#include "pages.h"
#include "solving.h"
#include "step_text.h"
#include "summary_json.h"
#include "terminal_traits.h"

/* A worker's chunk and workspace. */
typedef struct Explainer {
    ChChunk chunk; /* first: see batch.h */
    ChEngine engine;
    ChLogReplay log_replay;
    ChEssential essential;
} Explainer;

/* The settings of the command. */
typedef struct ExplainSettings {
    ChPlan plan;
    ChTextStyle style;
    ChTechniqueSet only; /* of --steps */
    bool is_json;        /* summaries as JSON */
} ExplainSettings;

/* Draws the digits of the input, or its candidates too. */
static void draw_input(ChText *out, const ChTextStyle *style, const ChPuzzle *puzzle,
                       bool has_candidates)
{
    ChBoard board;

    (void)ch_board_load(&board, puzzle);
    for (int cell = 0; cell < CH_CELLS && !has_candidates; cell++) {
        board.digit[cell] = (uint8_t)ch_puzzle_digit(puzzle, cell);
        if (puzzle->given[cell] != CH_NO_DIGIT)
            ch_cells_add(&board.givens, cell); /* all of them, though they clash */
    }
    ch_grid_text(out, style, &board, NULL, has_candidates ? CH_PENCIL_ALL : CH_PENCIL_NONE);
}

static void put_heading(ChText *out, const ChTextStyle *style, const ChPuzzle *puzzle,
                        uint64_t ordinal)
{
    uint32_t givens = 0;
    uint32_t entered = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        givens += puzzle->given[cell] != CH_NO_DIGIT;
        entered += puzzle->entered[cell] != CH_NO_DIGIT;
    }
    const ChField field[] = {
        ch_field_number("number", (uint32_t)ordinal + 1),
        ch_field_number("givens", givens),
        ch_field_number("entered", entered),
    };
    ch_ansi_begin(out, style->colours, CH_ANSI_BOLD);
    ch_format(out, style->language,
              puzzle->has_marks ? N_("Puzzle {number}, with pencil marks and no givens")
              : entered > 0     ? N_("Puzzle {number}, with {givens} {givens?given/givens} and "
                                         "{entered} {entered?digit/digits} entered since")
                                : N_("Puzzle {number}, with {givens} {givens?given/givens}"),
              field, sizeof field / sizeof field[0]);
    ch_ansi_end(out, style->colours, CH_ANSI_BOLD);
    ch_text_char(out, '\n');
}

/* Adds the heading and the start position of a puzzle. */
static void put_start(ChText *out, const ChTextStyle *style, const ChPuzzle *puzzle,
                      uint64_t ordinal)
{
    const bool has_candidates = puzzle->has_marks || ch_candidates_count(&puzzle->removed) > 0;

    put_heading(out, style, puzzle, ordinal);
    draw_input(out, style, puzzle, has_candidates);
    ch_text_char(out, '\n');
}

/* Adds the summary of a puzzle, as words under the heading or as JSON. */
static void put_summary(ChText *out, const ExplainSettings *settings, Explainer *explainer,
                        const ChPuzzle *puzzle, uint64_t ordinal)
{
    const ChTextStyle *const style = &settings->style;
    ChEngine *const engine = &explainer->engine;
    ChLogReplay *const log_replay = &explainer->log_replay;
    ChSummary summary;

    ch_summary_make(&summary, engine, &settings->plan, log_replay);
    if (settings->is_json) {
        ch_summary_json(out, style->language, &summary, engine, log_replay);
        return;
    }
    put_heading(out, style, puzzle, ordinal);
    ch_summary_text(out, style->language, &summary, engine, log_replay);
}

/* Adds the record of an item that could not be read. */
static ChExit put_error(ChText *out, const ChBatch *batch, const ChInputItem *item)
{
    const ExplainSettings *const settings = batch->context;

    if (settings->is_json)
        ch_record_error_json(out, "crosshatch-summary", batch->cli, item);
    else
        ch_record_error_line(out);
    return CH_EXIT_TROUBLE;
}

/* Adds the outcome and the final grid. */
static void put_outcome(ChText *out, const ChTextStyle *style, const ChEngine *engine)
{
    ch_ansi_begin(out, style->colours, CH_ANSI_BOLD);
    ch_outcome_text(out, style->language, engine);
    ch_ansi_end(out, style->colours, CH_ANSI_BOLD);
    if (engine->log.outcome != CH_CONTRADICTION && style->only == NULL)
        ch_grid_text(out, style, &engine->board, NULL, CH_PENCIL_NONE);
}

static ChExit explain_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                           uint64_t ordinal, ChJobOutput *job)
{
    const ExplainSettings *const settings = batch->context;
    const ChCliOptions *const options = &batch->cli->options;
    Explainer *const explainer = worker;
    ChEngine *const engine = &explainer->engine;
    ChText *const out = &job->out;

    if (ordinal > 0 && !settings->is_json)
        ch_text_char(out, '\n');
    if (item->entry.status != CH_OK)
        return put_error(out, batch, item);
    engine->state = ch_solving_state(&settings->plan, explainer, sizeof *explainer);
    const ChStatus status =
        ch_engine_solve(engine, &item->entry.puzzle, &settings->plan, options->guess);
    if (status != CH_OK)
        ch_item_remark(&job->err, batch->cli, item, ch_status_text(status));
    if (CH_SHORTENS && !options->full && status == CH_OK)
        ch_essential_shorten(&explainer->essential, engine, &settings->plan);
    if (CH_SHORTENS && options->summary) {
        put_summary(out, settings, explainer, &item->entry.puzzle, ordinal);
    } else {
        put_start(out, &settings->style, &item->entry.puzzle, ordinal);
        ch_lesson_text(out, &settings->style, &engine->log, &explainer->log_replay);
        put_outcome(out, &settings->style, engine);
    }
    const ChExit exit = status == CH_OK ? ch_solving_exit(engine->log.outcome) : CH_EXIT_UNMET;
    if (options->pictures == NULL)
        return exit;
    return ch_exit_worse(exit, ch_pages_write(batch->cli, &settings->style, engine,
                                              &explainer->log_replay, ordinal, &job->err));
}

/* Reads --steps; reports and returns false on an error. */
static bool read_steps(ChCli *cli, ExplainSettings *settings)
{
    if (cli->options.steps == NULL)
        return true;
    settings->style.only = &settings->only;
    return ch_solving_techniques(cli, &settings->only, "--steps", cli->options.steps);
}

ChExit ch_command_explain(ChCli *cli)
{
    ExplainSettings settings = {
        .is_json = cli->options.json,
        .style = {.language = cli->language,
                  .argument = cli->options.argument,
                  .notation = cli->options.notation,
                  .brief = cli->options.brief,
                  .merged = CH_SHORTENS && !cli->options.full && !cli->options.argument &&
                            !cli->options.notation && cli->options.steps == NULL,
                  .colours = ch_cli_colours(cli),
                  .terminal = ch_terminal_traits(cli, (ChGridExtent)cli->options.grid)}};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Explainer),
                     .process = explain_item,
                     .context = &settings,
                     .is_prose = !cli->options.json};

    if (cli->options.json && !cli->options.summary)
        return ch_complain(cli,
                           N_("explain prints JSON only with --summary; the steps are the log "
                              "of 'solve --essential --log json'"),
                           NULL, 0);
    if (cli->options.essential && cli->options.full)
        return ch_complain(cli, N_("--essential and --full exclude each other"), NULL, 0);
    if (!ch_solving_plan(cli, &settings.plan) || !read_steps(cli, &settings))
        return CH_EXIT_TROUBLE;
    batch.worker_size = ch_solving_worker(&settings.plan, batch.worker_size);
    if (cli->options.pictures != NULL && !ch_pages_can_start(cli))
        return CH_EXIT_TROUBLE;
    return ch_batch_run(&batch);
}

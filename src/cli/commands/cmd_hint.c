/* cmd_hint.c - `crosshatch hint`: the next step in the given position.
 *
 * Mistakes come first, since nothing can be built on a wrong digit; then the easiest step.  A grid
 * of digits cannot record eliminations, so the next hint would be the same again.  So where the
 * easiest step places nothing, the hint is the shortest way to the next digit.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"
#include "error_records.h"
#include "explain.h"
#include "hint_choice.h"
#include "hint_json.h"
#include "hint_picture.h"
#include "mistakes.h"
#include "notation.h"
#include "screen_lines.h"
#include "slip_text.h"
#include "solving.h"
#include "step_text.h"
#include "survey.h"
#include "why_text.h"

enum { NODES = 1000000 }; /* search nodes, for each question */

/* A worker's chunk and workspace. */
typedef struct Hinter {
    ChChunk chunk; /* first: see batch.h */
    ChSearch search;
    ChMistakes mistakes;
    ChSurvey survey;
    ChHintOrder order; /* of the steps of the survey */
    ChPlan sound;      /* the plan without techniques that rely on uniqueness */
    ChWhy why;         /* proves mistakes, and finds the next digit */
    ChLog log;         /* of one step */
    ChLogReplay log_replay;
    ChText sentence;
} Hinter;

/* The settings of the command. */
typedef struct HintSettings {
    const ChPlan *plan;  /* the plan of the hint */
    const ChPlan *whole; /* the plan before --known narrows it */
    ChTextStyle style;
    int all;   /* CH_ALL_...: which steps of the position */
    int level; /* a ChDepth; 0: the whole step */
} HintSettings;

/* The context of one record. */
typedef struct HintInput {
    const HintSettings *settings;
    Hinter *hinter;
    const ChPuzzle *puzzle;
    ChText *out;
    ChHintJson json;
    bool is_json;
    bool digits_only; /* the input cannot record eliminations */
} HintInput;

static void write_error(const ChBatch *batch, const ChInputItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-log", batch->cli, item);
    else
        ch_record_error_line(out);
}

/* Adds a sentence and a line end, unless the output is JSON. */
static void put_sentence(const HintInput *input, const char *message, const ChField *field,
                         size_t count)
{
    if (input->is_json)
        return;
    ch_format(input->out, input->settings->style.language, message, field, count);
    ch_text_char(input->out, '\n');
}

/* Whether only a part of the step is wanted, since a log would give away the rest. */
static bool is_partial(const HintInput *input)
{
    return input->settings->level > 0 && input->settings->level < CH_DEPTH_ARGUMENT;
}

/* Writes a log of the position without steps: there is nothing to prove. */
static void write_nothing(const HintInput *input, const char *key, const char *value)
{
    ChEngine *const engine = &input->hinter->why.engine;

    if (!input->is_json)
        return;
    ch_engine_log_position(engine, input->puzzle);
    ch_hint_json_log(&input->json, &engine->log, false, key, value);
}

/* ---- mistakes ---- */

/* Names the player's mistake: r5c2=7 for a wrong digit, r5c2<>7 for a wrong elimination. */
static void name_mistake(char *name, ChFact truth)
{
    (truth.holds ? ch_name_removed : ch_name_placed)(name, truth.candidate);
}

/* Adds a text and a line end. */
static void put_text(const HintInput *input, ChText *text)
{
    ch_text_puts(input->out, ch_text_whole(text));
    ch_text_char(input->out, '\n');
}

/* Writes the depths of a mistake up to the wanted level, except its proof. */
static void write_mistake_depths(const HintInput *input, ChFact truth)
{
    const int level = input->settings->level;
    ChText *const text = &input->hinter->sentence;

    ch_text_clear(text);
    ch_explain_mistake_depths(text, input->settings->style.language,
                              (ChDepth)(level < CH_DEPTH_ARGUMENT ? level : CH_DEPTH_PATTERN),
                              truth.candidate, truth.holds);
    if (input->is_json)
        ch_hint_json_text(&input->json, level, text);
    else
        put_text(input, text);
}

static void write_mistake(const HintInput *input, uint32_t which)
{
    const ChFact truth = input->hinter->mistakes.mistake[which];
    const HintSettings *const settings = input->settings;
    ChWhy *const why = &input->hinter->why;
    ChTextStyle style = settings->style;
    char name[CH_NAME_SIZE];

    style.proof |= settings->level > 0; /* the argument was requested */
    if (is_partial(input) || (settings->level > 0 && !input->is_json))
        write_mistake_depths(input, truth);
    if (is_partial(input))
        return;
    ch_why_mistake(why, &input->hinter->mistakes, which, settings->whole);
    name_mistake(name, truth);
    if (input->is_json)
        ch_hint_json_log(&input->json, &why->log, true, "mistake", name);
    else
        ch_why_text_mistake(input->out, &style, why, truth, &input->hinter->log_replay);
}

static ChExit write_mistakes(const HintInput *input)
{
    const ChMistakes *const mistakes = &input->hinter->mistakes;

    for (uint32_t i = 0; i < mistakes->mistake_count; i++)
        if (i == 0 || input->settings->all != CH_ALL_NOT)
            write_mistake(input, i);
    return CH_EXIT_UNMET;
}

/* ---- steps ---- */

static void write_step(const HintInput *input, const ChStepRecord *step)
{
    const HintSettings *const settings = input->settings;
    const ChTextStyle *const style = &settings->style;
    const ChBoard *const before = &input->hinter->log_replay.replay.board;

    ch_hint_picture(input->out, style, before, step, settings->level);
    if (settings->level == 0) {
        ch_step_text(input->out, style, before, step);
        return;
    }
    const bool is_whole = settings->level == CH_DEPTH_ARGUMENT;
    if (is_whole && input->hinter->log_replay.log->count > 1) {
        ch_explain_heading(input->out, style->language, step);
        ch_text_char(input->out, '\n');
    }
    if (step->number == 1 || settings->all != CH_ALL_NOT)
        ch_step_depths_text(input->out, style, before, step, (ChDepth)settings->level);
    else
        ch_step_full_text(input->out, style, before, step, 0);
    if (is_whole)
        ch_step_notation_text(input->out, style, before, step, 0);
}

/* Writes the first step at the wanted level, as an object. */
static void write_partial(const HintInput *input, const ChStepRecord *step)
{
    ChText *const text = &input->hinter->sentence;

    ch_text_clear(text);
    ch_explain_depths(text, input->settings->style.language,
                      &input->hinter->log_replay.replay.board, step,
                      (ChDepth)input->settings->level);
    ch_hint_json_text(&input->json, input->settings->level, text);
}

/* Writes the steps of a log, numbered from FIRST. A partial hint is about the first step only. */
static void write_hint(const HintInput *input, const ChLog *log, uint32_t first)
{
    const HintSettings *const settings = input->settings;
    const ChTextStyle *const style = &settings->style;
    ChLogReplay *const log_replay = &input->hinter->log_replay;
    ChStepRecord step;

    if (input->is_json && !is_partial(input)) {
        ch_hint_json_log(&input->json, log, style->argument || settings->level > 0, NULL, NULL);
        return;
    }
    ch_log_replay_start(log_replay, log);
    while (ch_log_replay_next(log_replay, style->argument || style->notation || settings->level > 0,
                              &step)) {
        step.number += first - 1;
        (input->is_json ? write_partial : write_step)(input, &step);
        if (is_partial(input))
            return;
    }
}

static bool places(const ChStep *step)
{
    return step->placed != CH_NONE ||
           (step->detail != NULL && ch_candidates_count(&step->detail->placed) > 0);
}

/* Whether the next hint would be the same: the step places nothing, and the input cannot record its
 * eliminations. */
static bool would_repeat(const HintInput *input)
{
    const ChSurvey *const survey = &input->hinter->survey;
    const ChHintOrder *const order = &input->hinter->order;

    return input->digits_only && input->settings->all == CH_ALL_NOT && order->count > 0 &&
           !survey->is_contradiction && !places(&survey->step[ch_hint_index(order, 0)]) &&
           input->hinter->mistakes.verdict != CH_VERDICT_UNSOLVABLE;
}

/* Writes the shortest way to the next digit; false when the plan finds none. */
static bool write_way_to_digit(const HintInput *input, const ChPlan *plan)
{
    ChWhy *const why = &input->hinter->why;

    if (!ch_why_next_digit(why, input->puzzle, plan))
        return false;
    const ChField field[] = {
        ch_field_list("placed", CH_FIELD_PLACED, &why->fact.candidate, 1),
        ch_field_number("steps", why->log.count),
    };
    if (!is_partial(input) && why->log.count > 1)
        put_sentence(input, N_("The next digit is {placed}. It takes {steps} steps:"), field, 2);
    write_hint(input, &why->log, 1);
    return true;
}

static void write_ranked(const HintInput *input, uint32_t rank)
{
    Hinter *const hinter = input->hinter;

    ch_survey_log(&hinter->survey, ch_hint_index(&hinter->order, rank), input->puzzle,
                  &hinter->log);
    write_hint(input, &hinter->log, rank + 1);
}

static void write_steps(const HintInput *input)
{
    const uint32_t count = input->hinter->order.count;

    for (uint32_t i = 0; i < count && (i == 0 || input->settings->all != CH_ALL_NOT); i++)
        write_ranked(input, i);
}

/* Returns which steps are wanted. JSON has all of them, in the order of the plan. */
static ChHintExtent extent_of(const HintInput *input)
{
    const int all = input->settings->all;

    if (all == CH_ALL_NOT)
        return CH_HINT_ONE;
    return all == CH_ALL_GROUPED && !input->is_json ? CH_HINT_EASY : CH_HINT_EVERY;
}

/* Writes as many steps as fit on a screen, and how many more there are. */
static void write_screen(const HintInput *input)
{
    const uint32_t count = input->hinter->order.count;
    uint32_t lines = 0;
    uint32_t shown = 0;

    for (; shown < count; shown++) {
        const size_t start = input->out->length;
        write_ranked(input, shown);
        lines += ch_screen_lines(input->out->data + start, input->out->length - start);
        if (lines < CH_SCREEN_LINES - 2 || shown == 0)
            continue;
        ch_text_cut(input->out, start);
        break;
    }
    const ChField field = ch_field_number("count", input->hinter->survey.count - shown);
    if (field.value > 0)
        put_sentence(input, N_("and {count} more (--all=everything)"), &field, 1);
}

/* Returns the plan without techniques that rely on uniqueness, unless the solution is unique. */
static const ChPlan *sound_plan(const HintInput *input, const ChPlan *plan)
{
    ChPlan *const narrowed = &input->hinter->sound;

    if (input->hinter->mistakes.verdict == CH_VERDICT_UNIQUE)
        return plan;
    *narrowed = *plan;
    ch_plan_remove_unique(narrowed);
    return narrowed;
}

/* Names the easiest technique that finds a step, where none of the known ones does. */
static void write_needed_technique(const HintInput *input)
{
    ChSurvey *const survey = &input->hinter->survey;

    (void)ch_survey(survey, input->puzzle, sound_plan(input, input->settings->whole), 1);
    if (survey->count == 0) {
        put_sentence(input, N_("The strategies in use find no step in this position."), NULL, 0);
        write_nothing(input, NULL, NULL);
        return;
    }
    const ChTechnique *const technique = ch_technique(survey->step[0].technique);
    const ChField field = ch_field_message("technique", technique->title);
    put_sentence(input,
                 N_("Nothing of what you know finds a step here. The easiest that does is this: "
                    "{technique}."),
                 &field, 1);
    write_nothing(input, "needs", technique->key);
}

static ChExit hint_steps(const HintInput *input, ChStatus *status)
{
    const HintSettings *const settings = input->settings;
    ChSurvey *const survey = &input->hinter->survey;

    const ChPlan *const plan = sound_plan(input, settings->plan);
    *status = ch_hint_survey(survey, input->puzzle, plan, extent_of(input), &input->hinter->order);
    const bool is_idle = would_repeat(input);
    if (!is_idle || !write_way_to_digit(input, plan)) {
        (extent_of(input) == CH_HINT_EASY ? write_screen : write_steps)(input);
        if (is_idle && settings->level == 0)
            put_sentence(
                input,
                N_("The strategies in use find no digit from here. A grid with pencil marks "
                   "can say what was ruled out, so that the next hint continues from there."),
                NULL, 0);
    }
    if (survey->is_contradiction)
        return CH_EXIT_IMPOSSIBLE;
    if (survey->count > 0)
        return CH_EXIT_OK;
    if (survey->board.empty > 0) {
        write_needed_technique(input);
        return CH_EXIT_UNMET;
    }
    put_sentence(input, N_("Every cell has its digit."), NULL, 0);
    write_nothing(input, NULL, NULL);
    return CH_EXIT_OK;
}

/* ---- the command ---- */

/* Writes the hint for a position. Faults of the puzzle itself come before all else. */
static ChExit write_answer(const HintInput *input, ChStatus *status)
{
    const ChMistakes *const mistakes = &input->hinter->mistakes;

    if (mistakes->verdict == CH_VERDICT_UNSOLVABLE) {
        put_sentence(
            input,
            N_("The puzzle itself has no solution; 'crosshatch check' says what is wrong with it."),
            NULL, 0);
        if (!input->is_json)
            ch_slip_text(input->out, input->settings->style.language, &input->hinter->search,
                         input->puzzle);
        if (hint_steps(input, status) == CH_EXIT_TROUBLE)
            return CH_EXIT_TROUBLE;
        return CH_EXIT_IMPOSSIBLE;
    }
    if (mistakes->verdict == CH_VERDICT_SEVERAL)
        put_sentence(input, CH_SEVERAL_SOLUTIONS, NULL, 0);
    if (mistakes->mistake_count > 0)
        return write_mistakes(input);
    if (mistakes->is_dead_end) {
        put_sentence(input, N_("No solution agrees with all that was put in so far."), NULL, 0);
        write_nothing(input, NULL, NULL);
        return CH_EXIT_UNMET;
    }
    return hint_steps(input, status);
}

static ChExit hint_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                        uint64_t ordinal, ChJobOutput *job)
{
    const HintSettings *const settings = batch->context;
    Hinter *const hinter = worker;
    const HintInput input = {.settings = settings,
                             .hinter = hinter,
                             .puzzle = &item->entry.puzzle,
                             .out = &job->out,
                             .json = {.out = &job->out,
                                      .style = &settings->style,
                                      .puzzle = &item->entry.puzzle,
                                      .mistakes = &hinter->mistakes,
                                      .log_replay = &hinter->log_replay,
                                      .sentence = &hinter->sentence},
                             .is_json = batch->cli->options.json,
                             .digits_only = ch_entry_is_digits(&item->entry)};
    ChStatus status = CH_OK;

    if (ordinal > 0 && !input.is_json)
        ch_text_char(&job->out, '\n');
    if (item->entry.status != CH_OK) {
        write_error(batch, item, &job->out);
        return CH_EXIT_TROUBLE;
    }
    hinter->survey.state = ch_solving_state(input.settings->plan, hinter, sizeof *hinter);
    hinter->why.engine.state = hinter->survey.state;
    ch_mistakes_find(&hinter->search, input.puzzle, NODES, &hinter->mistakes);
    const ChExit result = write_answer(&input, &status);
    if (status != CH_OK)
        ch_item_remark(&job->err, batch->cli, item, ch_status_text(status));
    return result;
}

static void free_worker(void *worker)
{
    Hinter *const hinter = worker;

    ch_text_free(&hinter->sentence);
}

ChExit ch_command_hint(ChCli *cli)
{
    ChPlan whole;
    ChPlan narrowed;
    HintSettings settings = {.plan = &whole,
                             .whole = &whole,
                             .style = {.language = cli->language,
                                       .argument = cli->options.argument,
                                       .notation = cli->options.notation,
                                       .proof = cli->options.proof,
                                       .colours = ch_cli_colours(cli),
                                       .terminal = ch_hint_terminal(cli)},
                             .all = cli->options.all,
                             .level = cli->options.level};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Hinter),
                     .process = hint_item,
                     .leave = free_worker,
                     .context = &settings,
                     .is_prose = !cli->options.json};
    const char *const known = cli->options.known;

    if (!ch_solving_plan(cli, &whole))
        return CH_EXIT_TROUBLE;
    if (known != NULL) {
        if (!ch_solving_plan_known(cli, &narrowed, known))
            return CH_EXIT_TROUBLE;
        settings.plan = &narrowed;
    }
    batch.worker_size = ch_solving_worker(settings.plan, batch.worker_size);
    return ch_batch_run(&batch);
}

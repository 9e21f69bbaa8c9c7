/* cmd_hint.c - `crosshatch hint`: what can be done now, in the position that is given.
 *
 * Mistakes come first: on a wrong digit nothing can be built.  Then the easiest step there is.  A
 * grid of digits has no room for eliminations, and the next hint would be the same again; so where
 * the easiest step places nothing, the hint is the shortest way to the next digit.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"
#include "error_records.h"
#include "explain.h"
#include "hint_json.h"
#include "mistakes.h"
#include "notation.h"
#include "solving.h"
#include "step_text.h"
#include "survey.h"
#include "why_text.h"

enum { NODES = 1000000 }; /* of the search, for each question */

typedef struct Hinter {
    ChChunk chunk; /* first: see batch.h */
    ChSearch search;
    ChMistakes mistakes;
    ChSurvey survey;
    ChPlan sound; /* a plan without some rows */
    ChWhy why;    /* for mistakes */
    ChLog log;    /* of one step */
    ChLogReplay log_replay;
    ChText sentence;
    ChText more; /* members of a JSON log */
} Hinter;

typedef struct Hinting {
    const ChPlan *plan;  /* what the hint may use */
    const ChPlan *whole; /* what there is: --known narrows it */
    ChTextStyle style;
    uint32_t most;
    int level; /* a ChDepth; 0: all of it */
} Hinting;

/* What one record is treated with. */
typedef struct Scene {
    const Hinting *hinting;
    Hinter *hinter;
    const ChPuzzle *puzzle;
    ChText *out;
    ChHintJson json;
    bool is_json;
    bool digits_only; /* the input cannot say what was ruled out */
} Scene;

static void write_error(const ChBatch *batch, const ChInputItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-log", batch->cli, item);
    else
        ch_record_error_line(out);
}

static void say(const Scene *input, const char *message, const ChField *field, size_t count)
{
    if (input->is_json)
        return;
    ch_format(input->out, input->hinting->style.language, message, field, count);
    ch_text_char(input->out, '\n');
}

/* Whether less than the whole is wanted: a log would give away all the rest. */
static bool is_partial(const Scene *input)
{
    return input->hinting->level > 0 && input->hinting->level < CH_DEPTH_ARGUMENT;
}

/* A log without steps, of the position: there is nothing to prove. */
static void write_nothing(const Scene *input, const char *key, const char *value)
{
    ChEngine *const engine = &input->hinter->why.engine;

    if (!input->is_json)
        return;
    ch_engine_stand(engine, input->puzzle);
    ch_hint_json_log(&input->json, &engine->log, false, key, value);
}

/* ---- mistakes ---- */

/* What the player did, as a name: r5c2=7 where the digit stands, r5c2<>7 where a mark was
 * removed. */
static void name_mistake(char *name, ChFact truth)
{
    (truth.holds ? ch_name_removed : ch_name_placed)(name, truth.candidate);
}

static void tell_mistake(const Scene *input, uint32_t which)
{
    const ChFact truth = input->hinter->mistakes.mistake[which];
    const Hinting *const hinting = input->hinting;
    const ChDepth depth = hinting->level > 0 ? (ChDepth)hinting->level : CH_DEPTH_ARGUMENT;
    ChWhy *const why = &input->hinter->why;
    ChText *const told = &input->hinter->sentence;
    char name[CH_NAME_SIZE];

    ch_text_clear(told);
    ch_explain_mistake(told, hinting->style.language, depth, truth.candidate, truth.holds);
    if (!input->is_json) {
        ch_text_puts(input->out, ch_text_whole(told));
        ch_text_char(input->out, '\n');
    } else if (is_partial(input)) {
        ch_hint_json_text(&input->json, input->hinting->level, told);
    }
    if (depth < CH_DEPTH_ARGUMENT)
        return;
    ch_why_mistake(why, &input->hinter->mistakes, which, hinting->whole);
    name_mistake(name, truth);
    if (input->is_json)
        ch_hint_json_log(&input->json, &why->log, true, "mistake", name);
    else
        ch_why_text(input->out, &hinting->style, why, &input->hinter->log_replay);
}

static ChExit tell_mistakes(const Scene *input)
{
    const ChMistakes *const mistakes = &input->hinter->mistakes;

    for (uint32_t i = 0; i < mistakes->mistake_count && i < input->hinting->most; i++)
        tell_mistake(input, i);
    return CH_EXIT_UNMET;
}

/* ---- steps ---- */

static void write_step(const Scene *input, const ChStepRecord *step)
{
    const Hinting *const hinting = input->hinting;
    const ChTextStyle *const style = &hinting->style;
    const ChBoard *const before = &input->hinter->log_replay.replay.board;

    if (hinting->level == 0) {
        ch_step_text(input->out, style, before, step);
        return;
    }
    const bool is_whole = hinting->level == CH_DEPTH_ARGUMENT;
    if (is_whole && input->hinter->log_replay.log->count > 1) {
        ch_explain_heading(input->out, style->language, step);
        ch_text_char(input->out, '\n');
    }
    ch_step_depth_text(input->out, style, before, step, (ChDepth)hinting->level, 0);
    if (is_whole)
        ch_step_notation_text(input->out, style, before, step, 0);
}

/* The first step at the level that is wanted, as an object. */
static void write_partial(const Scene *input, const ChStepRecord *step)
{
    ChText *const told = &input->hinter->sentence;

    ch_text_clear(told);
    ch_explain_depth(told, input->hinting->style.language, &input->hinter->log_replay.replay.board,
                     step, (ChDepth)input->hinting->level);
    ch_hint_json_text(&input->json, input->hinting->level, told);
}

/* The steps of a log, numbered from FIRST; less than the whole is of the first of them. */
static void write_hint(const Scene *input, const ChLog *log, uint32_t first)
{
    const Hinting *const hinting = input->hinting;
    const ChTextStyle *const style = &hinting->style;
    ChLogReplay *const log_replay = &input->hinter->log_replay;
    ChStepRecord step;

    if (input->is_json && !is_partial(input)) {
        ch_hint_json_log(&input->json, log, style->argument || hinting->level > 0, NULL, NULL);
        return;
    }
    ch_log_replay_start(log_replay, log);
    while (ch_log_replay_next(log_replay, style->argument || style->notation || hinting->level > 0,
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

/* Whether the hint would be the same after its step was taken: that places nothing, and the input
 * cannot say what it ruled out. */
static bool leads_nowhere(const Scene *input)
{
    const ChSurvey *const survey = &input->hinter->survey;

    return input->digits_only && input->hinting->most == 1 && survey->count > 0 &&
           !survey->is_contradiction && !places(&survey->step[0]) &&
           input->hinter->mistakes.verdict != CH_VERDICT_UNSOLVABLE;
}

/* The shortest way to the next digit; false when the plan finds none. */
static bool write_way(const Scene *input, const ChPlan *plan)
{
    ChWhy *const why = &input->hinter->why;

    if (!ch_why_next_digit(why, input->puzzle, plan))
        return false;
    const ChField field[] = {
        ch_field_list("placed", CH_FIELD_PLACED, &why->fact.candidate, 1),
        ch_field_number("steps", why->log.count),
    };
    if (!is_partial(input) && why->log.count > 1)
        say(input, N_("The next digit is {placed}. It takes {steps} steps:"), field, 2);
    write_hint(input, &why->log, 1);
    return true;
}

static void write_steps(const Scene *input)
{
    Hinter *const hinter = input->hinter;
    const uint32_t count = hinter->survey.count;

    for (uint32_t i = 0; i < count && i < input->hinting->most; i++) {
        ch_survey_log(&hinter->survey, i, input->puzzle, &hinter->log);
        write_hint(input, &hinter->log, i + 1);
    }
}

/* The plan without what leans on there being one solution, unless there is. */
static const ChPlan *sound(const Scene *input, const ChPlan *plan)
{
    ChPlan *const narrowed = &input->hinter->sound;

    if (input->hinter->mistakes.verdict == CH_VERDICT_UNIQUE)
        return plan;
    *narrowed = *plan;
    ch_plan_leave_unique(narrowed);
    return narrowed;
}

/* Nothing that the player knows is enough: the easiest that is. */
static void name_needed(const Scene *input)
{
    ChSurvey *const survey = &input->hinter->survey;

    (void)ch_survey(survey, input->puzzle, sound(input, input->hinting->whole), 1);
    if (survey->count == 0) {
        say(input, N_("The strategies in use find no step in this position."), NULL, 0);
        write_nothing(input, NULL, NULL);
        return;
    }
    const ChTechnique *const technique = ch_technique(survey->step[0].technique);
    const ChField field = ch_field_message("technique", technique->title);
    say(input,
        N_("Nothing of what you know finds a step here. The easiest that does is this: "
           "{technique}."),
        &field, 1);
    write_nothing(input, "needs", technique->key);
}

static ChExit tell_steps(const Scene *input, ChStatus *status)
{
    const Hinting *const hinting = input->hinting;
    ChSurvey *const survey = &input->hinter->survey;

    const ChPlan *const plan = sound(input, hinting->plan);
    *status = ch_survey(survey, input->puzzle, plan, hinting->most);
    const bool is_idle = leads_nowhere(input);
    if (!is_idle || !write_way(input, plan)) {
        write_steps(input);
        if (is_idle && hinting->level == 0)
            say(input,
                N_("The strategies in use find no digit from here. A grid with pencil marks "
                   "can say what was ruled out, so that the next hint goes on from there."),
                NULL, 0);
    }
    if (survey->is_contradiction)
        return CH_EXIT_IMPOSSIBLE;
    if (survey->count > 0)
        return CH_EXIT_OK;
    if (survey->board.empty > 0) {
        name_needed(input);
        return CH_EXIT_UNMET;
    }
    say(input, N_("Every cell has its digit."), NULL, 0);
    write_nothing(input, NULL, NULL);
    return CH_EXIT_OK;
}

/* ---- the command ---- */

/* What is wrong with the puzzle itself comes before all else. */
static ChExit give(const Scene *input, ChStatus *status)
{
    const ChMistakes *const mistakes = &input->hinter->mistakes;

    if (mistakes->verdict == CH_VERDICT_UNSOLVABLE) {
        say(input,
            N_("The puzzle itself has no solution; 'crosshatch check' says what is wrong with it."),
            NULL, 0);
        if (tell_steps(input, status) == CH_EXIT_TROUBLE)
            return CH_EXIT_TROUBLE;
        return CH_EXIT_IMPOSSIBLE;
    }
    if (mistakes->verdict == CH_VERDICT_SEVERAL)
        say(input, CH_SEVERAL_SOLUTIONS, NULL, 0);
    if (mistakes->mistake_count > 0)
        return tell_mistakes(input);
    if (mistakes->is_dead_end) {
        say(input, N_("No solution agrees with all that was put in so far."), NULL, 0);
        write_nothing(input, NULL, NULL);
        return CH_EXIT_UNMET;
    }
    return tell_steps(input, status);
}

static ChExit hint(const ChBatch *batch, void *worker, const ChInputItem *item, uint64_t ordinal,
                   ChJobOutput *job)
{
    const Hinting *const hinting = batch->context;
    Hinter *const hinter = worker;
    const Scene input = {.hinting = hinting,
                         .hinter = hinter,
                         .puzzle = &item->entry.puzzle,
                         .out = &job->out,
                         .json = {.out = &job->out,
                                  .style = &hinting->style,
                                  .puzzle = &item->entry.puzzle,
                                  .mistakes = &hinter->mistakes,
                                  .log_replay = &hinter->log_replay,
                                  .sentence = &hinter->sentence,
                                  .members = &hinter->more},
                         .is_json = batch->cli->options.json,
                         .digits_only = ch_entry_is_digits(&item->entry)};
    ChStatus status = CH_OK;

    if (ordinal > 0 && !input.is_json)
        ch_text_char(&job->out, '\n');
    if (item->entry.status != CH_OK) {
        write_error(batch, item, &job->out);
        return CH_EXIT_TROUBLE;
    }
    hinter->survey.se = ch_solving_space(input.hinting->plan, hinter, sizeof *hinter);
    hinter->why.engine.se = hinter->survey.se;
    ch_mistakes_find(&hinter->search, input.puzzle, NODES, &hinter->mistakes);
    const ChExit result = give(&input, &status);
    if (status != CH_OK)
        ch_item_remark(&job->err, batch->cli, item, ch_status_text(status));
    return result;
}

static void leave(void *worker)
{
    Hinter *const hinter = worker;

    ch_text_free(&hinter->sentence);
    ch_text_free(&hinter->more);
}

ChExit ch_command_hint(ChCli *cli)
{
    ChPlan whole;
    ChPlan narrowed;
    Hinting hinting = {.plan = &whole,
                       .whole = &whole,
                       .style = {.language = cli->language,
                                 .argument = cli->options.argument,
                                 .notation = cli->options.notation,
                                 .colours = ch_cli_colours(cli)},
                       .most = cli->options.all ? UINT32_MAX : 1,
                       .level = cli->options.level};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Hinter),
                     .process = hint,
                     .leave = leave,
                     .context = &hinting,
                     .is_prose = !cli->options.json};
    const char *const known = cli->options.known;

    if (!ch_solving_plan(cli, &whole))
        return CH_EXIT_TROUBLE;
    if (known != NULL) {
        if (!ch_solving_plan_of(cli, &narrowed, "--known", known))
            return CH_EXIT_TROUBLE;
        hinting.plan = &narrowed;
    }
    batch.worker_size = ch_solving_worker(hinting.plan, batch.worker_size);
    return ch_batch_run(&batch);
}

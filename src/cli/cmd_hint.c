/* cmd_hint.c - `crosshatch hint`: what can be done now, in the position that is given.
 *
 * Mistakes come first: on a wrong digit nothing can be built.  Then the easiest step there is.  A
 * grid of digits has no room for eliminations, and the next hint would be the same again; so where
 * the easiest step places nothing, the hint is the shortest way to the next digit.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"
#include "explain.h"
#include "hint_json.h"
#include "notation.h"
#include "records.h"
#include "say_why.h"
#include "solving.h"
#include "standing.h"
#include "survey.h"
#include "tell_steps.h"

enum { NODES = 1000000 }; /* of the search, for each question */

typedef struct Hinter {
    ChSlot slot; /* first: see batch.h */
    ChSearch search;
    ChStanding standing;
    ChSurvey survey;
    ChPlan sound; /* a plan without some rows */
    ChWhy why;    /* for mistakes */
    ChLog log;    /* of one step */
    ChTeller teller;
    ChText sentence;
    ChText more; /* members of a JSON log */
} Hinter;

typedef struct Hinting {
    const ChPlan *plan;  /* what the hint may use */
    const ChPlan *whole; /* what there is: --known narrows it */
    ChManner manner;
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

static void write_error(const ChBatch *batch, const ChItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-log", batch->cli, item);
    else
        ch_record_error_line(out);
}

static void say(const Scene *scene, const char *message, const ChField *field, size_t count)
{
    if (scene->is_json)
        return;
    ch_format(scene->out, scene->hinting->manner.language, message, field, count);
    ch_text_char(scene->out, '\n');
}

/* Whether less than the whole is wanted: a log would give away all the rest. */
static bool is_partial(const Scene *scene)
{
    return scene->hinting->level > 0 && scene->hinting->level < CH_DEPTH_ARGUMENT;
}

/* A log without steps, of the position: there is nothing to prove. */
static void write_nothing(const Scene *scene, const char *key, const char *value)
{
    ChEngine *const engine = &scene->hinter->why.engine;

    if (!scene->is_json)
        return;
    ch_engine_stand(engine, scene->puzzle);
    ch_hint_json_log(&scene->json, &engine->log, false, key, value);
}

/* ---- mistakes ---- */

/* What the player did, as a name: r5c2=7 where the digit stands, r5c2<>7 where a mark was
 * removed. */
static void name_mistake(char *name, ChFact truth)
{
    (truth.holds ? ch_name_removed : ch_name_placed)(name, truth.candidate);
}

static void tell_mistake(const Scene *scene, uint32_t which)
{
    const ChFact truth = scene->hinter->standing.mistake[which];
    const Hinting *const hinting = scene->hinting;
    const ChDepth depth = hinting->level > 0 ? (ChDepth)hinting->level : CH_DEPTH_ARGUMENT;
    ChWhy *const why = &scene->hinter->why;
    ChText *const told = &scene->hinter->sentence;
    char name[CH_NAME_SIZE];

    ch_text_clear(told);
    ch_explain_mistake(told, hinting->manner.language, depth, truth.candidate, truth.holds);
    if (!scene->is_json) {
        ch_text_puts(scene->out, ch_text_whole(told));
        ch_text_char(scene->out, '\n');
    } else if (is_partial(scene)) {
        ch_hint_json_text(&scene->json, scene->hinting->level, told);
    }
    if (depth < CH_DEPTH_ARGUMENT)
        return;
    ch_why_mistake(why, &scene->hinter->standing, which, hinting->whole);
    name_mistake(name, truth);
    if (scene->is_json)
        ch_hint_json_log(&scene->json, &why->log, true, "mistake", name);
    else
        ch_say_why(scene->out, &hinting->manner, why, &scene->hinter->teller);
}

static ChExit tell_mistakes(const Scene *scene)
{
    const ChStanding *const standing = &scene->hinter->standing;

    for (uint32_t i = 0; i < standing->mistake_count && i < scene->hinting->most; i++)
        tell_mistake(scene, i);
    return CH_EXIT_UNMET;
}

/* ---- steps ---- */

static void write_step(const Scene *scene, const ChStepRecord *step)
{
    const Hinting *const hinting = scene->hinting;
    const ChManner *const manner = &hinting->manner;
    const ChBoard *const before = &scene->hinter->teller.replay.board;

    if (hinting->level == 0) {
        ch_tell_step(scene->out, manner, before, step);
        return;
    }
    const bool is_whole = hinting->level == CH_DEPTH_ARGUMENT;
    if (is_whole && scene->hinter->teller.log->count > 1) {
        ch_explain_heading(scene->out, manner->language, step);
        ch_text_char(scene->out, '\n');
    }
    ch_tell_depth(scene->out, manner, before, step, (ChDepth)hinting->level, 0);
    if (is_whole)
        ch_tell_notation(scene->out, manner, before, step, 0);
}

/* The first step at the level that is wanted, as an object. */
static void write_partial(const Scene *scene, const ChStepRecord *step)
{
    ChText *const told = &scene->hinter->sentence;

    ch_text_clear(told);
    ch_explain_depth(told, scene->hinting->manner.language, &scene->hinter->teller.replay.board,
                     step, (ChDepth)scene->hinting->level);
    ch_hint_json_text(&scene->json, scene->hinting->level, told);
}

/* The steps of a log, numbered from FIRST; less than the whole is of the first of them. */
static void write_hint(const Scene *scene, const ChLog *log, uint32_t first)
{
    const Hinting *const hinting = scene->hinting;
    const ChManner *const manner = &hinting->manner;
    ChTeller *const teller = &scene->hinter->teller;
    ChStepRecord step;

    if (scene->is_json && !is_partial(scene)) {
        ch_hint_json_log(&scene->json, log, manner->argument || hinting->level > 0, NULL, NULL);
        return;
    }
    ch_tell_start(teller, log);
    while (
        ch_tell_next(teller, manner->argument || manner->notation || hinting->level > 0, &step)) {
        step.number += first - 1;
        (scene->is_json ? write_partial : write_step)(scene, &step);
        if (is_partial(scene))
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
static bool leads_nowhere(const Scene *scene)
{
    const ChSurvey *const survey = &scene->hinter->survey;

    return scene->digits_only && scene->hinting->most == 1 && survey->count > 0 &&
           !survey->is_contradiction && !places(&survey->step[0]) &&
           scene->hinter->standing.verdict != CH_VERDICT_UNSOLVABLE;
}

/* The shortest way to the next digit; false when the plan finds none. */
static bool write_way(const Scene *scene, const ChPlan *plan)
{
    ChWhy *const why = &scene->hinter->why;

    if (!ch_why_next_digit(why, scene->puzzle, plan))
        return false;
    const ChField field[] = {
        ch_field_list("placed", CH_FIELD_PLACED, &why->fact.candidate, 1),
        ch_field_number("steps", why->log.count),
    };
    if (!is_partial(scene) && why->log.count > 1)
        say(scene, N_("The next digit is {placed}. It takes {steps} steps:"), field, 2);
    write_hint(scene, &why->log, 1);
    return true;
}

static void write_steps(const Scene *scene)
{
    Hinter *const hinter = scene->hinter;
    const uint32_t count = hinter->survey.count;

    for (uint32_t i = 0; i < count && i < scene->hinting->most; i++) {
        ch_survey_log(&hinter->survey, i, scene->puzzle, &hinter->log);
        write_hint(scene, &hinter->log, i + 1);
    }
}

/* The plan without what leans on there being one solution, unless there is. */
static const ChPlan *sound(const Scene *scene, const ChPlan *plan)
{
    ChPlan *const narrowed = &scene->hinter->sound;

    if (scene->hinter->standing.verdict == CH_VERDICT_UNIQUE)
        return plan;
    *narrowed = *plan;
    ch_plan_leave_unique(narrowed);
    return narrowed;
}

/* Nothing that the player knows is enough: the easiest that is. */
static void name_needed(const Scene *scene)
{
    ChSurvey *const survey = &scene->hinter->survey;

    (void)ch_survey(survey, scene->puzzle, sound(scene, scene->hinting->whole), 1);
    if (survey->count == 0) {
        say(scene, N_("The strategies in use find no step in this position."), NULL, 0);
        write_nothing(scene, NULL, NULL);
        return;
    }
    const ChTechnique *const technique = ch_technique(survey->step[0].technique);
    const ChField field = ch_field_message("technique", technique->title);
    say(scene,
        N_("Nothing of what you know finds a step here. The easiest that does is this: "
           "{technique}."),
        &field, 1);
    write_nothing(scene, "needs", technique->key);
}

static ChExit tell_steps(const Scene *scene, ChStatus *status)
{
    const Hinting *const hinting = scene->hinting;
    ChSurvey *const survey = &scene->hinter->survey;

    const ChPlan *const plan = sound(scene, hinting->plan);
    *status = ch_survey(survey, scene->puzzle, plan, hinting->most);
    const bool is_idle = leads_nowhere(scene);
    if (!is_idle || !write_way(scene, plan)) {
        write_steps(scene);
        if (is_idle && hinting->level == 0)
            say(scene,
                N_("The strategies in use find no digit from here. A grid with pencil marks "
                   "can say what was ruled out, so that the next hint goes on from there."),
                NULL, 0);
    }
    if (survey->is_contradiction)
        return CH_EXIT_IMPOSSIBLE;
    if (survey->count > 0)
        return CH_EXIT_OK;
    if (survey->board.empty > 0) {
        name_needed(scene);
        return CH_EXIT_UNMET;
    }
    say(scene, N_("Every cell has its digit."), NULL, 0);
    write_nothing(scene, NULL, NULL);
    return CH_EXIT_OK;
}

/* ---- the command ---- */

/* What is wrong with the puzzle itself comes before all else. */
static ChExit give(const Scene *scene, ChStatus *status)
{
    const ChStanding *const standing = &scene->hinter->standing;

    if (standing->verdict == CH_VERDICT_UNSOLVABLE) {
        say(scene,
            N_("The puzzle itself has no solution; 'crosshatch check' says what is wrong with it."),
            NULL, 0);
        if (tell_steps(scene, status) == CH_EXIT_TROUBLE)
            return CH_EXIT_TROUBLE;
        return CH_EXIT_IMPOSSIBLE;
    }
    if (standing->verdict == CH_VERDICT_SEVERAL)
        say(scene, CH_SEVERAL_SOLUTIONS, NULL, 0);
    if (standing->mistake_count > 0)
        return tell_mistakes(scene);
    if (standing->is_dead_end) {
        say(scene, N_("No solution agrees with all that was put in so far."), NULL, 0);
        write_nothing(scene, NULL, NULL);
        return CH_EXIT_UNMET;
    }
    return tell_steps(scene, status);
}

static ChExit hint(const ChBatch *batch, void *hand, const ChItem *item, uint64_t ordinal,
                   ChSheet *sheet)
{
    const Hinting *const hinting = batch->context;
    Hinter *const hinter = hand;
    const Scene scene = {.hinting = hinting,
                         .hinter = hinter,
                         .puzzle = &item->entry.puzzle,
                         .out = &sheet->out,
                         .json = {.out = &sheet->out,
                                  .manner = &hinting->manner,
                                  .puzzle = &item->entry.puzzle,
                                  .standing = &hinter->standing,
                                  .teller = &hinter->teller,
                                  .sentence = &hinter->sentence,
                                  .members = &hinter->more},
                         .is_json = batch->cli->options.json,
                         .digits_only = ch_entry_is_digits(&item->entry)};
    ChStatus status = CH_OK;

    if (ordinal > 0 && !scene.is_json)
        ch_text_char(&sheet->out, '\n');
    if (item->entry.status != CH_OK) {
        write_error(batch, item, &sheet->out);
        return CH_EXIT_TROUBLE;
    }
    hinter->survey.se = ch_solving_space(scene.hinting->plan, hinter, sizeof *hinter);
    hinter->why.engine.se = hinter->survey.se;
    ch_standing_judge(&hinter->search, scene.puzzle, NODES, &hinter->standing);
    const ChExit result = give(&scene, &status);
    if (status != CH_OK)
        ch_item_remark(&sheet->err, batch->cli, item, ch_status_text(status));
    return result;
}

static void leave(void *hand)
{
    Hinter *const hinter = hand;

    ch_text_free(&hinter->sentence);
    ch_text_free(&hinter->more);
}

ChExit ch_command_hint(ChCli *cli)
{
    ChPlan whole;
    ChPlan narrowed;
    Hinting hinting = {.plan = &whole,
                       .whole = &whole,
                       .manner = {.language = cli->language,
                                  .argument = cli->options.argument,
                                  .notation = cli->options.notation,
                                  .colours = ch_cli_colours(cli)},
                       .most = cli->options.all ? UINT32_MAX : 1,
                       .level = cli->options.level};
    ChBatch batch = {.cli = cli,
                     .hand_size = sizeof(Hinter),
                     .treat = hint,
                     .leave = leave,
                     .context = &hinting,
                     .tells = !cli->options.json};
    const char *const known = cli->options.known;

    if (!ch_solving_plan(cli, &whole))
        return CH_EXIT_TROUBLE;
    if (known != NULL) {
        if (!ch_solving_plan_of(cli, &narrowed, "--known", known))
            return CH_EXIT_TROUBLE;
        hinting.plan = &narrowed;
    }
    batch.hand_size = ch_solving_hand(hinting.plan, batch.hand_size);
    return ch_batch_run(&batch);
}

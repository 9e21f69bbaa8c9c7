/* hint_answer.c - see hint_answer.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hint_answer.h"

#include "explain.h"
#include "hint_picture.h"

/* Adds a sentence and a line end, unless the output is JSON. */
void ch_hint_sentence(const ChHintInput *input, const char *message, const ChField *field,
                      size_t count)
{
    if (input->is_json)
        return;
    ch_format(input->out, input->settings->style.language, message, field, count);
    ch_text_char(input->out, '\n');
}

/* Whether only a part of the step is wanted, since a log would give away the rest. */
bool ch_hint_is_partial(const ChHintInput *input)
{
    return input->settings->level > 0 && input->settings->level < CH_DEPTH_ARGUMENT;
}

/* Writes a log of the position without steps: there is nothing to prove. */
void ch_hint_nothing(const ChHintInput *input, const char *key, const char *value)
{
    ChEngine *const engine = &input->hinter->why.engine;

    if (!input->is_json)
        return;
    ch_engine_log_position(engine, input->puzzle);
    ch_hint_json_log(&input->json, &engine->log, false, key, value);
}

/* Adds a text and a line end. */
void ch_hint_put_text(const ChHintInput *input, ChText *text)
{
    ch_text_puts(input->out, ch_text_whole(text));
    ch_text_char(input->out, '\n');
}

static void write_step(const ChHintInput *input, const ChStepRecord *step)
{
    const ChHintSettings *const settings = input->settings;
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
static void write_partial(const ChHintInput *input, const ChStepRecord *step)
{
    ChText *const text = &input->hinter->sentence;

    ch_text_clear(text);
    ch_explain_depths(text, input->settings->style.language,
                      &input->hinter->log_replay.replay.board, step,
                      (ChDepth)input->settings->level);
    ch_hint_json_text(&input->json, input->settings->level, text);
}

/* Writes the steps of a log, numbered from FIRST. A partial hint is about the first step only. */
void ch_hint_log(const ChHintInput *input, const ChLog *log, uint32_t first)
{
    const ChHintSettings *const settings = input->settings;
    const ChTextStyle *const style = &settings->style;
    ChLogReplay *const log_replay = &input->hinter->log_replay;
    ChStepRecord step;

    if (input->is_json && !ch_hint_is_partial(input)) {
        ch_hint_json_log(&input->json, log, style->argument || settings->level > 0, NULL, NULL);
        return;
    }
    ch_log_replay_start(log_replay, log);
    while (ch_log_replay_next(log_replay, style->argument || style->notation || settings->level > 0,
                              &step)) {
        step.number += first - 1;
        (input->is_json ? write_partial : write_step)(input, &step);
        if (ch_hint_is_partial(input))
            return;
    }
}

/* Returns the plan without techniques that rely on uniqueness, unless the solution is unique. */
const ChPlan *ch_hint_sound_plan(const ChHintInput *input, const ChPlan *plan)
{
    ChPlan *const narrowed = &input->hinter->sound;

    if (input->hinter->mistakes.verdict == CH_VERDICT_UNIQUE)
        return plan;
    *narrowed = *plan;
    ch_plan_remove_unique(narrowed);
    return narrowed;
}

/* Names the easiest technique that finds a step, where none of the known ones does. */
void ch_hint_needed_technique(const ChHintInput *input)
{
    ChSurvey *const survey = &input->hinter->survey;

    (void)ch_survey(survey, input->puzzle, ch_hint_sound_plan(input, input->settings->whole), 1);
    if (survey->count == 0) {
        ch_hint_sentence(input, N_("The strategies in use find no step in this position."), NULL,
                         0);
        ch_hint_nothing(input, NULL, NULL);
        return;
    }
    const ChTechnique *const technique = ch_technique(survey->step[0].technique);
    const ChField field = ch_field_message("technique", technique->title);
    ch_hint_sentence(
        input,
        N_("Nothing of what you know finds a step here. The easiest that does is this: "
           "{technique}."),
        &field, 1);
    ch_hint_nothing(input, "needs", technique->key);
}

ChExit ch_hint_full(const ChHintInput *input)
{
    ch_hint_sentence(input, N_("Every cell has its digit."), NULL, 0);
    ch_hint_nothing(input, NULL, NULL);
    return CH_EXIT_OK;
}

/* hint_steps.c - see hint_steps.h.
 *
 * A grid of digits cannot record eliminations, so the next hint would be the same again.  So where
 * the easiest step places nothing, the hint is the shortest way to the next digit.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hint_steps.h"

#include "screen_lines.h"

static bool places(const ChStep *step)
{
    return step->placed != CH_NONE ||
           (step->detail != NULL && ch_candidates_count(&step->detail->placed) > 0);
}

/* Whether the next hint would be the same: the step places nothing, and the input cannot record its
 * eliminations. */
static bool would_repeat(const ChHintInput *input)
{
    const ChSurvey *const survey = &input->hinter->survey;
    const ChHintOrder *const order = &input->hinter->order;

    return input->digits_only && input->settings->all == CH_ALL_NOT && order->count > 0 &&
           !survey->is_contradiction && !places(&survey->step[ch_hint_index(order, 0)]) &&
           input->hinter->mistakes.verdict != CH_VERDICT_UNSOLVABLE;
}

/* Writes the shortest way to the next digit; false when the plan finds none. */
static bool write_way_to_digit(const ChHintInput *input, const ChPlan *plan)
{
    ChWhy *const why = &input->hinter->why;

    if (!ch_why_next_digit(why, input->puzzle, plan))
        return false;
    const ChField field[] = {
        ch_field_list("placed", CH_FIELD_PLACED, &why->fact.candidate, 1),
        ch_field_number("steps", why->log.count),
    };
    if (!ch_hint_is_partial(input) && why->log.count > 1)
        ch_hint_sentence(input, CH_HINT_WAY, field, 2);
    ch_hint_log(input, &why->log, 1);
    return true;
}

static void write_ranked(const ChHintInput *input, uint32_t rank)
{
    ChHinter *const hinter = input->hinter;

    ch_survey_log(&hinter->survey, ch_hint_index(&hinter->order, rank), input->puzzle,
                  &hinter->log);
    ch_hint_log(input, &hinter->log, rank + 1);
}

static void write_steps(const ChHintInput *input)
{
    const uint32_t count = input->hinter->order.count;

    for (uint32_t i = 0; i < count && (i == 0 || input->settings->all != CH_ALL_NOT); i++)
        write_ranked(input, i);
}

/* Returns which steps are wanted. JSON has all of them, in the order of the plan. */
static ChHintExtent extent_of(const ChHintInput *input)
{
    const int all = input->settings->all;

    if (all == CH_ALL_NOT)
        return CH_HINT_ONE;
    return all == CH_ALL_GROUPED && !input->is_json ? CH_HINT_EASY : CH_HINT_EVERY;
}

/* Writes as many steps as fit on a screen, and how many more there are. */
static void write_screen(const ChHintInput *input)
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
        ch_hint_sentence(input, N_("and {count} more (--all=everything)"), &field, 1);
}

ChExit ch_hint_steps(const ChHintInput *input, ChStatus *status)
{
    const ChHintSettings *const settings = input->settings;
    ChSurvey *const survey = &input->hinter->survey;

    const ChPlan *const plan = ch_hint_sound_plan(input, settings->plan);
    *status = ch_hint_survey(survey, input->puzzle, plan, extent_of(input), &input->hinter->order);
    const bool is_idle = would_repeat(input);
    if (!is_idle || !write_way_to_digit(input, plan)) {
        (extent_of(input) == CH_HINT_EASY ? write_screen : write_steps)(input);
        if (is_idle && settings->level == 0)
            ch_hint_sentence(
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
        ch_hint_needed_technique(input);
        return CH_EXIT_UNMET;
    }
    return ch_hint_full(input);
}

/* hint_mistakes.c - see hint_mistakes.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hint_mistakes.h"
#include "explain.h"

#include "notation.h"
#include "why_text.h"

/* Names the player's mistake: r5c2=7 for a wrong digit, r5c2<>7 for a wrong elimination. */
static void name_mistake(char *name, ChFact truth)
{
    (truth.holds ? ch_name_removed : ch_name_placed)(name, truth.candidate);
}

/* Writes the depths of a mistake up to the wanted level, except its proof. */
static void write_mistake_depths(const ChHintInput *input, ChFact truth)
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
        ch_hint_put_text(input, text);
}

static void write_mistake(const ChHintInput *input, uint32_t which)
{
    const ChFact truth = input->hinter->mistakes.mistake[which];
    const ChHintSettings *const settings = input->settings;
    ChWhy *const why = &input->hinter->why;
    ChTextStyle style = settings->style;
    char name[CH_NAME_SIZE];

    style.proof |= settings->level > 0; /* the argument was requested */
    if (ch_hint_is_partial(input) || (settings->level > 0 && !input->is_json))
        write_mistake_depths(input, truth);
    if (ch_hint_is_partial(input))
        return;
    ch_why_mistake(why, &input->hinter->mistakes, which, settings->whole);
    name_mistake(name, truth);
    if (input->is_json)
        ch_hint_json_log(&input->json, &why->log, true, "mistake", name);
    else
        ch_why_text_mistake(input->out, &style, why, truth, &input->hinter->log_replay);
}

ChExit ch_hint_mistakes(const ChHintInput *input)
{
    const ChMistakes *const mistakes = &input->hinter->mistakes;

    for (uint32_t i = 0; i < mistakes->mistake_count; i++)
        if (i == 0 || input->settings->all != CH_ALL_NOT)
            write_mistake(input, i);
    return CH_EXIT_UNMET;
}

/* singles_run.c - see singles_run.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "singles_run.h"

#include <string.h>

#include "technique.h"
#include "technique_text.h"

bool ch_step_is_single(const ChStepRecord *step)
{
    const ChTechnique *const technique =
        ch_technique_by_key(step->technique, strlen(step->technique));

    return technique != NULL && ch_technique_is_single(technique);
}

void ch_singles_run_add(ChSinglesRun *run, const ChStepRecord *step)
{
    if (run->technique == NULL)
        run->first = step->number;
    else
        run->is_mixed |= strcmp(run->technique, step->technique) != 0;
    run->technique = step->technique;
    run->last = step->number;
    for (size_t i = 0; i < step->place_count && run->placed_count < CH_CELLS; i++)
        run->placed[run->placed_count++] = step->place[i];
}

enum { ENDING, ALONE, MIXED, ALIKE, MESSAGES };

/* Formats the message for the rest of a solution, for one step, for mixed techniques or for one
 * technique. */
static void put_run(ChText *out, ChLanguage language, const ChSinglesRun *run,
                    const char *const message[MESSAGES])
{
    const ChField field[] = {
        ch_field_number("first", run->first),
        ch_field_number("last", run->last),
        ch_field_string("technique", ch_explain_title(language, run->technique)),
        ch_field_list("placed", CH_FIELD_PLACED, run->placed, run->placed_count),
    };

    ch_format(out, language,
              message[run->is_ending            ? ENDING
                      : run->first == run->last ? ALONE
                      : run->is_mixed           ? MIXED
                                                : ALIKE],
              field, sizeof field / sizeof field[0]);
}

void ch_singles_run_heading(ChText *out, ChLanguage language, const ChSinglesRun *run)
{
    static const char *const message[MESSAGES] = {
        [ENDING] = N_("Steps {first} to {last}: the rest are singles"),
        [ALONE] = N_("Step {first}: {technique}"),
        [MIXED] = N_("Steps {first} to {last}: singles"),
        [ALIKE] = N_("Steps {first} to {last}: {technique}")};

    put_run(out, language, run, message);
}

void ch_singles_run_text(ChText *out, ChLanguage language, const ChSinglesRun *run)
{
    static const char *const message[MESSAGES] = {
        [ENDING] = N_("The rest are singles, steps {first} to {last}: {placed}."),
        [ALONE] = N_("Step {first}, {technique}: {placed}."),
        [MIXED] = N_("Steps {first} to {last}, singles: {placed}."),
        [ALIKE] = N_("Steps {first} to {last}, {technique}: {placed}.")};

    put_run(out, language, run, message);
}

void ch_singles_run_words(ChText *out, ChLanguage language, const ChSinglesRun *run)
{
    static const char *const many = N_("The small numbers are those of the steps: {placed}.");
    const char *const message[MESSAGES] = {
        [ENDING] = many,
        [ALONE] = N_("The small number is that of the step: {placed}."),
        [MIXED] = many,
        [ALIKE] = many};

    put_run(out, language, run, message);
}

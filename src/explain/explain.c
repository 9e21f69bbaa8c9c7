/* explain.c - finding the sentence for a step.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"

#include <string.h>

#include "sentence.h"
#include "technique.h"

static ChSentence find_sentence(const char *key)
{
    static const struct {
        const char *key;
        ChSentence say;
    } rows[] = {
#define SENTENCE(key, function) {key, function},
#include "sentences.def"
#undef SENTENCE
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(rows[i].key, key) == 0)
            return rows[i].say;
    return NULL;
}

static ChSentence find_argument(const char *key)
{
    static const struct {
        const char *key;
        ChSentence say;
    } rows[] = {
#define ARGUED(key, function) {key, function},
#include "arguments.def"
#undef ARGUED
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(rows[i].key, key) == 0)
            return rows[i].say;
    return NULL;
}

const char *ch_explain_title(ChLanguage language, const char *key)
{
    const ChTechnique *const technique = ch_technique_by_key(key, strlen(key));

    return technique != NULL ? ch_translate(language, technique->title) : key;
}

static void say_conclusions(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    const ChField field[] = {
        ch_field_string("technique", ch_explain_title(telling->language, step->technique)),
    };
    const char *message = N_("{technique} shows that nothing can be concluded.");

    if (step->place_count > 0 && step->eliminate_count > 0)
        message = N_("{technique} shows {placed}, and {removed}.");
    else if (step->place_count > 0)
        message = N_("{technique} shows {placed}.");
    else if (step->eliminate_count > 0)
        message = N_("{technique} shows {removed}.");
    ch_say(telling, message, CH_FIELDS(field));
}

static bool all_below(const uint16_t *number, size_t count, unsigned limit)
{
    for (size_t i = 0; i < count; i++)
        if (number[i] >= limit)
            return false;
    return true;
}

/* Whether conclusions and premises are such things: sentences take it for granted. */
static bool is_sound(const ChStepRecord *step)
{
    return all_below(step->place, step->place_count, CH_CANDIDATES) &&
           all_below(step->eliminate, step->eliminate_count, CH_CANDIDATES) &&
           all_below(step->constraint, step->constraint_count, CH_CONSTRAINTS);
}

bool ch_say_step(const ChTelling *telling)
{
    const ChSentence say = find_sentence(telling->step->technique);

    if (say == NULL || !is_sound(telling->step) || !say(telling))
        say_conclusions(telling);
    return true;
}

void ch_explain_step(ChText *out, ChLanguage language, const ChBoard *before,
                     const ChStepRecord *step)
{
    const ChTelling telling = {out, language, before, step};

    (void)ch_say_step(&telling);
}

/* What begins to be told and cannot be told to its end is told by its sentence instead. */
static void say_argument(const ChTelling *telling)
{
    const ChSentence say = find_argument(telling->step->technique);
    ChText text = CH_TEXT_EMPTY;
    const ChTelling own = {&text, telling->language, telling->before, telling->step};

    if (say != NULL && say(&own))
        ch_text_puts(telling->out, ch_text_whole(&text));
    else
        (void)ch_say_step(telling);
    telling->out->failed |= text.failed;
    ch_text_free(&text);
}

void ch_explain_depth(ChText *out, ChLanguage language, const ChBoard *before,
                      const ChStepRecord *step, ChDepth depth)
{
    const ChTelling telling = {out, language, before, step};

    if (!is_sound(step))
        say_conclusions(&telling);
    else if (depth >= CH_DEPTH_ARGUMENT)
        say_argument(&telling);
    else if (depth == CH_DEPTH_PATTERN)
        ch_say_pattern(&telling);
    else if (depth == CH_DEPTH_WHAT)
        ch_say_what(&telling);
    else
        ch_say_where(&telling);
}

void ch_explain_heading(ChText *out, ChLanguage language, const ChStepRecord *step)
{
    const ChField field[] = {
        ch_field_number("number", step->number),
        ch_field_string("technique", ch_explain_title(language, step->technique)),
    };

    ch_format(out, language, N_("Step {number}: {technique}"), CH_FIELDS(field));
}

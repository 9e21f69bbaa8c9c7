/* explain.c - finds and writes the sentence, the argument or the hint of a step.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"

#include <string.h>

#include "sentence.h"
#include "technique.h"
#include "writer_table.h"

static ChSentenceWriter find_sentence(const char *key)
{
    static const ChWriterRow rows[] = {
#define SENTENCE(pattern, function) {pattern, function},
#include "sentences.def"
#undef SENTENCE
    };

    return ch_writer_find(rows, sizeof rows / sizeof rows[0], key);
}

static ChSentenceWriter find_argument(const char *key)
{
    static const ChWriterRow rows[] = {
#define ARGUED(pattern, function) {pattern, function},
#include "arguments.def"
#undef ARGUED
    };

    return ch_writer_find(rows, sizeof rows / sizeof rows[0], key);
}

static void say_conclusions(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChField field[] = {
        ch_field_string("technique", ch_explain_title(context->language, step->technique)),
    };
    const char *message = N_("{technique} shows that nothing can be concluded.");

    if (step->place_count > 0 && step->eliminate_count > 0)
        message = N_("{technique} shows {placed}, and {removed}.");
    else if (step->place_count > 0)
        message = N_("{technique} shows {placed}.");
    else if (step->eliminate_count > 0)
        message = N_("{technique} shows {removed}.");
    ch_say(context, message, CH_FIELDS(field));
}

static bool are_all_below(const uint16_t *number, size_t count, unsigned limit)
{
    for (size_t i = 0; i < count; i++)
        if (number[i] >= limit)
            return false;
    return true;
}

/* Reports whether all conclusions and premises are in range, as sentences assume. */
static bool is_in_range(const ChStepRecord *step)
{
    return are_all_below(step->place, step->place_count, CH_CANDIDATES) &&
           are_all_below(step->eliminate, step->eliminate_count, CH_CANDIDATES) &&
           are_all_below(step->constraint, step->constraint_count, CH_CONSTRAINTS);
}

bool ch_say_step(const ChSentenceContext *context)
{
    const ChSentenceWriter say = find_sentence(context->step->technique);

    if (say == NULL || !is_in_range(context->step) || !say(context))
        say_conclusions(context);
    return true;
}

void ch_explain_step(ChText *out, ChLanguage language, const ChBoard *before,
                     const ChStepRecord *step)
{
    const ChSentenceContext context = {out, language, before, step};

    (void)ch_say_step(&context);
}

/* Writes the argument of a step, or its sentence where the argument cannot be completed. */
static void say_argument(const ChSentenceContext *context)
{
    const ChSentenceWriter say = find_argument(context->step->technique);
    ChText text = CH_TEXT_EMPTY;
    const ChSentenceContext own = {&text, context->language, context->before, context->step};

    if (say != NULL && say(&own))
        ch_text_puts(context->out, ch_text_whole(&text));
    else
        (void)ch_say_step(context);
    context->out->failed |= text.failed;
    ch_text_free(&text);
}

void ch_explain_depth(ChText *out, ChLanguage language, const ChBoard *before,
                      const ChStepRecord *step, ChDepth depth)
{
    const ChSentenceContext context = {out, language, before, step};

    if (!is_in_range(step))
        say_conclusions(&context);
    else if (depth >= CH_DEPTH_ARGUMENT)
        say_argument(&context);
    else if (depth == CH_DEPTH_PATTERN)
        ch_say_pattern(&context);
    else if (depth == CH_DEPTH_WHAT)
        ch_say_what(&context);
    else
        ch_say_where(&context);
}

void ch_explain_heading(ChText *out, ChLanguage language, const ChStepRecord *step)
{
    const ChField field[] = {
        ch_field_number("number", step->number),
        ch_field_string("technique", ch_explain_title(language, step->technique)),
    };

    ch_format(out, language, N_("Step {number}: {technique}"), CH_FIELDS(field));
}

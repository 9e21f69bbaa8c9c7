/* explain.c - finds and writes the sentence, the argument or the hint of a step.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"

#include <string.h>

#include "sentence.h"
#include "technique.h"
#include "technique_text.h"
#include "writer_table.h"

static ChSentenceWriter find_parts(const char *key)
{
    static const ChWriterRow rows[] = {
#define DEPTHS(pattern, function) {pattern, function},
#include "sentences.def"
#undef DEPTHS
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

/* Describes a step by its technique and its conclusions alone. */
static void say_conclusions(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChField field[] = {
        ch_field_string("technique", ch_explain_step_title(context->language, step)),
    };

    if (step->place_count + step->eliminate_count == 0) {
        ch_say(context, N_("{technique} shows that nothing can be concluded."), CH_FIELDS(field));
        return;
    }
    ch_say(context, N_("{technique} applies here."), CH_FIELDS(field));
    ch_say_conclusion(context);
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

/* Returns the writer of the parts of a step; NULL when there is none. */
static ChSentenceWriter find_writer(const ChStepRecord *step)
{
    return is_in_range(step) ? find_parts(step->technique) : NULL;
}

/* Calls a writer for a part.  If it fails, the context's text, which was empty, is so again. */
static bool say_first(const ChSentenceContext *context, ChPart part, ChSentenceWriter say)
{
    ChSentenceContext own = *context;

    own.part = part;
    if (say != NULL && say(&own))
        return true;
    ch_text_clear(context->out);
    return false;
}

/* Calls a writer for a part with a text of its own.  If the writer succeeds, adds this text to the
 * context's; JOINT comes between two that are not empty. */
static bool say_apart(const ChSentenceContext *context, ChPart part, ChSentenceWriter say,
                      const char *joint)
{
    if (context->out->length == 0)
        return say_first(context, part, say);

    ChText text = CH_TEXT_EMPTY;
    const ChSentenceContext own = {&text, context->language, context->before, context->step,
                                   part,  context->is_brief};
    const bool is_said = say != NULL && say(&own);

    if (is_said && text.length > 0)
        ch_text_puts(context->out, joint);
    if (is_said)
        ch_text_puts(context->out, ch_text_whole(&text));
    context->out->failed |= text.failed;
    ch_text_free(&text);
    return is_said;
}

/* Adds a part of the step's explanation.  Returns whether the technique has it. */
static bool say_part(const ChSentenceContext *context, ChPart part)
{
    return say_apart(context, part, find_writer(context->step), " ");
}

/* Writes what a technique shows and, after JOINT, why, and the conclusion; false when the
 * technique, or the record, has none of this. */
static bool say_parts(const ChSentenceContext *context, const char *joint)
{
    const ChSentenceWriter say = find_writer(context->step);
    const bool is_seen = say_apart(context, CH_PART_SEE, say, " ");
    ChText why = CH_TEXT_EMPTY;
    ChSentenceContext own = *context;

    own.out = &why;
    if (say_apart(&own, CH_PART_WHY, say, " ") || is_seen)
        ch_say_conclusion(&own);
    ch_text_puts(context->out, is_seen && why.length > 0 ? joint : "");
    ch_text_puts(context->out, ch_text_whole(&why));
    context->out->failed |= why.failed;
    ch_text_free(&why);
    return context->out->length > 0;
}

static bool say_in_two_paragraphs(const ChSentenceContext *context)
{
    return say_parts(context, "\n");
}

static bool say_in_one_paragraph(const ChSentenceContext *context)
{
    return say_parts(context, " ");
}

enum { MAX_PARAGRAPH = 350 }; /* characters */

static bool is_short(const ChText *text)
{
    size_t count = 0;

    if (text->length <= MAX_PARAGRAPH)
        return true;
    for (size_t i = 0; i < text->length; i++)
        count += ((unsigned char)text->data[i] & 0xC0) != 0x80;
    return count <= MAX_PARAGRAPH;
}

/* Writes the step as one paragraph, or by LONG when that is too long. */
static void say_step(const ChSentenceContext *context, ChSentenceWriter say_long)
{
    ChText text = CH_TEXT_EMPTY;
    ChSentenceContext own = *context;

    own.out = &text;
    if (!say_apart(&own, context->part, say_in_one_paragraph, ""))
        say_conclusions(context);
    else if (is_short(&text))
        ch_text_puts(context->out, ch_text_whole(&text));
    else
        (void)say_apart(context, context->part, say_long, "");
    context->out->failed |= text.failed;
    ch_text_free(&text);
}

static bool say_in_brief(const ChSentenceContext *context)
{
    ChSentenceContext brief = *context;

    brief.is_brief = true;
    return say_in_one_paragraph(&brief);
}

void ch_say_step(const ChSentenceContext *context)
{
    say_step(context, say_in_brief);
}

void ch_explain_step(ChText *out, ChLanguage language, const ChBoard *before,
                     const ChStepRecord *step)
{
    const ChSentenceContext context = {out, language, before, step, CH_PART_ALL, false};

    ch_say_step(&context);
}

void ch_explain_fully(ChText *out, ChLanguage language, const ChBoard *before,
                      const ChStepRecord *step)
{
    const ChSentenceContext context = {out, language, before, step, CH_PART_ALL, false};

    if (!is_in_range(step) ||
        !say_apart(&context, context.part, find_argument(step->technique), ""))
        say_step(&context, say_in_two_paragraphs);
}

/* ---- depths ---- */

bool ch_say_reason(const ChSentenceContext *context)
{
    if (!say_part(context, CH_PART_WHY))
        return false;
    ch_say_conclusion(context);
    return true;
}

static void say_argument(const ChSentenceContext *context)
{
    if (!say_apart(context, CH_PART_WHY, find_argument(context->step->technique), "") &&
        !say_apart(context, CH_PART_WHY, ch_say_reason, ""))
        ch_say_step(context);
}

static void say_pattern(const ChSentenceContext *context)
{
    if (say_part(context, CH_PART_SEE))
        (void)say_part(context, CH_PART_ASK);
    else
        ch_say_pattern(context);
}

/* Writes the technique's name and what to look for. */
static void say_what(const ChSentenceContext *context)
{
    ChText text = CH_TEXT_EMPTY;
    const ChSentenceContext own = {&text,         context->language, context->before,
                                   context->step, CH_PART_WHAT,      false};

    if (say_part(&own, CH_PART_WHAT)) {
        const ChField field[] = {
            ch_field_string("technique", ch_explain_step_title(context->language, context->step)),
            ch_field_string("sentence", ch_text_whole(&text)),
        };
        ch_format(context->out, context->language, N_("{technique}: {sentence}"), CH_FIELDS(field));
    } else {
        ch_say_what(context);
    }
    context->out->failed |= text.failed;
    ch_text_free(&text);
}

void ch_explain_depth(ChText *out, ChLanguage language, const ChBoard *before,
                      const ChStepRecord *step, ChDepth depth)
{
    ChText text = CH_TEXT_EMPTY;
    const ChSentenceContext context = {&text, language, before, step, CH_PART_ALL, false};

    if (!is_in_range(step))
        say_conclusions(&context);
    else if (depth >= CH_DEPTH_ARGUMENT)
        say_argument(&context);
    else if (depth == CH_DEPTH_PATTERN)
        say_pattern(&context);
    else if (depth == CH_DEPTH_WHAT)
        say_what(&context);
    else if (!say_part(&context, CH_PART_WHERE))
        ch_say_where(&context);
    ch_text_puts(out, ch_text_whole(&text));
    out->failed |= text.failed;
    ch_text_free(&text);
}

void ch_explain_depths(ChText *out, ChLanguage language, const ChBoard *before,
                       const ChStepRecord *step, ChDepth depth)
{
    for (ChDepth each = CH_DEPTH_WHERE; each <= depth; each++) {
        if (each > CH_DEPTH_WHERE)
            ch_text_char(out, '\n');
        ch_explain_depth(out, language, before, step, each);
    }
}

void ch_explain_heading(ChText *out, ChLanguage language, const ChStepRecord *step)
{
    const ChField field[] = {
        ch_field_number("number", step->number),
        ch_field_string("technique", ch_explain_step_title(language, step)),
    };

    ch_format(out, language, N_("Step {number}: {technique}"), CH_FIELDS(field));
}

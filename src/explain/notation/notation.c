/* notation.c - finds and writes the notation of a step; see step_notation.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"
#include "step_notation.h"

#include "notation.h"
#include "writer_table.h"

static ChSentenceWriter find_notation(const char *key)
{
    static const ChWriterRow rows[] = {
#define NOTATION(pattern, function) {pattern, function},
#include "notations.def"
#undef NOTATION
    };

    return ch_writer_find(rows, sizeof rows / sizeof rows[0], key);
}

/* Writes the premises, the last resort of a step without pattern and argument. */
static void write_premises(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;

    for (size_t i = 0; i < step->constraint_count; i++) {
        char name[CH_NAME_SIZE];
        if (i > 0)
            ch_text_char(context->out, ',');
        ch_name_constraint(name, step->constraint[i]);
        ch_text_puts(context->out, name);
    }
}

static bool are_all_below(const uint16_t *number, size_t count, unsigned limit)
{
    for (size_t i = 0; i < count; i++)
        if (number[i] >= limit)
            return false;
    return true;
}

bool ch_explain_notation(ChText *out, const ChBoard *before, const ChStepRecord *step)
{
    const ChSentenceContext context = {.out = out, .before = before, .step = step};
    const ChSentenceWriter write = find_notation(step->technique);
    const size_t start = out->length;
    bool is_own = true;

    if (!are_all_below(step->place, step->place_count, CH_CANDIDATES) ||
        !are_all_below(step->eliminate, step->eliminate_count, CH_CANDIDATES) ||
        !are_all_below(step->constraint, step->constraint_count, CH_CONSTRAINTS))
        return true;
    if (write == NULL || !write(&context)) {
        ch_text_cut(out, start);
        if (ch_notation_argument(&context))
            return true;
        write_premises(&context);
        is_own = false;
    }
    if (step->place_count + step->eliminate_count > 0) {
        ch_text_puts(out, " => ");
        ch_notation_conclusions(out, step);
    }
    return is_own;
}

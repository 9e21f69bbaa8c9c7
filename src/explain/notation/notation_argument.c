/* notation_argument.c - writes any argument as implications: the supposition, the consequences in
 * turn, and the constraint that can no longer be satisfied.
 *
 *      r2c8=7 -> r7c2=7 -> r1c7=9 -> 4c3=0 => r2c8<>7
 *      r4c9=9 -> r3c9: [r3c9=1 -> r1c8=4 -> 2b5=0] [r3c9=6 -> 2b5=0] => r4c9<>9
 *
 * SPDX-License-Identifier: MIT
 */
#include "step_notation.h"

#include "notation.h"

enum { MAX_DEPTH = CH_CELLS };

/* The open splits, each with the number of its pending branches. */
typedef struct Splits {
    size_t depth;
    unsigned left[MAX_DEPTH];
} Splits;

static void put_constraint(ChText *out, const ChStepRecord *step, int constraint)
{
    char name[CH_NAME_SIZE];
    uint32_t number;

    if (constraint < CH_CONSTRAINTS) {
        ch_name_constraint(name, constraint);
        ch_text_puts(out, name);
    } else {
        ch_text_puts(out, ch_pattern_word(step, constraint, &number));
        ch_text_number(out, number);
    }
}

static void put_placed(ChText *out, int candidate)
{
    char name[CH_NAME_SIZE];

    if (candidate < CH_CANDIDATES) {
        ch_name_placed(name, candidate);
        ch_text_puts(out, name);
    }
}

/* Closes a branch, and each split whose last branch it is. */
static void close_branches(ChText *out, Splits *splits)
{
    while (splits->depth > 0) {
        ch_text_char(out, ']');
        if (--splits->left[splits->depth - 1] > 0)
            return;
        splits->depth--;
    }
}

static bool put_line(ChText *out, const ChStepRecord *step, Splits *splits, const ChLine *line,
                     bool begins)
{
    if (line->kind != CH_LINE_ASSUME && !begins)
        ch_text_puts(out, " -> ");
    switch (line->kind) {
    case CH_LINE_THEN:
        put_placed(out, line->candidate);
        return true;
    case CH_LINE_CASES:
        put_constraint(out, step, line->constraint);
        ch_text_char(out, ':');
        if (splits->depth == MAX_DEPTH || line->branches == 0)
            return false;
        splits->left[splits->depth++] = line->branches;
        return true;
    case CH_LINE_ASSUME:
        ch_text_puts(out, " [");
        put_placed(out, line->candidate);
        return true;
    default:
        put_constraint(out, step, line->constraint);
        ch_text_puts(out, "=0");
        close_branches(out, splits);
        return true;
    }
}

static bool put_argument(ChText *out, const ChStepRecord *step, size_t which, bool begins)
{
    const ChArgument *const argument = &step->argument[which];
    Splits splits = {.depth = 0};

    for (size_t i = 0; i < argument->count; i++)
        if (!put_line(out, step, &splits, &argument->line[i], begins && i == 0))
            return false;
    return true;
}

/* Writes a refutation: the opposite of a conclusion, its consequences, and the conclusion. */
static bool put_refutation(const ChSentenceContext *context, size_t which)
{
    const ChStepRecord *const step = context->step;
    const bool places = which < step->place_count;
    const int candidate = places ? step->place[which] : step->eliminate[which - step->place_count];
    char name[CH_NAME_SIZE];

    (places ? ch_name_removed : ch_name_placed)(name, candidate);
    ch_text_puts(context->out, name);
    if (!put_argument(context->out, step, which, false))
        return false;
    ch_text_puts(context->out, " => ");
    (places ? ch_name_placed : ch_name_removed)(name, candidate);
    ch_text_puts(context->out, name);
    return true;
}

bool ch_notation_argument(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const size_t start = context->out->length;
    const size_t conclusions = step->place_count + step->eliminate_count;
    bool fits = step->argument_count > 0 && step->argument_count >= conclusions;

    if (fits && conclusions == 0)
        fits = put_argument(context->out, step, 0, true);
    for (size_t i = 0; i < conclusions && fits; i++) {
        if (i > 0)
            ch_text_puts(context->out, "; ");
        fits = put_refutation(context, i);
    }
    if (!fits)
        ch_text_cut(context->out, start);
    return fits;
}

bool ch_notation_by_argument(const ChSentenceContext *context)
{
    (void)context;
    return false;
}

/* Writes the argument of a contradiction, or else just the constraint that can no longer be
 * satisfied. */
bool ch_notation_contradiction(const ChSentenceContext *context)
{
    const int premise = ch_first_premise(context->step);

    if (context->step->argument_count > 0 && ch_notation_argument(context))
        return true;
    if (premise == CH_NONE)
        return false;
    put_constraint(context->out, context->step, premise);
    ch_text_puts(context->out, "=0");
    return true;
}

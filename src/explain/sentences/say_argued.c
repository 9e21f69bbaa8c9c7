/* say_argued.c - steps explained by the lines of their argument: suppositions, nets, cases.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument_tree.h"
#include "explain.h"

#include <string.h>

static bool say_argument_lines(const ChSentenceContext *context)
{
    const size_t start = context->out->length;

    ch_explain_argument(context->out, context->language, context->before, context->step);
    return context->out->length > start;
}

bool ch_argue_lines(const ChSentenceContext *context)
{
    return say_argument_lines(context);
}

static bool has_premise(const ChStepRecord *step, int constraint)
{
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] == constraint)
            return true;
    return false;
}

/* Writes the argument by contradiction: each case denies the opposite of the conclusion.  The cases
 * are not mentioned where the proof does not need them. */
static bool argue_by_contradiction(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const ChList house = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList digit = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const bool of_cell = pivot.count > 0;

    if (!of_cell && (house.count == 0 || digit.count == 0))
        return false;
    const ChField field[] = {
        ch_field_cell("subject", of_cell ? pivot.item[0] : 0),
        ch_field_house("house", house.count > 0 ? house.item[0] : 0),
        ch_field_digit("home", digit.count > 0 ? digit.item[0] : 0),
    };
    if (!has_premise(step, of_cell ? CH_CELL_CONSTRAINT(pivot.item[0])
                                   : CH_HOUSE_CONSTRAINT(house.item[0], digit.item[0])))
        return say_argument_lines(context);
    ch_say(context,
           of_cell ? N_("Whatever digit {subject} holds, the same follows, so that its opposite "
                        "would leave {subject} no digit.")
                   : N_("Wherever the {home} is in {house}, the same follows, so that its "
                        "opposite would leave the {home} no place there."),
           CH_FIELDS(field));
    ch_text_char(context->out, '\n');
    return say_argument_lines(context);
}

/* Writes the argument forward where its shape allows, and otherwise by contradiction. */
bool ch_argue_verity(const ChSentenceContext *context)
{
    return ch_argument_tree_forward(context) || argue_by_contradiction(context);
}

bool ch_argue_cases(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;

    if (step->argument_count == 0 ||
        (strcmp(step->technique, "contradiction") == 0 && step->kind != CH_KIND_CASES))
        return false;
    if (context->part == CH_PART_WHY)
        ch_say_reason(context);
    else
        (void)ch_say_step(context);
    ch_text_char(context->out, '\n');
    return say_argument_lines(context);
}

/* ---- lines that supplement a complete sentence ---- */

enum { MAX_LINES = 14 };

static int count_lines(const char *text)
{
    int lines = 1;

    while ((text = strchr(text, '\n')) != NULL) {
        lines++;
        text++;
    }
    return lines;
}

bool ch_argue_if_short(const ChSentenceContext *context)
{
    ChText lines = CH_TEXT_EMPTY;
    const ChSentenceContext own = {&lines, context->language, context->before, context->step,
                                   context->part};

    (void)ch_say_step(context);
    if (say_argument_lines(&own) && count_lines(ch_text_string(&lines)) <= MAX_LINES) {
        ch_text_char(context->out, '\n');
        ch_text_puts(context->out, ch_text_whole(&lines));
    }
    context->out->failed |= lines.failed;
    ch_text_free(&lines);
    return true;
}

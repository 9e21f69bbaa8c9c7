/* say_argued.c - steps whose argument is told by its lines: suppositions, nets, cases.
 *
 * SPDX-License-Identifier: MIT
 */
#include "story.h"

#include <string.h>

static bool say_lines(const ChTelling *telling)
{
    const size_t start = telling->out->length;

    ch_explain_argument(telling->out, telling->language, telling->before, telling->step);
    return telling->out->length > start;
}

bool ch_argue_lines(const ChTelling *telling)
{
    return say_lines(telling);
}

static bool has_premise(const ChStepRecord *step, int constraint)
{
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] == constraint)
            return true;
    return false;
}

/* Against the opposite of the conclusion, which each case denies; where the proof can do without
 * the cases, they are not spoken of. */
static bool argue_against(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
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
        return say_lines(telling);
    ch_say(telling,
           of_cell ? N_("Whatever digit {subject} holds, the same follows, so that its opposite "
                        "would leave {subject} no digit.")
                   : N_("Wherever the {home} stands in {house}, the same follows, so that its "
                        "opposite would leave the {home} no place there."),
           CH_FIELDS(field));
    ch_text_char(telling->out, '\n');
    return say_lines(telling);
}

/* Forward where that can be done; else against the opposite of the conclusion. */
bool ch_argue_verity(const ChTelling *telling)
{
    return ch_tell_forward(telling) || argue_against(telling);
}

bool ch_argue_cases(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;

    (void)ch_say_step(telling);
    if (step->argument_count == 0 ||
        (strcmp(step->technique, "contradiction") == 0 && step->kind != CH_KIND_CASES))
        return true;
    ch_text_char(telling->out, '\n');
    return say_lines(telling);
}

/* ---- lines beside a sentence that says it all ---- */

enum { MOST_LINES = 14 };

static int count_lines(const char *text)
{
    int lines = 1;

    while ((text = strchr(text, '\n')) != NULL) {
        lines++;
        text++;
    }
    return lines;
}

bool ch_argue_if_short(const ChTelling *telling)
{
    ChText lines = CH_TEXT_EMPTY;
    const ChTelling own = {&lines, telling->language, telling->before, telling->step};

    (void)ch_say_step(telling);
    if (say_lines(&own) && count_lines(ch_text_string(&lines)) <= MOST_LINES) {
        ch_text_char(telling->out, '\n');
        ch_text_puts(telling->out, ch_text_whole(&lines));
    }
    telling->out->failed |= lines.failed;
    ch_text_free(&lines);
    return true;
}

/* say_subsets.c - naked, locked and hidden subsets: as many cells as digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* Writes a message about cells, digits, one or two houses, and the eliminations. */
static bool say_subset(const ChSentenceContext *context, const char *message, size_t most_houses)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);

    if (cells.count < 2 || digits == 0 || houses.count == 0 || houses.count > most_houses)
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_digits("digits", digits),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
    };
    ch_say(context, message, CH_FIELDS(field));
    return true;
}

bool ch_say_naked_subset(const ChSentenceContext *context)
{
    return say_subset(context,
                      N_("In {houses} the cells {cells} have only {digits} as candidates, as many "
                         "digits as cells. They use these digits up, so the other cells of "
                         "{houses} lose them: {removed}."),
                      2);
}

bool ch_say_locked_subset(const ChSentenceContext *context)
{
    return say_subset(context,
                      N_("The cells {cells} lie in {houses} at once and have only {digits} as "
                         "candidates, as many digits as cells. They use these digits up in both, "
                         "so the other cells of {houses} lose them: {removed}."),
                      2);
}

bool ch_say_hidden_subset(const ChSentenceContext *context)
{
    return say_subset(context,
                      N_("In {houses} the digits {digits} can only go in {cells}, as many cells as "
                         "digits. They fill these cells, which can hold nothing else: {removed}."),
                      1);
}

bool ch_say_direct_hidden_subset(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);

    if (cells.count < 2 || digits == 0 || houses.count != 1 || step->place_count != 1)
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_digits("digits", digits),
        ch_field_house("house", houses.item[0]),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(step->place[0])),
        ch_field_cell("cell", CH_CANDIDATE_CELL(step->place[0])),
    };
    ch_say(
        context,
        N_("In {house} the digits {digits} can only go in {cells}, as many cells as digits. They "
           "fill these cells, so only {cell} is left for the {digit}: {placed}."),
        CH_FIELDS(field));
    return true;
}

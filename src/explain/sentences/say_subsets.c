/* say_subsets.c - naked, locked and hidden subsets: as many cells as digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

enum { PAIR, TRIPLE, QUADRUPLE, SIZES };

static const char *const naked[SIZES][CH_PARTS] = {
    [PAIR] = {[CH_PART_WHERE] = N_("Look at {house}."),
              [CH_PART_WHAT] = N_("Two cells of {house} have only {digits} left. Which ones?"),
              [CH_PART_SEE] = N_("In {house}, {cells} can only be {either}."),
              [CH_PART_ASK] = N_("What is left for the other cells of {house}?"),
              [CH_PART_WHY] = N_("One is {first}, the other {last}.")},
    [TRIPLE] = {[CH_PART_WHERE] = N_("Look at {house}."),
                [CH_PART_WHAT] = N_("Three cells of {house} have only {digits} left. Which ones?"),
                [CH_PART_SEE] = N_("In {house}, {cells} can only be {either}."),
                [CH_PART_ASK] = N_("What is left for the other cells of {house}?"),
                [CH_PART_WHY] = N_("Three cells for three digits: each takes one of them.")},
    [QUADRUPLE] = {[CH_PART_WHERE] = N_("Look at {house}."),
                   [CH_PART_WHAT] =
                       N_("Four cells of {house} have only {digits} left. Which ones?"),
                   [CH_PART_SEE] = N_("In {house}, {cells} can only be {either}."),
                   [CH_PART_ASK] = N_("What is left for the other cells of {house}?"),
                   [CH_PART_WHY] = N_("Four cells for four digits: each takes one of them.")},
};

/* What differs where the cells are in a box and in a line, and both lose the digits. */
static const char *const in_two_houses[CH_PARTS] = {
    [CH_PART_SEE] = N_("{cells} are in {houses}. They can only be {either}."),
    [CH_PART_ASK] = N_("What is left for the other cells of {houses}?"),
};

static const char *const hidden[SIZES][CH_PARTS] = {
    [PAIR] = {[CH_PART_WHERE] = N_("Look at {house}."),
              [CH_PART_WHAT] = N_("Where can the digits {digits} be in {house}?"),
              [CH_PART_SEE] = N_("In {house}, the digits {digits} can only be in {places}."),
              [CH_PART_ASK] = N_("Is there room for other digits in these cells?"),
              [CH_PART_WHY] = N_(
                  "One of the two cells is {first}, the other {last}: nothing else fits there.")},
    [TRIPLE] = {[CH_PART_WHERE] = N_("Look at {house}."),
                [CH_PART_WHAT] = N_("Where can the digits {digits} be in {house}?"),
                [CH_PART_SEE] = N_("In {house}, the digits {digits} can only be in {places}."),
                [CH_PART_ASK] = N_("Is there room for other digits in these cells?"),
                [CH_PART_WHY] =
                    N_("The three digits need all three cells, so nothing else fits there.")},
    [QUADRUPLE] = {[CH_PART_WHERE] = N_("Look at {house}."),
                   [CH_PART_WHAT] = N_("Where can the digits {digits} be in {house}?"),
                   [CH_PART_SEE] = N_("In {house}, the digits {digits} can only be in {places}."),
                   [CH_PART_ASK] = N_("Is there room for other digits in these cells?"),
                   [CH_PART_WHY] =
                       N_("The four digits need all four cells, so nothing else fits there.")},
};

static const char *const direct[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {house}."),
    [CH_PART_WHAT] = N_("Where can the digits {digits} be in {house}? Then look for the {digit}."),
    [CH_PART_SEE] =
        N_("In {house}, the digits {digits} can only be in {places}. They fill these cells."),
    [CH_PART_ASK] = N_("Which cell of {house} is left for the {digit}?"),
    [CH_PART_WHY] = N_("Outside them, only {cell} can be {digit} in {house}."),
};

static int highest(unsigned digits)
{
    int digit = CH_DIGITS - 1;

    while (digit > 0 && !(digits >> digit & 1))
        digit--;
    return digit;
}

/* Writes a part about a subset; false where the record has none of a known size. */
static bool say_subset(const ChSentenceContext *context, const char *const by_size[][CH_PARTS])
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);

    if (cells.count < 2 || cells.count > 1 + SIZES || digits == 0 || houses.count == 0)
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_list_field("places", CH_FIELD_PLACES, &cells),
        ch_field_digits("digits", digits),
        ch_field_choice("either", digits),
        ch_field_digit("first", ch_lowest(digits)),
        ch_field_digit("last", highest(digits)),
        ch_field_house("house", houses.item[0]),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
    };
    return (houses.count > 1 && by_size == naked &&
            ch_say_part(context, in_two_houses, CH_FIELDS(field))) ||
           ch_say_part(context, by_size[cells.count - 2], CH_FIELDS(field));
}

bool ch_say_naked_subset(const ChSentenceContext *context)
{
    return say_subset(context, naked);
}

bool ch_say_hidden_subset(const ChSentenceContext *context)
{
    return say_subset(context, hidden);
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
        ch_list_field("places", CH_FIELD_PLACES, &cells),
        ch_field_digits("digits", digits),
        ch_field_house("house", houses.item[0]),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(step->place[0])),
        ch_field_cell("cell", CH_CANDIDATE_CELL(step->place[0])),
    };
    return ch_say_part(context, direct, CH_FIELDS(field));
}

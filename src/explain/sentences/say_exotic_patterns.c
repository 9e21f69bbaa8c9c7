/* say_exotic_patterns.c - fireworks, and patterns that two or three digits cannot fill (tridagon,
 * bivalue oddagon).
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* ---- impossible patterns and their guardians ---- */

/* The messages of a pattern: its single guardian is true; the guardians of one cell, or of one
 * digit, rule something out.  NULL where the case is impossible. */
typedef struct Messages {
    const char *single;
    const char *of_cell;
    const char *of_digit;
} Messages;

static bool say_guarded(const ChSentenceContext *context, size_t fewest_cells,
                        const Messages *messages)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList guardians = ch_marks_with_role(step, CH_ROLE_GUARDIAN);
    const ChList extra = ch_cells_of(&guardians);
    const char *message = messages->of_digit;

    if (step->place_count > 0)
        message = messages->single;
    else if (extra.count == 1)
        message = messages->of_cell;
    if (cells.count < fewest_cells || guardians.count == 0 || message == NULL)
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_number("count", (uint32_t)cells.count),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_field_digits("digits", ch_digits_with_role(step, CH_ROLE_DIGIT)),
        ch_list_field("extra", CH_FIELD_CELLS, &extra),
        ch_field_digit("guard", CH_CANDIDATE_DIGIT(guardians.item[0])),
        ch_list_field("guardians", CH_FIELD_PLACED, &guardians),
    };
    ch_say(context, message, CH_FIELDS(field));
    return true;
}

bool ch_say_tridagon(const ChSentenceContext *context)
{
    static const Messages messages = {
        .single =
            N_("The cells {cells}, three in each of {houses}, cannot be filled with {digits} "
               "alone: from box to box the three digits would run round the same way or the "
               "other way, as the cells lie, and back in the first box they would run against "
               "themselves. Just one of their candidates is another digit, so {placed}."),
        .of_cell =
            N_("The cells {cells}, three in each of {houses}, cannot be filled with {digits} "
               "alone: from box to box the three digits would run round the same way or the other "
               "way, as the cells lie, and back in the first box they would run against "
               "themselves. Only {extra} can take another digit, and so must: {removed}."),
        .of_digit =
            N_("The cells {cells}, three in each of {houses}, cannot be filled with {digits} "
               "alone: from box to box the three digits would run round the same way or the other "
               "way, as the cells lie, and back in the first box they would run against "
               "themselves. The only other digit these cells can take is the {guard}, so one of "
               "{extra} is {guard}, and what sees all of these is not: {removed}."),
    };

    return say_guarded(context, 12, &messages);
}

bool ch_say_bivalue_oddagon(const ChSentenceContext *context)
{
    static const Messages messages = {
        .single = N_("The cells {cells} make a loop, each sharing a house with the next. If they "
                     "held only {digits}, these would take turns, which cannot be with {count} "
                     "cells. Just one of their candidates is another digit, so {placed}."),
        .of_digit = N_("The cells {cells} make a loop, each sharing a house with the next. If they "
                       "held only {digits}, these would take turns, which cannot be with {count} "
                       "cells. The only other digit these cells can take is the {guard}, so one of "
                       "{extra} is {guard}, and what sees all of these is not: {removed}."),
    };

    return say_guarded(context, 5, &messages);
}

/* ---- fireworks ---- */

/* Reports whether the set is a firework: its corner, its end in the row, its end in the column. */
static bool is_firework(const ChMarkedSet *firework)
{
    return firework->cells.count == 3 && firework->digits != 0;
}

bool ch_say_firework_triple(const ChSentenceContext *context)
{
    const ChMarkedSet firework = ch_marked_set(context->step, 0);

    if (!is_firework(&firework))
        return false;
    const uint8_t *const house = ch_cell_house[firework.cells.item[0]];
    const ChField field[] = {
        ch_field_digits("digits", firework.digits),
        ch_field_house("box", house[0]),
        ch_field_house("row", house[1]),
        ch_field_house("column", house[2]),
        ch_field_cell("corner", firework.cells.item[0]),
        ch_field_cell("one", firework.cells.item[1]),
        ch_field_cell("other", firework.cells.item[2]),
    };
    ch_say(context,
           N_("Outside {box} the digits {digits} have no place in {row} but {one}, and none in "
              "{column} but {other}; inside it the two lines cannot have the same digit at two "
              "places. So each of {digits} is in {corner}, {one} or {other}: they fill these three "
              "cells, one each. None is both in {one} and in {other}, so in {box} each is on one "
              "of the two lines: {removed}."),
           CH_FIELDS(field));
    return true;
}

bool ch_say_firework_quadruple(const ChSentenceContext *context)
{
    const ChMarkedSet first = ch_marked_set(context->step, 0);
    const ChMarkedSet second = ch_marked_set(context->step, 1);

    if (!is_firework(&first) || !is_firework(&second))
        return false;
    const ChField field[] = {
        ch_field_digits("digits", first.digits),
        ch_field_digits("others", second.digits),
        ch_field_house("box", ch_cell_house[first.cells.item[0]][0]),
        ch_field_house("opposite_box", ch_cell_house[second.cells.item[0]][0]),
        ch_field_cell("corner", first.cells.item[0]),
        ch_field_cell("opposite", second.cells.item[0]),
        ch_field_cell("one", first.cells.item[1]),
        ch_field_cell("other", first.cells.item[2]),
    };
    ch_say(
        context,
        N_("Outside {box} the digits {digits} have no place in the row and the column of "
           "{corner} but {one} and {other}, so each of them is in {corner}, {one} or {other}. "
           "In the same way {others} are in {opposite}, {one} or {other}. So the four digits "
           "fill the four cells, one each. No digit is both in {one} and in {other}, so {digits} "
           "in {box} are in the row or the column of {corner}, and {others} in {opposite_box} "
           "are in the row or the column of {opposite}: {removed}."),
        CH_FIELDS(field));
    return true;
}

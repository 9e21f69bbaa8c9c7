/* say_place.c - a digit in a house with one place left (full house, cross-hatching, hidden
 * singles), or none.
 *
 * Three things can block the other empty cells: placed digits, earlier steps, the input's pencil
 * marks.  Each has a sentence.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* A house, a digit, and the cell that takes it; the cell is -1 when there is none. */
typedef struct Place {
    int house;
    int digit;
    int cell;
} Place;

static bool read_place(const ChStepRecord *step, Place *place)
{
    const int premise = ch_first_premise(step);

    if (premise < CH_CELLS || premise >= CH_CONSTRAINTS)
        return false;
    place->house = (premise - CH_CELLS) / 9;
    place->digit = (premise - CH_CELLS) % 9;
    place->cell = step->place_count > 0 ? CH_CANDIDATE_CELL(step->place[0]) : -1;
    return true;
}

/* Returns the row, column or box in which a cell outside the house blocks most cells of the
 * house. */
static int blocked_house(int house, int cell)
{
    int most = 0;

    for (int kind = 1; kind < 3; kind++) {
        const ChCellSet here =
            ch_cells_and(ch_house_cells[ch_cell_house[cell][kind]], ch_house_cells[house]);
        const ChCellSet there =
            ch_cells_and(ch_house_cells[ch_cell_house[cell][most]], ch_house_cells[house]);
        if (ch_cells_count(here) > ch_cells_count(there))
            most = kind;
    }
    return ch_cell_house[cell][most];
}

/* Writes what blocks the other cells of the house. */
static bool say_blockers(const ChSentenceContext *context, const Place *place)
{
    const ChBlockers blockers = ch_blockers(context->step);
    const ChList seen = ch_cells_of(&blockers.hatching);
    ChList lines = {.count = 0};

    for (size_t i = 0; i < seen.count; i++)
        ch_list_add(&lines, (uint16_t)blocked_house(place->house, seen.item[i]));
    const ChField field[] = {
        ch_field_house("house", place->house),
        ch_field_digit("digit", place->digit),
        ch_list_field("hatching", CH_FIELD_CELLS, &seen),
        ch_list_field("lines", CH_FIELD_HOUSES, &lines),
        ch_list_field("closed", CH_FIELD_CELLS, &blockers.closed),
        ch_list_field("steps", CH_FIELD_NUMBERS, &blockers.steps),
        ch_list_field("noted", CH_FIELD_CELLS, &blockers.noted),
    };
    if (seen.count > 0)
        ch_say_next(context,
                    N_("The {digit}{hatching?/s} in {hatching} {hatching?blocks/block} {lines}."),
                    CH_FIELDS(field));
    if (blockers.closed.count > 0)
        ch_say_next(context,
                    context->step->no_marks
                        ? N_("By {steps?step/steps} {steps}, {closed} cannot be {digit}.")
                        : N_("{steps?Step/Steps} {steps} removed {digit} from {closed}."),
                    CH_FIELDS(field));
    if (blockers.noted.count > 0)
        ch_say_next(context,
                    context->step->no_marks ? N_("You ruled out {digit} in {noted}.")
                                            : N_("The pencil marks leave no {digit} in {noted}."),
                    CH_FIELDS(field));
    if (context->out->length == 0)
        ch_say_next(context, N_("All other cells of {house} are filled."), CH_FIELDS(field));
    return true;
}

static bool say_place(const ChSentenceContext *context, const char *const message[CH_PARTS])
{
    Place place;

    if (!read_place(context->step, &place))
        return false;
    const ChField field[] = {
        ch_field_house("house", place.house),
        ch_field_digit("digit", place.digit),
        ch_field_cell("cell", place.cell),
    };
    if (context->part == CH_PART_SEE && message[CH_PART_SEE] == NULL)
        return say_blockers(context, &place);
    return ch_say_part(context, message, CH_FIELDS(field));
}

bool ch_say_only_place(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look for the next {digit}."),
        [CH_PART_WHAT] = N_("Where can the {digit} be in {house}?"),
        [CH_PART_ASK] = N_("Which cell of {house} is left?"),
        [CH_PART_WHY] = N_("In {house}, only {cell} is left for the {digit}."),
    };

    return context->step->place_count > 0 && say_place(context, message);
}

bool ch_say_no_place(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {house}."),
        [CH_PART_WHAT] = N_("Where can the {digit} be in {house}?"),
        [CH_PART_WHY] = N_("In {house}, no cell is left for the {digit}."),
    };

    return say_place(context, message);
}

bool ch_say_full_house(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {house}."),
        [CH_PART_WHAT] = N_("Count the digits of {house}. Which one is missing?"),
        [CH_PART_SEE] = N_("{cell} is the last empty cell of {house}."),
        [CH_PART_ASK] = N_("Which digit does it need?"),
        [CH_PART_WHY] = N_("The others hold every digit but {digit}."),
    };

    return context->step->place_count > 0 && say_place(context, message);
}

/* say_rectangle_sue_de_coq.c - Sue de Coq in which two corners of a rectangle are one cell.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"
#include "say_rectangle.h"

/* The digits of a house's cells outside of the crossing: those of the corners are the guardians. */
typedef struct Crossing {
    ChDeadlyText rectangle;
    int house[2];    /* the line, the box */
    ChList cells;    /* where they cross */
    unsigned digits; /* there */
    ChList others;   /* the other cells */
    unsigned side[2];
} Crossing;

/* Adds a cell of the premises; returns false where it is in neither house. */
static bool add_cell(const ChSentenceContext *context, Crossing *crossing, int cell)
{
    const unsigned digits = context->before->candidates[cell] & CH_ALL_NINE;
    const bool in_line = ch_cells_has(&ch_house_cells[crossing->house[0]], cell);
    const bool in_box = ch_cells_has(&ch_house_cells[crossing->house[1]], cell);

    ch_list_add(in_line && in_box ? &crossing->cells : &crossing->others, (uint16_t)cell);
    if (in_line && in_box)
        crossing->digits |= digits;
    else
        crossing->side[in_box] |= digits;
    return in_line || in_box;
}

static bool read_crossing(const ChSentenceContext *context, Crossing *crossing)
{
    const ChStepRecord *const step = context->step;
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);

    *crossing = (Crossing){.digits = 0};
    if (houses.count != 2 || !ch_read_guarded(context, &crossing->rectangle))
        return false;
    for (int i = 0; i < 2; i++)
        crossing->house[i] = houses.item[i];
    for (size_t i = 0; i < crossing->rectangle.subset.count; i++)
        if (!add_cell(context, crossing, crossing->rectangle.subset.item[i]))
            return false;
    const ChCellSet corners = ch_set_of_cells(&crossing->rectangle.extra);
    crossing->side[!ch_cells_within(corners, ch_house_cells[crossing->house[0]])] |=
        crossing->rectangle.guards;
    return crossing->cells.count > 1;
}

static void say_cells(const ChSentenceContext *context, const Crossing *crossing)
{
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &crossing->cells),
        ch_field_digits("digits", crossing->digits),
        ch_field_house("line", crossing->house[0]),
        ch_field_house("box", crossing->house[1]),
        ch_list_field("floor", CH_FIELD_CELLS, &crossing->others),
        ch_field_choice("either", ch_candidates_of(context, &crossing->others)),
    };

    ch_say_next(context, N_("{cells}, where {line} and {box} cross, have the digits {digits}."),
                CH_FIELDS(field));
    ch_say_next(context, N_("{floor} can only be {either}."), CH_FIELDS(field));
}

static void say_count(const ChSentenceContext *context, const Crossing *crossing)
{
    const ChDeadlyText *const rectangle = &crossing->rectangle;
    const unsigned all = crossing->digits | crossing->side[0] | crossing->side[1];
    const unsigned shared = crossing->side[0] & crossing->side[1];
    const ChField field[] = {
        ch_list_field("subset", CH_FIELD_CELLS, &rectangle->subset),
        ch_field_number("count", (uint32_t)rectangle->subset.count + 1),
        ch_field_number("number", (uint32_t)ch_count(all)),
        ch_field_digits("shared", shared),
        ch_field_house("line", crossing->house[0]),
        ch_field_house("box", crossing->house[1]),
        ch_field_choice("inline", (all & ~crossing->side[1]) | crossing->side[0]),
        ch_field_choice("inbox", (all & ~crossing->side[0]) | crossing->side[1]),
    };

    ch_say_next(context, N_("That corner and {subset} are {count} cells for {number} digits."),
                CH_FIELDS(field));
    ch_say_next(context,
                shared == 0
                    ? N_("None of these fits twice, so all {count} are used up.")
                    : N_("The {shared} can be in {line} and in {box}, any other digit only once. "
                         "So all are used up."),
                CH_FIELDS(field));
    if (!context->is_brief)
        ch_say_next(context,
                    N_("The rest of {line} has no {inline}, the rest of {box} no {inbox}."),
                    CH_FIELDS(field));
}

bool ch_say_rectangle_sue_de_coq(const ChSentenceContext *context)
{
    Crossing crossing;

    if (!read_crossing(context, &crossing))
        return false;
    if (context->part == CH_PART_ASK) {
        const ChField field[] = {ch_field_choice("guard", crossing.rectangle.guards)};
        ch_say(context, N_("What follows if {guard} is there?"), CH_FIELDS(field));
        return true;
    }
    if (context->part == CH_PART_WHY) {
        ch_say_guardians(context, &crossing.rectangle);
        say_count(context, &crossing);
        return true;
    }
    if (!ch_say_rectangle(context, &crossing.rectangle))
        return false;
    if (context->part == CH_PART_SEE)
        say_cells(context, &crossing);
    return true;
}

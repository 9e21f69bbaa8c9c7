/* say_sets.c - sets in a box and a line: bent sets, almost locked candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

#define FIELDS(field) (field), sizeof(field) / sizeof(field)[0]

static unsigned digits_of(const ChStepRecord *step)
{
    unsigned digits = 0;

    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == CH_ROLE_DIGIT && step->mark[i].thing < CH_DIGITS)
            digits |= 1u << step->mark[i].thing;
    return digits;
}

static ChField removed_field(const ChStepRecord *step)
{
    return ch_field_list("removed", CH_FIELD_REMOVED, step->eliminate, step->eliminate_count);
}

/* The digits of a bent set that are both in the box outside the line and in the line outside the
 * box. */
static unsigned loose_digits(const ChBoard *board, const ChList *cells, const ChList *houses)
{
    unsigned digits[2] = {0, 0};

    for (size_t i = 0; i < cells->count; i++) {
        const int cell = cells->item[i];
        const bool in_first = ch_cells_has(&ch_house_cells[houses->item[0]], cell);
        const bool in_second = ch_cells_has(&ch_house_cells[houses->item[1]], cell);
        if (in_first != in_second)
            digits[in_second] |= board->candidates[cell];
    }
    return digits[0] & digits[1];
}

bool ch_say_bent_set(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    ChList places;

    if (cells.count < 3 || houses.count != 2 || houses.item[0] >= CH_HOUSES ||
        houses.item[1] >= CH_HOUSES)
        return false;
    for (size_t i = 0; i < cells.count; i++)
        if (cells.item[i] >= CH_CELLS)
            return false;
    const unsigned loose = loose_digits(telling->before, &cells, &houses);
    if ((loose & (loose - 1)) != 0)
        return false;
    places.count = 0;
    for (size_t i = 0; i < cells.count; i++)
        if (telling->before->candidates[cells.item[i]] & loose)
            ch_list_add(&places, cells.item[i]);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_field_digits("digits", digits_of(step)),
        ch_field_digits("digit", loose),
        ch_list_field("places", CH_FIELD_CELLS, &places),
        removed_field(step),
    };
    ch_say(telling,
           loose != 0
               ? N_("The cells {cells} of {houses} have as many digits as cells: {digits}. Each "
                    "of these but the {digit} fits into one of the cells at most, so the {digit} "
                    "must be in {places}, and what sees all of these loses it: {removed}.")
               : N_("The cells {cells} of {houses} have as many digits as cells: {digits}. Each "
                    "of these fits into one of the cells at most, so each must be in one, and what "
                    "sees all places of a digit there loses it: {removed}."),
           FIELDS(field));
    return true;
}

static ChList set_cells(const ChStepRecord *step, int group)
{
    ChList list;

    list.count = 0;
    for (const ChMark *mark = step->mark; mark < step->mark + step->mark_count; mark++)
        if (mark->role == CH_ROLE_SET_CELL && mark->group == group)
            ch_list_add(&list, mark->thing);
    return list;
}

bool ch_say_almost_locked(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    const ChList base = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(step, CH_ROLE_COVER);
    const ChList cells = set_cells(step, 0);
    const ChList places = set_cells(step, 1);
    const unsigned digits = digits_of(step);

    if (base.count != 1 || cover.count != 1 || cells.count == 0 || places.count == 0 || digits == 0)
        return false;
    const ChField field[] = {
        ch_field_house("base", base.item[0]),
        ch_field_house("cover", cover.item[0]),
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_list_field("places", CH_FIELD_CELLS, &places),
        ch_field_digits("digits", digits),
        removed_field(step),
    };
    ch_say(telling,
           N_("{cells} in {base} {cells?takes/take} all of {digits} but one, so at most one of "
              "these goes where {base} crosses {cover}. Elsewhere in {cover} they only go in "
              "{places}, which {places?is/are} filled by the others; and the rest of {base} has "
              "none of them: {removed}."),
           FIELDS(field));
    return true;
}

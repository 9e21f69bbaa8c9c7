/* say_sets.c - sets across a box and a line: bent sets, almost locked candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* Returns the digits of a bent set that occur both in the box outside the line and in the line
 * outside the box. */
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

bool ch_say_bent_set(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    ChList places;

    if (cells.count < 3 || houses.count != 2)
        return false;
    const unsigned loose = loose_digits(context->before, &cells, &houses);
    if ((loose & (loose - 1)) != 0)
        return false;
    places.count = 0;
    for (size_t i = 0; i < cells.count; i++)
        if (context->before->candidates[cells.item[i]] & loose)
            ch_list_add(&places, cells.item[i]);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_field_digits("digits", ch_digits_with_role(step, CH_ROLE_DIGIT)),
        ch_field_digits("digit", loose),
        ch_list_field("places", CH_FIELD_CELLS, &places),
    };
    ch_say(context,
           loose != 0
               ? N_("The cells {cells} of {houses} have as many digits as cells: {digits}. Each "
                    "of these but the {digit} fits into one of the cells at most, so one "
                    "of {places} must be {digit}, and what sees all of these loses it: {removed}.")
               : N_("The cells {cells} of {houses} have as many digits as cells: {digits}. Each "
                    "of these fits into one of the cells at most, so each must be in one, and what "
                    "sees all places of a digit there loses it: {removed}."),
           CH_FIELDS(field));
    return true;
}

bool ch_say_almost_locked(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList base = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(step, CH_ROLE_COVER);
    const ChList cells = ch_marked_set(step, 0).cells;
    const ChList places = ch_marked_set(step, 1).cells;
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);

    if (base.count != 1 || cover.count != 1 || cells.count == 0 || places.count == 0 || digits == 0)
        return false;
    const ChField field[] = {
        ch_field_house("base", base.item[0]),
        ch_field_house("cover", cover.item[0]),
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_list_field("places", CH_FIELD_CELLS, &places),
        ch_field_digits("digits", digits),
    };
    ch_say(context,
           N_("{cells} in {base} {cells?has/have} only {digits} as candidates and "
              "{cells?takes/take} all of them but one, so at most one of these is where {base} "
              "crosses {cover}. Elsewhere in {cover} they only go in {places}, which {places?is "
              "filled by the other/are filled by the others}; and the rest of {base} has none of "
              "them: {removed}."),
           CH_FIELDS(field));
    return true;
}

/* say_intersections.c - locked candidates in the intersection of a box and a line.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

bool ch_say_locked_candidates(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList digit = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList base = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(step, CH_ROLE_COVER);

    if (cells.count < 2 || digit.count != 1 || base.count != 1 || cover.count != 1)
        return false;
    const ChField field[] = {
        ch_field_house("house", base.item[0]),
        ch_field_digit("digit", digit.item[0]),
        ch_list_field("cells", CH_FIELD_PLACES, &cells),
        ch_field_house("cover", cover.item[0]),
    };
    ch_say(context,
           N_("In {house} the {digit} can only go in {cells}. These cells all lie in {cover} too, "
              "so the rest of {cover} loses the {digit}: {removed}."),
           CH_FIELDS(field));
    return true;
}

bool ch_say_direct_locking(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList digit = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(step, CH_ROLE_COVER);

    if (cells.count < 2 || digit.count != 1 || houses.count != 2 || cover.count != 1 ||
        step->place_count != 1)
        return false;
    const ChField field[] = {
        ch_field_house("house", houses.item[0]),
        ch_field_house("home", houses.item[1]),
        ch_field_digit("digit", digit.item[0]),
        ch_list_field("cells", CH_FIELD_PLACES, &cells),
        ch_field_house("cover", cover.item[0]),
        ch_field_cell("cell", CH_CANDIDATE_CELL(step->place[0])),
    };
    ch_say(context,
           N_("In {house} the {digit} can only go in {cells}. These cells all lie in {cover} too, "
              "so the {digit} is nowhere else in {cover}, and in {home} only {cell} is left for "
              "it: {placed}."),
           CH_FIELDS(field));
    return true;
}

/* say_sets.c - sets across a box and a line: almost locked candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

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

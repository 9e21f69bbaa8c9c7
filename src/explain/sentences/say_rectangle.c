/* say_rectangle.c - see say_rectangle.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_rectangle.h"

static const char *const messages[CH_PARTS] = {CH_LOOK_FOR_DEADLY};

bool ch_say_rectangle(const ChSentenceContext *context, const ChDeadlyText *rectangle)
{
    const ChField field[] = {
        ch_field_number("count", (uint32_t)rectangle->cells.count),
        ch_list_field("boxes", CH_FIELD_HOUSES, &rectangle->boxes),
        ch_list_field("filled", CH_FIELD_CELLS, &rectangle->filled),
        ch_list_field("floor", CH_FIELD_CELLS, &rectangle->floor),
        ch_list_field("extra", CH_FIELD_CELLS, &rectangle->extra),
        ch_field_digits("digits", rectangle->digits),
        ch_field_digits("guards", rectangle->guards),
        ch_field_choice("either", rectangle->digits),
    };

    if (context->part != CH_PART_SEE)
        return ch_say_part(context, messages, CH_FIELDS(field));
    if (rectangle->filled.count > 0)
        ch_say_next(context,
                    N_("{filled} {filled?is/are} filled, but {filled?is not a given/are not "
                       "givens}."),
                    CH_FIELDS(field));
    if (rectangle->floor.count > 0)
        ch_say_next(context, N_("{floor} can only be {either}."), CH_FIELDS(field));
    ch_say_next(context, N_("{extra} would hold only {digits} without {guards}."),
                CH_FIELDS(field));
    return true;
}

void ch_say_guardians(const ChSentenceContext *context, const ChDeadlyText *rectangle)
{
    const ChField field[] = {
        ch_field_number("count", (uint32_t)rectangle->cells.count),
        ch_list_field("extra", CH_FIELD_CELLS, &rectangle->extra),
        ch_list_field("places", CH_FIELD_PLACES, &rectangle->extra),
        ch_field_digits("digits", rectangle->digits),
        ch_field_digits("guards", rectangle->guards),
        ch_field_choice("guard", rectangle->guards),
    };

    ch_say_next(context,
                N_("Without {guards} in {extra}, the {digits} of all {count} cells could change "
                   "places: two solutions. A proper puzzle has one, so {places} is {guard}."),
                CH_FIELDS(field));
}

/* say_house_blossom.c - a death blossom whose stem is a house with a digit.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"

/* Returns the digit whose places in the house are the stem, or CH_NO_DIGIT. */
static int digit_of_stem(const ChStepRecord *step, int house)
{
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] >= CH_CELLS && (step->constraint[i] - CH_CELLS) / 9 == house)
            return (step->constraint[i] - CH_CELLS) % 9;
    return CH_NO_DIGIT;
}

bool ch_say_house_death_blossom(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {house}."),
        [CH_PART_WHAT] = N_("For each {digit} of {house} find a group with one digit more than "
                            "cells that loses its {digit} to it."),
        [CH_PART_SEE] = N_("In {house} the {digit} can only be in {places}."),
        [CH_PART_ASK] = N_("What does each place of the {digit} leave for its group?"),
    };
    const ChList places = ch_marks_with_role(context->step, CH_ROLE_PIVOT);
    const ChList houses = ch_marks_with_role(context->step, CH_ROLE_HOUSE);
    const int digit =
        houses.count == 1 ? digit_of_stem(context->step, houses.item[0]) : CH_NO_DIGIT;
    ChList stem = {.count = 0};

    if (digit == CH_NO_DIGIT || places.count == 0 || places.count > CH_DIGITS ||
        places.count != (size_t)ch_count_groups(context))
        return false;
    for (size_t i = 0; i < places.count; i++)
        ch_list_add(&stem, (uint16_t)CH_CANDIDATE(places.item[i], digit));
    if (context->part == CH_PART_WHY) {
        ch_say_petals(context, &stem);
        return true;
    }
    const ChField field[] = {
        ch_field_house("house", houses.item[0]),
        ch_field_digit("digit", digit),
        ch_list_field("places", CH_FIELD_PLACES, &places),
    };
    if (!ch_say_part(context, message, CH_FIELDS(field)))
        return false;
    if (context->part == CH_PART_SEE) {
        ch_text_char(context->out, ' ');
        ch_say_all_groups(context, (int)places.count, " ");
    }
    return true;
}

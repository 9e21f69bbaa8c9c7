/* say_templates.c - templates: all ways to place one digit, or several, in the whole grid.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* Returns the digit of the conclusions, or CH_NO_DIGIT when there are several. */
static int concluded_digit(const ChStepRecord *step)
{
    int digit = CH_NO_DIGIT;

    for (size_t i = 0; i < step->place_count + step->eliminate_count; i++) {
        const int candidate =
            i < step->place_count ? step->place[i] : step->eliminate[i - step->place_count];
        if (i > 0 && CH_CANDIDATE_DIGIT(candidate) != digit)
            return CH_NO_DIGIT;
        digit = CH_CANDIDATE_DIGIT(candidate);
    }
    return digit;
}

static const char *message_of(bool places, bool alone)
{
    if (places && alone)
        return N_("Every way to place the {digit} once in each of {houses}, so that no two see "
                  "each other, takes the same cells: {placed}.");
    if (places)
        return N_(
            "Taken together, the ways to place {digits} in {houses} leave the {digit} no choice: "
            "{placed}.");
    if (alone)
        return N_("With the {digit} in one of these cells there would be no way left to place it "
                  "once in each of {houses}, so that no two see each other: {removed}.");
    return N_("With the {digit} in one of these cells, {digits} could no longer all be placed in "
              "{houses}: {removed}.");
}

bool ch_say_template(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    const int digit = concluded_digit(step);

    if (digit == CH_NO_DIGIT || houses.count == 0 || digits == 0)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", digit),
        ch_field_digits("digits", digits),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
    };
    ch_say(context, message_of(step->place_count > 0, ch_is_single(digits)), CH_FIELDS(field));
    return true;
}

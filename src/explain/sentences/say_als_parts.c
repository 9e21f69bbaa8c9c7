/* say_als_parts.c - parts of sentences that several techniques of almost locked sets share; see
 * groups.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"

int ch_restricted_common(const ChStepRecord *step, int common)
{
    const ChList digits = ch_marks_of_group(step, CH_ROLE_COMMON_DIGIT, common);

    return digits.count > 0 ? digits.item[0] : CH_NO_DIGIT;
}

int ch_house_of_group(const ChSentenceContext *context, int group)
{
    const ChList cells = ch_marked_set(context->step, group).cells;
    const int house = ch_house_of_cells(&cells);

    return cells.count == 1 || house < 0 ? CH_BOX_OF(cells.item[0]) : house;
}

static size_t size_of_group(const ChSentenceContext *context, int group)
{
    return ch_marked_set(context->step, group).cells.count;
}

void ch_say_look_at(const ChSentenceContext *context, int house)
{
    const ChField field = ch_field_house("house", house);

    ch_say(context, N_("Look at {house}."), &field, 1);
}

void ch_say_two_groups(const ChSentenceContext *context, const char *message, int last)
{
    const ChField field[] = {
        ch_field_number("a", (uint32_t)size_of_group(context, 0)),
        ch_field_house("one", ch_house_of_group(context, 0)),
        ch_field_number("b", (uint32_t)size_of_group(context, last)),
        ch_field_house("other", ch_house_of_group(context, last)),
    };

    ch_say(context, message, CH_FIELDS(field));
}

void ch_say_common(const ChSentenceContext *context, int one, int other, int digit)
{
    const int house = ch_house_of_groups(context, one, other, digit);
    const ChField field[] = {
        ch_field_string("a", ch_letter((size_t)one)),
        ch_field_string("b", ch_letter((size_t)other)),
        ch_field_digit("x", digit),
        ch_field_house("house", house >= 0 ? house : 0),
    };

    ch_text_char(context->out, ' ');
    ch_say(context,
           house >= 0
               ? N_("Only one of {a} and {b} can have the {x}: its places there are all in "
                    "{house}.")
               : N_("Only one of {a} and {b} can have the {x}: its places there all see each "
                    "other."),
           CH_FIELDS(field));
}

ChAlternative ch_alternative(const ChSentenceContext *context, int group, int digit)
{
    return (ChAlternative){.letter = ch_letter((size_t)group),
                           .cells = ch_group_places(context, group, digit)};
}

void ch_say_either_group(const ChSentenceContext *context, int one, int other)
{
    const unsigned digits = ch_digits_with_role(context->step, CH_ROLE_DIGIT);
    const ChField field[] = {
        ch_field_digits("z", digits),
        ch_field_string("a", ch_letter((size_t)one)),
        ch_field_string("b", ch_letter((size_t)other)),
    };

    ch_say(context, N_("Either way {a} or {b} has the {z}."), CH_FIELDS(field));
    if (ch_count(digits) > CH_MAX_EXPLAINED) {
        ch_text_char(context->out, ' ');
        ch_say(context,
               N_("A cell that sees every place of such a digit in {a} and {b} cannot be it."),
               CH_FIELDS(field));
        return;
    }
    CH_EACH_DIGIT(digit, digits) {
        const ChAlternative alternative[] = {ch_alternative(context, one, digit),
                                             ch_alternative(context, other, digit)};
        ch_say_seen(context, digit, alternative, 2);
    }
}

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

/* A digit that only one of two groups can have. */
typedef struct Common {
    int one, other;
    int digit;
    int house; /* of all its places there; -1: none */
} Common;

static void say_commons(const ChSentenceContext *context, const Common *first, const Common *next,
                        const char *message)
{
    const ChField field[] = {
        ch_field_string("a", ch_letter((size_t)first->one)),
        ch_field_string("b", ch_letter((size_t)first->other)),
        ch_field_digit("x", first->digit),
        ch_field_house("house", first->house >= 0 ? first->house : 0),
        ch_field_string("c", ch_letter((size_t)next->one)),
        ch_field_string("d", ch_letter((size_t)next->other)),
        ch_field_digit("y", next->digit),
        ch_field_house("next", next->house >= 0 ? next->house : 0),
    };

    ch_say_next(context, message, CH_FIELDS(field));
}

static Common common_of(const ChSentenceContext *context, int one, int other, int digit)
{
    return (Common){one, other, digit, ch_house_of_groups(context, one, other, digit)};
}

void ch_say_common(const ChSentenceContext *context, int one, int other, int digit)
{
    const Common common = common_of(context, one, other, digit);

    say_commons(context, &common, &common,
                common.house >= 0 ? N_("{a} and {b} can have only one {x} ({house}).")
                                  : N_("{a} and {b} can have only one {x}."));
}

void ch_say_two_commons(const ChSentenceContext *context, int x, int y, int last)
{
    const Common first = common_of(context, 0, 1, x);
    const Common next = common_of(context, last - 1, last, y);
    const bool has_houses = !context->is_brief && first.house >= 0 && next.house >= 0;
    static const char *const message[2][2] = {
        {N_("{a} and {b} can have only one {x}, and only one {y}."),
         N_("{a} and {b} can have only one {x} ({house}), and only one {y} ({next}).")},
        {N_("{a} and {b} can have only one {x}, {c} and {d} only one {y}."),
         N_("{a} and {b} can have only one {x} ({house}), {c} and {d} only one {y} ({next}).")},
    };

    say_commons(context, &first, &next, message[last > 1][has_houses]);
}

ChAlternative ch_alternative(const ChSentenceContext *context, int group, int digit)
{
    return (ChAlternative){.letter = ch_letter((size_t)group),
                           .cells = ch_group_places(context, group, digit)};
}

void ch_say_excluded_by(const ChSentenceContext *context, int one, int other)
{
    const unsigned digits = ch_digits_with_role(context->step, CH_ROLE_DIGIT);
    const ChField field[] = {
        ch_field_string("a", ch_letter((size_t)one)),
        ch_field_string("b", ch_letter((size_t)other)),
    };

    if (context->is_brief)
        return;
    if (ch_count(digits) > CH_MAX_EXPLAINED) {
        ch_say_next(context,
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

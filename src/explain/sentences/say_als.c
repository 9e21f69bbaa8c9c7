/* say_als.c - describes ALS-XZ and ALS-XY-wing: groups of cells with one digit more than cells
 * (almost locked sets), so that a group without one of its digits has all the others.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"

static unsigned removed_digits(const ChStepRecord *step)
{
    unsigned digits = 0;

    for (size_t i = 0; i < step->eliminate_count; i++)
        digits |= 1u << CH_CANDIDATE_DIGIT(step->eliminate[i]);
    return digits;
}

/* ---- ALS-XZ ---- */

/* The digits that each group keeps, by which of the groups has any besides the common ones. */
static const char *const kept_words[] = {
    N_("Each group lacks only one digit. So one of A and B has the {x}, the other the {y}."),
    N_("Each group lacks only one digit. So one of A and B has the {x}, the other the {y}. A also "
       "has its {a}."),
    N_("Each group lacks only one digit. So one of A and B has the {x}, the other the {y}. B also "
       "has its {b}."),
    N_("Each group lacks only one digit. So one of A and B has the {x}, the other the {y}. A also "
       "has its {a}, and B its {b}."),
};

/* Explains the eliminations of a digit by its places in the groups; it is in both groups if COMMON
 * is false, and otherwise in one of the two. */
static void say_excluded_digit(const ChSentenceContext *context, int digit, bool common)
{
    const ChAlternative a = ch_alternative(context, 0, digit);
    const ChAlternative b = ch_alternative(context, 1, digit);
    const ChAlternative both[] = {a, b};

    if (common) {
        ch_say_seen(context, digit, both, 2);
    } else if (ch_cells_empty(a.cells) || ch_cells_empty(b.cells)) {
        ch_say_seen(context, digit, ch_cells_empty(a.cells) ? &b : &a, 1);
    } else {
        const ChField field = ch_field_digit("digit", digit);
        ch_say_next(context,
                    N_("A cell that sees every {digit} of A, or every {digit} of B, cannot be "
                       "{digit}."),
                    &field, 1);
    }
}

/* Explains the eliminations of two groups that share two restricted commons. */
static void say_double_link(const ChSentenceContext *context, unsigned commons)
{
    const unsigned digits = removed_digits(context->step);
    const unsigned a = ch_marked_set(context->step, 0).digits & ~commons;
    const unsigned b = ch_marked_set(context->step, 1).digits & ~commons;
    const ChField field[] = {
        ch_field_digit("x", ch_lowest(commons)),
        ch_field_digit("y", ch_lowest(commons & (commons - 1))),
        ch_field_digits("a", a),
        ch_field_digits("b", b),
    };

    if (context->is_brief) {
        ch_say(context,
               N_("So one of A and B has the {x}, the other the {y}, and each has all its others."),
               CH_FIELDS(field));
        return;
    }
    ch_say(context, kept_words[(a != 0) + 2 * (b != 0)], CH_FIELDS(field));
    if (ch_count(digits) > CH_MAX_EXPLAINED)
        ch_say_next(context, N_("A cell that sees every place of such a digit there cannot be it."),
                    NULL, 0);
    else
        CH_EACH_DIGIT(digit, digits)
            say_excluded_digit(context, digit, commons >> digit & 1);
}

static bool say_xz_why(const ChSentenceContext *context, unsigned commons)
{
    const ChField field[] = {
        ch_field_digits("x", commons),
        ch_field_digits("z", ch_digits_with_role(context->step, CH_ROLE_DIGIT)),
    };

    if (!ch_is_single(commons)) {
        say_double_link(context, commons);
        return true;
    }
    ch_say(context, N_("The group without the {x} needs all its others. So A or B has the {z}."),
           CH_FIELDS(field));
    ch_say_excluded_by(context, 0, 1);
    return true;
}

bool ch_say_als_xz(const ChSentenceContext *context)
{
    const unsigned commons = ch_digits_with_role(context->step, CH_ROLE_COMMON_DIGIT);
    const ChField field = ch_field_choice("x", commons);

    if (ch_count_groups(context) != 2 || commons == 0 || ch_count(commons) > 2)
        return false;
    switch (context->part) {
    case CH_PART_WHERE:
        ch_say_look_at(context, ch_house_of_group(context, 0));
        return true;
    case CH_PART_WHAT:
        ch_say_two_groups(
            context,
            ch_house_of_group(context, 0) == ch_house_of_group(context, 1)
                ? N_("Find two groups in {one}, of {a} and {b} cells. Each has just "
                     "one digit more than cells.")
                : N_("Find a group of {a} {a?cell/cells} in {one} and a group of {b} in "
                     "{other}. Each has just one digit more than cells."),
            1);
        return true;
    case CH_PART_SEE:
        ch_say_all_groups(context, 2, " ");
        if (ch_is_single(commons))
            ch_say_common(context, 0, 1, ch_lowest(commons));
        else
            ch_say_two_commons(context, ch_lowest(commons), ch_lowest(commons & (commons - 1)), 1);
        return true;
    case CH_PART_ASK:
        ch_say(context, N_("What does a group need when it has no {x}?"), &field, 1);
        return true;
    case CH_PART_WHY:
        return say_xz_why(context, commons);
    default:
        return false;
    }
}

/* ---- ALS-XY-wing: the middle group B is linked to A and to C ---- */

static bool say_xy_why(const ChSentenceContext *context, int x, int y)
{
    const ChField field[] = {
        ch_field_digit("x", x),
        ch_field_digit("y", y),
        ch_field_digits("z", ch_digits_with_role(context->step, CH_ROLE_DIGIT)),
    };

    ch_say(context,
           context->is_brief
               ? N_("B has one of these, so A or C lacks it and has the {z}.")
               : N_("B lacks only one digit, so it has the {x} or the {y}. Then A has no {x}, or C "
                    "no {y}, and needs all its others. So A or C has the {z}."),
           CH_FIELDS(field));
    ch_say_excluded_by(context, 0, 2);
    return true;
}

bool ch_say_als_xy_wing(const ChSentenceContext *context)
{
    const int x = ch_restricted_common(context->step, 0);
    const int y = ch_restricted_common(context->step, 1);
    const ChField field[] = {ch_field_digit("x", x), ch_field_digit("y", y)};

    if (ch_count_groups(context) != 3 || x == CH_NO_DIGIT || y == CH_NO_DIGIT || x == y)
        return false;
    switch (context->part) {
    case CH_PART_WHERE:
        ch_say_look_at(context, ch_house_of_group(context, 1));
        return true;
    case CH_PART_WHAT:
        ch_say_two_groups(context,
                          N_("Find three groups with one digit more than cells. The middle one is "
                             "linked to {a} {a?cell/cells} in {one} and {b} in {other}."),
                          2);
        return true;
    case CH_PART_SEE:
        ch_say_all_groups(context, 3, " ");
        ch_say_two_commons(context, x, y, 2);
        return true;
    case CH_PART_ASK:
        ch_say(context, N_("Can group B do without both the {x} and the {y}?"), CH_FIELDS(field));
        return true;
    case CH_PART_WHY:
        return say_xy_why(context, x, y);
    default:
        return false;
    }
}

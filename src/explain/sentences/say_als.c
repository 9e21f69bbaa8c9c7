/* say_als.c - almost locked sets and the restricted commons between them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* Counts the leading sets that have both cells and digits. */
static int count_sets(const ChStepRecord *step)
{
    int count = 0;

    for (ChMarkedSet set = ch_marked_set(step, 0); set.cells.count > 0 && set.digits != 0;
         set = ch_marked_set(step, ++count))
        continue;
    return count;
}

/* Returns the digit of a restricted common, or CH_NO_DIGIT. */
static int restricted_common(const ChStepRecord *step, int group)
{
    const ChList digits = ch_marks_of_group(step, CH_ROLE_COMMON_DIGIT, group);

    return digits.count > 0 ? digits.item[0] : CH_NO_DIGIT;
}

bool ch_say_als_xz(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChMarkedSet a = ch_marked_set(step, 0);
    const ChMarkedSet b = ch_marked_set(step, 1);
    const unsigned commons = ch_digits_with_role(step, CH_ROLE_COMMON_DIGIT);

    if (count_sets(step) != 2 || commons == 0)
        return false;
    const ChField field[] = {
        ch_list_field("a", CH_FIELD_CELLS, &a.cells),
        ch_field_digits("adigits", a.digits),
        ch_list_field("b", CH_FIELD_CELLS, &b.cells),
        ch_field_digits("bdigits", b.digits),
        ch_field_digits("x", commons),
        ch_field_digits("z", ch_digits_with_role(step, CH_ROLE_DIGIT)),
    };
    const char *const message =
        ch_is_single(commons)
            ? N_("The sets {a} ({adigits}) and {b} ({bdigits}) have one digit more than cells "
                 "each. "
                 "Only one of them can have the {x}; the other then needs all its remaining "
                 "digits. Either way the {z} {z?is/are} in one of the two sets: {removed}.")
            : N_("The sets {a} ({adigits}) and {b} ({bdigits}) have one digit more than cells "
                 "each. "
                 "A set can lack only one of its digits, and each of {x} is in one of the two "
                 "sets at most; so each set has just one of them, and all its other digits: "
                 "{removed}.");
    ch_say(context, message, CH_FIELDS(field));
    return true;
}

bool ch_say_als_xy_wing(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChMarkedSet a = ch_marked_set(step, 0);
    const ChMarkedSet c = ch_marked_set(step, 1);
    const ChMarkedSet b = ch_marked_set(step, 2);
    const int x = restricted_common(step, 0);
    const int y = restricted_common(step, 1);

    if (count_sets(step) != 3 || x == CH_NO_DIGIT || y == CH_NO_DIGIT)
        return false;
    const ChField field[] = {
        ch_list_field("a", CH_FIELD_CELLS, &a.cells),
        ch_field_digits("adigits", a.digits),
        ch_list_field("b", CH_FIELD_CELLS, &b.cells),
        ch_field_digits("bdigits", b.digits),
        ch_list_field("c", CH_FIELD_CELLS, &c.cells),
        ch_field_digits("cdigits", c.digits),
        ch_field_digit("x", x),
        ch_field_digit("y", y),
        ch_field_digits("z", ch_digits_with_role(step, CH_ROLE_DIGIT)),
    };
    ch_say(context,
           N_("The sets {a} ({adigits}), {b} ({bdigits}) and {c} ({cdigits}) have one digit more "
              "than cells each. The last of them can lack only one digit: so it has the {x}, and "
              "{a} {a?has/have} none, or it has the {y}, and {b} {b?has/have} none. The set that "
              "loses a digit needs all its others, so the {z} {z?is/are} in one of the first two "
              "sets: {removed}."),
           CH_FIELDS(field));
    return true;
}

static void say_chain_set(const ChSentenceContext *context, int index, const char *message,
                          int lost, int kept)
{
    const ChStepRecord *const step = context->step;
    const ChMarkedSet set = ch_marked_set(step, index);
    const unsigned targets = ch_digits_with_role(step, CH_ROLE_DIGIT);
    const ChField field[] = {
        ch_list_field("set", CH_FIELD_CELLS, &set.cells),
        ch_field_digits("digits", set.digits),
        ch_field_choice("z", targets),
        ch_field_digits("all", targets),
        ch_field_digit("lost", lost),
        ch_field_digit("kept", kept),
    };

    ch_say(context, message, CH_FIELDS(field));
}

bool ch_say_als_chain(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const int sets = count_sets(step);

    if (sets < 3 || restricted_common(step, sets - 2) == CH_NO_DIGIT)
        return false;
    say_chain_set(context, 0,
                  N_("These sets have one digit more than cells each. If {set} ({digits}) "
                     "{set?lacks/lack} the {z}, the {kept} is needed there."),
                  0, restricted_common(step, 0));
    for (int i = 1; i < sets; i++) {
        ch_text_char(context->out, ' ');
        if (i + 1 < sets)
            say_chain_set(context, i,
                          N_("Then {set} ({digits}) cannot have the {lost} and {set?needs/need} "
                             "the {kept}."),
                          restricted_common(step, i - 1), restricted_common(step, i));
        else
            say_chain_set(
                context, i,
                N_("Then {set} ({digits}) cannot have the {lost} and {set?needs/need} all "
                   "other digits. So the {all} {all?is/are} in the first set or in the "
                   "last: {removed}."),
                restricted_common(step, i - 1), 0);
    }
    return true;
}

bool ch_say_als_w_wing(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList house = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList from = ch_marks_with_role(step, CH_ROLE_LINK_FROM);
    const ChList to = ch_marks_with_role(step, CH_ROLE_LINK_TO);
    const ChMarkedSet a = ch_marked_set(step, 0);
    const ChMarkedSet b = ch_marked_set(step, 1);

    if (count_sets(step) != 2 || house.count != 1 || from.count != 1 || to.count != 1)
        return false;
    const ChField field[] = {
        ch_list_field("a", CH_FIELD_CELLS, &a.cells),
        ch_field_digits("adigits", a.digits),
        ch_list_field("b", CH_FIELD_CELLS, &b.cells),
        ch_field_digits("bdigits", b.digits),
        ch_field_house("house", house.item[0]),
        ch_field_digit("x", CH_CANDIDATE_DIGIT(from.item[0])),
        ch_field_cell("p", CH_CANDIDATE_CELL(from.item[0])),
        ch_field_cell("q", CH_CANDIDATE_CELL(to.item[0])),
        ch_field_digits("z", ch_digits_with_role(step, CH_ROLE_DIGIT)),
    };
    ch_say(context,
           N_("In {house} the {x} is in {p} or {q}: one takes it from {a} ({adigits}), the other "
              "from {b} ({bdigits}). These sets have one digit more than cells each, and the one "
              "without the {x} needs all its other digits. Either way the {z} {z?is/are} in one "
              "of the two sets: {removed}."),
           CH_FIELDS(field));
    return true;
}

bool ch_say_death_blossom(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList stem = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const int petals = count_sets(step);
    unsigned digits = 0;

    if (stem.count != 1)
        return false;
    digits = context->before->candidates[stem.item[0]];
    if (petals == 0 || petals != ch_count(digits))
        return false;
    for (int i = 0; i < petals; i++, digits &= digits - 1) {
        const ChMarkedSet petal = ch_marked_set(step, i);
        const ChField field[] = {
            ch_field_cell("stem", stem.item[0]),
            ch_field_digit("digit", ch_lowest(digits)),
            ch_list_field("petal", CH_FIELD_CELLS, &petal.cells),
            ch_field_digits("digits", petal.digits),
        };
        ch_say(
            context,
            N_("If {stem} is {digit}, {petal} ({digits}) cannot have the {digit}; with one digit "
               "more than cells {petal?it needs/they need} all the others."),
            CH_FIELDS(field));
        ch_text_char(context->out, ' ');
    }
    const ChField field[] = {
        ch_field_digits("z", ch_digits_with_role(step, CH_ROLE_DIGIT)),
    };
    ch_say(context, N_("In every case the {z} {z?is/are} in one of these sets: {removed}."),
           CH_FIELDS(field));
    return true;
}

bool ch_say_sue_de_coq(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChMarkedSet x = ch_marked_set(step, 0);
    const ChMarkedSet y = ch_marked_set(step, 1);

    if (cells.count < 2 || houses.count != 2 || count_sets(step) != 2)
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_digits("digits", ch_digits_with_role(step, CH_ROLE_DIGIT)),
        ch_field_house("line", houses.item[0]),
        ch_field_house("box", houses.item[1]),
        ch_list_field("x", CH_FIELD_CELLS, &x.cells),
        ch_field_digits("xdigits", x.digits),
        ch_list_field("y", CH_FIELD_CELLS, &y.cells),
        ch_field_digits("ydigits", y.digits),
        ch_field_digits("shared", x.digits & y.digits),
    };
    ch_say(
        context,
        (x.digits & y.digits) == 0
            ? N_("{cells}, where {line} and {box} cross, hold {digits}; {x} in {line} "
                 "{x?holds/hold} {xdigits}, {y} in {box} {y?holds/hold} {ydigits}. The two "
                 "sides share no digit, so none fits here twice; and there are as many cells as "
                 "digits, so each of these digits has its place among them: {removed}.")
            : N_("{cells}, where {line} and {box} cross, hold {digits}; {x} in {line} "
                 "{x?holds/hold} {xdigits}, {y} in {box} {y?holds/hold} {ydigits}. The "
                 "{shared}, which both sides have, {shared?fits/fit} once on each of them, every "
                 "other digit once in all. That makes as many places as there are cells, so all "
                 "of them are taken: {removed}."),
        CH_FIELDS(field));
    return true;
}

bool ch_say_aligned_exclusion(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList excluders = ch_marks_with_role(step, CH_ROLE_SET_CELL);

    if (cells.count < 2)
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_list_field("excluders", CH_FIELD_CELLS, &excluders),
    };
    ch_say(
        context,
        excluders.count == 0
            ? N_("With a digit that is ruled out here, every way to fill the rest of {cells} would "
                 "put a digit twice into a house: {removed}.")
            : N_("{excluders} {excluders?sees/see} every one of {cells}. With a digit that is "
                 "ruled out here, every way to fill the rest of {cells} would put a digit twice "
                 "into a house or leave no digit for {excluders?/one of }{excluders}: {removed}."),
        CH_FIELDS(field));
    return true;
}

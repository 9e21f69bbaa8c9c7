/* say_intersections.c - locked candidates in the intersection of a box and a line.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

static const char *const locked[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {house}."),
    [CH_PART_WHAT] = N_("Where can the {digit} be in {house}?"),
    [CH_PART_SEE] = N_("In {house}, the {digit} can only be in {cells}, all in {cover}."),
    [CH_PART_ASK] = N_("What does that mean for the rest of {cover}?"),
    [CH_PART_WHY] = N_("One of them is {digit}, and {cover} can have no other."),
};

static const char *const locked_pair[CH_PARTS] = {
    [CH_PART_SEE] = N_("In {house}, the {digit} can only be in {cells}, both in {cover}."),
};

static const char *const direct[CH_PARTS] = {
    [CH_PART_ASK] = N_("Where is the {digit} of {home}, then?"),
    [CH_PART_WHY] = N_("One of them is {digit}, so {home} cannot have its {digit} in {cover}. Only "
                       "{cell} is left for it there."),
};

/* Writes a part about locked candidates; DIRECT ones place the digit in a second house. */
static bool say_locked(const ChSentenceContext *context, bool is_direct)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList digit = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(step, CH_ROLE_COVER);

    if (cells.count < 2 || digit.count != 1 || houses.count != (is_direct ? 2 : 1) ||
        cover.count != 1 || (is_direct && step->place_count != 1))
        return false;
    const ChField field[] = {
        ch_field_house("house", houses.item[0]),
        ch_field_house("home", houses.item[is_direct]),
        ch_field_digit("digit", digit.item[0]),
        ch_list_field("cells", CH_FIELD_PLACES, &cells),
        ch_field_house("cover", cover.item[0]),
        ch_field_cell("cell", is_direct ? CH_CANDIDATE_CELL(step->place[0]) : 0),
    };
    return (is_direct && ch_say_part(context, direct, CH_FIELDS(field))) ||
           (cells.count == 2 && ch_say_part(context, locked_pair, CH_FIELDS(field))) ||
           ch_say_part(context, locked, CH_FIELDS(field));
}

bool ch_say_locked_candidates(const ChSentenceContext *context)
{
    return say_locked(context, false);
}

void ch_say_locked_pair(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(step, CH_ROLE_COVER);
    ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);

    ch_list_sort(&digits);
    const ChField field[] = {
        ch_field_house("house", houses.item[0]),
        ch_field_house("cover", cover.item[0]),
        ch_field_digits("digits", ch_digits_of(&digits)),
        ch_field_digit("first", digits.item[0]),
        ch_field_digit("last", digits.item[1]),
        ch_list_field("places", CH_FIELD_PLACES, &cells),
    };
    ch_say(context,
           N_("In {house}, the digits {digits} can only be in {places}. One of the two cells is "
              "{first}, the other {last}, and {cover} can have no other {first} or {last}."),
           CH_FIELDS(field));
    ch_say_conclusion(context);
}

bool ch_say_direct_locking(const ChSentenceContext *context)
{
    return say_locked(context, true);
}

bool ch_say_almost_locked(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look where {base} and {cover} cross."),
        [CH_PART_WHAT] = N_("Where can the digits {digits} be in {cover}?"),
        [CH_PART_SEE] = N_("In {base}, {cells} can only be {either}. In {cover}, {digits} fit only "
                           "in the crossing and {places}."),
        [CH_PART_ASK] = N_("How many of {digits} can the crossing hold?"),
        [CH_PART_WHY] =
            N_("Two of {digits} are in {cells}, so the crossing can hold only one. "
               "All three are needed in {cover}: the crossing holds one, {places} the others."),
    };
    static const char *const pair[CH_PARTS] = {
        [CH_PART_WHY] =
            N_("One of {digits} is in {cells}, so the crossing can hold only one. "
               "Both are needed in {cover}: the crossing holds one, {places} the other."),
    };
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
        ch_field_choice("either", digits),
    };
    return (cells.count == 1 && ch_say_part(context, pair, CH_FIELDS(field))) ||
           ch_say_part(context, message, CH_FIELDS(field));
}

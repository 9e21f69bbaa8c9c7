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

enum { FEW_HOUSES = 4, FEW_CELLS = 8 }; /* that are named */

/* The messages by what the step concludes. */
static const char *const one_placed[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look only at the places for the {digit}."),
    [CH_PART_WHAT] = N_("In how many ways can the {digit} be placed once in each of {houses}?"),
    [CH_PART_SEE] =
        N_("Place the {digit} once in each of {houses}, so that no two see each other."),
    [CH_PART_ASK] = N_("Which cells do all these ways have in common?"),
    [CH_PART_WHY] = N_("Every way to do this uses {cells}."),
};

static const char *const one_removed[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look only at the places for the {digit}."),
    [CH_PART_WHAT] = N_("In how many ways can the {digit} be placed once in each of {houses}?"),
    [CH_PART_SEE] =
        N_("Place the {digit} once in each of {houses}, so that no two see each other."),
    [CH_PART_ASK] = N_("Which cells are left free, or blocked, by all these ways?"),
    [CH_PART_WHY] = N_("There is no way to do this with {digit} in {places}."),
};

static const char *const several_placed[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look only at the places for {digits}."),
    [CH_PART_WHAT] = N_("In how many ways can {digits} be placed together in {houses}?"),
    [CH_PART_SEE] =
        N_("Place {digits} together in {houses}, so that no two of the same see each other."),
    [CH_PART_ASK] = N_("Which cells do all these ways have in common?"),
    [CH_PART_WHY] = N_("Every way to do this has the {digit} in {cells}."),
};

static const char *const several_removed[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look only at the places for {digits}."),
    [CH_PART_WHAT] = N_("In how many ways can {digits} be placed together in {houses}?"),
    [CH_PART_SEE] =
        N_("Place {digits} together in {houses}, so that no two of the same see each other."),
    [CH_PART_ASK] = N_("Which cells are left free, or blocked, by all these ways?"),
    [CH_PART_WHY] = N_("There is no way to do this with {digit} in {places}."),
};

/* What differs where there are too many houses or cells to be named. */
static const char *const in_all_houses[CH_PARTS] = {
    [CH_PART_WHAT] = N_("In how many ways can these digits be placed in the whole grid?"),
    [CH_PART_SEE] =
        N_("Place {digits} in the whole grid at once, so that no two of the same see each other."),
};

static const char *const for_many_cells[CH_PARTS] = {
    [CH_PART_WHY] = N_("There is no way to do this with {digit} in one of {count} other cells."),
};

static ChList concluded_cells(const ChStepRecord *step)
{
    ChList cells = {.count = 0};

    for (size_t i = 0; i < step->place_count; i++)
        ch_list_add(&cells, (uint16_t)CH_CANDIDATE_CELL(step->place[i]));
    for (size_t i = 0; i < step->eliminate_count && step->place_count == 0; i++)
        ch_list_add(&cells, (uint16_t)CH_CANDIDATE_CELL(step->eliminate[i]));
    return cells;
}

bool ch_say_template(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    const bool places = step->place_count > 0;
    const ChList cells = concluded_cells(step);
    const int digit = concluded_digit(step);

    if (digit == CH_NO_DIGIT || houses.count == 0 || digits == 0)
        return false;
    const char *const *const message = ch_is_single(digits)
                                           ? (places ? one_placed : one_removed)
                                           : (places ? several_placed : several_removed);
    const ChField field[] = {
        ch_field_digit("digit", digit),
        ch_field_digits("digits", digits),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_list_field("places", CH_FIELD_PLACES, &cells),
        ch_field_number("count", (uint32_t)cells.count),
    };
    return (houses.count > FEW_HOUSES && ch_say_part(context, in_all_houses, CH_FIELDS(field))) ||
           (!places && cells.count > FEW_CELLS &&
            ch_say_part(context, for_many_cells, CH_FIELDS(field))) ||
           ch_say_part(context, message, CH_FIELDS(field));
}

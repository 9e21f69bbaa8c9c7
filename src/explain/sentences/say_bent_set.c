/* say_bent_set.c - bent sets (WXYZ-wings and larger): cells of a box and a line with as many digits
 * as cells.
 *
 * All places of a digit in the set share a house, but for those of one digit, the loose one, if
 * any.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reasons.h"

typedef struct BentSet {
    ChList cells;
    ChList houses;
    unsigned digits;
    unsigned loose; /* the loose digit; 0: none */
} BentSet;

static ChList places_of(const ChBoard *board, const ChList *cells, int digit)
{
    ChList places = {.count = 0};

    for (size_t i = 0; i < cells->count; i++)
        if (board->candidates[cells->item[i]] >> digit & 1)
            ch_list_add(&places, cells->item[i]);
    return places;
}

static bool read_bent_set(const ChSentenceContext *context, BentSet *set)
{
    const ChStepRecord *const step = context->step;

    *set = (BentSet){.cells = ch_marks_with_role(step, CH_ROLE_CELL),
                     .houses = ch_marks_with_role(step, CH_ROLE_HOUSE)};
    if (set->cells.count < 3 || set->houses.count != 2 || step->eliminate_count == 0)
        return false;
    for (size_t i = 0; i < set->cells.count; i++)
        set->digits |= context->before->candidates[set->cells.item[i]] & CH_ALL_NINE;
    CH_EACH_DIGIT(digit, set->digits) {
        const ChList places = places_of(context->before, &set->cells, digit);
        if (ch_house_of_cells(&places) < 0)
            set->loose |= 1u << digit;
    }
    return ch_count(set->digits) == (int)set->cells.count && ch_count(set->loose) <= 1;
}

static const char *const with_loose_digit[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {houses}."),
    [CH_PART_WHAT] = N_("Find {count} cells there with only {count} digits between them."),
    [CH_PART_SEE] = N_("{cells} have just {count} digits: {digits}."),
    [CH_PART_ASK] = N_("Which of the {count} digits can be in more than one of them?"),
    [CH_PART_WHY] = N_("All but the {loose} can be there only once, as the places of each see each "
                       "other. That leaves one cell for the {loose}: {places}."),
};

static const char *const without[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {houses}."),
    [CH_PART_WHAT] = N_("Find {count} cells there with only {count} digits between them."),
    [CH_PART_SEE] = N_("{cells} have just {count} digits: {digits}."),
    [CH_PART_ASK] = N_("Which of the {count} digits can be in more than one of them?"),
    [CH_PART_WHY] = N_("Each digit can be there only once, as its places see each other. So all of "
                       "them are needed to fill the cells."),
};

enum { MOST_NAMED = 2 }; /* digits whose places are named */

static ChList cells_losing(const ChStepRecord *step, int digit)
{
    ChList cells = {.count = 0};

    for (size_t i = 0; i < step->eliminate_count; i++)
        if (CH_CANDIDATE_DIGIT(step->eliminate[i]) == digit)
            ch_list_add(&cells, (uint16_t)CH_CANDIDATE_CELL(step->eliminate[i]));
    return cells;
}

/* Writes where a digit is in the set, and the house, if any, that it shares with its targets. */
static void say_places(const ChSentenceContext *context, const BentSet *set, int digit)
{
    const ChList places = places_of(context->before, &set->cells, digit);
    const ChList targets = cells_losing(context->step, digit);
    const ChList all = ch_list_union(&places, &targets);
    const int house = ch_house_of_cells(&all);
    const ChField field[] = {
        ch_field_digit("digit", digit),
        ch_list_field("places", CH_FIELD_PLACES, &places),
        ch_field_house("house", house >= 0 ? house : 0),
    };

    ch_say_next(context,
                house >= 0 ? N_("The {digit} of {house} is in {places}.")
                           : N_("The {digit} is in {places}."),
                CH_FIELDS(field));
}

/* Writes where the removed digits are in the set. */
static void say_removed_digits(const ChSentenceContext *context, const BentSet *set)
{
    unsigned removed = 0;

    for (size_t i = 0; i < context->step->eliminate_count; i++)
        removed |= 1u << CH_CANDIDATE_DIGIT(context->step->eliminate[i]);
    if (ch_count(removed) > MOST_NAMED)
        ch_say_next(context, N_("A cell that sees all places of a digit there cannot have it."),
                    NULL, 0);
    else
        CH_EACH_DIGIT(digit, removed)
            say_places(context, set, digit);
}

bool ch_say_bent_set(const ChSentenceContext *context)
{
    BentSet set;

    if (!read_bent_set(context, &set))
        return false;
    const int loose = set.loose != 0 ? ch_lowest(set.loose) : 0;
    const ChList places = places_of(context->before, &set.cells, loose);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &set.cells),
        ch_list_field("houses", CH_FIELD_HOUSES, &set.houses),
        ch_field_number("count", (uint32_t)set.cells.count),
        ch_field_digits("digits", set.digits),
        ch_field_digit("loose", loose),
        ch_list_field("places", CH_FIELD_PLACES, &places),
    };
    if (!ch_say_part(context, set.loose != 0 ? with_loose_digit : without, CH_FIELDS(field)))
        return false;
    if (context->part == CH_PART_WHY && set.loose != 0)
        ch_say_targets(context, loose, &places);
    else if (context->part == CH_PART_WHY)
        say_removed_digits(context, &set);
    return true;
}

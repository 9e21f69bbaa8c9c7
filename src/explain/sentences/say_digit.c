/* say_digit.c - a cell with one candidate left (naked single), or none.
 *
 * The placed digits that the cell sees are listed by row, column and box, each digit once.  The
 * other missing digits were removed earlier, which a second sentence states.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

enum { KINDS = 3 }; /* box, row, column: the order of ch_cell_house */

/* The digits that are listed for each house of a cell. */
typedef struct Shares {
    unsigned digits[KINDS];
} Shares;

/* Assigns each digit to one house: in turn the house that holds most of the unassigned digits lists
 * them. */
static Shares assign_digits(int cell, const ChList *hatching)
{
    unsigned held[KINDS] = {0, 0, 0};
    Shares shares = {{0, 0, 0}};
    unsigned listed = 0;

    for (size_t i = 0; i < hatching->count; i++)
        for (int kind = 0; kind < KINDS; kind++)
            if (ch_cell_house[CH_CANDIDATE_CELL(hatching->item[i])][kind] ==
                ch_cell_house[cell][kind])
                held[kind] |= 1u << CH_CANDIDATE_DIGIT(hatching->item[i]);
    for (int turn = 0; turn < KINDS; turn++) {
        int most = 0;
        for (int kind = 1; kind < KINDS; kind++)
            if (ch_count(held[kind] & ~listed) > ch_count(held[most] & ~listed))
                most = kind;
        shares.digits[most] |= held[most] & ~listed;
        listed |= held[most];
    }
    return shares;
}

/* The houses that list digits, as fields of a message: row, column, box. */
typedef struct Sights {
    ChList houses;
    ChField field[2 * KINDS + 1];
} Sights;

static Sights read_sights(int cell, const Shares *shares)
{
    static const char *const names[2][KINDS] = {{"h1", "h2", "h3"}, {"d1", "d2", "d3"}};
    static const int order[KINDS] = {1, 2, 0};
    Sights sights = {.houses = {.count = 0}};

    for (int i = 0; i < KINDS; i++) {
        const size_t at = sights.houses.count;
        const int kind = order[i];
        if (shares->digits[kind] == 0)
            continue;
        ch_list_add(&sights.houses, ch_cell_house[cell][kind]);
        sights.field[2 * at] = ch_field_house(names[0][at], ch_cell_house[cell][kind]);
        sights.field[2 * at + 1] = ch_field_digits(names[1][at], shares->digits[kind]);
    }
    sights.field[2 * sights.houses.count] = ch_field_cell("cell", cell);
    return sights;
}

static void say_seen(const ChSentenceContext *context, const Sights *sights)
{
    static const char *const message[KINDS + 1] = {
        [1] = N_("{cell} sees {d1} in {h1}."),
        [2] = N_("{cell} sees {d1} in {h1}; {d2} in {h2}."),
        [3] = N_("{cell} sees {d1} in {h1}; {d2} in {h2}; {d3} in {h3}."),
    };

    if (sights->houses.count > 0)
        ch_say_next(context, message[sights->houses.count], sights->field,
                    2 * sights->houses.count + 1);
}

/* Writes what removed the DIGITS that the cell does not see. */
static void say_removed(const ChSentenceContext *context, int cell, unsigned digits)
{
    const ChBlockers blockers = ch_blockers(context->step);
    const ChField field[] = {
        ch_field_cell("cell", cell),
        ch_list_field("steps", CH_FIELD_NUMBERS, &blockers.steps),
        ch_field_digits("digits", digits),
        ch_field_choice("either", digits),
    };

    static const char *const message[2][3] = {
        {N_("{steps?Step/Steps} {steps} removed {digits} from {cell}."),
         N_("The pencil marks leave no {either} in {cell}."),
         N_("{steps?Step/Steps} {steps} and the pencil marks removed {digits} from {cell}.")},
        {N_("By {steps?step/steps} {steps}, {cell} cannot be {either}."),
         N_("You ruled out {digits} in {cell}."),
         N_("By {steps?step/steps} {steps} and what you ruled out, {cell} cannot be {either}.")},
    };
    const bool is_closed = blockers.closed.count > 0;
    const bool is_noted = blockers.noted.count > 0;

    if (is_closed || is_noted)
        ch_say_next(context, message[context->step->no_marks][is_closed + 2 * is_noted - 1],
                    CH_FIELDS(field));
    else if (context->out->length == 0)
        ch_say_next(context, N_("All other candidates of {cell} are removed."), CH_FIELDS(field));
}

static bool say_cell(const ChSentenceContext *context, const char *const message[CH_PARTS],
                     int cell, int digit)
{
    const ChBlockers blockers = ch_blockers(context->step);
    const Shares shares = assign_digits(cell, &blockers.hatching);
    const unsigned listed = shares.digits[0] | shares.digits[1] | shares.digits[2];
    const Sights sights = read_sights(cell, &shares);
    const unsigned kept = digit < CH_DIGITS ? 1u << digit : 0;
    const ChField field[] = {
        ch_field_cell("cell", cell),
        ch_field_digit("digit", digit),
        ch_list_field("houses", CH_FIELD_HOUSES, &sights.houses),
    };

    if (context->part == CH_PART_SEE) {
        say_seen(context, &sights);
        say_removed(context, cell, CH_ALL_NINE & ~listed & ~kept);
        return true;
    }
    if (context->part == CH_PART_WHAT && sights.houses.count == 0)
        return ch_say_next(context, N_("Which candidates of {cell} are left?"), CH_FIELDS(field));
    return ch_say_part(context, message, CH_FIELDS(field));
}

bool ch_say_only_digit(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {cell}."),
        [CH_PART_WHAT] = N_("Count the digits that {cell} sees in {houses}."),
        [CH_PART_ASK] = N_("Which digit is left?"),
        [CH_PART_WHY] = N_("Only {digit} is left for {cell}."),
    };
    const ChStepRecord *const step = context->step;

    if (step->place_count == 0)
        return false;
    return say_cell(context, message, CH_CANDIDATE_CELL(step->place[0]),
                    CH_CANDIDATE_DIGIT(step->place[0]));
}

bool ch_say_no_digit(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {cell}."),
        [CH_PART_WHAT] = N_("Count the digits that {cell} sees in {houses}."),
        [CH_PART_WHY] = N_("No digit is left for {cell}."),
    };
    const int premise = ch_first_premise(context->step);

    if (premise >= CH_CELLS)
        return false;
    return say_cell(context, message, premise, CH_NO_DIGIT);
}

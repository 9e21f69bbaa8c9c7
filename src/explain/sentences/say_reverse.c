/* say_reverse.c - reverse unique rectangles and loops: what the givens outside of the pattern mean.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reasons.h"

/* The parts of such a step that its sentences name. */
typedef struct Reverse {
    ChList cells;
    unsigned digits;
    ChList extra;    /* cells with guardians */
    unsigned guards; /* their digits */
    ChList subset;   /* cells of the premises */
    unsigned used;   /* the digits of these cells and of the guardians */
    ChList houses;   /* of the premises */
    ChList other;    /* type 4: the extra cell that keeps its candidates */
    unsigned lost;   /* digits that are ruled out */
    int cell;        /* the cell of the first elimination */
} Reverse;

static void read_cells(const ChSentenceContext *context, Reverse *reverse)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned digits = context->step->deadly->digits[cell];
        const unsigned guards = context->before->candidates[cell] & ~digits & CH_ALL_NINE;
        if (digits == 0)
            continue;
        reverse->digits |= digits;
        ch_list_add(&reverse->cells, (uint16_t)cell);
        if (context->before->digit[cell] != CH_NO_DIGIT || guards == 0)
            continue;
        reverse->guards |= guards;
        ch_list_add(&reverse->extra, (uint16_t)cell);
        if (cell != reverse->cell)
            ch_list_add(&reverse->other, (uint16_t)cell);
    }
}

/* Reads the step; returns false where the record lacks a part that every such step has. */
static bool read_reverse(const ChSentenceContext *context, Reverse *reverse)
{
    const ChStepRecord *const step = context->step;

    *reverse = (Reverse){.digits = 0};
    if (step->deadly_count != 1 || step->eliminate_count == 0 || step->place_count > 0)
        return false;
    reverse->cell = CH_CANDIDATE_CELL(step->eliminate[0]);
    for (size_t i = 0; i < step->eliminate_count; i++)
        reverse->lost |= 1u << CH_CANDIDATE_DIGIT(step->eliminate[i]);
    read_cells(context, reverse);
    reverse->used = reverse->guards;
    for (size_t i = 0; i < step->constraint_count; i++) {
        const int premise = step->constraint[i];
        if (premise < CH_CELLS) {
            ch_list_add(&reverse->subset, (uint16_t)premise);
            reverse->used |= context->before->candidates[premise] & CH_ALL_NINE;
        } else {
            ch_list_add(&reverse->houses, (uint16_t)((premise - CH_CELLS) / 9));
        }
    }
    ch_list_sort(&reverse->subset);
    return reverse->guards != 0;
}

static const char *const messages[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at the givens of {digits}."),
    [CH_PART_WHAT] = N_("Which {count} cells have all of them, and two cells or none in every row, "
                        "column and box?"),
    [CH_PART_SEE] = N_("All givens of {digits} are in {cells}. {extra} can also be {guard}."),
    [CH_PART_ASK] = N_("What if all {count} cells held only {digits}?"),
};

static void say_reason(const ChSentenceContext *context, const Reverse *reverse,
                       const ChField *field, size_t count)
{
    if (reverse->houses.count > 0) {
        ch_say_next(context,
                    N_("With {lost} in {cell}, {houses} would have the {lost} in {other}. Then the "
                       "{digits} of all other cells could change places: two solutions. A proper "
                       "puzzle has one."),
                    field, count);
        return;
    }
    if (reverse->extra.count == 1) {
        ch_say_next(context,
                    N_("With {lost} in {cell}, the {digits} of all other cells could change "
                       "places: two solutions. A proper puzzle has one."),
                    field, count);
        return;
    }
    ch_say_next(context,
                N_("Without {guards} in {extra}, the {digits} of all other cells could change "
                   "places: two solutions. A proper puzzle has one, so {places} is {guard}."),
                field, count);
    if (reverse->subset.count > 0)
        ch_say_completed_subset(context, &reverse->subset, &reverse->extra, reverse->used);
    else if (ch_is_single(reverse->guards))
        ch_say_targets(context, ch_lowest(reverse->guards), &reverse->extra);
}

bool ch_say_reverse(const ChSentenceContext *context)
{
    Reverse reverse;

    if (!read_reverse(context, &reverse))
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &reverse.cells),
        ch_field_number("count", (uint32_t)reverse.cells.count),
        ch_field_digits("digits", reverse.digits),
        ch_list_field("extra", CH_FIELD_CELLS, &reverse.extra),
        ch_list_field("places", CH_FIELD_PLACES, &reverse.extra),
        ch_field_digits("guards", reverse.guards),
        ch_field_choice("guard", reverse.guards),
        ch_list_field("houses", CH_FIELD_HOUSES, &reverse.houses),
        ch_list_field("other", CH_FIELD_CELLS, &reverse.other),
        ch_field_choice("lost", reverse.lost),
        ch_field_cell("cell", reverse.cell),
    };
    if (context->part != CH_PART_WHY)
        return ch_say_part(context, messages, CH_FIELDS(field));
    say_reason(context, &reverse, CH_FIELDS(field));
    return true;
}

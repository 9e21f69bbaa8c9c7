/* oracle_impossible.c - Cells of two bands or two stacks that three digits cannot fill, by the
 * definition.
 *
 * Cells are pure when their candidates are two or three of the digits.  The pure cells of the two
 * bands and some cells with guardians cannot be filled so that two that see each other differ,
 * whatever their candidates; each of the cells with guardians is needed for that.  Four of a house
 * are not allowed: they are a naked subset.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { MOST_EXTRA = 5, REGION = 54, MOST_IN_HOUSE = 3 };

/* The pure cells, and behind them the extra ones, which have guardians. */
typedef struct Cells {
    const Marks *marks;
    int digits;
    int chute; /* the one left out: 0..2 bands, 3..5 stacks */
    int count;
    int cell[REGION];
    int value[REGION];  /* a digit, while the cells are filled */
    bool by_candidates; /* a cell takes only digits that it lists */
} Cells;

static bool is_in_region(const Cells *cells, int cell)
{
    return (cells->chute < 3 ? row_of(cell) / 3 : column_of(cell) / 3) != cells->chute % 3;
}

static bool can_take(const Cells *cells, int at, int digit)
{
    for (int i = 0; i < cells->count; i++)
        if (cells->value[i] == digit && sees[cells->cell[i]][cells->cell[at]])
            return false;
    return (cells->digits >> digit & 1) != 0 &&
           (!cells->by_candidates || cells->marks->can[cells->cell[at]][digit]);
}

/* Fills the rest, the cell with the fewest choices first. */
static bool fill(Cells *cells)
{
    int best = NOTHING;
    int fewest = DIGITS;

    for (int i = 0; i < cells->count; i++) {
        int choices = 0;
        for (int digit = 0; digit < DIGITS; digit++)
            choices += can_take(cells, i, digit);
        if (cells->value[i] == NOTHING && choices < fewest) {
            best = i;
            fewest = choices;
        }
    }
    if (best == NOTHING)
        return true;
    for (int digit = 0; digit < DIGITS; digit++)
        if (can_take(cells, best, digit)) {
            cells->value[best] = digit;
            if (fill(cells))
                return true;
            cells->value[best] = NOTHING;
        }
    return false;
}

/* Reports whether the cells can be filled; LEFT_OUT is the index of one that is not, or NOTHING. */
static bool can_fill(const Cells *all, int left_out, bool by_candidates)
{
    Cells cells = *all;

    cells.by_candidates = by_candidates;
    if (left_out != NOTHING)
        cells.cell[left_out] = cells.cell[--cells.count];
    for (int i = 0; i < cells.count; i++)
        cells.value[i] = NOTHING;
    return fill(&cells);
}

static bool has_subset(const Cells *cells)
{
    for (int house = 0; house < HOUSES; house++) {
        int count = 0;
        for (int i = 0; i < cells->count; i++)
            count += in_house(cells->cell[i], house);
        if (count > MOST_IN_HOUSE)
            return true;
    }
    return false;
}

/* Reports whether the cells cannot be filled, and need all those from the index EXTRA on. */
static bool is_impossible(const Cells *cells, int extra)
{
    if (has_subset(cells) || can_fill(cells, NOTHING, false))
        return false;
    for (int i = extra; i < cells->count; i++)
        if (!can_fill(cells, i, false))
            return false;
    return true;
}

/* Returns whether cells that lack one of the digits, by their candidates, fail alone: the pattern
 * is a smaller one in disguise. */
static bool is_disguised(const Cells *cells)
{
    for (int digit = 0; digit < DIGITS; digit++) {
        Cells fewer = *cells;
        fewer.count = 0;
        for (int i = 0; i < cells->count && (cells->digits >> digit & 1); i++)
            if (!cells->marks->can[cells->cell[i]][digit])
                fewer.cell[fewer.count++] = cells->cell[i];
        if (fewer.count > 0 && !can_fill(&fewer, NOTHING, true))
            return true;
    }
    return false;
}

/* One cell has all guardians: it holds one of them. */
static void try_single(Cells *cells, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++) {
        const int own = digits_of(cells->marks, cell);
        const int guards = own & ~cells->digits;
        Cells more = *cells;
        more.cell[more.count++] = cell;
        if (guards == 0 || guards == own || !is_in_region(cells, cell) ||
            !is_impossible(&more, cells->count))
            continue;
        const bool is_optional = is_disguised(&more);
        for (int digit = 0; digit < DIGITS; digit++) {
            if (is_optional)
                found->optional[cell][digit] = true;
            else if (count_bits(guards) == 1 && (guards >> digit & 1))
                found->placed[cell][digit] = true;
            else if (count_bits(guards) > 1 && (cells->digits >> digit & 1))
                rule_out(cells->marks, found, cell, digit);
        }
    }
}

/* The guardians of several cells are of one digit, and the target sees them all. Where a cell lacks
 * a digit, the conclusion may not need all of these cells, or all digits. Then the finder may leave
 * it out. */
static void try_target(const Cells *cells, int extra, Found *found, int target, int digit)
{
    Found lost = {0};
    bool is_needed = !is_disguised(cells);

    if (!is_impossible(cells, extra))
        return;
    for (int i = extra; i < cells->count; i++)
        is_needed = is_needed && can_fill(cells, i, true);
    rule_out(cells->marks, &lost, target, digit);
    if (is_needed)
        add_found(found, &lost);
    else
        add_optional(found, &lost);
}

/* Adds each choice of cells from CELL on whose only guardian is the digit. */
static void grow_group(const Cells *cells, int pure, Found *found, int target, int digit, int cell)
{
    if (cells->count - pure >= 2)
        try_target(cells, pure, found, target, digit);
    for (; cell < CELLS && cells->count - pure < MOST_EXTRA; cell++) {
        const int own = digits_of(cells->marks, cell);
        Cells more = *cells;
        more.cell[more.count++] = cell;
        if (sees[cell][target] && is_in_region(cells, cell) && (own & cells->digits) != 0 &&
            (own & ~cells->digits) == 1 << digit && !has_subset(&more))
            grow_group(&more, pure, found, target, digit, cell + 1);
    }
}

static void try_region(Cells *cells, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++) {
        const int own = digits_of(cells->marks, cell);
        if (count_bits(own) >= 2 && (own & ~cells->digits) == 0 && is_in_region(cells, cell))
            cells->cell[cells->count++] = cell;
    }
    if (has_subset(cells))
        return;
    if (cells->count >= 9)
        try_single(cells, found);
    for (int target = 0; target < CELLS && cells->count >= MOST_EXTRA; target++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (cells->marks->can[target][digit] && !(cells->digits >> digit & 1))
                grow_group(cells, cells->count, found, target, digit, 0);
}

static void find_impossible_patterns(const Marks *marks, Found *found)
{
    for (int digits = 1; digits < 1 << DIGITS; digits++)
        for (int chute = 0; chute < 6 && count_bits(digits) == 3; chute++) {
            Cells cells = {.marks = marks, .digits = digits, .chute = chute};
            try_region(&cells, found);
        }
}

const Oracle impossible_oracles[] = {{"impossible-pattern", NULL, find_impossible_patterns, false},
                                     {0}};

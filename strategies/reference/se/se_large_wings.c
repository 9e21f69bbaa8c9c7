/* se_large_wings.c - WXYZ- to TUVWXYZ-wings: an almost locked set and a cell with two candidates.
 *
 * N - 1 cells that all see one another have N digits together.  A further cell has two of these
 * digits, x and z, and sees every member that has x.  Then the members or the cell hold z: if the
 * cell holds x, the members hold all other digits.  If it sees every member that has z too, the
 * wing is doubly linked, and each digit of the members is locked in them.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <string.h>

#include "se_rating.h"
#include "se_strong.h"

typedef struct Wing {
    const ChSeGrid *grid;
    int size; /* digits; the members are one less */
    int members;
    ChGridCells cells;             /* the members */
    ChGridCells having[CH_DIGITS]; /* those that have a digit */
    unsigned digits;
    int most; /* candidates of a member */
    int sum;  /* candidates of all members */
    bool found;
    int best_count;
    ChSeHint best;
} Wing;

/* ---- one wing ---- */

static double rate(const Wing *wing)
{
    const int distance = wing->most > 3 ? wing->most - 3 : 3 - wing->most;

    switch (wing->size) {
    case 4:
        return ch_se_tenths(5.5, 1 - distance);
    case 5:
        return ch_se_tenths(6.2, 2 - distance);
    case 6:
        return 6.6;
    default:
        return 7.5;
    }
}

static void offer(Wing *wing, int cell, const ChSeMarks *removed, bool is_double)
{
    const double rating = rate(wing);
    char suffix[sizeof wing->best.suffix];
    int count = 0;

    for (int i = 0; i < CH_CELLS; i++)
        count += ch_se_count(removed->of[i]);
    if (count == 0)
        return;
    snprintf(suffix, sizeof suffix, "%d%d%d", is_double ? 2 : 1, wing->most, wing->sum);
    if (wing->found && (rating > wing->best.rating ||
                        (rating == wing->best.rating &&
                         (count < wing->best_count ||
                          (count == wing->best_count && strcmp(suffix, wing->best.suffix) <= 0)))))
        return;
    wing->found = true;
    wing->best_count = count;
    wing->best = ch_se_hint(CH_SE_LARGE_WING, rating);
    wing->best.removed = *removed;
    wing->best.type = is_double ? 2 : 1;
    wing->best.length = (uint8_t)wing->size;
    wing->best.digits = (uint16_t)wing->digits;
    wing->best.base[0] = (uint8_t)cell;
    wing->best.loop = wing->cells;
    memcpy(wing->best.suffix, suffix, sizeof suffix);
}

/* Removes a digit from the cells outside the wing that see all members having it, and those of
 * SEEN; returns whether there are any. */
static bool remove_seen(const Wing *wing, int cell, int digit, ChGridCells seen, ChSeMarks *removed)
{
    ChGridCells lost = ch_grid_cells_and(ch_grid_seen_by_all(wing->having[digit]), seen);

    lost = ch_grid_cells_minus(ch_grid_cells_and(lost, wing->grid->plane[digit]), wing->cells);
    ch_grid_cells_remove(&lost, cell);
    CH_EACH_GRID_CELL(target, lost)
        removed->of[target] |= (uint16_t)(1u << digit);
    return !ch_grid_cells_empty(lost);
}

static void try_double(Wing *wing, int cell, ChSeMarks *removed)
{
    const unsigned pair = wing->grid->cand[cell];
    bool weak = false;
    bool strong = true;

    CH_EACH_DIGIT(digit, wing->digits & ~pair)
        weak |= remove_seen(wing, cell, digit, ch_grid_cells_all(), removed);
    CH_EACH_DIGIT(digit, pair)
        strong &= remove_seen(wing, cell, digit, ch_grid_peers[cell], removed);
    offer(wing, cell, removed, weak || strong);
}

/* Tries the members with a further cell. */
static void try_cell(Wing *wing, int cell)
{
    const unsigned pair = wing->grid->cand[cell];
    unsigned linked = 0;
    ChSeMarks removed = {{0}};

    CH_EACH_DIGIT(digit, pair)
        if (ch_grid_cells_within(wing->having[digit], ch_grid_peers[cell]))
            linked |= 1u << digit;
    if (linked == pair)
        try_double(wing, cell, &removed);
    else if (linked != 0 &&
             remove_seen(wing, cell, ch_lowest(pair & ~linked), ch_grid_peers[cell], &removed))
        offer(wing, cell, &removed, false);
}

/* Tries the members with each cell that has two of their digits and sees one of them. */
static void try_members(Wing *wing)
{
    ChGridCells seen = {{0}};

    CH_EACH_GRID_CELL(member, wing->cells)
        seen = ch_grid_cells_or(seen, ch_grid_peers[member]);
    CH_EACH_GRID_CELL(cell, ch_grid_cells_minus(seen, wing->cells)) {
        const unsigned pair = wing->grid->cand[cell];
        if (ch_se_is_two(pair) && (pair & ~wing->digits) == 0)
            try_cell(wing, cell);
    }
}

/* ---- the members ---- */

static void add_member(Wing *wing, int cell)
{
    const unsigned cand = wing->grid->cand[cell];

    ch_grid_cells_add(&wing->cells, cell);
    wing->digits |= cand;
    wing->members++;
    wing->sum += ch_se_count(cand);
    if (ch_se_count(cand) > wing->most)
        wing->most = ch_se_count(cand);
    CH_EACH_DIGIT(digit, cand)
        ch_grid_cells_add(&wing->having[digit], cell);
}

static void drop_member(Wing *wing, int cell)
{
    CH_EACH_DIGIT(digit, wing->grid->cand[cell])
        ch_grid_cells_remove(&wing->having[digit], cell);
    ch_grid_cells_remove(&wing->cells, cell);
    wing->members--;
}

/* Adds members from FROM on out of the cells that all members see. */
static void extend(Wing *wing, int from, ChGridCells open)
{
    const unsigned digits = wing->digits;
    const int most = wing->most;
    const int sum = wing->sum;

    if (wing->members == wing->size - 1) {
        if (ch_se_count(digits) == wing->size)
            try_members(wing);
        return;
    }
    CH_EACH_GRID_CELL_FROM(cell, from, open) {
        if (ch_se_count(digits | wing->grid->cand[cell]) > wing->size)
            continue;
        add_member(wing, cell);
        extend(wing, cell + 1, ch_grid_cells_and(open, ch_grid_peers[cell]));
        drop_member(wing, cell);
        wing->digits = digits;
        wing->most = most;
        wing->sum = sum;
    }
}

bool ch_se_large_wings(const ChSeGrid *grid, int digits, const ChSeSink *sink)
{
    Wing wing = {.grid = grid, .size = digits};
    ChGridCells open = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_se_count(grid->cand[cell]) >= 2)
            ch_grid_cells_add(&open, cell);
    extend(&wing, 0, open);
    return wing.found && ch_se_take(sink, &wing.best);
}

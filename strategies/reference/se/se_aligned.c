/* se_aligned.c - producers 20 and 22 of the SE scale: aligned pair and triplet exclusion.
 *
 * A choice of one candidate for each of two (three) cells is forbidden if two cells that see each
 * other take the same digit, or if an excluder, a cell that sees them all, is left with nothing.  A
 * candidate that no allowed choice has is removed.
 *
 * Whether a group of cells gives a hint depends on its own candidates and on those of the cells
 * that all of it sees.  So a group is passed over when none of them has changed since nothing was
 * found.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_patterns.h"

typedef struct Aligned {
    const ChSeGrid *grid;
    int size;
    ChSeCells few;     /* with two candidates, or three for triplets */
    ChSeCells base;    /* cells that may take part */
    ChSeCells changed; /* since the last time that nothing was found */
    uint8_t list[CH_CELLS];
    int count;
} Aligned;

static ChSeCells excluders(const Aligned *aligned, int cell)
{
    return ch_se_cells_and(aligned->few, ch_se_peers_of[cell]);
}

static bool has_two(ChSeCells set)
{
    const uint32_t *const band = set.band;
    const uint32_t more =
        (band[0] & (band[0] - 1)) | (band[1] & (band[1] - 1)) | (band[2] & (band[2] - 1));

    return more != 0 || (band[0] != 0) + (band[1] != 0) + (band[2] != 0) >= 2;
}

static ChSeCells changed_since(const ChSeGrid *grid, const ChSeMarks *before)
{
    ChSeCells changed = {{0, 0, 0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (grid->cand[cell] != before->of[cell])
            ch_se_cells_add(&changed, cell);
    return changed;
}

/* Nothing was found on this grid. */
static bool fail(const ChSeGrid *grid, ChSeMarks *before)
{
    memcpy(before->of, grid->cand, sizeof before->of);
    return false;
}

static bool has_changed(const Aligned *aligned, int cell)
{
    return ch_se_cells_has(&aligned->changed, cell);
}

/* Whether any of the two has changed, or a cell that both see. */
static bool is_new(const Aligned *aligned, int a, int b)
{
    const ChSeCells seen = ch_se_cells_and(ch_se_peers_of[a], ch_se_peers_of[b]);

    return has_changed(aligned, a) || has_changed(aligned, b) ||
           !ch_se_cells_empty(ch_se_cells_and(seen, aligned->changed));
}

static void gather(Aligned *aligned)
{
    ChSeCells single = {{0, 0, 0}};

    aligned->few = aligned->base = (ChSeCells){{0, 0, 0}};
    aligned->count = 0;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digits = ch_se_count(aligned->grid->cand[cell]);
        if (digits == 1)
            ch_se_cells_add(&single, cell);
        else if (digits >= 2 && digits <= aligned->size)
            ch_se_cells_add(&aligned->few, cell);
    }
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_se_count(aligned->grid->cand[cell]) >= 2 &&
            ch_se_cells_empty(ch_se_cells_and(single, ch_se_peers_of[cell])) &&
            !ch_se_cells_empty(excluders(aligned, cell))) {
            ch_se_cells_add(&aligned->base, cell);
            aligned->list[aligned->count++] = (uint8_t)cell;
        }
}

/* The candidates of those excluders that can be left with nothing when the base cells have these
 * digits; how many there are. */
static int masks_of(const ChSeGrid *grid, ChSeCells set, unsigned digits, uint16_t *mask)
{
    int count = 0;

    CH_SE_EACH_CELL(cell, set)
    {
        mask[count] = grid->cand[cell];
        count += (mask[count] & ~digits) == 0;
    }
    return count;
}

static bool is_forbidden(unsigned chosen, const uint16_t *mask, int count)
{
    for (int i = 0; i < count; i++)
        if ((mask[i] & ~chosen) == 0)
            return true;
    return false;
}

static bool loses(const Aligned *aligned, const int *cell, const unsigned *allowed)
{
    unsigned lost = 0;

    for (int i = 0; i < aligned->size; i++)
        lost |= aligned->grid->cand[cell[i]] & ~allowed[i];
    return lost != 0;
}

static bool deliver(const Aligned *aligned, const int *cell, const unsigned *allowed,
                    const ChSeSink *sink)
{
    if (!loses(aligned, cell, allowed))
        return false;
    ChSeHint hint = aligned->size == 2 ? ch_se_hint(CH_SE_ALIGNED_PAIR, 6.2)
                                       : ch_se_hint(CH_SE_ALIGNED_TRIPLET, 7.5);
    for (int i = 0; i < aligned->size; i++) {
        hint.base[i] = (uint8_t)cell[i];
        ch_se_hint_remove(&hint, aligned->grid, cell[i], ~allowed[i]);
    }
    return ch_se_take(sink, &hint);
}

static bool try_pair(const Aligned *aligned, int a, int b, ChSeCells common, const ChSeSink *sink)
{
    const ChSeGrid *const grid = aligned->grid;
    uint16_t mask[CH_CELLS];
    const int count = masks_of(grid, common, grid->cand[a] | grid->cand[b], mask);
    const bool see = ch_se_see(a, b);
    unsigned allowed[2] = {0, 0};

    for (unsigned x = grid->cand[a]; x != 0; x &= x - 1)
        for (unsigned y = grid->cand[b]; y != 0; y &= y - 1) {
            const unsigned one = x & -x;
            const unsigned two = y & -y;
            if ((see && one == two) || is_forbidden(one | two, mask, count))
                continue;
            allowed[0] |= one;
            allowed[1] |= two;
        }
    return deliver(aligned, (int[]){a, b}, allowed, sink);
}

static bool try_new_pair(const Aligned *aligned, int a, int b, ChSeCells common,
                         const ChSeSink *sink)
{
    return is_new(aligned, a, b) && try_pair(aligned, a, b, common, sink);
}

/* ---- triplets ---- */

/* What the third cell can take beside X and Y: an excluder that has one digit more forbids that
 * one, one that has none forbids all. */
static unsigned third_digits(const Aligned *aligned, const int *cell, unsigned x, unsigned y,
                             const uint16_t *mask, int count)
{
    unsigned allowed = aligned->grid->cand[cell[2]];

    if (ch_se_see(cell[0], cell[2]))
        allowed &= ~x;
    if (ch_se_see(cell[1], cell[2]))
        allowed &= ~y;
    for (int i = 0; i < count && allowed != 0; i++) {
        const unsigned rest = mask[i] & ~(x | y);
        if ((rest & (rest - 1)) == 0)
            allowed &= rest == 0 ? 0 : ~rest;
    }
    return allowed;
}

/* Whether two of the cells have the same two candidates: without excluders only these can take a
 * digit from the third. */
static bool has_twins(const ChSeGrid *grid, const int *cell)
{
    const unsigned a = grid->cand[cell[0]];
    const unsigned b = grid->cand[cell[1]];
    const unsigned c = grid->cand[cell[2]];

    return (ch_se_is_two(a) && (a == b || a == c)) || (ch_se_is_two(b) && b == c);
}

/* What the three can take; false when that is known to be all that they have. */
static bool allow_triplet(const Aligned *aligned, const int *cell, ChSeCells common,
                          unsigned *allowed)
{
    const ChSeGrid *const grid = aligned->grid;
    const unsigned digits = grid->cand[cell[0]] | grid->cand[cell[1]] | grid->cand[cell[2]];
    uint16_t mask[CH_CELLS];
    const int count = masks_of(grid, common, digits, mask);
    const bool see = ch_se_see(cell[0], cell[1]);
    const unsigned all = grid->cand[cell[2]];

    allowed[0] = allowed[1] = allowed[2] = 0;
    if (count == 0 && !has_twins(grid, cell))
        return false;
    for (unsigned x = grid->cand[cell[0]]; x != 0; x &= x - 1)
        for (unsigned y = grid->cand[cell[1]]; y != 0; y &= y - 1) {
            if ((see && (x & -x) == (y & -y)) ||
                (allowed[2] == all && (allowed[0] & x & -x) && (allowed[1] & y & -y)))
                continue;
            const unsigned third = third_digits(aligned, cell, x & -x, y & -y, mask, count);
            if (third == 0)
                continue;
            allowed[0] |= x & -x;
            allowed[1] |= y & -y;
            allowed[2] |= third;
        }
    return true;
}

static bool try_triplet(const Aligned *aligned, const int *cell, ChSeCells common,
                        const ChSeSink *sink)
{
    unsigned allowed[3];

    return allow_triplet(aligned, cell, common, allowed) && deliver(aligned, cell, allowed, sink);
}

/* The cells that make a triplet of the two, if the three have not been looked at before. */
static ChSeCells partners(const Aligned *aligned, int a, int b)
{
    const ChSeCells seen = ch_se_cells_or(ch_se_peers_of[a], ch_se_peers_of[b]);
    ChSeCells set = ch_se_cells_and(ch_se_cells_and(seen, aligned->few), aligned->base);

    ch_se_cells_drop(&set, a);
    ch_se_cells_drop(&set, b);
    return is_new(aligned, a, b) ? set : ch_se_cells_and(set, aligned->changed);
}

/* Whether any of these cells, in whatever order, loses something with the two. */
static bool any_loses(const Aligned *aligned, int a, int b, ChSeCells both, ChSeCells set)
{
    unsigned allowed[3];

    CH_SE_EACH_CELL(c, set)
    {
        const int cell[] = {a, b, c};
        const ChSeCells common = ch_se_cells_and(both, ch_se_peers_of[c]);
        if (has_two(common) && allow_triplet(aligned, cell, common, allowed) &&
            loses(aligned, cell, allowed))
            return true;
    }
    return false;
}

/* The third cells: excluders of the first in the order of its peers, then those of the second. */
static bool third_cells(const Aligned *aligned, int a, int b, ChSeCells both, const ChSeSink *sink)
{
    ChSeCells left = partners(aligned, a, b);

    if (ch_se_cells_empty(left) || !any_loses(aligned, a, b, both, left))
        return false;
    for (int turn = 0; turn < 2; turn++)
        for (int k = 0; k < CH_SE_PEERS; k++) {
            const int c = ch_se_peer[turn == 0 ? a : b][k];
            if (!ch_se_cells_has(&left, c))
                continue;
            ch_se_cells_drop(&left, c);
            const ChSeCells common = ch_se_cells_and(both, ch_se_peers_of[c]);
            if (has_two(common) && try_triplet(aligned, (int[]){a, b, c}, common, sink))
                return true;
        }
    return false;
}

/* ---- both ---- */

/* COMMON: the excluders of both cells, two or more. */
typedef bool (*TryTwo)(const Aligned *aligned, int a, int b, ChSeCells common,
                       const ChSeSink *sink);

static bool find(const ChSeGrid *grid, int size, TryTwo try_two, ChSeMarks *before,
                 const ChSeSink *sink)
{
    Aligned aligned = {.grid = grid, .size = size, .changed = changed_since(grid, before)};

    gather(&aligned);
    for (int high = 1; high < aligned.count; high++)
        for (int low = 0; low < high; low++) {
            const int a = aligned.list[low];
            const int b = aligned.list[high];
            const ChSeCells common = ch_se_cells_and(excluders(&aligned, a), ch_se_peers_of[b]);
            if (has_two(common) && try_two(&aligned, a, b, common, sink))
                return true;
        }
    return fail(grid, before);
}

bool ch_se_aligned_pairs(const ChSeGrid *grid, ChSeMarks *before, const ChSeSink *sink)
{
    return find(grid, 2, try_new_pair, before, sink);
}

bool ch_se_aligned_triplets(const ChSeGrid *grid, ChSeMarks *before, const ChSeSink *sink)
{
    return find(grid, 3, third_cells, before, sink);
}

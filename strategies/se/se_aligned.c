/* se_aligned.c - producers 20 and 22 of the SE scale: aligned pair and triplet exclusion.
 *
 * A choice of one candidate for each of two (three) cells is forbidden if two cells that see each
 * other take the same digit, or if an excluder, a cell that sees them all, is left with nothing.  A
 * candidate that no allowed choice has is removed.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_patterns.h"

typedef struct Aligned {
    const ChSeGrid *grid;
    int size;
    ChSeCells few;  /* with two candidates, or three for triplets */
    ChSeCells base; /* cells that may take part */
    uint8_t list[CH_CELLS];
    int count;
} Aligned;

static ChSeCells excluders(const Aligned *aligned, int cell)
{
    return ch_se_cells_and(aligned->few, ch_se_peers_of[cell]);
}

static void gather(Aligned *aligned)
{
    ChSeCells lone = {{0, 0, 0}};

    aligned->few = aligned->base = (ChSeCells){{0, 0, 0}};
    aligned->count = 0;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digits = ch_se_count(aligned->grid->cand[cell]);
        if (digits == 1)
            ch_se_cells_add(&lone, cell);
        else if (digits >= 2 && digits <= aligned->size)
            ch_se_cells_add(&aligned->few, cell);
    }
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_se_count(aligned->grid->cand[cell]) >= 2 &&
            ch_se_cells_empty(ch_se_cells_and(lone, ch_se_peers_of[cell])) &&
            !ch_se_cells_empty(excluders(aligned, cell))) {
            ch_se_cells_add(&aligned->base, cell);
            aligned->list[aligned->count++] = (uint8_t)cell;
        }
}

/* The distinct candidate masks of the excluders; how many there are. */
static int masks_of(const ChSeGrid *grid, ChSeCells set, uint16_t *mask)
{
    int count = 0;

    CH_SE_EACH_CELL(cell, set)
    mask[count++] = grid->cand[cell];
    return count;
}

static bool is_forbidden(unsigned chosen, const uint16_t *mask, int count)
{
    for (int i = 0; i < count; i++)
        if ((mask[i] & ~chosen) == 0)
            return true;
    return false;
}

static bool deliver(const Aligned *aligned, const int *cell, const unsigned *allowed,
                    const ChSeSink *sink)
{
    bool lost = false;

    for (int i = 0; i < aligned->size; i++)
        lost |= (aligned->grid->cand[cell[i]] & ~allowed[i]) != 0;
    if (!lost)
        return false;
    ChSeHint hint = aligned->size == 2 ? ch_se_hint(CH_SE_ALIGNED_PAIR, 6.2)
                                       : ch_se_hint(CH_SE_ALIGNED_TRIPLET, 7.5);
    for (int i = 0; i < aligned->size; i++)
        ch_se_hint_remove(&hint, aligned->grid, cell[i], ~allowed[i]);
    return ch_se_take(sink, &hint);
}

static bool try_pair(const Aligned *aligned, int a, int b, ChSeCells common, const ChSeSink *sink)
{
    const ChSeGrid *const grid = aligned->grid;
    uint16_t mask[CH_CELLS];
    const int count = masks_of(grid, common, mask);
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

bool ch_se_aligned_pairs(const ChSeGrid *grid, const ChSeSink *sink)
{
    Aligned aligned = {.grid = grid, .size = 2};

    gather(&aligned);
    for (int high = 1; high < aligned.count; high++)
        for (int low = 0; low < high; low++) {
            const int a = aligned.list[low];
            const int b = aligned.list[high];
            const ChSeCells common = ch_se_cells_and(excluders(&aligned, a), ch_se_peers_of[b]);
            if (ch_se_cells_count(common) >= 2 && try_pair(&aligned, a, b, common, sink))
                return true;
        }
    return false;
}

/* ---- triplets ---- */

/* Whether the third cell's digit Z can stand with X and Y. */
static bool is_allowed(const int *cell, unsigned x, unsigned y, unsigned z, const uint16_t *mask,
                       int count)
{
    return !(x == z && ch_se_see(cell[0], cell[2])) && !(y == z && ch_se_see(cell[1], cell[2])) &&
           !is_forbidden(x | y | z, mask, count);
}

static bool try_triplet(const Aligned *aligned, const int *cell, ChSeCells common,
                        const ChSeSink *sink)
{
    const ChSeGrid *const grid = aligned->grid;
    uint16_t mask[CH_CELLS];
    const int count = masks_of(grid, common, mask);
    const bool see = ch_se_see(cell[0], cell[1]);
    unsigned allowed[3] = {0, 0, 0};

    for (unsigned x = grid->cand[cell[0]]; x != 0; x &= x - 1)
        for (unsigned y = grid->cand[cell[1]]; y != 0; y &= y - 1) {
            if (see && (x & -x) == (y & -y))
                continue;
            for (unsigned z = grid->cand[cell[2]]; z != 0; z &= z - 1)
                if (is_allowed(cell, x & -x, y & -y, z & -z, mask, count)) {
                    allowed[0] |= x & -x;
                    allowed[1] |= y & -y;
                    allowed[2] |= z & -z;
                }
        }
    return deliver(aligned, cell, allowed, sink);
}

/* The third cells: excluders of the first in the order of its peers, then those of the second. */
static bool third_cells(const Aligned *aligned, int a, int b, const ChSeSink *sink)
{
    const ChSeCells of_a = excluders(aligned, a);
    const ChSeCells both = ch_se_cells_and(of_a, ch_se_peers_of[b]);

    for (int turn = 0; turn < 2; turn++)
        for (int k = 0; k < CH_SE_PEERS; k++) {
            const int c = ch_se_peer[turn == 0 ? a : b][k];
            if (c == a || c == b || !ch_se_cells_has(&aligned->few, c) ||
                !ch_se_cells_has(&aligned->base, c) || (turn == 1 && ch_se_cells_has(&of_a, c)))
                continue;
            const ChSeCells common = ch_se_cells_and(both, ch_se_peers_of[c]);
            if (ch_se_cells_count(common) >= 2 &&
                try_triplet(aligned, (int[]){a, b, c}, common, sink))
                return true;
        }
    return false;
}

bool ch_se_aligned_triplets(const ChSeGrid *grid, const ChSeSink *sink)
{
    Aligned aligned = {.grid = grid, .size = 3};

    gather(&aligned);
    for (int high = 1; high < aligned.count; high++)
        for (int low = 0; low < high; low++) {
            const int a = aligned.list[low];
            const int b = aligned.list[high];
            const ChSeCells common = ch_se_cells_and(excluders(&aligned, a), ch_se_peers_of[b]);
            if (ch_se_cells_count(common) >= 2 && third_cells(&aligned, a, b, sink))
                return true;
        }
    return false;
}

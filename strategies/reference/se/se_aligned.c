/* se_aligned.c - producers 20 and 22 of the SE scale: aligned pair and triplet exclusion.
 *
 * A choice of one candidate for each of two (three) cells is forbidden if two cells that see each
 * other take the same digit, or if an excluder, a cell that sees them all, is left without
 * candidates.  A candidate that no allowed choice has is removed.
 *
 * A group's hint depends on its own candidates and on those of its excluders.  So a group is
 * skipped when none of them has changed since the last fruitless search.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_patterns.h"

typedef struct Aligned {
    const ChSeScale *scale;
    const ChSeGrid *grid;
    int size;
    bool is_plain;       /* all groups are tried */
    ChGridCells few;     /* cells with two candidates, or three for triplets */
    ChGridCells base;    /* cells that can take part */
    ChGridCells thirds;  /* those of them that are few */
    ChGridCells changed; /* since the last search that found nothing */
    ChGridCells before;  /* cells of the base before the second of the two */
} Aligned;

static ChGridCells excluders(const Aligned *aligned, int cell)
{
    return ch_grid_cells_and(aligned->few, ch_grid_peers[cell]);
}

/* The cells that see at least one of a set, and those that see at least two. */
typedef struct Seen {
    ChGridCells once;
    ChGridCells twice;
} Seen;

static inline Seen seen_by(ChGridCells cells)
{
    Seen seen = {.once = {{0}}};

    for (int word = 0; word < 2; word++)
        CH_EACH_BIT_64(bit, cells.word[word]) {
            const ChGridCells *const peers = &ch_grid_peers[64 * word + bit];
            seen.twice = ch_grid_cells_or(seen.twice, ch_grid_cells_and(seen.once, *peers));
            seen.once = ch_grid_cells_or(seen.once, *peers);
        }
    return seen;
}

static ChGridCells changed_since(const ChSeGrid *grid, const ChSeMarks *before)
{
    ChGridCells changed = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (grid->cand[cell] != before->of[cell])
            ch_grid_cells_add(&changed, cell);
    return changed;
}

/* Remembers a grid on which nothing was found. */
static bool remember_fruitless(const ChSeGrid *grid, ChSeMarks *before)
{
    if (before != NULL)
        memcpy(before->of, grid->cand, sizeof before->of);
    return false;
}

static bool has_changed(const Aligned *aligned, int cell)
{
    return ch_grid_cells_has(&aligned->changed, cell);
}

/* Returns the cells that change the group of others, with some of these excluders: they have
 * changed, or see an excluder that has. */
static ChGridCells touched_by_change(const Aligned *aligned, ChGridCells excluders)
{
    return ch_grid_cells_or(aligned->changed,
                            seen_by(ch_grid_cells_and(excluders, aligned->changed)).once);
}

static void gather_cells(Aligned *aligned)
{
    ChGridCells single = {{0}};

    aligned->few = aligned->base = aligned->before = (ChGridCells){{0}};
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digits = ch_se_count(aligned->grid->cand[cell]);
        if (digits == 1)
            ch_grid_cells_add(&single, cell);
        else if (digits >= 2 && digits <= aligned->size)
            ch_grid_cells_add(&aligned->few, cell);
    }
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_se_count(aligned->grid->cand[cell]) >= 2 &&
            !ch_grid_cells_meet(single, ch_grid_peers[cell]) &&
            !ch_grid_cells_empty(excluders(aligned, cell)))
            ch_grid_cells_add(&aligned->base, cell);
    aligned->thirds = ch_grid_cells_and(aligned->base, aligned->few);
}

/* Lists the candidates of the excluders that can be left empty when the base cells have these
 * digits; returns how many. */
static int masks_of(const ChSeGrid *grid, ChGridCells set, unsigned digits, uint16_t *mask)
{
    int count = 0;

    CH_EACH_GRID_CELL(cell, set) {
        mask[count] = grid->cand[cell];
        count += (mask[count] & ~digits) == 0;
    }
    return count;
}

/* Returns the digits that excluders forbid the last cell when the others have chosen these.  An
 * excluder with one digit more forbids that digit; one without any forbids all. */
static unsigned forbidden_beside(unsigned chosen, const uint16_t *mask, int count)
{
    unsigned forbidden = 0;

    for (int i = 0; i < count; i++) {
        const unsigned rest = mask[i] & ~chosen;
        if ((rest & (rest - 1)) == 0)
            forbidden |= rest == 0 ? CH_ALL_NINE : rest;
    }
    return forbidden;
}

static bool has_elimination(const Aligned *aligned, const int *cell, const unsigned *allowed)
{
    unsigned lost = 0;

    for (int i = 0; i < aligned->size; i++)
        lost |= aligned->grid->cand[cell[i]] & ~allowed[i];
    return lost != 0;
}

static bool report_exclusion(const Aligned *aligned, const int *cell, const unsigned *allowed,
                             const ChSeSink *sink)
{
    if (!has_elimination(aligned, cell, allowed))
        return false;
    ChSeHint hint = aligned->size == 2 ? ch_se_hint(CH_SE_ALIGNED_PAIR, 6.2)
                                       : ch_se_hint(CH_SE_ALIGNED_TRIPLET, 7.5);
    for (int i = 0; i < aligned->size; i++) {
        hint.base[i] = (uint8_t)cell[i];
        ch_se_hint_remove(&hint, aligned->grid, cell[i], ~allowed[i]);
    }
    return ch_se_take(sink, &hint);
}

/* Reports whether two to COUNT - 1 of the sets of digits have no more digits together than they
 * are. */
static inline bool are_crowded(const uint16_t *set, int count)
{
    int slack = 0; /* negative: some are crowded */

    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++) {
            const unsigned two = set[i] | set[j];
            slack |= ch_se_count(two) - 3;
            for (int k = j + 1; k < count && count > 3; k++) {
                const unsigned three = two | set[k];
                slack |= ch_se_count(three) - 4;
                for (int l = k + 1; l < count && count > 4; l++)
                    slack |= ch_se_count(three | set[l]) - 5;
            }
        }
    return slack < 0;
}

/* Reports whether a group has no elimination, since none of its cells and excluders are crowded:
 * whatever digit a cell takes, the others can all have different digits besides, by Hall's theorem.
 * They need less: not all of them see each other.  False where there are many. */
static inline bool are_free(const uint16_t *set, int count)
{
    switch (count) {
    case 2:
        return true;
    case 3:
        return !are_crowded(set, 3);
    case 4:
        return !are_crowded(set, 4);
    case 5:
        return !are_crowded(set, 5);
    default:
        return false;
    }
}

static bool try_pair(const Aligned *aligned, int a, int b, ChGridCells common, const ChSeSink *sink)
{
    const ChSeGrid *const grid = aligned->grid;
    uint16_t set[2 + CH_CELLS];
    uint16_t *const mask = &set[2];
    const int count = masks_of(grid, common, grid->cand[a] | grid->cand[b], mask);
    const bool see = ch_grid_sees(a, b);
    unsigned allowed[2] = {0, 0};

    set[0] = grid->cand[a];
    set[1] = grid->cand[b];
    if (!aligned->is_plain && are_free(set, 2 + count))
        return false;
    CH_EACH_DIGIT(x, grid->cand[a]) {
        const unsigned one = 1u << x;
        const unsigned two =
            grid->cand[b] & ~(forbidden_beside(one, mask, count) | (see ? one : 0));
        allowed[0] |= two != 0 ? one : 0;
        allowed[1] |= two;
    }
    return report_exclusion(aligned, (int[]){a, b}, allowed, sink);
}

/* ---- triplets ---- */

/* Returns the digits that the third cell can take with X and Y. */
static unsigned third_digits(const Aligned *aligned, const int *cell, unsigned x, unsigned y,
                             const uint16_t *mask, int count)
{
    unsigned forbidden = forbidden_beside(x | y, mask, count);

    if (ch_grid_sees(cell[0], cell[2]))
        forbidden |= x;
    if (ch_grid_sees(cell[1], cell[2]))
        forbidden |= y;
    return aligned->grid->cand[cell[2]] & ~forbidden;
}

/* Finds the digits that the three can take. */
static void allow_triplet(const Aligned *aligned, const int *cell, ChGridCells common,
                          unsigned *allowed)
{
    const ChSeGrid *const grid = aligned->grid;
    const unsigned digits = grid->cand[cell[0]] | grid->cand[cell[1]] | grid->cand[cell[2]];
    uint16_t mask[CH_CELLS];
    const int count = masks_of(grid, common, digits, mask);
    const bool see = ch_grid_sees(cell[0], cell[1]);

    allowed[0] = allowed[1] = allowed[2] = 0;
    CH_EACH_DIGIT(x, grid->cand[cell[0]])
        CH_EACH_DIGIT(y, grid->cand[cell[1]]) {
            const unsigned one = 1u << x;
            const unsigned two = 1u << y;
            const unsigned third =
                see && one == two ? 0 : third_digits(aligned, cell, one, two, mask, count);
            if (third == 0)
                continue;
            allowed[0] |= one;
            allowed[1] |= two;
            allowed[2] |= third;
        }
}

static bool try_triplet(const Aligned *aligned, const int *cell, ChGridCells common,
                        const ChSeSink *sink)
{
    unsigned allowed[3];

    allow_triplet(aligned, cell, common, allowed);
    return report_exclusion(aligned, cell, allowed, sink);
}

/* Reports whether the first cell can take X, with any digits of the others; these are then allowed
 * as well, at J and at K. */
static bool can_take(const Aligned *aligned, const int *cell, unsigned x, const uint16_t *mask,
                     int count, unsigned *at_j, unsigned *at_k)
{
    const unsigned same = ch_grid_sees(cell[0], cell[1]) ? x : 0;

    CH_EACH_DIGIT(y, aligned->grid->cand[cell[1]] & ~same) {
        const unsigned third = third_digits(aligned, cell, x, 1u << y, mask, count);
        if (third != 0) {
            *at_j |= 1u << y;
            *at_k |= third;
            return true;
        }
    }
    return false;
}

/* Returns the digits that a cell may not be able to take, given the digits of the others that no
 * excluder has.  With two such digits, one for each of the others, it can take any other digit. */
static unsigned doubtful(unsigned second, unsigned third)
{
    const unsigned all = second | third;

    if (second == 0 || third == 0 || ch_is_single(all))
        return CH_ALL_NINE;
    if ((second & third) != 0 && ch_se_is_two(all))
        return all;
    return (ch_is_single(second) ? second : 0) | (ch_is_single(third) ? third : 0);
}

/* Reports whether the three have an elimination. */
static bool has_elimination_of_three(const Aligned *aligned, const int *of, ChGridCells common)
{
    const uint16_t *const cand = aligned->grid->cand;
    const unsigned all[] = {cand[of[0]], cand[of[1]], cand[of[2]]};
    uint16_t set[3 + CH_CELLS];
    uint16_t *const mask = &set[3];
    const int count = masks_of(aligned->grid, common, all[0] | all[1] | all[2], mask);
    unsigned allowed[3] = {0, 0, 0};
    unsigned barred = 0;

    for (int i = 0; i < 3; i++)
        set[i] = cand[of[i]];
    if (are_free(set, 3 + count))
        return false;
    for (int i = 0; i < count; i++)
        barred |= mask[i];
    const unsigned free[] = {all[0] & ~barred, all[1] & ~barred, all[2] & ~barred};
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3;
        const int k = (i + 2) % 3;
        CH_EACH_DIGIT(digit, all[i] & doubtful(free[j], free[k]) & ~allowed[i])
            if (!can_take(aligned, (int[]){of[i], of[j], of[k]}, 1u << digit, mask, count,
                          &allowed[j], &allowed[k]))
                return true;
    }
    return false;
}

/* Returns the cells before B that had B as third cell when they were one of the two, and A the
 * other.  A third cell is one of `few`, and sees one of the two. */
static ChGridCells visited_with(const Aligned *aligned, int a, int b)
{
    if (!ch_grid_cells_has(&aligned->few, b))
        return (ChGridCells){{0}};
    return ch_grid_sees(a, b) ? aligned->before
                              : ch_grid_cells_and(aligned->before, ch_grid_peers[b]);
}

static inline uint64_t bit_of(int cell, int word)
{
    return cell / 64 == word ? UINT64_C(1) << cell % 64 : 0;
}

/* Returns the cells that make a triplet of the two with excluders, two of BOTH or more, unless the
 * triplet was already visited: in an earlier search, or with its third cell as one of the two. */
static ChGridCells partners(const Aligned *aligned, int a, int b, ChGridCells both)
{
    ChGridCells set = ch_grid_cells_or(ch_grid_peers[a], ch_grid_peers[b]);

    set.word[0] &= ~(bit_of(a, 0) | bit_of(b, 0));
    set.word[1] &= ~(bit_of(a, 1) | bit_of(b, 1));
    set = ch_grid_cells_minus(ch_grid_cells_and(set, aligned->thirds), visited_with(aligned, a, b));
    if (!has_changed(aligned, a) && !has_changed(aligned, b) && !ch_grid_cells_empty(set))
        set = ch_grid_cells_and(set, touched_by_change(aligned, both));
    return ch_grid_cells_empty(set) ? set : ch_grid_cells_and(set, seen_by(both).twice);
}

/* Returns those of the cells whose triplets with the two have an elimination. */
static ChGridCells fruitful(const Aligned *aligned, int a, int b, ChGridCells both, ChGridCells set)
{
    CH_EACH_GRID_CELL(c, set) {
        const ChGridCells common = ch_grid_cells_and(both, ch_grid_peers[c]);
        if (!has_elimination_of_three(aligned, (int[]){a, b, c}, common))
            ch_grid_cells_remove(&set, c);
    }
    return set;
}

/* Tries the third cells: excluders of the first in the order of its peers, then those of the
 * second. */
static bool third_cells(const Aligned *aligned, int a, int b, ChGridCells both,
                        const ChSeSink *sink)
{
    ChGridCells left = partners(aligned, a, b, both);

    if (!aligned->is_plain)
        left = fruitful(aligned, a, b, both, left);
    if (ch_grid_cells_empty(left))
        return false;
    for (int turn = 0; turn < 2; turn++)
        for (int k = 0; k < CH_SE_PEERS; k++) {
            const int c = aligned->scale->peer[turn == 0 ? a : b][k];
            if (!ch_grid_cells_has(&left, c))
                continue;
            ch_grid_cells_remove(&left, c);
            const ChGridCells common = ch_grid_cells_and(both, ch_grid_peers[c]);
            if (try_triplet(aligned, (int[]){a, b, c}, common, sink))
                return true;
        }
    return false;
}

/* ---- both ---- */

/* Returns the first cells of those groups with B as the second that may give a hint now, since
 * something in them has changed. */
static ChGridCells first_cells_to_try(const Aligned *aligned, int b, ChGridCells beside)
{
    const ChGridCells thirds =
        ch_grid_cells_and(aligned->changed, aligned->size == 2 ? (ChGridCells){{0}} : aligned->few);

    if (has_changed(aligned, b) || ch_grid_cells_meet(thirds, ch_grid_peers[b]))
        return ch_grid_cells_all();
    return ch_grid_cells_or(touched_by_change(aligned, beside), seen_by(thirds).once);
}

/* Tries two cells.  COMMON: the excluders of both, two or more. */
typedef bool (*TryTwo)(const Aligned *aligned, int a, int b, ChGridCells common,
                       const ChSeSink *sink);

static bool find_exclusion(const ChSeScale *scale, const ChSeGrid *grid, int size, TryTwo try_two,
                           ChSeMarks *before, const ChSeSink *sink)
{
    Aligned aligned = {.scale = scale,
                       .grid = grid,
                       .size = size,
                       .is_plain = before == NULL,
                       .changed = ch_grid_cells_all()};

    if (before != NULL)
        aligned.changed = changed_since(grid, before);
    gather_cells(&aligned);
    CH_EACH_GRID_CELL(b, aligned.base) {
        const ChGridCells beside = excluders(&aligned, b);
        const ChGridCells firsts = ch_grid_cells_and(aligned.before, seen_by(beside).twice);
        CH_EACH_GRID_CELL(a, ch_grid_cells_and(firsts, first_cells_to_try(&aligned, b, beside)))
            if (try_two(&aligned, a, b, ch_grid_cells_and(beside, ch_grid_peers[a]), sink))
                return true;
        ch_grid_cells_add(&aligned.before, b);
    }
    return remember_fruitless(grid, before);
}

bool ch_se_aligned_pairs(const ChSeScale *scale, const ChSeGrid *grid, ChSeMarks *before,
                         const ChSeSink *sink)
{
    return find_exclusion(scale, grid, 2, try_pair, before, sink);
}

bool ch_se_aligned_triplets(const ChSeScale *scale, const ChSeGrid *grid, ChSeMarks *before,
                            const ChSeSink *sink)
{
    return find_exclusion(scale, grid, 3, third_cells, before, sink);
}

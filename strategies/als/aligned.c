/* aligned.c - aligned exclusion: two or three cells, and cells that see all of them.
 *
 *      a {1 2 3}     .     b {1 4}        11  a and b see each other
 *      {2 4}         .     {1 3}          24  would leave the first excluder empty
 *                          {3 4} ...      31 and 34, so a has no 3
 *
 * A choice of one digit for each of the cells is excluded in two cases: two cells that see each
 * other take the same digit, or it uses up all candidates of an excluder. A digit that is in no
 * other choice is removed. Excluders have two candidates for a pair of cells, two or three for a
 * triple.
 *
 * A digit is removed from a cell because of the candidates of the other cells and the excluders.
 * The cell itself is no premise of that.
 *
 * SPDX-License-Identifier: MIT
 */
#include "als.h"
#include "finders.h"

enum { MOST_EXCLUDERS = 20, CELL_BITS = 7 };

typedef struct Aligned {
    ChAlsSearch *search;
    int count;
    int cell[3];
    unsigned digits[3];
    bool sees[3][3];
    int excluders;
    uint8_t excluder[MOST_EXCLUDERS];
    uint16_t candidates[MOST_EXCLUDERS];
    unsigned used;       /* bits: the excluders in use */
    ChCellSet few[2];    /* empty cells with two candidates; with two or three */
    unsigned removed[3]; /* digits removed from each cell */
} Aligned;

static bool is_excluded(const Aligned *aligned, unsigned chosen)
{
    for (unsigned used = aligned->used; used != 0; used &= used - 1)
        if ((aligned->candidates[ch_lowest(used)] & ~chosen) == 0)
            return true;
    return false;
}

/* Returns true if a cell can take the digit in some choice with one other cell. */
static bool is_allowed_with(const Aligned *aligned, int one, int digit, int other)
{
    const unsigned digits =
        aligned->digits[other] & ~((unsigned)aligned->sees[one][other] << digit);

    for (unsigned rest = digits; rest != 0; rest &= rest - 1)
        if (!is_excluded(aligned, 1u << digit | (rest & -rest)))
            return true;
    return false;
}

static bool is_allowed_with_both(const Aligned *aligned, int one, int digit, int second, int third)
{
    unsigned seconds = aligned->digits[second] & ~((unsigned)aligned->sees[one][second] << digit);
    const unsigned thirds =
        aligned->digits[third] & ~((unsigned)aligned->sees[one][third] << digit);

    for (; seconds != 0; seconds &= seconds - 1) {
        const unsigned second_digit = seconds & -seconds;
        unsigned rest = aligned->sees[second][third] ? thirds & ~second_digit : thirds;
        for (; rest != 0; rest &= rest - 1)
            if (!is_excluded(aligned, 1u << digit | second_digit | (rest & -rest)))
                return true;
    }
    return false;
}

/* Returns true if some choice has the digit in that cell. */
static bool can_take(const Aligned *aligned, int one, int digit)
{
    if (aligned->count == 2)
        return is_allowed_with(aligned, one, digit, 1 - one);
    return is_allowed_with_both(aligned, one, digit, (one + 1) % 3, (one + 2) % 3);
}

/* Returns true if all cells are needed. A removal that two of three cells prove needs no third. */
static bool needs_all(const Aligned *aligned, int one, int digit)
{
    return aligned->count == 2 || (is_allowed_with(aligned, one, digit, (one + 1) % 3) &&
                                   is_allowed_with(aligned, one, digit, (one + 2) % 3));
}

static bool find_removed(Aligned *aligned)
{
    bool any = false;

    for (int one = 0; one < aligned->count; one++) {
        aligned->removed[one] = 0;
        for (unsigned digits = aligned->digits[one]; digits != 0; digits &= digits - 1)
            if (!can_take(aligned, one, ch_lowest(digits)) &&
                needs_all(aligned, one, ch_lowest(digits)))
                aligned->removed[one] |= digits & -digits;
        any = any || aligned->removed[one] != 0;
    }
    return any;
}

static bool suffice(Aligned *aligned, unsigned excluders)
{
    aligned->used = excluders;
    for (int one = 0; one < aligned->count; one++)
        for (unsigned digits = aligned->removed[one]; digits != 0; digits &= digits - 1)
            if (can_take(aligned, one, ch_lowest(digits)))
                return false;
    return true;
}

static bool need_each(Aligned *aligned, unsigned excluders)
{
    for (unsigned rest = excluders; rest != 0; rest &= rest - 1)
        if (suffice(aligned, excluders & ~(rest & -rest)))
            return false;
    return true;
}

static ChDeduction deduce(const Aligned *aligned, unsigned excluders)
{
    ChDeduction deduction =
        ch_deduction(aligned->count == 2 ? CH_TECHNIQUE_ALIGNED_PAIR_EXCLUSION
                                         : CH_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION);

    deduction.seed = (uint16_t)aligned->count;
    for (int one = 0; one < aligned->count; one++) {
        ch_als_note(&deduction, CELL_BITS * one, (unsigned)aligned->cell[one]);
        ch_add_cell_eliminations(&deduction, aligned->search->input->board, aligned->cell[one],
                                 aligned->removed[one]);
        for (int other = 0; other < aligned->count; other++)
            if (other != one && aligned->removed[other] != 0)
                ch_add_premise(&deduction, CH_CELL_CONSTRAINT(aligned->cell[one]));
    }
    for (; excluders != 0; excluders &= excluders - 1)
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(aligned->excluder[ch_lowest(excluders)]));
    return deduction;
}

/* Finds a minimal pattern with COUNT excluders: all of NEEDED and some of OTHERS. Returns true if
 * found. */
static bool find_with(Aligned *aligned, unsigned needed, unsigned others, int count,
                      ChDeduction *deduction)
{
    unsigned some = 0;

    do {
        const unsigned excluders = needed | some;
        if (ch_count(excluders) == count && suffice(aligned, excluders) &&
            need_each(aligned, excluders)) {
            *deduction = deduce(aligned, excluders);
            if (ch_als_is_wanted(aligned->search, deduction))
                return true;
        }
        some = (some - others) & others;
    } while (some != 0);
    return false;
}

/* Offers the smallest minimal pattern. The order of the cells then does not affect whether there is
 * one. */
static bool offer_aligned(Aligned *aligned)
{
    const unsigned all = (1u << aligned->excluders) - 1;
    const int most = ch_als_limit(aligned->search) - aligned->count;
    ChDeduction deduction;
    unsigned others = 0;

    for (unsigned rest = all; rest != 0; rest &= rest - 1)
        if (suffice(aligned, all & ~(rest & -rest)))
            others |= rest & -rest;
    for (int count = ch_count(all & ~others); count <= aligned->excluders && count <= most; count++)
        if (find_with(aligned, all & ~others, others, count, &deduction))
            return ch_als_offer(aligned->search, &deduction, aligned->count + count);
    return false;
}

static bool try_aligned(Aligned *aligned, ChCellSet excluders)
{
    const ChBoard *const board = aligned->search->input->board;

    aligned->excluders = 0;
    for (int cell = ch_cells_next(&excluders, 0); cell >= 0;
         cell = ch_cells_next(&excluders, cell + 1)) {
        aligned->excluder[aligned->excluders] = (uint8_t)cell;
        aligned->candidates[aligned->excluders++] = board->candidates[cell];
    }
    for (int i = 0; i < aligned->count; i++) {
        aligned->digits[i] = board->candidates[aligned->cell[i]];
        for (int j = 0; j < aligned->count; j++)
            aligned->sees[i][j] = ch_cells_has(&ch_cell_peers[aligned->cell[i]], aligned->cell[j]);
    }
    aligned->used = (1u << aligned->excluders) - 1;
    return find_removed(aligned) && offer_aligned(aligned);
}

static bool has_two(ChCellSet cells)
{
    const uint64_t low = cells.word[0];
    const uint64_t high = cells.word[1];

    return (low != 0 && high != 0) || (low & (low - 1)) != 0 || (high & (high - 1)) != 0;
}

static bool may_be_third(const Aligned *aligned, int cell, int one, int two)
{
    return ch_cells_has(&aligned->few[1], cell) &&
           (ch_cells_has(&ch_cell_peers[one], cell) || ch_cells_has(&ch_cell_peers[two], cell));
}

/* Tries each triple once, though more than one of its cells may be the third. Returns true if the
 * sink wants no more. */
static bool try_thirds(Aligned *aligned, ChCellSet excluders)
{
    const int a = aligned->cell[0];
    const int b = aligned->cell[1];
    const ChCellSet thirds =
        ch_cells_and(aligned->few[1], ch_cells_or(ch_cell_peers[a], ch_cell_peers[b]));

    for (int c = ch_cells_next(&thirds, 0); c >= 0; c = ch_cells_next(&thirds, c + 1)) {
        const ChCellSet common = ch_cells_and(excluders, ch_cell_peers[c]);
        if (c == a || c == b || !has_two(common) || (b > c && may_be_third(aligned, b, a, c)) ||
            (a > c && may_be_third(aligned, a, b, c)))
            continue;
        aligned->cell[2] = c;
        if (try_aligned(aligned, common))
            return true;
    }
    return false;
}

static bool search_aligned(ChAlsSearch *search, int count)
{
    const ChBoard *const board = search->input->board;
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);
    Aligned aligned = {.search = search, .count = count};

    for (int cell = ch_cells_next(&empty, 0); cell >= 0; cell = ch_cells_next(&empty, cell + 1)) {
        const int candidates = ch_count(board->candidates[cell]);
        if (candidates == 2)
            ch_cells_add(&aligned.few[0], cell);
        if (candidates == 2 || candidates == 3)
            ch_cells_add(&aligned.few[1], cell);
    }
    for (int a = ch_cells_next(&empty, 0); a >= 0; a = ch_cells_next(&empty, a + 1)) {
        const ChCellSet seen = ch_cells_and(aligned.few[count - 2], ch_cell_peers[a]);
        for (int b = ch_cells_next(&empty, a + 1); b >= 0; b = ch_cells_next(&empty, b + 1)) {
            const ChCellSet excluders = ch_cells_and(seen, ch_cell_peers[b]);
            aligned.cell[0] = a;
            aligned.cell[1] = b;
            if (has_two(excluders) &&
                (count == 2 ? try_aligned(&aligned, excluders) : try_thirds(&aligned, excluders)))
                return true;
        }
    }
    return false;
}

static bool search_pairs(ChAlsSearch *search)
{
    return search_aligned(search, 2);
}

static bool search_triples(ChAlsSearch *search)
{
    return search_aligned(search, 3);
}

bool ch_find_aligned_pair_exclusion(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search_cells(input, sink, search_pairs);
}

bool ch_find_aligned_triple_exclusion(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search_cells(input, sink, search_triples);
}

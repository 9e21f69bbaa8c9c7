/* aligned.c - aligned exclusion: two to four cells, and cells that see all of them.
 *
 *      a {1 2 3}     .     b {1 4}        11  a and b see each other
 *      {2 4}         .     {1 3}          24  would leave the first excluder empty
 *                          {3 4} ...      31 and 34, so a has no 3
 *
 * A choice of one digit for each of the cells is excluded in two cases: two cells that see each
 * other take the same digit, or it uses up all candidates of an excluder. A digit that is in no
 * other choice is removed. Excluders have two candidates for a pair of cells, two or three for a
 * triple. Quadruples are found in aligned_quadruple.c.
 *
 * A digit is removed from a cell because of the candidates of the other cells and the excluders.
 * The cell itself is no premise of that.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>
#include <string.h>

#include "aligned.h"
#include "finders.h"

enum { CELL_BITS = 7 };

static bool is_excluded(const ChAligned *aligned, unsigned chosen)
{
    CH_EACH_BIT(excluder, aligned->used)
        if ((aligned->candidates[excluder] & ~chosen) == 0)
            return true;
    return false;
}

/* Returns true if a cell can take the digit in some choice with one other cell. */
static bool is_allowed_with(const ChAligned *aligned, int one, int digit, int other)
{
    const unsigned digits =
        aligned->digits[other] & ~((unsigned)aligned->sees[one][other] << digit);

    CH_EACH_DIGIT(other_digit, digits)
        if (!is_excluded(aligned, 1u << digit | 1u << other_digit))
            return true;
    return false;
}

static bool is_allowed_with_both(const ChAligned *aligned, int one, int digit, int second,
                                 int third)
{
    const unsigned seconds =
        aligned->digits[second] & ~((unsigned)aligned->sees[one][second] << digit);
    const unsigned thirds =
        aligned->digits[third] & ~((unsigned)aligned->sees[one][third] << digit);

    CH_EACH_DIGIT(other, seconds)
        CH_EACH_DIGIT(last, thirds & ~((unsigned)aligned->sees[second][third] << other))
            if (!is_excluded(aligned, 1u << digit | 1u << other | 1u << last))
                return true;
    return false;
}

/* Digits for some of the cells. */
typedef struct Choice {
    unsigned cells; /* bits: those that have one */
    unsigned digits;
    uint8_t digit[CH_ALIGNED_CELLS];
} Choice;

static Choice choose(Choice choice, int one, int digit)
{
    choice.cells |= 1u << one;
    choice.digits |= 1u << digit;
    choice.digit[one] = (uint8_t)digit;
    return choice;
}

/* Returns true if some choice for the other cells, as bits, goes with the digits chosen. */
static bool is_allowed_with_all(const ChAligned *aligned, Choice choice, unsigned others)
{
    if (others == 0)
        return !is_excluded(aligned, choice.digits);
    const int one = ch_lowest(others);
    unsigned digits = aligned->digits[one];

    CH_EACH_BIT(other, choice.cells)
        digits &= ~((unsigned)aligned->sees[one][other] << choice.digit[other]);
    CH_EACH_DIGIT(digit, digits)
        if (is_allowed_with_all(aligned, choose(choice, one, digit), others & (others - 1)))
            return true;
    return false;
}

static unsigned others_of(const ChAligned *aligned, int one)
{
    return ((1u << aligned->count) - 1) & ~(1u << one);
}

/* Returns true if some choice has the digit in that cell. */
static bool can_take(const ChAligned *aligned, int one, int digit)
{
    if (aligned->count == 2)
        return is_allowed_with(aligned, one, digit, 1 - one);
    if (aligned->count == 3)
        return is_allowed_with_both(aligned, one, digit, (one + 1) % 3, (one + 2) % 3);
    return is_allowed_with_all(aligned, choose((Choice){0}, one, digit), others_of(aligned, one));
}

/* Returns true if all of four cells are needed. */
static bool needs_all_four(const ChAligned *aligned, int one, int digit)
{
    const Choice choice = choose((Choice){0}, one, digit);
    const unsigned others = others_of(aligned, one);

    CH_EACH_BIT(other, others)
        if (!is_allowed_with_all(aligned, choice, others & ~(1u << other)))
            return false;
    return true;
}

/* Returns true if all cells are needed. A removal that two of three cells prove needs no third. */
static bool needs_all(const ChAligned *aligned, int one, int digit)
{
    if (aligned->count == 4)
        return needs_all_four(aligned, one, digit);
    return aligned->count == 2 || (is_allowed_with(aligned, one, digit, (one + 1) % 3) &&
                                   is_allowed_with(aligned, one, digit, (one + 2) % 3));
}

static bool find_removed(ChAligned *aligned)
{
    bool any = false;

    for (int one = 0; one < aligned->count; one++) {
        aligned->removed[one] = 0;
        CH_EACH_DIGIT(digit, aligned->digits[one])
            if (!can_take(aligned, one, digit) && needs_all(aligned, one, digit))
                aligned->removed[one] |= 1u << digit;
        any = any || aligned->removed[one] != 0;
    }
    return any;
}

static bool suffice(ChAligned *aligned, unsigned excluders)
{
    aligned->used = excluders;
    for (int one = 0; one < aligned->count; one++)
        CH_EACH_DIGIT(digit, aligned->removed[one])
            if (can_take(aligned, one, digit))
                return false;
    return true;
}

static bool need_each(ChAligned *aligned, unsigned excluders)
{
    CH_EACH_BIT(spare, excluders)
        if (suffice(aligned, excluders & ~(1u << spare)))
            return false;
    return true;
}

static ChDeduction deduce(const ChAligned *aligned, unsigned excluders)
{
    static const int technique[CH_ALIGNED_CELLS + 1] = {
        [2] = CH_TECHNIQUE_ALIGNED_PAIR_EXCLUSION,
        [3] = CH_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION,
        [4] = CH_TECHNIQUE_ALIGNED_QUADRUPLE_EXCLUSION,
    };
    ChDeduction deduction = ch_deduction(technique[aligned->count]);

    deduction.seed = (uint16_t)aligned->count;
    for (int one = 0; one < aligned->count; one++) {
        ch_als_write_seed(&deduction, CELL_BITS * one, (unsigned)aligned->cell[one]);
        ch_add_cell_eliminations(&deduction, aligned->search->input->board, aligned->cell[one],
                                 aligned->removed[one]);
        for (int other = 0; other < aligned->count; other++)
            if (other != one && aligned->removed[other] != 0)
                ch_add_premise(&deduction, CH_CELL_CONSTRAINT(aligned->cell[one]));
    }
    CH_EACH_BIT(i, excluders)
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(aligned->excluder[i]));
    return deduction;
}

/* Finds a minimal pattern with COUNT excluders: all of NEEDED and some of OTHERS. Returns true if
 * found. */
static bool find_with(ChAligned *aligned, unsigned needed, unsigned others, int count,
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

/* Offers the smallest minimal pattern, if there is one. The order of the cells then does not affect
 * whether there is one. Sets *OFFERED then; returns true if the sink wants no more. */
static bool offer_smallest(ChAligned *aligned, bool *offered)
{
    const unsigned all = (1u << aligned->excluders) - 1;
    const int most = ch_als_limit(aligned->search) - aligned->count;
    ChDeduction deduction;
    unsigned others = 0;

    CH_EACH_BIT(excluder, all)
        if (suffice(aligned, all & ~(1u << excluder)))
            others |= 1u << excluder;
    for (int count = ch_count(all & ~others); count <= aligned->excluders && count <= most; count++)
        if (find_with(aligned, all & ~others, others, count, &deduction)) {
            *offered = true;
            return ch_als_offer(aligned->search, &deduction, aligned->count + count);
        }
    return false;
}

/* Offers all eliminations together, or each alone if no pattern for all is minimal. */
static bool offer_aligned(ChAligned *aligned)
{
    const ChAligned whole = *aligned;
    bool offered = false;

    if (offer_smallest(aligned, &offered))
        return true;
    for (int one = 0; one < aligned->count && !offered; one++)
        CH_EACH_DIGIT(digit, whole.removed[one]) {
            bool ignored;
            memset(aligned->removed, 0, sizeof aligned->removed);
            aligned->removed[one] = 1u << digit;
            if (offer_smallest(aligned, &ignored))
                return true;
        }
    return false;
}

bool ch_aligned_try(ChAligned *aligned, ChCellSet excluders)
{
    const ChBoard *const board = aligned->search->input->board;

    aligned->excluders = 0;
    CH_EACH_CELL(cell, excluders) {
        assert(aligned->excluders < CH_ALIGNED_EXCLUDERS);
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

static bool may_be_third(const ChAligned *aligned, int cell, int one, int two)
{
    return ch_cells_has(&aligned->few[1], cell) &&
           (ch_cells_has(&ch_cell_peers[one], cell) || ch_cells_has(&ch_cell_peers[two], cell));
}

/* Tries each triple once, though more than one of its cells may be the third. Returns true if the
 * sink wants no more. */
static bool try_thirds(ChAligned *aligned, ChCellSet excluders)
{
    const int a = aligned->cell[0];
    const int b = aligned->cell[1];
    const ChCellSet thirds =
        ch_cells_and(aligned->few[1], ch_cells_or(ch_cell_peers[a], ch_cell_peers[b]));

    CH_EACH_CELL(c, thirds) {
        const ChCellSet common = ch_cells_and(excluders, ch_cell_peers[c]);
        if (c == a || c == b || !ch_aligned_has_two(common) ||
            (b > c && may_be_third(aligned, b, a, c)) || (a > c && may_be_third(aligned, a, b, c)))
            continue;
        aligned->cell[2] = c;
        if (ch_aligned_try(aligned, common))
            return true;
    }
    return false;
}

/* ---- the search ---- */

/* By cell, the later cells that may form a pair with it in which one of the two loses a digit. */
typedef struct Partners {
    ChCellSet of[CH_CELLS];
} Partners;

static void add_partner(Partners *partners, int a, int b)
{
    ch_cells_add(&partners->of[a < b ? a : b], a < b ? b : a);
}

static unsigned digits_of(const ChBoard *board, ChCellSet cells)
{
    unsigned digits = 0;

    CH_EACH_CELL(cell, cells)
        digits |= board->candidates[cell];
    return digits;
}

/* Adds the cells that make a cell lose a digit: each of their candidates is the other digit of one
 * of the EXCLUDERS, which have that digit, or the digit itself if they see the cell. */
static void add_partners(const ChAlsSearch *search, const ChCellSet open[CH_DIGITS], int cell,
                         int digit, ChCellSet excluders, Partners *partners)
{
    const ChBoard *const board = search->input->board;
    const unsigned excluded = digits_of(board, excluders) | 1u << digit;
    ChCellSet others = ch_cells_minus(ch_board_plane(board, CH_EMPTY),
                                      ch_cells_minus(open[digit], ch_cell_peers[cell]));

    CH_EACH_DIGIT(free, CH_ALL_NINE & ~excluded)
        others = ch_cells_minus(others, open[free]);
    CH_EACH_CELL(other, others) {
        const unsigned left = board->candidates[other] & ~(1u << digit);
        if ((left & ~digits_of(board, ch_cells_and(excluders, ch_cell_peers[other]))) == 0)
            add_partner(partners, cell, other);
    }
}

/* BIVALUE: the cells that can be excluders.  SINGLE: those with one candidate, which need none. */
static void find_partners(const ChAlsSearch *search, ChCellSet bivalue, ChCellSet single,
                          Partners *partners)
{
    ChCellSet open[CH_DIGITS];

    memset(partners, 0, sizeof *partners);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        open[digit] = ch_board_open(search->input->board, digit);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet excluders = ch_cells_and(bivalue, open[digit]);
        CH_EACH_CELL(cell, open[digit]) {
            const ChCellSet seen = ch_cells_and(excluders, ch_cell_peers[cell]);
            if (!ch_cells_empty(seen) || ch_cells_meet(single, ch_cell_peers[cell]))
                add_partners(search, open, cell, digit, seen, partners);
        }
    }
}

static bool search_aligned(ChAlsSearch *search, int count)
{
    const ChBoard *const board = search->input->board;
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);
    const bool filtered = count == 2 && !search->input->options->unfiltered;
    ChAligned aligned = {.search = search, .count = count};
    ChCellSet single = {{0}};
    Partners partners;

    CH_EACH_CELL(cell, empty) {
        const int candidates = ch_count(board->candidates[cell]);
        if (candidates == 1)
            ch_cells_add(&single, cell);
        if (candidates == 2)
            ch_cells_add(&aligned.few[0], cell);
        if (candidates == 2 || candidates == 3)
            ch_cells_add(&aligned.few[1], cell);
    }
    if (filtered)
        find_partners(search, aligned.few[0], single, &partners);
    CH_EACH_CELL(a, empty) {
        const ChCellSet seen = ch_cells_and(aligned.few[count - 2], ch_cell_peers[a]);
        CH_EACH_CELL_FROM(b, a + 1, filtered ? partners.of[a] : empty) {
            const ChCellSet excluders = ch_cells_and(seen, ch_cell_peers[b]);
            aligned.cell[0] = a;
            aligned.cell[1] = b;
            if (ch_aligned_has_two(excluders) && (count == 2 ? ch_aligned_try(&aligned, excluders)
                                                             : try_thirds(&aligned, excluders)))
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

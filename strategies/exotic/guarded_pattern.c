/* guarded_pattern.c - guardians of several digits: they act as one cell that holds a true one.
 *
 *      12  .  124 |  .   .  .     a bivalue oddagon with guardians 4 and 5: one of them is true.
 *      .   .  125 |  .  12  .     So the two act as one more cell of the box, 45, and with the
 *      45  .  .   |  .   .  .     cell 45 they are a naked pair there
 *      -----------+----------
 *      12  .  .   |  .  12  .
 *
 * The patterns are bivalue oddagons and tridagons.  Take an almost locked set, N cells with N + 1
 * digits, that has all digits of the guardians.  A guardian is matched where it sees all of its
 * digit in the set.
 *
 * Type 3: all guardians are matched.  The true one and the N cells are N + 1 cells for N + 1
 * digits, each of which they can have once.  Each digit is removed from every cell that sees all of
 * its guardians and its cells in the set.  In one house this is a naked subset.
 *
 * XZ rule: all guardians but those of one digit are matched.  That digit is among the N + 1 cells,
 * since all others together fill only N of them.  It is removed from every cell that sees all of
 * its guardians and its cells in the set.
 *
 * Type 4: the guardians are in two cells of a house, where a digit of the pattern is in no other
 * cell.  One cell holds the true guardian, so the other holds that digit.  Both lose the pattern's
 * other digits.  A bivalue oddagon has no type 4: a remote pair shows the same.
 *
 * Guardians are in two or three cells, and the set has one to four.  A pattern with an unneeded
 * cell is not reported.
 *
 * It is used on request: it is very rare.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "guardians.h"
#include "premises.h"

enum { MOST_OUTSIDE = 4, TRIDAGON_DIGITS = 3, TYPE_4 = 1 << 15 };

/* Returns the cells with guardians of a digit. */
static ChCellSet guards_of(const ChGuarded *guarded, const ChBoard *board, int digit)
{
    const ChCellSet none = {{0}};

    return guarded->guards >> digit & 1 ? ch_cells_and(guarded->extra, ch_board_open(board, digit))
                                        : none;
}

static bool share_house(ChCellSet cells)
{
    for (int house = 0; house < CH_HOUSES; house++)
        if (ch_cells_within(cells, ch_house_cells[house]))
            return true;
    return false;
}

/* Reports whether a partial pattern may have a conclusion: for each digit of the guardians some
 * cell sees all of them that have it, or type 4 is possible. */
static bool is_promising(const ChGuarded *guarded, const ChBoard *board)
{
    const int count = ch_cells_count(guarded->extra);

    if (count <= 1)
        return true;
    if (count > CH_MOST_GUARDED)
        return false;
    if (count == 2 && ch_count(guarded->digits) == TRIDAGON_DIGITS && share_house(guarded->extra))
        return true;
    if (ch_count(guarded->guards) > MOST_OUTSIDE + 1)
        return false;
    CH_EACH_DIGIT(digit, guarded->guards)
        if (!ch_cells_meet(ch_common_peers(guards_of(guarded, board, digit)),
                           ch_board_open(board, digit)))
            return false;
    return true;
}

/* ---- the conclusions ---- */

static bool report(const ChGuardedSearch *search, const ChGuarded *guarded, ChGuardedSeed seed,
                   ChDeduction *deduction)
{
    const ChBoard *const board = search->input->board;

    if (deduction->removals == 0)
        return false;
    deduction->detail.seed[0] = guarded->digits;
    deduction->detail.seed[1] = seed.rectangle;
    deduction->detail.seed[2] = seed.ways;
    return ch_is_provable(deduction, board) && ch_is_minimal(deduction, board) &&
           ch_report(deduction, search->sink);
}

/* Returns the digits of the guardians that are not matched. */
static unsigned unmatched(const ChGuarded *guarded, const ChBoard *board, const ChAls *set)
{
    unsigned digits = 0;

    CH_EACH_DIGIT(digit, guarded->guards)
        if (!ch_cells_within(guards_of(guarded, board, digit), set->peers[digit]))
            digits |= 1u << digit;
    return digits;
}

/* Type 3, or the XZ rule. */
static bool try_set(const ChGuardedSearch *search, const ChGuarded *guarded, ChGuardedSeed seed,
                    const ChAls *set)
{
    const ChBoard *const board = search->input->board;
    const unsigned loose = unmatched(guarded, board, set);
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_GUARDED_PATTERN);

    if (ch_count(loose) > 1)
        return false;
    CH_EACH_DIGIT(digit, loose != 0 ? loose : set->digits) {
        const ChCellSet guards = guards_of(guarded, board, digit);
        const ChCellSet seen = ch_cells_empty(guards)
                                   ? set->peers[digit]
                                   : ch_cells_and(set->peers[digit], ch_common_peers(guards));
        ch_add_eliminations(&deduction, board, seen, digit);
    }
    ch_add_cell_premises(&deduction, ch_cells_or(guarded->cells, set->cells));
    deduction.seed = set->name;
    return report(search, guarded, seed, &deduction);
}

static bool try_sets(const ChGuardedSearch *search, const ChGuarded *guarded, ChGuardedSeed seed)
{
    const ChAlsSets *const sets = ch_facts_als_sets(search->input->facts);

    if (ch_is_single(guarded->guards) || ch_count(guarded->guards) > MOST_OUTSIDE + 1)
        return false;
    for (int i = 0; i < sets->count && sets->set[i].size <= MOST_OUTSIDE; i++)
        if ((guarded->guards & ~(unsigned)sets->set[i].digits) == 0 &&
            !ch_cells_meet(sets->set[i].cells, guarded->cells) &&
            try_set(search, guarded, seed, &sets->set[i]))
            return true;
    return false;
}

/* Tries a digit that is in a house only in the two cells with guardians: type 4. */
static bool try_digit(const ChGuardedSearch *search, const ChGuarded *guarded, ChGuardedSeed seed,
                      int house, int digit)
{
    const ChBoard *const board = search->input->board;
    const ChCellSet places = ch_cells_and(ch_house_cells[house], ch_board_open(board, digit));
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_GUARDED_PATTERN);

    if (!ch_cells_within(places, guarded->extra) || !ch_cells_within(guarded->extra, places))
        return false;
    CH_EACH_CELL(cell, guarded->extra)
        ch_add_cell_eliminations(&deduction, board, cell, guarded->digits & ~(1u << digit));
    ch_add_cell_premises(&deduction, ch_cells_minus(guarded->cells, guarded->extra));
    ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(house, digit));
    deduction.seed = (uint16_t)(TYPE_4 | CH_HOUSE_CONSTRAINT(house, digit));
    return report(search, guarded, seed, &deduction);
}

static bool try_pairs(const ChGuardedSearch *search, const ChGuarded *guarded, ChGuardedSeed seed)
{
    if (ch_cells_count(guarded->extra) != 2 || ch_count(guarded->digits) != TRIDAGON_DIGITS)
        return false;
    for (int house = 0; house < CH_HOUSES; house++)
        CH_EACH_DIGIT(digit, guarded->digits)
            if (ch_cells_within(guarded->extra, ch_house_cells[house]) &&
                try_digit(search, guarded, seed, house, digit))
                return true;
    return false;
}

static bool take_pattern(const ChGuardedSearch *search, const ChGuarded *guarded,
                         ChGuardedSeed seed)
{
    return ch_cells_count(guarded->extra) > 1 &&
           (try_sets(search, guarded, seed) || try_pairs(search, guarded, seed));
}

bool ch_find_guarded_pattern(const ChFinderInput *input, ChSink *sink)
{
    const ChGuardedSearch search = {
        .input = input, .sink = sink, .is_promising = is_promising, .take = take_pattern};

    return ch_each_guarded_oddagon(&search) || ch_each_guarded_tridagon(&search);
}

/* ---- highlights ---- */

static void mark_set(const ChBoard *board, ChCellSet cells, ChMarks *marks)
{
    unsigned digits = 0;

    CH_EACH_CELL(cell, cells)
        digits |= board->candidates[cell];
    ch_marks_set(marks, &cells, digits);
}

/* Marks the two places of a digit of type 4 as a link. */
static void mark_pair(const ChBoard *board, ChCellSet places, int digit, ChMarks *marks)
{
    ChCandidateSet end[2] = {{{0}}, {{0}}};
    int count = 0;

    CH_EACH_CELL(cell, ch_cells_and(places, ch_board_open(board, digit)))
        if (count < 2)
            ch_candidates_add(&end[count++], CH_CANDIDATE(cell, digit));
    ch_marks_link(marks, &end[0], &end[1], true);
}

void ch_mark_guarded_pattern(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChBoard *const board = &replay->board;
    const uint32_t *const seed = step->detail->seed;
    const bool is_type_4 = (step->seed & TYPE_4) != 0;
    const ChCellSet set = is_type_4 ? (ChCellSet){{0}} : ch_als_cells(step->seed);
    ChGuarded guarded = ch_guarded(seed[0]);

    if (ch_count(seed[0]) == TRIDAGON_DIGITS) {
        ch_tridagon_again(&guarded, board, (ChGuardedSeed){seed[1], seed[2]}, marks);
        ch_marks_cells(marks, CH_ROLE_CELL, 0, &guarded.cells);
    } else {
        CH_EACH_CONSTRAINT(cell, &step->detail->premises)
            if (!ch_cells_has(&set, cell))
                ch_guarded_add(&guarded, board, cell);
        ch_mark_loop(guarded.cells, marks);
    }
    ch_guarded_mark(&guarded, board, marks);
    if (is_type_4)
        mark_pair(board, guarded.extra, (step->seed - TYPE_4 - CH_CELLS) % CH_DIGITS, marks);
    else
        mark_set(board, set, marks);
}

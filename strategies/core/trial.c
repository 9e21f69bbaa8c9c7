/* trial.c - see trial.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "trial.h"

#include <assert.h>

ChTrial ch_trial_of(const ChBoard *board, const ChDetail *detail)
{
    const ChConstraintSet *const premises = &detail->premises;
    ChTrial trial = {
        .cells = {{premises->word[0], premises->word[1] & ((UINT64_C(1) << (CH_CELLS - 64)) - 1)}},
        .patterns = (UINT32_C(1) << detail->deadly_count) - 1,
        .deadly = detail->deadly};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        trial.alive[digit] = ch_board_plane(board, digit);
        trial.fresh[digit] = UINT32_MAX;
    }
    CH_EACH_CONSTRAINT_FROM(one, CH_CELLS, premises)
        trial.houses[(one - CH_CELLS) % 9] |= UINT32_C(1) << (one - CH_CELLS) / 9;
    return trial;
}

ChTrial ch_trial_without(ChTrial trial, int constraint)
{
    const int line = constraint - CH_CELLS;

    if (line < 0)
        ch_cells_remove(&trial.cells, constraint);
    else
        trial.houses[line % 9] &= ~(UINT32_C(1) << line / 9);
    return trial;
}

/* Assumes that a candidate is true.  Removes the candidates it conflicts with, and the constraints
 * it satisfies. */
static void assume_true(ChTrial *trial, int cell, int digit)
{
    const uint32_t houses = UINT32_C(1) << ch_cell_house[cell][0] |
                            UINT32_C(1) << ch_cell_house[cell][1] |
                            UINT32_C(1) << ch_cell_house[cell][2];

    for (int other = 0; other < CH_DIGITS; other++)
        if (other != digit && ch_cells_has(&trial->alive[other], cell)) {
            ch_cells_remove(&trial->alive[other], cell);
            trial->fresh[other] |= houses;
        }
    trial->alive[digit] = ch_cells_minus(trial->alive[digit], ch_cell_peers[cell]);
    trial->fresh[digit] = UINT32_MAX;
    trial->houses[digit] &= ~houses;
    ch_cells_remove(&trial->cells, cell);
    CH_EACH_BIT(i, trial->patterns) {
        const unsigned full = trial->deadly[i].digits[cell];
        if (full != 0 && !(full >> digit & 1))
            trial->patterns &= ~(UINT32_C(1) << i);
    }
}

/* Returns the digits that a cell has left. */
static unsigned digits_left(const ChTrial *trial, int cell)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)ch_cells_has(&trial->alive[digit], cell) << digit;
    return digits;
}

static inline ChCellSet places_left(const ChTrial *trial, int house, int digit)
{
    return ch_cells_and(trial->alive[digit], ch_house_cells[house]);
}

/* ---- the tightest constraint ---- */

/* The cells that have some digit left, more than one, and more than two. */
typedef struct Filled {
    ChCellSet some;
    ChCellSet many;
    ChCellSet more;
} Filled;

static Filled filled_by(const ChTrial *trial)
{
    Filled filled = {{{0}}, {{0}}, {{0}}};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet alive = trial->alive[digit];
        filled.more = ch_cells_or(filled.more, ch_cells_and(filled.many, alive));
        filled.many = ch_cells_or(filled.many, ch_cells_and(filled.some, alive));
        filled.some = ch_cells_or(filled.some, alive);
    }
    return filled;
}

static inline bool has_many(ChCellSet cells)
{
    const uint64_t low = cells.word[0];
    const uint64_t high = cells.word[1];

    return (low != 0 && high != 0) || (low & (low - 1)) != 0 || (high & (high - 1)) != 0;
}

/* Returns the constraint of the first house, and in it the first digit, with at most one place
 * left; -1 when there is none. */
static int find_tight_house(ChTrial *trial)
{
    int first = CH_HOUSES;
    int of = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_HOUSE(house, trial->fresh[digit] & trial->houses[digit]) {
            if (house >= first)
                break;
            if (!has_many(places_left(trial, house, digit))) {
                first = house;
                of = digit;
                break;
            }
            trial->fresh[digit] &= ~(UINT32_C(1) << house);
        }
    return first < CH_HOUSES ? CH_HOUSE_CONSTRAINT(first, of) : -1;
}

/* Looks for the first constraint of a house with fewer places than FEWEST, and the fewest.  The two
 * words of a house's cells have no bit in common, so that they are counted together. */
static void find_fewest_house(const ChTrial *trial, int *fewest, int *best)
{
    enum { BITS = 10 }; /* of a constraint */
    const unsigned most = (unsigned)*fewest << BITS;
    unsigned least = most;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_HOUSE(house, trial->houses[digit]) {
            const ChCellSet left = places_left(trial, house, digit);
            const unsigned count = (unsigned)ch_count_word(left.word[0] | left.word[1]);
            const unsigned found = count << BITS | (unsigned)CH_HOUSE_CONSTRAINT(house, digit);
            least = found < least ? found : least;
        }
    if (least < most) {
        *fewest = (int)(least >> BITS);
        *best = (int)(least & ((1u << BITS) - 1));
    }
}

/* Returns the first constraint with the fewest candidates.  All must have at least two. */
static int find_fewest_left(const ChTrial *trial, int *fewest)
{
    int best = -1;

    *fewest = CH_DIGITS + 1;
    CH_EACH_CELL(cell, trial->cells) {
        const int count = ch_count(digits_left(trial, cell));
        if (count < *fewest) {
            *fewest = count;
            best = CH_CELL_CONSTRAINT(cell);
        }
    }
    if (*fewest > 2)
        find_fewest_house(trial, fewest, &best);
    assert(*fewest >= 2);
    return best;
}

/* Returns the first constraint with at most one candidate left, else the first with the fewest.
 * Sets *FEWEST to the number left.  Cells come before houses.  -1: no constraint is left. */
static int tightest_constraint(ChTrial *trial, int *fewest)
{
    const Filled filled = filled_by(trial);
    const ChCellSet tight = ch_cells_minus(trial->cells, filled.many);
    const ChCellSet two = ch_cells_minus(trial->cells, filled.more);

    if (!ch_cells_empty(tight)) {
        *fewest = ch_cells_has(&filled.some, ch_cells_first(tight));
        return CH_CELL_CONSTRAINT(ch_cells_first(tight));
    }
    const int house = find_tight_house(trial);
    *fewest = 1;
    if (house >= 0)
        return house;
    *fewest = 2;
    return !ch_cells_empty(two) ? CH_CELL_CONSTRAINT(ch_cells_first(two))
                                : find_fewest_left(trial, fewest);
}

/* ---- deadly patterns ---- */

static bool has_guardian(const ChTrial *trial, const ChDeadlyPattern *deadly)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (deadly->digits[cell] != 0 && (digits_left(trial, cell) & ~deadly->digits[cell]) != 0)
            return true;
    return false;
}

/* Reports whether one of the patterns has no guardian left. */
static bool is_deadly(const ChTrial *trial)
{
    CH_EACH_BIT(i, trial->patterns)
        if (!has_guardian(trial, &trial->deadly[i]))
            return true;
    return false;
}

/* ---- refutation ---- */

static bool fails(ChTrial *trial, ChTrialWork *work);

static bool fails_with(const ChTrial *trial, int cell, int digit, ChTrialWork *work)
{
    ChTrial next = *trial;

    assume_true(&next, cell, digit);
    return fails(&next, work);
}

/* Reports whether each candidate of a constraint fails. */
static bool fails_anyway(const ChTrial *trial, int constraint, ChTrialWork *work)
{
    if (constraint < CH_CELLS) {
        CH_EACH_DIGIT(digit, digits_left(trial, constraint))
            if (!fails_with(trial, constraint, digit, work))
                return false;
        return true;
    }
    const int digit = (constraint - CH_CELLS) % 9;
    const ChCellSet cells = places_left(trial, (constraint - CH_CELLS) / 9, digit);
    CH_EACH_CELL(cell, cells)
        if (!fails_with(trial, cell, digit, work))
            return false;
    return true;
}

/* Reports whether the constraints cannot all be satisfied. */
static bool fails(ChTrial *trial, ChTrialWork *work)
{
    int count = 0;

    if (++work->lines > work->most)
        return false;
    if (trial->patterns != 0 && is_deadly(trial))
        return true;
    const int at = tightest_constraint(trial, &count);
    if (at < 0)
        return false;
    if (count > 1)
        work->lines += count; /* the line that introduces each case */
    ch_constraints_add(&work->used, at);
    return fails_anyway(trial, at, work);
}

bool ch_trial_forces(ChTrial trial, int candidate, bool holds, ChTrialWork *work)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    if (holds)
        return fails_with(&trial, cell, digit, work);
    ch_cells_remove(&trial.alive[digit], cell);
    return fails(&trial, work);
}

/* als_tight.c - whether a pattern needs all that it rests on.
 *
 * A pattern is tight if, whichever premise is left out, one of its conclusions no longer follows:
 * the other premises can be kept with the candidate that it rules out.  One that is not tight is a
 * smaller pattern in disguise.
 *
 * SPDX-License-Identifier: MIT
 */
#include "als.h"

enum { MOST_CELLS = 48, MOST_TRIES = 5000 };

/* Cells that each take one of their digits, and perhaps a digit that goes into a house. */
typedef struct Premises {
    int count;
    uint8_t cell[MOST_CELLS];
    uint16_t digits[MOST_CELLS];
    uint64_t seen_by[MOST_CELLS]; /* those of the cells that see it */
    int house;                    /* constraint, or CH_NONE */
    int tries;
} Premises;

static bool read_premises(Premises *premises, const ChBoard *board, const ChConstraintSet *set)
{
    premises->count = 0;
    premises->house = CH_NONE;
    for (int constraint = ch_constraints_next(set, 0); constraint >= 0;
         constraint = ch_constraints_next(set, constraint + 1)) {
        if (constraint >= CH_CELLS) {
            premises->house = constraint;
            continue;
        }
        if (premises->count == MOST_CELLS)
            return false;
        premises->cell[premises->count] = (uint8_t)constraint;
        premises->digits[premises->count++] = board->candidates[constraint];
    }
    for (int i = 0; i < premises->count; i++) {
        premises->seen_by[i] = 0;
        for (int j = 0; j < premises->count; j++)
            if (ch_cells_has(&ch_cell_peers[premises->cell[i]], premises->cell[j]))
                premises->seen_by[i] |= UINT64_C(1) << j;
    }
    return true;
}

/* What each cell can still be. */
typedef struct Choices {
    uint16_t digits[MOST_CELLS];
} Choices;

/* Whether the cells in REST can all be filled; too long a search counts as yes. */
static bool can_fill(Premises *premises, const Choices *choices, uint64_t rest)
{
    int least = -1;
    int least_count = CH_DIGITS + 1;

    if (rest == 0 || ++premises->tries > MOST_TRIES)
        return true;
    for (uint64_t left = rest; left != 0; left &= left - 1) {
        const int i = __builtin_ctzll(left);
        const int count = ch_count(choices->digits[i]);
        if (count < least_count) {
            least = i;
            least_count = count;
        }
    }
    rest &= ~(UINT64_C(1) << least);
    for (unsigned digits = choices->digits[least]; digits != 0; digits &= digits - 1) {
        Choices next = *choices;
        for (uint64_t seen = premises->seen_by[least] & rest; seen != 0; seen &= seen - 1)
            next.digits[__builtin_ctzll(seen)] &= (uint16_t) ~(digits & -digits);
        if (can_fill(premises, &next, rest))
            return true;
    }
    return false;
}

/* Takes a candidate as true. */
static void assume(const Premises *premises, Choices *choices, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const unsigned digit = 1u << CH_CANDIDATE_DIGIT(candidate);

    for (int i = 0; i < premises->count; i++)
        if (premises->cell[i] == cell)
            choices->digits[i] &= (uint16_t)digit;
        else if (ch_cells_has(&ch_cell_peers[cell], premises->cell[i]))
            choices->digits[i] &= (uint16_t)~digit;
}

static bool conflict(int one, int two)
{
    const int cell = CH_CANDIDATE_CELL(one);
    const int other = CH_CANDIDATE_CELL(two);
    const bool same = CH_CANDIDATE_DIGIT(one) == CH_CANDIDATE_DIGIT(two);

    return cell == other ? !same : same && ch_cells_has(&ch_cell_peers[cell], other);
}

/* Whether premises but WITHOUT (a cell's index, the count for the house) can be kept with the
 * candidate. */
static bool can_keep(Premises *premises, const ChBoard *board, int candidate, int without)
{
    const uint64_t all = (UINT64_C(1) << premises->count) - 1;
    Choices choices;

    memcpy(choices.digits, premises->digits, sizeof choices.digits);
    assume(premises, &choices, candidate);
    if (premises->house == CH_NONE || without == premises->count)
        return can_fill(premises, &choices, all & ~(UINT64_C(1) << without));
    for (int i = 0; i < 9; i++) {
        const int place = ch_constraint_candidate(premises->house, i);
        Choices next = choices;
        if (!ch_board_has(board, place) || conflict(candidate, place))
            continue;
        assume(premises, &next, place);
        if (can_fill(premises, &next, all & ~(UINT64_C(1) << without)))
            return true;
    }
    return false;
}

bool ch_als_is_tight(const ChBoard *board, const ChDeduction *deduction)
{
    const ChCandidateSet *const removed = &deduction->detail.removed;
    Premises premises;

    if (!read_premises(&premises, board, &deduction->detail.premises))
        return false;
    for (int without = premises.count - (premises.house == CH_NONE); without >= 0; without--) {
        bool needed = false;
        for (int candidate = ch_candidates_next(removed, 0); candidate >= 0 && !needed;
             candidate = ch_candidates_next(removed, candidate + 1)) {
            premises.tries = 0;
            needed = can_keep(&premises, board, candidate, without);
        }
        if (!needed)
            return false;
    }
    return true;
}

/* lean.c - see lean.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "lean.h"

#include <assert.h>

/* Constraints to satisfy, and what is taken as true. */
typedef struct Trial {
    const ChBoard *board;
    int premise[CH_LEAN_MOST];
    int premises;
    int taken[CH_LEAN_MOST + 1];
} Trial;

static bool conflict(int one, int other)
{
    const int cell = CH_CANDIDATE_CELL(one);
    const bool same_digit = CH_CANDIDATE_DIGIT(one) == CH_CANDIDATE_DIGIT(other);

    if (cell == CH_CANDIDATE_CELL(other))
        return !same_digit;
    return same_digit && ch_cells_has(&ch_cell_peers[cell], CH_CANDIDATE_CELL(other));
}

/* Whether the constraints from AT on can be satisfied beside what is taken. */
static bool can_hold(Trial *trial, int at)
{
    if (at == trial->premises)
        return true;
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(trial->premise[at], i);
        bool fits = ch_board_has(trial->board, candidate);
        for (int j = 0; j <= at && fits; j++)
            fits = !conflict(candidate, trial->taken[j]);
        trial->taken[at + 1] = candidate;
        if (fits && can_hold(trial, at + 1))
            return true;
    }
    return false;
}

/* Whether some conclusion needs more than these constraints. */
static bool leaves_anything(Trial *trial, const ChCandidateSet *removed)
{
    for (int candidate = ch_candidates_next(removed, 0); candidate >= 0;
         candidate = ch_candidates_next(removed, candidate + 1)) {
        trial->taken[0] = candidate;
        if (can_hold(trial, 0))
            return true;
    }
    return false;
}

bool ch_is_lean(const ChBoard *board, const ChDeduction *deduction)
{
    const ChConstraintSet *const all = &deduction->detail.premises;

    assert(ch_bits_count(all->word, 6) <= CH_LEAN_MOST);
    for (int spare = ch_constraints_next(all, 0); spare >= 0;
         spare = ch_constraints_next(all, spare + 1)) {
        Trial trial = {.board = board};
        for (int premise = ch_constraints_next(all, 0); premise >= 0;
             premise = ch_constraints_next(all, premise + 1))
            if (premise != spare)
                trial.premise[trial.premises++] = premise;
        if (!leaves_anything(&trial, &deduction->detail.removed))
            return false;
    }
    return true;
}

/* premises.c - see premises.h.
 *
 * A conclusion is forced when its opposite cannot be: the opposite is assumed, what it conflicts
 * with goes, and the constraints are tried, the one with the fewest candidates left first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "premises.h"

enum { MOST = 64, NODES_TO_SPARE = 500, NODES_TO_BE_LEAN = 5000 };

typedef struct Trial {
    ChCellSet alive[CH_DIGITS];
} Trial;

typedef struct Premises {
    int nodes; /* allowed for each conclusion */
    int count;
    uint16_t constraint[MOST];
} Premises;

static Trial trial_of(const ChBoard *board)
{
    Trial trial;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        trial.alive[digit] = ch_board_plane(board, digit);
    return trial;
}

static void assume(Trial *trial, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    for (int other = 0; other < CH_DIGITS; other++)
        if (other != digit)
            ch_cells_remove(&trial->alive[other], cell);
    trial->alive[digit] = ch_cells_minus(trial->alive[digit], ch_cell_peers[cell]);
}

/* How many candidates of a constraint are left, 10 and more cut to 9; the first is stored. */
static int left_in(const Trial *trial, int constraint, int *first)
{
    int count = 0;

    for (int i = 8; i >= 0; i--) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (ch_cells_has(&trial->alive[CH_CANDIDATE_DIGIT(candidate)],
                         CH_CANDIDATE_CELL(candidate))) {
            count++;
            *first = i;
        }
    }
    return count;
}

/* Whether the constraints of LEFT cannot all be kept. */
static bool fails(const Trial *trial, const Premises *premises, uint64_t left, int *nodes)
{
    int tightest = -1;
    int fewest = 10;
    int from = 0;

    if (++*nodes > premises->nodes)
        return false;
    for (uint64_t rest = left; rest != 0 && fewest > 1; rest &= rest - 1) {
        const int at = __builtin_ctzll(rest);
        int first = 0;
        const int count = left_in(trial, premises->constraint[at], &first);
        if (count == 0)
            return true;
        if (count < fewest) {
            fewest = count;
            tightest = at;
            from = first;
        }
    }
    if (tightest < 0)
        return false;
    for (int i = from; i < 9; i++) {
        const int candidate = ch_constraint_candidate(premises->constraint[tightest], i);
        Trial next = *trial;
        if (!ch_cells_has(&trial->alive[CH_CANDIDATE_DIGIT(candidate)],
                          CH_CANDIDATE_CELL(candidate)))
            continue;
        assume(&next, candidate);
        if (!fails(&next, premises, left & ~(UINT64_C(1) << tightest), nodes))
            return false;
    }
    return true;
}

/* Whether the constraints of LEFT force all conclusions. */
static bool force_all(const ChDeduction *deduction, const ChBoard *board, const Premises *premises,
                      uint64_t left)
{
    const Trial start = trial_of(board);
    const ChCandidateSet *const removed = &deduction->detail.removed;

    for (int candidate = ch_candidates_next(removed, 0); candidate >= 0;
         candidate = ch_candidates_next(removed, candidate + 1)) {
        Trial trial = start;
        int nodes = 0;
        assume(&trial, candidate);
        if (!fails(&trial, premises, left, &nodes))
            return false;
    }
    if (deduction->placed != CH_NONE) {
        Trial trial = start;
        int nodes = 0;
        ch_cells_remove(&trial.alive[CH_CANDIDATE_DIGIT(deduction->placed)],
                        CH_CANDIDATE_CELL(deduction->placed));
        return fails(&trial, premises, left, &nodes);
    }
    return true;
}

static uint64_t all_of(const Premises *premises)
{
    return premises->count == MOST ? ~UINT64_C(0) : (UINT64_C(1) << premises->count) - 1;
}

/* False when there are too many. */
static bool read_premises(Premises *premises, const ChConstraintSet *set)
{
    premises->count = 0;
    for (int constraint = ch_constraints_next(set, 0); constraint >= 0;
         constraint = ch_constraints_next(set, constraint + 1)) {
        if (premises->count == MOST)
            return false;
        premises->constraint[premises->count++] = (uint16_t)constraint;
    }
    return true;
}

bool ch_spare_premises(ChDeduction *deduction, const ChBoard *board)
{
    ChConstraintSet *const set = &deduction->detail.premises;
    Premises premises = {.nodes = NODES_TO_SPARE};

    if (!read_premises(&premises, set))
        return false;
    uint64_t left = all_of(&premises);
    if (!force_all(deduction, board, &premises, left))
        return false;
    for (int i = premises.count - 1; i >= 0; i--)
        if (force_all(deduction, board, &premises, left & ~(UINT64_C(1) << i)))
            left &= ~(UINT64_C(1) << i);
    *set = (ChConstraintSet){{0}};
    for (int i = 0; i < premises.count; i++)
        if (left >> i & 1)
            ch_constraints_add(set, premises.constraint[i]);
    return true;
}

bool ch_is_lean(const ChDeduction *deduction, const ChBoard *board)
{
    Premises premises = {.nodes = NODES_TO_BE_LEAN};

    if (!read_premises(&premises, &deduction->detail.premises))
        return false;
    const uint64_t all = all_of(&premises);
    for (int i = premises.count - 1; i >= 0; i--)
        if (force_all(deduction, board, &premises, all & ~(UINT64_C(1) << i)))
            return false;
    return true;
}

/* premises.c - see premises.h.
 *
 * A conclusion is forced when its opposite cannot be: the opposite is assumed, what it conflicts
 * with goes, and the constraints are tried, the one with the fewest candidates left first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "premises.h"

/* The nodes of a proof are some of the lines of its argument, which must find room. */
enum { MOST = 256, NODES = 8000, NODES_TO_SPARE = 500 };

typedef struct Trial {
    ChCellSet alive[CH_DIGITS];
} Trial;

typedef struct Premises {
    int nodes; /* allowed for all conclusions */
    int count;
    int words; /* that sets of them need */
    uint16_t constraint[MOST];
} Premises;

static bool has(int constraint, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    return constraint < CH_CELLS
               ? constraint == cell
               : (constraint - CH_CELLS) % 9 == CH_CANDIDATE_DIGIT(candidate) &&
                     ch_cells_has(&ch_house_cells[(constraint - CH_CELLS) / 9], cell);
}

/* Some of the premises. */
typedef struct Some {
    uint64_t word[MOST / 64];
} Some;

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

/* Leaves out the constraints that a candidate, taken as true, satisfies. */
static Some without(Some left, const Premises *premises, int candidate)
{
    for (int at = ch_bits_next(left.word, premises->words, 0); at >= 0;
         at = ch_bits_next(left.word, premises->words, at + 1))
        if (has(premises->constraint[at], candidate))
            ch_bits_remove(left.word, at);
    return left;
}

/* Whether the constraints of LEFT cannot all be kept. */
static bool fails(const Trial *trial, const Premises *premises, Some left, int *nodes)
{
    int tightest = -1;
    int fewest = 10;
    int from = 0;

    if (++*nodes > premises->nodes)
        return false;
    for (int at = ch_bits_next(left.word, premises->words, 0); at >= 0 && fewest > 1;
         at = ch_bits_next(left.word, premises->words, at + 1)) {
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
        if (!fails(&next, premises, without(left, premises, candidate), nodes))
            return false;
    }
    return true;
}

/* Whether the constraints of LEFT leave no way to take a candidate as true, or as false. */
static bool force(Trial trial, const Premises *premises, Some left, int candidate, bool holds,
                  int *nodes)
{
    if (holds) {
        assume(&trial, candidate);
        left = without(left, premises, candidate);
    } else {
        ch_cells_remove(&trial.alive[CH_CANDIDATE_DIGIT(candidate)], CH_CANDIDATE_CELL(candidate));
    }
    return fails(&trial, premises, left, nodes);
}

/* Whether they force all conclusions; *NODES: what that took. */
static bool force_all(const ChDeduction *deduction, const ChBoard *board, const Premises *premises,
                      Some left, int *nodes)
{
    const Trial start = trial_of(board);
    const ChCandidateSet *const removed = &deduction->detail.removed;
    const ChCandidateSet *const placed = &deduction->detail.placed;

    *nodes = 0;
    for (int candidate = ch_candidates_next(removed, 0); candidate >= 0;
         candidate = ch_candidates_next(removed, candidate + 1))
        if (!force(start, premises, left, candidate, true, nodes))
            return false;
    for (int candidate = ch_candidates_next(placed, 0); candidate >= 0;
         candidate = ch_candidates_next(placed, candidate + 1))
        if (!force(start, premises, left, candidate, false, nodes))
            return false;
    return deduction->placed == CH_NONE ||
           force(start, premises, left, deduction->placed, false, nodes);
}

static Some all_of(const Premises *premises)
{
    Some all = {{0}};

    for (int i = 0; i < premises->count; i++)
        ch_bits_add(all.word, i);
    return all;
}

/* False when there are too many. */
static bool read_premises(Premises *premises, const ChConstraintSet *set)
{
    *premises = (Premises){.nodes = NODES};
    for (int constraint = ch_constraints_next(set, 0); constraint >= 0;
         constraint = ch_constraints_next(set, constraint + 1)) {
        if (premises->count == MOST)
            return false;
        premises->constraint[premises->count++] = (uint16_t)constraint;
    }
    premises->words = (premises->count + 63) / 64;
    return true;
}

bool ch_spare_premises(ChDeduction *deduction, const ChBoard *board)
{
    ChConstraintSet *const set = &deduction->detail.premises;
    Premises premises;
    int nodes = 0;

    if (!read_premises(&premises, set))
        return false;
    Some left = all_of(&premises);
    if (!force_all(deduction, board, &premises, left, &nodes))
        return false;
    premises.nodes = nodes + NODES_TO_SPARE;
    for (int i = premises.count - 1; i >= 0; i--) {
        const Some before = left;
        ch_bits_remove(left.word, i);
        if (!force_all(deduction, board, &premises, left, &nodes))
            left = before;
    }
    *set = (ChConstraintSet){{0}};
    for (int i = 0; i < premises.count; i++)
        if (ch_bits_has(left.word, i))
            ch_constraints_add(set, premises.constraint[i]);
    return true;
}

bool ch_is_lean(const ChDeduction *deduction, const ChBoard *board)
{
    Premises premises;
    int nodes = 0;

    if (!read_premises(&premises, &deduction->detail.premises))
        return false;
    const Some all = all_of(&premises);
    for (int i = premises.count - 1; i >= 0; i--) {
        Some others = all;
        ch_bits_remove(others.word, i);
        if (force_all(deduction, board, &premises, others, &nodes))
            return false;
    }
    return true;
}

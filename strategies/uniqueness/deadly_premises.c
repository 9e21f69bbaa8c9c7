/* deadly_premises.c - the premises of a step with a deadly pattern, and whether it needs them all;
 * see uniqueness.h.
 *
 * Each premise is a clause: one of its candidates is true. For a deadly pattern these are the
 * guardians in its cells. A clause is needed if, without it, some conclusion can be wrong: one
 * candidate of each other clause can be true, together with one that the step removes, or without
 * the one that it places.
 *
 * SPDX-License-Identifier: MIT
 */
#include "uniqueness.h"

enum { MOST_CLAUSES = 16 };

typedef struct Clauses {
    int count;
    ChCandidateSet of[MOST_CLAUSES];
} Clauses;

static void add_premise(Clauses *clauses, const ChBoard *board, int premise)
{
    ChCandidateSet *const clause = &clauses->of[clauses->count++];

    for (int i = 0; i < CH_DIGITS; i++)
        if (ch_board_has(board, ch_constraint_candidate(premise, i)))
            ch_candidates_add(clause, ch_constraint_candidate(premise, i));
}

static void add_pattern(Clauses *clauses, const ChBoard *board, const ChPattern *pattern)
{
    ChCandidateSet *const clause = &clauses->of[clauses->count++];

    CH_EACH_CELL(cell, pattern->extra)
        CH_EACH_DIGIT(digit, ch_pattern_guards(pattern, board, cell))
            ch_candidates_add(clause, CH_CANDIDATE(cell, digit));
}

/* Removes what cannot be true together with a candidate from the clauses from number FIRST on. */
static void suppose(Clauses *clauses, int first, int candidate)
{
    uint16_t conflict[CH_CONFLICTS];

    ch_list_conflicts(candidate, conflict);
    for (int i = first; i < clauses->count; i++) {
        if (ch_candidates_has(&clauses->of[i], candidate)) {
            clauses->of[i] = (ChCandidateSet){{0}};
            ch_candidates_add(&clauses->of[i], candidate);
        }
        for (int k = 0; k < CH_CONFLICTS; k++)
            ch_candidates_remove(&clauses->of[i], conflict[k]);
    }
}

/* Reports whether one candidate of each clause from number FIRST on, but for the skipped one, can
 * be true. */
static bool can_hold(const Clauses *clauses, int first, int skipped)
{
    first += first == skipped;
    if (first >= clauses->count)
        return true;
    CH_EACH_CANDIDATE(candidate, &clauses->of[first]) {
        Clauses left = *clauses;
        suppose(&left, first + 1, candidate);
        if (can_hold(&left, first + 1, skipped))
            return true;
    }
    return false;
}

/* Reports whether some conclusion can be wrong if a clause is left out. */
static bool is_needed(const Clauses *clauses, int skipped, const ChDeduction *deduction)
{
    Clauses left = *clauses;

    if (deduction->placed != CH_NONE) {
        for (int i = 0; i < left.count; i++)
            ch_candidates_remove(&left.of[i], deduction->placed);
        return can_hold(&left, 0, skipped);
    }
    CH_EACH_CANDIDATE(candidate, &deduction->detail.removed) {
        left = *clauses;
        suppose(&left, 0, candidate);
        if (can_hold(&left, 0, skipped))
            return true;
    }
    return false;
}

bool ch_pattern_needs_all(const ChPattern *pattern, const ChBoard *board,
                          const ChDeduction *deduction)
{
    Clauses clauses = {.count = 0};

    add_pattern(&clauses, board, pattern);
    CH_EACH_CONSTRAINT(premise, &deduction->detail.premises) {
        if (clauses.count == MOST_CLAUSES)
            return false;
        add_premise(&clauses, board, premise);
    }
    for (int skipped = 0; skipped < clauses.count; skipped++)
        if (!is_needed(&clauses, skipped, deduction))
            return false;
    return true;
}

bool ch_premise_pair(const ChBoard *board, int premise, ChCandidatePair *pair)
{
    int count = 0;

    for (int i = 0; i < CH_DIGITS; i++) {
        const int candidate = ch_constraint_candidate(premise, i);
        if (!ch_board_has(board, candidate))
            continue;
        if (count == 2)
            return false;
        pair->candidate[count++] = (uint16_t)candidate;
    }
    return count == 2;
}

bool ch_external_has_corner(const ChDeadlyPattern *deadly, int house)
{
    for (int place = 0; place < 9; place++)
        if (deadly->digits[ch_house_cell[house][place]] != 0)
            return true;
    return false;
}

ChCandidateSet ch_external_guardians(const ChBoard *board, const ChDeadlyPattern *deadly,
                                     const ChConstraintSet *premises)
{
    ChCandidateSet guardians = {{0}};
    unsigned digits = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        digits |= deadly->digits[cell];
    CH_EACH_CONSTRAINT_FROM(premise, CH_CELLS, premises)
        for (int i = 0; i < CH_DIGITS; i++) {
            const int candidate = ch_constraint_candidate(premise, i);
            if (ch_external_has_corner(deadly, (premise - CH_CELLS) / 9) &&
                ch_board_has(board, candidate) &&
                (digits >> CH_CANDIDATE_DIGIT(candidate) & 1) != 0 &&
                deadly->digits[CH_CANDIDATE_CELL(candidate)] == 0)
                ch_candidates_add(&guardians, candidate);
        }
    return guardians;
}

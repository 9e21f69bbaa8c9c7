/* check_clash.c - chooses, among the clashes found, the one with the easiest proof.
 *
 * Proofs are compared by the level of their hardest technique, then by the position of that
 * technique in the plan, then by the numbers of steps and givens. The plan is therefore tried on
 * all clashes one level at a time, and the first level that refutes any clash holds the easiest
 * proof. Techniques of the last level take long on the few givens of a clash, so only the smallest
 * clashes are tried there. Where no technique succeeds, cases are used.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check_parts.h"

enum {
    LEVELS = 5,
    TRIED_LAST = 4 /* clashes tried with the last level */
};

/* The difficulty of a proof; smaller is easier. */
typedef struct Effort {
    int hardest; /* row of the hardest technique in the plan, -1 for a bare contradiction */
    uint32_t steps;
    int givens;
} Effort;

static bool is_easier(Effort a, Effort b)
{
    if (a.hardest != b.hardest)
        return a.hardest < b.hardest;
    return a.steps != b.steps ? a.steps < b.steps : a.givens < b.givens;
}

/* Returns the rows of a plan up to a level. */
static ChPlan plan_up_to(const ChPlan *plan, int level)
{
    ChPlan part = *plan;

    part.count = 0;
    for (int i = 0; i < plan->count; i++)
        if (ch_technique(plan->row[i].technique)->level <= level)
            part.row[part.count++] = plan->row[i];
    return part;
}

/* Returns the effort of a proof within one level, where the order of the plan is the order of
 * effort. */
static Effort effort_of(const ChLog *log, const ChPlan *plan, int givens)
{
    Effort effort = {.hardest = -1, .steps = log->count, .givens = givens};

    for (uint32_t i = 0; i < log->count; i++) {
        const int row = ch_plan_row_of(plan, log->step[i].technique);
        effort.hardest = row > effort.hardest ? row : effort.hardest;
    }
    return effort;
}

/* Sorts the clashes by size, the smallest first; stable. */
static void sort_by_size(ChClashes *clashes)
{
    for (int i = 1; i < clashes->count; i++) {
        const ChCellSet clash = clashes->set[i];
        const int size = ch_cells_count(clash);
        int at = i;
        for (; at > 0 && ch_cells_count(clashes->set[at - 1]) > size; at--)
            clashes->set[at] = clashes->set[at - 1];
        clashes->set[at] = clash;
    }
}

/* Proves clash WHICH by a plan, and by cases if CASES; the proof is in the checker's log. */
static bool prove_clash(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan, int which,
                        bool cases)
{
    const ChPuzzle part = ch_puzzle_within(puzzle, &checker->clashes.set[which]);

    return ch_prove_unsolvable(&checker->why, &part, plan, cases);
}

/* Tries a plan on the first COUNT clashes. Returns the one with the easiest proof, or -1. */
static int find_easiest(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan, int count)
{
    Effort least = {0};
    int easiest = -1;

    for (int i = 0; i < count; i++) {
        if (!prove_clash(checker, puzzle, plan, i, false))
            continue;
        const Effort effort =
            effort_of(&checker->why.log, plan, ch_cells_count(checker->clashes.set[i]));
        if (easiest >= 0 && !is_easier(effort, least))
            continue;
        easiest = i;
        least = effort;
    }
    return easiest;
}

/* Leaves the easiest proof in the checker's log and returns its clash, or -1. */
static int prove_easiest(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan)
{
    const int count = checker->clashes.count;
    int easiest = -1;

    for (int level = 1; level <= LEVELS && easiest < 0; level++) {
        const ChPlan part = plan_up_to(plan, level);
        const bool is_last = level == LEVELS;
        easiest = find_easiest(checker, puzzle, &part,
                               is_last && count > TRIED_LAST ? TRIED_LAST : count);
        if (easiest >= 0)
            (void)prove_clash(checker, puzzle, &part, easiest, false);
    }
    return easiest;
}

/* Leaves a proof by cases in the checker's log or, where there would be too many cases, a proof by
 * all techniques of the default profile. Returns its clash, or -1. */
static int prove_by_cases(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan)
{
    ChPlan all;

    for (int i = 0; i < checker->clashes.count && i < TRIED_LAST; i++)
        if (prove_clash(checker, puzzle, plan, i, true))
            return i;
    if (ch_plan_make(&all, ch_profile_at(0), NULL, NULL) != CH_OK)
        return -1;
    ch_plan_remove_unique(&all);
    return prove_easiest(checker, puzzle, &all);
}

void ch_check_clash(ChChecker *checker, ChWork *work, const ChPuzzle *puzzle, const ChPlan *plan,
                    ChCheck *check)
{
    ChClashes *const clashes = &checker->clashes;
    ChPlan sound_plan = *plan;

    ch_plan_remove_unique(&sound_plan);
    ch_clashes_find(work, puzzle, clashes);
    ch_check_repairs(work, puzzle, &clashes->common, check);
    check->knows_clash = clashes->count > 0;
    if (!check->knows_clash)
        return;
    sort_by_size(clashes);
    int chosen = prove_easiest(checker, puzzle, &sound_plan);
    if (chosen < 0)
        chosen = prove_by_cases(checker, puzzle, &sound_plan);
    check->has_argument = chosen >= 0;
    check->clash = clashes->set[chosen >= 0 ? chosen : 0];
}

/* check_clash.c - of the clashes found, the one whose argument is the easiest.
 *
 * An argument is the harder the higher the level of its hardest technique; then the later that
 * technique stands in the plan; then the more steps it takes, and the more givens.  So the plan is
 * tried on all clashes a level at a time, and the first level that refutes any has the easiest.
 * Techniques of the last level take long on the few givens of a clash: only the smallest clashes
 * are put to them.  Where no technique gets there, cases do.
 *
 * SPDX-License-Identifier: MIT
 */
#include "checker.h"

enum {
    LEVELS = 5,
    TRIED_LAST = 4 /* clashes put to the last level */
};

/* How hard an argument is; smaller is easier. */
typedef struct Effort {
    int hardest; /* row of the plan, -1 where nothing but the contradiction is needed */
    uint32_t steps;
    int givens;
} Effort;

static bool is_easier(Effort a, Effort b)
{
    if (a.hardest != b.hardest)
        return a.hardest < b.hardest;
    return a.steps != b.steps ? a.steps < b.steps : a.givens < b.givens;
}

/* The rows of a plan up to a level. */
static ChPlan plan_up_to(const ChPlan *plan, int level)
{
    ChPlan part = *plan;

    part.count = 0;
    for (int i = 0; i < plan->count; i++)
        if (ch_technique(plan->row[i].technique)->level <= level)
            part.row[part.count++] = plan->row[i];
    return part;
}

/* The row that finds a technique; -1 for a contradiction, which none does. */
static int row_of(const ChPlan *plan, int technique)
{
    for (int i = 0; i < plan->count; i++) {
        if (plan->row[i].technique == technique)
            return i;
        for (int j = 0; j < CH_ROW_ALSO && plan->row[i].also[j] != CH_TECHNIQUE_NONE; j++)
            if (plan->row[i].also[j] == technique)
                return i;
    }
    return -1;
}

/* Of an argument told within one level: there the order of the plan is the order of effort. */
static Effort effort_of(const ChLog *log, const ChPlan *plan, int givens)
{
    Effort effort = {.hardest = -1, .steps = log->count, .givens = givens};

    for (uint32_t i = 0; i < log->count; i++) {
        const int row = row_of(plan, log->step[i].technique);
        effort.hardest = row > effort.hardest ? row : effort.hardest;
    }
    return effort;
}

/* Small clashes first; of equals the first found stays first. */
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

static bool refute(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan, int which,
                   bool cases)
{
    const ChPuzzle part = ch_puzzle_within(puzzle, &checker->clashes.set[which]);

    return ch_prove_unsolvable(&checker->why, &part, plan, cases);
}

/* The first COUNT clashes put to a plan: which has the easiest argument; -1 when none has. */
static int find_easiest(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan, int count)
{
    Effort least = {0};
    int easiest = -1;

    for (int i = 0; i < count; i++) {
        if (!refute(checker, puzzle, plan, i, false))
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

/* Leaves the easiest argument in the checker's log, and tells of which clash it is. */
static int argue_easiest(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan)
{
    const int count = checker->clashes.count;
    int easiest = -1;

    for (int level = 1; level <= LEVELS && easiest < 0; level++) {
        const ChPlan part = plan_up_to(plan, level);
        const bool is_last = level == LEVELS;
        easiest = find_easiest(checker, puzzle, &part,
                               is_last && count > TRIED_LAST ? TRIED_LAST : count);
        if (easiest >= 0)
            (void)refute(checker, puzzle, &part, easiest, false);
    }
    return easiest;
}

/* The same by cases, or, where they would be many, by all techniques that there are. */
static int argue_somehow(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan)
{
    ChPlan all;

    for (int i = 0; i < checker->clashes.count && i < TRIED_LAST; i++)
        if (refute(checker, puzzle, plan, i, true))
            return i;
    if (ch_plan_make(&all, ch_profile_at(0), NULL, NULL) != CH_OK)
        return -1;
    ch_plan_leave_unique(&all);
    return argue_easiest(checker, puzzle, &all);
}

void ch_check_clash(ChChecker *checker, ChWork *work, const ChPuzzle *puzzle, const ChPlan *plan,
                    ChCheck *check)
{
    ChClashes *const clashes = &checker->clashes;
    ChPlan sober = *plan;

    ch_plan_leave_unique(&sober);
    ch_clashes_find(work, puzzle, clashes);
    ch_check_repairs(work, puzzle, &clashes->common, check);
    check->knows_clash = clashes->count > 0;
    if (!check->knows_clash)
        return;
    sort_by_size(clashes);
    int chosen = argue_easiest(checker, puzzle, &sober);
    if (chosen < 0)
        chosen = argue_somehow(checker, puzzle, &sober);
    check->has_argument = chosen >= 0;
    check->clash = clashes->set[chosen >= 0 ? chosen : 0];
}

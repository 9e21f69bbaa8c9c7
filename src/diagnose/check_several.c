/* check_several.c - what the solutions of a puzzle have in common, and how they differ.
 *
 * A candidate is possible when some solution has it. If all solutions were counted, the possible
 * candidates are known. Otherwise the search looks for a solution with each candidate not yet seen,
 * and each solution found shows further candidates to be possible.
 *
 *      1 8      8 1      two solutions that differ in an interchangeable set: all of its cells can
 *      . .  or  . .      change their digits together, and no given decides between the two
 *      8 1      1 8
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "check_parts.h"

enum {
    LEAST = 4,     /* size of the smallest interchangeable set possible: a rectangle */
    REFINED = 1000 /* most solutions tried to make a set smaller */
};

static bool is_complete(const ChCheck *check)
{
    return check->is_counted && check->solutions < check->limit;
}

/* ---- possible candidates ---- */

/* Adds all possible candidates; false when the budget ran out. */
static bool find_possible(ChWork *work, const ChCandidateSet *alive, ChCandidateSet *possible)
{
    uint8_t solution[CH_CELLS];

    CH_EACH_CANDIDATE(candidate, alive) {
        ChCandidateSet with = *alive;
        bool found;
        if (ch_candidates_has(possible, candidate))
            continue;
        ch_alive_assume(&with, candidate);
        if (!ch_work_first(work, &with, solution, &found))
            return false;
        for (int cell = 0; found && cell < CH_CELLS; cell++)
            ch_candidates_add(possible, CH_CANDIDATE(cell, solution[cell]));
    }
    return true;
}

static void find_certain(const ChCandidateSet *alive, ChCheck *check)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (!ch_is_single(ch_alive_digits(alive, cell)) &&
            ch_is_single(ch_alive_digits(&check->possible, cell)))
            ch_cells_add(&check->certain, cell);
}

/* ---- additional givens ---- */

/* Finds whether exactly one solution has the candidate; false when the budget ran out. */
static bool try_fix(ChWork *work, const ChCandidateSet *alive, int candidate, bool *is_fix)
{
    ChCandidateSet with = *alive;
    uint64_t count;

    ch_alive_assume(&with, candidate);
    if (!ch_work_count(work, &with, 2, &count))
        return false;
    *is_fix = count == 1;
    return true;
}

/* Inserts a fix after all those in cells with fewer possible digits, or with as many and earlier in
 * the grid. */
static void insert_fix(ChCheck *check, int candidate)
{
    const ChCandidateSet *const possible = &check->possible;
    const int digits = ch_count(ch_alive_digits(possible, CH_CANDIDATE_CELL(candidate)));
    int at = check->fix_count++;

    for (; at > 0; at--) {
        const int before = check->fix[at - 1];
        if (ch_count(ch_alive_digits(possible, CH_CANDIDATE_CELL(before))) <= digits)
            break;
        check->fix[at] = check->fix[at - 1];
    }
    check->fix[at] = (uint16_t)candidate;
}

/* Tries all candidates row by row, so that equals keep that order; false when the budget ran
 * out. */
static bool find_fixes(ChWork *work, const ChCandidateSet *alive, const ChCandidateSet *twice,
                       ChCheck *check)
{
    for (int i = 0; i < CH_CANDIDATES; i++) {
        const int candidate = CH_CANDIDATE(CH_CELL_AT(i / 81, i / 9 % 9), i % 9);
        bool is_fix = true;
        if (!ch_candidates_has(&check->possible, candidate) || ch_candidates_has(twice, candidate))
            continue;
        if (!is_complete(check) && !try_fix(work, alive, candidate, &is_fix))
            return false;
        if (is_fix)
            insert_fix(check, candidate);
    }
    return true;
}

/* ---- interchangeable cells ---- */

static int count_differences(const uint8_t *one, const uint8_t *two)
{
    int count = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        count += one[cell] != two[cell];
    return count;
}

static void record_interchange(const uint8_t *one, const uint8_t *two, ChCheck *check)
{
    check->interchange = (ChCellSet){{0}};
    for (int cell = 0; cell < CH_CELLS; cell++) {
        check->exchanged[cell] = 0;
        if (one[cell] == two[cell])
            continue;
        ch_cells_add(&check->interchange, cell);
        check->exchanged[cell] = (uint16_t)(1u << one[cell] | 1u << two[cell]);
    }
}

/* Finds the first of the closest pairs of the pool; returns the number of cells in which they
 * differ. */
static int find_closest(const ChChecker *checker, const uint8_t *pair[2])
{
    int least = CH_CELLS + 1;

    for (uint32_t i = 0; i < checker->pooled; i++)
        for (uint32_t j = i + 1; j < checker->pooled && least > LEAST; j++) {
            const int apart = count_differences(checker->pool[i], checker->pool[j]);
            if (apart >= least)
                continue;
            least = apart;
            pair[0] = checker->pool[i];
            pair[1] = checker->pool[j];
        }
    return least;
}

/* Looks for a solution closer to ONE than TWO, among the solutions that equal ONE wherever TWO
 * does. */
static void find_closer(ChWork *work, const ChCandidateSet *alive, const uint8_t *one,
                        const uint8_t *two, uint8_t *closest)
{
    ChCandidateSet within = *alive;
    uint8_t found[CH_CELLS];
    int least = count_differences(one, two);

    memcpy(closest, two, CH_CELLS);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (one[cell] == two[cell])
            ch_alive_assume(&within, CH_CANDIDATE(cell, one[cell]));
    ch_search_start(work->search, &within, NULL, work->left);
    for (int i = 0; i < REFINED && ch_search_next(work->search, found); i++) {
        const int apart = count_differences(one, found);
        if (apart == 0 || apart >= least)
            continue;
        least = apart;
        memcpy(closest, found, CH_CELLS);
    }
    work->left -= ch_search_nodes(work->search);
}

static void find_interchange(const ChChecker *checker, ChWork *work, const ChCandidateSet *alive,
                             ChCheck *check)
{
    const uint8_t *pair[2] = {check->solution, check->other};
    uint8_t closest[CH_CELLS];
    const int least = find_closest(checker, pair);

    check->is_smallest =
        least == LEAST || (is_complete(check) && check->solutions == checker->pooled);
    if (check->is_smallest)
        memcpy(closest, pair[1], sizeof closest);
    else
        find_closer(work, alive, pair[0], pair[1], closest);
    record_interchange(pair[0], closest, check);
    check->is_smallest |= ch_cells_count(check->interchange) == LEAST;
}

void ch_check_several(ChChecker *checker, ChWork *work, const ChPuzzle *puzzle,
                      const ChCandidateSet *twice, ChCheck *check)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);

    find_interchange(checker, work, &alive, check);
    check->knows_certain = is_complete(check) || find_possible(work, &alive, &check->possible);
    if (!check->knows_certain)
        return;
    find_certain(&alive, check);
    check->knows_fixes = find_fixes(work, &alive, twice, check);
}

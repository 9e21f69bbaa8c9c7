/* oracle_forcing.c - Forcing chains and nets by their definitions.
 *
 * A candidate is supposed. In a chain one thing follows from one other: of two candidates of a cell
 * or a house the first is false, so the second is true. In a net several are false, and the last is
 * true. A net that has what chains have too is none. The cases of a verity are the candidates of a
 * cell or a house, or the guardians of a deadly pattern.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "guard_relations.h"

/* What follows from a candidate. */
typedef struct Implied {
    bool is_refuted;
    bool is_true[CELLS][DIGITS];
    bool is_false[CELLS][DIGITS];
} Implied;

typedef Implied AllImplied[CELLS][DIGITS];

static AllImplied by_chain;
static AllImplied by_net;

/* ---- what follows ---- */

static bool do_conflict(int cell, int digit, int other, int label)
{
    return cell == other ? digit != label : digit == label && sees[cell][other];
}

/* Makes a candidate true, and those false that conflict with it. */
static void make_true(const Marks *marks, Implied *implied, int cell, int digit)
{
    implied->is_true[cell][digit] = true;
    for (int other = 0; other < CELLS; other++)
        for (int label = 0; label < DIGITS; label++)
            if (marks->can[other][label] && do_conflict(cell, digit, other, label))
                implied->is_false[other][label] = true;
}

/* Lists the candidates of a cell or a house; returns how many. */
static int cases_of(const Marks *marks, const Premise *premise, int cell[9], int digit[9])
{
    int count = 0;

    for (int i = 0; i < 9; i++) {
        cell[count] = premise->house == NOTHING ? premise->at : house_cell[premise->house][i];
        digit[count] = premise->house == NOTHING ? i : premise->at;
        count += marks->can[cell[count]][digit[count]];
    }
    return count;
}

/* Makes the last candidate of a cell or a house true; returns whether it was not known. Where none
 * is left, the supposition is refuted. */
static bool make_last_true(const Marks *marks, const Premise *premise, bool is_net,
                           Implied *implied)
{
    int cell[9];
    int digit[9];
    int last = NOTHING;
    int left = 0;
    const int count = cases_of(marks, premise, cell, digit);

    for (int i = 0; i < count; i++)
        if (!implied->is_false[cell[i]][digit[i]]) {
            left++;
            last = i;
        }
    if (left == 0)
        implied->is_refuted = implied->is_refuted || count > 0;
    if (left != 1 || implied->is_true[cell[last]][digit[last]] || (!is_net && count != 2))
        return false;
    make_true(marks, implied, cell[last], digit[last]);
    return true;
}

static bool follow_once(const Marks *marks, bool is_net, Implied *implied)
{
    bool changes = false;

    for (int cell = 0; cell < CELLS; cell++)
        changes |= make_last_true(marks, &(Premise){NOTHING, cell}, is_net, implied);
    for (int house = 0; house < HOUSES; house++)
        for (int digit = 0; digit < DIGITS; digit++)
            changes |= make_last_true(marks, &(Premise){house, digit}, is_net, implied);
    return changes;
}

static void follow_all(const Marks *marks, bool is_net, AllImplied all)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            Implied *const implied = &all[cell][digit];
            *implied = (Implied){0};
            if (!marks->can[cell][digit])
                continue;
            make_true(marks, implied, cell, digit);
            while (follow_once(marks, is_net, implied) && !implied->is_refuted)
                ;
        }
}

/* ---- contradictions ---- */

static void find_contradictions(const Marks *marks, Found *found)
{
    follow_all(marks, false, by_chain);
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            found->removed[cell][digit] = by_chain[cell][digit].is_refuted;
}

static void find_net_contradictions(const Marks *marks, Found *found)
{
    follow_all(marks, false, by_chain);
    follow_all(marks, true, by_net);
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            found->removed[cell][digit] =
                by_net[cell][digit].is_refuted && !by_chain[cell][digit].is_refuted;
}

/* ---- verities ---- */

/* Collects what follows in every case. False where there are not two cases, or one is refuted: then
 * a contradiction is the simpler step. */
static bool collect_of_cases(AllImplied all, const int cell[9], const int digit[9], int cases,
                             Implied *common)
{
    memset(common, true, sizeof *common);
    for (int i = 0; i < cases; i++) {
        const Implied *const one = &all[cell[i]][digit[i]];
        if (one->is_refuted)
            return false;
        for (int j = 0; j < CELLS * DIGITS; j++) {
            (&common->is_true[0][0])[j] &= (&one->is_true[0][0])[j];
            (&common->is_false[0][0])[j] &= (&one->is_false[0][0])[j];
        }
    }
    return cases >= 2;
}

static bool collect_common(const Marks *marks, AllImplied all, const Premise *premise,
                           Implied *common)
{
    int cell[9];
    int digit[9];
    const int cases = cases_of(marks, premise, cell, digit);

    return collect_of_cases(all, cell, digit, cases, common);
}

static bool conflicts_with_true(const Implied *implied, int cell, int digit)
{
    for (int other = 0; other < CELLS; other++)
        for (int label = 0; label < DIGITS; label++)
            if (implied->is_true[other][label] && do_conflict(other, label, cell, digit))
                return true;
    return false;
}

/* Returns whether a candidate is the only one of a cell or a house. */
static bool is_single(const Marks *marks, int cell, int digit)
{
    int place[9];

    for (int house = 0; house < HOUSES; house++)
        if (in_house(cell, house) && places_of(marks, house, digit, place) == 1)
            return true;
    return digits_of(marks, cell) == 1 << digit;
}

/* Adds what is common to the cases, but not what chains have as well. An elimination that follows
 * from a placement is not named too. A placement may be left to a single. */
static void take_common(const Marks *marks, Found *found, const Implied *common,
                        const Implied *simpler)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            if (!marks->can[cell][digit])
                continue;
            if (common->is_true[cell][digit] && is_single(marks, cell, digit))
                found->optional[cell][digit] = true;
            else if (common->is_true[cell][digit])
                found->placed[cell][digit] |= !simpler->is_true[cell][digit];
            else if (common->is_false[cell][digit] && !conflicts_with_true(common, cell, digit))
                found->removed[cell][digit] |= !simpler->is_false[cell][digit];
        }
}

static void try_cases(const Marks *marks, Found *found, const Premise *premise, bool is_net)
{
    Implied common;
    Implied simpler = {0};

    if (!collect_common(marks, is_net ? by_net : by_chain, premise, &common))
        return;
    if (is_net)
        collect_common(marks, by_chain, premise, &simpler);
    take_common(marks, found, &common, &simpler);
}

static void find_verities(const Marks *marks, Found *found, bool by_cells, bool is_net)
{
    follow_all(marks, false, by_chain);
    if (is_net)
        follow_all(marks, true, by_net);
    for (int cell = 0; cell < CELLS && by_cells; cell++)
        try_cases(marks, found, &(Premise){NOTHING, cell}, is_net);
    for (int house = 0; house < HOUSES && !by_cells; house++)
        for (int digit = 0; digit < DIGITS; digit++)
            try_cases(marks, found, &(Premise){house, digit}, is_net);
}

static void find_cell_verities(const Marks *marks, Found *found)
{
    find_verities(marks, found, true, false);
}

static void find_house_verities(const Marks *marks, Found *found)
{
    find_verities(marks, found, false, false);
}

static void find_net_cell_verities(const Marks *marks, Found *found)
{
    find_verities(marks, found, true, true);
}

static void find_net_house_verities(const Marks *marks, Found *found)
{
    find_verities(marks, found, false, true);
}

/* ---- guardians ---- */

typedef struct Guards {
    const Marks *marks;
    Found *found;
    int cases;
    int cell[9];
    int digit[9];
} Guards;

/* Lists the guardians; false where there are not two to nine. */
static bool list_guards(Guards *guards, const Pattern *pattern)
{
    Relation relation;

    if (!list_guardians(guards->marks, pattern, 9, &relation))
        return false;
    guards->cases = relation.count;
    for (int i = 0; i < relation.count; i++) {
        guards->cell[i] = relation.of[i].cell;
        guards->digit[i] = relation.of[i].digit;
    }
    return true;
}

static bool conflicts_with_all(const Guards *guards, int cell, int digit)
{
    for (int i = 0; i < guards->cases; i++)
        if (!do_conflict(guards->cell[i], guards->digit[i], cell, digit))
            return false;
    return true;
}

/* Returns whether a cell or a house has just one other candidate, and that is refuted. */
static bool has_refuted_partner(const Marks *marks, int cell, int digit)
{
    int near[9];
    int of[9];

    for (int house = NOTHING; house < HOUSES; house++) {
        const Premise premise = {house, house == NOTHING ? cell : digit};
        if ((house != NOTHING && !in_house(cell, house)) ||
            cases_of(marks, &premise, near, of) != 2)
            continue;
        const int other = near[0] == cell && of[0] == digit;
        if (by_chain[near[other]][of[other]].is_refuted)
            return true;
    }
    return false;
}

/* Takes what every guardian leads to. It needs the pattern unless chains show it anyway. */
static void try_guards(void *context, const Pattern *pattern)
{
    Guards *const guards = context;
    const Marks *const marks = guards->marks;
    Implied common;

    if (!list_guards(guards, pattern) ||
        !collect_of_cases(by_chain, guards->cell, guards->digit, guards->cases, &common))
        return;
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            if (!marks->can[cell][digit])
                continue;
            if (common.is_true[cell][digit])
                (is_single(marks, cell, digit) || has_refuted_partner(marks, cell, digit)
                     ? guards->found->optional
                     : guards->found->placed)[cell][digit] = true;
            else if (common.is_false[cell][digit] && !conflicts_with_true(&common, cell, digit) &&
                     !conflicts_with_all(guards, cell, digit))
                (by_chain[cell][digit].is_refuted ? guards->found->optional
                                                  : guards->found->removed)[cell][digit] = true;
        }
}

static void find_pattern_verities(const Marks *marks, Found *found)
{
    Guards guards = {.marks = marks, .found = found};

    follow_all(marks, false, by_chain);
    each_guarded(marks, try_guards, &guards);
}

const Oracle forcing_oracles[] = {
    {"forcing-chain-contradiction", NULL, find_contradictions, false},
    {"forcing-chain-verity-cell", NULL, find_cell_verities, false},
    {"forcing-chain-verity-house", NULL, find_house_verities, false},
    {"forcing-chain-verity-pattern", NULL, find_pattern_verities, false},
    {"forcing-net-contradiction", NULL, find_net_contradictions, false},
    {"forcing-net-verity-cell", NULL, find_net_cell_verities, false},
    {"forcing-net-verity-house", NULL, find_net_house_verities, false},
    {0}};

/* oracle_blossom.c - Blossom loops by their definition.
 *
 * Every start and goal is tried: a cell, or a digit of a house, each. From each candidate of the
 * start a chain leads into the goal: a true candidate makes another false, and so the only other
 * one of a cell or a house true. No candidate is there twice, and two chains have links. All sets
 * of chains with six strong links or fewer are listed, and those are taken that need all their
 * premises.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "oracle.h"

enum { UNITS = CELLS + HOUSES * DIGITS, ALL = CELLS * DIGITS, MOST_STRONG = 6, MOST_TWINS = 4 };

/* A candidate is 9 * cell + digit. A unit is a cell or a digit of a house. */
typedef struct Unit {
    Premise premise;
    int count;
    int of[9];
} Unit;

/* The candidate that is true if another is false, and by which unit. */
typedef struct Twin {
    int other;
    int unit;
} Twin;

typedef struct Position {
    const Marks *marks;
    Found *found;
    Unit unit[UNITS];
    bool clash[ALL][ALL];
    int twins[ALL];
    Twin twin[ALL][MOST_TWINS];
    int far[ALL]; /* strong links from a candidate into the goal */
} Position;

/* The links so far: in pairs, true candidate and false one. */
typedef struct Picture {
    const Unit *start;
    const Unit *goal;
    bool used[ALL];
    int pairs;
    int pair[MOST_STRONG][2];
    int premises;
    Premise premise[MOST_STRONG + 1];
    int ends;
    int end[9];
    int bare; /* chains without links: the start is an end */
} Picture;

static Position at;
static Picture picture;

static void list_units(void)
{
    for (int i = 0; i < UNITS; i++) {
        Unit *const unit = &at.unit[i];
        const int house = (i - CELLS) / DIGITS, digit = (i - CELLS) % DIGITS;
        unit->count = 0;
        unit->premise = i < CELLS ? (Premise){NOTHING, i} : (Premise){house, digit};
        for (int k = 0; k < 9; k++) {
            const int cell = i < CELLS ? i : house_cell[house][k];
            const int value = i < CELLS ? k : digit;
            if (at.marks->can[cell][value])
                unit->of[unit->count++] = DIGITS * cell + value;
        }
    }
}

static bool may_clash(int one, int other)
{
    const int a = one / DIGITS, b = other / DIGITS;

    return a == b ? one != other : one % DIGITS == other % DIGITS && sees[a][b];
}

static void add_twin(int one, int other, int unit)
{
    for (int i = 0; i < at.twins[one]; i++)
        if (at.twin[one][i].other == other)
            return;
    at.twin[one][at.twins[one]++] = (Twin){other, unit};
}

static void list_twins(void)
{
    memset(at.twins, 0, sizeof at.twins);
    for (int i = 0; i < UNITS; i++)
        if (at.unit[i].count == 2) {
            add_twin(at.unit[i].of[0], at.unit[i].of[1], i);
            add_twin(at.unit[i].of[1], at.unit[i].of[0], i);
        }
    for (int one = 0; one < ALL; one++)
        for (int other = 0; other < ALL; other++)
            at.clash[one][other] = at.marks->can[one / DIGITS][one % DIGITS] &&
                                   at.marks->can[other / DIGITS][other % DIGITS] &&
                                   may_clash(one, other);
}

static bool is_of(const Unit *unit, int candidate)
{
    for (int i = 0; i < unit->count; i++)
        if (unit->of[i] == candidate)
            return true;
    return false;
}

/* Returns whether a candidate leads in one strong link to another that is so far from the goal. */
static bool leads_nearer(int candidate, int far)
{
    for (int off = 0; off < ALL; off++)
        if (at.clash[candidate][off])
            for (int i = 0; i < at.twins[off]; i++)
                if (at.far[at.twin[off][i].other] == far)
                    return true;
    return false;
}

static void measure(const Unit *goal)
{
    for (int one = 0; one < ALL; one++)
        at.far[one] = is_of(goal, one) ? 0 : MOST_STRONG + 1;
    for (int far = 0; far < MOST_STRONG; far++)
        for (int one = 0; one < ALL; one++)
            if (at.far[one] > MOST_STRONG && leads_nearer(one, far))
                at.far[one] = far + 1;
}

/* ---- what a set of chains shows ---- */

static void take_picture(void)
{
    Found lost = {0};
    bool is_new = false;

    for (int one = 0; one < ALL; one++) {
        bool all = true;
        bool is_lost = false;
        for (int i = 0; i < picture.ends; i++)
            all = all && at.clash[one][picture.end[i]];
        for (int i = 0; i < picture.pairs; i++)
            is_lost =
                is_lost || (at.clash[one][picture.pair[i][0]] && at.clash[one][picture.pair[i][1]]);
        if (is_lost || all) {
            rule_out(at.marks, &lost, one / DIGITS, one % DIGITS);
            is_new = is_new || !at.found->removed[one / DIGITS][one % DIGITS];
        }
    }
    if (is_new)
        take_if_needed(at.marks, at.found, picture.premise, picture.premises, &lost);
}

/* ---- the chains ---- */

static void start_chain(int chain);

/* Returns how many strong links the chains after this one need. */
static int needed_after(int chain)
{
    int needed = 0;

    for (int i = chain + 1; i < picture.start->count; i++)
        needed += at.far[picture.start->of[i]];
    return needed;
}

static void follow(int chain, int on)
{
    if (is_of(picture.goal, on)) {
        const int bare = on == picture.start->of[chain];
        picture.end[picture.ends++] = on;
        picture.bare += bare;
        start_chain(chain + 1);
        picture.bare -= bare;
        picture.ends--;
    }
    if (picture.pairs + 1 + needed_after(chain) > MOST_STRONG)
        return;
    for (int off = 0; off < ALL; off++)
        for (int i = 0; at.clash[on][off] && !picture.used[off] && i < at.twins[off]; i++) {
            const Twin twin = at.twin[off][i];
            if (picture.used[twin.other] ||
                picture.pairs + 1 + at.far[twin.other] + needed_after(chain) > MOST_STRONG)
                continue;
            picture.used[off] = picture.used[twin.other] = true;
            picture.pair[picture.pairs][0] = on;
            picture.pair[picture.pairs++][1] = off;
            picture.premise[picture.premises++] = at.unit[twin.unit].premise;
            follow(chain, twin.other);
            picture.premises--;
            picture.pairs--;
            picture.used[off] = picture.used[twin.other] = false;
        }
}

static void start_chain(int chain)
{
    if (chain < picture.start->count)
        follow(chain, picture.start->of[chain]);
    else if (picture.bare + 1 < picture.start->count)
        take_picture();
}

static void find_blossom_loops(const Marks *marks, Found *found)
{
    at.marks = marks;
    at.found = found;
    list_units();
    list_twins();
    for (int goal = 0; goal < UNITS; goal++) {
        if (at.unit[goal].count < 3)
            continue;
        measure(&at.unit[goal]);
        for (int start = 0; start < UNITS; start++) {
            if (start == goal || at.unit[start].count < 3)
                continue;
            picture = (Picture){.start = &at.unit[start],
                                .goal = &at.unit[goal],
                                .premises = 1,
                                .premise = {at.unit[start].premise}};
            for (int i = 0; i < at.unit[start].count; i++)
                picture.used[at.unit[start].of[i]] = true;
            if (needed_after(-1) <= MOST_STRONG)
                start_chain(0);
        }
    }
}

const Oracle blossom_oracles[] = {{"blossom-loop", NULL, find_blossom_loops, true}, {0}};

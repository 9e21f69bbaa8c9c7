/* oracle_complex_single.c - Complex singles by their definition.
 *
 * Up to three inner steps, intersections and subsets, are taken one after the other in every order.
 * If a digit then has one place in a house, or a cell one digit, it is placed, provided that all
 * constraints used are needed. What a single places at once is left out.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "oracle.h"

enum { MOST_INNER = 3, MOST_LINES = 4, WAYS = CELLS + HOUSES * DIGITS };

/* An inner step: what it removes, and the premises it rests on. */
typedef struct Inner {
    Premise premise[MOST_LINES];
    int premises;
    Found lost;
} Inner;

typedef struct Walk {
    const Marks *marks;
    Found *found;
    bool is_single[CELLS][DIGITS];
    bool is_reached[WAYS];
    int depth;
    Premise premise[MOST_PREMISES];
    int premises;
} Walk;

/* ---- singles ---- */

/* Returns whether only one candidate is left for a premise, and which. */
static bool is_only(const Marks *marks, const Premise *premise, int *cell, int *digit)
{
    int count = 0;

    for (int i = 0; i < 9; i++) {
        const int at = premise->house == NOTHING ? premise->at : house_cell[premise->house][i];
        const int of = premise->house == NOTHING ? i : premise->at;
        if (!marks->can[at][of])
            continue;
        count++;
        *cell = at;
        *digit = of;
    }
    return count == 1;
}

/* The cells come first, then each house with each digit. */
static Premise way_of(int way)
{
    return way < CELLS ? (Premise){NOTHING, way}
                       : (Premise){(way - CELLS) / DIGITS, (way - CELLS) % DIGITS};
}

/* Returns whether each premise is needed: without it the others allow the candidate to be false. */
static bool needs_all(const Marks *marks, const Premise *premise, int count, int cell, int digit)
{
    Marks without = *marks;

    without.can[cell][digit] = false;
    for (int skipped = 0; skipped < count; skipped++) {
        Premise others[MOST_PREMISES];
        int kept = 0;
        for (int i = 0; i < count; i++)
            if (i != skipped)
                others[kept++] = premise[i];
        if (!can_hold_together(&without, others, kept))
            return false;
    }
    return true;
}

static void add_premise(Walk *walk, Premise premise)
{
    for (int i = 0; i < walk->premises; i++)
        if (walk->premise[i].house == premise.house && walk->premise[i].at == premise.at)
            return;
    walk->premise[walk->premises++] = premise;
}

static void take_singles(Walk *walk, const Marks *now)
{
    const int premises = walk->premises;

    for (int way = 0; way < WAYS; way++) {
        const Premise own = way_of(way);
        int cell = 0;
        int digit = 0;
        if (walk->is_reached[way] || !is_only(now, &own, &cell, &digit) ||
            walk->is_single[cell][digit])
            continue;
        add_premise(walk, own);
        if (needs_all(walk->marks, walk->premise, walk->premises, cell, digit)) {
            walk->is_reached[way] = true;
            walk->found->placed[cell][digit] = true;
        }
        walk->premises = premises;
    }
}

/* ---- inner steps ---- */

static void go_on(Walk *walk, const Marks *now);

/* Takes an inner step if it removes anything, and what follows. */
static void take_inner(Walk *walk, const Marks *now, const Inner *inner)
{
    Marks after = *now;
    const int premises = walk->premises;
    bool any = false;

    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (inner->lost.removed[cell][digit]) {
                after.can[cell][digit] = false;
                any = true;
            }
    if (!any)
        return;
    for (int i = 0; i < inner->premises; i++)
        add_premise(walk, inner->premise[i]);
    walk->depth++;
    take_singles(walk, &after);
    if (walk->depth < MOST_INNER)
        go_on(walk, &after);
    walk->depth--;
    walk->premises = premises;
}

static void try_locked(Walk *walk, const Marks *now)
{
    for (int base = 0; base < HOUSES; base++)
        for (int cover = 0; cover < HOUSES; cover++)
            for (int digit = 0; digit < DIGITS; digit++) {
                Inner inner = {.premise = {{base, digit}}, .premises = 1};
                if (base == cover || !is_confined_to(now, base, cover, digit))
                    continue;
                for (int i = 0; i < 9; i++)
                    if (!in_house(house_cell[cover][i], base))
                        rule_out(now, &inner.lost, house_cell[cover][i], digit);
                take_inner(walk, now, &inner);
            }
}

static bool is_among(const int *cell, int count, int one)
{
    for (int i = 0; i < count; i++)
        if (cell[i] == one)
            return true;
    return false;
}

/* Tries the cells at these places of a house as a naked subset. */
static void try_naked(Walk *walk, const Marks *now, int house, int places)
{
    Inner inner = {.premises = 0};
    int cell[MOST_LINES];
    int digits = 0;

    for (int i = 0; i < 9; i++) {
        const int own = digits_of(now, house_cell[house][i]);
        if (!(places >> i & 1))
            continue;
        if (count_bits(own) < 2)
            return;
        cell[inner.premises] = house_cell[house][i];
        inner.premise[inner.premises++] = (Premise){NOTHING, house_cell[house][i]};
        digits |= own;
    }
    if (count_bits(digits) > inner.premises)
        return;
    for (int other = 0; other < CELLS; other++) {
        bool sees_all = !is_among(cell, inner.premises, other);
        for (int i = 0; i < inner.premises; i++)
            sees_all = sees_all && sees[other][cell[i]];
        for (int digit = 0; digit < DIGITS && sees_all; digit++)
            if (digits >> digit & 1)
                rule_out(now, &inner.lost, other, digit);
    }
    take_inner(walk, now, &inner);
}

/* Tries these digits in a house as a hidden subset. */
static void try_hidden(Walk *walk, const Marks *now, int house, int digits)
{
    Inner inner = {.premises = 0};
    int cell[CELLS];
    int cells = 0;

    for (int digit = 0; digit < DIGITS; digit++) {
        int place[9];
        if (!(digits >> digit & 1))
            continue;
        const int count = places_of(now, house, digit, place);
        if (count < 2)
            return;
        inner.premise[inner.premises++] = (Premise){house, digit};
        for (int i = 0; i < count; i++)
            if (!is_among(cell, cells, place[i]))
                cell[cells++] = place[i];
    }
    if (cells > inner.premises)
        return;
    for (int i = 0; i < cells; i++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (!(digits >> digit & 1))
                rule_out(now, &inner.lost, cell[i], digit);
    take_inner(walk, now, &inner);
}

static void go_on(Walk *walk, const Marks *now)
{
    try_locked(walk, now);
    for (int house = 0; house < HOUSES; house++)
        for (int lines = 1; lines < 1 << 9; lines++)
            if (count_bits(lines) >= 2 && count_bits(lines) <= MOST_LINES) {
                try_naked(walk, now, house, lines);
                try_hidden(walk, now, house, lines);
            }
}

static void find_complex_singles(const Marks *marks, Found *found)
{
    static Walk walk;

    memset(&walk, 0, sizeof walk);
    walk.marks = marks;
    walk.found = found;
    for (int way = 0; way < WAYS; way++) {
        const Premise own = way_of(way);
        int cell = 0;
        int digit = 0;
        if (is_only(marks, &own, &cell, &digit))
            walk.is_single[cell][digit] = true;
    }
    go_on(&walk, marks);
}

const Oracle complex_single_oracles[] = {{"complex-single", NULL, find_complex_singles, true}, {0}};

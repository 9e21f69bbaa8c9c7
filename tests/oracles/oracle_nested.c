/* oracle_nested.c - Nested forcing nets by their definition: nets within a net, one level deep.
 *
 * A candidate is supposed, and singles are followed. Where these end, each candidate that is left
 * is supposed as well. One that leads to a contradiction is removed, until the first supposition
 * fails itself. What a plain net refutes is none. The finder leaves out a net whose proof would be
 * too long for a log. The oracle makes no proofs: nets that remove few candidates must be found.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { MOST_CANDIDATES = 400, PATIENCE = 60, FEW_REMOVED = 5 };

/* The candidates left, seen from the cells and from the houses: a house lists the digits' cells. */
typedef struct Left {
    int digits[CELLS];         /* of an open cell, as bits */
    int count[HOUSES][DIGITS]; /* of the places of a digit in a house */
    bool is_settled[CELLS];    /* the cell has its digit, and its peers have lost it */
    bool is_broken;
} Left;

static Left left_of(const Marks *marks)
{
    Left left = {0};

    for (int cell = 0; cell < CELLS; cell++) {
        left.digits[cell] = digits_of(marks, cell);
        left.is_settled[cell] = left.digits[cell] == 0;
        for (int house = 0; house < HOUSES; house++)
            for (int digit = 0; digit < DIGITS && in_house(cell, house); digit++)
                left.count[house][digit] += left.digits[cell] >> digit & 1;
    }
    return left;
}

static void cut(Left *left, int cell, int digit)
{
    const int house[3] = {ROWS + row_of(cell), COLUMNS + column_of(cell), BOXES + box_of(cell)};

    if (!(left->digits[cell] >> digit & 1))
        return;
    left->digits[cell] &= ~(1 << digit);
    left->is_broken |= left->digits[cell] == 0;
    for (int i = 0; i < 3; i++)
        left->is_broken |= --left->count[house[i]][digit] == 0;
}

static void suppose(Left *left, int cell, int digit)
{
    left->is_settled[cell] = true;
    for (int other = 0; other < DIGITS; other++)
        if (other != digit)
            cut(left, cell, other);
    for (int other = 0; other < CELLS; other++)
        if (sees[cell][other])
            cut(left, other, digit);
}

/* Returns the digit that a cell must have: its last, or the digit's last place in a house. */
static int forced_digit(const Left *left, int cell)
{
    const int house[3] = {ROWS + row_of(cell), COLUMNS + column_of(cell), BOXES + box_of(cell)};

    for (int digit = 0; digit < DIGITS; digit++)
        if (left->digits[cell] >> digit & 1)
            for (int i = 0; i < 3; i++)
                if (left->digits[cell] == 1 << digit || left->count[house[i]][digit] == 1)
                    return digit;
    return NOTHING;
}

static void follow_singles(Left *left)
{
    for (bool changes = true; changes && !left->is_broken;) {
        changes = false;
        for (int cell = 0; cell < CELLS && !left->is_broken; cell++) {
            const int digit = left->is_settled[cell] ? NOTHING : forced_digit(left, cell);
            if (digit == NOTHING)
                continue;
            suppose(left, cell, digit);
            changes = true;
        }
    }
}

/* Supposes a candidate as well; returns what is left. */
static Left suppose_in(const Left *outer, int cell, int digit)
{
    Left left = *outer;

    suppose(&left, cell, digit);
    follow_singles(&left);
    return left;
}

/* Candidates that hold: what singles make true after one of them holds, too. */
static void note_true(const Left *left, bool holds[CELLS][DIGITS])
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (left->is_settled[cell] && left->digits[cell] == 1 << digit)
                holds[cell][digit] = true;
}

/* Removes candidates that fail; returns how many. */
static int remove_failing(Left *left)
{
    bool holds[CELLS][DIGITS] = {{false}};
    int removed = 0;

    for (int i = 0; i < CELLS * DIGITS && !left->is_broken; i++) {
        const int cell = i / DIGITS;
        const int digit = i % DIGITS;
        if (left->is_settled[cell] || !(left->digits[cell] >> digit & 1) || holds[cell][digit])
            continue;
        const Left inner = suppose_in(left, cell, digit);
        if (!inner.is_broken) {
            note_true(&inner, holds);
            continue;
        }
        cut(left, cell, digit);
        follow_singles(left);
        removed++;
    }
    return removed;
}

/* Returns how many candidates are removed until the supposition fails; 0 if it does not. */
static int removed_before_failure(Left left)
{
    int removed = 0;

    for (int more = 1; more > 0 && !left.is_broken; removed += more)
        more = remove_failing(&left);
    return left.is_broken ? removed : 0;
}

/* ---- the search ---- */

typedef struct Try {
    int cell;
    int digit;
    int size;    /* candidates left after singles */
    int removed; /* before it fails; 0: it does not */
} Try;

static int size_of(const Left *left)
{
    int size = 0;

    for (int cell = 0; cell < CELLS; cell++)
        size += count_bits(left->digits[cell]);
    return size;
}

/* Lists the candidates that no plain net refutes; returns how many. */
static int list_tries(const Marks *marks, Try *try)
{
    const Left start = left_of(marks);
    int count = 0;

    for (int i = 0; i < CELLS * DIGITS; i++) {
        const Try one = {.cell = i / DIGITS, .digit = i % DIGITS};
        if (!marks->can[one.cell][one.digit])
            continue;
        const Left left = suppose_in(&start, one.cell, one.digit);
        if (left.is_broken)
            continue;
        try[count] = one;
        try[count].size = size_of(&left);
        try[count++].removed = removed_before_failure(left);
    }
    return count;
}

/* Returns whether the finder must reach a candidate. It tries those first that leave the fewest,
 * and gives up after many in a row that do not fail. Those of one size come in any order. */
static bool must_reach(const Try *try, int count, const Try *one)
{
    int before = -1;
    int held = 0;
    const Try *last = NULL;

    for (int i = 0; i < count; i++)
        if (try[i].removed > 0 && try[i].size < one->size && try[i].size > before) {
            before = try[i].size;
            last = &try[i];
        }
    for (int i = 0; i < count; i++)
        held += try[i].removed == 0 && try[i].size >= before && try[i].size <= one->size;
    return held < PATIENCE && (last == NULL || must_reach(try, count, last));
}

static void find_nested_nets(const Marks *marks, Found *found)
{
    static Try try[CELLS * DIGITS];
    const Left start = left_of(marks);

    if (size_of(&start) > MOST_CANDIDATES)
        return;
    const int count = list_tries(marks, try);
    for (int i = 0; i < count; i++) {
        const bool is_due = try[i].removed <= FEW_REMOVED && must_reach(try, count, &try[i]);
        if (try[i].removed > 0)
            (is_due ? found->removed : found->optional)[try[i].cell][try[i].digit] = true;
    }
}

const Oracle nested_oracles[] = {{"nested-forcing-net", NULL, find_nested_nets, false}, {0}};

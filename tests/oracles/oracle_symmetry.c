/* oracle_symmetry.c - Gurth's symmetrical placement by its definition: givens that look the same
 * after a turn.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

/* Returns the cell that a half turn, or a mirror at the diagonal from the upper left or right, puts
 * a cell on. */
static int turned(int way, int cell)
{
    const int row = row_of(cell);
    const int column = column_of(cell);

    return way == 0 ? 80 - cell : way == 1 ? 9 * column + row : 9 * (8 - column) + 8 - row;
}

/* Returns whether A is exchanged with B: wherever one of them is given, the other one is given on
 * the turned cell. */
static bool are_exchanged(const Marks *marks, int way, int a, int b)
{
    for (int cell = 0; cell < CELLS; cell++) {
        const int other = turned(way, cell);
        const bool is_a = marks->given[cell] && marks->digit[cell] == a;
        const bool is_b = marks->given[other] && marks->digit[other] == b;
        if (is_a != is_b)
            return false;
    }
    return true;
}

/* Each digit has a digit that it is exchanged with; one without givens is its own. Returns those
 * that are exchanged with themselves; 0: the givens are not the same. */
static int own_digits(const Marks *marks, int way)
{
    int own = 0;

    for (int a = 0; a < DIGITS; a++) {
        bool has_partner = false;
        for (int b = 0; b < DIGITS; b++)
            has_partner = has_partner || are_exchanged(marks, way, a, b);
        if (!has_partner)
            return 0;
        own |= are_exchanged(marks, way, a, a) << a;
    }
    return own;
}

static void find_symmetry(const Marks *marks, Found *found)
{
    for (int way = 0; way < 3; way++)
        for (int cell = 0; cell < CELLS; cell++) {
            const int own = own_digits(marks, way);
            const int left = digits_of(marks, cell) & own;
            if (turned(way, cell) != cell || left == 0 || left == digits_of(marks, cell))
                continue;
            if (way == 0 && count_bits(left) == 1)
                for (int digit = 0; digit < DIGITS; digit++)
                    found->placed[cell][digit] = found->placed[cell][digit] || left >> digit & 1;
            else
                for (int digit = 0; digit < DIGITS; digit++)
                    if (!(own >> digit & 1))
                        rule_out(marks, found, cell, digit);
        }
}

const Oracle symmetry_oracles[] = {{"gurths-symmetrical-placement", NULL, find_symmetry, false},
                                   {0}};

/* oracle_erip.c - Empty rectangle intersection pairs by their definition.
 *
 * Two cells of two digits, a box that holds neither of them, and the two digits in this box only in
 * a row and a column that the cells are in. Each digit is in the row alone, and in the column
 * alone.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

/* Returns whether the box has the digit in both lines, and only there. */
static bool is_bound(const Marks *marks, int box, int row, int column, int digit)
{
    bool in_row = false, in_column = false;

    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[BOXES + box][i];
        const bool on_row = row_of(cell) == row, on_column = column_of(cell) == column;
        if (marks->digit[cell] == digit || (marks->can[cell][digit] && !on_row && !on_column))
            return false;
        in_row |= marks->can[cell][digit] && on_row && !on_column;
        in_column |= marks->can[cell][digit] && on_column && !on_row;
    }
    return in_row && in_column;
}

/* Rules out the other digits where one cell of an arm has all that the arm has of the two. */
static void rule_out_in_arm(const Marks *marks, Found *lost, int box, int line, int other,
                            int digits)
{
    int last = NOTHING, count = 0;

    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[BOXES + box][i];
        if (in_house(cell, line) && !in_house(cell, other) && (digits_of(marks, cell) & digits)) {
            last = cell;
            count++;
        }
    }
    for (int digit = 0; digit < DIGITS && count == 1; digit++)
        if (!(digits >> digit & 1))
            rule_out(marks, lost, last, digit);
}

static void take_pair(const Marks *marks, Found *found, int one, int other, int box)
{
    const int row = row_of(one), column = column_of(other);
    const int digits = digits_of(marks, one);
    Premise premise[4] = {{NOTHING, one}, {NOTHING, other}};
    int count = 2;
    Found lost = {0};

    for (int digit = 0; digit < DIGITS; digit++) {
        if (!(digits >> digit & 1))
            continue;
        premise[count++] = (Premise){BOXES + box, digit};
        for (int cell = 0; cell < CELLS; cell++) {
            const bool on_row = row_of(cell) == row, on_column = column_of(cell) == column;
            if (cell == one || cell == other)
                continue;
            if ((on_row && on_column) || ((on_row || on_column) && box_of(cell) != box) ||
                (row_of(cell) == row_of(other) && column_of(cell) == column_of(one)))
                rule_out(marks, &lost, cell, digit);
        }
    }
    rule_out_in_arm(marks, &lost, box, ROWS + row, COLUMNS + column, digits);
    rule_out_in_arm(marks, &lost, box, COLUMNS + column, ROWS + row, digits);
    if (needs_all_premises(marks, premise, count, &lost))
        add_found(found, &lost);
}

static void find_erip(const Marks *marks, Found *found)
{
    for (int one = 0; one < CELLS; one++)
        for (int other = 0; other < CELLS; other++) {
            const int digits = digits_of(marks, one);
            const int box = box_of(9 * row_of(one) + column_of(other));
            bool fits = one != other && count_bits(digits) == 2 && box != box_of(one) &&
                        box != box_of(other) && digits_of(marks, other) == digits;
            for (int digit = 0; digit < DIGITS && fits; digit++)
                if (digits >> digit & 1)
                    fits = is_bound(marks, box, row_of(one), column_of(other), digit);
            if (fits)
                take_pair(marks, found, one, other, box);
        }
}

const Oracle erip_oracles[] = {{"empty-rectangle-intersection-pair", NULL, find_erip, false}, {0}};

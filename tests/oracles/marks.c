/* marks.c - The geometry of the oracles, and what a position lists.
 *
 * SPDX-License-Identifier: MIT
 */
#include "oracle.h"

int house_cell[HOUSES][9];
bool sees[CELLS][CELLS];

void prepare_geometry(void)
{
    for (int house = 0; house < HOUSES; house++)
        for (int cell = 0, count = 0; cell < CELLS; cell++)
            if (in_house(cell, house))
                house_cell[house][count++] = cell;
    for (int a = 0; a < CELLS; a++)
        for (int b = 0; b < CELLS; b++)
            sees[a][b] = a != b && (row_of(a) == row_of(b) || column_of(a) == column_of(b) ||
                                    box_of(a) == box_of(b));
}

int digits_of(const Marks *marks, int cell)
{
    int set = 0;

    for (int digit = 0; digit < DIGITS; digit++)
        if (marks->can[cell][digit])
            set |= 1 << digit;
    return set;
}

int count_bits(int set)
{
    int count = 0;

    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

int places_of(const Marks *marks, int house, int digit, int cell[9])
{
    int count = 0;

    for (int place = 0; place < 9; place++)
        if (marks->can[house_cell[house][place]][digit])
            cell[count++] = house_cell[house][place];
    return count;
}

void add_found(Found *found, const Found *more)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            found->removed[cell][digit] |= more->removed[cell][digit];
}

void add_optional(Found *found, const Found *more)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            found->optional[cell][digit] |= more->removed[cell][digit];
}

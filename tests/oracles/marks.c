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

int pairs_of(const Marks *marks, int digit, Pair pair[2 * HOUSES])
{
    int cell[9];
    int count = 0;

    for (int house = 0; house < HOUSES; house++)
        if (places_of(marks, house, digit, cell) == 2) {
            pair[count++] = (Pair){house, cell[0], cell[1]};
            pair[count++] = (Pair){house, cell[1], cell[0]};
        }
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

bool is_confined_to(const Marks *marks, int base, int cover, int digit)
{
    int cell[9];
    int shared = 0;
    const int count = places_of(marks, base, digit, cell);

    for (int i = 0; i < count; i++)
        shared += in_house(cell[i], cover);
    return count > 1 && shared == count;
}

bool sees_placed(const Marks *marks, int cell, int digits)
{
    for (int other = 0; other < CELLS; other++)
        if (sees[cell][other] && marks->digit[other] != NOTHING &&
            (digits >> marks->digit[other] & 1))
            return true;
    return false;
}

/* Fills in the corners of the rectangle from its first cell to its last; false if it is none, or
 * not in two boxes. */
static bool take_corners(int first, int last, int corner[4])
{
    corner[0] = first;
    corner[1] = 9 * row_of(first) + column_of(last);
    corner[2] = 9 * row_of(last) + column_of(first);
    corner[3] = last;
    return row_of(first) != row_of(last) && column_of(first) < column_of(last) &&
           (box_of(first) == box_of(corner[1])) != (box_of(first) == box_of(corner[2]));
}

void each_rectangle(TryCorners *try, void *context)
{
    int corner[4];

    for (int first = 0; first < CELLS; first++)
        for (int last = first + 1; last < CELLS; last++)
            for (int a = 0; a < DIGITS && take_corners(first, last, corner); a++)
                for (int b = a + 1; b < DIGITS; b++)
                    try(context, corner, a, b);
}

bool fits_crosswise(const Marks *marks, const int corner[4], int a, int b)
{
    bool main = true, across = true;

    for (int i = 0; i < 4; i++) {
        const int cell = corner[i];
        const bool is_main = i == 0 || i == 3;
        const bool has_a = marks->can[cell][a] || marks->digit[cell] == a;
        const bool has_b = marks->can[cell][b] || marks->digit[cell] == b;
        main = main && !marks->given[cell] && (is_main ? has_a : has_b);
        across = across && !marks->given[cell] && (is_main ? has_b : has_a);
    }
    return main || across;
}

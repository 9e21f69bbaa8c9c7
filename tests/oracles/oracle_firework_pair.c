/* oracle_firework_pair.c - Pairs of fireworks by their definitions.
 *
 * A digit is bound to a corner with two ends if, outside of the corner's box, its row has no place
 * but the one end, and its column none but the other.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { MOST_GROUPS = 8, IN_GROUP = 2 };

/* Premises in groups, each of which a step needs: a digit at a corner, or a cell. */
typedef struct Groups {
    int count;
    int size[MOST_GROUPS];
    Premise premise[MOST_GROUPS][IN_GROUP];
} Groups;

static bool is_bound_in(const Marks *marks, int line, int corner, int end, int digit)
{
    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[line][i];
        if (marks->digit[cell] == digit ||
            (marks->can[cell][digit] && box_of(cell) != box_of(corner) && cell != end))
            return false;
    }
    return true;
}

static bool is_empty(const Marks *marks, int cell)
{
    return marks->digit[cell] == NOTHING;
}

/* Returns whether both digits of a set are bound to a corner with these ends. */
static bool are_bound(const Marks *marks, int corner, int in_row, int in_column, int digits)
{
    if (!is_empty(marks, corner) || !is_empty(marks, in_row) || !is_empty(marks, in_column) ||
        box_of(in_row) == box_of(corner) || box_of(in_column) == box_of(corner))
        return false;
    for (int digit = 0; digit < DIGITS; digit++)
        if ((digits >> digit & 1) &&
            !(is_bound_in(marks, ROWS + row_of(corner), corner, in_row, digit) &&
              is_bound_in(marks, COLUMNS + column_of(corner), corner, in_column, digit)))
            return false;
    return true;
}

/* ---- what a step needs ---- */

static void add_corner(Groups *groups, int corner, int digits)
{
    for (int digit = 0; digit < DIGITS; digit++)
        if (digits >> digit & 1) {
            groups->premise[groups->count][0] = (Premise){ROWS + row_of(corner), digit};
            groups->premise[groups->count][1] = (Premise){COLUMNS + column_of(corner), digit};
            groups->size[groups->count++] = 2;
        }
}

static void add_cell(Groups *groups, int cell)
{
    groups->premise[groups->count][0] = (Premise){NOTHING, cell};
    groups->size[groups->count++] = 1;
}

static bool follows_without(const Marks *marks, const Groups *groups, int skipped,
                            const Found *lost)
{
    Premise premise[MOST_PREMISES];
    int count = 0;

    for (int i = 0; i < groups->count; i++)
        for (int k = 0; k < groups->size[i] && i != skipped; k++)
            premise[count++] = groups->premise[i][k];
    return follow_from(marks, premise, count, lost);
}

static void take(const Marks *marks, Found *found, const Groups *groups, const Found *lost)
{
    for (int i = 0; i < groups->count; i++)
        if (follows_without(marks, groups, i, lost))
            return;
    add_found(found, lost);
}

/* ---- type 1 ---- */

static void try_cells(const Marks *marks, Found *found, int corner, const int end[2], int digits)
{
    const int opposite = 9 * row_of(end[1]) + column_of(end[0]);
    Found lost = {0};

    for (int digit = 0; digit < DIGITS; digit++)
        if (digits >> digit & 1)
            rule_out(marks, &lost, opposite, digit);
    for (int one = 0; one < CELLS; one++)
        for (int other = 0; other < CELLS; other++) {
            Groups groups = {0};
            if (column_of(one) != column_of(end[0]) || row_of(other) != row_of(end[1]) ||
                one == end[0] || other == end[1] || one == opposite || other == opposite ||
                digits_of(marks, one) != digits || digits_of(marks, other) != digits)
                continue;
            add_corner(&groups, corner, digits);
            add_cell(&groups, one);
            add_cell(&groups, other);
            take(marks, found, &groups, &lost);
        }
}

static void find_type_1(const Marks *marks, Found *found)
{
    for (int corner = 0; corner < CELLS; corner++)
        for (int i = 0; i < 9; i++)
            for (int k = 0; k < 9; k++) {
                const int end[2] = {9 * row_of(corner) + i, 9 * k + column_of(corner)};
                for (int a = 0; a < DIGITS; a++)
                    for (int b = a + 1; b < DIGITS; b++)
                        if (are_bound(marks, corner, end[0], end[1], 1 << a | 1 << b))
                            try_cells(marks, found, corner, end, 1 << a | 1 << b);
            }
}

/* ---- type 2 ---- */

static int row_end(int corner, int meet)
{
    return 9 * row_of(corner) + column_of(meet);
}

static int column_end(int corner, int meet)
{
    return 9 * row_of(meet) + column_of(corner);
}

static bool is_end(int cell, int corner, int meet)
{
    return cell == row_end(corner, meet) || cell == column_end(corner, meet);
}

static void try_corners(const Marks *marks, Found *found, int meet, int one, int other)
{
    const int digits = digits_of(marks, meet);
    Groups groups = {0};
    Found lost = {0};

    for (int digit = 0; digit < DIGITS; digit++) {
        if (!(digits >> digit & 1)) {
            rule_out(marks, &lost, one, digit);
            rule_out(marks, &lost, other, digit);
            continue;
        }
        for (int cell = 0; cell < CELLS; cell++)
            if (cell != meet && !is_end(cell, one, meet) && !is_end(cell, other, meet) &&
                (row_of(cell) == row_of(meet) || column_of(cell) == column_of(meet)))
                rule_out(marks, &lost, cell, digit);
    }
    add_corner(&groups, one, digits);
    add_corner(&groups, other, digits);
    add_cell(&groups, meet);
    take(marks, found, &groups, &lost);
}

static void find_type_2(const Marks *marks, Found *found)
{
    for (int meet = 0; meet < CELLS; meet++) {
        const int digits = digits_of(marks, meet);
        bool fits[CELLS] = {false};
        if (count_bits(digits) != 2)
            continue;
        for (int corner = 0; corner < CELLS; corner++)
            fits[corner] =
                are_bound(marks, corner, row_end(corner, meet), column_end(corner, meet), digits);
        for (int one = 0; one < CELLS; one++)
            for (int other = one + 1; other < CELLS; other++)
                if (fits[one] && fits[other] && !sees[one][other])
                    try_corners(marks, found, meet, one, other);
    }
}

const Oracle firework_pair_oracles[] = {{"firework-pair-1", NULL, find_type_1, false},
                                        {"firework-pair-2", NULL, find_type_2, false},
                                        {0}};

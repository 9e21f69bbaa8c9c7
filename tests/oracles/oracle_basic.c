/* oracle_basic.c - Singles, intersections and subsets by their definitions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

/* ---- singles ---- */

static void find_full_houses(const Marks *marks, Found *found)
{
    for (int house = 0; house < HOUSES; house++) {
        int empty = 0;
        int last = NOTHING;
        for (int place = 0; place < 9; place++)
            if (marks->digit[house_cell[house][place]] == NOTHING) {
                empty++;
                last = house_cell[house][place];
            }
        for (int digit = 0; empty == 1 && digit < DIGITS; digit++)
            if (marks->can[last][digit])
                found->placed[last][digit] = true;
    }
}

static void find_naked_singles(const Marks *marks, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (digits_of(marks, cell) == 1 << digit)
                found->placed[cell][digit] = true;
}

static void find_hidden_singles(const Marks *marks, Found *found, int first_house)
{
    int cell[9];

    for (int house = first_house; house < first_house + 9; house++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (places_of(marks, house, digit, cell) == 1)
                found->placed[cell[0]][digit] = true;
}

static void find_cross_hatching(const Marks *marks, Found *found)
{
    find_hidden_singles(marks, found, BOXES);
}

static void find_hidden_in_rows(const Marks *marks, Found *found)
{
    find_hidden_singles(marks, found, ROWS);
}

static void find_hidden_in_columns(const Marks *marks, Found *found)
{
    find_hidden_singles(marks, found, COLUMNS);
}

/* ---- intersections ---- */

/* Removes a digit from the rest of a cover in which all its places in a base lie. */
static void find_confined(const Marks *marks, Found *found, int first_base, int last_base,
                          int first_cover, int last_cover)
{
    for (int base = first_base; base < last_base; base++)
        for (int cover = first_cover; cover < last_cover; cover++)
            for (int digit = 0; digit < DIGITS; digit++) {
                const bool is_confined = is_confined_to(marks, base, cover, digit);
                for (int i = 0; i < 9 && is_confined; i++)
                    if (!in_house(house_cell[cover][i], base))
                        rule_out(marks, found, house_cell[cover][i], digit);
            }
}

static void find_pointing(const Marks *marks, Found *found)
{
    find_confined(marks, found, BOXES, HOUSES, ROWS, BOXES);
}

static void find_claiming(const Marks *marks, Found *found)
{
    find_confined(marks, found, ROWS, BOXES, BOXES, HOUSES);
}

/* ---- subsets ---- */

/* A house as a matrix: bit COLUMN of LINE. For naked subsets a line is a cell and a column a
 * digit; for hidden ones the reverse. */
typedef struct Matrix {
    int house;
    bool is_hidden;
    int line[9];
} Matrix;

static Matrix matrix_of(const Marks *marks, int house, bool is_hidden)
{
    Matrix matrix = {house, is_hidden, {0}};

    for (int place = 0; place < 9; place++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (marks->can[house_cell[house][place]][digit])
                matrix.line[is_hidden ? digit : place] |= 1 << (is_hidden ? place : digit);
    return matrix;
}

static int columns_of(const Matrix *matrix, int lines)
{
    int columns = 0;

    for (int line = 0; line < 9; line++)
        if (lines >> line & 1)
            columns |= matrix->line[line];
    return columns;
}

/* Some lines that share as many columns; fewer where the position has no solution. A line with one
 * column is a single, and takes no part. */
static bool is_subset(const Matrix *matrix, int lines)
{
    for (int line = 0; line < 9; line++)
        if ((lines >> line & 1) && count_bits(matrix->line[line]) < 2)
            return false;
    return count_bits(columns_of(matrix, lines)) <= count_bits(lines);
}

/* Returns whether one part of the subset is a subset that has all of LOST, the columns in which
 * the whole removes something. */
static bool part_is_enough(const Matrix *matrix, int lines, int lost)
{
    for (int part = (lines - 1) & lines; part != 0; part = (part - 1) & lines)
        if (is_subset(matrix, part) && (lost & ~columns_of(matrix, part)) == 0)
            return true;
    return false;
}

/* The houses that hold all cells of a naked subset: one, or a box and a line. */
static int houses_of(const Matrix *matrix, int lines, int house[3])
{
    int count = 0;

    for (int other = 0; other < HOUSES; other++) {
        bool has_all = true;
        for (int place = 0; place < 9; place++)
            if (lines >> place & 1)
                has_all = has_all && in_house(house_cell[matrix->house][place], other);
        if (has_all)
            house[count++] = other;
    }
    return count;
}

/* Removes a naked subset's digits from the rest of a house; returns those that were there. */
static int strike_house(const Marks *marks, Found *found, const Matrix *matrix, int lines,
                        int house)
{
    const int digits = columns_of(matrix, lines);
    int lost = 0;

    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[house][i];
        bool is_part = false;
        for (int place = 0; place < 9; place++)
            if (lines >> place & 1)
                is_part = is_part || house_cell[matrix->house][place] == cell;
        for (int digit = 0; digit < DIGITS && !is_part; digit++)
            if ((digits >> digit & 1) && marks->can[cell][digit]) {
                found->removed[cell][digit] = true;
                lost |= 1 << digit;
            }
    }
    return lost;
}

/* Returns whether a cell of a house that is not in OTHER loses anything. */
static bool loses_in(const Found *found, int house, int other)
{
    for (int i = 0; i < 9; i++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (found->removed[house_cell[house][i]][digit] &&
                (other == NOTHING || !in_house(house_cell[house][i], other)))
                return true;
    return false;
}

/* A naked subset of a box and a line is locked if the box loses something, and the line outside the
 * box does. */
static void take_naked(const Marks *marks, Found *found, const Matrix *matrix, int lines,
                       bool want_locked)
{
    Found here = {0};
    int house[3];
    int lost = 0;
    const int houses = houses_of(matrix, lines, house);

    for (int i = 0; i < houses; i++) {
        lost |= strike_house(marks, &here, matrix, lines, house[i]);
    }
    const bool is_locked = houses == 2 && count_bits(lines) <= 3 &&
                           loses_in(&here, house[1], NOTHING) &&
                           loses_in(&here, house[0], house[1]);
    if (is_locked == want_locked && lost != 0 && !part_is_enough(matrix, lines, lost))
        add_found(found, &here);
}

static void take_hidden(const Marks *marks, Found *found, const Matrix *matrix, int lines)
{
    Found here = {0};
    int lost = 0;

    for (int place = 0; place < 9; place++)
        for (int digit = 0; digit < DIGITS; digit++)
            if ((columns_of(matrix, lines) >> place & 1) && !(lines >> digit & 1) &&
                marks->can[house_cell[matrix->house][place]][digit]) {
                here.removed[house_cell[matrix->house][place]][digit] = true;
                lost |= 1 << place;
            }
    if (lost != 0 && !part_is_enough(matrix, lines, lost))
        add_found(found, &here);
}

static void find_subsets(const Marks *marks, Found *found, int size, bool is_hidden, bool is_locked)
{
    for (int house = 0; house < HOUSES; house++) {
        const Matrix matrix = matrix_of(marks, house, is_hidden);
        for (int lines = 1; lines < 1 << 9; lines++) {
            if (count_bits(lines) != size || !is_subset(&matrix, lines))
                continue;
            if (is_hidden)
                take_hidden(marks, found, &matrix, lines);
            else
                take_naked(marks, found, &matrix, lines, is_locked);
        }
    }
}

#define SUBSETS(name, size, is_hidden, is_locked)                                                  \
    static void name(const Marks *marks, Found *found)                                             \
    {                                                                                              \
        find_subsets(marks, found, size, is_hidden, is_locked);                                    \
    }

SUBSETS(find_locked_pairs, 2, false, true)
SUBSETS(find_locked_triples, 3, false, true)
SUBSETS(find_naked_pairs, 2, false, false)
SUBSETS(find_naked_triples, 3, false, false)
SUBSETS(find_naked_quadruples, 4, false, false)
SUBSETS(find_hidden_pairs, 2, true, false)
SUBSETS(find_hidden_triples, 3, true, false)
SUBSETS(find_hidden_quadruples, 4, true, false)

const Oracle basic_oracles[] = {{"full-house", NULL, find_full_houses, false},
                                {"naked-single", NULL, find_naked_singles, false},
                                {"cross-hatching", NULL, find_cross_hatching, false},
                                {"hidden-single-row", NULL, find_hidden_in_rows, false},
                                {"hidden-single-column", NULL, find_hidden_in_columns, false},
                                {"pointing", NULL, find_pointing, false},
                                {"claiming", NULL, find_claiming, false},
                                {"locked-pair", NULL, find_locked_pairs, false},
                                {"locked-triple", NULL, find_locked_triples, false},
                                {"naked-pair", NULL, find_naked_pairs, false},
                                {"naked-triple", NULL, find_naked_triples, false},
                                {"naked-quadruple", NULL, find_naked_quadruples, false},
                                {"hidden-pair", NULL, find_hidden_pairs, false},
                                {"hidden-triple", NULL, find_hidden_triples, false},
                                {"hidden-quadruple", NULL, find_hidden_quadruples, false},
                                {0}};

/* oracle_symmetry.c - Gurth's symmetrical placement and automorphisms by their definitions: givens
 * that look the same after a move.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdbool.h>
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

/* ---- any move of rows and columns ---- */

/* Where each row and each column moves, perhaps after mirroring; and what each digit changes to. */
typedef struct Move {
    bool mirrored;
    int line[2][9];
    int digit[DIGITS];
} Move;

static int image_of(const Move *move, int cell)
{
    const int row = move->line[0][move->mirrored ? column_of(cell) : row_of(cell)];
    const int column = move->line[1][move->mirrored ? row_of(cell) : column_of(cell)];

    return 9 * row + column;
}

/* Returns whether the givens of the first columns (rows, if mirrored) move to givens, each digit to
 * one, and no two to the same. */
static bool keeps_givens(const Marks *marks, Move *move, int columns)
{
    int source[DIGITS];

    for (int digit = 0; digit < DIGITS; digit++)
        move->digit[digit] = source[digit] = NOTHING;
    for (int cell = 0; cell < CELLS; cell++) {
        if ((move->mirrored ? row_of(cell) : column_of(cell)) >= columns)
            continue;
        const int image = image_of(move, cell);
        if (marks->given[cell] != marks->given[image])
            return false;
        if (!marks->given[cell])
            continue;
        const int from = marks->digit[cell];
        const int to = marks->digit[image];
        if ((move->digit[from] != NOTHING && move->digit[from] != to) ||
            (source[to] != NOTHING && source[to] != from))
            return false;
        move->digit[from] = to;
        source[to] = from;
    }
    for (int digit = 0; digit < DIGITS; digit++)
        if (move->digit[digit] == NOTHING)
            move->digit[digit] = digit;
    return true;
}

/* Rules out each candidate whose image cannot be true together with it, or is not possible. */
static void rule_out_by(const Marks *marks, const Move *move, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const int image = image_of(move, cell);
            const int to = move->digit[digit];
            const bool is_possible =
                marks->digit[image] == NOTHING ? marks->can[image][to] : marks->digit[image] == to;
            if (!is_possible || (image == cell && to != digit) ||
                (sees[cell][image] && to == digit))
                rule_out(marks, found, cell, digit);
        }
}

/* Moves line AT and those after it in every way: three by three, rows first, then columns. */
static void move_lines(const Marks *marks, Move *move, int which, int at, Found *found)
{
    if (which == 2) {
        rule_out_by(marks, move, found);
        return;
    }
    if (at == 9) {
        move_lines(marks, move, which + 1, 0, found);
        return;
    }
    for (int to = 0; to < 9; to++) {
        bool is_free = at % 3 == 0 || move->line[which][at - 1] / 3 == to / 3;
        for (int before = 0; before < at; before++)
            is_free = is_free && move->line[which][before] != to;
        move->line[which][at] = to;
        if (is_free && (which == 0 || keeps_givens(marks, move, at + 1)))
            move_lines(marks, move, which, at + 1, found);
    }
}

static void find_automorphism(const Marks *marks, Found *found)
{
    for (int mirrored = 0; mirrored < 2; mirrored++) {
        Move move = {.mirrored = mirrored};
        move_lines(marks, &move, 0, 0, found);
    }
}

const Oracle symmetry_oracles[] = {{"gurths-symmetrical-placement", NULL, find_symmetry, false},
                                   {"automorphism", NULL, find_automorphism, false},
                                   {0}};

/* oracle_symmetry.c - Gurth's symmetrical placement and automorphisms by their definitions: givens
 * that look the same after a move; and those that would with one more.
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
    int added; /* the cell that counts as given, or NOTHING */
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

/* Returns whether the givens alone make the same move. */
static bool needs_no_more(const Marks *marks, const Move *move)
{
    return move->added != NOTHING && image_of(move, move->added) == move->added &&
           move->digit[marks->digit[move->added]] == marks->digit[move->added];
}

/* Rules out each candidate whose image cannot be true together with it, or is not possible. */
static void rule_out_by(const Marks *marks, const Move *move, Found *found)
{
    if (needs_no_more(marks, move))
        return;
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

typedef void UseMove(const Marks *marks, const Move *move, Found *found);

/* Moves line AT and those after it in every way: three by three, rows first, then columns. */
static void move_lines(const Marks *marks, Move *move, int which, int at, UseMove *use,
                       Found *found)
{
    if (which == 2) {
        use(marks, move, found);
        return;
    }
    if (at == 9) {
        move_lines(marks, move, which + 1, 0, use, found);
        return;
    }
    for (int to = 0; to < 9; to++) {
        bool is_free = at % 3 == 0 || move->line[which][at - 1] / 3 == to / 3;
        for (int before = 0; before < at; before++)
            is_free = is_free && move->line[which][before] != to;
        move->line[which][at] = to;
        if (is_free && (which == 0 || keeps_givens(marks, move, at + 1)))
            move_lines(marks, move, which, at + 1, use, found);
    }
}

static void move_all(const Marks *marks, int added, UseMove *use, Found *found)
{
    for (int mirrored = 0; mirrored < 2; mirrored++) {
        Move move = {.mirrored = mirrored, .added = added};
        move_lines(marks, &move, 0, 0, use, found);
    }
}

static void find_automorphism(const Marks *marks, Found *found)
{
    move_all(marks, NOTHING, rule_out_by, found);
}

/* ---- one more given ---- */

static void find_extended(const Marks *marks, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++) {
        Marks with = *marks;
        with.given[cell] = true;
        if (marks->digit[cell] != NOTHING && !marks->given[cell])
            move_all(&with, cell, rule_out_by, found);
    }
}

/* Returns the digits that a cell can have beside the one added. */
static int digits_beside(const Marks *marks, int cell, int added)
{
    const int digit = marks->digit[cell];
    const int digits = digit != NOTHING ? 1 << digit : digits_of(marks, cell);

    return sees[cell][added] ? digits & ~(1 << marks->digit[added]) : digits;
}

/* Returns whether a cell has no digit that can be true together with its image. */
static bool is_misfit(const Marks *marks, const Move *move, int cell)
{
    const int image = image_of(move, cell);
    const int digits = digits_beside(marks, cell, move->added);
    const int there = digits_beside(marks, image, move->added);

    for (int digit = 0; digit < DIGITS; digit++) {
        const int to = move->digit[digit];
        if ((digits >> digit & 1) && (there >> to & 1) &&
            (image == cell ? to == digit : !(sees[cell][image] && to == digit)))
            return false;
    }
    return digits != 0;
}

static void rule_out_added(const Marks *marks, const Move *move, Found *found)
{
    if (needs_no_more(marks, move))
        return;
    for (int cell = 0; cell < CELLS; cell++)
        if (cell != move->added && !marks->given[cell] && is_misfit(marks, move, cell))
            found->removed[move->added][marks->digit[move->added]] = true;
}

static void find_anti(const Marks *marks, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            Marks with = *marks;
            with.given[cell] = true;
            with.digit[cell] = digit;
            if (marks->can[cell][digit])
                move_all(&with, cell, rule_out_added, found);
        }
}

const Oracle symmetry_oracles[] = {
    {"gurths-symmetrical-placement", NULL, find_symmetry, false},
    {"automorphism", NULL, find_automorphism, false},
    {"extended-gurths-symmetrical-placement", NULL, find_extended, false},
    {"anti-gurths-symmetrical-placement", NULL, find_anti, true},
    {0}};

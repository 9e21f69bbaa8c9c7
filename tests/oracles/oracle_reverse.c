/* oracle_reverse.c - Reverse unique rectangles and loops by their definition: a row has both of two
 * digits in the pattern, or neither; so do columns and boxes. All givens of the digits are in it.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "deadly_types.h"

enum { MOST_CELLS = 14 };

/* Where the pattern has each of the two digits. */
typedef struct Reverse {
    const Marks *marks;
    Found *found;
    int digit[2];
    int place[2][9]; /* per row, a cell or NOTHING */
} Reverse;

static Pattern pattern_of(const Reverse *reverse)
{
    Pattern pattern = {0};

    for (int row = 0; row < 9; row++)
        for (int which = 0; which < 2; which++)
            if (reverse->place[which][row] != NOTHING)
                add_cell(reverse->marks, &pattern, reverse->place[which][row],
                         1 << reverse->digit[0] | 1 << reverse->digit[1]);
    return pattern;
}

/* Returns whether the pattern has a digit in a house. */
static bool is_in_house(const Reverse *reverse, int which, int house)
{
    for (int row = 0; row < 9; row++)
        if (reverse->place[which][row] != NOTHING && in_house(reverse->place[which][row], house))
            return true;
    return false;
}

/* Returns whether the cells of which only the givens are reached at first, then their partners in
 * houses, and so on, are the whole pattern; and whether this has all givens. */
static bool is_reached_from_givens(const Reverse *reverse, const Pattern *pattern)
{
    bool reached[CELLS] = {false};
    bool inside[CELLS] = {false};

    for (int i = 0; i < pattern->count; i++)
        inside[pattern->cell[i]] = true;
    for (int cell = 0; cell < CELLS; cell++) {
        const bool is_one = reverse->marks->digit[cell] == reverse->digit[0] ||
                            reverse->marks->digit[cell] == reverse->digit[1];
        reached[cell] = is_one && reverse->marks->given[cell];
        if (reached[cell] && !inside[cell])
            return false;
    }
    for (int round = 0; round < pattern->count; round++)
        for (int i = 0; i < pattern->count; i++)
            for (int j = 0; j < pattern->count; j++)
                if (reached[pattern->cell[i]] && sees[pattern->cell[i]][pattern->cell[j]])
                    reached[pattern->cell[j]] = true;
    for (int i = 0; i < pattern->count; i++)
        if (!reached[pattern->cell[i]])
            return false;
    return true;
}

/* Two extra cells would have one digit: a house of one has no other place for it but cells that see
 * the other one. */
static void try_same_digit(const Reverse *reverse, const Pattern *pattern, int one, int other,
                           int digit)
{
    int place[9];

    for (int house = 0; house < HOUSES && pattern->extras == 2; house++) {
        const int count = places_of(reverse->marks, house, digit, place);
        bool is_confined = in_house(one, house) && count > 1;
        for (int i = 0; i < count; i++)
            is_confined = is_confined && (place[i] == one || sees[place[i]][other]);
        if (is_confined)
            rule_out(reverse->marks, reverse->found, other, digit);
    }
}

static void conclude(const Reverse *reverse)
{
    const Pattern pattern = pattern_of(reverse);

    for (int house = 0; house < HOUSES; house++)
        if (is_in_house(reverse, 0, house) != is_in_house(reverse, 1, house))
            return;
    if (pattern.count == 0 || pattern.count > MOST_CELLS ||
        !is_reached_from_givens(reverse, &pattern))
        return;
    for (int type = 1; type <= 3; type++)
        try_type(reverse->marks, reverse->found, &pattern, type, 0);
    for (int which = 0; which < 2; which++)
        for (int row = 0; row < 9; row++)
            for (int below = 0; below < 9; below++) {
                const int one = reverse->place[which][row];
                const int other = reverse->place[which][below];
                if (one != NOTHING && other != NOTHING && one != other && pattern.extras == 2 &&
                    (one == extra_cell(&pattern, 0) || one == extra_cell(&pattern, 1)) &&
                    (other == extra_cell(&pattern, 0) || other == extra_cell(&pattern, 1)))
                    try_same_digit(reverse, &pattern, one, other, reverse->digit[which]);
            }
}

/* Returns whether a cell has the digit or can have it, and no cell in a row above has it in the
 * same column or box. */
static bool fits(const Reverse *reverse, int which, int cell)
{
    const Marks *const marks = reverse->marks;

    for (int row = 0; row < row_of(cell); row++)
        if (reverse->place[which][row] != NOTHING && sees[cell][reverse->place[which][row]])
            return false;
    return marks->digit[cell] == reverse->digit[which] ||
           (marks->digit[cell] == NOTHING && marks->can[cell][reverse->digit[which]]);
}

/* Chooses the cells of a row and of those below, unless there are too many guardians. */
static void choose_row(Reverse *reverse, int row)
{
    const Pattern pattern = pattern_of(reverse);

    if (pattern.extras > 2 && count_bits(pattern.guards) > 1)
        return;
    if (row == 9) {
        conclude(reverse);
        return;
    }
    choose_row(reverse, row + 1);
    for (int first = 9 * row; first < 9 * row + 9; first++)
        for (int second = 9 * row; second < 9 * row + 9; second++)
            if (first != second && fits(reverse, 0, first) && fits(reverse, 1, second)) {
                reverse->place[0][row] = first;
                reverse->place[1][row] = second;
                choose_row(reverse, row + 1);
            }
    reverse->place[0][row] = NOTHING;
    reverse->place[1][row] = NOTHING;
}

static void find_reverse(const Marks *marks, Found *found)
{
    for (int a = 0; a < DIGITS; a++)
        for (int b = a + 1; b < DIGITS; b++) {
            Reverse reverse = {.marks = marks, .found = found, .digit = {a, b}};
            for (int row = 0; row < 9; row++)
                reverse.place[0][row] = reverse.place[1][row] = NOTHING;
            choose_row(&reverse, 0);
        }
}

const Oracle reverse_oracles[] = {{"reverse-bug", NULL, find_reverse, false}, {0}};

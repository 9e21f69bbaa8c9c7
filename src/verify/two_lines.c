/* two_lines.c - the check that two lines of a chute can be exchanged in part.
 *
 *      D D . | . . . | . . .      D D  the pair: only digits of a set, D
 *      ------+-------+------
 *      s s x | o o o | o o o      s    the square
 *      s s x | o o o | o o o      s, x, o  two lines: all cells that are not given
 *      x x x | . . . | . . .      x    the rest of the box: no digit of D
 *
 * A solution that holds the pattern has two digits of the pair, a and b, in the square: in each
 * column of the pair the one that the pair has in the other. If they are in one line of the square,
 * they can be exchanged in four cells.  If not, the square has x and a above b and y, say.  Read
 * each column of the two lines as a step from its upper digit to its lower one.  The nine steps
 * form circles; x-b and a-y cut them into two paths, and all other steps can be exchanged along
 * a path, in which each digit but the ends keeps both its lines:
 *
 *      x-b ... a-y ...    one circle: exchange the steps from b to a; the square gets x b / a y.
 *                         Or those from y to x: it gets a y / x b
 *      x-b ...            two circles: exchange the steps from b to x; it gets a b / x y.
 *      a-y ...            Or those from y to a: it gets x y / a b
 *
 * In each case the pair has a and b exchanged, so columns, boxes and lines are complete again.  A
 * given x or y keeps its place in one of the two ways: x, if the steps that end in x remain.  So
 * there is a second solution if all givens of the two lines are on one of the two paths.  It is
 * certain where their columns form a chain: each has a digit that the next one has in the other
 * line.  A chain that closes is a circle of its own, which remains.  The square has at most one
 * given, the end of the chain.
 *
 * SPDX-License-Identifier: MIT
 */
#include "witness.h"

/* Two lines, and two places along them. */
typedef struct Lines {
    const ChPuzzle *puzzle;
    const ChDeadlyPattern *deadly;
    int line[2];
    int place[2];
    int known[2][9]; /* the digit at each place, which any solution has that holds the pattern */
} Lines;

static int cell_at(const Lines *lines, int i, int place)
{
    return ch_house_cell[lines->line[i]][place];
}

static bool is_given(const Lines *lines, int cell)
{
    return lines->puzzle->given[cell] != CH_NO_DIGIT;
}

static bool in_square(const Lines *lines, int place)
{
    return place == lines->place[0] || place == lines->place[1];
}

/* Reports whether a cell cannot have one of the digits. */
static bool is_without(const Lines *lines, int cell, unsigned digits)
{
    if (is_given(lines, cell))
        return !(digits >> lines->puzzle->given[cell] & 1);
    return lines->deadly->digits[cell] != 0 && (lines->deadly->digits[cell] & digits) == 0;
}

/* ---- chains ---- */

/* Finds the digits of the lines that are known.  In the square only a given is. */
static void find_known(Lines *lines)
{
    for (int i = 0; i < 2; i++)
        for (int place = 0; place < 9; place++) {
            const int cell = cell_at(lines, i, place);
            const unsigned digits = lines->deadly->digits[cell];
            lines->known[i][place] = is_given(lines, cell) ? lines->puzzle->given[cell]
                                     : !in_square(lines, place) && ch_count(digits) == 1
                                         ? ch_lowest(digits)
                                         : CH_NO_DIGIT;
        }
}

/* Returns the place that has in line I the digit that PLACE has in the other; -1: none is known. */
static int next_place(const Lines *lines, int i, int place)
{
    for (int next = 0; next < 9; next++)
        if (lines->known[1 - i][place] != CH_NO_DIGIT &&
            lines->known[i][next] == lines->known[1 - i][place])
            return next;
    return -1;
}

/* Returns the first place of the chain of a place, or -1 if it is a circle. */
static int chain_start(const Lines *lines, int place)
{
    int start = place;

    for (int i = 0; i < 9; i++) {
        const int before = next_place(lines, 1, start);
        if (before < 0 || before == place)
            return before < 0 ? start : -1;
        start = before;
    }
    return start; /* a digit is twice in a line: no solution holds the pattern */
}

/* Reports whether all givens of the lines are in one chain, apart from circles. */
static bool is_one_chain(const Lines *lines)
{
    int chain = -1;

    for (int place = 0; place < 9; place++) {
        if (!is_given(lines, cell_at(lines, 0, place)) &&
            !is_given(lines, cell_at(lines, 1, place)))
            continue;
        const int start = chain_start(lines, place);
        if (start >= 0 && chain >= 0 && start != chain)
            return false;
        if (start >= 0)
            chain = start;
    }
    return true;
}

/* ---- the cells ---- */

/* Reports whether the square has no given of the digits, and at most one at all. */
static bool is_square_open(const Lines *lines, unsigned digits)
{
    int givens = 0;

    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 2; k++) {
            const int cell = cell_at(lines, i, lines->place[k]);
            givens += is_given(lines, cell);
            if (is_given(lines, cell) && !is_without(lines, cell, digits))
                return false;
        }
    return givens <= 1;
}

/* Reports whether the pattern has all cells of the lines that are not given, and none that is. */
static bool has_lines(const Lines *lines)
{
    for (int i = 0; i < 2; i++)
        for (int place = 0; place < 9; place++) {
            const int cell = cell_at(lines, i, place);
            if (is_given(lines, cell) == (lines->deadly->digits[cell] != 0))
                return false;
        }
    return true;
}

/* Reports whether the digits of the pair are confined to the square in its box. */
static bool is_confined(const Lines *lines, unsigned digits)
{
    const int box = ch_cell_house[cell_at(lines, 0, lines->place[0])][0];

    for (int element = 0; element < 9; element++) {
        const int cell = ch_house_cell[box][element];
        bool is_inside = false;
        for (int i = 0; i < 4; i++)
            is_inside |= cell == cell_at(lines, i / 2, lines->place[i % 2]);
        if (!is_inside && !is_without(lines, cell, digits))
            return false;
    }
    return true;
}

/* Reports whether two cells have the same set of digits, two or more, and neither is given. */
static bool is_pair(const Lines *lines, int one, int other)
{
    return lines->deadly->digits[one] == lines->deadly->digits[other] &&
           ch_count(lines->deadly->digits[one]) >= 2 && !is_given(lines, one) &&
           !is_given(lines, other);
}

/* Reports whether the pattern has a pair in one of the lines of the other chutes. */
static bool try_places(Lines *lines)
{
    const int first = lines->line[0] < CH_FIRST_COLUMN ? CH_FIRST_ROW : CH_FIRST_COLUMN;

    for (int line = first; line < first + 9; line++) {
        const int one = ch_house_cell[line][lines->place[0]];
        const int other = ch_house_cell[line][lines->place[1]];
        const unsigned digits = lines->deadly->digits[one];
        if (line / 3 == lines->line[0] / 3 || !is_pair(lines, one, other) ||
            !is_square_open(lines, digits) || !is_confined(lines, digits))
            continue;
        find_known(lines);
        if (is_one_chain(lines))
            return true;
    }
    return false;
}

bool ch_can_exchange_lines(const ChPuzzle *puzzle, const ChDeadlyPattern *deadly)
{
    Lines lines = {.puzzle = puzzle, .deadly = deadly};

    for (int one = CH_FIRST_ROW; one < CH_HOUSES && !puzzle->has_marks; one++)
        for (int two = one + 1; two / 3 == one / 3; two++)
            for (int place = 0; place < 9; place++)
                for (int other = place + 1; other / 3 == place / 3; other++) {
                    lines.line[0] = one;
                    lines.line[1] = two;
                    lines.place[0] = place;
                    lines.place[1] = other;
                    if (has_lines(&lines) && try_places(&lines))
                        return true;
                }
    return false;
}

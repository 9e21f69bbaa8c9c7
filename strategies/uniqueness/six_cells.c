/* six_cells.c - see six_cells.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "six_cells.h"

#include <assert.h>

#include "uniqueness.h"

/* Returns the digits of all cells but one or two. */
static unsigned digits_without(const uint16_t digits[6], int one, int other)
{
    unsigned rest = 0;

    for (int i = 0; i < 6; i++)
        rest |= digits[i] * (unsigned)((i != one) & (i != other));
    return rest;
}

/* Visits the six cells if all except one or two have three digits between them.  Returns true if a
 * visit does. */
static bool try_most(const ChSixCells *six, const uint16_t digits[6])
{
    unsigned fat = 0; /* cells with more than three digits: all of them must be left out */

    for (int i = 0; i < 6; i++)
        fat |= (unsigned)(ch_count_of_nine[digits[i]] > 3) << i;
    for (int one = 0; one < 6; one++) {
        const unsigned left = fat & ~(1u << one);
        if ((left & (left - 1)) != 0)
            continue;
        const unsigned others = digits_without(digits, one, -1);
        if (ch_count_of_nine[others] == 3 && six->visit(six, others))
            return true;
        for (int two = one + 1; two < 6 && ch_count_of_nine[others] > 3; two++) {
            if ((left & ~(1u << two)) != 0)
                continue;
            const unsigned four = digits_without(digits, one, two);
            if (ch_count_of_nine[four] == 3 &&
                ch_count_of_nine[digits_without(digits, two, -1)] > 3 && six->visit(six, four))
                return true;
        }
    }
    return false;
}

/* Does the same, and visits the six cells if all have four digits. */
static bool try_six(const ChSixCells *six)
{
    const unsigned all = six->digits[3];
    const int count = ch_count_of_nine[all];
    uint16_t digits[6];

    CH_EACH_DIGIT(digit, count == 4 ? all : 0)
        if (six->visit(six, all & ~(1u << digit)))
            return true;
    if (count <= 4)
        return false;
    for (int i = 0; i < 6; i++)
        digits[i] = six->board->candidates[six->cell[i]];
    return try_most(six, digits);
}

/* Adds the cells of two lines at PLACE as pair I. Returns false when they cannot be part of a
 * pattern with guardians of one digit or in two cells. */
static bool put_pair(ChSixCells *six, int i, int line, int other, int place)
{
    const ChBoard *const board = six->board;
    const int one = ch_house_cell[line][place];
    const int two = ch_house_cell[other][place];
    const unsigned first = board->candidates[one];
    const unsigned second = board->candidates[two];

    six->cell[2 * i] = one;
    six->cell[2 * i + 1] = two;
    six->digits[i + 1] = six->digits[i] | first | second;
    six->fat[i + 1] = six->fat[i] + (ch_count_of_nine[first] > 3) + (ch_count_of_nine[second] > 3);
    return six->fat[i + 1] <= 2 || ch_count_of_nine[six->digits[i + 1]] <= 4;
}

/* Tries two lines that share their boxes, with a pair in each box; EMPTY: the places where both are
 * empty. */
static bool try_near(ChSixCells *six, int line, int other, unsigned empty)
{
    if ((empty & 0007) == 0 || (empty & 0070) == 0 || (empty & 0700) == 0)
        return false;
    CH_EACH_BIT(a, empty & 0007) {
        const bool fits = put_pair(six, 0, line, other, a);
        assert(fits); /* two cells are never too many */
        (void)fits;
        CH_EACH_BIT(b, empty & 0070) {
            if (!put_pair(six, 1, line, other, b))
                continue;
            CH_EACH_BIT(c, empty & 0700)
                if (put_pair(six, 2, line, other, c) && try_six(six))
                    return true;
        }
    }
    return false;
}

/* Tries two lines that share no box, each with three cells in one box. */
static bool try_far(ChSixCells *six, int line, int other, unsigned empty)
{
    for (int first = 0; first < 9; first += 3)
        if ((empty >> first & 7) == 7 && put_pair(six, 0, line, other, first) &&
            put_pair(six, 1, line, other, first + 1) && put_pair(six, 2, line, other, first + 2) &&
            try_six(six))
            return true;
    return false;
}

bool ch_six_cells_of_lines(ChSixCells *six, int line, int other)
{
    const uint16_t *const empty = six->board->places[CH_EMPTY];
    const unsigned both = (unsigned)empty[line] & empty[other];

    return line / 3 == other / 3 ? try_near(six, line, other, both)
                                 : try_far(six, line, other, both);
}

/* Accepts any pattern: only its existence matters. */
static bool stop_at_first(const ChSixCells *six, unsigned digits)
{
    (void)six;
    (void)digits;
    return true;
}

void ch_six_cell_sets_update(const ChBoard *board, uint32_t fresh, ChSixCellSets *six_cell_sets)
{
    ChSixCells six = {.board = board, .visit = stop_at_first};

    for (int line = CH_FIRST_ROW; line < CH_HOUSES; line++) {
        const int end = line < CH_FIRST_COLUMN ? CH_FIRST_COLUMN : CH_HOUSES;
        uint32_t *const with = &six_cell_sets->with[line];
        for (int other = line + 1; other < end; other++) {
            if (((fresh >> line | fresh >> other) & 1) == 0)
                continue;
            *with &= ~(1u << other);
            *with |= (uint32_t)ch_six_cells_of_lines(&six, line, other) << other;
        }
    }
}

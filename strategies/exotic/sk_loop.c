/* sk_loop.c - SK-loop: a ring of sixteen cells through four boxes.
 *
 *      . a .  | . . .  | . b .      two rows and two columns cross in four filled cells (o); each
 *      a o a  | . . .  | b o b      of their boxes has two empty cells of each of its two lines
 *      . a .  | . . .  | . b .
 *      -------+--------+-------
 *             |        |            row, box, column, box, ...: eight houses in a ring, each
 *      -------+--------+-------     sharing two of the cells with the next
 *      . c .  | . . .  | . d .
 *      c o c  | . . .  | d o d
 *      . c .  | . . .  | . d .
 *
 * A digit can be in every other pair of cells of the ring at most, and has less room where it is no
 * candidate.  When the digits have room for exactly sixteen in all, they fill the ring (sectors.h).
 * The digits shared by two neighbouring pairs are locked there and removed from the rest of the
 * house.  Found by Steve Kurzhal in Easter Monster; also called virus chain or domino loop.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "finders.h"
#include "sectors.h"

enum { RING = 16 };

/* Reports whether a line has two empty cells in a third of it, as a pair of the ring needs. */
static bool has_pair(const ChBoard *board, int line, int third)
{
    const unsigned cells = board->places[CH_EMPTY][line] >> 3 * third & 7;

    return ch_count(cells) == 2;
}

/* Reports whether a row and a column cross in a filled cell, between two empty cells of each in its
 * box. */
static bool is_corner(const ChBoard *board, int row, int column)
{
    const int cell = CH_CELL_AT(row, column);

    return board->digit[cell] != CH_NO_DIGIT && has_pair(board, CH_FIRST_ROW + row, column / 3) &&
           has_pair(board, CH_FIRST_COLUMN + column, row / 3);
}

static uint32_t houses_of(const int row[2], const int column[2])
{
    uint32_t houses = 0;

    for (int i = 0; i < 2; i++) {
        houses |= UINT32_C(1) << (CH_FIRST_ROW + row[i]);
        houses |= UINT32_C(1) << (CH_FIRST_COLUMN + column[i]);
        for (int j = 0; j < 2; j++)
            houses |= UINT32_C(1) << CH_BOX_OF(CH_CELL_AT(row[i], column[j]));
    }
    return houses;
}

static bool try_ring(const ChFinderInput *input, ChSink *sink, const int row[2],
                     const int column[2])
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_SK_LOOP);
    ChSectors sectors;

    assert(row[0] / 3 < row[1] / 3 && column[0] / 3 < column[1] / 3);
    return ch_sectors_of(&sectors, input->board, houses_of(row, column)) && sectors.count == RING &&
           sectors.room == RING && ch_sectors_conclude(&deduction, &sectors, input->board) &&
           ch_sectors_prove(&deduction, &sectors, input->board) && ch_report(&deduction, sink);
}

/* Lists for each row the columns that form a corner with it. */
static void find_corners(const ChBoard *board, unsigned corners[9])
{
    for (int row = 0; row < 9; row++) {
        corners[row] = 0;
        for (int column = 0; column < 9; column++)
            corners[row] |= (unsigned)is_corner(board, row, column) << column;
    }
}

/* Tries the columns, of two stacks, in which both rows have a corner. */
static bool try_rows(const ChFinderInput *input, ChSink *sink, const int row[2], unsigned both)
{
    CH_EACH_BIT(one, both)
        CH_EACH_BIT(other, both & ~0u << (one / 3 * 3 + 3))
            if (try_ring(input, sink, row, (const int[2]){one, other}))
                return true;
    return false;
}

bool ch_find_sk_loop(const ChFinderInput *input, ChSink *sink)
{
    unsigned corners[9];
    int row[2];

    find_corners(input->board, corners);
    for (row[0] = 0; row[0] < 6; row[0]++)
        for (row[1] = row[0] / 3 * 3 + 3; row[1] < 9; row[1]++)
            if (try_rows(input, sink, row, corners[row[0]] & corners[row[1]]))
                return true;
    return false;
}

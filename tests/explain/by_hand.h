/* by_hand.h - records and boards made by hand: rows and columns are counted from 1.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_EXPLAIN_BY_HAND_H
#define CH_TESTS_EXPLAIN_BY_HAND_H

#include <criterion/criterion.h>

#include "explain.h"

#define CELL(row, column) CH_CELL_AT((row)-1, (column)-1)
#define CANDIDATE(row, column, digit) CH_CANDIDATE(CELL(row, column), (digit)-1)
#define IN_BOX(digit, box) CH_HOUSE_CONSTRAINT((box)-1, (digit)-1)
#define IN_ROW(digit, row) CH_HOUSE_CONSTRAINT(8 + (row), (digit)-1)
#define IN_COLUMN(digit, column) CH_HOUSE_CONSTRAINT(17 + (column), (digit)-1)
#define COUNT(array) (sizeof(array) / sizeof *(array))

/* A highlight, and one of the highlights of a link, by the names of their roles. */
#define MARK(name, what)                                                                           \
    {                                                                                              \
        .role = CH_ROLE_##name, .thing = (what)                                                    \
    }
#define LINK(part, number, what)                                                                   \
    {                                                                                              \
        .role = CH_ROLE_LINK_##part, .group = (number), .thing = (what)                            \
    }

/* Loads a board from its 81 cells, row by row; '.' is empty. */
static inline ChBoard board_of(const char *grid)
{
    ChPuzzle puzzle;
    ChBoard board;

    ch_puzzle_clear(&puzzle);
    for (int i = 0; i < CH_CELLS; i++)
        if (grid[i] != '.')
            puzzle.given[CH_CELL_AT(i / 9, i % 9)] = (uint8_t)(grid[i] - '1');
    cr_assert_eq(ch_board_load(&board, &puzzle), -1);
    return board;
}

#endif

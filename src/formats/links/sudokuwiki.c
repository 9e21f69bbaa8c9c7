/* sudokuwiki.c - the links of SudokuWiki, version B: S9B and two letters a cell, a number in base
 * 36.
 *
 *      1 to 9      a given             10 to 18    a digit that the player placed
 *      19 to 529   candidates as bits, 1 for the digit 1, 2 for 2, 4 for 3 and so on, plus 18
 *
 * Source: "Sudoku String Definitions 2.0" on SudokuWiki.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sites.h"

#include "mark_grid.h"

enum { PLACED = 9, LISTED = 18, BASE = 36, LETTERS = 2 * CH_CELLS };

static const char letters[] = "0123456789abcdefghijklmnopqrstuvwxyz";

/* Returns the value of a letter, or a number that makes any cell too large. */
static int value_of(char letter)
{
    for (int i = 0; i < BASE; i++)
        if (letter == letters[i])
            return i;
    return BASE * BASE;
}

ChStatus ch_sudokuwiki_read(ChSitePuzzle *site, ChBytes packed, ChText *found)
{
    if (packed.length != LETTERS)
        return CH_LINK_PACKED;
    for (int i = 0; i < CH_CELLS; i++) {
        const char *const pair = packed.at + 2 * i;
        const int number = BASE * value_of(pair[0]) + value_of(pair[1]);
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (number < 1 || number > LISTED + CH_ALL_NINE) {
            ch_text_add(found, pair, 2);
            return CH_LINK_PUZZLE;
        }
        if (number > LISTED)
            site->noted[cell] = (uint16_t)(number - LISTED);
        else if (number > PLACED)
            site->puzzle.entered[cell] = (uint8_t)(number - PLACED - 1);
        else
            site->puzzle.given[cell] = (uint8_t)(number - 1);
    }
    return CH_OK;
}

void ch_sudokuwiki_write(ChText *out, const ChPuzzle *puzzle)
{
    uint16_t shown[CH_CELLS];

    ch_puzzle_shown(puzzle, shown);
    ch_text_puts(out, "S9B");
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        const int number = puzzle->given[cell] != CH_NO_DIGIT ? puzzle->given[cell] + 1
                           : puzzle->entered[cell] != CH_NO_DIGIT
                               ? PLACED + puzzle->entered[cell] + 1
                               : LISTED + shown[cell];
        ch_text_char(out, letters[number / BASE]);
        ch_text_char(out, letters[number % BASE]);
    }
}

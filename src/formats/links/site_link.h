/* site_link.h - the links of other sites, which pack a puzzle in letters.
 *
 *      https://www.f-puzzles.com/?load=N4Igz...    JSON, by lz-string
 *      https://sudokupad.app/fpuzzlesN4Igz...      the same
 *      https://sudokupad.app/sclN4Sw...            SudokuPad's own JSON, abbreviated, by lz-string
 *      https://www.sudokuwiki.org/sudoku.htm?bd=S9B0901...   two letters a cell
 *      SCv7_32_f2e...                              JSON of sudoku.coach, by zlib, in base 32
 *
 * The packed puzzle is recognized by its first letters, with or without an address before it.
 * Digits that are not given are the player's; marks are as in OpenSudoku's files.  A puzzle with
 * rules of its own, such as cages, is refused.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_SITE_LINK_H
#define CH_FORMATS_SITE_LINK_H

#include "piece.h"
#include "puzzle_record.h"

/* Returns whether a line without leading blanks begins with a packed puzzle, without an address. */
bool ch_site_link_begins(const char *line, size_t length);

/* Reads a link without blanks.  Returns CH_LINK_CELLS when it has no packed puzzle.  *LISTS: there
 * are marks that list candidates.  Faults have the position of the link. */
ChStatus ch_site_link_read(ChPuzzle *puzzle, const ChPiece *link, bool *lists, ChText *title,
                           ChFault *fault);

/* Each appends the link and a line end.  A position of sudoku.coach has no address: it is
 * pasted. */
void ch_write_link_fpuzzles(ChText *text, const ChPuzzleRecord *record);
void ch_write_link_sudokupad(ChText *text, const ChPuzzleRecord *record);
void ch_write_link_sudokuwiki(ChText *text, const ChPuzzleRecord *record);
void ch_write_link_coach(ChText *text, const ChPuzzleRecord *record);

/* Returns whether positions of sudoku.coach are written: zlib is there. */
bool ch_link_coach_has_positions(void);

#endif

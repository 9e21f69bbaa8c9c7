/* grid_print.h - grids as text, in the formats of grid_formats.def.
 *
 *      lines        53..7....    nine such lines
 *      line         all 81 cells in one
 *      spaced       5 3 0 0 7 0 0 0 0
 *      grid         | 5 3 . | . 7 . | . . . |    ruled
 *      candidates   | 5 3 124 | 26 7 2468 | 1489 149 248 |    ruled, columns aligned
 *
 * Each ends with a newline, and is read back by puzzle_reader.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_GRID_PRINT_H
#define CH_FORMATS_GRID_PRINT_H

#include "puzzle.h"
#include "text.h"

/* A printer of grids.  DIGIT is in box order, CH_NO_DIGIT where there is none.  CANDIDATES are
 * those of the cells without a digit, as bits.  Only `candidates` reads them; for the others, and
 * where every cell has a digit, NULL is allowed. */
typedef void (*ChGridPrinter)(ChText *text, const uint8_t digit[CH_CELLS],
                              const uint16_t candidates[CH_CELLS]);

typedef struct ChGridFormat {
    const char *name;
    ChGridPrinter print;
} ChGridFormat;

extern const ChGridFormat ch_grid_formats[]; /* ends with a NULL name */

/* Returns the format of a name, or NULL. */
const ChGridFormat *ch_grid_format(const char *name);

#define FORMAT(name, printer)                                                                      \
    void printer(ChText *text, const uint8_t digit[CH_CELLS], const uint16_t candidates[CH_CELLS]);
#include "grid_formats.def"
#undef FORMAT

/* Prints the 81 cells of a puzzle with a + before entered digits, '.' for an empty cell.  END,
 * unless 0, ends each row but the last. */
void ch_print_entries(ChText *text, const ChPuzzle *puzzle, char end);

/* Prints the 81 digits of a puzzle, given and entered, with 0 for an empty cell.  Adds no
 * newline. */
void ch_print_zeroed(ChText *text, const ChPuzzle *puzzle);

/* Prints candidates as digit, row, column, with blanks between. */
void ch_print_removed(ChText *text, const ChCandidateSet *removed);

/* Prints a ruled grid with the candidates left, and a + before entered digits. */
void ch_print_position(ChText *text, const ChPuzzle *puzzle);

/* Prints a puzzle as one line that reads back as the same: 81 cells, a + before entered digits.
 * With removed candidates it is a library line.  A pencil-mark puzzle is 729 marks without its
 * start, for which there is no such form.  Adds no newline. */
void ch_print_puzzle(ChText *text, const ChPuzzle *puzzle);

#endif

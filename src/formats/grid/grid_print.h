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

/* DIGIT in box order, CH_NO_DIGIT where there is none.  CANDIDATES: what the cells without a digit
 * can take, as bits; only `candidates` looks at them, for the others, and where no cell is without,
 * NULL will do. */
typedef void (*ChGridPrinter)(ChText *text, const uint8_t digit[CH_CELLS],
                              const uint16_t candidates[CH_CELLS]);

typedef struct ChGridFormat {
    const char *name;
    ChGridPrinter print;
} ChGridFormat;

extern const ChGridFormat ch_grid_formats[]; /* ends with a NULL name */

/* NULL when there is no format of that name. */
const ChGridFormat *ch_grid_format(const char *name);

#define FORMAT(name, printer)                                                                      \
    void printer(ChText *text, const uint8_t digit[CH_CELLS], const uint16_t candidates[CH_CELLS]);
#include "grid_formats.def"
#undef FORMAT

/* The 81 cells of a puzzle with a + before entered digits, '.' for an empty cell; END, unless 0,
 * ends each row but the last. */
void ch_print_entries(ChText *text, const ChPuzzle *puzzle, char end);

/* Candidates as digit, row, column, with blanks between. */
void ch_print_removed(ChText *text, const ChCandidateSet *removed);

/* A ruled grid with the candidates left, and a + before entered digits. */
void ch_print_position(ChText *text, const ChPuzzle *puzzle);

/* A puzzle as one line that reads back as the same: 81 cells, a + before entered digits; with
 * struck candidates a library line; 729 marks for a pencil-mark puzzle (without its start, for
 * which there is no such form).  No newline. */
void ch_print_puzzle(ChText *text, const ChPuzzle *puzzle);

#endif

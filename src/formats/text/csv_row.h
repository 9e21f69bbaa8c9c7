/* csv_row.h - reads tables with a column of puzzles.
 *
 *      id,quizzes,solutions          a head: one of its columns is `puzzle` or `quizzes`
 *      1,004300209...,864371259...   rows; the other columns are the text of the puzzle
 *
 * Columns are separated by commas, semicolons or tabs, as in the head.  A field may be in quotation
 * marks, with those inside it doubled; no field continues after its line.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_CSV_ROW_H
#define CH_FORMATS_CSV_ROW_H

#include <stdbool.h>

#include "piece.h"
#include "puzzle.h"
#include "text.h"

typedef struct ChCsv {
    char separator; /* 0: there is no table */
    size_t columns;
    size_t column; /* of the puzzles */
} ChCsv;

/* Returns whether a line is a head; then CSV describes its table. */
bool ch_csv_head(ChCsv *csv, const char *line, size_t length);

/* Reads a row.  TEXT receives the other columns: one as it is, several with the separator
 * between. */
ChStatus ch_csv_read(const ChCsv *csv, ChPuzzle *puzzle, const ChPiece *line, bool *placed,
                     ChText *text, ChFault *fault);

#endif

/* csv_row.h - tables with a column of puzzles.
 *
 *      id,quizzes,solutions          a head: one of its columns is `puzzle` or `quizzes`
 *      1,004300209...,864371259...   rows; the other columns are the text beside the puzzle
 *
 * Columns are separated by commas, semicolons or tabs, as the head has them.  A field may stand in
 * quotation marks, those inside it doubled; none goes beyond its line.
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

/* Whether a line is a head; then CSV tells of its table. */
bool ch_csv_head(ChCsv *csv, const char *line, size_t length);

/* Reads a row.  TEXT gets the other columns: one by itself, several with the separator between. */
ChStatus ch_csv_read(const ChCsv *csv, ChPuzzle *puzzle, const ChPiece *line, bool *placed,
                     ChText *text, ChFault *fault);

#endif

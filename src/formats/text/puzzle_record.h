/* puzzle_record.h - a puzzle with all that came with it, to be written in some form.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_PUZZLE_RECORD_H
#define CH_FORMATS_PUZZLE_RECORD_H

#include "puzzle.h"
#include "text.h"

/* A puzzle with the text around it. */
typedef struct ChPuzzleRecord {
    ChPuzzle puzzle;
    bool lists;      /* the input listed candidates */
    ChBytes text;    /* after the cells: a name, a rating */
    ChBytes remarks; /* above the puzzle: whole lines, each with its end */
    ChBytes head;    /* the fields of a library line before its grid, with their colons */
    ChBytes tail;    /* and those after its deleted candidates */
} ChPuzzleRecord;

#endif

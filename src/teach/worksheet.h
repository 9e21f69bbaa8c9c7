/* worksheet.h - puzzles on pages to print, and their answers on pages of their own.
 *
 * The puzzles are added one by one, or made for a technique or a range of levels.  A number
 * connects a puzzle with its answer, and a name where the puzzle has one.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TEACH_WORKSHEET_H
#define CH_TEACH_WORKSHEET_H

#include "document.h"
#include "practice.h"

enum {
    CH_WORKSHEET_PUZZLES = 6, /* made, unless another number is wanted */
    CH_WORKSHEET_NAME = 48
};

/* A puzzle with exactly one solution. */
typedef struct ChWorksheetPuzzle {
    ChPuzzle puzzle; /* the givens */
    uint8_t solution[CH_CELLS];
    char name[CH_WORKSHEET_NAME]; /* "" for none */
} ChWorksheetPuzzle;

/* The puzzles, with workspace; large.  Start with all zero. */
typedef struct ChWorksheet {
    const ChTechnique *technique; /* that the puzzles need; or NULL */
    const char *levels;           /* their range of levels; or NULL */
    uint64_t seed;                /* of those made */

    ChWorksheetPuzzle *puzzle;
    uint32_t count, room;
    const char
        *strategies; /* the shorter list with which a made one needs the technique; or NULL */
    ChSearch search;
    union {
        ChPractice practice;
        struct {
            ChOrder order; /* of `levels`: set by the caller */
            ChPuzzleSearch search;
        } level;
    } from;
} ChWorksheet;

typedef struct ChWorksheetStyle {
    ChDocumentStyle document;
    int per_page;      /* puzzles on a page: 1, 2, 4 or 6; 0: 4, or fewer if there are fewer */
    bool answers;      /* adds them */
    const char *title; /* NULL: one that names the technique */
} ChWorksheetStyle;

/* Adds the givens of a puzzle.  The text of NAME loses the sign of a comment, and is cut where it
 * is long.  Returns CH_NOT_UNIQUE for givens without exactly one solution, or CH_NO_MEMORY. */
ChStatus ch_worksheet_add(ChWorksheet *sheet, const ChPuzzle *puzzle, ChBytes name);

/* Makes COUNT puzzles for the technique or the levels, from the seed; where the tries find no more,
 * there are fewer.  METER counts the tries, and may end them; NULL: none. */
ChStatus ch_worksheet_make(ChWorksheet *sheet, uint32_t count, ChMeter *meter);

/* Adds the worksheet to OUT as a document.  On failure OUT has a part of it: returns CH_NO_MEMORY,
 * or a status of ch_document_open(). */
ChStatus ch_worksheet_write(const ChWorksheet *sheet, ChText *out, const ChWorksheetStyle *style);

void ch_worksheet_free(ChWorksheet *sheet);

#endif

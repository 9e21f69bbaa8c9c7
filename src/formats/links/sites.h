/* sites.h - what each site packs in its links.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_SITES_H
#define CH_FORMATS_SITES_H

#include <crosshatch/status.h>

#include "puzzle.h"
#include "text.h"

/* What a link holds. */
typedef struct ChSitePuzzle {
    ChPuzzle puzzle;          /* the digits */
    uint16_t noted[CH_CELLS]; /* the pencil marks of each cell, as bits */
    ChCandidateSet corner;    /* the corner marks */
    ChText title;             /* freed by the owner */
} ChSitePuzzle;

/* Each reads a packed puzzle into an empty one.  A failure is a status and, in FOUND, the word at
 * fault; FOUND is empty when there is none. */
typedef ChStatus (*ChSiteReader)(ChSitePuzzle *site, ChBytes packed, ChText *found);

ChStatus ch_fpuzzles_read(ChSitePuzzle *site, ChBytes packed, ChText *found);
ChStatus ch_scl_read(ChSitePuzzle *site, ChBytes packed, ChText *found);
ChStatus ch_sudokuwiki_read(ChSitePuzzle *site, ChBytes packed, ChText *found);
ChStatus ch_coach_read(ChSitePuzzle *site, ChBytes packed, ChText *found);

/* Each appends a packed puzzle.  TITLE may be empty; only f-puzzles' form has one. */
void ch_fpuzzles_write(ChText *out, const ChPuzzle *puzzle, ChBytes title);
void ch_sudokuwiki_write(ChText *out, const ChPuzzle *puzzle);
void ch_coach_write(ChText *out, const ChPuzzle *puzzle);

/* Returns whether zlib is there, which packs the positions of sudoku.coach. */
bool ch_coach_packs(void);

#endif

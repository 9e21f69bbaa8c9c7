/* library_line.h - reads a line of a technique library, as HoDoKu writes it.
 *
 *      :0402-1:47:5..6+2.+97...:719 722:419 479:::
 *       |      |  |            |       |       ||
 *       |      |  |            |       |       |the chain's length, may be missing
 *       |      |  |            |       |       placements, digit-row-column
 *       |      |  |            |       eliminations, digit-row-column
 *       |      |  |            candidates already deleted, digit-row-column
 *       |      |  81 cells, + before digits that are placed rather than given
 *       |      the digits concerned
 *       the technique's code, and the case's variant; x marks a case that must not be found
 *
 * In place of the code a line may have any name of a technique, with -x behind it where it must not
 * be found: ":xyz-wing-x::...".  The digits concerned may then be missing.
 *
 * A reader of puzzles uses only the grid and the deleted candidates; a case is the whole line.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LIBRARY_LINE_H
#define CH_FORMATS_LIBRARY_LINE_H

#include <stdbool.h>
#include <stddef.h>

#include "piece.h"
#include "puzzle.h"

/* Reads the position.  *GRID: the start of the cells; *TAIL: the start of the eliminations.  A
 * deleted candidate that the digits rule out anyway is ignored. */
ChStatus ch_library_read(ChPuzzle *puzzle, const ChPiece *line, size_t *grid, size_t *tail,
                         ChFault *fault);

/* A position, and the conclusions that a technique must find there. */
typedef struct ChLibraryCase {
    ChPuzzle puzzle;
    char code[64];   /* of HoDoKu's, or a name */
    char variant[6]; /* "" where there is none */
    bool is_named;
    bool fails;      /* the technique must find nothing with these digits */
    unsigned digits; /* as bits */
    ChCandidateSet removed;
    ChCandidateSet placed;
    int length; /* -1 where there is none */
} ChLibraryCase;

ChStatus ch_library_read_case(ChLibraryCase *given, const ChPiece *line, ChFault *fault);

#endif

/* variations.h - Positions that are made from the cases of a technique.
 *
 * Random positions hardly ever have a step of the rare techniques. A case has one, and a variation
 * of it often keeps that step.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENDURANCE_VARIATIONS_H
#define CH_TESTS_ENDURANCE_VARIATIONS_H

#include "positions.h"

/* The positions in which a technique has a step, by the technique's number. */
typedef struct CasePosition {
    int technique;
    ChPuzzle puzzle;
} CasePosition;

typedef struct CasePositions {
    CasePosition *of;
    int count;
} CasePositions;

/* Adds the found cases of a file; false where it cannot be read. */
bool case_positions_add(CasePositions *cases, const char *path);
void case_positions_free(CasePositions *cases);

/* Changes of a position. Mostly each comes after a random symmetry; one in four does not, since the
 * symmetry of a pattern within the grid would be lost. */
typedef enum Variation {
    VARY_GIVENS,  /* up to 16 givens; the other digits are entered */
    VARY_CLUES,   /* some digits are taken away, and several solutions are left */
    VARY_THINNED, /* candidates are removed, and a solution is left */
    VARY_MARKS,   /* candidates without givens, some of them added */
    VARIATIONS
} Variation;

/* Makes a variation of a position. False where it is solved, broken on sight or without a solution,
 * or where VARY_CLUES leaves just one. */
bool vary_position(Maker *generator, ChRandom *random, const ChPuzzle *puzzle, Variation variation,
                   Position *position);

#endif

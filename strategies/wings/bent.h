/* bent.h - the crossing of a box and a line, and its empty cells in three parts.
 *
 *      B B B | . . . | . . .      B  the box outside the line
 *      B B B | . . . | . . .      X  where the two cross
 *      X X X | L L L | L L L      L  the line outside the box
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_BENT_H
#define CH_STRATEGIES_BENT_H

#include "facts.h"

/* Bent sets that rule something out (bent.c), by size: a bit for each crossing that may have any,
 * six for a box (bent.h).  Kept while the board goes on. */
enum { CH_BENT_CROSSINGS = 54 };

typedef struct ChBentCrossings {
    unsigned tick; /* of the board that they are of; 0: of none */
    uint64_t at[CH_DIGITS + 1];
} ChBentCrossings;

enum { CH_BENT_BOX, CH_BENT_CROSSING, CH_BENT_LINE, CH_BENT_PARTS };

/* The empty cells of one part, and what each choice of them has. */
typedef struct ChBentPart {
    int count;
    uint8_t cell[6];
    uint16_t digits[64];
    uint8_t size[64];
    uint8_t width[64]; /* how many digits */
} ChBentPart;

typedef struct ChBentParts {
    int box;
    int line;
    ChBentPart part[CH_BENT_PARTS];
} ChBentParts;

/* A choice of cells in each part. */
typedef struct ChBent {
    unsigned choice[CH_BENT_PARTS];
    unsigned digits;
} ChBent;

/* The line of a crossing: six of each box, rows first. */
static inline int ch_bent_line(int crossing)
{
    const int box = crossing / 6;
    const int i = crossing % 6;

    return i < 3 ? CH_FIRST_ROW + box / 3 * 3 + i : CH_FIRST_COLUMN + box % 3 * 3 + i - 3;
}

/* False when no cell is empty where box and line cross. */
bool ch_bent_read(ChBentParts *parts, const ChBoard *board, int crossing);

/* Lists the cells of a choice; returns how many there are. */
int ch_bent_cells(const ChBentParts *parts, const ChBent *bent, uint8_t *cell);

/* The digits that can stand in the set twice are none or one; which of all could be lost: those,
 * or if there are none, all. */
static inline unsigned ch_bent_losable(const ChBentParts *parts, const ChBent *bent)
{
    const unsigned both = parts->part[CH_BENT_BOX].digits[bent->choice[CH_BENT_BOX]] &
                          parts->part[CH_BENT_LINE].digits[bent->choice[CH_BENT_LINE]];

    return both != 0 ? both : bent->digits;
}

/* Where a digit of the set is lost: what sees all its places there. */
ChCellSet ch_bent_lost(const ChBoard *board, const uint8_t *cell, int count, int digit);

const ChBentCrossings *ch_facts_bent_crossings(ChFacts *facts);
/* Of the FRESH crossings, cells that have CHANGED. */
void ch_bent_crossings_build(const ChBoard *board, uint64_t fresh, ChCellSet changed,
                             ChBentCrossings *bent_crossings);

/* The crossings of these houses. */
uint64_t ch_bent_fresh(uint32_t houses);

#endif

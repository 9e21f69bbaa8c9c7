/* bent.h - the intersection of a box and a line, called a crossing, and its empty cells in three
 * parts.
 *
 *      B B B | . . . | . . .      B  the box outside the line
 *      B B B | . . . | . . .      X  the intersection
 *      X X X | L L L | L L L      L  the line outside the box
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_BENT_H
#define CH_STRATEGIES_BENT_H

#include "technique.h"
#include "wings.h"

enum { CH_BENT_BOX, CH_BENT_CROSSING, CH_BENT_LINE, CH_BENT_PARTS };

/* The empty cells of one part, and the properties of each subset of them. Subsets are bit sets of
 * cell indices. */
typedef struct ChBentPart {
    int count;
    uint8_t cell[6];
    uint16_t digits[64]; /* by subset: its candidates */
} ChBentPart;

typedef struct ChBentParts {
    int box;
    int line;
    ChBentPart part[CH_BENT_PARTS];
} ChBentParts;

/* A subset of the cells in each part. */
typedef struct ChBent {
    unsigned choice[CH_BENT_PARTS];
    unsigned digits;
} ChBent;

/* Returns the line of a crossing: six per box, rows first. */
static inline int ch_bent_line(int crossing)
{
    const int box = crossing / 6;
    const int i = crossing % 6;

    return i < 3 ? CH_FIRST_ROW + box / 3 * 3 + i : CH_FIRST_COLUMN + box % 3 * 3 + i - 3;
}

/* Reads the parts of a crossing. Returns false when the intersection has no empty cell. */
bool ch_bent_read(ChBentParts *parts, const ChBoard *board, int crossing);

/* Lists the cells of a bent set; returns their number. */
int ch_bent_cells(const ChBentParts *parts, const ChBent *bent, uint8_t *cell);

/* Returns the digits that the set may rule out. They are the digits found in both the box and the
 * line part (at most one in a bent set), or else all its digits. */
static inline unsigned ch_bent_losable(const ChBentParts *parts, const ChBent *bent)
{
    const unsigned both = parts->part[CH_BENT_BOX].digits[bent->choice[CH_BENT_BOX]] &
                          parts->part[CH_BENT_LINE].digits[bent->choice[CH_BENT_LINE]];

    return both != 0 ? both : bent->digits;
}

/* Returns the crossings to search for bent sets of a size; those left out have none with
 * eliminations. */
uint64_t ch_bent_promising(const ChFinderInput *input, int size);

/* Returns the cells that have the digit and see all its places in the set. */
ChCellSet ch_bent_lost(const ChBoard *board, const uint8_t *cell, int count, int digit);

#endif

/* exocet.h - the exocet patterns of a board.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_EXOCET_H
#define CH_STRATEGIES_EXOCET_H

#include "facts.h"

/* An exocet pattern.  A band or a stack is a chute of three lines; nine cross-lines run through it,
 * three to a box. */
typedef struct ChExocet {
    uint8_t chute;     /* 0..2 bands, 3..5 stacks */
    uint8_t box;       /* the base's, 0..2 in the chute */
    uint8_t base[2];   /* cells */
    uint8_t target[2]; /* cells, in the order of their boxes */
    uint8_t cross[3];  /* the cross-line in the base's box, then those of the targets, 0..8 */
    uint16_t digits;   /* candidates of the base */
} ChExocet;

enum { CH_MAX_EXOCETS = 64 };

typedef struct ChExocets {
    int count;
    ChExocet exocet[CH_MAX_EXOCETS];
} ChExocets;

/* Finds all patterns, those with three digits first; beyond CH_MAX_EXOCETS the last are dropped. */
void ch_exocets_find(ChExocets *exocets, const ChBoard *board);

/* Returns the house of a cross-line. */
static inline int ch_exocet_house(const ChExocet *exocet, int which)
{
    return (exocet->chute < 3 ? CH_FIRST_COLUMN : CH_FIRST_ROW) + exocet->cross[which];
}

/* Returns the cell where a line of the chute's direction (0..8) and a cross-line meet. */
static inline int ch_chute_cell(int chute, int line, int cross)
{
    return chute < 3 ? CH_CELL_AT(line, cross) : CH_CELL_AT(cross, line);
}

/* Returns the exocet patterns of the board, at most CH_MAX_EXOCETS. */
const ChExocets *ch_facts_exocets(ChFacts *facts);

#endif

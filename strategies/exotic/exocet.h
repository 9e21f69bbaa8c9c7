/* exocet.h - the patterns of exocets on a board, and what they leave possible.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_EXOCET_H
#define CH_STRATEGIES_EXOCET_H

#include "facts.h"

/* A band or a stack is a chute of three lines; nine cross-lines run through it, three to a box. */
typedef struct ChExocet {
    uint8_t chute;     /* 0..2 bands, 3..5 stacks */
    uint8_t box;       /* of the base, 0..2 in the chute */
    uint8_t base[2];   /* cells */
    uint8_t target[2]; /* cells, in the order of their boxes */
    uint8_t cross[3];  /* the cross-line beside the base, and those of the targets, 0..8 */
    uint16_t digits;   /* of the base */
} ChExocet;

enum { CH_MAX_EXOCETS = 64 };

typedef struct ChExocets {
    int count;
    ChExocet exocet[CH_MAX_EXOCETS];
} ChExocets;

/* Those with three digits first; where there are too many, the last are left out. */
void ch_exocets_find(ChExocets *exocets, const ChBoard *board);

/* The house that a cross-line is. */
static inline int ch_exocet_house(const ChExocet *exocet, int which)
{
    return (exocet->chute < 3 ? CH_FIRST_COLUMN : CH_FIRST_ROW) + exocet->cross[which];
}

/* The cell of a chute's line (of all nine lines that run that way) and cross-line. */
static inline int ch_chute_cell(int chute, int line, int cross)
{
    return chute < 3 ? CH_CELL_AT(line, cross) : CH_CELL_AT(cross, line);
}

/* The patterns of exocets, as far as there is room for them. */
const ChExocets *ch_facts_exocets(ChFacts *facts);

#endif

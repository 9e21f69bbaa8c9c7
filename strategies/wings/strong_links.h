/* strong_links.h - digits that have two ways in a house: two places, or two groups of places, each
 * in a triad.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_STRONG_LINKS_H
#define CH_STRATEGIES_STRONG_LINKS_H

#include "facts.h"

typedef struct ChStrongLink {
    ChCellSet end[2];
    ChCellSet seen[2]; /* by all cells of an end */
    uint16_t places[2];
    uint8_t house;
} ChStrongLink;

enum { CH_MAX_STRONG_LINKS = 36 };

/* Ends of a digit's choices: bit 2 * i + side stands for END[side] of choice I. */
typedef ChCellSet ChEnds;

/* Per digit, those with single places first; of two houses with the same two ends just one.  A
 * digit's are kept until it changes. */
typedef struct ChStrongLinks {
    uint16_t tick[CH_DIGITS]; /* of the board that a digit's are of; 0: of none */
    uint8_t plain[CH_DIGITS]; /* how many have single places */
    uint8_t count[CH_DIGITS];
    ChStrongLink choice[CH_DIGITS][CH_MAX_STRONG_LINKS];
    ChEnds single[CH_DIGITS][CH_CELLS]; /* those that are just the cell, */
    ChCellSet single_cells[CH_DIGITS];  /* where there are any */
    ChEnds near_known[CH_DIGITS];
    ChEnds near[CH_DIGITS]
               [2 * CH_MAX_STRONG_LINKS]; /* of those ends: what ch_strong_links_near() says */
} ChStrongLinks;

void ch_strong_links_build(const ChBoard *board, unsigned digits, ChStrongLinks *strong_links);

/* The ends all of which is seen by all cells of this one; worked out when first asked for. */
ChEnds ch_strong_links_near(ChStrongLinks *strong_links, int digit, int end);

/* The choices between two ways of these digits; what is of others may be old. */
ChStrongLinks *ch_facts_strong_links(ChFacts *facts, unsigned digits);

#endif

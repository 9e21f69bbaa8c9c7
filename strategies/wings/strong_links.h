/* strong_links.h - a fact: the strong links in houses. A digit has two places there, or two groups
 * of places, each within a triad.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_STRONG_LINKS_H
#define CH_STRATEGIES_STRONG_LINKS_H

#include "facts.h"

typedef struct ChStrongLink {
    ChCellSet end[2];
    ChCellSet seen[2]; /* the cells that see all cells of an end */
    uint16_t places[2];
    uint8_t house;
} ChStrongLink;

enum { CH_MAX_STRONG_LINKS = 36 };

/* A set of ends of a digit's strong links: bit 2 * i + side is END[side] of link I. */
typedef ChCellSet ChEnds;

/* The strong links by digit, those between single places first. Of two houses with the same two
 * ends, only one is listed. The links of a digit are kept until the digit changes. */
typedef struct ChStrongLinks {
    uint16_t tick[CH_DIGITS]; /* board tick at which a digit's links were built; 0: never */
    uint8_t plain[CH_DIGITS]; /* number of links between single places */
    uint8_t count[CH_DIGITS];
    ChStrongLink choice[CH_DIGITS][CH_MAX_STRONG_LINKS];
    ChEnds single[CH_DIGITS][CH_CELLS]; /* by cell, the ends that are just this cell */
    ChCellSet single_cells[CH_DIGITS];  /* the cells with such an end */
    ChEnds near_known[CH_DIGITS];       /* ends whose entry in NEAR is valid */
    ChEnds
        near[CH_DIGITS]
            [2 *
             CH_MAX_STRONG_LINKS]; /* for those ends: the cached result of ch_strong_links_near() */
} ChStrongLinks;

void ch_strong_links_build(const ChBoard *board, unsigned digits, ChStrongLinks *strong_links);

/* Returns the ends whose cells all see all cells of this end; computed on first use. */
ChEnds ch_strong_links_near(ChStrongLinks *strong_links, int digit, int end);

/* Returns the strong links, up to date for DIGITS; the links of other digits may be outdated. */
ChStrongLinks *ch_facts_strong_links(ChFacts *facts, unsigned digits);

#endif

/* wings.h - the header of the room: strong links, crossings with bent sets, seeds of wings.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WINGS_H
#define CH_STRATEGIES_WINGS_H

#include "deduction.h"
#include "facts.h"

/* ---- strong links ---- */

/* A fact: the strong links in houses. A digit has two places there, or two groups of places, each
 * within a triad. */
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
    /* For those ends, the cached result of ch_strong_links_near(): */
    ChEnds near[CH_DIGITS][2 * CH_MAX_STRONG_LINKS];
} ChStrongLinks;

void ch_strong_links_build(const ChBoard *board, unsigned digits, ChStrongLinks *strong_links);

/* Returns the ends whose cells all see all cells of this end; computed on first use. */
ChEnds ch_strong_links_near(ChStrongLinks *strong_links, int digit, int end);

/* Returns the strong links, up to date for DIGITS; the links of other digits may be outdated. */
ChStrongLinks *ch_facts_strong_links(ChFacts *facts, unsigned digits);

/* ---- bent sets ---- */

/* A fact: the crossings that may have bent sets (bent_wings.c) with eliminations, as bit sets by
 * size. There are six crossings per box. The fact is updated as the board changes: for four cells
 * alone, and for all larger sizes together. */
enum { CH_BENT_CROSSINGS = 54 };

typedef struct ChBentCrossings {
    unsigned tick;       /* board tick of the larger sizes; 0: not built */
    unsigned tick_fours; /* board tick of size four */
    uint64_t at[CH_DIGITS + 1];
} ChBentCrossings;

/* Returns the crossings that may have bent sets of SIZE. */
uint64_t ch_facts_bent_crossings(ChFacts *facts, int size);

/* Update the FRESH crossings after the cells CHANGED: for sizes above four; for four. */
void ch_bent_crossings_build(const ChBoard *board, uint64_t fresh, ChCellSet changed,
                             ChBentCrossings *bent_crossings);
void ch_bent_fours_update(const ChBoard *board, uint64_t fresh, ChBentCrossings *bent_crossings);

/* Returns the crossings of these houses. */
uint64_t ch_bent_fresh(uint32_t houses);

/* Records the cells and the two houses of a bent set in the seeds of a step. */
void ch_bent_note(ChDeduction *deduction, ChCellSet cells, int one, int other);

/* ---- chained wings ---- */

/* The seed of one link of a chained wing, from which a marker restores the link:
 *
 *      V    bit 31, the cell, the digit of its inner end, the digit of its outer end
 *      L    the house, the digit, the places of its inner end
 */
#define CH_WING_SEED_CELL 0x80000000u

static inline uint32_t ch_wing_seed_cell(unsigned cell, unsigned inner, unsigned outer)
{
    return CH_WING_SEED_CELL | cell | inner << 8 | outer << 12;
}

static inline uint32_t ch_wing_seed_ways(unsigned house, unsigned digit, unsigned inner_places)
{
    return house | digit << 8 | inner_places << 12;
}

#endif

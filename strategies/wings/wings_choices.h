/* wings_choices.h - the strong links of chained wings (wings_chained.c), and which of them can be
 * joined.
 *
 *      V    a bivalue cell: a strong link between its two candidates
 *      L    a digit's strong link in a house, in one of its two directions
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WINGS_CHOICES_H
#define CH_STRATEGIES_WINGS_CHOICES_H

#include "technique.h"
#include "wings.h"

enum { CH_MOST_NEXT = 64 };

typedef struct ChWingLink {
    const ChStrongLink *bilocal; /* NULL: V */
    uint8_t side;                /* the end that comes first */
    uint8_t cell;
    uint8_t digit[2];
    bool group; /* L: some end is a group */
    bool fresh; /* it may be new since the last fruitless search */
} ChWingLink;

/* Why an end of one link and an end of another cannot both be true. */
typedef enum ChWingJoint { CH_SAME_DIGIT, CH_SAME_CELL } ChWingJoint;

typedef struct ChWingLinks {
    const ChBoard *board;
    ChStrongLinks *strong_links;
    bool grouped; /* whether links with groups take part */
    ChCellSet bivalue;
    ChCellSet open[CH_DIGITS];
    ChCellSet fresh_cells;             /* fresh V, */
    ChEnds fresh[CH_DIGITS];           /* and ends of fresh L */
    ChCellSet useful_cells[CH_DIGITS]; /* by inner digit, V whose other end is near a target, */
    ChEnds useful[CH_DIGITS];          /* and such ends of L */
    uint8_t ways[CH_DIGITS];           /* number of L that take part */
} ChWingLinks;

/* Prepares the links of the board: all V, and L for the digits in WAYS. */
void ch_wing_links_start(ChWingLinks *links, const ChFinderInput *input, bool grouped,
                         unsigned ways);

/* Does the same, and marks as useful the links that may come first or last in a wing that removes
 * anything (IS_W: in a W-wing). Returns false only where there is no such wing. */
bool ch_wing_links_start_promising(ChWingLinks *links, const ChFinderInput *input, bool grouped,
                                   bool is_w);

static inline ChWingLink ch_wing_link_of_cell(const ChWingLinks *links, int cell, int inner,
                                              int outer)
{
    return (ChWingLink){.cell = (uint8_t)cell,
                        .digit = {(uint8_t)inner, (uint8_t)outer},
                        .fresh = ch_cells_has(&links->fresh_cells, cell)};
}

static inline ChWingLink ch_wing_link_of_digit(const ChWingLinks *links, int digit, int index,
                                               int side)
{
    return (ChWingLink){.bilocal = &links->strong_links->choice[digit][index],
                        .side = (uint8_t)side,
                        .digit = {(uint8_t)digit, (uint8_t)digit},
                        .group = index >= links->strong_links->plain[digit],
                        .fresh = ch_cells_has(&links->fresh[digit], 2 * index)};
}

static inline ChCellSet ch_wing_link_cells(const ChWingLink *link, int end)
{
    ChCellSet cells = {{0}};

    if (link->bilocal != NULL)
        return link->bilocal->end[link->side ^ end];
    ch_cells_add(&cells, link->cell);
    return cells;
}

static inline ChCellSet ch_wing_link_seen(const ChWingLink *link, int end)
{
    return link->bilocal != NULL ? link->bilocal->seen[link->side ^ end]
                                 : ch_cell_peers[link->cell];
}

/* Lists the useful links whose first end cannot be true together with this end: V if IS_CELL, else
 * L. Returns their number. */
int ch_wing_link_next(const ChWingLinks *links, const ChWingLink *link, int end, bool is_cell,
                      ChWingJoint joint, ChWingLink next[CH_MOST_NEXT]);

/* Returns true if any of these links is fresh. */
bool ch_wing_link_has_fresh_next(const ChWingLinks *links, const ChWingLink *link, int end,
                                 bool is_cell, ChWingJoint joint);

#endif

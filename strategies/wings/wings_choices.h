/* wings_choices.h - the choices between two that chained wings are made of (wings_chained.c), and
 * which of them can be joined.
 *
 *      V    a cell with two candidates
 *      L    a digit with two ways in a house, in one of two senses
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WINGS_CHOICES_H
#define CH_STRATEGIES_WINGS_CHOICES_H

#include "strong_links.h"
#include "technique.h"

enum { CH_MOST_NEXT = 64 };

typedef struct ChWingLink {
    const ChStrongLink *bilocal; /* NULL: V */
    uint8_t side;                /* which of its ends comes first */
    uint8_t cell;
    uint8_t digit[2];
    bool group; /* L: some end has several places */
    bool fresh; /* it may not have been there when nothing was found */
} ChWingLink;

/* How an end of one choice and an end of another come not to be true together. */
typedef enum ChWingJoint { CH_SAME_DIGIT, CH_SAME_CELL } ChWingJoint;

typedef struct ChChoices {
    const ChBoard *board;
    ChStrongLinks *strong_links;
    bool grouped; /* whether ways with groups take part */
    ChCellSet bivalue;
    ChCellSet open[CH_DIGITS];
    ChCellSet fresh_cells;             /* V that are fresh, */
    ChEnds fresh[CH_DIGITS];           /* and ends of L that are */
    ChCellSet useful_cells[CH_DIGITS]; /* by one end, V whose other end is near what may go, */
    ChEnds useful[CH_DIGITS];          /* and such ends of L */
    uint8_t ways[CH_DIGITS];           /* how many choices between ways take part */
} ChChoices;

/* Lists the choices there are: V, and L of the digits WAYS. */
void ch_choices_start(ChChoices *choices, const ChFinderInput *input, bool grouped, unsigned ways);

/* Keeps, of what can be next, all whose other end is near what may go, TARGETS by digit. */
void ch_choices_keep_near(ChChoices *choices, const ChCellSet targets[CH_DIGITS]);

/* The same before the start for V that have a twin with which they can make a digit go; returns the
 * digits of their inner ends. */
unsigned ch_choices_keep_twins(ChChoices *choices, const ChFinderInput *input);

static inline ChWingLink ch_choice_of_cell(const ChChoices *choices, int cell, int inner, int outer)
{
    return (ChWingLink){.cell = (uint8_t)cell,
                        .digit = {(uint8_t)inner, (uint8_t)outer},
                        .fresh = ch_cells_has(&choices->fresh_cells, cell)};
}

static inline ChWingLink ch_choice_of_ways(const ChChoices *choices, int digit, int index, int side)
{
    return (ChWingLink){.bilocal = &choices->strong_links->choice[digit][index],
                        .side = (uint8_t)side,
                        .digit = {(uint8_t)digit, (uint8_t)digit},
                        .group = index >= choices->strong_links->plain[digit],
                        .fresh = ch_cells_has(&choices->fresh[digit], 2 * index)};
}

static inline ChCellSet ch_choice_cells(const ChWingLink *choice, int end)
{
    ChCellSet cells = {{0}};

    if (choice->bilocal != NULL)
        return choice->bilocal->end[choice->side ^ end];
    ch_cells_add(&cells, choice->cell);
    return cells;
}

static inline ChCellSet ch_choice_seen(const ChWingLink *choice, int end)
{
    return choice->bilocal != NULL ? choice->bilocal->seen[choice->side ^ end]
                                   : ch_cell_peers[choice->cell];
}

/* Lists the useful choices whose first end cannot be true together with this end: V if IS_CELL,
 * else L.  Returns how many. */
int ch_choice_next(const ChChoices *choices, const ChWingLink *choice, int end, bool is_cell,
                   ChWingJoint joint, ChWingLink next[CH_MOST_NEXT]);

/* Whether any of these is fresh. */
bool ch_choice_has_fresh_next(const ChChoices *choices, const ChWingLink *choice, int end,
                              bool is_cell, ChWingJoint joint);

#endif

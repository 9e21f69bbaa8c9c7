/* hodoku_chain_links.h - premises and seeds of a chain, made from its strong links.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_CHAIN_LINKS_H
#define CH_STRATEGIES_HODOKU_CHAIN_LINKS_H

#include "chains.h"
#include "hodoku.h"

/* A strong link: if the first node is false, the second is true. */
typedef struct ChHodokuLink {
    ChGridCells cells[2];
    uint8_t digit[2];
} ChHodokuLink;

typedef struct ChHodokuLinks {
    int count;
    ChHodokuLink link[CH_HODOKU_ENTRIES];
} ChHodokuLinks;

static inline void ch_hodoku_link(ChHodokuLinks *links, ChGridCells one, int one_digit,
                                  ChGridCells other, int other_digit)
{
    if (links->count < CH_HODOKU_ENTRIES)
        links->link[links->count++] =
            (ChHodokuLink){{one, other}, {(uint8_t)one_digit, (uint8_t)other_digit}};
}

/* Adds a strong link between two candidates. */
void ch_hodoku_link_cells(ChHodokuLinks *links, int one, int one_digit, int other, int other_digit);

/* Adds the premises of the links, and seeds that describe them from first to last if there are not
 * too many.  TARGET: a candidate of the model, or CH_NONE. */
void ch_hodoku_add_link_premises(ChDeduction *deduction, const ChHodokuGrid *grid,
                                 const ChHodokuLinks *links, ChChainForm form, int target);

/* Returns the constraint that makes the link strong: a cell, or a house in which the digit has no
 * other places. */
int ch_hodoku_link_constraint(const ChHodokuGrid *grid, const ChHodokuLink *link);

#endif

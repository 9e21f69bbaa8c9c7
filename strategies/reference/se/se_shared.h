/* se_shared.h - steps that one scale has found and another takes without a search.
 *
 * The first step of a grid depends on its candidates and on the table of producers.  So a step that
 * a row of one table has found is that of another table too, if
 *
 *      the other table has the same row,
 *      before it the other has only rows that the first has before it, which found nothing,
 *      and the rules in which scales differ are the same.
 *
 * Singles and sets up to triplets are not shared: they are quick, and where the bulk has taken some
 * of them (se_bulk.h), the order of the others may vary.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_SHARED_H
#define CH_STRATEGIES_SE_SHARED_H

#include "se_scale.h"

/* A step, and the grid on which it was found. */
typedef struct ChSeKnown {
    const ChSeScale *scale;
    int row;  /* of the scale's table */
    int most; /* the limit of the search, as in ch_se_next() */
    uint16_t cand[CH_CELLS];
    uint8_t value[CH_CELLS];
    ChSeHint hint;
} ChSeKnown;

/* The steps of a puzzle by all scales.  No more are kept than there is room for. */
enum { CH_SE_KNOWN = 256 };
typedef struct ChSeShared {
    int count;
    ChSeKnown step[CH_SE_KNOWN];
} ChSeShared;

/* Reports whether a step found by this row of the scale is the other scale's too. */
bool ch_se_is_shared(const ChSeScale *scale, int row, const ChSeScale *other);

/* Finds the scale's step of the grid among those of others. */
bool ch_se_recall_step(const ChSeShared *shared, const ChSeScale *scale, const ChSeGrid *grid,
                       int most, ChSeHint *hint);

/* Keeps a step that the row of the scale has found. */
void ch_se_keep_step(ChSeShared *shared, const ChSeScale *scale, int row, const ChSeGrid *grid,
                     int most, const ChSeHint *hint);

#endif

/* se_loop.h - the current loop of the walk, and the best hint so far.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_LOOP_H
#define CH_STRATEGIES_SE_LOOP_H

#include "se_scale.h"

typedef struct ChSeLoop {
    const ChSeScale *scale;
    const ChSeGrid *grid;
    unsigned pair; /* the two digits */
    ChGridCells on_path;
    int length;
    int extras;
    uint8_t extra[CH_CELLS]; /* its cells with more candidates, in order */
    unsigned others;         /* other digits of two extra cells */
    double base;
    bool found;
    ChSeHint best; /* by rating, then type; the first of equals */
} ChSeLoop;

/* Keeps the hint if it is better than the best. */
void ch_se_loop_offer(ChSeLoop *loop, ChSeHint *hint, int type, double rating);

/* Offers the hints of type 3: two extra cells that share a house, and a set in that house. */
void ch_se_loop_type_3(ChSeLoop *loop);

#endif

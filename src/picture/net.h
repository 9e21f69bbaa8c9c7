/* net.h - a net as a teacher draws it: what follows, numbered in turn, and the shortest ways only.
 *
 *      1 r2c8=7 ---> 4 r1c8=4 ---> 6 r3c8=1 ...> r3c1=1      each thing follows from several;
 *                    5 r1c7=9 --^                            of these the one is drawn that is
 *                                                            nearest to what is supposed
 *
 * A net is a pattern with links in which something supposed, a target or the candidates of one
 * constraint, leads to where several candidates are false at once.  What rules a candidate out is
 * the nearest of what is true so far that conflicts with it, so that a net needs no weak links.
 * What a net within the net rules out leads on as well, from further away.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_NET_H
#define CH_PICTURE_NET_H

#include "board.h"
#include "record.h"

enum { CH_NET_ARROWS = 4 * CH_CELLS };

/* From what is true, or an inner net rules out, to what follows, or is ruled out. */
typedef struct ChNetArrow {
    uint16_t from, to;
    bool leads; /* to something true */
} ChNetArrow;

typedef struct ChNet {
    bool is_net; /* and one that can be read */
    uint16_t arrow_count;
    ChNetArrow arrow[CH_NET_ARROWS];
    uint16_t number[CH_CANDIDATES]; /* the turn in which it follows, from 1; 0: it does not */
    ChCandidateSet ends;            /* all of a cell or a house, and all false */
    uint16_t supposed;              /* the target, where that is supposed; CH_NONE */
} ChNet;

void ch_net_read(ChNet *net, const ChBoard *board, const ChStepRecord *step);

#endif

/* net.h - a forcing net as a teacher draws it: consequences numbered in order, and only the
 * shortest paths.
 *
 *      1 r2c8=7 ---> 4 r1c8=4 ---> 6 r3c8=1 ...> r3c1=1      each placement has several causes;
 *                    5 r1c7=9 --^                            only the cause nearest to the
 *                                                            supposition is drawn
 *
 * A net is a pattern with links in which a supposition, a target or the candidates of one
 * constraint, makes several candidates false at once.  The cause of a false candidate is the
 * nearest true candidate that conflicts with it, so that a net needs no weak links.  Candidates
 * that an inner net rules out are causes as well, but count as more distant.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_NET_H
#define CH_PICTURE_NET_H

#include "board.h"
#include "record.h"

enum { CH_NET_ARROWS = 4 * CH_CELLS };

/* An arrow from a cause, which is true or ruled out by an inner net, to a consequence, which is
 * true or ruled out. */
typedef struct ChNetArrow {
    uint16_t from, to;
    bool leads; /* the consequence is true */
} ChNetArrow;

typedef struct ChNet {
    bool is_net; /* the step is a net, and it can be read */
    uint16_t arrow_count;
    ChNetArrow arrow[CH_NET_ARROWS];
    uint16_t number[CH_CANDIDATES]; /* the place in the order, from 1; 0: it does not follow */
    ChCandidateSet ends;            /* the candidates of the cell or house in which all are false */
    uint16_t supposed;              /* the target if it is supposed, or CH_NONE */
} ChNet;

void ch_net_read(ChNet *net, const ChBoard *board, const ChStepRecord *step);

#endif

/* kites.h - two kites on one connection, which a library counts as one step.
 *
 * HoDoKu's dual kite is any two kites whose connections are the same two cells, even of two digits;
 * it is filed under the first.  Here only those of one digit are a technique; what differs is two
 * steps, put together again to be compared.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_LIBRARY_KITES_H
#define CH_LIBRARY_KITES_H

#include "technique.h"

#define CH_LIBRARY_KITE "0401"
#define CH_LIBRARY_DUAL_KITE "0404"

enum { CH_KITES_ROOM = 512 }; /* more are left out */

typedef struct ChKite {
    int digit;
    ChCellSet connection; /* two cells of a box: one in the kite's row, one in its column */
    ChCandidateSet removed;
} ChKite;

typedef struct ChKites {
    int count;
    ChKite kite[CH_KITES_ROOM];
} ChKites;

void ch_kites_add(ChKites *kites, const ChBoard *board, const ChStep *step);

/* The next pair after *PAIR, which starts at 0, filed under DIGIT; false when there is none.
 * *REMOVED: what they rule out together. */
bool ch_kites_pair(const ChKites *kites, int digit, int *pair, ChCandidateSet *removed);

#endif

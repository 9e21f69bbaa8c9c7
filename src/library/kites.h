/* kites.h - pairs of two-string kites with one connection, which the library counts as one step.
 *
 * HoDoKu's dual kite is any two kites that are connected in the same two cells, even of two digits;
 * it is filed under the first digit. Here only dual kites of one digit are a technique. Those of
 * two digits are two steps, which are paired here for the comparison.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_LIBRARY_KITES_H
#define CH_LIBRARY_KITES_H

#include "technique.h"

#define CH_LIBRARY_KITE "0401"
#define CH_LIBRARY_DUAL_KITE "0404"

enum { CH_KITES_ROOM = 512 }; /* most kites kept; further ones are left out */

/* A two-string kite, as far as pairs need it. */
typedef struct ChKite {
    int digit;
    ChCellSet connection; /* two cells of a box: one in the kite's row, one in its column */
    ChCandidateSet removed;
} ChKite;

typedef struct ChKites {
    int count;
    ChKite kite[CH_KITES_ROOM];
} ChKites;

/* Adds the kite of a step. */
void ch_kites_add(ChKites *kites, const ChBoard *board, const ChStep *step);

/* Finds the next pair filed under DIGIT after *PAIR, which starts at 0; false when there is none.
 * *REMOVED receives the eliminations of both. */
bool ch_kites_pair(const ChKites *kites, int digit, int *pair, ChCandidateSet *removed);

#endif

/* cover.h - finds a sum of constraints that proves all eliminations of a step at once.
 *
 * At least one candidate of each premise is true.  A *cover* is a set of constraints, of each of
 * which at most one candidate is true.  The sum of the premises less the sum of the covers is
 *
 *      sum of (premises that have x - covers that have x) * x  >=  premises - covers
 *
 * where x is 1 for a true candidate.  When no open candidate has a positive factor, each candidate
 * whose factor is below the right side is false:
 *
 *      X-wing    premises 3r2, 3r6; covers 3c1, 3c5; the other 3s of both columns have -1 < 0
 *      chain     two premises, three covers; the target is in two of them: -2 < -1
 *
 * Fish, subsets, chains and all rank arguments are such sums.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PROOF_COVER_H
#define CH_PROOF_COVER_H

#include "prover.h"

enum { CH_MOST_COVERS = 64 };

typedef struct ChCover {
    int count;
    uint16_t constraint[CH_MOST_COVERS];
} ChCover;

/* Finds covers for the premises of the prover and the eliminations; false where it finds none
 * within its limits. */
bool ch_cover_find(const ChProver *prover, const ChStepRecord *step, ChCover *cover);

#endif

/* trial.h - whether constraints force a conclusion.
 *
 * A conclusion is forced when its opposite is impossible.  The opposite is assumed, the candidates
 * it conflicts with are removed, and the constraints are tried, the one with the fewest candidates
 * left first.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_TRIAL_H
#define CH_STRATEGIES_TRIAL_H

#include "deduction.h"

/* A search state: the candidates still open, and the constraints still to be satisfied. */
typedef struct ChTrial {
    ChCellSet alive[CH_DIGITS];
    ChCellSet cells;            /* cell constraints */
    uint32_t houses[CH_DIGITS]; /* house constraints, by digit */
    uint32_t fresh[CH_DIGITS];  /* houses to examine; the others have at least two places */
    uint32_t patterns;          /* patterns without a true guardian */
    const ChDeadlyPattern *deadly;
} ChTrial;

/* The work of a refutation: the lines so far, their limit, and the constraints it branched on.
 * Without any other constraint the refutation would run the same way. */
typedef struct ChTrialWork {
    int lines;
    int most;
    ChConstraintSet used;
} ChTrialWork;

/* Returns the state in which no candidate is assumed, with the premises of a deduction. */
ChTrial ch_trial_of(const ChBoard *board, const ChDetail *detail);

/* Returns the state without a constraint. */
ChTrial ch_trial_without(ChTrial trial, int constraint);

/* Reports whether the constraints fail when a candidate is assumed true, or false. */
bool ch_trial_forces(ChTrial trial, int candidate, bool holds, ChTrialWork *work);

#endif

/* premise.h - the premises of a step on a board: constraints, each with the candidates it has left.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PREMISE_H
#define CH_ENGINE_PREMISE_H

#include "board.h"
#include "step.h"

enum { CH_MAX_PREMISES = CH_CONSTRAINTS + CH_MAX_DEADLY };

/* "One of these candidates is true." */
typedef struct ChPremise {
    uint16_t constraint;       /* CH_CONSTRAINTS + i for the step's deadly pattern i */
    ChCandidateSet candidates; /* those alive */
} ChPremise;

/* The premises of a step on the board before it, ascending, deadly patterns last; returns how many.
 * PREMISE has room for CH_MAX_PREMISES. */
size_t ch_step_premises(const ChBoard *board, const ChStep *step, ChPremise *premise);

/* All candidates that the premises of a step are about, dead or alive; of a deadly pattern, those
 * outside it. */
ChCandidateSet ch_step_scope(const ChStep *step);

#endif

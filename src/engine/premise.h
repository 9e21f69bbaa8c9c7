/* premise.h - the premises of a step on a board: constraints, each with its remaining candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PREMISE_H
#define CH_ENGINE_PREMISE_H

#include "board.h"
#include "step.h"

enum { CH_MAX_PREMISES = CH_CONSTRAINTS + CH_MAX_DEADLY };

/* A premise: one of these candidates is true. */
typedef struct ChPremise {
    uint16_t constraint;       /* CH_CONSTRAINTS + i for the step's deadly pattern i */
    ChCandidateSet candidates; /* the candidates still open */
} ChPremise;

/* Writes the premises of a step on the board before it, in ascending order, deadly patterns last.
 * Returns their number. PREMISE must have room for CH_MAX_PREMISES. */
size_t ch_step_premises(const ChBoard *board, const ChStep *step, ChPremise *premise);

/* Returns all candidates in the constraints of a step, open or eliminated; for a deadly pattern,
 * those outside its digits. */
ChCandidateSet ch_step_scope(const ChStep *step);

#endif

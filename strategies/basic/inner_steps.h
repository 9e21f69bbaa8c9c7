/* inner_steps.h - the inner steps of a complex single: intersections and subsets.
 *
 * An inner step is a code: its kind, its house, and its lines as bits.  Naked: the lines are two to
 * four cells of the house, by their places, with as many digits between them.  Hidden: they are two
 * to four digits with as many places between them, or one digit whose places also lie in another
 * house, as in pointing and claiming.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_INNER_STEPS_H
#define CH_STRATEGIES_INNER_STEPS_H

#include "board.h"

enum { CH_INNER_STEPS = 3 /* the most of them in one complex single */ };

typedef struct ChInnerStep {
    uint16_t code;
    uint8_t cells;          /* their number */
    ChCandidateSet pattern; /* the candidates that are true of as many cells as digits */
    ChCandidateSet lost;    /* what it rules out */
} ChInnerStep;

/* Reads an inner step on a board; false where it is none there or rules out nothing. */
bool ch_inner_step_read(const ChBoard *board, int code, ChInnerStep *inner);

/* Adds the constraints that an inner step rests on. */
void ch_inner_step_premises(int code, ChConstraintSet *premises);

/* Rules out what the inner step does. */
void ch_inner_step_take(ChBoard *board, const ChInnerStep *inner);

/* Visits the inner steps of a board, intersections first, then by size.  One is left out where a
 * part of it rules out the same. */
typedef void ChInnerStepVisitor(void *context, const ChInnerStep *inner);

void ch_each_inner_step(const ChBoard *board, ChInnerStepVisitor *visit, void *context);

#endif

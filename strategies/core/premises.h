/* premises.h - whether constraints force a conclusion, and which of them are needed.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_PREMISES_H
#define CH_STRATEGIES_PREMISES_H

#include "deduction.h"

/* The limit of work, in lines of an argument; log_replay.h must have room for them. */
enum { CH_PREMISE_LINES = 8000 };

/* Drops the constraints that no conclusion of the deduction needs.  Each remaining one is needed by
 * some conclusion, or the proof would be much longer without it.  False when all constraints
 * together do not force every conclusion within the limit; then nothing is dropped. */
bool ch_minimize_premises(ChDeduction *deduction, const ChBoard *board);

/* The same, but keeps each constraint without which the proof would be longer. */
bool ch_shorten_proof(ChDeduction *deduction, const ChBoard *board);

/* Minimizes the premises of conclusions with long proofs.  Drops those that are not forced, and
 * those with the longest proofs where all proofs together exceed MOST lines.  Returns the lines
 * taken by the others, 0 when none is left. */
int ch_minimize_premises_within(ChDeduction *deduction, const ChBoard *board, int most);

/* Reports whether the constraints force every conclusion within the limit. */
bool ch_premises_suffice(const ChDeduction *deduction, const ChBoard *board);

/* Reports whether a step can be written as an argument and checked by a plain search; a step that
 * would take more work is not reported.  Steps of at most a dozen constraints are assumed to be
 * provable. */
bool ch_is_provable(const ChDeduction *deduction, const ChBoard *board);

/* Reports whether each constraint is needed by some conclusion.  If not, the deduction is a smaller
 * one in disguise.  A constraint counts as needed when the limit is reached. */
bool ch_is_minimal(const ChDeduction *deduction, const ChBoard *board);

#endif

/* premises.h - whether constraints force a conclusion, and which of them it needs.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_PREMISES_H
#define CH_STRATEGIES_PREMISES_H

#include "deduction.h"

/* Work is told in the lines of an argument, which must find room (log_replay.h). */
enum { CH_PREMISE_LINES = 8000 };

/* Leaves out constraints that no conclusion of the deduction needs: each that stays is missed by
 * some conclusion, or the proof would be much longer without it.  False when the constraints, all
 * together, do not force every conclusion within the work allowed; then nothing is left out. */
bool ch_minimize_premises(ChDeduction *deduction, const ChBoard *board);

/* The same for eliminations that take much work: drops those that are not forced, and where the
 * argument for all of them would be longer than so many lines, those that take the most.  Returns
 * how many lines the others take, 0 when nothing is forced. */
int ch_minimize_premises_within(ChDeduction *deduction, const ChBoard *board, int most);

/* Whether the constraints force every conclusion within the work allowed. */
bool ch_premises_suffice(const ChDeduction *deduction, const ChBoard *board);

/* Whether a step's argument can be told, and the plain search of a witness settles it: a step that
 * would take more is not reported.  Of a dozen constraints it is taken for granted. */
bool ch_is_provable(const ChDeduction *deduction, const ChBoard *board);

/* Whether each constraint is needed by some conclusion: a deduction that is not lean is a smaller
 * one in disguise.  What is not settled within the work allowed counts as needed. */
bool ch_is_minimal(const ChDeduction *deduction, const ChBoard *board);

/* The same for eliminations from cells alone; not known where there is anything else. */
typedef enum ChAnswer { CH_NO, CH_YES, CH_DO_NOT_KNOW } ChAnswer;
ChAnswer ch_is_minimal_in_cells(const ChDeduction *deduction, const ChBoard *board);

#endif

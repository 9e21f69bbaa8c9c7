/* checker.h - performs a check: soundness by search, reasons by techniques.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_CHECKER_H
#define CH_DIAGNOSE_CHECKER_H

#include "check_parts.h"

/* Performs a full check; reasons are found by the techniques of the plan. */
void ch_check(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan, ChCheckLimits limits,
              ChCheck *check);

/* Finds only the verdict and the player's mistakes. */
void ch_check_briefly(ChChecker *checker, const ChPuzzle *puzzle, uint64_t nodes, ChCheck *check);

/* Reports whether the player made a mistake. */
static inline bool ch_check_is_mistaken(const ChChecker *checker)
{
    return checker->mistakes.mistake_count > 0 || checker->mistakes.is_dead_end;
}

#endif

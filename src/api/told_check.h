/* told_check.h - a check as the object of `check --json`: what the command and the library both
 * write; and the line of `check --brief`.  docs/check-format.md defines the object.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_TOLD_CHECK_H
#define CH_API_TOLD_CHECK_H

#include "checker.h"
#include "message.h"
#include "tell.h"

/* What it takes to tell a check, beside the check: the checker that made it, the plan of its
 * reasons, and room to work in. */
typedef struct ChCheckTelling {
    ChLanguage language;
    bool notation; /* of each step */
    const ChPlan *plan;
    ChChecker *checker;
    ChTeller *teller;
    ChText *sentence;
} ChCheckTelling;

/* Both without a line end. */
void ch_told_check(ChText *text, const ChPuzzle *puzzle, const ChCheck *check,
                   const ChCheckTelling *telling);
void ch_told_verdict(ChText *text, const ChPuzzle *puzzle, const ChCheck *check);

#endif

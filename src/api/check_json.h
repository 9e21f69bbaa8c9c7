/* check_json.h - a check as the object of `check --json`: what the command and the library both
 * write; and the line of `check --brief`.  docs/check-format.md defines the object.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_CHECK_JSON_H
#define CH_API_CHECK_JSON_H

#include "checker.h"
#include "log_replay.h"
#include "message.h"

/* What it takes to tell a check, beside the check: the checker that made it, the plan of its
 * reasons, and room to work in. */
typedef struct ChCheckContext {
    ChLanguage language;
    bool notation; /* of each step */
    const ChPlan *plan;
    ChChecker *checker;
    ChLogReplay *log_replay;
    ChText *sentence;
} ChCheckContext;

/* Both without a line end. */
void ch_check_json(ChText *text, const ChPuzzle *puzzle, const ChCheck *check,
                   const ChCheckContext *context);
void ch_check_verdict_line(ChText *text, const ChPuzzle *puzzle, const ChCheck *check);

#endif

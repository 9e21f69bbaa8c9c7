/* check_json.h - prints a check: the JSON object of `check --json` and the line of `check --brief`.
 *
 * Command and library share this code. docs/check-format.md defines the object.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_CHECK_JSON_H
#define CH_API_CHECK_JSON_H

#include "checker.h"
#include "log_replay.h"
#include "message.h"

/* The context in which a check is printed: the checker that made it, the plan of its reasons, and
 * working memory. */
typedef struct ChCheckContext {
    ChLanguage language;
    bool notation;  /* include the notation of each step */
    bool solutions; /* sentences show solutions; the object always does */
    const ChPlan *plan;
    ChChecker *checker;
    ChLogReplay *log_replay;
    ChText *sentence;
} ChCheckContext;

/* Appends the object and a line end. */
void ch_check_json(ChText *text, const ChPuzzle *puzzle, const ChCheck *check,
                   const ChCheckContext *context);

/* Appends the brief line, without a line end. */
void ch_check_verdict_line(ChText *text, const ChPuzzle *puzzle, const ChCheck *check);

#endif

/* judge_json.h - the members of the object that `judge --json` writes; docs/judge.md defines it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_JUDGE_JSON_H
#define CH_CLI_JUDGE_JSON_H

#include "step_text.h"
#include "why.h"

/* The object's beginning, up to the move. */
void ch_judge_put_head(ChText *out, const ChPuzzle *puzzle, ChFact move);

/* A member whose value is a string. */
void ch_judge_put(ChText *out, const char *key, const char *value);

/* The log of WHY, with its arguments. */
void ch_judge_put_log(ChText *out, const char *key, const ChTextStyle *style, const ChWhy *why,
                      ChLogReplay *log_replay, ChText *sentence);

/* The digit that settles the fact by itself, if there is one. */
void ch_judge_put_closer(ChText *out, const ChWhy *why);

/* Of an undecided move, a solution each way. */
void ch_judge_put_solutions(ChText *out, const ChWhy *why);

#endif

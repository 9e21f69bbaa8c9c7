/* judge_json.h - the members of the object that `judge --json` writes; docs/judge.md defines it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_JUDGE_JSON_H
#define CH_CLI_JUDGE_JSON_H

#include "step_text.h"
#include "why.h"

/* Adds the beginning of the object, up to the move. */
void ch_judge_put_head(ChText *out, const ChPuzzle *puzzle, ChFact move);

/* Adds a member whose value is a string. */
void ch_judge_put(ChText *out, const char *key, const char *value);

/* Adds the log of WHY, with its arguments, as the member KEY. */
void ch_judge_put_log(ChText *out, const char *key, const ChTextStyle *style, const ChWhy *why,
                      ChLogReplay *log_replay, ChText *sentence);

/* Adds the digit that decides the fact by itself, if there is one. */
void ch_judge_put_closer(ChText *out, const ChWhy *why);

/* Adds one solution with and one without an undecided move. */
void ch_judge_put_solutions(ChText *out, const ChWhy *why);

#endif

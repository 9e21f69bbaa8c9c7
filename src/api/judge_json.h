/* judge_json.h - a judgement as JSON; docs/judge.md defines the object.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_JUDGE_JSON_H
#define CH_API_JUDGE_JSON_H

#include "judge_move.h"
#include "log_json_text.h"

/* The output of one record, the plans and workspace. */
typedef struct ChJudgeJson {
    ChText *out;
    ChLogStyle style; /* argument is always on */
    const ChPlan *plan;
    const ChPlan *reason; /* the plan of the named reason, or NULL */
    ChLogReplay *log_replay;
    ChText *sentence; /* workspace */
} ChJudgeJson;

/* Writes the object and a line end, after ch_judge(). Returns the use of the reason. */
ChReasonUse ch_judge_json(const ChJudgeJson *context, ChJudge *judge, const ChPuzzle *puzzle);

#endif

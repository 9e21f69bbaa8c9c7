/* judge_text.h - writes a judgement of a player's move in words, for `judge`.
 *
 * The sentences show no digit but that of the move, except for the eliminations of a reason that is
 * the first half of a proof.  Steps, proofs and solutions come with the style's proof.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_JUDGE_TEXT_H
#define CH_EXPLAIN_JUDGE_TEXT_H

#include "judge_move.h"
#include "step_text.h"

/* The context of the sentences. */
typedef struct ChJudgeText {
    ChText *out;
    const ChTextStyle *style;
    const ChPlan *plan;
    const ChPlan *reason; /* the plan of the named reason, or NULL */
    const char *title;    /* the reason's name */
    ChLogReplay *log_replay;
} ChJudgeText;

/* Writes a judgement, after ch_judge(): if a reason is named, the answer about it first.  Returns
 * the use of the reason. */
ChReasonUse ch_judge_text(const ChJudgeText *context, ChJudge *judge);

#endif

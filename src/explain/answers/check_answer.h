/* check_answer.h - writes the findings of a check in sentences.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_CHECK_ANSWER_H
#define CH_EXPLAIN_CHECK_ANSWER_H

#include "check_json.h"
#include "step_text.h"

void ch_check_answer(ChText *out, const ChTextStyle *style, const ChPuzzle *puzzle,
                     const ChCheck *check, const ChCheckContext *context);

#endif

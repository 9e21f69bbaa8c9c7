/* check_report.h - writes the findings of a check in sentences.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_CHECK_REPORT_H
#define CH_EXPLAIN_CHECK_REPORT_H

#include "check_json.h"
#include "step_text.h"

void ch_check_report(ChText *out, const ChTextStyle *style, const ChPuzzle *puzzle,
                     const ChCheck *check, const ChCheckContext *context);

#endif

/* summary_json.h - the output of `explain --summary --json` (docs/summary.schema.json).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_SUMMARY_JSON_H
#define CH_API_SUMMARY_JSON_H

#include "summary.h"

/* Adds the summary of a finished solve, with its sentences, as an object in a line. */
void ch_summary_json(ChText *out, ChLanguage language, const ChSummary *summary,
                     const ChEngine *engine, ChLogReplay *log_replay);

#endif

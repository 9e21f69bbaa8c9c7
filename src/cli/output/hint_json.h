/* hint_json.h - the output of `hint --json`: logs, or the text of a level below the full one.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HINT_JSON_H
#define CH_CLI_HINT_JSON_H

#include "mistakes.h"
#include "step_text.h"

/* The output, the position and workspace of one record. */
typedef struct ChHintJson {
    ChText *out;
    const ChTextStyle *style;
    const ChPuzzle *puzzle;
    const ChMistakes *mistakes;
    ChSearch *search; /* workspace */
    ChLogReplay *log_replay;
    ChText *sentence;  /* workspace */
    const char *marks; /* what the marks were taken for; NULL: nothing is said */
} ChHintJson;

/* Adds a log with the puzzle's verdict, unless that is `unique`, the suspects of a puzzle without a
 * solution, and with the member KEY, unless
 * that is NULL. */
void ch_hint_json_log(const ChHintJson *hint, const ChLog *log, bool argument, const char *key,
                      const char *value);

/* Adds the text of a level, as an object. */
void ch_hint_json_text(const ChHintJson *hint, int level, const ChText *text);

#endif

/* hint_json.h - what `hint --json` writes: logs, or the text of a level that is less than all.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HINT_JSON_H
#define CH_CLI_HINT_JSON_H

#include "mistakes.h"
#include "step_text.h"

typedef struct ChHintJson {
    ChText *out;
    const ChTextStyle *style;
    const ChPuzzle *puzzle;
    const ChMistakes *mistakes;
    ChLogReplay *log_replay;
    ChText *sentence; /* texts to work in */
    ChText *members;
} ChHintJson;

/* A log with the puzzle's verdict unless that is `unique`, and the member KEY unless that is
 * NULL. */
void ch_hint_json_log(const ChHintJson *json, const ChLog *log, bool argument, const char *key,
                      const char *value);

/* The text of a level, as an object. */
void ch_hint_json_text(const ChHintJson *json, int level, const ChText *text);

#endif

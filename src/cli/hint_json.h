/* hint_json.h - what `hint --json` writes: logs, or the text of a level that is less than all.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HINT_JSON_H
#define CH_CLI_HINT_JSON_H

#include "standing.h"
#include "tell_steps.h"

typedef struct ChHintJson {
    ChText *out;
    const ChManner *manner;
    const ChPuzzle *puzzle;
    const ChStanding *standing;
    ChTeller *teller;
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

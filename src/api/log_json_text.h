/* log_json_text.h - a solve as one line of JSON, with its sentences: what the command and the
 * library both write.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_LOG_JSON_TEXT_H
#define CH_API_LOG_JSON_TEXT_H

#include "log_replay.h"
#include "message.h"

/* How to tell it. */
typedef struct ChLogStyle {
    ChLanguage language;
    bool argument;
    bool notation;
    const char
        *more; /* members of one's own for the end of the object, each with a comma before it;
                         or NULL */
} ChLogStyle;

/* Appends how the log ended, with EMPTY cells left, and which of its steps assume that the puzzle
 * has only one solution. */
void ch_log_outcome_text(ChText *out, ChLanguage language, const ChLog *log, uint32_t empty);

/* Appends the log to OUT.  SENTENCE is a text to work in, kept by the caller from log to log;
 * LOG_REPLAY likewise. */
void ch_log_json_text(ChText *out, const ChLog *log, const ChLogStyle *style,
                      ChLogReplay *log_replay, ChText *sentence);

#endif

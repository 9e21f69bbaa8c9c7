/* log_json_text.h - writes a solve as a JSON log that includes the sentences.
 *
 * Command and library share this code.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_LOG_JSON_TEXT_H
#define CH_API_LOG_JSON_TEXT_H

#include "json_write.h"
#include "log_replay.h"
#include "message.h"

/* The optional parts of a printed log. */
typedef struct ChLogStyle {
    ChLanguage language;
    bool argument;
    bool notation;
} ChLogStyle;

/* Appends the outcome of a log, with EMPTY cells left, and the list of its steps that assume a
 * unique solution. */
void ch_log_outcome_text(ChText *out, ChLanguage language, const ChLog *log, uint32_t empty);

/* Writes the log as one value (json_write.h).  Its object stays open: the caller adds further
 * members and closes it.  SENTENCE and LOG_REPLAY are working memory, which the caller may reuse
 * for one log after another. */
void ch_log_json_text(ChJsonWriter *json, const char *key, const ChLog *log,
                      const ChLogStyle *style, ChLogReplay *log_replay, ChText *sentence);

#endif

/* log_json_text.h - writes a solve as a JSON log that includes the sentences.
 *
 * Command and library share this code.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_LOG_JSON_TEXT_H
#define CH_API_LOG_JSON_TEXT_H

#include "engine.h"
#include "json_write.h"
#include "log_replay.h"
#include "message.h"

/* The optional parts of a printed log. */
typedef struct ChLogStyle {
    ChLanguage language;
    bool argument;
    bool notation;
} ChLogStyle;

#define CH_NO_USE_IN_GUESSING N_("Guessing cannot help: the puzzle has no solution.")

/* Writes the outcome of a solve, and the list of its steps that assume a unique solution, as a
 * line. */
void ch_outcome_text(ChText *out, ChLanguage language, const ChEngine *engine);

/* Writes the log as one value (json_write.h).  Its object stays open: the caller adds further
 * members and closes it.  SENTENCE and LOG_REPLAY are working memory, which the caller may reuse
 * for one log after another. */
void ch_log_json_text(ChJsonWriter *json, const char *key, const ChLog *log,
                      const ChLogStyle *style, ChLogReplay *log_replay, ChText *sentence);

#endif

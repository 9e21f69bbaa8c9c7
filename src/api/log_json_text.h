/* log_json_text.h - prints a solve as one line of JSON that includes the sentences.
 *
 * Command and library share this code.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_LOG_JSON_TEXT_H
#define CH_API_LOG_JSON_TEXT_H

#include "log_replay.h"
#include "message.h"

/* The optional parts of a printed log. */
typedef struct ChLogStyle {
    ChLanguage language;
    bool argument;
    bool notation;
    const char *more; /* more members for the end of the object, each after a comma; or NULL */
} ChLogStyle;

/* Appends the outcome of a log, with EMPTY cells left, and the list of its steps that assume a
 * unique solution. */
void ch_log_outcome_text(ChText *out, ChLanguage language, const ChLog *log, uint32_t empty);

/* Appends the log to OUT. SENTENCE and LOG_REPLAY are working memory, which the caller may reuse
 * for one log after another. */
void ch_log_json_text(ChText *out, const ChLog *log, const ChLogStyle *style,
                      ChLogReplay *log_replay, ChText *sentence);

#endif

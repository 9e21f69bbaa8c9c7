/* told_log.h - a solve as one line of JSON, with its sentences: what the command and the library
 * both write.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_TOLD_LOG_H
#define CH_API_TOLD_LOG_H

#include "message.h"
#include "tell.h"

/* How to tell it. */
typedef struct ChToldManner {
    ChLanguage language;
    bool argument;
    bool notation;
    const char
        *more; /* members of one's own for the end of the object, each with a comma before it;
                         or NULL */
} ChToldManner;

/* Appends how the log ended, with EMPTY cells left, and which of its steps assume that the puzzle
 * has only one solution. */
void ch_told_outcome(ChText *out, ChLanguage language, const ChLog *log, uint32_t empty);

/* Appends the log to OUT.  SENTENCE is a text to work in, kept by the caller from log to log;
 * TELLER likewise. */
void ch_told_log(ChText *out, const ChLog *log, const ChToldManner *manner, ChTeller *teller,
                 ChText *sentence);

#endif

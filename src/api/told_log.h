/* told_log.h - a solve as one line of JSON, with its sentences: what the command and the library
 * both write.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_TOLD_LOG_H
#define CH_API_TOLD_LOG_H

#include "message.h"
#include "tell.h"

/* Appends the log to OUT.  SENTENCE is a text to work in, kept by the caller from log to log;
 * TELLER likewise. */
void ch_told_log(ChText *out, const ChLog *log, ChLanguage language, bool argument,
                 ChTeller *teller, ChText *sentence);

/* The same with members of one's own at the end of the object, each with a comma before it. */
void ch_told_log_more(ChText *out, const ChLog *log, ChLanguage language, bool argument,
                      ChTeller *teller, ChText *sentence, const char *more);

#endif

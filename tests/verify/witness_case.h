/* witness_case.h - the logs in tests/verify/logs, read for a test.
 *
 * They were made by a program that shares nothing with this one, from grids of its own; `roles` is
 * `pair` cut short, its pattern written by hand.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_WITNESS_CASE_H
#define CH_TESTS_WITNESS_CASE_H

#include "log_json.h"
#include "text.h"
#include "verify.h"

extern const char *const WITNESS_LOG[];
extern const int WITNESS_LOGS;

/* Returns the text of a log, which must exist; the caller frees it. */
ChText witness_text(const char *name);

/* Reads a log that must be valid; the caller frees the document. */
void witness_read(ChLogDocument *document, const char *name);

ChVerdict witness_verify(const ChLogRecord *log);

#endif

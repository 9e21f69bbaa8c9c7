/* log_json.h - reads and writes the JSON log: docs/log-format.md to and from record.h.
 *
 * Writing streams: one step at a time, into a text that the caller may clear at any time.  Reading
 * takes one object's text (see json_split.h), trusts nothing, and makes a document that one call
 * frees.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LOG_JSON_H
#define CH_FORMATS_LOG_JSON_H

#include "arena.h"
#include "json_tree.h"
#include "json_write.h"
#include "log.h"
#include "record.h"

/* Limits that 729 candidates cannot exceed. */
enum {
    CH_LOG_STEPS = CH_MAX_STEPS,
    CH_LOG_NUMBERS = 0xffff,           /* a step's number, valid or not */
    CH_LOG_DEADLY = 16,                /* patterns of a step, deadly or impossible */
    CH_LOG_OBJECTS = CH_CANDIDATES,    /* sets, commons or links of a pattern */
    CH_LOG_LINES = 1 + CH_CANDIDATES,  /* lines of one branch */
    CH_LOG_SPLITS = CH_JSON_DEPTH / 3, /* nested in an argument */
    CH_LOG_KEY_LENGTH = 64             /* bytes of a technique's key */
};

/* ---- writing ---- */

typedef struct ChLogWriter {
    ChJsonWriter *json;
    bool assumes_unique; /* a step so far has a deadly pattern */
} ChLogWriter;

/* Write a log as one value (json_write.h).  The end leaves its object open, so that the caller adds
 * further members and closes it. */
void ch_log_write_begin(ChLogWriter *writer, ChJsonWriter *json, const char *key,
                        const ChLogRecord *head);
void ch_log_write_step(ChLogWriter *writer, const ChStepRecord *step);
void ch_log_write_end(ChLogWriter *writer, const ChLogRecord *head);

/* Return the words of the format: "solved", "no-place", "unfinished"; NULL for CH_KIND_NONE and for
 * numbers out of range. */
const char *ch_outcome_word(int outcome);
const char *ch_branch_word(int branch);
const char *ch_kind_word(int kind);

/* ---- reading ---- */

/* Returns whether a line is the replacement for a missing end.  A list of lines that ends without
 * FAILS or CASES gets an end that names no constraint.  Such a list is no proof, and a writer of
 * the record omits the line. */
static inline bool ch_log_is_lost_end(const ChLine *line)
{
    return line->kind == CH_LINE_FAILS && line->constraint == CH_NONE;
}

typedef struct ChLogBlock ChLogBlock;

/* A log that was read, with its memory. */
typedef struct ChLogDocument {
    ChLogRecord log;
    ChJson *tree;
    ChLogBlock *blocks;
    ChArena arena; /* of the newest block */
} ChLogDocument;

/* Reads one log.  On failure the document is empty, and freeing it is harmless. */
ChStatus ch_log_read(ChLogDocument *document, const ChJsonSource *source, ChFault *fault);
void ch_log_document_free(ChLogDocument *document);

#endif

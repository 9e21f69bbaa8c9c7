/* log_json.h - the JSON log: docs/log-format.md on one side, record.h on the other.
 *
 * Writing streams: one line a puzzle, one step at a time, into a text that the caller may empty
 * whenever it likes.  Reading takes one object's text (json_split.h finds it), believes nothing,
 * and gives a document that one call frees.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LOG_JSON_H
#define CH_FORMATS_LOG_JSON_H

#include "arena.h"
#include "json_tree.h"
#include "log.h"
#include "record.h"
#include "text.h"

/* The most that 729 candidates can need. */
enum {
    CH_LOG_STEPS = CH_MAX_STEPS,
    CH_LOG_NUMBERS = 0xffff,           /* a step's number, right or wrong */
    CH_LOG_DEADLY = 16,                /* deadly patterns of a step */
    CH_LOG_OBJECTS = CH_CANDIDATES,    /* sets, commons or links of a pattern */
    CH_LOG_LINES = 1 + CH_CANDIDATES,  /* lines of one branch */
    CH_LOG_SPLITS = CH_JSON_DEPTH / 3, /* nested in an argument */
    CH_LOG_KEY_LENGTH = 64             /* bytes of a technique's key */
};

/* ---- writing ---- */

typedef struct ChLogWriter {
    ChText *text; /* not owned; its `failed` tells when memory ran out */
    size_t steps;
    bool assumes_unique;          /* a step so far has a deadly pattern */
    const ChAbandoned *abandoned; /* of the head: written at the end */
    size_t abandoned_count;
    const char *more; /* members to end the object with, each with a comma before it; or NULL */
} ChLogWriter;

void ch_log_write_begin(ChLogWriter *writer, ChText *text, const ChLogRecord *head);
void ch_log_write_step(ChLogWriter *writer, const ChStepRecord *step);
void ch_log_write_end(ChLogWriter *writer); /* ends the line */

/* The words of the format: "solved", "no-place", "unfinished"; NULL for CH_KIND_NONE and for
 * numbers out of range. */
const char *ch_outcome_word(int outcome);
const char *ch_branch_word(int branch);
const char *ch_kind_word(int kind);

/* The member of logs and other answers where pencil marks were taken for notes. */
#define CH_JSON_NOTES ",\"pencil-marks\":\"notes\""

/* ---- reading ---- */

/* A list of lines that stops short, without FAILS or CASES, gets an end that names no constraint:
 * no proof, and whoever writes the record again leaves it out. */
static inline bool ch_log_is_lost_end(const ChLine *line)
{
    return line->kind == CH_LINE_FAILS && line->constraint == CH_NONE;
}

typedef struct ChLogBlock ChLogBlock;

/* What was read, and the memory it lies in. */
typedef struct ChLogDocument {
    ChLogRecord log;
    ChJson *tree;
    ChLogBlock *blocks;
    ChArena arena; /* of the newest block */
} ChLogDocument;

/* Reads one log.  On failure the document is empty, and freeing it does no harm. */
ChStatus ch_log_read(ChLogDocument *document, const ChJsonSource *source, ChFault *fault);
void ch_log_document_free(ChLogDocument *document);

#endif

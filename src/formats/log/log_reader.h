/* log_reader.h - the common part of the log reader: converts or refuses values of the tree.
 *
 * A log is read one member a line: the member, whether the log needs it, its type, where it is
 * stored.
 *
 *      record->number = ch_log_number(reader, ch_log_need(reader, step, "step"), 0);
 *      record->text = ch_log_string(reader, ch_log_may(step, "text"));
 *
 * The reader keeps the first fault.  After it, and for an absent member, which is NULL, each
 * function returns 0, false or NULL and reports nothing.  So no line needs to look at the status.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LOG_READER_H
#define CH_FORMATS_LOG_READER_H

#include "log_json.h"

typedef struct ChLogReader {
    const ChJsonSource *source;
    ChLogDocument *document;
    ChFault *fault;
    ChStatus status; /* of the first fault */
} ChLogReader;

/* Report a fault of a value with its position, and with FOUND instead of the value itself. */
void ch_log_refuse_with(ChLogReader *reader, const ChJson *value, ChStatus status,
                        const char *found);
static inline void ch_log_refuse(ChLogReader *reader, const ChJson *value, ChStatus status)
{
    ch_log_refuse_with(reader, value, status, NULL);
}

/* Allocates COUNT items of SIZE bytes that live as long as the document. */
void *ch_log_take(ChLogReader *reader, size_t count, size_t size);

/* ---- members and items ---- */

const ChJson *ch_log_need(ChLogReader *reader, const ChJson *object, const char *key);
static inline const ChJson *ch_log_may(const ChJson *object, const char *key)
{
    return object != NULL ? ch_json_member(object, key) : NULL;
}

/* Return the value itself when it is an object, or a list of at most LIMIT items. */
const ChJson *ch_log_object(ChLogReader *reader, const ChJson *value);
const ChJson *ch_log_list(ChLogReader *reader, const ChJson *value, size_t limit);

enum { CH_LOG_ANY_LENGTH = CH_JSON_MAX_VALUES };

static inline size_t ch_log_length(const ChJson *list)
{
    return list != NULL ? ch_json_length(list) : 0;
}

/* Iterate over the items of a list or object; the first fault ends the iteration. */
static inline const ChJson *ch_log_first(const ChLogReader *reader, const ChJson *list)
{
    return list != NULL && reader->status == CH_OK ? ch_json_first(list) : NULL;
}
static inline const ChJson *ch_log_next(const ChLogReader *reader, const ChJson *item)
{
    return reader->status == CH_OK ? ch_json_next(item) : NULL;
}

/* ---- values ---- */

/* A kind of names, and how many of them a list may have. */
typedef struct ChLogNames {
    int (*read)(const char *name, size_t length); /* -1: the name is invalid */
    ChStatus status;                              /* reported for an invalid name */
    size_t limit;
} ChLogNames;

extern const ChLogNames ch_log_places;     /* placements of a step */
extern const ChLogNames ch_log_candidates; /* the same, but up to the number of candidates */
extern const ChLogNames ch_log_eliminations;
extern const ChLogNames ch_log_constraints;

uint16_t ch_log_name(ChLogReader *reader, const ChJson *value, const ChLogNames *names);
void ch_log_names(ChLogReader *reader, const ChJson *value, const ChLogNames *names,
                  const uint16_t **thing, size_t *count);

const char *ch_log_string(ChLogReader *reader, const ChJson *value);

/* Reads a number from LOW to CH_LOG_NUMBERS. */
uint32_t ch_log_number(ChLogReader *reader, const ChJson *value, long low);

/* Read a set of digits, "257".  An empty one is invalid, too: the second returns 0 for it. */
unsigned ch_log_digits(ChLogReader *reader, const ChJson *value);
unsigned ch_log_digit_set(const ChJson *value);

/* Reads a grid of 81 characters, CH_NO_DIGIT for '.'. */
void ch_log_grid(ChLogReader *reader, const ChJson *value, uint8_t *digit);

/* Return the number 0..LAST of a word; the second returns -1 for an unknown word. */
int ch_log_word(ChLogReader *reader, const ChJson *value, const char *(*word)(int), int last);
int ch_log_find_word(const ChJson *value, const char *(*word)(int), int last);

/* ---- parts of a log ---- */

void ch_log_read_report(ChLogReader *reader, const ChJson *top, ChReport *report);
void ch_log_read_premises(ChLogReader *reader, const ChJson *premises, ChStepRecord *record);
void ch_log_read_pattern(ChLogReader *reader, const ChJson *pattern, ChStepRecord *record);
void ch_log_read_arguments(ChLogReader *reader, const ChJson *arguments, ChStepRecord *record);

#endif

/* log_reader.h - the common part of the log reader: converts or refuses values of the tree.
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
} ChLogReader;

/* A list of names: the kind of its names, and their maximum number. */
typedef struct ChLogNames {
    int (*read)(const char *name, size_t length); /* -1: the name is invalid */
    ChStatus status;                              /* reported for an invalid name */
    size_t limit;
} ChLogNames;

extern const ChLogNames ch_log_places;     /* placements of a step */
extern const ChLogNames ch_log_candidates; /* the same, but up to the number of candidates */
extern const ChLogNames ch_log_eliminations;
extern const ChLogNames ch_log_constraints;

/* Report a fault of a value with its position. */
ChStatus ch_log_refuse(const ChLogReader *reader, const ChJson *value, ChStatus status);
ChStatus ch_log_missing(const ChLogReader *reader, const ChJson *object, const char *key);

/* Allocates COUNT items of SIZE bytes that live as long as the document; *STATUS is unchanged on
 * success.  Returns NULL when *STATUS is a failure already. */
void *ch_log_take(const ChLogReader *reader, size_t count, size_t size, ChStatus *status);

/* Reads a member of an object that must be a list of at most LIMIT values. */
ChStatus ch_log_list(const ChLogReader *reader, const ChJson *object, const char *key, size_t limit,
                     const ChJson **list);
ChStatus ch_log_names(const ChLogReader *reader, const ChJson *object, const char *key,
                      const ChLogNames *names, const uint16_t **thing, size_t *count);

/* Reads one name; -1 and *STATUS when it is invalid. */
int ch_log_name(const ChLogReader *reader, const ChJson *value, const ChLogNames *names,
                ChStatus *status);

/* Reads a set of digits, "257"; 0 when the value is invalid. */
unsigned ch_log_digits(const ChJson *value);

/* Returns the number 0..LAST of a word, -1 for an unknown word. */
int ch_log_word(const ChJson *value, const char *(*word)(int), int last);

/* A grid of 81 characters, CH_NO_DIGIT for '.'. */
ChStatus ch_log_read_grid(const ChLogReader *reader, const ChJson *value, uint8_t *digit);

ChStatus ch_log_read_report(ChLogReader *reader, const ChJson *top, ChReport *report);
ChStatus ch_log_read_premises(ChLogReader *reader, const ChJson *step, ChStepRecord *record);
ChStatus ch_log_read_pattern(ChLogReader *reader, const ChJson *step, ChStepRecord *record);
ChStatus ch_log_read_arguments(ChLogReader *reader, const ChJson *step, ChStepRecord *record);

#endif

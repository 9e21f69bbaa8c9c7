/* line_source.h - reads lines, from a callback or a text, in constant memory.
 *
 *      data   ....|first line\nsecond line\nthird li|
 *             start^           ^next                ^end
 *
 * A record is the lines read since the last mark, from `start` to `next`.  Their positions relative
 * to `start` are valid until the next mark; so a reader may look ahead and step back within a
 * record.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LINE_SOURCE_H
#define CH_FORMATS_LINE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include <crosshatch/status.h>

enum {
    CH_LINE_MAX = 1 << 20,    /* bytes of a line */
    CH_RECORD_MAX = 1 << 20,  /* bytes of a record before its last line */
    CH_REMARKS_MAX = 1 << 16, /* bytes of comments kept for a record */
    CH_LINE_SHOWN = 80        /* bytes kept of a line that is too long */
};

/* Puts up to SIZE bytes into BUFFER and returns their number; 0 at the end, -1 on failure. */
typedef long (*ChRead)(void *context, char *buffer, size_t size);

typedef struct ChSource {
    ChRead read; /* NULL when the input is a text */
    void *context;
    char *buffer; /* owned, NULL for a text */
    const char *data;
    size_t start, next, end;
    size_t line;   /* number of the next line, from 1 */
    bool skipping; /* the rest of a line that is too long has not been read */
    bool ended;
    bool failed;
} ChSource;

/* A line without its end, as a piece of the record. */
typedef struct ChSpan {
    size_t at; /* from the record's start */
    size_t length;
    size_t number;
    bool too_long;
} ChSpan;

/* Opens a source.  Returns CH_NO_MEMORY, or CH_OK: then ch_source_close() frees the buffer. */
ChStatus ch_source_open(ChSource *source, ChRead read, void *context);
void ch_source_open_text(ChSource *source, const char *text, size_t length);
void ch_source_close(ChSource *source);

/* Discards the lines read so far: the next one starts a record. */
static inline void ch_source_mark(ChSource *source)
{
    source->start = source->next;
}

/* Reads the next line; false at the end of the input, or when the record has its maximum length.  A
 * line that is too long must be marked or stepped back over before the next is read. */
bool ch_source_line(ChSource *source, ChSpan *span);

/* Returns whether a whole line is buffered, so that ch_source_line() need not wait for the
 * callback. */
bool ch_source_has_line(const ChSource *source);

/* Returns the next bytes: up to 64 KB, fewer only at the end of the input.  A record starts with
 * them. ch_source_pass() skips the first LENGTH of them. */
size_t ch_source_bytes(ChSource *source, const char **bytes);
void ch_source_pass(ChSource *source, size_t length);

/* Skips the rest of the input. */
void ch_source_pass_all(ChSource *source);

/* Steps back: the line SPAN of this record becomes the next. */
void ch_source_back(ChSource *source, const ChSpan *span);

static inline const char *ch_source_text(const ChSource *source, const ChSpan *span)
{
    return source->data + source->start + span->at;
}

#endif

/* line_source.c - see line_source.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "line_source.h"

#include <stdlib.h>
#include <string.h>

enum { CHUNK = 1 << 16, CAPACITY = CH_RECORD_MAX + CH_LINE_MAX + 2 * CHUNK };

ChStatus ch_source_open(ChSource *source, ChRead read, void *context)
{
    char *const buffer = malloc(CAPACITY);

    *source =
        (ChSource){.read = read, .context = context, .buffer = buffer, .data = buffer, .line = 1};
    return buffer != NULL ? CH_OK : CH_NO_MEMORY;
}

void ch_source_open_text(ChSource *source, const char *text, size_t length)
{
    *source = (ChSource){.data = length > 0 ? text : "", .end = length, .line = 1, .ended = true};
}

void ch_source_close(ChSource *source)
{
    free(source->buffer);
    *source = (ChSource){.ended = true, .data = ""};
}

/* Reads more input; false when there is no more.  Data before the record is discarded. */
static bool refill(ChSource *source)
{
    if (source->ended)
        return false;
    if (source->start > 0) {
        memmove(source->buffer, source->buffer + source->start, source->end - source->start);
        source->next -= source->start;
        source->end -= source->start;
        source->start = 0;
    }
    const long got = source->read(source->context, source->buffer + source->end, CHUNK);
    if (got > 0 && got <= CHUNK) {
        source->end += (size_t)got;
        return true;
    }
    source->ended = true;
    if (got != 0) {
        source->failed = true;
        source->end = source->next; /* an incomplete line is dropped */
    }
    return false;
}

bool ch_source_has_line(const ChSource *source)
{
    return source->ended ||
           memchr(source->data + source->next, '\n', source->end - source->next) != NULL;
}

/* Skips the rest of a line that is too long. */
static void finish_skipping(ChSource *source)
{
    while (source->skipping) {
        const char *const from = source->data + source->next;
        const char *const end = memchr(from, '\n', source->end - source->next);

        source->next = end != NULL ? (size_t)(end - source->data) + 1 : source->end;
        source->start = source->next;
        source->skipping = end == NULL && refill(source);
    }
}

/* Removes bytes that belong to the file rather than to the line: a byte-order mark, the CR of a
 * CRLF.
 */
static void trim_span(const char *data, size_t start, ChSpan *span)
{
    const char *const text = data + start + span->at;

    if (span->length >= 3 && text[0] == '\xEF' && text[1] == '\xBB' && text[2] == '\xBF') {
        span->at += 3;
        span->length -= 3;
    }
    if (span->length > 0 && data[start + span->at + span->length - 1] == '\r')
        span->length--;
}

static bool take_line(ChSource *source, ChSpan *span, size_t length, bool has_end)
{
    *span =
        (ChSpan){.at = source->next - source->start, .length = length, .number = source->line++};
    span->too_long = length > CH_LINE_MAX;
    source->next += length + has_end;
    if (span->too_long) {
        span->length = CH_LINE_SHOWN;
        source->skipping = !has_end;
    }
    trim_span(source->data, source->start, span);
    return true;
}

bool ch_source_line(ChSource *source, ChSpan *span)
{
    finish_skipping(source);
    if (source->next - source->start > CH_RECORD_MAX)
        return false;
    for (size_t seen = 0;;) {
        const char *const from = source->data + source->next;
        const size_t there = source->end - source->next;
        const char *const end = memchr(from + seen, '\n', there - seen);

        if (end != NULL)
            return take_line(source, span, (size_t)(end - from), true);
        if (there > CH_LINE_MAX)
            return take_line(source, span, there, false);
        seen = there;
        if (!refill(source)) {
            const size_t rest = source->end - source->next;
            return rest > 0 && take_line(source, span, rest, false);
        }
    }
}

void ch_source_back(ChSource *source, const ChSpan *span)
{
    source->next = source->start + span->at;
    source->line = span->number;
    source->skipping = false;
}

size_t ch_source_bytes(ChSource *source, const char **bytes)
{
    ch_source_mark(source);
    while (source->end - source->next < CHUNK && refill(source))
        continue;
    *bytes = source->data + source->next;
    return source->end - source->next < CHUNK ? source->end - source->next : CHUNK;
}

void ch_source_pass(ChSource *source, size_t length)
{
    for (const size_t end = source->next + length; source->next < end; source->next++)
        source->line += source->data[source->next] == '\n';
    ch_source_mark(source);
}

void ch_source_pass_all(ChSource *source)
{
    const char *bytes;

    for (size_t length; (length = ch_source_bytes(source, &bytes)) > 0;)
        ch_source_pass(source, length);
}

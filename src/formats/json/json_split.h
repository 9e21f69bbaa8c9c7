/* json_split.h - splits a stream of JSON objects.
 *
 * cJSON parses a text that is in memory.  The splitter keeps one object of a stream at a time, so
 * that a list of logs of any length takes bounded memory.
 *
 * The stream may be JSON Lines, or objects formatted over many lines, one after another.  An object
 * begins on a line of its own and ends with the bracket that closes it.  The rest of that last line
 * belongs to it, so that its reader sees and refuses it.  The splitter only follows brackets and
 * strings.  A text that is invalid there is passed on up to the end of that line, for the reader to
 * report the fault.  After a fault the splitter continues at the next line that begins with '{'.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_JSON_SPLIT_H
#define CH_FORMATS_JSON_SPLIT_H

#include <stdbool.h>

#include "json_scan.h"
#include "text.h"

/* Fills BUFFER with up to SIZE bytes and returns their number; 0 at the end, CH_READ_FAILED when
 * reading failed. */
typedef size_t (*ChJsonRead)(void *context, char *buffer, size_t size);

#define CH_READ_FAILED ((size_t)-1)

enum { CH_JSON_BLOCK = 8192 };

typedef struct ChJsonSplitter {
    ChJsonRead read;
    void *context;
    size_t line; /* of the next byte */
    size_t column;
    bool begun; /* past a byte-order mark, or its possible place */
    bool lost;  /* skipping to the next line that begins with '{' */
    bool failed;
    size_t at;
    size_t filled;
    ChText text;
    char block[CH_JSON_BLOCK];
} ChJsonSplitter;

void ch_json_split_open(ChJsonSplitter *splitter, ChJsonRead read, void *context);
void ch_json_split_close(ChJsonSplitter *splitter);

/* Returns the next object's text, which is valid until the next call; source->text is NULL at the
 * end of the stream.  After a status other than CH_OK and CH_IO the caller may continue. */
ChStatus ch_json_split_next(ChJsonSplitter *splitter, ChJsonSource *source, ChFault *fault);

#endif

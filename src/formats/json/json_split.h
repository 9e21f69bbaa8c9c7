/* json_split.h - a stream of JSON objects, one at a time.
 *
 * Takes JSON Lines as well as objects written over many lines, one after another: an object begins
 * on a line of its own and ends with the bracket that closes it.  What else stands on that last
 * line belongs to it, so that its reader sees and refuses it.  The splitter looks at brackets and
 * strings only; a text that goes wrong there is handed on up to the end of that line, for the
 * reader to say what is wrong.  After anything wrong it goes on at the next line that begins with
 * '{'.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_JSON_SPLIT_H
#define CH_FORMATS_JSON_SPLIT_H

#include <stdbool.h>

#include "json_scan.h"
#include "text.h"

/* Fills BUFFER with up to SIZE bytes and says how many; 0 at the end, CH_READ_FAILED when reading
 * failed. */
typedef size_t (*ChJsonRead)(void *context, char *buffer, size_t size);

#define CH_READ_FAILED ((size_t)-1)

enum { CH_JSON_BLOCK = 8192 };

typedef struct ChJsonSplitter {
    ChJsonRead read;
    void *context;
    size_t line; /* of the next byte */
    size_t column;
    bool begun; /* past a byte-order mark, or where one would stand */
    bool lost;  /* skipping to the next line that begins with '{' */
    bool failed;
    size_t at;
    size_t filled;
    ChText text;
    char block[CH_JSON_BLOCK];
} ChJsonSplitter;

void ch_json_split_open(ChJsonSplitter *splitter, ChJsonRead read, void *context);
void ch_json_split_close(ChJsonSplitter *splitter);

/* The next object's text, which lasts until the next call; source->text is NULL at the end of the
 * stream.  After a status other than CH_OK and CH_IO the caller may go on. */
ChStatus ch_json_split_next(ChJsonSplitter *splitter, ChJsonSource *source, ChFault *fault);

#endif

/* generate_mask.c - see generate_mask.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "generate_mask.h"

#include <string.h>

#include "order_words.h"
#include "stream.h"

enum { MOST_BYTES = CH_MASK_TEXT - 1 };

/* Reads a whole file and closes it; false when it is longer than any mask, or cannot be read. */
static bool read_file(ChStream *stream, char *text, size_t *length)
{
    long count = 0;

    for (*length = 0; *length < MOST_BYTES; *length += (size_t)count) {
        count = ch_stream_read(stream, text + *length, MOST_BYTES - *length);
        if (count <= 0)
            break;
    }
    ch_stream_close(stream);
    return count == 0;
}

bool ch_generate_mask_load(const char *name, char mask[CH_MASK_TEXT])
{
    ChStream stream;
    ChCellSet cells;
    size_t length;

    if (ch_mask_read(name, strlen(name), &cells) || ch_stream_open(&stream, name) != 0 ||
        !read_file(&stream, mask, &length))
        return false;
    mask[length] = '\0';
    return ch_mask_read(mask, length, &cells);
}

/* generate_mask.c - see generate_mask.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "generate_mask.h"

#include <string.h>

#include "geometry.h"
#include "stream.h"

enum { MOST_BYTES = 4096 };

/* Reads a text; false when it is not a mask of 81 cells. */
static bool read_cells(const char *text, size_t length, ChCellSet *mask)
{
    int count = 0;

    for (size_t i = 0; i < length; i++) {
        const bool is_given = text[i] != '\0' && strchr("xX123456789", text[i]) != NULL;
        if (text[i] != '\0' && strchr(" \t\r\n", text[i]) != NULL)
            continue;
        if (count == CH_CELLS || text[i] == '\0' || (!is_given && strchr(".0-_", text[i]) == NULL))
            return false;
        if (is_given)
            ch_cells_add(mask, CH_CELL_AT(count / 9, count % 9));
        count++;
    }
    return count == CH_CELLS;
}

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

bool ch_generate_mask_read(ChCli *cli, const char *word, ChCellSet *mask)
{
    ChStream stream;
    char text[MOST_BYTES];
    size_t length;

    *mask = (ChCellSet){{0}};
    if (read_cells(word, strlen(word), mask))
        return true;
    *mask = (ChCellSet){{0}};
    return (ch_stream_open(&stream, word) == 0 && read_file(&stream, text, &length) &&
            read_cells(text, length, mask)) ||
           ch_complain_found(cli,
                             N_("--pattern takes 81 characters, x for a given and . for none, or "
                                "a file with them; found '{found}'"),
                             word);
}

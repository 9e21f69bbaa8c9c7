/* text.h - a growing UTF-8 text.
 *
 * Owned by whoever declared it: start with CH_TEXT_EMPTY, end with ch_text_free().  When memory
 * runs out the text keeps what it has, takes no more and remembers: check `failed` once, at the
 * end.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_TEXT_H
#define CH_BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ChText {
    char *data; /* NUL-ended; NULL while nothing was ever added: read it through ch_text_string() */
    size_t length;
    size_t capacity;
    bool failed;
} ChText;

#define CH_TEXT_EMPTY ((ChText){0})

/* Bytes that belong to somebody else. */
typedef struct ChBytes {
    const char *at;
    size_t length;
} ChBytes;

void ch_text_free(ChText *text);

/* BYTES may be NULL where there are none. */
void ch_text_add(ChText *text, const char *bytes, size_t length);
void ch_text_puts(ChText *text, const char *string); /* NULL: it fails as the other text did */
void ch_text_char(ChText *text, char character);
void ch_text_number(ChText *text, uint64_t number);

/* Makes room for LENGTH more bytes and returns where they go; NULL when memory ran out.  The caller
 * writes them and then says how many with ch_text_grown(). */
char *ch_text_room(ChText *text, size_t length);
void ch_text_grown(ChText *text, size_t length);

const char *ch_text_string(const ChText *text);

/* The same, but NULL when memory ran out: what is lost in one text is not to be missing unnoticed
 * in another. */
static inline const char *ch_text_whole(const ChText *text)
{
    return text->failed ? NULL : ch_text_string(text);
}

/* Back to an earlier length. */
static inline void ch_text_cut(ChText *text, size_t length)
{
    if (text->data == NULL || length > text->length)
        return;
    text->length = length;
    text->data[length] = '\0';
}

static inline void ch_text_clear(ChText *text)
{
    ch_text_cut(text, 0);
}

#endif

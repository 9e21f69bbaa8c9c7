/* text.h - a growable UTF-8 string.
 *
 * The owner starts with CH_TEXT_EMPTY and ends with ch_text_free().  When memory runs out, the text
 * keeps its content, ignores further additions and sets `failed`: check it once, at the end.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_TEXT_H
#define CH_BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct ChText {
    char *data; /* NUL-terminated; NULL until the first addition: read it through
                   ch_text_string() */
    size_t length;
    size_t capacity;
    bool failed;
} ChText;

#define CH_TEXT_EMPTY ((ChText){0})

/* A slice of bytes that are not owned. */
typedef struct ChBytes {
    const char *at;
    size_t length;
} ChBytes;

void ch_text_free(ChText *text);

/* Allocates room for LENGTH more bytes and returns their address; NULL when memory runs out. */
char *ch_text_grow(ChText *text, size_t length);

/* Reserves LENGTH more bytes and returns their address; NULL when memory runs out.  The caller
 * writes the bytes and passes their number to ch_text_grown(). */
static inline char *ch_text_room(ChText *text, size_t length)
{
    if (text->capacity - text->length <= length || text->failed)
        return ch_text_grow(text, length);
    return text->data + text->length;
}

static inline void ch_text_grown(ChText *text, size_t length)
{
    text->length += length;
    text->data[text->length] = '\0';
}

/* Appends bytes.  BYTES may be NULL when LENGTH is 0. */
void ch_text_add(ChText *text, const char *bytes, size_t length);
void ch_text_puts(ChText *text, const char *string); /* NULL marks TEXT as failed */
void ch_text_number(ChText *text, uint64_t number);

static inline void ch_text_char(ChText *text, char character)
{
    char *const room = ch_text_room(text, 1);

    if (room == NULL)
        return;
    *room = character;
    ch_text_grown(text, 1);
}

const char *ch_text_string(const ChText *text);

/* Returns the string, or NULL when memory ran out, so that a truncated text is never copied
 * unnoticed into another. */
static inline const char *ch_text_whole(const ChText *text)
{
    return text->failed ? NULL : ch_text_string(text);
}

/* Cuts the text back to an earlier length. */
static inline void ch_text_cut(ChText *text, size_t length)
{
    if (text->data == NULL || length > text->length)
        return;
    text->length = length;
    text->data[length] = '\0';
}

/* Returns whether bytes begin with a word. */
static inline bool ch_bytes_begin(const char *bytes, size_t length, const char *word)
{
    return length >= strlen(word) && memcmp(bytes, word, strlen(word)) == 0;
}

static inline void ch_text_clear(ChText *text)
{
    ch_text_cut(text, 0);
}

#endif

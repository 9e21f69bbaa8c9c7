/* text.c - see text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "text.h"

#include <stdlib.h>
#include <string.h>

void ch_text_free(ChText *text)
{
    free(text->data);
    *text = CH_TEXT_EMPTY;
}

char *ch_text_grow(ChText *text, size_t length)
{
    if (text->failed)
        return NULL;

    const size_t capacity = (text->length + length + 1) + text->capacity / 2 + 256;
    char *const data = realloc(text->data, capacity);

    if (data == NULL) {
        text->failed = true;
        return NULL;
    }
    text->data = data;
    text->capacity = capacity;
    return data + text->length;
}

void ch_text_add(ChText *text, const char *bytes, size_t length)
{
    char *const room = ch_text_room(text, length);

    if (room == NULL)
        return;
    if (length > 0)
        memcpy(room, bytes, length);
    ch_text_grown(text, length);
}

void ch_text_puts(ChText *text, const char *string)
{
    if (string != NULL)
        ch_text_add(text, string, strlen(string));
    else
        text->failed = true;
}

void ch_text_number(ChText *text, uint64_t number)
{
    char digits[24];
    size_t at = sizeof digits;

    if (number < 10) {
        ch_text_char(text, (char)('0' + number));
        return;
    }
    do
        digits[--at] = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    ch_text_add(text, digits + at, sizeof digits - at);
}

const char *ch_text_string(const ChText *text)
{
    return text->data != NULL ? text->data : "";
}

/* utf16.c - see utf16.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "utf16.h"

#include <stdlib.h>

enum {
    REPLACEMENT = 0xFFFD,
    HIGH = 0xD800,
    LOW = 0xDC00,
    AFTER_PAIRS = 0xE000,
    FIRST_PAIR = 0x10000
};

/* Reads a character and returns its bytes; 0 when they are no UTF-8. */
static size_t read_character(const unsigned char *at, size_t left, uint32_t *character)
{
    const size_t size = at[0] < 0x80   ? 1
                        : at[0] < 0xC2 ? 0
                        : at[0] < 0xE0 ? 2
                        : at[0] < 0xF0 ? 3
                                       : 4;
    static const uint32_t least[] = {0, 0, 0x80, 0x800, FIRST_PAIR};

    if (size == 0 || size > left || at[0] > 0xF4)
        return 0;
    *character = size == 1 ? at[0] : at[0] & (0x7Fu >> size);
    for (size_t i = 1; i < size; i++) {
        if ((at[i] & 0xC0) != 0x80)
            return 0;
        *character = *character << 6 | (at[i] & 0x3Fu);
    }
    if (*character < least[size] || *character > 0x10FFFF ||
        (*character >= HIGH && *character < AFTER_PAIRS))
        return 0;
    return size;
}

ChUtf16 ch_utf16_of_text(ChBytes text)
{
    /* A character has no more units than bytes. */
    ChUtf16 result = {malloc((text.length + 1) * sizeof *result.units), 0};
    const unsigned char *const bytes = (const unsigned char *)text.at;

    for (size_t at = 0; result.units != NULL && at < text.length;) {
        uint32_t character = REPLACEMENT;
        const size_t size = read_character(bytes + at, text.length - at, &character);
        at += size > 0 ? size : 1;
        if (character >= FIRST_PAIR) {
            character -= FIRST_PAIR;
            result.units[result.count++] = (uint16_t)(HIGH | character >> 10);
            character = LOW | (character & 0x3FF);
        }
        result.units[result.count++] = (uint16_t)character;
    }
    return result;
}

static void put_character(ChText *out, uint32_t character)
{
    if (character < 0x80) {
        ch_text_char(out, (char)character);
        return;
    }
    const int more = character < 0x800 ? 1 : character < FIRST_PAIR ? 2 : 3;
    const unsigned head = more == 1 ? 0xC0 : more == 2 ? 0xE0 : 0xF0;
    ch_text_char(out, (char)(head | character >> 6 * more));
    for (int i = more - 1; i >= 0; i--)
        ch_text_char(out, (char)(0x80 | (character >> 6 * i & 0x3F)));
}

bool ch_utf16_to_text(ChText *out, const uint16_t *units, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        uint32_t character = units[i];
        if (character >= HIGH && character < AFTER_PAIRS) {
            if (character >= LOW || i + 1 == count || units[i + 1] < LOW ||
                units[i + 1] >= AFTER_PAIRS)
                return false;
            character = FIRST_PAIR + ((character - HIGH) << 10 | (uint32_t)(units[++i] - LOW));
        }
        put_character(out, character);
    }
    return !out->failed;
}

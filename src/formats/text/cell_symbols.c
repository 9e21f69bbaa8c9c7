/* cell_symbols.c - see cell_symbols.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "cell_symbols.h"

#include <string.h>

#include "geometry.h"

/* clang-format off */
enum { E = CH_NO_DIGIT, B = CH_SYMBOL_BLANK, T = CH_SYMBOL_TAIL, U = CH_SYMBOL_UPRIGHT,
       S = CH_SYMBOL_STROKE, P = CH_SYMBOL_PLUS, L = CH_SYMBOL_LETTER };

static const uint8_t ascii[128] = {
    L, L, L, L, L, L, L, L, L, B, L, L, L, L, L, L, /* tab */
    L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L,
    B, L, L, T, L, L, L, S, L, L, E, P, T, E, E, L, /*   ! " # $ % & ' ( ) * + , - . / */
    E, 0, 1, 2, 3, 4, 5, 6, 7, 8, S, T, L, S, L, L, /* 0 ... 9 : ; < = > ? */
    L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L,
    L, L, L, L, L, L, L, L, E, L, L, L, L, L, L, E, /* X _ */
    L, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L,
    L, L, L, L, L, L, L, L, E, L, L, L, U, L, L, L, /* x | */
};
/* clang-format on */

/* Returns the number of bytes of a well-formed character, from its first byte. */
static size_t size_of(unsigned char first)
{
    return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

/* Classifies a three-byte character.  U+2500 to U+257F are the box drawings: E2 94 80 to E2 95
 * BF. */
static unsigned box_drawing(const unsigned char *byte)
{
    static const char strokes[] = "\x00\x01\x04\x05\x08\x09\x4C\x4D\x50\x74\x76\x78\x7A\x7C\x7E";

    if (byte[0] != 0xE2 || (byte[1] != 0x94 && byte[1] != 0x95))
        return CH_SYMBOL_LETTER;
    const int code = (byte[1] & 1) << 6 | (byte[2] & 0x3F);
    return memchr(strokes, code, sizeof strokes - 1) != NULL ? CH_SYMBOL_STROKE : CH_SYMBOL_UPRIGHT;
}

ChSymbol ch_symbol_at(const char *text, size_t length)
{
    const unsigned char *const byte = (const unsigned char *)text;

    if (byte[0] < 0x80)
        return (ChSymbol){ascii[byte[0]], 1};

    const size_t size = size_of(byte[0]);
    const unsigned kind = size == 3 && length >= 3 ? box_drawing(byte) : CH_SYMBOL_LETTER;
    return (ChSymbol){(uint8_t)kind, (uint8_t)(size < length ? size : length)};
}

bool ch_symbol_is_placed(const char *text, size_t length)
{
    return length >= 2 && text[0] == '+' && text[1] >= '1' && text[1] <= '9';
}

size_t ch_character_size(const char *text, size_t length)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *const byte = (const unsigned char *)text;
    const size_t size = size_of(byte[0]);

    if (size > length || (byte[0] & 0xC0) == 0x80 || byte[0] > 0xF4)
        return 0;
    uint32_t code = byte[0] & (size == 1 ? 0x7Fu : 0x7Fu >> size);
    for (size_t i = 1; i < size; i++) {
        if ((byte[i] & 0xC0) != 0x80)
            return 0;
        code = code << 6 | (byte[i] & 0x3F);
    }
    return code >= least[size] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) ? size : 0;
}

size_t ch_text_flaw(const char *text, size_t length)
{
    for (size_t i = 0; i < length;) {
        const bool is_ascii = (unsigned char)text[i] < 0x80;
        const size_t size = is_ascii ? text[i] != '\0' : ch_character_size(text + i, length - i);
        if (size == 0)
            return i;
        i += size;
    }
    return length;
}

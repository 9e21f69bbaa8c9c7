/* particle.c - see particle.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "particle.h"

#include <stdint.h>
#include <string.h>

/* The last character of a text, and the byte where it starts. */
typedef struct LastCharacter {
    uint32_t code; /* 0 when there is none */
    size_t start;
} LastCharacter;

static LastCharacter last_character(const char *text, size_t length)
{
    size_t start = length;

    if (length == 0)
        return (LastCharacter){0, 0};
    do
        start--;
    while (start > 0 && ((unsigned char)text[start] & 0xc0) == 0x80);

    const unsigned char lead = (unsigned char)text[start];
    if (length - start != 3 || (lead & 0xf0) != 0xe0)
        return (LastCharacter){length - start == 1 ? lead : 0xfffd, start};
    return (LastCharacter){(uint32_t)(lead & 0x0f) << 12 |
                               (uint32_t)((unsigned char)text[start + 1] & 0x3f) << 6 |
                               (uint32_t)((unsigned char)text[start + 2] & 0x3f),
                           start};
}

/* Returns the length of the text without trailing bracketed parts, quotes and blanks. */
static size_t spoken_length(const char *text, size_t length)
{
    while (length > 0) {
        const char end = text[length - 1];
        if (end == ')') {
            size_t open = length - 1;
            while (open > 0 && text[open] != '(')
                open--;
            if (text[open] != '(')
                return length - 1;
            length = open;
        } else if (end == ' ' || end == '"' || end == '\'')
            length--;
        else
            break;
    }
    return length;
}

/* A syllable block is 0xac00 + (lead * 21 + vowel) * 28 + final; final 0 is none, 8 is ㄹ. */
static ChSound sound_of_hangul(uint32_t code)
{
    switch ((code - 0xac00) % 28) {
    case 0:
        return CH_SOUND_VOWEL;
    case 8:
        return CH_SOUND_RIEUL;
    default:
        return CH_SOUND_CONSONANT;
    }
}

ChSound ch_sound_of(const char *text, size_t length)
{
    /* 영 (십, 백, 천), 일, 이, 삼, 사, 오, 육, 칠, 팔, 구 */
    static const ChSound digit[] = {
        CH_SOUND_CONSONANT, CH_SOUND_RIEUL,     CH_SOUND_VOWEL, CH_SOUND_CONSONANT, CH_SOUND_VOWEL,
        CH_SOUND_VOWEL,     CH_SOUND_CONSONANT, CH_SOUND_RIEUL, CH_SOUND_RIEUL,     CH_SOUND_VOWEL,
    };
    const LastCharacter last = last_character(text, spoken_length(text, length));

    if (last.code >= '0' && last.code <= '9')
        return digit[last.code - '0'];
    if (last.code >= 0xac00 && last.code <= 0xd7a3)
        return sound_of_hangul(last.code);
    return CH_SOUND_UNKNOWN;
}

/* Adds both forms: (으)로 where CLOSED is OPEN with a syllable in front, 을(를) elsewhere. */
static void add_both(ChText *out, const char *closed, size_t closed_length, const char *open,
                     size_t open_length)
{
    if (closed_length > open_length &&
        memcmp(closed + closed_length - open_length, open, open_length) == 0) {
        ch_text_char(out, '(');
        ch_text_add(out, closed, closed_length - open_length);
        ch_text_char(out, ')');
        ch_text_add(out, open, open_length);
    } else {
        ch_text_add(out, closed, closed_length);
        ch_text_char(out, '(');
        ch_text_add(out, open, open_length);
        ch_text_char(out, ')');
    }
}

void ch_particle_add(ChText *out, ChSound sound, const char *closed, size_t closed_length,
                     const char *open, size_t open_length)
{
    const bool rieul_is_open = ch_bytes_begin(closed, closed_length, "으로");

    if (sound == CH_SOUND_UNKNOWN)
        add_both(out, closed, closed_length, open, open_length);
    else if (sound == CH_SOUND_VOWEL || (sound == CH_SOUND_RIEUL && rieul_is_open))
        ch_text_add(out, open, open_length);
    else
        ch_text_add(out, closed, closed_length);
}

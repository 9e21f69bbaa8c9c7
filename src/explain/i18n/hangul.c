/* hangul.c - see hangul.h; the arithmetic is that of the Unicode Standard, chapter 3.12.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hangul.h"

enum {
    SYLLABLES = 0xac00, /* the first syllable, 가 */
    LEADS = 0x1100,     /* the first leading consonant */
    VOWELS = 0x1161,    /* the first vowel */
    TAILS = 0x11a7,     /* before the first trailing consonant */
    LEAD_COUNT = 19,
    VOWEL_COUNT = 21,
    TAIL_COUNT = 28,
    BYTES = 3 /* of each of these characters in UTF-8 */
};

/* Returns the character of three bytes at a place, or -1 for any other. */
static int read_three(const char *text, size_t length, size_t at)
{
    const unsigned char *const byte = (const unsigned char *)text + at;

    if (at + BYTES > length || byte[0] >> 4 != 0xe || byte[1] >> 6 != 2 || byte[2] >> 6 != 2)
        return -1;
    return (byte[0] & 0xf) << 12 | (byte[1] & 0x3f) << 6 | (byte[2] & 0x3f);
}

static void put_three(ChText *out, int character)
{
    ch_text_char(out, (char)(0xe0 | character >> 12));
    ch_text_char(out, (char)(0x80 | (character >> 6 & 0x3f)));
    ch_text_char(out, (char)(0x80 | (character & 0x3f)));
}

static bool is_from(int character, int first, int count)
{
    return character >= first && character < first + count;
}

void ch_hangul_compose(ChText *out, const char *text, size_t length)
{
    for (size_t at = 0; at < length;) {
        const int lead = read_three(text, length, at) - LEADS;
        const int vowel = read_three(text, length, at + BYTES) - VOWELS;
        const int tail = read_three(text, length, at + 2 * BYTES) - TAILS;
        if (!is_from(lead, 0, LEAD_COUNT) || !is_from(vowel, 0, VOWEL_COUNT)) {
            ch_text_char(out, text[at++]);
            continue;
        }
        const bool has_tail = is_from(tail, 1, TAIL_COUNT - 1);
        put_three(out,
                  SYLLABLES + (lead * VOWEL_COUNT + vowel) * TAIL_COUNT + (has_tail ? tail : 0));
        at += (size_t)(has_tail ? 3 : 2) * BYTES;
    }
}

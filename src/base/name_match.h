/* name_match.h - names as people write them.
 *
 *      X-Wing   x-wing   x wing   xwing                       one name
 *      Simple Colours   simple-color                          one name
 *
 * What counts are the letters and digits: not capitals, blanks and signs, nor a plural's s at the
 * end, nor the u of "colour".  Bytes beyond ASCII count as they are.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_NAME_MATCH_H
#define CH_BASE_NAME_MATCH_H

#include <stdbool.h>
#include <stddef.h>

/* The characters of a name that count, one after another.  Begin with ch_letters_of(). */
typedef struct ChLetters {
    const char *at;
    const char *end;
    char last;
} ChLetters;

ChLetters ch_letters_of(const char *name, size_t length);

/* The next character, small; NUL at the end, and from then on. */
char ch_letters_next(ChLetters *letters);

/* Whether NAME, in which only blanks may stand before the first character that counts, is one of
 * the names that commas separate in NAMES. */
bool ch_name_matches(const char *names, const char *name, size_t length);

#endif

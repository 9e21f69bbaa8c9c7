/* name_match.h - compares names as people write them.
 *
 *      X-Wing   x-wing   x wing   xwing                       one name
 *      Simple Colours   simple-color                          one name
 *      UR Type 1        ur-1     ur1                          one name
 *      BUG + 1  bug-plus-1   bug1                             one name
 *
 * Only letters and digits are compared, and a plus sign as that word.  Case, blanks and other signs
 * are ignored, and so are a plural's s at the end, the u of "colour" and "type" before a digit.
 * Bytes beyond ASCII are compared as they are.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_NAME_MATCH_H
#define CH_BASE_NAME_MATCH_H

#include <stdbool.h>
#include <stddef.h>

/* Iterator over the compared characters of a name.  Begin with ch_letters_of(). */
typedef struct ChLetters {
    const char *at;
    const char *end;
    const char *word; /* the rest of a sign's word */
    char last;
} ChLetters;

ChLetters ch_letters_of(const char *name, size_t length);

/* Returns the next character in lower case; NUL at the end, and from then on. */
char ch_letters_next(ChLetters *letters);

/* Returns whether NAME is one of the comma-separated names in NAMES, whose plus signs it may leave
 * out.  Only blanks may precede the first compared character of NAME. */
bool ch_name_matches(const char *names, const char *name, size_t length);

#endif

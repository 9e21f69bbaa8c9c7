/* hangul.h - Korean syllables, composed of their letters.
 *
 * Some systems write a syllable as two or three conjoining letters (Unicode's form NFD):
 *
 *      ㅍ ㅣ, ㅅ ㅟ  ->  피쉬
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_HANGUL_H
#define CH_EXPLAIN_HANGUL_H

#include "text.h"

/* Adds a UTF-8 text with its syllables composed, as Unicode's form NFC has them.  All else, also
 * what is no valid UTF-8, is added unchanged. */
void ch_hangul_compose(ChText *out, const char *text, size_t length);

#endif

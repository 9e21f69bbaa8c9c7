/* utf16.h - converts between UTF-8 and UTF-16, the text of JavaScript.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_UTF16_H
#define CH_FORMATS_UTF16_H

#include "text.h"

typedef struct ChUtf16 {
    uint16_t *units; /* NULL when memory ran out; the caller frees it */
    size_t count;
} ChUtf16;

/* Returns the units of a text.  A byte that is no UTF-8 becomes U+FFFD. */
ChUtf16 ch_utf16_of_text(ChBytes text);

/* Appends the units as UTF-8.  Returns false at half a pair, or when memory runs out. */
bool ch_utf16_to_text(ChText *out, const uint16_t *units, size_t count);

#endif

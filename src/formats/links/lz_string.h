/* lz_string.h - the compression of links by f-puzzles and SudokuPad, which is lz-string's
 * compressToBase64(), written from its format.
 *
 * The text is a sequence of UTF-16 units.  A stream of codes names phrases of a dictionary that
 * grows by a phrase a code, as in LZ78:
 *
 *      0  a new unit of 8 bits follows        2  the end
 *      1  a new unit of 16 bits follows       3, 4, ...  the phrases, oldest first
 *
 * A code has as many bits as the dictionary needs, the lowest first.  Six bits, the first one
 * highest, make a letter of base64.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LZ_STRING_H
#define CH_FORMATS_LZ_STRING_H

#include "text.h"

/* The longest text that is unpacked, in UTF-16 units. */
enum { CH_LZ_MAX = 1 << 18 };

/* Appends the packed text, in base64.  TEXT is UTF-8. */
void ch_lz_pack(ChText *out, ChBytes text);

/* Appends the unpacked text, as UTF-8.  Returns false when the packed text is damaged, has no end
 * or is too long, or when memory runs out. */
bool ch_lz_unpack(ChText *out, ChBytes packed);

#endif

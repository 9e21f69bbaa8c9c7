/* wide.h - nine boxes side by side: sixteen lanes, nine of them with a set of digits each.
 *
 * A band is a group of four lanes and a box one lane of it.  So combining a box with the others of
 * its band rotates the lanes within a group, and combining it with its stack rotates the groups:
 *
 *      lane    0  1  2  3 | 4  5  6  7 | 8  9 10 11 | 12 ... 15
 *      box     0  1  2  . | 3  4  5  . | 6  7  8  . |  .  .  .
 *
 * Lanes without a box are empty, except in complements.  The operators & | ^ ~ + << work on all
 * lanes at once: they are those of GNU C vectors.  The other operations are below, in two forms:
 * vectors of lanes, and words of 64 bits, a group each, for processors without vectors.
 * CH_WIDE_WORDS selects words on any processor.
 *
 *      ch_wide_load, ch_wide_store     sixteen lanes in memory
 *      ch_wide_every(bits)             the same bits in every lane, with a box or without
 *      ch_wide_less_one(x)             each lane less one; an empty lane becomes all ones.
 *                                      The top bit of x is clear in every lane
 *      ch_wide_is_empty(x)             all ones in each empty lane, nothing in the others; as above
 *      ch_wide_others_in_band(x)       in each lane the union of the band's two other boxes
 *      ch_wide_others_in_stack(x)      the same for stacks
 *      ch_wide_any(x)                  is any lane not empty?
 *      ch_wide_tops(x, y)              the top bits of x's lanes, then of y's: 32 bits
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_WIDE_H
#define CH_SEARCH_WIDE_H

#include "boxes.h"

/* Rotating the halves needs a builtin that gcc has from 12 on. */
#ifdef __AVX2__
#define CH_HAS_VECTORS
#elif defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector) && (defined(__SSE2__) || defined(__wasm_simd128__) ||   \
                                               (defined(__aarch64__) && defined(__AARCH64EL__)))
#define CH_HAS_VECTORS
#endif
#endif

#if defined(CH_HAS_VECTORS) && !defined(CH_WIDE_WORDS)
#include "wide_vector.h"
#else
#include "wide_words.h"
#endif

/* Returns DIGITS in each of the nine boxes. */
CH_WIDE_INLINE ChWide ch_wide_fill(unsigned digits)
{
    static const uint16_t BOXES[CH_WIDTH] = {0xffff, 0xffff, 0xffff, 0,      0xffff, 0xffff,
                                             0xffff, 0,      0xffff, 0xffff, 0xffff};

    return ch_wide_load(BOXES) & ch_wide_every(digits);
}

#endif

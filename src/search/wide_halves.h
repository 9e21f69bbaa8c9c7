/* wide_halves.h - see wide.h: the operations of a processor with vectors of 128 bits, eight lanes.
 *
 * The first half has two bands, the second half the third.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_WIDE_HALVES_H
#define CH_SEARCH_WIDE_HALVES_H

#include "eight.h"
#include "wide_lanes.h"

typedef union ChHalves {
    ChWide whole;
    ChEight half[2];
} ChHalves;

CH_WIDE_INLINE ChWide ch_wide_is_empty(ChWide x)
{
    const ChHalves halves = {x};

    return ((ChHalves){.half = {halves.half[0] == 0, halves.half[1] == 0}}).whole;
}

static inline ChEight ch_eight_others_in_band(ChEight x)
{
    return __builtin_shufflevector(x, x, 1, 2, 0, 3, 5, 6, 4, 7) |
           __builtin_shufflevector(x, x, 2, 0, 1, 3, 6, 4, 5, 7);
}

CH_WIDE_INLINE ChWide ch_wide_others_in_band(ChWide x)
{
    const ChHalves halves = {x};

    return ((ChHalves){.half = {ch_eight_others_in_band(halves.half[0]),
                                ch_eight_others_in_band(halves.half[1])}})
        .whole;
}

/* The bands a b | c . become b+c a+c | a+b . */
CH_WIDE_INLINE ChWide ch_wide_others_in_stack(ChWide x)
{
    const ChHalves halves = {x};
    const ChEight a_b = halves.half[0];
    const ChEight b_a = __builtin_shufflevector(a_b, a_b, 4, 5, 6, 7, 0, 1, 2, 3);
    const ChEight c_c = __builtin_shufflevector(halves.half[1], a_b, 0, 1, 2, 3, 0, 1, 2, 3);
    const ChEight one_band = {-1, -1, -1, -1};

    return ((ChHalves){.half = {b_a | c_c, (a_b | b_a) & one_band}}).whole;
}

static inline bool ch_wide_any(ChWide x)
{
    const ChHalves halves = {x};
    return ch_eight_any(halves.half[0] | halves.half[1]);
}

static inline uint32_t ch_wide_tops(ChWide x, ChWide y)
{
    const ChHalves a = {x};
    const ChHalves b = {y};
    return ch_eight_tops(a.half[0], a.half[1]) | ch_eight_tops(b.half[0], b.half[1]) << CH_WIDTH;
}

#endif

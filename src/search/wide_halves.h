/* wide_halves.h - see wide.h: the operations of a processor with vectors of 128 bits, eight lanes.
 *
 * The first half has two bands, the second half the third.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_WIDE_HALVES_H
#define CH_SEARCH_WIDE_HALVES_H

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#else
#include <arm_neon.h>
#endif

#include "wide_lanes.h"

typedef uint16_t ChHalf __attribute__((vector_size(16)));

typedef union ChHalves {
    ChWide whole;
    ChHalf half[2];
} ChHalves;

CH_WIDE_INLINE ChWide ch_wide_is_empty(ChWide x)
{
    const ChHalves halves = {x};
    const ChHalf none = {0};

    return ((ChHalves){
                .half = {(ChHalf)(halves.half[0] == none), (ChHalf)(halves.half[1] == none)}})
        .whole;
}

static inline ChHalf ch_half_others_in_band(ChHalf x)
{
    return __builtin_shufflevector(x, x, 1, 2, 0, 3, 5, 6, 4, 7) |
           __builtin_shufflevector(x, x, 2, 0, 1, 3, 6, 4, 5, 7);
}

CH_WIDE_INLINE ChWide ch_wide_others_in_band(ChWide x)
{
    const ChHalves halves = {x};

    return ((ChHalves){.half = {ch_half_others_in_band(halves.half[0]),
                                ch_half_others_in_band(halves.half[1])}})
        .whole;
}

/* The bands a b | c . become b+c a+c | a+b . */
CH_WIDE_INLINE ChWide ch_wide_others_in_stack(ChWide x)
{
    const ChHalves halves = {x};
    const ChHalf a_b = halves.half[0];
    const ChHalf b_a = __builtin_shufflevector(a_b, a_b, 4, 5, 6, 7, 0, 1, 2, 3);
    const ChHalf c_c = __builtin_shufflevector(halves.half[1], a_b, 0, 1, 2, 3, 0, 1, 2, 3);
    const ChHalf one_band = {0xffff, 0xffff, 0xffff, 0xffff};

    return ((ChHalves){.half = {b_a | c_c, (a_b | b_a) & one_band}}).whole;
}

#if defined(__SSE2__)
static inline bool ch_half_any(ChHalf x)
{
    return _mm_movemask_epi8(_mm_cmpeq_epi8((__m128i)x, _mm_setzero_si128())) != 0xffff;
}

static inline uint32_t ch_half_tops(ChHalf x, ChHalf y)
{
    return (uint32_t)_mm_movemask_epi8(_mm_packs_epi16((__m128i)x, (__m128i)y));
}
#elif defined(__wasm_simd128__)
static inline bool ch_half_any(ChHalf x)
{
    return wasm_v128_any_true((v128_t)x);
}

static inline uint32_t ch_half_tops(ChHalf x, ChHalf y)
{
    return (uint32_t)wasm_i8x16_bitmask(wasm_i8x16_narrow_i16x8((v128_t)x, (v128_t)y));
}
#else
static inline bool ch_half_any(ChHalf x)
{
    return vmaxvq_u16((uint16x8_t)x) != 0;
}

static inline uint32_t ch_half_tops(ChHalf x, ChHalf y)
{
    const ChHalf low = {1, 2, 4, 8, 16, 32, 64, 128};

    return vaddvq_u16((uint16x8_t)((x >> 15) * low + (y >> 15) * (low << 8)));
}
#endif

static inline bool ch_wide_any(ChWide x)
{
    const ChHalves halves = {x};
    return ch_half_any(halves.half[0] | halves.half[1]);
}

static inline uint32_t ch_wide_tops(ChWide x, ChWide y)
{
    const ChHalves a = {x};
    const ChHalves b = {y};
    return ch_half_tops(a.half[0], a.half[1]) | ch_half_tops(b.half[0], b.half[1]) << CH_WIDTH;
}

#endif

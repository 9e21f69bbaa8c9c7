/* wide_avx2.h - see wide.h: the operations of a processor with vectors of 256 bits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_WIDE_AVX2_H
#define CH_SEARCH_WIDE_AVX2_H

#include "wide_lanes.h"

#ifdef __AVX2__
#include <immintrin.h>

/* The bytes of two groups, their three boxes rotated. */
#define CH_BYTES_BY_ONE 2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15
#define CH_BYTES_BY_TWO 4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15

CH_WIDE_INLINE ChWide ch_wide_is_empty(ChWide x)
{
    return (ChWide)(x == (ChWide){0});
}

CH_WIDE_INLINE ChWide ch_wide_others_in_band(ChWide x)
{
    const __m256i by_one = _mm256_setr_epi8(CH_BYTES_BY_ONE, CH_BYTES_BY_ONE);
    const __m256i by_two = _mm256_setr_epi8(CH_BYTES_BY_TWO, CH_BYTES_BY_TWO);

    return (ChWide)_mm256_shuffle_epi8((__m256i)x, by_one) |
           (ChWide)_mm256_shuffle_epi8((__m256i)x, by_two);
}

CH_WIDE_INLINE ChWide ch_wide_others_in_stack(ChWide x)
{
    return (ChWide)_mm256_permute4x64_epi64((__m256i)x, _MM_SHUFFLE(3, 0, 2, 1)) |
           (ChWide)_mm256_permute4x64_epi64((__m256i)x, _MM_SHUFFLE(3, 1, 0, 2));
}

static inline bool ch_wide_any(ChWide x)
{
    return !_mm256_testz_si256((__m256i)x, (__m256i)x);
}

static inline uint32_t ch_wide_tops(ChWide x, ChWide y)
{
    const __m256i packed = _mm256_packs_epi16((__m256i)x, (__m256i)y);
    return (uint32_t)_mm256_movemask_epi8(
        _mm256_permute4x64_epi64(packed, _MM_SHUFFLE(3, 1, 2, 0)));
}

#endif

#endif

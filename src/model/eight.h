/* eight.h - vectors of eight lanes of 16 bits.
 *
 * The operators & | ^ ~ + - == > work on all lanes at once: they are those of GNU C vectors.  A
 * comparison gives lanes that are all ones or empty.  The functions below are what GNU C has no
 * operator for.  CH_HAS_EIGHT is defined where the processor has such vectors: SSE2, NEON,
 * WebAssembly.  Elsewhere the compiler makes them of words.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_EIGHT_H
#define CH_MODEL_EIGHT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#define CH_HAS_EIGHT
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#define CH_HAS_EIGHT
#elif defined(__aarch64__) && defined(__AARCH64EL__)
#include <arm_neon.h>
#define CH_HAS_EIGHT
#endif

typedef int16_t ChEight __attribute__((vector_size(16)));

static inline ChEight ch_eight_load(const uint16_t lane[8])
{
    ChEight eight;

    memcpy(&eight, lane, sizeof eight);
    return eight;
}

static inline void ch_eight_store(uint16_t lane[8], ChEight eight)
{
    memcpy(lane, &eight, sizeof eight);
}

/* Returns the same bits in every lane. */
static inline ChEight ch_eight_every(unsigned bits)
{
    return (ChEight){0} + (int16_t)bits;
}

/* Fills each lane that has a single bit, and empties the others.  The top bits are clear.  A lane
 * with a single bit differs from the number below in more bits than that number has. */
static inline ChEight ch_eight_single(ChEight eight)
{
    return (eight ^ (eight - 1)) > eight - 1;
}

#if defined(__SSE2__)
/* Returns whether any lane is not empty. */
static inline bool ch_eight_any(ChEight eight)
{
    return _mm_movemask_epi8(_mm_cmpeq_epi8((__m128i)eight, _mm_setzero_si128())) != 0xffff;
}

/* Returns the top bits of sixteen lanes, the first lane's in bit 0. */
static inline uint32_t ch_eight_tops(ChEight first, ChEight second)
{
    return (uint32_t)_mm_movemask_epi8(_mm_packs_epi16((__m128i)first, (__m128i)second));
}
#elif defined(__wasm_simd128__)
static inline bool ch_eight_any(ChEight eight)
{
    return wasm_v128_any_true((v128_t)eight);
}

static inline uint32_t ch_eight_tops(ChEight first, ChEight second)
{
    return wasm_i8x16_bitmask(wasm_i8x16_narrow_i16x8((v128_t)first, (v128_t)second));
}
#elif defined(CH_HAS_EIGHT)
static inline bool ch_eight_any(ChEight eight)
{
    return vmaxvq_u16((uint16x8_t)eight) != 0;
}

static inline uint32_t ch_eight_tops(ChEight first, ChEight second)
{
    const uint16x8_t low = {1, 2, 4, 8, 16, 32, 64, 128};

    return vaddvq_u16(((uint16x8_t)first >> 15) * low + ((uint16x8_t)second >> 15) * (low << 8));
}
#else
static inline bool ch_eight_any(ChEight eight)
{
    uint64_t word[2];

    memcpy(word, &eight, sizeof word);
    return (word[0] | word[1]) != 0;
}

static inline uint32_t ch_eight_tops(ChEight first, ChEight second)
{
    uint32_t tops = 0;

    for (int i = 0; i < 8; i++)
        tops |= (uint32_t)(first[i] < 0) << i | (uint32_t)(second[i] < 0) << (8 + i);
    return tops;
}
#endif

#endif

/* lanes.h - vector operations of the model: empty and single-bit lanes among the 32 of a plane,
 * bytes of 81 that differ from a value, words of 8 that intersect a mask.
 *
 * No other file of the model uses vector instructions.  The plain version is the reference, and is
 * used on every other machine.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_LANES_H
#define CH_MODEL_LANES_H

#include <stdint.h>

typedef struct ChLaneSummary {
    uint32_t none; /* bit i: lane i is empty */
    uint32_t few;  /* bit i: lane i is empty or has a single bit */
} ChLaneSummary;

static inline ChLaneSummary ch_lanes_summary_plain(const uint16_t lane[32])
{
    ChLaneSummary summary = {0, 0};

    for (int i = 0; i < 32; i++) {
        summary.none |= (uint32_t)(lane[i] == 0) << i;
        summary.few |= (uint32_t)((lane[i] & (lane[i] - 1)) == 0) << i;
    }
    return summary;
}

/* One bit per cell. */
typedef struct ChCellBits {
    uint64_t half[2]; /* cells 0..63, 64..80 */
} ChCellBits;

static inline ChCellBits ch_bytes_unlike_plain(const uint8_t byte[81], uint8_t value)
{
    ChCellBits bits = {{0, 0}};

    for (int i = 0; i < 81; i++)
        bits.half[i / 64] |= (uint64_t)(byte[i] != value) << i % 64;
    return bits;
}

/* Returns a set of words: bit i is set when word i intersects the mask. */
static inline unsigned ch_words_meet_plain(const uint32_t word[8], uint32_t mask)
{
    unsigned words = 0;

    for (int i = 0; i < 8; i++)
        words |= (unsigned)((word[i] & mask) != 0) << i;
    return words;
}

#if defined(__SSE2__)
#include <emmintrin.h>

static inline ChLaneSummary ch_lanes_summary(const uint16_t lane[32])
{
    const __m128i zero = _mm_setzero_si128();
    const __m128i minus_one = _mm_set1_epi16(-1);
    ChLaneSummary summary = {0, 0};

    for (int half = 0; half < 2; half++) {
        const __m128i *const at = (const __m128i *)(const void *)(lane + 16 * half);
        const __m128i low = _mm_load_si128(at);
        const __m128i high = _mm_load_si128(at + 1);
        const __m128i low_rest = _mm_and_si128(low, _mm_add_epi16(low, minus_one));
        const __m128i high_rest = _mm_and_si128(high, _mm_add_epi16(high, minus_one));
        const int none = _mm_movemask_epi8(
            _mm_packs_epi16(_mm_cmpeq_epi16(low, zero), _mm_cmpeq_epi16(high, zero)));
        const int few = _mm_movemask_epi8(
            _mm_packs_epi16(_mm_cmpeq_epi16(low_rest, zero), _mm_cmpeq_epi16(high_rest, zero)));
        summary.none |= (uint32_t)none << (16 * half);
        summary.few |= (uint32_t)few << (16 * half);
    }
    return summary;
}

static inline ChCellBits ch_bytes_unlike(const uint8_t byte[81], uint8_t value)
{
    const __m128i like = _mm_set1_epi8((char)value);
    ChCellBits bits = {{0, (uint64_t)(byte[80] != value) << 16}};

    for (int i = 0; i < 5; i++) {
        const __m128i sixteen = _mm_loadu_si128((const __m128i *)(const void *)(byte + 16 * i));
        const unsigned same = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(sixteen, like));
        bits.half[i / 4] |= (uint64_t)(~same & 0xffff) << i % 4 * 16;
    }
    return bits;
}

static inline unsigned ch_words_meet(const uint32_t word[8], uint32_t mask)
{
    const __m128i *const at = (const __m128i *)(const void *)word;
    const __m128i zero = _mm_setzero_si128();
    const __m128i all = _mm_set1_epi32((int)mask);
    const __m128i low = _mm_cmpeq_epi32(_mm_and_si128(_mm_loadu_si128(at), all), zero);
    const __m128i high = _mm_cmpeq_epi32(_mm_and_si128(_mm_loadu_si128(at + 1), all), zero);
    const __m128i missed = _mm_packs_epi16(_mm_packs_epi32(low, high), zero);

    return ~(unsigned)_mm_movemask_epi8(missed) & 0xff;
}
#else
static inline unsigned ch_words_meet(const uint32_t word[8], uint32_t mask)
{
    return ch_words_meet_plain(word, mask);
}

static inline ChCellBits ch_bytes_unlike(const uint8_t byte[81], uint8_t value)
{
    return ch_bytes_unlike_plain(byte, value);
}

static inline ChLaneSummary ch_lanes_summary(const uint16_t lane[32])
{
    return ch_lanes_summary_plain(lane);
}
#endif

#endif

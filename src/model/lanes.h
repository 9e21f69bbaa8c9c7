/* lanes.h - vector operations of the model: empty and single-bit lanes among the 32 of a plane,
 * bits cleared in 8, 32 or 96 lanes, nine lanes in a row, bytes of 81 that differ from a value.
 *
 * Only this file and eight.h use vector instructions in the model.  The plain version is the
 * reference, and is used on every machine without vectors.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_LANES_H
#define CH_MODEL_LANES_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "eight.h"
#include "sets.h"

typedef struct ChLaneSummary {
    uint32_t none; /* bit i: lane i is empty */
    uint32_t few;  /* bit i: lane i is empty or has a single bit */
} ChLaneSummary;

typedef struct ChLaneKinds {
    uint32_t none;   /* bit i: lane i is empty */
    uint32_t single; /* bit i: lane i has exactly one bit */
} ChLaneKinds;

/* Four lanes in a word.  Subtracting ONES from them, each lane borrows from its own highest bit,
 * which then shows whether the lane was empty. */
static const uint64_t CH_LANE_ONES = UINT64_C(0x0001000100010001);
static const uint64_t CH_LANE_HIGH = UINT64_C(0x8000800080008000);

static inline uint64_t ch_lanes_less(uint64_t four)
{
    return (four | CH_LANE_HIGH) - CH_LANE_ONES;
}

/* Gathers the lowest bits of four lanes, the first lane's in bit 0. */
static inline uint32_t ch_lanes_gather(uint64_t four)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    const uint64_t spread = UINT64_C(0x0008000400020001);
#else
    const uint64_t spread = UINT64_C(0x0001000200040008);
#endif
    return (uint32_t)((four & CH_LANE_ONES) * spread >> 48 & 15);
}

/* Lanes have 15 bits at most. */
static inline ChLaneSummary ch_lanes_summary_plain(const uint16_t lane[32])
{
    ChLaneSummary summary = {0, 0};

    for (int i = 0; i < 32; i += 4) {
        uint64_t four;
        memcpy(&four, lane + i, sizeof four);
        const uint64_t less = ch_lanes_less(four);
        summary.none |= ch_lanes_gather(~less >> 15) << i;
        summary.few |= ch_lanes_gather(~ch_lanes_less(four & less) >> 15) << i;
    }
    return summary;
}

/* Returns a set of lanes: bit i is set when lane i has exactly one bit. */
static inline uint32_t ch_lanes_single_plain(const uint16_t lane[32])
{
    uint32_t single = 0;

    for (int i = 0; i < 32; i += 4) {
        uint64_t four;
        memcpy(&four, lane + i, sizeof four);
        const uint64_t less = ch_lanes_less(four);
        single |= ch_lanes_gather((less & ~ch_lanes_less(four & less)) >> 15) << i;
    }
    return single;
}

/* Clears BITS in a set of lanes, of 96: bit i of WHERE is lane i.  Returns whether one of them
 * is empty then.  No other lane may be empty before. */
static inline bool ch_lanes_clear_plain(uint16_t lane[96], const uint64_t where[2], uint16_t bits)
{
    bool empty = false;

    for (int half = 0; half < 2; half++)
        CH_EACH_BIT_64(bit, where[half]) {
            uint16_t *const at = &lane[64 * half + bit];
            *at &= (uint16_t)~bits;
            empty |= *at == 0;
        }
    return empty;
}

/* Returns the lanes that have a single bit in KEPT, if that bit is also in AMONG. */
static inline uint32_t ch_lanes_single_in_plain(const uint16_t lane[32], const uint16_t kept[32],
                                                const uint16_t among[32])
{
    uint32_t single = 0;

    for (int i = 0; i < 32; i += 4) {
        uint64_t four, keep, some;
        memcpy(&four, lane + i, sizeof four);
        memcpy(&keep, kept + i, sizeof keep);
        memcpy(&some, among + i, sizeof some);
        four &= keep;
        const uint64_t more = ch_lanes_less(four & ch_lanes_less(four));
        single |= ch_lanes_gather((ch_lanes_less(four & some) & ~more) >> 15) << i;
    }
    return single;
}

/* Clears BIT in those of eight lanes whose bits in WHERE are set; in WHERE a lane has all its bits
 * or none.  Returns the lanes that have lost it and have a single bit left. */
static inline uint32_t ch_lanes_lose_plain(uint16_t lane[8], const uint16_t where[8], uint16_t bit)
{
    uint32_t single = 0;

    for (int i = 0; i < 8; i += 4) {
        uint64_t four, lost;
        memcpy(&four, lane + i, sizeof four);
        memcpy(&lost, where + i, sizeof lost);
        lost &= four & bit * CH_LANE_ONES;
        four &= ~lost;
        memcpy(lane + i, &four, sizeof four);
        const uint64_t less = ch_lanes_less(four);
        const uint64_t one = less & ~ch_lanes_less(four & less);
        single |= ch_lanes_gather((ch_lanes_less(lost) & one) >> 15) << i;
    }
    return single;
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

/* Puts the nine bits of each of nine lanes in a row. */
static inline void ch_lanes_join(const uint16_t lane[9], uint64_t word[2])
{
    uint64_t first, second; /* four lanes each */

#if defined(__SSE2__) && defined(__x86_64__)
    /* A multiplication joins two lanes to 18 bits; then four become 36. */
    const __m128i two = _mm_madd_epi16(_mm_loadu_si128((const __m128i *)(const void *)lane),
                                       _mm_set1_epi32(1 << 25 | 1));
    const __m128i low = _mm_set1_epi64x(0xffffffff);
    const __m128i four =
        _mm_or_si128(_mm_and_si128(two, low), _mm_srli_epi64(_mm_andnot_si128(low, two), 14));
    first = (uint64_t)_mm_cvtsi128_si64(four);
    second = (uint64_t)_mm_cvtsi128_si64(_mm_unpackhi_epi64(four, four));
#else
    first = second = 0;
    for (int i = 0; i < 4; i++) {
        first |= (uint64_t)lane[i] << 9 * i;
        second |= (uint64_t)lane[4 + i] << 9 * i;
    }
#endif
    word[0] = first | second << 36;
    word[1] = second >> 28 | (uint64_t)lane[8] << 8;
}

#if defined(__AVX2__)
#include <immintrin.h>

/* Returns a bit for each of 32 lanes, whose bits are all set or all clear. */
static inline uint32_t ch_lanes_bits(__m256i low, __m256i high)
{
    const __m256i packed = _mm256_permute4x64_epi64(_mm256_packs_epi16(low, high), 0xd8);

    return (uint32_t)_mm256_movemask_epi8(packed);
}

static inline ChLaneSummary ch_lanes_summary(const uint16_t lane[32])
{
    const __m256i zero = _mm256_setzero_si256();
    const __m256i minus_one = _mm256_set1_epi16(-1);
    const __m256i *const at = (const __m256i *)(const void *)lane;
    const __m256i low = _mm256_loadu_si256(at);
    const __m256i high = _mm256_loadu_si256(at + 1);
    const __m256i low_rest = _mm256_and_si256(low, _mm256_add_epi16(low, minus_one));
    const __m256i high_rest = _mm256_and_si256(high, _mm256_add_epi16(high, minus_one));

    return (ChLaneSummary){
        ch_lanes_bits(_mm256_cmpeq_epi16(low, zero), _mm256_cmpeq_epi16(high, zero)),
        ch_lanes_bits(_mm256_cmpeq_epi16(low_rest, zero), _mm256_cmpeq_epi16(high_rest, zero))};
}

/* A lane has a single bit when it differs from the number below in more bits than that has. */
static inline uint32_t ch_lanes_single_of(__m256i low, __m256i high)
{
    const __m256i minus_one = _mm256_set1_epi16(-1);
    const __m256i low_less = _mm256_add_epi16(low, minus_one);
    const __m256i high_less = _mm256_add_epi16(high, minus_one);

    return ch_lanes_bits(_mm256_cmpgt_epi16(_mm256_xor_si256(low, low_less), low_less),
                         _mm256_cmpgt_epi16(_mm256_xor_si256(high, high_less), high_less));
}

static inline uint32_t ch_lanes_single(const uint16_t lane[32])
{
    const __m256i *const at = (const __m256i *)(const void *)lane;

    return ch_lanes_single_of(_mm256_loadu_si256(at), _mm256_loadu_si256(at + 1));
}

static inline ChLaneKinds ch_lanes_keep(uint16_t lane[32], const uint16_t kept[32])
{
    const __m256i zero = _mm256_setzero_si256();
    __m256i *const at = (__m256i *)(void *)lane;
    const __m256i *const from = (const __m256i *)(const void *)kept;
    const __m256i low = _mm256_and_si256(_mm256_loadu_si256(at), _mm256_loadu_si256(from));
    const __m256i high = _mm256_and_si256(_mm256_loadu_si256(at + 1), _mm256_loadu_si256(from + 1));

    _mm256_storeu_si256(at, low);
    _mm256_storeu_si256(at + 1, high);
    return (ChLaneKinds){
        ch_lanes_bits(_mm256_cmpeq_epi16(low, zero), _mm256_cmpeq_epi16(high, zero)),
        ch_lanes_single_of(low, high)};
}

/* Sets all bits of the lanes 16 * I to 16 * I + 15 whose bits in WHERE are set. */
static inline __m256i ch_lanes_of_bits(const uint64_t where[2], int i)
{
    const __m256i own = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096,
                                          8192, 16384, -32768);
    int16_t bits;

    memcpy(&bits, (const char *)where + 2 * i, sizeof bits);
    return _mm256_cmpeq_epi16(_mm256_and_si256(_mm256_set1_epi16(bits), own), own);
}

static inline bool ch_lanes_clear(uint16_t lane[96], const uint64_t where[2], uint16_t bits)
{
    const __m256i all = _mm256_set1_epi16((short)bits);
    __m256i least = _mm256_set1_epi16(-1);

    for (int i = 0; i < 6; i++) {
        __m256i *const at = (__m256i *)(void *)lane + i;
        const __m256i in_set = ch_lanes_of_bits(where, i);
        const __m256i rest =
            _mm256_andnot_si256(_mm256_and_si256(in_set, all), _mm256_loadu_si256(at));
        _mm256_storeu_si256(at, rest);
        least = _mm256_min_epu16(least, rest);
    }
    return _mm256_movemask_epi8(_mm256_cmpeq_epi16(least, _mm256_setzero_si256())) != 0;
}

static inline uint32_t ch_lanes_single_in(const uint16_t lane[32], const uint16_t kept[32],
                                          const uint16_t among[32])
{
    __m256i single[2];

    for (int i = 0; i < 2; i++) {
        const __m256i all = _mm256_loadu_si256((const __m256i *)(const void *)lane + i);
        const __m256i keep = _mm256_loadu_si256((const __m256i *)(const void *)kept + i);
        const __m256i some = _mm256_loadu_si256((const __m256i *)(const void *)among + i);
        const __m256i rest = _mm256_and_si256(all, keep);
        const __m256i less = _mm256_add_epi16(rest, _mm256_set1_epi16(-1));
        const __m256i out =
            _mm256_cmpeq_epi16(_mm256_and_si256(rest, some), _mm256_setzero_si256());
        single[i] =
            _mm256_andnot_si256(out, _mm256_cmpgt_epi16(_mm256_xor_si256(rest, less), less));
    }
    return ch_lanes_bits(single[0], single[1]);
}

static inline uint32_t ch_lanes_lose_all(uint16_t lane[32], const uint16_t where[32], uint16_t bit)
{
    const __m256i all = _mm256_set1_epi16((short)bit);
    __m256i single[2];

    for (int i = 0; i < 2; i++) {
        __m256i *const at = (__m256i *)(void *)lane + i;
        const __m256i *const from = (const __m256i *)(const void *)where + i;
        const __m256i old = _mm256_loadu_si256(at);
        const __m256i cleared = _mm256_and_si256(_mm256_loadu_si256(from), all);
        const __m256i rest = _mm256_andnot_si256(cleared, old);
        const __m256i less = _mm256_add_epi16(rest, _mm256_set1_epi16(-1));
        _mm256_storeu_si256(at, rest);
        single[i] = _mm256_andnot_si256(_mm256_cmpeq_epi16(rest, old),
                                        _mm256_cmpgt_epi16(_mm256_xor_si256(rest, less), less));
    }
    return ch_lanes_bits(single[0], single[1]);
}
#elif defined(CH_HAS_EIGHT)
static inline ChLaneSummary ch_lanes_summary(const uint16_t lane[32])
{
    ChLaneSummary summary = {0, 0};

    for (int i = 0; i < 32; i += 16) {
        const ChEight low = ch_eight_load(lane + i);
        const ChEight high = ch_eight_load(lane + i + 8);
        summary.none |= ch_eight_tops(low == 0, high == 0) << i;
        summary.few |= ch_eight_tops((low & (low - 1)) == 0, (high & (high - 1)) == 0) << i;
    }
    return summary;
}

/* A lane has a single bit when it differs from the number below in more bits than that has. */

static inline uint32_t ch_lanes_single(const uint16_t lane[32])
{
    uint32_t single = 0;

    for (int i = 0; i < 32; i += 16)
        single |= ch_eight_tops(ch_eight_single(ch_eight_load(lane + i)),
                                ch_eight_single(ch_eight_load(lane + i + 8)))
                  << i;
    return single;
}

static inline ChEight ch_lanes_eight_in(const uint16_t *lane, const uint16_t *kept,
                                        const uint16_t *among)
{
    const ChEight rest = ch_eight_load(lane) & ch_eight_load(kept);

    return ch_eight_single(rest) & ((rest & ch_eight_load(among)) != 0);
}

static inline uint32_t ch_lanes_single_in(const uint16_t lane[32], const uint16_t kept[32],
                                          const uint16_t among[32])
{
    uint32_t single = 0;

    for (int i = 0; i < 32; i += 16)
        single |= ch_eight_tops(ch_lanes_eight_in(lane + i, kept + i, among + i),
                                ch_lanes_eight_in(lane + i + 8, kept + i + 8, among + i + 8))
                  << i;
    return single;
}

/* Fills the lanes 8 * I to 8 * I + 7 whose bits in WHERE are set. */
static inline ChEight ch_eight_of_bits(const uint64_t where[2], int i)
{
    const ChEight own = {1, 2, 4, 8, 16, 32, 64, 128};

    return (ch_eight_every((unsigned)(where[i / 8] >> 8 * (i % 8)) & 0xff) & own) == own;
}

static inline bool ch_lanes_clear(uint16_t lane[96], const uint64_t where[2], uint16_t bits)
{
    ChEight empty = {0};

    for (int i = 0; i < 12; i++) {
        const ChEight rest =
            ch_eight_load(lane + 8 * i) & ~(ch_eight_of_bits(where, i) & ch_eight_every(bits));
        ch_eight_store(lane + 8 * i, rest);
        empty |= rest == 0;
    }
    return ch_eight_any(empty);
}
#else
static inline ChLaneSummary ch_lanes_summary(const uint16_t lane[32])
{
    return ch_lanes_summary_plain(lane);
}

static inline uint32_t ch_lanes_single(const uint16_t lane[32])
{
    return ch_lanes_single_plain(lane);
}

static inline uint32_t ch_lanes_single_in(const uint16_t lane[32], const uint16_t kept[32],
                                          const uint16_t among[32])
{
    return ch_lanes_single_in_plain(lane, kept, among);
}

static inline bool ch_lanes_clear(uint16_t lane[96], const uint64_t where[2], uint16_t bits)
{
    return ch_lanes_clear_plain(lane, where, bits);
}
#endif

#if defined(CH_HAS_EIGHT)
static inline uint32_t ch_lanes_lose(uint16_t lane[8], const uint16_t where[8], uint16_t bit)
{
    const ChEight old = ch_eight_load(lane);
    const ChEight rest = old & ~(ch_eight_load(where) & ch_eight_every(bit));

    ch_eight_store(lane, rest);
    return ch_eight_tops((rest != old) & ch_eight_single(rest), (ChEight){0});
}
#else
static inline uint32_t ch_lanes_lose(uint16_t lane[8], const uint16_t where[8], uint16_t bit)
{
    return ch_lanes_lose_plain(lane, where, bit);
}
#endif

static inline ChCellBits ch_bytes_unlike(const uint8_t byte[81], uint8_t value)
{
#if defined(__SSE2__)
    const __m128i like = _mm_set1_epi8((char)value);
    ChCellBits bits = {{0, (uint64_t)(byte[80] != value) << 16}};

    for (int i = 0; i < 5; i++) {
        const __m128i sixteen = _mm_loadu_si128((const __m128i *)(const void *)(byte + 16 * i));
        const unsigned same = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(sixteen, like));
        bits.half[i / 4] |= (uint64_t)(~same & 0xffff) << i % 4 * 16;
    }
    return bits;
#else
    return ch_bytes_unlike_plain(byte, value);
#endif
}

#if !defined(__AVX2__)
/* Clears in 32 lanes the bits that KEPT lacks. */
static inline ChLaneKinds ch_lanes_keep(uint16_t lane[32], const uint16_t kept[32])
{
    for (int i = 0; i < 32; i++)
        lane[i] &= kept[i];
    return (ChLaneKinds){ch_lanes_summary(lane).none, ch_lanes_single(lane)};
}

/* Does what ch_lanes_lose() does in 32 lanes. */
static inline uint32_t ch_lanes_lose_all(uint16_t lane[32], const uint16_t where[32], uint16_t bit)
{
    uint32_t single = 0;

    for (int i = 0; i < 32; i += 8)
        single |= ch_lanes_lose(lane + i, where + i, bit) << i;
    return single;
}
#endif

#endif

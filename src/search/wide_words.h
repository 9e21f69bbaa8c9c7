/* wide_words.h - see wide.h: a group of lanes is a word, its first lane the lowest 16 bits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_WIDE_WORDS_H
#define CH_SEARCH_WIDE_WORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "boxes.h"
#include "wide_inline.h"

typedef uint64_t ChWide __attribute__((vector_size(32)));

#define CH_TOPS UINT64_C(0x8000800080008000)
#define CH_ONES UINT64_C(0x0001000100010001)

CH_WIDE_INLINE ChWide ch_wide_load(const uint16_t *lane)
{
    ChWide x = {0, 0, 0, 0};

    for (int i = 0; i < CH_WIDTH; i++)
        x[i / CH_GROUP] |= (uint64_t)lane[i] << 16 * (i % CH_GROUP);
    return x;
}

static inline void ch_wide_store(uint16_t *lane, ChWide x)
{
    for (int i = 0; i < CH_WIDTH; i++)
        lane[i] = (uint16_t)(x[i / CH_GROUP] >> 16 * (i % CH_GROUP));
}

CH_WIDE_INLINE ChWide ch_wide_every(unsigned bits)
{
    const uint64_t word = bits * CH_ONES;
    return (ChWide){word, word, word, word};
}

/* A top bit set beforehand absorbs the borrow, so that none leaves its lane. */
CH_WIDE_INLINE ChWide ch_wide_less_one(ChWide x)
{
    return ((x | CH_TOPS) - CH_ONES) ^ CH_TOPS;
}

CH_WIDE_INLINE ChWide ch_wide_is_empty(ChWide x)
{
    const ChWide top = ch_wide_less_one(x) & CH_TOPS;
    return (top - (top >> 15)) | top;
}

CH_WIDE_INLINE ChWide ch_wide_others_in_band(ChWide x)
{
    return (x >> 16 | (x & 0xffff) << 32) | ((x << 16 & UINT64_C(0xffffffff0000)) | x >> 32);
}

CH_WIDE_INLINE ChWide ch_wide_others_in_stack(ChWide x)
{
    return (ChWide){x[1] | x[2], x[2] | x[0], x[0] | x[1], 0};
}

static inline bool ch_wide_any(ChWide x)
{
    return (x[0] | x[1] | x[2] | x[3]) != 0;
}

static inline uint32_t ch_wide_word_tops(uint64_t word)
{
    const uint64_t tops = (word & CH_TOPS) >> 15;
    return (uint32_t)(tops | tops >> 15 | tops >> 30 | tops >> 45) & 15;
}

static inline uint32_t ch_wide_tops(ChWide x, ChWide y)
{
    uint32_t tops = 0;

    for (int i = 0; i < CH_WIDTH / CH_GROUP; i++)
        tops |= ch_wide_word_tops(x[i]) << CH_GROUP * i | ch_wide_word_tops(y[i])
                                                              << (CH_WIDTH + CH_GROUP * i);
    return tops;
}

#endif

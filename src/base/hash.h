/* hash.h - the hash of words: for tables and for comparing contents, never for storage.
 *
 * A word is mixed as in SplitMix64 (random.h): each bit of the input changes about half of the bits
 * of the output. Any bits of a hash may index a table. A hash of several words adds one after
 * another. The hash of a log (engine.h) is printed, so it keeps a definition of its own.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_HASH_H
#define CH_BASE_HASH_H

#include <stdint.h>

/* Added to a word before it is mixed, so that 0 is mixed as well: 2^64 by the golden ratio. */
#define CH_HASH_STEP UINT64_C(0x9e3779b97f4a7c15)

/* Mixes a word; different words have different results. */
static inline uint64_t ch_hash_mix(uint64_t word)
{
    word = (word ^ word >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    word = (word ^ word >> 27) * UINT64_C(0x94d049bb133111eb);
    return word ^ word >> 31;
}

/* Adds a word to a hash, which may start with any number. */
static inline uint64_t ch_hash_add(uint64_t hash, uint64_t word)
{
    return ch_hash_mix((hash ^ word) + CH_HASH_STEP);
}

static inline uint64_t ch_hash_add_all(uint64_t hash, const uint64_t *word, int count)
{
    for (int i = 0; i < count; i++)
        hash = ch_hash_add(hash, word[i]);
    return hash;
}

#endif

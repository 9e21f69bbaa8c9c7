/* random.h - random numbers that are the same on every machine.
 *
 * SplitMix64 (Steele, Lea and Flood 2014): 64 bits of state, a new number by one multiplication
 * chain.  A seed gives the same puzzle everywhere and for ever, so the generator never changes.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_RANDOM_H
#define CH_BASE_RANDOM_H

#include <stdint.h>

typedef struct ChRandom {
    uint64_t state;
} ChRandom;

uint64_t ch_random_next(ChRandom *random);

/* A number in 0..limit-1, every one equally likely; limit > 0. */
uint32_t ch_random_below(ChRandom *random, uint32_t limit);

/* Puts COUNT values in random order. */
void ch_random_shuffle(ChRandom *random, uint8_t *values, uint32_t count);

#endif

/* random.h - random numbers that are the same on every machine.
 *
 * SplitMix64 (Steele, Lea and Flood 2014): 64 bits of state, one multiplication chain per number. A
 * seed must give the same puzzle everywhere and in all versions, so the generator never changes.
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

/* Returns a number in 0..limit-1, every one equally likely; limit > 0. */
uint32_t ch_random_below(ChRandom *random, uint32_t limit);

/* Shuffles COUNT values. */
void ch_random_shuffle(ChRandom *random, uint8_t *values, uint32_t count);

#endif

/* random.c - see random.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"

#include "hash.h"

uint64_t ch_random_next(ChRandom *random)
{
    return ch_hash_mix(random->state += CH_HASH_STEP);
}

uint32_t ch_random_below(ChRandom *random, uint32_t limit)
{
    /* Values of the last, incomplete run of LIMIT numbers would favour small results: draw
     * again. */
    const uint32_t partial = (uint32_t)(UINT64_C(0x100000000) % limit);
    uint32_t drawn;

    do
        drawn = (uint32_t)(ch_random_next(random) >> 32);
    while (drawn >= UINT32_MAX - partial + 1 && partial != 0);
    return drawn % limit;
}

void ch_random_shuffle(ChRandom *random, uint8_t *values, uint32_t count)
{
    for (uint32_t left = count; left > 1; left--) {
        const uint32_t pick = ch_random_below(random, left);
        const uint8_t value = values[pick];
        values[pick] = values[left - 1];
        values[left - 1] = value;
    }
}

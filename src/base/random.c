/* random.c - see random.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"

uint64_t ch_random_next(ChRandom *random)
{
    uint64_t z = random->state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
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

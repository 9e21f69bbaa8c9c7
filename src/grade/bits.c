/* bits.c - see bits.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bits.h"

#include <assert.h>

/* Computes the binary digits of the logarithm one by one: with 1 <= x < 2, x * x is 2 or more
 * exactly when the next binary digit of log x is 1. */
uint32_t ch_bits_of(uint32_t number)
{
    assert(number > 0);
    const int whole = 31 - __builtin_clz(number);
    uint64_t x = (uint64_t)number << (31 - whole); /* fixed point: 2^31 represents 1 */
    uint32_t bits = (uint32_t)whole;

    for (uint32_t digit = CH_BIT; digit > 1; digit >>= 1) {
        x = x * x >> 31;
        bits <<= 1;
        if (x >> 32 != 0) {
            x >>= 1;
            bits |= 1;
        }
    }
    return bits;
}

/* Computes all! / (taken! (all - taken)!) factor by factor. */
uint32_t ch_bits_of_choice(uint32_t all, uint32_t taken)
{
    int64_t bits = 0;

    assert(taken <= all);
    if (taken > all - taken)
        taken = all - taken;
    for (uint32_t i = 0; i < taken; i++)
        bits += (int64_t)ch_bits_of(all - i) - (int64_t)ch_bits_of(i + 1);
    return bits > 0 ? (uint32_t)bits : 0;
}

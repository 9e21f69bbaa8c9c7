/* bits.h - how many bits a choice takes, in whole numbers, so that every machine gets the same.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_BITS_H
#define CH_GRADE_BITS_H

#include <stdint.h>

/* Bits are counted in 65,536ths. */
enum { CH_BIT = 1 << 16 };

/* The logarithm to base 2 of NUMBER (1 or more), rounded down. */
uint32_t ch_bits_of(uint32_t number);

/* Bits to pick a set of TAKEN things out of ALL, 0 <= TAKEN <= ALL, to within a thousandth. */
uint32_t ch_bits_of_choice(uint32_t all, uint32_t taken);

#endif

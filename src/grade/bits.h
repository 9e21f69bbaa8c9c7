/* bits.h - the information content of a choice, in bits.
 *
 * All arithmetic is on integers, so that every machine gets the same result.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_BITS_H
#define CH_GRADE_BITS_H

#include <stdint.h>

/* Bits are counted in 65,536ths. */
enum { CH_BIT = 1 << 16 };

/* Returns the logarithm to base 2 of NUMBER (1 or more), rounded down. */
uint32_t ch_bits_of(uint32_t number);

/* Returns the bits that select a set of TAKEN things out of ALL, 0 <= TAKEN <= ALL, to within a
 * thousandth of a bit. */
uint32_t ch_bits_of_choice(uint32_t all, uint32_t taken);

#endif

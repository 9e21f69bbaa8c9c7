/* wide_vector.h - see wide.h: a vector of sixteen lanes, 256 bits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_WIDE_VECTOR_H
#define CH_SEARCH_WIDE_VECTOR_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "boxes.h"
#include "wide_inline.h"

typedef uint16_t ChWide __attribute__((vector_size(32)));

CH_WIDE_INLINE ChWide ch_wide_load(const uint16_t *lane)
{
    ChWide x;

    memcpy(&x, lane, sizeof x);
    return x;
}

static inline void ch_wide_store(uint16_t *lane, ChWide x)
{
    memcpy(lane, &x, sizeof x);
}

CH_WIDE_INLINE ChWide ch_wide_every(unsigned bits)
{
    return (ChWide){0} + (uint16_t)bits;
}

CH_WIDE_INLINE ChWide ch_wide_less_one(ChWide x)
{
    return x - 1;
}

/* The rest has no portable form that every compiler makes good code of. */
#ifdef __AVX2__
#include "wide_avx2.h"
#else
#include "wide_halves.h"
#endif

#endif

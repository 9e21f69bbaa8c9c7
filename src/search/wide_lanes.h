/* wide_lanes.h - see wide.h: a vector of sixteen lanes, 256 bits, and the operations that every
 * compiler translates well.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_WIDE_LANES_H
#define CH_SEARCH_WIDE_LANES_H

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

#endif

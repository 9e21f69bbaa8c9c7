/* wings_chained.h - the seed of one link of a chained wing, from which a marker restores the link.
 *
 *      V    bit 31, the cell, the digit of its inner end, the digit of its outer end
 *      L    the house, the digit, the places of its inner end
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WINGS_CHAINED_H
#define CH_STRATEGIES_WINGS_CHAINED_H

#include <stdint.h>

#define CH_WING_SEED_CELL 0x80000000u

static inline uint32_t ch_wing_seed_cell(unsigned cell, unsigned inner, unsigned outer)
{
    return CH_WING_SEED_CELL | cell | inner << 8 | outer << 12;
}

static inline uint32_t ch_wing_seed_ways(unsigned house, unsigned digit, unsigned inner_places)
{
    return house | digit << 8 | inner_places << 12;
}

#endif

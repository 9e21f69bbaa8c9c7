/* intersections.h - the seed of locked candidates, from which the marker reconstructs the pattern.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_INTERSECTIONS_H
#define CH_STRATEGIES_INTERSECTIONS_H

#include <stdint.h>

enum { CH_LOCKED_DIGIT_BITS = 4, CH_LOCKED_HOUSE_BITS = 5 };

static inline uint16_t ch_locked_seed(int digit, int base, int cover)
{
    return (uint16_t)(digit | base << CH_LOCKED_DIGIT_BITS |
                      cover << (CH_LOCKED_DIGIT_BITS + CH_LOCKED_HOUSE_BITS));
}

#endif

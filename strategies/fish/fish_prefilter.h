/* fish_prefilter.h - the tests ahead of the search for basic fish, finned or not.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FISH_PREFILTER_H
#define CH_STRATEGIES_FISH_PREFILTER_H

#include "fish.h"
#include "fish_lines.h"

/* Returns the digits and directions to search: bit 2 * digit, plus one where the bases are columns.
 * Those left out have no such fish with an elimination. */
uint32_t ch_fish_promising(const ChFinderInput *input, const ChFishWanted *wanted);

#endif

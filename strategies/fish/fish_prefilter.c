/* fish_prefilter.c - rejects only digits, directions and bases that have no basic fish with an
 * elimination.
 *
 * A digit without impossible places (placements.h) has no fish at all. One scan of all base sets
 * lists the sizes of finned fish, for sizes up to four.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish_prefilter.h"

#include "fresh.h"

uint32_t ch_fish_promising(const ChFinderInput *input, const ChFishWanted *wanted)
{
    uint32_t both = 0;

    CH_EACH_DIGIT(digit, ch_promising_digits(input))
        both |= 3u << 2 * digit;
    if (both == 0 || !wanted->finned || wanted->size > CH_FINNED_FISH_LARGEST ||
        input->options->unfiltered)
        return both;
    const ChFinnedFish *const finned_fish = ch_facts_finned_fish(input->facts);
    return both & (wanted->sashimi ? finned_fish->sashimi[wanted->size]
                                   : finned_fish->finned[wanted->size]);
}

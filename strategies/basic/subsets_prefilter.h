/* subsets_prefilter.h - the test ahead of the search for naked pairs.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SUBSETS_PREFILTER_H
#define CH_STRATEGIES_SUBSETS_PREFILTER_H

#include "technique.h"

/* Returns false only where no naked pair, locked or not, removes anything. */
bool ch_may_have_naked_pair(const ChFinderInput *input);

#endif

/* als_prefilter.h - the tests ahead of the search for patterns of almost locked sets.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_ALS_PREFILTER_H
#define CH_STRATEGIES_ALS_PREFILTER_H

#include "als.h"

/* Returns false only where no ALS-XY-wing around C removes anything. */
bool ch_als_may_be_middle(const ChAlsSearch *search, const ChAls *c);

/* Returns false only where no ALS-W-wing removes anything: one of its sets sees the digit in one
 * place of a conjugate pair, the other set in the other place. */
bool ch_als_may_share_target(const ChAlsSearch *search, const ChAlsWatchers watchers[2], int digit);

/* Returns the targets that the petals of a stem, a constraint, may share. No death blossom of that
 * stem removes any other candidate. */
ChAlsReach ch_als_blossom_targets(const ChAlsSearch *search, int stem);

#endif

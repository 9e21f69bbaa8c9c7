/* remote_pair_prefilter.h - the test ahead of the search for remote pairs.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_REMOTE_PAIR_PREFILTER_H
#define CH_STRATEGIES_REMOTE_PAIR_PREFILTER_H

#include "technique.h"

/* Returns false only where no remote pair removes anything. */
bool ch_may_have_remote_pair(const ChFinderInput *input);

#endif

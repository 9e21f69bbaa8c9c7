/* whips_find.h - the finder of the profile csp.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_FIND_H
#define CH_STRATEGIES_WHIPS_FIND_H

#include "whips.h"

/* Reports the patterns of all four techniques: the shortest first, and of one length whips,
 * g-whips, braids, g-braids. */
bool ch_find_simplest_whip(const ChFinderInput *input, ChSink *sink);

#endif

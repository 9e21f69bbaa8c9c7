/* subsets.h - naked subsets, for those of two families: plain ones and locked ones.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SUBSETS_H
#define CH_STRATEGIES_SUBSETS_H

#include "technique.h"

/* Finds naked subsets of SIZE cells, 2 to CH_FEW: LOCKED: in boxes, those that lie in a line too
 * and take candidates from both; else all others.  Each is reported once, whatever houses it lies
 * in. */
bool ch_find_naked(const ChScene *scene, ChSink *sink, int technique, int size, bool locked);

#endif

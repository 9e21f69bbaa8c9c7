/* dom_wdeg.h - choices that learn from dead ends, for searches that have become long.
 *
 * Where a contradiction concerns a few constraints only, choices made elsewhere multiply the work
 * without end.  So each constraint that a dead end leaves without a candidate is blamed, and the
 * choice is the constraint with the fewest candidates for its blame: `dom/wdeg`, by Boussemart,
 * Hemery, Lecoutre and Sais (2004).  Slow beside choice.h, and therefore only for long searches.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_DOM_WDEG_H
#define CH_SEARCH_DOM_WDEG_H

#include "boxes.h"
#include "spread.h"

typedef struct ChDomWdeg {
    uint64_t weight[CH_CONSTRAINTS]; /* 1 and more; dead ends never fill 60 bits */
} ChDomWdeg;

void ch_dom_wdeg_start(ChDomWdeg *wdeg);

/* BOXES is where the sweeps found a contradiction. */
void ch_dom_wdeg_dead_end(ChDomWdeg *wdeg, const ChBoxes *boxes);

/* BOXES is undecided and the sweeps have come to an end: a digit that stands is alone in its
 * houses, so that what is chosen is open. */
ChSearchChoice ch_dom_wdeg_choose(const ChDomWdeg *wdeg, const ChBoxes *boxes);

#endif

/* dom_wdeg.h - choices that learn from dead ends, for long searches.
 *
 * Where a contradiction concerns a few constraints only, choices made elsewhere multiply the work
 * without end.  So each constraint that a dead end leaves without a candidate gains weight. The
 * choice is the constraint with the lowest ratio of candidates to weight.  This is `dom/wdeg`, by
 * Boussemart, Hemery, Lecoutre and Sais (2004).  It is slower than choice.h, and therefore used for
 * long searches only.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_DOM_WDEG_H
#define CH_SEARCH_DOM_WDEG_H

#include "boxes.h"
#include "spread.h"

typedef struct ChDomWdeg {
    uint64_t weight[CH_CONSTRAINTS]; /* at least 1; too few dead ends are possible to fill 60
                                        bits */
} ChDomWdeg;

void ch_dom_wdeg_start(ChDomWdeg *wdeg);

/* Adds weight for a dead end.  BOXES is the state in which the sweeps found a contradiction. */
void ch_dom_wdeg_dead_end(ChDomWdeg *wdeg, const ChBoxes *boxes);

/* Chooses a constraint with two or more candidates.  BOXES must be undecided and the sweeps at
 * their fixed point: a placed digit is then single in its houses, so it is never chosen. */
ChSearchChoice ch_dom_wdeg_choose(const ChDomWdeg *wdeg, const ChBoxes *boxes);

#endif

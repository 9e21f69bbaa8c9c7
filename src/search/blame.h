/* blame.h - choices that learn from dead ends, for searches that have become long.
 *
 * Where a contradiction concerns a few constraints only, choices made elsewhere multiply the work
 * without end.  So each constraint that a dead end leaves without a candidate is blamed, and the
 * choice is the constraint with the fewest candidates for its blame: `dom/wdeg`, by Boussemart,
 * Hemery, Lecoutre and Sais (2004).  Slow beside choice.h, and therefore only for long searches.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_BLAME_H
#define CH_SEARCH_BLAME_H

#include "boxes.h"
#include "spread.h"

typedef struct ChBlame {
    uint64_t weight[CH_CONSTRAINTS]; /* 1 and more; dead ends never fill 60 bits */
} ChBlame;

void ch_blame_start(ChBlame *blame);

/* BOXES is where the sweeps found a contradiction. */
void ch_blame_dead_end(ChBlame *blame, const ChBoxes *boxes);

/* BOXES is undecided and the sweeps have come to an end: a digit that stands is alone in its
 * houses, so that what is chosen is open. */
ChChoice ch_blame_choose(const ChBlame *blame, const ChBoxes *boxes);

#endif

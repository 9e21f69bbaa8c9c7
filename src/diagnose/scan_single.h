/* scan_single.h - the single that a person sees first.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_SCAN_SINGLE_H
#define CH_DIAGNOSE_SCAN_SINGLE_H

#include "engine.h"

/* A single, and how easily it is seen: the lower the key, the easier. */
typedef struct ChSeenSingle {
    uint32_t key; /* CH_NO_SINGLE: there is none */
    ChStep step;
} ChSeenSingle;

enum { CH_NO_SINGLE = 1 << 30 };

/* Returns the easiest single on a board of those that the plan knows.  COUNTS: cells are counted,
 * too. */
ChSeenSingle ch_scan_single(const ChBoard *board, const ChPlan *plan, bool counts);

#endif

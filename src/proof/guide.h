/* guide.h - the argument of a step as a guide: which premise a refutation splits, case by case.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PROOF_GUIDE_H
#define CH_PROOF_GUIDE_H

#include "record.h"

/* The lines of an argument from a point on; empty where there is no guide. */
typedef struct ChGuide {
    const ChLine *line;
    const ChLine *end;
} ChGuide;

/* ARGUMENT may be NULL. */
ChGuide ch_guide_start(const ChArgument *argument);

/* Skips the conclusions ahead of a split; the guide is empty where none follows. */
ChGuide ch_guide_next_split(ChGuide guide);

/* Returns the branch of a split in which a candidate is assumed; empty where there is none. */
ChGuide ch_guide_branch(ChGuide split, int candidate);

#endif

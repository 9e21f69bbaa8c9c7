/* step_kinds.h - the kinds of steps by which one function decides several sub-types (technique.h).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_STEP_KINDS_H
#define CH_STRATEGIES_STEP_KINDS_H

#include "technique.h"

/* The automorphisms that have a name. */
enum {
    CH_SYMMETRY_HALF_TURN = 1,
    CH_SYMMETRY_DIAGONAL,
    CH_SYMMETRY_QUARTER_TURN,
    CH_SYMMETRY_STICKS
};
int ch_symmetry_kind(const ChBoard *before, const ChStepRecord *step);

#endif

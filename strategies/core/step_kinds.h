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

/* The types of whips: all variables are cells, or digits in boxes, in rows or in columns. */
typedef enum ChWhipType {
    CH_WHIP_UNTYPED,
    CH_WHIP_CELLS, /* these are in the order of the constraints */
    CH_WHIP_BOXES,
    CH_WHIP_ROWS,
    CH_WHIP_COLUMNS,
    CH_WHIP_TYPES
} ChWhipType;
int ch_typed_whip_kind(const ChBoard *before, const ChStepRecord *step);

/* Returns the number of strong links of an X-chain that ends in two nodes. */
int ch_strong_links_of_x_chain(const ChBoard *before, const ChStepRecord *step);

#endif

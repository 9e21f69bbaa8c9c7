/* se_advance.h - the state of the searches inside an assumption.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_ADVANCE_H
#define CH_STRATEGIES_SE_ADVANCE_H

#include "se_chain.h"

typedef struct ChSeAdvance {
    ChSeSpace *space;
    int number; /* the depth's index */
    ChSeDepth *depth;
    ChSeClosure *closure;
    bool any;
    bool is_wide;        /* the net is widened for the present grid */
    ChSeMarks is_parent; /* parents of the current hint, as a set */
    uint32_t first;      /* index of its first parent */
} ChSeAdvance;

/* Adds the eliminations of a pattern; a sink's function, whose context is the state. */
bool ch_se_take_pattern(void *context, const ChSeHint *hint);

/* Adds the eliminations of the hints of an answer. */
void ch_se_take_answer(ChSeAdvance *advance, const ChSeAnswer *answer);

#endif

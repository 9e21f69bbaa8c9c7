/* six_cell_sets.h - a fact: which pairs of lines may contain an extended rectangle.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SIX_CELL_SETS_H
#define CH_STRATEGIES_SIX_CELL_SETS_H

#include "facts.h"

/* Extended rectangles, complete except for some guardians (uniqueness_extended.c). For each line,
 * the set of later lines that contain the other three cells. */
typedef struct ChSixCellSets {
    uint32_t with[CH_HOUSES];
} ChSixCellSets;

const ChSixCellSets *ch_facts_six_cell_sets(ChFacts *facts);

void ch_six_cell_sets_build(const ChBoard *board, ChSixCellSets *six_cell_sets);

#endif

/* six_cell_sets.h - the fact which lines may share an extended rectangle.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SIX_CELL_SETS_H
#define CH_STRATEGIES_SIX_CELL_SETS_H

#include "facts.h"

/* Extended rectangles, or what would be one but for some guardians (uniqueness_extended.c): for
 * each line those after it that hold the other three cells. */
typedef struct ChSixCellSets {
    uint32_t with[CH_HOUSES];
} ChSixCellSets;

const ChSixCellSets *ch_facts_six_cell_sets(ChFacts *facts);

void ch_six_cell_sets_build(const ChBoard *board, ChSixCellSets *six_cell_sets);

#endif

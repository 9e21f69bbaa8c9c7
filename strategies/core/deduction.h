/* deduction.h - a step under construction: the premises and conclusions a finder collects.
 *
 *      ChDeduction deduction = ch_deduction(CH_TECHNIQUE_POINTING);
 *      ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(box, digit));
 *      ch_add_eliminations(&deduction, input->board, cells, digit);
 *      if (ch_report(&deduction, sink))
 *          return true;
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_DEDUCTION_H
#define CH_STRATEGIES_DEDUCTION_H

#include <assert.h>

#include "board.h"
#include "step.h"

typedef struct ChDeduction {
    uint16_t technique;
    uint16_t seed;     /* of the step; detail.seed has room for more */
    unsigned removals; /* the number of eliminations */
    uint16_t placed;   /* a candidate, or CH_NONE */
    ChDetail detail;
} ChDeduction;

static inline ChDeduction ch_deduction(int technique)
{
    return (ChDeduction){.technique = (uint16_t)technique, .placed = CH_NONE};
}

/* ---- premises ---- */

static inline void ch_add_premise(ChDeduction *deduction, int constraint)
{
    assert(constraint >= 0 && constraint < CH_CONSTRAINTS);
    ch_constraints_add(&deduction->detail.premises, constraint);
}

static inline void ch_add_cell_premises(ChDeduction *deduction, ChCellSet cells)
{
    CH_EACH_CELL(cell, cells)
        ch_add_premise(deduction, CH_CELL_CONSTRAINT(cell));
}

static inline void ch_add_digit_premises(ChDeduction *deduction, int house, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits)
        ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(house, digit));
}

/* Makes the step depend on a deadly pattern (step.h).  The caller owns the pattern, which must last
 * until the report. */
static inline void ch_add_deadly_pattern(ChDeduction *deduction, const ChDeadlyPattern *deadly)
{
    assert(deduction->detail.deadly_count == 0);
    deduction->detail.deadly = deadly;
    deduction->detail.deadly_count = 1;
}

/* ---- conclusions ---- */

/* Removes the digit from those of the cells that are empty and have it. */
static inline void ch_add_eliminations(ChDeduction *deduction, const ChBoard *board,
                                       ChCellSet cells, int digit)
{
    assert(digit >= 0 && digit < CH_DIGITS);
    cells = ch_cells_and(cells, ch_board_open(board, digit));
    CH_EACH_CELL(cell, cells) {
        const int candidate = CH_CANDIDATE(cell, digit);
        deduction->removals += !ch_candidates_has(&deduction->detail.removed, candidate);
        ch_candidates_add(&deduction->detail.removed, candidate);
    }
}

/* Removes those of the digits that the cell still has. */
static inline void ch_add_cell_eliminations(ChDeduction *deduction, const ChBoard *board, int cell,
                                            unsigned digits)
{
    assert(cell >= 0 && cell < CH_CELLS);
    if (board->digit[cell] != CH_NO_DIGIT)
        return;
    CH_EACH_DIGIT(digit, digits & board->candidates[cell]) {
        const int candidate = CH_CANDIDATE(cell, digit);
        deduction->removals += !ch_candidates_has(&deduction->detail.removed, candidate);
        ch_candidates_add(&deduction->detail.removed, candidate);
    }
}

/* Places the candidates.  A single one is stored in `placed`. */
static inline void ch_add_placements(ChDeduction *deduction, const ChCandidateSet *placed)
{
    if (ch_candidates_count(placed) == 1)
        deduction->placed = (uint16_t)ch_candidates_next(placed, 0);
    else
        deduction->detail.placed = *placed;
}

/* Reports the step to the sink if it concludes anything.  True: the sink wants no more. */
static inline bool ch_report(const ChDeduction *deduction, ChSink *sink)
{
    if (deduction->removals == 0 && deduction->placed == CH_NONE &&
        ch_candidates_next(&deduction->detail.placed, 0) < 0)
        return false;
    assert(deduction->placed == CH_NONE || deduction->placed < CH_CANDIDATES);
    assert(deduction->detail.deadly_count <= CH_MAX_DEADLY);
    const ChStep step = {.technique = deduction->technique,
                         .placed = deduction->placed,
                         .premise = CH_NONE,
                         .seed = deduction->seed,
                         .detail = &deduction->detail};
    return ch_sink_take(sink, &step);
}

#endif

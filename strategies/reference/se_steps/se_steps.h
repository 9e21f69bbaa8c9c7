/* se_steps.h - the se profile: what Sudoku Explainer 1.2.1.3 does next, as steps with their proof.
 *
 * The producers (strategies/se) know nothing of premises.  What each of their hints rests on is
 * read off the hint: a pattern's cells and houses, a chain's inferences.  A hint that cannot be
 * proved is none: no step is made of it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_STEPS_H
#define CH_STRATEGIES_SE_STEPS_H

#include "deduction.h"
#include "finders.h"
#include "se_next.h"

/* Where the finders work; large (as ChSeSpace), the caller's, and zero at first.  Nothing is kept
 * from one question to the next but what is the same on the same board. */
typedef struct ChSe {
    uint16_t candidates[CH_CELLS]; /* of the board that the grid was read from, */
    uint8_t digit[CH_CELLS];       /* and its digits */
    bool has_grid;
    ChSeGrid grid;
    ChSeHint hint; /* the last one found */
    ChDeadlyPattern deadly;
    ChSeSpace space;
} ChSe;

#define SE_PRODUCER(number, finder) bool finder(const ChFinderInput *input, ChSink *sink);
#include "se_producers.def"
#undef SE_PRODUCER

/* ---- what a hint rests on ---- */

/* A cell of the scale's grid in the model's numbers; candidates likewise.  Houses, and places in
 * them, are the same. */
static inline int ch_se_model_cell(int cell)
{
    return CH_CELL_AT(cell / 9, cell % 9);
}

static inline int ch_se_model_candidate(int candidate)
{
    return CH_CANDIDATE(ch_se_model_cell(candidate / 9), candidate % 9);
}

ChCellSet ch_se_model_cells(ChSeCells cells);

/* The constraint by which a node that is on follows. */
int ch_se_constraint(ChSeLink link);

/* Each names the technique of the last hint and fills in premises and seeds; false: there is no
 * proof. */
bool ch_se_prove_pattern(const ChFinderInput *input, ChDeduction *deduction);
bool ch_se_prove_uniqueness(const ChFinderInput *input, ChDeduction *deduction);
bool ch_se_prove_chain(const ChFinderInput *input, ChDeduction *deduction);
bool ch_se_prove_forcing(const ChFinderInput *input, ChDeduction *deduction);

#endif

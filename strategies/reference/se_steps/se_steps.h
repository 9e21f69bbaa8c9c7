/* se_steps.h - the profiles of the Sudoku Explainer family: the next hint of a scale, as a step
 * with its proof.
 *
 * The producers (strategies/reference/se) record no premises.  The premises are derived from each
 * hint: a pattern's cells and houses, a chain's inferences.  No step is made of a hint without a
 * proof.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_STEPS_H
#define CH_STRATEGIES_SE_STEPS_H

#include "deduction.h"
#include "finders.h"
#include "profile.h"
#include "se.h"

/* The state of a profile: large (as ChSeSpace).  From step to step it keeps only results that are
 * the same on the same board. */
typedef struct ChSe {
    const ChSeScale *scale;
    ChSeGrid grid; /* the board */
    ChSeHint hint; /* the last one found */
    ChDeadlyPattern deadly;
    ChSeSpace space;
} ChSe;

extern const ChProfile ch_se_profile;
extern const ChProfile ch_sx_profile;
extern const ChProfile ch_sukaku_profile;

/* Returns the state of the profile, which only its own finders receive. */
static inline ChSe *ch_se_state(const ChFinderInput *input)
{
    return input->state;
}

/* Reads the board into the state before the finders of the scale's profile look for a step. */
void ch_se_read_board(ChSe *se, const ChSeScale *scale, const ChBoard *board);

#define SE_PRODUCER(finder, function, rank) bool finder(const ChFinderInput *input, ChSink *sink);
#include "se_producers.def"
#undef SE_PRODUCER

/* ---- premises of a hint ---- */

/* Returns the constraint by which an on node follows. */
static inline int ch_se_constraint(ChSeLink link)
{
    const int cell = link.candidate / 9;

    return link.cause == CH_SE_NAKED
               ? CH_CELL_CONSTRAINT(ch_box_cell(cell))
               : CH_HOUSE_CONSTRAINT(ch_grid_cell_house[cell][link.cause], link.candidate % 9);
}

/* Each sets the technique of the last hint, the premises and the seeds; false: there is no
 * proof. */
bool ch_se_prove_pattern(const ChFinderInput *input, ChDeduction *deduction);
bool ch_se_prove_uniqueness(const ChFinderInput *input, ChDeduction *deduction);
bool ch_se_prove_links(const ChFinderInput *input, ChDeduction *deduction);
bool ch_se_prove_chain(const ChFinderInput *input, ChDeduction *deduction);
bool ch_se_prove_forcing(const ChFinderInput *input, ChDeduction *deduction);

#endif

/* essential_row.h - finds further steps for the essential path, row by row of the plan.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_ESSENTIAL_ROW_H
#define CH_DIAGNOSE_ESSENTIAL_ROW_H

#include "essential_try.h"

/* Prepares facts and the profile's state for a board, and returns the finders' input. */
ChFinderInput ch_essential_input(ChEssential *essential, const ChBoard *board);

/* Passes the steps that a row finds to SINK, until that wants no more.  Rows with the most effort
 * are left out, and those that rely on uniqueness where the puzzle may have several solutions. */
void ch_essential_run_row(const ChEssential *essential, const ChProfileRow *row,
                          const ChFinderInput *input, ChSink *sink);

/* Adds to the engine's log a step that has the conclusions of PART on the engine's board, or where
 * there is none some of them: of its technique, or else of the first that has one.  PART was found
 * on another board.  Where nothing is found, it is PART itself, with the premises that it needs on
 * this one; if it has colours whose cluster is not there, ESSENTIAL->hidden receives them. */
ChStatus ch_essential_log(ChEssential *essential, const ChStep *part);

#endif

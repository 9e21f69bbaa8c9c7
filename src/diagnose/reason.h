/* reason.h - why a player may make a move: candidates ruled out, and the step that then shows it.
 *
 * A reason has no digit in between.  A person who writes a digit has seen it in the grid as it is,
 * if need be with a few eliminations in the head.  A digit that follows only from other new digits
 * does not follow yet.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_REASON_H
#define CH_DIAGNOSE_REASON_H

#include "why.h"

/* A reason with more steps is none: nobody sees so much at once. */
enum { CH_REASON_STEPS = 48 };

/* Finds a reason for the fact proved, after ch_why_query().  WHY->log holds it: no step when the
 * position shows the fact by itself.  Returns false when the plan's techniques have none.  The plan
 * must be of a profile without state, and must not rely on uniqueness that the puzzle lacks. */
bool ch_reason_find(ChWhy *why, const ChPlan *plan);

/* Does the same with the techniques of the plan that are found quickly. */
bool ch_reason_find_quickly(ChWhy *why, const ChPlan *plan);

/* Logs the easiest step on a position that a technique up to LEVEL finds; false when there is none.
 * WHY is workspace; its log is kept. */
bool ch_reason_find_easiest(ChWhy *why, const ChPuzzle *position, const ChPlan *plan, int level,
                            ChLog *log);

/* Returns the technique of the hardest step of a log; CH_TECHNIQUE_NONE when it has no step. */
int ch_reason_hardest(const ChLog *log);

/* Returns the candidates that a single places on the board. */
ChCandidateSet ch_singles_of(const ChBoard *board);

#endif

/* why.h - the short proof of one fact, extracted from a solve.
 *
 * A position is solved until the fact is reached. The proof is then sliced backwards: a step is
 * kept only if later steps need its eliminations, and only with those:
 *
 *      the fact  <-  the step that concludes it  <-  eliminations in its premises  <-  ...
 *
 * A step is dropped where the others need it neither for their proof nor for their pattern.  Where
 * the techniques do not reach the fact, its opposite is refuted by cases or, if that would be long,
 * other candidates first.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_WHY_H
#define CH_DIAGNOSE_WHY_H

#include "mistakes.h"
#include "proof.h"

/* Finds whether a fact holds in the position of a puzzle, without a proof. */
void ch_why_query(ChWhy *why, const ChPuzzle *puzzle, ChFact fact);

/* Finds only whether the position has a solution; if so, TRUTH is OPEN. */
void ch_why_query_position(ChWhy *why, const ChPuzzle *puzzle);

/* Proves the fact queried, or its opposite, by the techniques of a plan. Techniques that rely on
 * uniqueness are skipped unless the puzzle has one solution. */
void ch_why_prove(ChWhy *why, const ChPlan *plan);

/* Looks, after ch_why_query(), for the easiest step that concludes the fact at once. Returns true
 * when there is one; it is then the only step of the log. Techniques of the highest level can show
 * most true facts. They are used only when the plan needs one to reach the fact, or if ANYWAY. */
bool ch_why_at_once(ChWhy *why, const ChPlan *plan, bool anyway);

/* Reports, after ch_why_query(), whether any technique of the plan finds a step in the position. */
bool ch_why_finds_any(ChWhy *why, const ChPlan *plan);

/* Reports whether the position shows the fact without a proof. */
static inline bool ch_why_is_plain(const ChWhy *why)
{
    return why->deciding_cell >= 0 || why->is_unmarked;
}

/* Queries and proves a fact in one call. */
void ch_why(ChWhy *why, const ChPuzzle *puzzle, ChFact fact, const ChPlan *plan);

/* Proves one of the mistakes from the right part of the position. At a dead end, the right part has
 * no solution, so the proof starts from the puzzle alone. */
void ch_why_mistake(ChWhy *why, const ChMistakes *mistakes, uint32_t which, const ChPlan *plan);

/* Proves the first digit that the plan places in a solve of the position. The log holds only the
 * steps that lead to it. Returns false when the plan places none. */
bool ch_why_next_digit(ChWhy *why, const ChPuzzle *puzzle, const ChPlan *plan);

/* Proves that a puzzle has no solution, in few steps; the log ends with a contradiction. The plan
 * must not rely on uniqueness (ch_plan_remove_unique()). Returns false when the techniques, and a
 * few cases if CASES, do not reach a contradiction. */
bool ch_prove_unsolvable(ChWhy *why, const ChPuzzle *puzzle, const ChPlan *plan, bool cases);

/* Returns the digits of the fact's cell that the last step of the proof eliminates; none when the
 * proof places a digit there. */
unsigned ch_why_ruled_out(const ChWhy *why);

#endif

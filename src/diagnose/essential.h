/* essential.h - the essential path: a finished solve, less the steps that it can do without.
 *
 * A solve takes every step that it finds, the easiest first. Most eliminations are never used, and
 * others are used only by steps that are not used. The essential path has the same end:
 *
 *      solved          the same grid
 *      stuck           the same grid and candidates
 *      contradiction   a contradiction
 *
 * The steps beyond singles are dealt with here; the singles follow from the board. A set of steps
 * is tried on the start position: singles are placed as far as possible, then the first step of the
 * set is taken whose premises look as they did where it was found, and so on. The set is reduced
 * as long as it leads to the same end, the hardest steps first. Then the positions of the new path
 * are searched for other steps, which may replace several of its own, and the larger set is reduced
 * in turn. No step comes from a row of the plan behind the hardest row of the solve, or has a
 * higher level than its steps.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_ESSENTIAL_H
#define CH_DIAGNOSE_ESSENTIAL_H

#include "essential_try.h"

/* Replaces the engine's log of a finished solve by its essential path, and leaves the board as it
 * is at its end. PLAN is that of the solve. The log stays as it is where it has no such path. */
void ch_essential_shorten(ChEssential *essential, ChEngine *engine, const ChPlan *plan);

#endif

/* plan.h - a plan: a profile narrowed to the techniques that the user wants.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PLAN_H
#define CH_ENGINE_PLAN_H

#include "profile.h"

enum { CH_MAX_ROWS = 256, CH_MAX_REFUTERS = 8 };

/* The rows that the engine runs, with their finders filled in, and the contradiction finders that
 * belong to them. A value. */
typedef struct ChPlan {
    const ChProfile *profile;
    int count;
    int refuter_count;
    ChFinderOptions options; /* options for the finders; zero unless the caller sets them */
    ChTechniqueSet ends;     /* these techniques end the solve; zero unless the caller sets it */
    ChProfileRow row[CH_MAX_ROWS];
    ChFinder refute[CH_MAX_REFUTERS];
} ChPlan;

/* Narrows a profile to LIST, names of techniques and groups separated by commas. Groups are
 * families, levels with all levels below them, and `all`. `upto:name` means the row of that name
 * and all rows before it, except those that must be requested. +name adds and -name removes. A list
 * that starts with either begins with the whole profile except rows that must be requested; any
 * other list begins with nothing. NULL selects the whole profile with the same exception. The order
 * of the profile is kept. CH_BAD_STRATEGY reports an unknown name and its column in the list. */
ChStatus ch_plan_make(ChPlan *plan, const ChProfile *profile, const char *list, ChFault *fault);

/* Reorders the rows. LIST holds names and groups separated by commas, in the order wanted; rows not
 * named follow in their previous order. Returns CH_BAD_STRATEGY as above, and for a name with a
 * minus. */
ChStatus ch_plan_order(ChPlan *plan, const char *list, ChFault *fault);

/* Removes the rows that rely on the puzzle having one solution. */
void ch_plan_leave_unique(ChPlan *plan);

/* Update the state that a profile keeps apart from its rows, at the start of a solve and after each
 * step: the queues of the hodoku profile. */
void ch_plan_begin(const ChPlan *plan, ChHodoku *hodoku, const ChPuzzle *puzzle,
                   const ChBoard *board);
void ch_plan_follow(const ChPlan *plan, ChHodoku *hodoku, const ChStep *step);

#endif

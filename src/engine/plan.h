/* plan.h - a profile narrowed to what the user wants.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PLAN_H
#define CH_ENGINE_PLAN_H

#include "profile.h"

enum { CH_MAX_ROWS = 256, CH_MAX_REFUTERS = 8 };

/* What the engine runs: the rows in use, their finders filled in, and the contradictions that go
 * with them.  A value. */
typedef struct ChPlan {
    const ChProfile *profile;
    int count;
    int refuter_count;
    ChFinderOptions options; /* for the finders; zero unless the caller sets it */
    ChTechniqueSet ends;     /* the first step of one of these is the last of a solve; likewise */
    ChProfileRow row[CH_MAX_ROWS];
    ChFinder refute[CH_MAX_REFUTERS];
} ChPlan;

/* Narrows a profile.  LIST holds names of techniques and groups (families, levels with all below
 * them, `all`; `upto:name` for it and all that stand before it, less what must be asked for),
 * separated by commas; +name adds and -name removes; a list that starts with either begins with all
 * of the profile but what must be asked for, any other with nothing.  NULL is the former.  The
 * order stays the profile's.  CH_BAD_STRATEGY names what is unknown, with its column in the
 * list. */
ChStatus ch_plan_make(ChPlan *plan, const ChProfile *profile, const char *list, ChFault *fault);

/* Puts the rows into the order in which LIST, names and groups separated by commas, names them
 * first; those that it does not name come behind, as they were.  CH_BAD_STRATEGY as above, and for
 * a name with a minus. */
ChStatus ch_plan_order(ChPlan *plan, const char *list, ChFault *fault);

/* Leaves out the rows that lean on the puzzle having one solution. */
void ch_plan_leave_unique(ChPlan *plan);

/* What a profile does beside its rows, at the start of a solve and when a step has been taken: the
 * hodoku profile keeps its queues. */
void ch_plan_begin(const ChPlan *plan, ChHodoku *hodoku, const ChPuzzle *puzzle,
                   const ChBoard *board);
void ch_plan_follow(const ChPlan *plan, ChHodoku *hodoku, const ChStep *step);

#endif

/* plan.h - a plan: a profile narrowed to the techniques that the user wants.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PLAN_H
#define CH_ENGINE_PLAN_H

#include <assert.h>

#include "fault.h"
#include "meter.h"
#include "profiles.h"
#include "subtypes.h"

enum { CH_MAX_REFUTERS = 8 };

/* The rows that the engine runs, with their finders filled in, and the contradiction finders that
 * belong to them. A value. */
typedef struct ChPlan {
    const ChProfile *profile;
    int count;
    int refuter_count;
    bool reordered; /* the rows are not in the order of the profile */
    bool easiest;   /* of a row's steps take the one that is easiest to see (ease.h), not the first;
                     false unless the caller sets it */
    ChFinderOptions options; /* options for the finders; zero unless the caller sets them */
    ChTechniqueSet left_out; /* names whose steps are skipped, of techniques with sub-types */
    ChTechniqueSet ends;     /* these techniques end the solve; zero unless the caller sets it */
    ChMeter *meter; /* of all work by this plan and its copies, in finder calls; NULL unless the
                       caller sets it */
    ChProfileRow row[CH_MAX_ROWS];
    ChFinder refute[CH_MAX_REFUTERS];
} ChPlan;

/* Narrows a profile to LIST, names of techniques and groups separated by commas. Groups are
 * families, levels with all levels below them, and `all`. `upto:name` means the row of that name
 * and all rows before it, except those that must be requested. +name adds and -name removes. A list
 * that starts with either begins with the whole profile except rows that must be requested; any
 * other list begins with nothing. NULL selects the whole profile with the same exception. The name
 * of a sub-type selects, or removes, its steps alone. The order of the profile is kept.
 * CH_BAD_STRATEGY reports an unknown name and its column in the list. */
ChStatus ch_plan_make(ChPlan *plan, const ChProfile *profile, const char *list, ChFault *fault);

/* Does the same with the rows in another order. ORDER holds names and groups separated by commas;
 * rows not named follow in the profile's order, and then those named with a minus. The name of a
 * sub-type moves the rows that find it. The name of a whole order means all names in it, some of
 * which the profile may lack. `upto:name` follows that order, too. NULL keeps the profile's.
 * CH_BAD_SEQUENCE reports an unknown name, or a whole order with a minus, and its column in
 * ORDER. */
ChStatus ch_plan_make_in_order(ChPlan *plan, const ChProfile *profile, const char *list,
                               const char *order, ChFault *fault);

/* Collects the techniques that LIST, read as by ch_plan_make(), selects in a profile. A name of
 * techniques selects these alone, even where their row finds others too. */
ChStatus ch_plan_techniques(ChTechniqueSet *set, const ChProfile *profile, const char *list,
                            ChFault *fault);

/* Returns the names that steps of the plan can have: techniques, and sub-types. */
ChTechniqueSet ch_plan_names(const ChPlan *plan);

/* Removes the rows that rely on the puzzle having one solution, and such steps of other rows. */
void ch_plan_remove_unique(ChPlan *plan);

/* Reports whether some steps of the plan may rely on the puzzle having one solution. */
bool ch_plan_relies_on_uniqueness(const ChPlan *plan);

/* Returns the first row that finds a technique; -1 when none does. */
int ch_plan_row_of(const ChPlan *plan, int technique);

/* Runs the finder of a row, without the steps that the plan leaves out. */
static inline bool ch_plan_find(const ChPlan *plan, const ChProfileRow *row,
                                const ChFinderInput *input, ChSink *sink)
{
    return row->is_narrowed ? ch_find_except(row->find, &plan->left_out, input, sink)
                            : row->find(input, sink);
}

/* Passes the steps of a row to SINK, until that wants no more.  Uses the techniques' own finders
 * where there are any: those of the profiles of other programs report the one step that the
 * program would take. */
void ch_row_find_all(const ChProfileRow *row, const ChFinderInput *input, ChSink *sink);

/* Call the hooks of the profile's state (core/profile.h): at the start of a solve, before the
 * finders look for a step, and after each step. */
static inline void ch_plan_start(const ChPlan *plan, void *state, const ChPuzzle *puzzle,
                                 const ChBoard *board)
{
    assert(plan->profile->state.size == 0 || state != NULL);
    if (plan->profile->state.start != NULL)
        plan->profile->state.start(state, puzzle, board);
}

static inline void ch_plan_before_step(const ChPlan *plan, void *state, const ChBoard *board)
{
    if (plan->profile->state.before_step != NULL)
        plan->profile->state.before_step(state, board);
}

static inline void ch_plan_after_step(const ChPlan *plan, void *state, const ChStep *step)
{
    if (plan->profile->state.after_step != NULL)
        plan->profile->state.after_step(state, step);
}

#endif

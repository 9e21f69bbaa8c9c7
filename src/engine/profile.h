/* profile.h - orders of techniques, and a profile narrowed to what the user wants: a plan.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PROFILE_H
#define CH_ENGINE_PROFILE_H

#include "hodoku.h"
#include "se_steps.h"
#include "technique.h"

/* Compares two steps of one row; true when A is the better. */
typedef bool (*ChBetter)(const ChStep *a, const ChStep *b);

enum { CH_ROW_ALSO = 8 };

typedef struct ChProfileRow {
    uint16_t technique;
    uint16_t also[CH_ROW_ALSO]; /* what else its finder reports; then CH_TECHNIQUE_NONE */
    ChFinder find;              /* NULL: the technique's own */
    ChBetter better;            /* NULL: the first found is taken */
    uint16_t effort;            /* what asking it counts for where questions are counted; 0: one */
    bool blind; /* its finder looks at the state in hodoku.h alone, and places single digits */
    bool asked; /* only used when a list names it or its family */
    /* A plan's own to fill in: */
    bool unique;   /* it leans on the puzzle having one solution */
    uint32_t vain; /* the bit of ch_techniques_in_vain() that tells it has nothing to find, or 0 */
} ChProfileRow;

typedef struct ChProfile {
    const char *name;
    const ChProfileRow *row;
    int count;
    bool has_queues; /* its finders look at the state in hodoku.h */
    bool has_space;  /* its finders work in the space of se_steps.h */
} ChProfile;

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

/* The profile of that name, NULL when there is none; by index for listing, NULL past the end. */
const ChProfile *ch_profile_by_name(const char *name, size_t length);
const ChProfile *ch_profile_at(int index);

/* Narrows a profile.  LIST holds names of techniques and groups (families, levels with all below them,
 * `all`; `upto:name` for it and all that stand before it, less what must be asked for), separated by
 * commas; +name adds and -name removes; a list that starts with either begins with all of the
 * profile but what must be asked for, any other with nothing.  NULL is the former.  The order stays
 * the profile's.  CH_BAD_STRATEGY names what is unknown, with its column in the list. */
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

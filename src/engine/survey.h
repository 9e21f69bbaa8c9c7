/* survey.h - finds all steps in one position: every step of every row of a plan.
 *
 * Rows come in the plan's order. The steps of a row come in the order of its finder, or in that of
 * its comparator if it has one; so the simplest steps come first. A conclusion reached twice by the
 * same cells (those of the premises) appears once, under the first technique that finds it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_SURVEY_H
#define CH_ENGINE_SURVEY_H

#include "facts_slots.h"
#include "log.h"
#include "plan.h"

enum { CH_SURVEY_STEPS = 8192, CH_SURVEY_MEMORY = 4 << 20 };

/* The result of a survey: large (about 12 MB), owned by the caller and reusable. The steps and
 * their details are valid until the next survey. */
typedef struct ChSurvey {
    ChBoard board; /* the position */
    ChFacts facts;
    void *state;           /* as in engine.h */
    bool is_contradiction; /* the only step proves that the position has no solution */
    uint32_t count;
    ChStep step[CH_SURVEY_STEPS];
    uint64_t known[2 * CH_SURVEY_STEPS]; /* hash table of conclusions and cells, 0: free */
    ChArena arena;
    _Alignas(max_align_t) unsigned char memory[CH_SURVEY_MEMORY];
} ChSurvey;

/* Surveys the position of PUZZLE and stops in the row that reaches MOST steps. A row with a
 * comparator is completed and may exceed MOST. Returns CH_NO_ROOM when there are more steps than
 * fit, and the status of the plan's meter when that is over; those kept are the first. */
ChStatus ch_survey(ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan, uint32_t most);

/* Passes the steps of the position to SINK instead, also those reached twice, until that wants no
 * more.  Steps that conclude none of WANTED may be left out.  A position that the plan refutes has
 * no steps. */
void ch_survey_each(ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan,
                    const ChCandidateSet *wanted, ChSink *sink);

/* Writes a log of one step of the survey, for a replay. The log is valid as long as the survey and
 * the puzzle. */
void ch_survey_log(const ChSurvey *survey, uint32_t index, const ChPuzzle *puzzle, ChLog *log);

/* Reports whether a step concludes something in HOUSE that no earlier step with the same premises
 * concludes. */
bool ch_survey_adds(const ChSurvey *survey, uint32_t index, int house);

#endif

/* survey.h - all that can be found in one position: every step of every row of a plan.
 *
 * Rows come in the plan's order, and the steps of a row as its finder reports them, or by its
 * comparator where it has one: so the simplest come first.  The same conclusion by the same cells
 * (those of the premises) stands once, under the first name that finds it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_SURVEY_H
#define CH_ENGINE_SURVEY_H

#include "facts_slots.h"
#include "log.h"
#include "plan.h"

enum { CH_SURVEY_STEPS = 8192, CH_SURVEY_MEMORY = 4 << 20 };

/* Large (some 12 MB) and the caller's, who may reuse it.  The steps and what they point to last
 * until the next survey. */
typedef struct ChSurvey {
    ChBoard board; /* the position */
    ChFacts facts;
    ChHodoku hodoku;
    ChSe *se;              /* as in engine.h */
    bool is_contradiction; /* the one step shows that the position has no solution */
    uint32_t count;
    ChStep step[CH_SURVEY_STEPS];
    uint64_t told[2 * CH_SURVEY_STEPS]; /* hashes of conclusions and cells, 0: free */
    ChArena arena;
    _Alignas(max_align_t) unsigned char memory[CH_SURVEY_MEMORY];
} ChSurvey;

/* Surveys the position that the puzzle is in, and stops in the row that reaches MOST steps; one
 * with a comparator is gone through, and may have more.  CH_NO_ROOM when there are more steps than
 * fit: those it has are the first. */
ChStatus ch_survey(ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan, uint32_t most);

/* A log of just one of the steps, for a teller.  It lasts as long as the survey and the puzzle. */
void ch_survey_log(const ChSurvey *survey, uint32_t index, const ChPuzzle *puzzle, ChLog *log);

/* Whether a step of the survey says something of a house that none before it says by the same
 * premises. */
bool ch_survey_adds(const ChSurvey *survey, uint32_t index, int house);

#endif

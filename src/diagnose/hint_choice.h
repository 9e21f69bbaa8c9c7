/* hint_choice.h - the step that a person would take: the simplest name, and its simplest instance.
 *
 * The solver takes the first step of its plan.  A hint looks at all steps of the easiest level that
 * has any, and takes the best by these keys, the first first:
 *
 *      level       of the technique
 *      technique   in the plan's order, with two changes.  Colours come behind the patterns of one
 *                  digit that have names.  Pointing, claiming, and pairs that are all that is empty
 *                  in a house count as one technique.
 *      ease        how easily the step is seen among those of its technique (ease.h)
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_HINT_CHOICE_H
#define CH_DIAGNOSE_HINT_CHOICE_H

#include "survey.h"

/* The steps of a survey, the best hint first.  Caller-owned. */
typedef struct ChHintOrder {
    uint32_t count;
    uint64_t key[CH_SURVEY_STEPS]; /* the lowest bits are the index in the survey */
} ChHintOrder;

static inline uint32_t ch_hint_index(const ChHintOrder *order, uint32_t rank)
{
    return (uint32_t)(order->key[rank] % CH_SURVEY_STEPS);
}

/* Which steps of a position are wanted. */
typedef enum ChHintExtent {
    CH_HINT_ONE,  /* one: the best */
    CH_HINT_EASY, /* those of the easiest level and the next that conclude something new */
    CH_HINT_EVERY /* every step, in the order of the plan */
} ChHintExtent;

/* Surveys a position and sorts the steps that are wanted. For one step, all of the easiest level
 * that has any are compared, of a high level only the first. A profile of another program keeps its
 * own order. Returns the status of the survey. */
ChStatus ch_hint_survey(ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan,
                        ChHintExtent extent, ChHintOrder *order);

#endif

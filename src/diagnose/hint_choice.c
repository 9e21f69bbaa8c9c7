/* hint_choice.c - see hint_choice.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hint_choice.h"

#include <stdlib.h>

#include "ease.h"

enum { WHOLE_LEVELS = 3 }; /* of these levels a hint looks at every step */

/* ---- plans ---- */

/* Returns the rows of one level, without costly ones. */
static ChPlan plan_of_level(const ChPlan *plan, int level)
{
    ChPlan narrowed = *plan;

    narrowed.count = 0;
    for (int i = 0; i < plan->count; i++)
        if (ch_technique(plan->row[i].technique)->level == level && plan->row[i].effort == 0)
            narrowed.row[narrowed.count++] = plan->row[i];
    return narrowed;
}

/* ---- keys ---- */

/* Returns the place of a technique in the plan; behind all others when no row finds it. */
static int rank_of_technique(const ChPlan *plan, int technique)
{
    const int row = ch_plan_row_of(plan, technique);

    return row >= 0 ? row : plan->count;
}

/* Reports whether a step is as easy to see as an intersection. */
static bool is_like_intersection(const ChBoard *board, const ChStep *step)
{
    switch (step->technique) {
    case CH_TECHNIQUE_POINTING:
    case CH_TECHNIQUE_CLAIMING:
        return true;
    case CH_TECHNIQUE_NAKED_PAIR:
    case CH_TECHNIQUE_LOCKED_PAIR:
        return ch_empty_around(board, step) == 2;
    default:
        return false;
    }
}

/* Returns the key of a step: the lower, the better the hint. */
static uint64_t key_of(const ChSurvey *survey, const ChPlan *plan, int last_cell, uint32_t index)
{
    const ChStep *const step = &survey->step[index];
    const bool is_like = is_like_intersection(&survey->board, step);
    const int rank =
        rank_of_technique(plan, is_like ? CH_TECHNIQUE_POINTING : (int)step->technique);
    uint64_t key = ch_technique(step->technique)->level;

    key = key << 9 | (unsigned)rank;
    key = key << CH_EASE_BITS | ch_ease(&survey->board, step, last_cell);
    return key * CH_SURVEY_STEPS + index;
}

static int compare_keys(const void *one, const void *other)
{
    const uint64_t a = *(const uint64_t *)one;
    const uint64_t b = *(const uint64_t *)other;

    return (a > b) - (a < b);
}

/* Sorts the steps of the survey up to a level. */
static void sort_steps(const ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan,
                       int level, ChHintOrder *order)
{
    const int last_cell = ch_last_move(puzzle);

    order->count = 0;
    for (uint32_t i = 0; i < survey->count; i++)
        if (ch_technique(survey->step[i].technique)->level <= level)
            order->key[order->count++] = key_of(survey, plan, last_cell, i);
    qsort(order->key, order->count, sizeof *order->key, compare_keys);
}

/* ---- surveys ---- */

/* Gives ORDER all steps in the order of the survey. */
static void keep_order(const ChSurvey *survey, ChHintOrder *order)
{
    for (order->count = 0; order->count < survey->count; order->count++)
        order->key[order->count] = order->count;
}

static ChStatus survey_for_one(ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan,
                               ChHintOrder *order)
{
    ChStatus status = CH_OK;

    survey->count = 0;
    for (int level = 1; level <= WHOLE_LEVELS && survey->count == 0 && status == CH_OK; level++) {
        const ChPlan narrowed = plan_of_level(plan, level);
        status = ch_survey(survey, puzzle, &narrowed, UINT32_MAX);
    }
    if (survey->count == 0 && status == CH_OK)
        status = ch_survey(survey, puzzle, plan, 1);
    sort_steps(survey, puzzle, plan, CH_LEVELS, order);
    return status;
}

/* Adds a candidate that a step places, and all that it rules out, to those concluded so far. */
static void add_placed(ChCandidateSet *placed, ChCandidateSet *removed, int candidate)
{
    ch_candidates_add(placed, candidate);
    for (int other = 0; other < CH_CANDIDATES; other++)
        if (ch_conflict(candidate, other))
            ch_candidates_add(removed, other);
}

/* Keeps the steps that conclude something which none before them does. */
static void keep_new_conclusions(const ChSurvey *survey, ChHintOrder *order)
{
    ChCandidateSet placed = {{0}};
    ChCandidateSet removed = {{0}};
    uint32_t kept = 0;

    for (uint32_t i = 0; i < order->count; i++) {
        const ChStep *const step = &survey->step[ch_hint_index(order, i)];
        ChCandidateSet places = {{0}};
        ChCandidateSet removes = {{0}};
        if (step->detail != NULL) {
            places = step->detail->placed;
            removes = step->detail->removed;
        }
        if (step->placed != CH_NONE)
            ch_candidates_add(&places, step->placed);
        if (ch_candidates_within(&places, &placed) && ch_candidates_within(&removes, &removed))
            continue;
        order->key[kept++] = order->key[i];
        removed = ch_candidates_or(&removed, &removes);
        CH_EACH_CANDIDATE(candidate, &places)
            add_placed(&placed, &removed, candidate);
    }
    order->count = kept;
}

static ChStatus survey_easy(ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan,
                            ChHintOrder *order)
{
    const ChStatus status = ch_survey(survey, puzzle, plan, UINT32_MAX);
    int easiest = CH_LEVELS;

    for (uint32_t i = 0; i < survey->count; i++)
        if (ch_technique(survey->step[i].technique)->level < easiest)
            easiest = ch_technique(survey->step[i].technique)->level;
    sort_steps(survey, puzzle, plan, easiest + 1, order);
    keep_new_conclusions(survey, order);
    return status;
}

ChStatus ch_hint_survey(ChSurvey *survey, const ChPuzzle *puzzle, const ChPlan *plan,
                        ChHintExtent extent, ChHintOrder *order)
{
    const bool is_own = plan->profile == ch_profile_at(0) && !plan->reordered;

    if (extent == CH_HINT_EASY)
        return survey_easy(survey, puzzle, plan, order);
    if (extent == CH_HINT_ONE && is_own)
        return survey_for_one(survey, puzzle, plan, order);
    const ChStatus status = ch_survey(survey, puzzle, plan, extent == CH_HINT_ONE ? 1 : UINT32_MAX);
    keep_order(survey, order);
    return status;
}

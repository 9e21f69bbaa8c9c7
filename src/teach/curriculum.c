/* curriculum.c - see curriculum.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "curriculum.h"

enum {
    ENTRIES = 2, /* tried for each puzzle */
    TRIES = 2000 /* for each entry */
};

bool ch_curriculum_next(ChCurriculum *curriculum, ChStatus *status)
{
    const ChProfile *const profile = ch_profile_at(0);
    ChPractice *const practice = &curriculum->practice;

    *status = CH_OK;
    while (curriculum->next < profile->count) {
        const ChProfileRow *const row = &profile->row[curriculum->next++];
        const ChTechnique *const technique = ch_technique(row->technique);
        const uint32_t level = technique->level;
        curriculum->lesson += !row->requested;
        if (row->requested || level < curriculum->level.least || level > curriculum->level.most)
            continue;
        *status = ch_practice_start(practice, technique, CH_PRACTICE_NEEDS);
        practice->strict = true;
        practice->tries = TRIES;
        practice->meter = curriculum->meter;
        return *status == CH_OK;
    }
    return false;
}

const ChLog *ch_curriculum_without(ChCurriculum *curriculum, const ChPuzzle *puzzle)
{
    return ch_practice_solve(&curriculum->practice, puzzle, &curriculum->practice.order.lacking[0]);
}

const ChLog *ch_curriculum_with(ChCurriculum *curriculum, const ChPuzzle *puzzle)
{
    return ch_practice_solve(&curriculum->practice, puzzle, &curriculum->practice.order.plan);
}

/* Establishes both facts; false if one does not hold. */
static bool prove(ChCurriculum *curriculum, ChCurriculumPuzzle *made)
{
    const ChLog *log = ch_curriculum_without(curriculum, &made->puzzle);

    if (log->outcome != CH_STUCK)
        return false;
    made->empty = curriculum->practice.search.judge.engine.board.empty;
    log = ch_curriculum_with(curriculum, &made->puzzle);
    made->steps = log->count;
    made->first = ch_practice_first(&curriculum->practice, log);
    return log->outcome == CH_SOLVED && made->first <= log->count;
}

bool ch_curriculum_puzzle(ChCurriculum *curriculum, uint64_t number, ChCurriculumPuzzle *made)
{
    ChPracticed practiced;

    for (uint64_t i = 0; i < ENTRIES; i++)
        if (ch_practice_puzzle(&curriculum->practice, curriculum->seed, number * ENTRIES + i,
                               &practiced)) {
            made->puzzle = practiced.puzzle;
            if (prove(curriculum, made))
                return true;
        }
    return false;
}

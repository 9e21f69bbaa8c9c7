/* curriculum.h - the order in which to learn the techniques, with puzzles for each that need just
 * it.
 *
 * The lessons are the techniques of the default profile in their order, those in a range of levels.
 * The engine proves two facts about each puzzle of a lesson: with all techniques learned before it
 * is stuck, and with the new one it is solved.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TEACH_CURRICULUM_H
#define CH_TEACH_CURRICULUM_H

#include "practice.h"

/* The levels that a beginner learns. */
#define CH_CURRICULUM_LEVELS "easy-hard"

/* The workspace: large, owned by the caller, who clears it and sets the first members. */
typedef struct ChCurriculum {
    ChRange level;
    uint64_t seed;
    uint64_t count; /* puzzles for each lesson */
    ChMeter *meter; /* counts the tries, and may end them; NULL: none */

    uint32_t lesson;     /* the number of the current one in the whole order, from 1 */
    ChPractice practice; /* has its technique */
    int next;            /* row of the profile */
} ChCurriculum;

/* What the engine found out about a puzzle. */
typedef struct ChCurriculumPuzzle {
    ChPuzzle puzzle;
    uint32_t empty; /* cells that the techniques learned before leave empty */
    uint32_t first; /* the step at which the new one comes first, from 1 */
    uint32_t steps;
} ChCurriculumPuzzle;

/* Goes on to the next lesson; false behind the last one, or where it cannot start: *STATUS is not
 * CH_OK then. */
bool ch_curriculum_next(ChCurriculum *curriculum, ChStatus *status);

/* Makes puzzle NUMBER of the lesson, from 0; false when there is none within the tries. */
bool ch_curriculum_puzzle(ChCurriculum *curriculum, uint64_t number, ChCurriculumPuzzle *made);

/* Solve a puzzle of the lesson with the techniques learned before, and with the new one.  The log
 * is valid until the next call; PUZZLE must live as long. */
const ChLog *ch_curriculum_without(ChCurriculum *curriculum, const ChPuzzle *puzzle);
const ChLog *ch_curriculum_with(ChCurriculum *curriculum, const ChPuzzle *puzzle);

#endif

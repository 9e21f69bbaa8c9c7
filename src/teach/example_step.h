/* example_step.h - the step of a technique's example.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TEACH_EXAMPLE_STEP_H
#define CH_TEACH_EXAMPLE_STEP_H

#include "log_replay.h"
#include "survey.h"

/* An example's position and step, with workspace. Large; the caller owns it. */
typedef struct ChExampleStep {
    ChPuzzle puzzle; /* the position of the example */
    ChSurvey survey;
    ChLog log;
    ChLogReplay log_replay;
    ChStepRecord step; /* with its argument */
} ChExampleStep;

/* Finds the step; false when the technique has no example. */
bool ch_example_step(ChExampleStep *example, const ChTechnique *technique);

#endif

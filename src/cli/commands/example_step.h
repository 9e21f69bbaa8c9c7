/* example_step.h - the step that a technique's example comes to.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_EXAMPLE_STEP_H
#define CH_CLI_EXAMPLE_STEP_H

#include "log_replay.h"
#include "survey.h"

/* Large, and the caller's. */
typedef struct ChExampleStep {
    ChPuzzle puzzle; /* the position */
    ChSurvey survey;
    ChLog log;
    ChLogReplay log_replay;
    ChStepRecord step; /* with its argument */
} ChExampleStep;

/* Finds it; false when the technique has no example. */
bool ch_example_step(ChExampleStep *example, const ChTechnique *technique);

#endif

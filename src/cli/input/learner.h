/* learner.h - what a learner has done so far, kept in a progress file.
 *
 *      crosshatch-progress 1
 *      seed 1
 *      lesson x-wing         the lesson being learned; - after the last
 *      exercise 4            the number of its next exercise
 *      right 2               answers in it that were right
 *      mistakes 1            and those that were not
 *      done full-house       a line for each lesson done
 *
 * The file is replaced as a whole, so that it is never half written, and never after it could not
 * be read.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_LEARNER_H
#define CH_CLI_LEARNER_H

#include "cli.h"
#include "technique.h"

/* So many right answers complete a lesson. */
enum { CH_LEARNER_RIGHT = 3 };

typedef struct ChLearner {
    uint64_t seed;
    const ChTechnique *lesson; /* NULL: all are done */
    uint64_t exercise;
    uint64_t right;
    uint64_t mistakes;
    ChTechniqueSet done;
} ChLearner;

/* Reads the file; IS_NEW is set when there is none, and LEARNER is then at the first lesson.
 * Reports and returns false when it cannot be read or is no progress file. */
bool ch_learner_read(ChCli *cli, const char *name, ChLearner *learner, bool *is_new);

/* Writes the file; reports and returns false when that fails. */
bool ch_learner_write(ChCli *cli, const char *name, const ChLearner *learner);

/* Starts a lesson; NULL: none is left. */
void ch_learner_start(ChLearner *learner, const ChTechnique *lesson);

/* Returns the first lesson of the teaching order that comes after LESSON and is not done; from the
 * beginning if LESSON is NULL.  Returns NULL when none is left. */
const ChTechnique *ch_learner_next(const ChLearner *learner, const ChTechnique *lesson);

/* Returns the number of lessons in the teaching order, and of those done. */
uint32_t ch_learner_lessons(void);
uint32_t ch_learner_done(const ChLearner *learner);

#endif

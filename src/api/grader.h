/* grader.h - how hard a puzzle is on every scale, each worked out when it is first asked for.
 *
 * The last puzzle's grade is kept, so that whoever asks for one value after another pays once.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_GRADER_H
#define CH_API_GRADER_H

#include <crosshatch/crosshatch.h>

#include "check.h"
#include "hodoku_grade.h"
#include "path_grade.h"
#include "se_grade.h"

/* Some 60 MB; no value to copy, since its engine knows where it stands. */
struct ChGrader {
    bool has_puzzle;
    unsigned done; /* a set of scales, CH_SCALE_... */
    ChPuzzle puzzle;
    ChCheck check; /* the verdict alone */
    ChPathGrade path;
    ChSeRating rating;
    ChHodokuGrade hodoku;
    ChPlan plan, hodoku_plan;
    ChSearch search;
    ChEngine engine;
    ChSe se;
};

/* Makes a grader of memory that is aligned for it. */
void ch_grader_start(ChGrader *grader);

/* Makes PUZZLE the one that is known of, and finds its verdict. */
void ch_grader_turn(ChGrader *grader, const ChPuzzle *puzzle);

/* Works out what is missing of these scales, for a puzzle with one solution. */
void ch_grader_work(ChGrader *grader, unsigned scales);

/* Whether the SE ratings are known: they went through to the end. */
static inline bool ch_grader_has_rating(const ChGrader *grader)
{
    return (grader->done & CH_SCALE_SE) != 0 &&
           (grader->rating.end == CH_SE_RATED || grader->rating.end == CH_SE_STUCK);
}

#endif

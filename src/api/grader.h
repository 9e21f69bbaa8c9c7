/* grader.h - grades a puzzle on every scale, each on first request.
 *
 * The grade of the last puzzle is kept, so that several requests for one puzzle cost the work once.
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

/* The state of a grader: about 60 MB. It must not be copied, since its engine holds pointers into
 * it. */
struct ChGrader {
    bool has_puzzle;
    unsigned done; /* set of the scales graded, CH_SCALE_... */
    ChPuzzle puzzle;
    ChCheck check; /* the result of ch_check_verdict() */
    ChPathGrade path;
    ChSeRating rating;
    ChHodokuGrade hodoku;
    ChPlan plan, hodoku_plan;
    ChSearch search;
    ChEngine engine;
    ChHodoku state;
    ChSeSpace space;
};

/* Initializes a grader in memory aligned for it. */
void ch_grader_start(ChGrader *grader);

/* Makes PUZZLE the current puzzle and finds its verdict, unless it is current already. The player's
 * entries are ignored. */
void ch_grader_turn(ChGrader *grader, const ChPuzzle *puzzle);

/* Grades the puzzle, which must have one solution, on those of the scales not graded yet. */
void ch_grader_work(ChGrader *grader, unsigned scales);

/* Reports whether the SE ratings are known, that is, the rating was completed. */
static inline bool ch_grader_has_rating(const ChGrader *grader)
{
    return (grader->done & CH_SCALE_SE) != 0 &&
           (grader->rating.end == CH_SE_RATED || grader->rating.end == CH_SE_STUCK);
}

#endif

/* grader.c - see grader.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grader.h"

#include <string.h>

void ch_grader_start(ChGrader *grader)
{
    memset(grader, 0, sizeof *grader);
    grader->engine.state = &grader->state;
    (void)ch_plan_make(&grader->plan, ch_profile_at(0), NULL, NULL);
    ch_hodoku_plan(&grader->hodoku_plan);
}

void ch_grader_turn(ChGrader *grader, const ChPuzzle *puzzle)
{
    ChPuzzle afresh = *puzzle;

    ch_puzzle_start_over(&afresh);
    if (grader->has_puzzle && ch_puzzle_equal(&grader->puzzle, &afresh))
        return;
    grader->puzzle = afresh;
    grader->has_puzzle = true;
    grader->done = 0;
    ch_check_verdict(&grader->search, &grader->puzzle, CH_CHECK_LIMITS.nodes, &grader->check);
}

void ch_grader_work(ChGrader *grader, unsigned scales)
{
    const unsigned missing = scales & ~grader->done;

    if (missing & CH_SCALE_LEVEL) {
        (void)ch_engine_solve(&grader->engine, &grader->puzzle, &grader->plan, false);
        grader->path = ch_path_grade(&grader->engine, &grader->plan);
    }
    if (missing & CH_SCALE_SE)
        grader->rating =
            ch_se_rate(&grader->space, &grader->puzzle,
                       (ChSeLimits){.is_unique = grader->check.verdict == CH_VERDICT_UNIQUE,
                                    .work = grader->puzzle.has_marks ? CH_SE_WORK : 0},
                       NULL);
    if (missing & CH_SCALE_HODOKU)
        (void)ch_hodoku_grade(&grader->engine, &grader->puzzle, &grader->hodoku_plan,
                              grader->check.solution, &grader->hodoku);
    grader->done |= missing;
}

/* apply.c - see apply.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "apply.h"

/* Applies CHANGE, a placement or an elimination, to every candidate of a set. */
static void apply_to_all(ChBoard *board, const ChCandidateSet *set,
                         void (*change)(ChBoard *board, int cell, int digit))
{
    CH_EACH_CANDIDATE(candidate, set)
        change(board, CH_CANDIDATE_CELL(candidate), CH_CANDIDATE_DIGIT(candidate));
}

void ch_board_apply(ChBoard *board, const ChStep *step)
{
    if (step->detail != NULL) {
        apply_to_all(board, &step->detail->placed, ch_board_place);
        apply_to_all(board, &step->detail->removed, ch_board_remove);
    }
    if (step->placed != CH_NONE)
        ch_board_place(board, CH_CANDIDATE_CELL(step->placed), CH_CANDIDATE_DIGIT(step->placed));
}

/* guess_step.c - see guess_step.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guess_step.h"

#include <assert.h>

/* ---- the solution ---- */

/* Reports whether the board still has every digit of the guesser's solution. */
static bool has_solution(const ChGuesser *guesser, const ChBoard *board)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (!ch_board_has(board, CH_CANDIDATE(cell, guesser->solution[cell])))
            return false;
    return true;
}

bool ch_guess_find_solution(ChGuesser *guesser, const ChCandidateSet *alive, ChStatus *status)
{
    bool found = false;

    *status = ch_search_first_within(&guesser->search, alive, guesser->budget, guesser->meter,
                                     guesser->solution, &found);
    return found;
}

bool ch_guess_solution(ChGuesser *guesser, const ChBoard *board, ChStatus *status)
{
    if (has_solution(guesser, board))
        return true;
    const ChCandidateSet alive = ch_alive_board(board);
    return ch_guess_find_solution(guesser, &alive, status);
}

/* ---- the step ---- */

/* Returns the number of open candidates of a constraint. */
static int count_candidates(const ChBoard *board, int constraint)
{
    if (constraint < CH_CELLS)
        return ch_count(board->candidates[constraint]);
    const int line = constraint - CH_CELLS;
    return ch_count(board->places[line % 9][line / 9]);
}

int ch_guess_constraint(const ChBoard *board, int candidate, int *size)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    int best = CH_CELL_CONSTRAINT(cell);

    assert(candidate >= 0 && candidate < CH_CANDIDATES);
    *size = count_candidates(board, best);
    for (int i = 0; i < 3; i++) {
        const int constraint =
            CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], CH_CANDIDATE_DIGIT(candidate));
        if (count_candidates(board, constraint) < *size) {
            best = constraint;
            *size = count_candidates(board, constraint);
        }
    }
    return best;
}

ChStep ch_guess_step(const ChBoard *board, int candidate)
{
    int size;

    return (ChStep){.technique = CH_TECHNIQUE_GUESS,
                    .placed = (uint16_t)candidate,
                    .premise = CH_NONE,
                    .seed = (uint16_t)ch_guess_constraint(board, candidate, &size)};
}

/* guess.c - see guess.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guess.h"

enum { BUDGET = 1000000 }; /* nodes of the search, for one puzzle: seconds at the very worst */

void ch_guesser_start(ChGuesser *guesser)
{
    guesser->asked = false;
    guesser->hopeless = false;
}

/* How many candidates a constraint has open; 1 when it is settled. */
static int size_of(const ChBoard *board, int constraint)
{
    if (constraint < CH_CELLS)
        return ch_count(board->candidates[constraint]);
    const int line = constraint - CH_CELLS;
    return ch_count(board->places[line % 9][line / 9]);
}

/* A constraint with two open candidates, cells first; -1 when there is none. */
static int find_pair(const ChPairs *pairs)
{
    const int cell = ch_cells_next(&pairs->bivalue, 0);

    if (cell >= 0)
        return CH_CELL_CONSTRAINT(cell);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (pairs->bilocal[digit] != 0)
            return CH_HOUSE_CONSTRAINT(ch_lowest(pairs->bilocal[digit]), digit);
    return -1;
}

static int smallest_choice(const ChBoard *board, ChFacts *facts)
{
    int best = find_pair(ch_facts_pairs(facts));
    int best_size = 10;

    if (best >= 0)
        return best;
    for (int constraint = 0; constraint < CH_CONSTRAINTS; constraint++) {
        const int size = size_of(board, constraint);
        if (size > 1 && size < best_size) {
            best = constraint;
            best_size = size;
        }
    }
    return best;
}

static ChStatus ask(ChGuesser *guesser, const ChBoard *board)
{
    const ChCandidateSet alive = ch_alive_board(board);

    guesser->asked = true;
    ch_search_start(&guesser->search, &alive, NULL, BUDGET);
    guesser->hopeless = !ch_search_next(&guesser->search, guesser->solution);
    return guesser->hopeless ? ch_search_status(&guesser->search) : CH_OK;
}

ChStatus ch_guess(ChGuesser *guesser, const ChBoard *board, ChFacts *facts, ChStep *step)
{
    const ChStatus status = guesser->asked ? CH_OK : ask(guesser, board);
    const int choice = smallest_choice(board, facts);

    *step = (ChStep){.technique = CH_TECHNIQUE_GUESS, .placed = CH_NONE, .premise = CH_NONE};
    if (status != CH_OK || guesser->hopeless || choice < 0)
        return status;
    step->seed = (uint16_t)choice;
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(choice, i);
        if (guesser->solution[CH_CANDIDATE_CELL(candidate)] == CH_CANDIDATE_DIGIT(candidate))
            step->placed = (uint16_t)candidate;
    }
    return CH_OK;
}

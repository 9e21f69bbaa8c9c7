/* guess.c - see guess.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guess.h"

void ch_guesser_start(ChGuesser *guesser)
{
    guesser->asked = false;
    guesser->hopeless = false;
    guesser->budget = CH_GUESS_BUDGET;
}

/* How many candidates a constraint has open. */
static int size_of(const ChBoard *board, int constraint)
{
    if (constraint < CH_CELLS)
        return ch_count(board->candidates[constraint]);
    const int line = constraint - CH_CELLS;
    return ch_count(board->places[line % 9][line / 9]);
}

/* A constraint that is forced but that the strategies in use do not see; -1 when there is none. */
static int find_lone(const ChBoard *board)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (board->digit[cell] == CH_NO_DIGIT && ch_is_single(board->candidates[cell]))
            return CH_CELL_CONSTRAINT(cell);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (board->lone[digit] != 0)
            return CH_HOUSE_CONSTRAINT(ch_lowest(board->lone[digit]), digit);
    return -1;
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

static int find_larger(const ChBoard *board)
{
    int best = -1;
    int best_size = 10;

    for (int constraint = 0; constraint < CH_CONSTRAINTS; constraint++) {
        const int size = size_of(board, constraint);
        if (size > 2 && size < best_size) {
            best = constraint;
            best_size = size;
        }
    }
    return best;
}

static int smallest_choice(const ChBoard *board, ChFacts *facts)
{
    int choice = find_lone(board);

    if (choice < 0)
        choice = find_pair(ch_facts_pairs(facts));
    return choice >= 0 ? choice : find_larger(board);
}

static ChStatus ask(ChGuesser *guesser, const ChBoard *board)
{
    const ChCandidateSet alive = ch_alive_board(board);

    guesser->asked = true;
    ch_search_start(&guesser->search, &alive, NULL, guesser->budget);
    const bool found = ch_search_next(&guesser->search, guesser->solution);
    const ChStatus status = ch_search_status(&guesser->search);
    guesser->hopeless = !found && status == CH_OK;
    return found ? CH_OK : status;
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

/* implications.c - see implications.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "implications.h"

#include <string.h>

static void add_state(ChImplications *all, int candidate)
{
    const int index = all->count++;

    all->candidate[index] = (uint16_t)candidate;
    all->index_of[candidate] = (uint16_t)index;
    all->order[index] = (uint16_t)index;
    all->fails[index] = false;
    all->state[index] = all->start;
    ch_propagation_assume(&all->state[index], candidate);
}

/* Prepares the state in which all candidates start.  Where nothing follows from the board itself,
 * only the changes made by an assumption need to be examined. */
static void start_state(ChPropagation *start, const ChBoard *board)
{
    ch_propagation_start(start, board);
    ChPropagation next = *start;
    if (ch_propagation_run(&next) == CH_ROUND_STILL)
        start->fresh = 0;
}

void ch_implications_start(ChImplications *all, const ChBoard *board, ChImplying how,
                           const ChCandidateSet *those)
{
    all->how = how;
    all->whole = those == NULL;
    all->count = 0;
    all->failed = 0;
    start_state(&all->start, board);
    memset(all->index_of, 0xff, sizeof all->index_of); /* CH_NONE */
    if (how == CH_IMPLIES_BY_CHAIN)
        ch_rules_of_chains(&all->rules, board);
    else
        ch_rules_of_all(&all->rules);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (board->digit[cell] != CH_NO_DIGIT)
            continue;
        CH_EACH_DIGIT(digit, board->candidates[cell])
            if (those == NULL || ch_candidates_has(those, CH_CANDIDATE(cell, digit)))
                add_state(all, CH_CANDIDATE(cell, digit));
    }
    all->moving = all->count;
}

/* Candidates still moving keep their order; those that failed follow behind them, in theirs. */
bool ch_implications_grow(ChImplications *all)
{
    uint16_t failed[CH_CANDIDATES];
    int moving = 0;

    all->failed = 0;
    for (int i = 0; i < all->moving; i++) {
        const uint16_t index = all->order[i];
        ChPropagation *const state = &all->state[index];
        const ChRound round = all->how == CH_IMPLIES_BY_NET
                                  ? ch_propagation_run(state)
                                  : ch_propagation_run_by(state, &all->rules);
        if (round == CH_ROUND_MOVED)
            all->order[moving++] = index;
        else if (round == CH_ROUND_FAILED)
            failed[all->failed++] = index;
        all->fails[index] = round == CH_ROUND_FAILED;
    }
    for (int i = 0; i < all->failed; i++)
        all->order[moving + i] = failed[i];
    all->moving = moving;
    return moving > 0 || all->failed > 0;
}

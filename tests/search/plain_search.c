/* plain_search.c - see plain_search.h.
 *
 * A choice tries one of its candidates and puts the state without that candidate aside.
 *
 * SPDX-License-Identifier: MIT
 */
#include "plain_search.h"

#include <assert.h>
#include <stddef.h>

void ch_plain_start(ChPlainSearch *search, const ChCandidateSet *alive, ChRandom *random,
                    uint64_t budget)
{
    ch_plain_load(&search->aside[0], alive);
    search->depth = 1;
    search->random = random;
    search->budget = budget;
    search->nodes = 0;
    search->status = CH_OK;
}

static int pick_candidate(const ChPlainPlanes *planes, int constraint, ChRandom *random)
{
    int alive[CH_DIGITS];
    uint32_t count = 0;

    for (int i = 0; i < CH_DIGITS; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (ch_plain_has(planes, candidate))
            alive[count++] = candidate;
    }
    assert(count > 1);
    return alive[random == NULL ? 0 : ch_random_below(random, count)];
}

/* Counts another node if the budget allows for it; else returns false. */
static bool count_node(ChPlainSearch *search)
{
    if (search->nodes >= search->budget) {
        search->status = CH_BUDGET;
        return false;
    }
    search->nodes++;
    return true;
}

/* Follows one state down to a solution (true) or a dead end, and pushes the other sides of its
 * choices. */
static bool descend_to_solution(ChPlainSearch *search, ChPlainPlanes *state)
{
    while (ch_plain_settle(state)) {
        if (ch_plain_is_solved(state))
            return true;
        if (!count_node(search))
            return false;
        const int candidate = pick_candidate(state, ch_plain_choice(state), search->random);
        assert(search->depth <= CH_CELLS);
        search->aside[search->depth] = *state;
        ch_plain_remove(&search->aside[search->depth++], candidate);
        ch_plain_place(state, candidate);
    }
    return false;
}

bool ch_plain_next(ChPlainSearch *search, uint8_t *solution)
{
    while (search->depth > 0 && search->status == CH_OK && count_node(search)) {
        ChPlainPlanes state = search->aside[--search->depth];
        if (descend_to_solution(search, &state)) {
            ch_plain_solution(&state, solution);
            return true;
        }
    }
    return false;
}

ChStatus ch_plain_count(ChPlainSearch *search, const ChCandidateSet *alive, uint64_t limit,
                        uint64_t budget, uint64_t *count)
{
    uint8_t solution[CH_CELLS];

    ch_plain_start(search, alive, NULL, budget);
    for (*count = 0; *count < limit && ch_plain_next(search, solution);)
        ++*count;
    return search->status;
}

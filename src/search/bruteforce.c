/* bruteforce.c - a depth-first search over planes, smallest choice first.
 *
 * A choice tries one of its candidates and puts the state without that candidate aside.  Each state
 * put aside belongs to a digit tried, so there are never more than 81 of them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bruteforce.h"

#include <assert.h>

#include "planes.h"

typedef struct Search {
    ChPlanes aside[CH_CELLS + 1]; /* the states not yet looked at, the next one last */
    int depth;
    ChRandom *random;
    uint64_t budget;
    uint64_t nodes;
    ChStatus status;
} Search;

static_assert(sizeof(Search) <= sizeof(ChSearch), "CH_SEARCH_SIZE is too small");

static Search *inside(ChSearch *search)
{
    return (Search *)(void *)search->memory;
}

void ch_search_start(ChSearch *search, const ChCandidateSet *alive, ChRandom *random,
                     uint64_t budget)
{
    Search *const s = inside(search);

    ch_planes_load(&s->aside[0], alive);
    s->depth = 1;
    s->random = random;
    s->budget = budget;
    s->nodes = 0;
    s->status = CH_OK;
}

static int pick(const ChPlanes *planes, int constraint, ChRandom *random)
{
    int alive[CH_DIGITS];
    uint32_t count = 0;

    for (int i = 0; i < CH_DIGITS; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (ch_planes_has(planes, candidate))
            alive[count++] = candidate;
    }
    assert(count > 1);
    return alive[random == NULL ? 0 : ch_random_below(random, count)];
}

/* Follows one state down to a solution (true) or a dead end, putting the other sides of its choices
 * aside. */
static bool descend(Search *s, ChPlanes *state)
{
    while (ch_planes_settle(state)) {
        if (ch_planes_is_solved(state))
            return true;
        if (s->nodes >= s->budget) {
            s->status = CH_BUDGET;
            return false;
        }
        s->nodes++;
        const int candidate = pick(state, ch_planes_choice(state), s->random);
        assert(s->depth <= CH_CELLS);
        s->aside[s->depth] = *state;
        ch_planes_remove(&s->aside[s->depth++], candidate);
        ch_planes_place(state, candidate);
    }
    return false;
}

bool ch_search_next(ChSearch *search, uint8_t *solution)
{
    Search *const s = inside(search);

    while (s->depth > 0 && s->status == CH_OK) {
        if (s->nodes >= s->budget) {
            s->status = CH_BUDGET;
            return false;
        }
        s->nodes++;
        ChPlanes state = s->aside[--s->depth];
        if (descend(s, &state)) {
            ch_planes_solution(&state, solution);
            return true;
        }
    }
    return false;
}

ChStatus ch_search_status(const ChSearch *search)
{
    return ((const Search *)(const void *)search->memory)->status;
}

uint64_t ch_search_nodes(const ChSearch *search)
{
    return ((const Search *)(const void *)search->memory)->nodes;
}

ChStatus ch_search_count(ChSearch *search, const ChCandidateSet *alive, uint64_t limit,
                         uint64_t budget, uint64_t *count)
{
    uint8_t solution[CH_CELLS];

    ch_search_start(search, alive, NULL, budget);
    for (*count = 0; *count < limit && ch_search_next(search, solution);)
        ++*count;
    return ch_search_status(search);
}

ChStatus ch_search_first(ChSearch *search, const ChCandidateSet *alive, uint64_t budget,
                         uint8_t *solution, bool *found)
{
    ch_search_start(search, alive, NULL, budget);
    *found = ch_search_next(search, solution);
    return ch_search_status(search);
}

ChStatus ch_search_each(ChSearch *search, const ChCandidateSet *alive, uint64_t budget,
                        bool (*take)(void *context, const uint8_t *solution), void *context)
{
    uint8_t solution[CH_CELLS];

    ch_search_start(search, alive, NULL, budget);
    while (ch_search_next(search, solution))
        if (take(context, solution))
            break;
    return ch_search_status(search);
}

ChStatus ch_search_random(ChSearch *search, const ChCandidateSet *alive, uint64_t seed,
                          uint64_t budget, uint8_t *solution, bool *found)
{
    ChRandom random = {seed};

    ch_search_start(search, alive, &random, budget);
    *found = ch_search_next(search, solution);
    return ch_search_status(search);
}

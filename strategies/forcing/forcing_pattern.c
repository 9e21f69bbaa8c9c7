/* forcing_pattern.c - forcing chains from the guardians of a deadly or an impossible pattern.
 *
 * One of the guardians is true. If each of them leads to the same conclusion by chains, it holds.
 *
 *      12 . . | . 12x.       x  leads to z in one place
 *      12 . . | . 12y.       y  leads to z in another place: what sees both is not z
 *
 * The pattern is one of relations.c, with two to nine guardians. Patterns with fewer guardians come
 * first. What conflicts with each guardian by itself is left to the types of the pattern. A step
 * from an impossible pattern does not assume that the puzzle has one solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "exotic.h"
#include "finders.h"
#include "forcing_search.h"

static bool try_pattern(void *context, const ChPattern *pattern)
{
    ChForcingSearch *const search = context;
    ChForcingGuards guards = {.pattern = pattern};

    CH_EACH_CELL(cell, pattern->extra)
        CH_EACH_DIGIT(digit, ch_pattern_guards(pattern, search->input->board, cell)) {
            assert(guards.count < CH_MOST_CASES);
            guards.candidate[guards.count++] = (uint16_t)CH_CANDIDATE(cell, digit);
        }
    search->guards = &guards;
    return ch_forcing_find_verities(search, CH_CONSTRAINTS, CH_CONSTRAINTS, guards.count);
}

bool ch_find_forcing_chain_verity_pattern(const ChFinderInput *input, ChSink *sink)
{
    ChForcingSearch search =
        ch_forcing_search(input, sink, CH_TECHNIQUE_FORCING_CHAIN_VERITY_PATTERN);
    ChRelations relations;

    ch_facts_forcing(input->facts, CH_IMPLIES_BY_CHAIN);
    while (ch_implications_grow(&search.forcing->all))
        ;
    ch_find_relations(input, &relations);
    return ch_each_relation(input, &relations, CH_MOST_CASES, try_pattern, &search);
}

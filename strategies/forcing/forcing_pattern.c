/* forcing_pattern.c - forcing chains from the guardians of a deadly pattern.
 *
 * One of the guardians is true (uniqueness.h). If each of them leads to the same conclusion by
 * chains, it holds.
 *
 *      12 . . | . 12x.       x  leads to z in one place
 *      12 . . | . 12y.       y  leads to z in another place: what sees both is not z
 *
 * The pattern is a unique or avoidable rectangle, or a bivalue universal grave (bug.c), with two to
 * nine guardians. Patterns with fewer guardians come first. What conflicts with each guardian by
 * itself is left to the types of the pattern.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "forcing_search.h"

typedef struct Trial {
    ChForcingSearch search;
    int count; /* guardians of the patterns tried now */
} Trial;

/* Lists the guardians; returns false if they are not as many as wanted. */
static bool list_guards(const Trial *trial, const ChPattern *pattern, ChForcingGuards *guards)
{
    const ChBoard *const board = trial->search.input->board;

    *guards = (ChForcingGuards){.pattern = pattern};
    CH_EACH_CELL(cell, pattern->extra)
        CH_EACH_DIGIT(digit, ch_pattern_guards(pattern, board, cell)) {
            if (guards->count == trial->count)
                return false;
            guards->candidate[guards->count++] = (uint16_t)CH_CANDIDATE(cell, digit);
        }
    return guards->count == trial->count;
}

static bool try_pattern(void *context, const ChPattern *pattern)
{
    Trial *const trial = context;
    ChForcingGuards guards;

    if (!list_guards(trial, pattern, &guards))
        return false;
    trial->search.guards = &guards;
    return ch_forcing_find_verities(&trial->search, CH_CONSTRAINTS, CH_CONSTRAINTS, trial->count);
}

bool ch_find_forcing_chain_verity_pattern(const ChFinderInput *input, ChSink *sink)
{
    Trial trial = {.search =
                       ch_forcing_search(input, sink, CH_TECHNIQUE_FORCING_CHAIN_VERITY_PATTERN)};

    ch_facts_forcing(input->facts, CH_IMPLIES_BY_CHAIN);
    while (ch_implications_grow(&trial.search.forcing->all))
        ;
    for (trial.count = 2; trial.count <= CH_MOST_CASES; trial.count++)
        if (ch_each_rectangle(input, try_pattern, &trial) ||
            ch_each_bug(input, try_pattern, &trial))
            return true;
    return false;
}

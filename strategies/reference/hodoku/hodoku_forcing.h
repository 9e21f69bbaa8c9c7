/* hodoku_forcing.h - what the parts of the hunt for forcing chains and nets share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_FORCING_H
#define CH_STRATEGIES_HODOKU_FORCING_H

#include "hodoku.h"

enum { CH_HODOKU_MOST_CHAINS = 9 };

/* A step in the making: chains, each from the premise of a table to one of its entries. */
typedef struct ChHodokuInstance {
    int technique;
    bool placed;
    int candidate;
    int closing; /* the constraint that fails, or that has been split; CH_NONE */
    int count;
    uint16_t premise[CH_HODOKU_MOST_CHAINS];
    uint16_t target[CH_HODOKU_MOST_CHAINS];
} ChHodokuInstance;

/* What fails when all its candidates are off: the numbers of that in the closure. */
typedef struct ChHodokuConstraint {
    int count;
    uint16_t number[9];
} ChHodokuConstraint;

typedef struct ChHodokuSearch {
    const ChFinderInput *input;
    ChHodokuTables *tables;
    const ChHodokuGrid *grid;
    const ChHodokuClosure *closure;             /* NULL: not known */
    uint64_t noted[2 * CH_CANDIDATES / 64 + 1]; /* literals whose consequences are worked out */
    ChHodokuExpanded table;                     /* the one at hand */
    ChHodokuLine line;                          /* and a chain of it */

    bool nets;
    bool found;
    bool settled; /* what is concluded is known: now the shortest way to it */
    int length;   /* of the best */
    ChHodokuInstance best;

    /* For contradictions: houses in which a digit has no place but those ruled out by digits, as
     * 9 * house + digit, what can fail, and what all candidates of some constraint lead to. */
    int full_count;
    uint8_t full[CH_HOUSES * CH_DIGITS];
    int group_count;
    ChHodokuConstraint group[CH_CELLS + CH_HOUSES * CH_DIGITS];
    uint64_t certain[CH_HODOKU_CLOSED_WORDS];
} ChHodokuSearch;

/* What follows from a literal; worked out when first asked. */
const ChHodokuConsequences *ch_hodoku_consequences_of(ChHodokuSearch *search, int literal);

/* Takes a step in the making if it is wanted and shorter than the best. */
void ch_hodoku_offer(ChHodokuSearch *search, const ChHodokuInstance *instance);

/* Before the first contradiction is looked for. */
void ch_hodoku_start_contradictions(ChHodokuSearch *search);

/* Offers what a premise shows to be impossible; what cells, houses and candidates agree on. */
void ch_hodoku_find_contradictions(ChHodokuSearch *search, int premise);
void ch_hodoku_find_verities(ChHodokuSearch *search);

/* Whether a conclusion comes before that of the best. */
static inline bool ch_hodoku_comes_before(const ChHodokuSearch *search, bool placed, int candidate)
{
    if (!search->found || placed != search->best.placed)
        return !search->found || placed;
    return placed ? CH_CANDIDATE_CELL(candidate) < CH_CANDIDATE_CELL(search->best.candidate)
                  : candidate < search->best.candidate;
}

/* Whether an instance with that conclusion may be taken. */
static inline bool ch_hodoku_is_wanted(const ChHodokuSearch *search, bool placed, int candidate)
{
    return search->settled ? candidate == search->best.candidate && placed == search->best.placed
                           : ch_hodoku_comes_before(search, placed, candidate);
}

static inline void ch_hodoku_add_target(ChHodokuInstance *instance, int premise, int cell,
                                        int digit, bool on)
{
    if (instance->count == CH_HODOKU_MOST_CHAINS)
        return;
    instance->premise[instance->count] = (uint16_t)premise;
    instance->target[instance->count++] =
        (uint16_t)CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), on);
}

#endif

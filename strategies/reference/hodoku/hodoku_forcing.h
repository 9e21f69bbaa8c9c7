/* hodoku_forcing.h - the search state shared by the parts of the forcing-chain finder.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_FORCING_H
#define CH_STRATEGIES_HODOKU_FORCING_H

#include "hodoku.h"

enum { CH_HODOKU_MOST_CHAINS = 9 };

/* A possible step: chains, each from the premise of a table to one of its entries. */
typedef struct ChHodokuInstance {
    int technique;
    bool placed;
    int candidate;
    int closing; /* the constraint that fails, or whose candidates are the cases; CH_NONE */
    int count;
    uint16_t premise[CH_HODOKU_MOST_CHAINS];
    uint16_t target[CH_HODOKU_MOST_CHAINS];
} ChHodokuInstance;

/* A constraint that fails when all its candidates are off: their numbers in the closure.  Those in
 * one word of a row are also a mask, which is tested first. */
typedef struct ChHodokuConstraint {
    uint64_t mask;
    int word;
    int count;
    uint16_t number[9];
} ChHodokuConstraint;

typedef struct ChHodokuSearch {
    const ChFinderInput *input;
    ChHodokuTables *tables;
    const ChHodokuGrid *grid;
    const ChHodokuClosure *closure;             /* NULL: not known */
    uint64_t noted[2 * CH_CANDIDATES / 64 + 1]; /* literals whose consequences are known */
    ChHodokuExpanded table;                     /* the current table */
    ChHodokuLine line;                          /* and a chain in it */

    bool nets;
    bool found;
    bool has_conclusion; /* the conclusion is known: now its shortest proof is searched */
    int length;          /* the length of the best */
    ChHodokuInstance best;

    /* For contradictions: houses in which a digit has no place but those ruled out by placed
     * digits, as 9 * house + digit, constraints that can fail, and the common consequences of all
     * candidates of some constraint. */
    int full_count;
    uint8_t full[CH_HOUSES * CH_DIGITS];
    int group_count;
    ChHodokuConstraint group[CH_CELLS + CH_HOUSES * CH_DIGITS];
    uint64_t certain[CH_HODOKU_CLOSED_WORDS];
} ChHodokuSearch;

/* Expands the table of a premise.  The table stays current until another is requested. */
void ch_hodoku_search_expand(ChHodokuSearch *search, int premise);

/* Returns the consequences of a literal; computed on first use. */
const ChHodokuConsequences *ch_hodoku_consequences_of(ChHodokuSearch *search, int literal);

/* Keeps a possible step if it is wanted and shorter than the best. */
void ch_hodoku_offer(ChHodokuSearch *search, const ChHodokuInstance *instance);

/* Prepares the lists that the search for contradictions needs. */
void ch_hodoku_start_contradictions(ChHodokuSearch *search);

/* Offers the contradictions of a premise, and the verities of cells, houses and candidates. */
void ch_hodoku_find_contradictions(ChHodokuSearch *search, int premise);
void ch_hodoku_find_verities(ChHodokuSearch *search);

/* Reports whether a conclusion precedes that of the best. */
static inline bool ch_hodoku_comes_before(const ChHodokuSearch *search, bool placed, int candidate)
{
    if (!search->found || placed != search->best.placed)
        return !search->found || placed;
    return placed ? CH_CANDIDATE_CELL(candidate) < CH_CANDIDATE_CELL(search->best.candidate)
                  : candidate < search->best.candidate;
}

/* Reports whether an instance with that conclusion may be taken. */
static inline bool ch_hodoku_is_wanted(const ChHodokuSearch *search, bool placed, int candidate)
{
    return search->has_conclusion
               ? candidate == search->best.candidate && placed == search->best.placed
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

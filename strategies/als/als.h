/* als.h - the interface that the finders with almost locked sets (ALS) share: the search for the
 * smallest pattern, and the record of its sets for the markers.
 *
 * The pattern with the fewest cells on the board is reported first. Among equals, the pattern with
 * the most eliminations is first, then the first found. All others follow in the order in which
 * they are found.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_ALS_H
#define CH_STRATEGIES_ALS_H

#include <limits.h>

#include "deduction.h"
#include "technique.h"

typedef struct ChAlsSearch {
    const ChFinderInput *input;
    const ChAlsSets *sets; /* for finders that search among them */
    const ChAlsAdjacency *adjacent;
    ChAlsBeyond *beyond;
    ChSink *sink;
    uint64_t
        fresh[CH_ALS_WORDS]; /* sets with a cell that has changed since the last fruitless search */
    bool all;                /* the best pattern has been reported; now the others */
    int cells;               /* number of cells of the best pattern */
    ChDeduction best;
    ChCandidateSet reached; /* all eliminations reported so far */
} ChAlsSearch;

/* Visits the patterns and offers each. Returns true if the sink wants no more. */
typedef bool (*ChAlsVisit)(ChAlsSearch *search);

bool ch_als_search(const ChFinderInput *input, ChSink *sink, ChAlsVisit visit);

/* Does the same for patterns that are not made of almost locked sets. */
bool ch_als_search_cells(const ChFinderInput *input, ChSink *sink, ChAlsVisit visit);

/* Returns true if a pattern is minimal and provable, or if the options do not require that. */
bool ch_als_is_wanted(const ChAlsSearch *search, const ChDeduction *deduction);

/* Considers a pattern with this number of cells: keeps it as the best, or reports it. Returns true
 * if the sink wants no more. */
bool ch_als_offer(ChAlsSearch *search, const ChDeduction *deduction, int cells);

/* Returns the largest number of cells that a pattern may have. */
static inline int ch_als_limit(const ChAlsSearch *search)
{
    return search->all ? INT_MAX : search->cells;
}

/* Returns true if a set has a cell that has changed since the last fruitless search. */
static inline bool ch_als_is_fresh(const ChAlsSearch *search, const ChAls *set)
{
    return ch_bits_has(search->fresh, (int)(set - search->sets->set));
}

/* Finds the sets, as bits, that may belong to a new pattern. They are the fresh sets and those with
 * a restricted common with a fresh set. */
void ch_als_find_candidates(const ChAlsSearch *search, uint64_t promising[CH_ALS_WORDS]);

/* Returns true if two sets may be in one pattern. */
static inline bool ch_als_may_join(const ChAlsSearch *search, const ChAls *a, const ChAls *b)
{
    return search->input->options->overlap || !ch_cells_meet(a->cells, b->cells);
}

/* Returns the cells that have the digit and see all cells with it in both sets. */
static inline ChCellSet ch_als_common_peers(const ChAls *a, const ChAls *b, int digit)
{
    return ch_cells_and(a->peers[digit], b->peers[digit]);
}

/* Returns the digits of both sets that some cell could lose because it sees all their places in
 * both. */
unsigned ch_als_common_targets(const ChAls *a, const ChAls *b, unsigned digits);

/* Removes the digits from all cells that see all their places in both sets. */
void ch_als_add_eliminations(ChDeduction *deduction, const ChFinderInput *input, const ChAls *a,
                             const ChAls *b, unsigned digits);

/* Adds a set's cells as premises, and records the set for the marker as set number INDEX. */
void ch_als_add_premises(ChDeduction *deduction, const ChAls *set, int index);

/* Returns false if part of a set suffices: an almost locked set with these digits that omits a cell
 * not in OTHERS, the pattern's other cells. This is a quick test ahead of the thorough one. */
bool ch_als_is_minimal(const ChAlsSearch *search, const ChAls *set, unsigned digits,
                       ChCellSet others);

/* Returns true if the sets, each by its locked digits, need all their cells for all these
 * eliminations. This is another quick test. At most CH_DIGITS sets. */
bool ch_als_needs_all_cells(const ChAlsSearch *search, const ChAls *const *sets, int count,
                            const ChCandidateSet *removed);

/* By digit, the sets, as bits, that chains can enter by it. The chains lead to a target of one
 * digit with the given watchers. */
typedef struct ChAlsEntries {
    uint64_t by[CH_DIGITS][CH_ALS_WORDS];
} ChAlsEntries;

/* Finds the sets that chains to a target of DIGIT, seen by WATCHERS, can enter. */
void ch_als_find_entries(const ChAlsSearch *search, const ChAlsWatchers *watchers, int digit,
                         ChAlsEntries *entries);

/* ---- the record of the sets: bits of detail.seed ---- */

enum { CH_ALS_CHAINED = 7 /* largest number of sets of a chain */ };

/* Writes VALUE into a deduction's seeds, from bit AT on. */
void ch_als_write_seed(ChDeduction *deduction, int at, unsigned value);

/* Reads BITS bits of a step's seeds, from bit AT on. */
unsigned ch_als_read_seed(const ChStep *step, int at, int bits);

#endif

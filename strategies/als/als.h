/* als.h - what the finders with almost locked sets share: looking for the smallest pattern, and
 * telling their markers which sets it was.
 *
 * Of all the patterns on a board the one with the fewest cells comes first; among equals the one
 * that rules out most, then the first found.  The others follow in the order in which they are
 * found.
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
    const ChAlsSets *sets; /* for those who look among them */
    const ChAlsAdjacency *adjacent;
    ChSink *sink;
    uint64_t fresh[CH_ALS_WORDS]; /* sets with a cell that has changed since nothing was found */
    bool all;                     /* the best has been reported: now the rest */
    int cells;                    /* of the best */
    ChDeduction best;
    ChCandidateSet reached; /* all that has been reported as ruled out */
} ChAlsSearch;

/* Goes through the patterns and offers each; true: the sink wants no more. */
typedef bool (*ChAlsVisit)(ChAlsSearch *search);

bool ch_als_search(const ChFinderInput *input, ChSink *sink, ChAlsVisit look);

/* The same where the patterns are no almost locked sets. */
bool ch_als_search_cells(const ChFinderInput *input, ChSink *sink, ChAlsVisit look);

/* Whether a pattern is lean, or need not be. */
bool ch_als_is_wanted(const ChAlsSearch *search, const ChDeduction *deduction);

/* Takes a pattern of so many cells in, if it is welcome; true: the sink wants no more. */
bool ch_als_offer(ChAlsSearch *search, const ChDeduction *deduction, int cells);

/* Patterns with more cells than this are not wanted. */
static inline int ch_als_limit(const ChAlsSearch *search)
{
    return search->all ? INT_MAX : search->cells;
}

/* Whether a set has a cell that has changed since nothing was found. */
static inline bool ch_als_is_fresh(const ChAlsSearch *search, const ChAls *set)
{
    return ch_bits_has(search->fresh, (int)(set - search->sets->set));
}

/* The sets, as bits, that may belong to a pattern not found before, in which each has a restricted
 * common with a fresh one or is fresh. */
void ch_als_find_candidates(const ChAlsSearch *search, uint64_t worthy[CH_ALS_WORDS]);

/* Whether two sets may serve in one pattern. */
static inline bool ch_als_may_join(const ChAlsSearch *search, const ChAls *a, const ChAls *b)
{
    return search->input->options->overlap || !ch_cells_meet(a->cells, b->cells);
}

/* The cells that see all cells of both sets with the digit, and have it. */
static inline ChCellSet ch_als_common_peers(const ChAls *a, const ChAls *b, int digit)
{
    return ch_cells_and(a->peers[digit], b->peers[digit]);
}

/* What sets rule out by the digits that they keep: cells for each. */
typedef struct ChAlsReach {
    ChCellSet of[CH_DIGITS];
} ChAlsReach;

static inline void ch_als_add_reach(ChAlsReach *reach, const ChAls *set)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        reach->of[digit] = ch_cells_or(reach->of[digit], set->peers[digit]);
}

/* The sets have lost a digit. */
static inline void ch_als_lose_reach(ChAlsReach *reach, int digit)
{
    reach->of[digit] = (ChCellSet){{0}};
}

/* Adds MORE to ALL; true: some of it was there. */
static inline bool ch_als_join_reach(ChAlsReach *all, const ChAlsReach *more)
{
    uint64_t shared = 0;

    for (int i = 0; i < CH_DIGITS; i++) {
        const ChCellSet both = ch_cells_and(all->of[i], more->of[i]);
        shared |= both.word[0] | both.word[1];
        all->of[i] = ch_cells_or(all->of[i], more->of[i]);
    }
    return shared != 0;
}

/* The digits of both that some cell could lose for seeing all of them in both. */
unsigned ch_als_common_targets(const ChAls *a, const ChAls *b, unsigned digits);

/* Rules the digits out of all cells that see every one of them in both sets. */
void ch_als_add_eliminations(ChDeduction *deduction, const ChFinderInput *input, const ChAls *a,
                             const ChAls *b, unsigned digits);

/* Rests on a set's cells, and notes it for the marker as its set number INDEX. */
void ch_als_add_premises(ChDeduction *deduction, const ChAls *set, int index);

/* Whether no part of a set, being an almost locked set with these digits, would do in its place and
 * leave out a cell that the pattern's OTHERS do not have: a quick test ahead of the thorough
 * one. */
bool ch_als_is_minimal(const ChAlsSearch *search, const ChAls *set, unsigned digits,
                       ChCellSet others);

/* Whether the sets, each by what it locks, need all their cells to rule all of these out: another
 * such test.  At most CH_DIGITS sets. */
bool ch_als_needs_all_cells(const ChAlsSearch *search, const ChAls *const *sets, int count,
                            const ChCandidateSet *removed);

/* By digit the sets, as bits, that chains to a target of a digit with these seers can enter by
 * it. */
typedef struct ChAlsEntries {
    uint64_t by[CH_DIGITS][CH_ALS_WORDS];
} ChAlsEntries;

void ch_als_find_entries(const ChAlsSearch *search, const ChAlsWatchers *watchers, int digit,
                         ChAlsEntries *ways);

/* ---- the notes: bits of detail.seed ---- */

enum { CH_ALS_CHAINED = 7 /* the most sets of a chain */ };

void ch_als_note(ChDeduction *deduction, int at, unsigned value);
unsigned ch_als_noted(const ChStep *step, int at, int bits);

#endif

/* whips_search.h - the shortest whip, braid, g-whip or g-braid for a target, after Denis Berthier.
 *
 * A variable is a constraint that is not yet satisfied.  A pattern for target Z is a sequence of
 * variables.  If Z is true, each variable is left with one candidate (in g-patterns, perhaps with a
 * segment), its right-linking one, when those that conflict with Z or with earlier right-linking
 * ones are closed.  The last variable is left with none.
 *
 *      in a whip    each variable has a candidate, its left-linking one, that conflicts with the
 *                   right-linking one just before; none is left-linking twice
 *      in a braid   it may conflict with Z or any earlier one
 *
 * In a typed whip all variables are cells, or all are rows, columns or boxes with a digit.
 *
 * The length is the number of variables.  A segment is the three places of a digit where a line
 * crosses a box; a candidate conflicts with it when it conflicts with all three.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_SEARCH_H
#define CH_STRATEGIES_WHIPS_SEARCH_H

#include "meter.h"
#include "whips_pattern.h"

/* A position, and the searches in it. */
typedef struct ChWhipSearch {
    ChPropagation start;
    ChConstraintSet variables; /* those that a pattern may use; each has two candidates or more */
    uint64_t position;         /* a hash of both */
    const ChWhipRelation *relation; /* one more variable of whole patterns, or NULL */
    uint64_t work;                  /* partial patterns examined so far, by all searches */
    uint64_t most_work;             /* beyond it the searches give up */
    ChMeter *meter;                 /* of the caller, or NULL; when it is over, they give up too */
    uint64_t *failed;    /* keys of partial patterns that lead nowhere; NULL: none are kept */
    size_t failed_slots; /* a power of two */
} ChWhipSearch;

/* Prepares searches in a position in which nothing follows by singles.  The variables are those of
 * ALLOWED, or all of the position with NULL. */
void ch_whip_start(ChWhipSearch *search, const ChPropagation *start,
                   const ChConstraintSet *allowed);

/* Finds a pattern of at most LIMIT variables; the limit should be no longer than the shortest.
 * False when there is none or the work is used up. */
bool ch_whip_find(ChWhipSearch *search, ChWhipKind kind, int target, int limit,
                  ChWhipPattern *pattern);

/* Gets a partial pattern; true ends the search. */
typedef bool ChWhipVisit(void *context, const ChWhipPath *path);

/* Visits the partial patterns for a candidate with one to MOST labels.  In a braid the order of the
 * labels is not tried.  True when VISIT ended it; false too when the work is used up. */
bool ch_whip_each_partial(ChWhipSearch *search, ChWhipKind kind, int source, int most,
                          ChWhipVisit *visit, void *context);

/* Returns a lower bound for the length of a pattern; 0: there is none of any length. */
int ch_whip_bound(const ChWhipSearch *search, ChWhipKind kind, int target);

/* Reports whether the searches have given up. */
static inline bool ch_whip_is_exhausted(const ChWhipSearch *search)
{
    return search->work > search->most_work || ch_meter_is_over(search->meter);
}

#endif

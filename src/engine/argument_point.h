/* argument_point.h - a point of an argument: what is open, and what is taken as true.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_ARGUMENT_POINT_H
#define CH_ENGINE_ARGUMENT_POINT_H

#include "premise_index.h"

/* Upper limits for the number of open candidates in a premise. Below FORCED: the premise forces a
 * candidate or fails. Below ANY: every premise that is not yet satisfied. */
enum { CH_POINT_FORCED = 2, CH_POINT_ANY = CH_CANDIDATES + 1 };

typedef struct ChPoint {
    ChSpots open;
    ChSpots truths;
} ChPoint;

/* Returns the point before any assumption: all candidates of the premises are open. */
ChPoint ch_point_start(const ChPremiseIndex *index);

/* Assumes a candidate to be true (HOLDS) or false. The candidate need not be a spot. */
void ch_point_assume(const ChPremiseIndex *index, ChPoint *point, int candidate, bool holds);

/* Takes a spot as true and closes all spots that conflict with it. A spot that was closed before
 * stays closed. */
void ch_point_set_true(const ChPremiseIndex *index, ChPoint *point, int spot);

/* Returns the open spots of a premise. */
ChSpots ch_point_open_in(const ChPremiseIndex *index, const ChPoint *point, int premise);

/* Reports whether a candidate of the premise is taken as true. */
bool ch_point_is_met(const ChPremiseIndex *index, const ChPoint *point, int premise);

/* Returns the number of open candidates in a premise, MOST at the highest. Returns MOST as well
 * when the premise is satisfied. */
int ch_point_count_open(const ChPremiseIndex *index, const ChPoint *point, int premise, int most);

/* Returns the first premise with the fewest open candidates, if these are fewer than MOST;
 * otherwise -1. *SIZE receives their number. */
int ch_point_tightest(const ChPremiseIndex *index, const ChPoint *point, int most, int *size);

/* Follows forced conclusions. Returns true when they reach a contradiction. *LINES receives the
 * number of lines that print them. */
bool ch_point_fails(const ChPremiseIndex *index, ChPoint *point, uint16_t *lines);

/* Returns the first open spot of a premise. */
int ch_point_first_open(const ChPremiseIndex *index, const ChPoint *point, int premise);

#endif

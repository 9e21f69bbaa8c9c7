/* finders.h - the prototypes of all finders, refuters, markers and tests of sub-types, from
 * techniques.def.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FINDERS_H
#define CH_STRATEGIES_FINDERS_H

#include "technique.h"

/* Finds nothing: the finder of a technique that has none. */
bool ch_no_finder(const ChFinderInput *input, ChSink *sink);

/* The refuters: each finds the contradiction that corresponds to a single. */
bool ch_find_no_place_in_box(const ChFinderInput *input, ChSink *sink);
bool ch_find_no_place_in_row(const ChFinderInput *input, ChSink *sink);
bool ch_find_no_place_in_column(const ChFinderInput *input, ChSink *sink);
bool ch_find_no_candidate(const ChFinderInput *input, ChSink *sink);

#define TECHNIQUE(number, name, find, mark, ...)                                                   \
    bool find(const ChFinderInput *input, ChSink *sink);                                           \
    void mark(const ChReplay *replay, const ChStep *step, ChMarks *marks);
#define SUBTYPE(number, name, holds, ...)                                                          \
    bool holds(const ChBoard *before, const ChStepRecord *step);
#include "techniques.def"
#undef TECHNIQUE

#endif

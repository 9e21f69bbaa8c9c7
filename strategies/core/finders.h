/* finders.h - the prototypes of all finders, refuters and markers, expanded from techniques.def.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FINDERS_H
#define CH_STRATEGIES_FINDERS_H

#include "technique.h"

/* Finds nothing: the entry of a row that has no such finder. */
bool ch_no_finder(const ChFinderInput *input, ChSink *sink);

#define TECHNIQUE(number, name, key, title, aliases, family, code, level, score, rating, premises, \
                  find, refute, mark, definition)                                                  \
    bool find(const ChFinderInput *input, ChSink *sink);                                           \
    bool refute(const ChFinderInput *input, ChSink *sink);                                         \
    void mark(const ChReplay *replay, const ChStep *step, ChMarks *marks);
#include "techniques.def"
#undef TECHNIQUE

#endif

/* singles.h - finders, refuters and markers of singles.c, as techniques.def names them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SINGLES_H
#define CH_STRATEGIES_SINGLES_H

#include "technique.h"

bool ch_find_full_house(const ChScene *scene, ChSink *sink);
bool ch_find_cross_hatching(const ChScene *scene, ChSink *sink);
bool ch_find_hidden_single_row(const ChScene *scene, ChSink *sink);
bool ch_find_hidden_single_column(const ChScene *scene, ChSink *sink);
bool ch_find_naked_single(const ChScene *scene, ChSink *sink);

bool ch_find_no_place_in_box(const ChScene *scene, ChSink *sink);
bool ch_find_no_place_in_row(const ChScene *scene, ChSink *sink);
bool ch_find_no_place_in_column(const ChScene *scene, ChSink *sink);
bool ch_find_no_candidate(const ChScene *scene, ChSink *sink);

#endif

/* uniqueness_avoidable_open.c - avoidable rectangles of types 3 and 5: any corners may be filled.
 *
 *      1 . . | . 23.      some of the cells are filled, none is a given (uniqueness_avoidable.c);
 *      2 . . | . 14.      one of the open cells has one of its other candidates (3 or 4 here)
 *
 *      type 3: two adjacent cells have other candidates, and act as one cell of a naked subset
 *      type 5: two opposite cells or three have one and the same other candidate: cells that see
 *              them all lose it
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "uniqueness.h"

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int size; /* cells of the subset in type 3 */
} Search;

static bool try_type_3(void *context, const ChPattern *pattern)
{
    const Search *const search = context;

    return ch_pattern_has_filled(pattern, search->input->board) &&
           ch_pattern_type_3(search->input, search->sink, CH_TECHNIQUE_AVOIDABLE_RECTANGLE_3,
                             pattern, search->size);
}

bool ch_find_avoidable_rectangle_3(const ChFinderInput *input, ChSink *sink)
{
    Search search = {input, sink, 1};

    for (; search.size <= CH_PATTERN_SUBSET; search.size++)
        if (ch_each_rectangle(input, try_type_3, &search))
            return true;
    return false;
}

/* No house has all cells with guardians: they are opposite, or three. */
static bool try_type_5(void *context, const ChPattern *pattern)
{
    const Search *const search = context;
    int houses[3];

    return ch_is_single(pattern->guards) && ch_houses_of(pattern->extra, houses) == 0 &&
           ch_pattern_has_filled(pattern, search->input->board) &&
           ch_pattern_type_2(search->input, search->sink, CH_TECHNIQUE_AVOIDABLE_RECTANGLE_5,
                             pattern);
}

bool ch_find_avoidable_rectangle_5(const ChFinderInput *input, ChSink *sink)
{
    Search search = {.input = input, .sink = sink};

    return ch_each_rectangle(input, try_type_5, &search);
}

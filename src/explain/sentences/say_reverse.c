/* say_reverse.c - reverse unique rectangles and loops: what the givens outside of the pattern mean.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_text.h"

#define LOOK                                                                                       \
    [CH_PART_WHERE] = N_("Look at the givens of {digits}."),                                       \
    [CH_PART_WHAT] = N_("Which {count} cells have all of them, and two cells or none in every "    \
                        "row, column and box?"),                                                   \
    [CH_PART_SEE] = N_("All givens of {digits} are in {cells}. {extra} can also be {guard}."),     \
    [CH_PART_ASK] = N_("What if all {count} cells held only {digits}?")

static const char *const one_cell[CH_PARTS] = {
    LOOK,
    [CH_PART_WHY] = N_("With {lost} in {cell}, the {digits} of all other cells could change "
                       "places: two solutions. A proper puzzle has one."),
};

static const char *const some_cells[CH_PARTS] = {
    LOOK,
    [CH_PART_WHY] = N_("Without {guards} in {extra}, the {digits} of all other cells could change "
                       "places: two solutions. A proper puzzle has one, so {places} is {guard}."),
};

static const char *const confined[CH_PARTS] = {
    LOOK,
    [CH_PART_WHY] = N_("With {lost} in {cell}, {houses} would have the {lost} in {other}. Then "
                       "the {digits} of all other cells could change places: two solutions. A "
                       "proper puzzle has one."),
};

bool ch_say_reverse(const ChSentenceContext *context)
{
    return ch_say_deadly_by_type(context, one_cell, some_cells, confined);
}

/* say_deadly_shapes.c - deadly patterns with the same three or four digits in every cell.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_text.h"

#define LOOK                                                                                       \
    [CH_PART_WHERE] = N_("Look at the cells for {digits} in {boxes}."),                            \
    [CH_PART_WHAT] = N_("Which {count} cells would hold only {digits}, but for a few other "       \
                        "candidates?")
#define SEE_FLOOR [CH_PART_SEE] = N_("{floor} can only be {either}. {extra} can also be {guard}.")
#define ASK [CH_PART_ASK] = N_("What if all {count} cells held only {digits}?")

static const char *const one_cell[CH_PARTS] = {
    LOOK,
    SEE_FLOOR,
    ASK,
    [CH_PART_WHY] = N_("With {lost} in {cell}, the {count} cells would hold only {digits}. However "
                       "they are filled, there is a second way with the same digits in each row, "
                       "column and box: two solutions. A proper puzzle has one."),
};

static const char *const some_cells[CH_PARTS] = {
    LOOK,
    SEE_FLOOR,
    ASK,
    [CH_PART_WHY] = N_("Without {guards} in {extra}, the {count} cells would hold only {digits}. "
                       "However they are filled, there is a second way with the same digits in "
                       "each row, column and box: two solutions. A proper puzzle has one, so "
                       "{places} is {guard}."),
};

static const char *const confined[CH_PARTS] = {
    LOOK,
    [CH_PART_SEE] = N_("{floor} can only be {either}. In {houses} the {kept} is in {kept_places}."),
    [CH_PART_ASK] = N_("Can the other of {extra} be {lost}?"),
    [CH_PART_WHY] = N_("If the other were {lost}, the {count} cells would hold only {digits}. "
                       "However they are filled, there is a second way with the same digits in "
                       "each row, column and box: two solutions. A proper puzzle has one."),
};

bool ch_say_deadly_shape(const ChSentenceContext *context)
{
    return ch_say_deadly_by_type(context, one_cell, some_cells, confined);
}

/* say_deadly_shapes.c - deadly patterns with the same three or four digits in every cell.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_text.h"

static const char *const one_cell[CH_PARTS] = {
    CH_LOOK_FOR_DEADLY,
    CH_SEE_FLOOR,
    CH_ASK_IF_DEADLY,
    [CH_PART_WHY] = N_("With {lost} in {cell}, the {count} cells would hold only {digits}. However "
                       "they are filled, there is a second way with the same digits in each row, "
                       "column and box: two solutions. A proper puzzle has one."),
};

static const char *const some_cells[CH_PARTS] = {
    CH_LOOK_FOR_DEADLY,
    CH_SEE_FLOOR,
    CH_ASK_IF_DEADLY,
    [CH_PART_WHY] = N_("Without {guards} in {extra}, the {count} cells would hold only {digits}. "
                       "However they are filled, there is a second way with the same digits in "
                       "each row, column and box: two solutions. A proper puzzle has one, so "
                       "{places} is {guard}."),
};

static const char *const confined[CH_PARTS] = {
    CH_LOOK_FOR_DEADLY,
    [CH_PART_SEE] = N_("{floor} can only be {either}. In {houses} the {kept} is in {kept_places}."),
    [CH_PART_ASK] = N_("Can the other of {extra} be {lost}?"),
    [CH_PART_WHY] = N_("If the other were {lost}, the {count} cells would hold only {digits}. "
                       "However they are filled, there is a second way with the same digits in "
                       "each row, column and box: two solutions. A proper puzzle has one."),
};

bool ch_say_shape_guardians(const ChSentenceContext *context, const ChDeadlyText *deadly)
{
    return ch_say_deadly_part(context, deadly, some_cells);
}

bool ch_say_deadly_shape(const ChSentenceContext *context)
{
    return ch_say_deadly_by_type(context, one_cell, some_cells, confined);
}

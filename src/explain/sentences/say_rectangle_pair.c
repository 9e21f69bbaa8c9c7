/* say_rectangle_pair.c - two cells of the same two digits, and a box with both in their lines only.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

bool ch_say_empty_rectangle_intersection_pair(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {box}, {row} and {column}."),
        [CH_PART_WHAT] = N_("Outside {box}, {row} and {column} each have a cell with the same two "
                            "candidates. Where can these digits be in {box}?"),
        [CH_PART_SEE] = N_("{one} and {other} can only be {either}. In {box} these digits can only "
                           "be in {row} or {column}."),
        [CH_PART_ASK] = N_("Can {one} and {other} be the same digit?"),
        [CH_PART_WHY] =
            N_("If {one} and {other} were the same, {box} would have no place for that digit. So "
               "they differ, and in {box} one of the digits is in {row}, the other in {column}: "
               "both lines have both digits."),
    };
    const ChMarkedSet cells = ch_marked_set(context->step, 0);
    const ChList boxes = ch_marks_with_role(context->step, CH_ROLE_HOUSE);
    const ChList lines = ch_marks_with_role(context->step, CH_ROLE_COVER);

    if (cells.cells.count != 2 || cells.digits == 0 || boxes.count != 1 || lines.count != 2)
        return false;
    const ChField field[] = {
        ch_field_choice("either", cells.digits),     ch_field_cell("one", cells.cells.item[0]),
        ch_field_cell("other", cells.cells.item[1]), ch_field_house("box", boxes.item[0]),
        ch_field_house("row", lines.item[0]),        ch_field_house("column", lines.item[1]),
    };
    return ch_say_part(context, message, CH_FIELDS(field));
}

/* say_firework_pairs.c - pairs of fireworks: one corner, or two that meet in a cell.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* Reports whether the set is a firework: its corner, its end in the row, its end in the column. */
static bool is_firework(const ChMarkedSet *firework)
{
    return firework->cells.count == 3 && firework->digits != 0;
}

/* The parts of a step: one firework and two cells, or two fireworks and one. */
typedef struct FireworkPair {
    ChMarkedSet firework[2];
    ChMarkedSet extra[2];
} FireworkPair;

static bool read_pair(const ChSentenceContext *context, FireworkPair *pair, int fireworks)
{
    for (int i = 0; i < 2; i++) {
        pair->firework[i] = ch_marked_set(context->step, i < fireworks ? i : 0);
        pair->extra[i] = ch_marked_set(context->step, fireworks == 1 ? 1 + i : 2);
        if (!is_firework(&pair->firework[i]) || pair->extra[i].cells.count != 1)
            return false;
    }
    return true;
}

bool ch_say_firework_pair_1(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {row} and {column}."),
        [CH_PART_WHAT] = N_("{row} and {column} cross in {box}. Where can {digits} be in them "
                            "outside {box}?"),
        [CH_PART_SEE] = N_("Outside {box} the digits {digits} can only be in {one} in {row}, and "
                           "only in {other} in {column}. {first} and {second} can only be "
                           "{either}."),
        [CH_PART_ASK] = N_("What if {cell} were {either}?"),
        [CH_PART_WHY] = N_("If {cell} were one of them, {first} and {second} would be the other. "
                           "Then neither could be in {one} or {other}. In {row} and in {column} "
                           "both would be in {box}, so in {corner}: two digits in one cell."),
    };
    FireworkPair pair;

    if (!read_pair(context, &pair, 1) || context->step->eliminate_count == 0)
        return false;
    const ChMarkedSet *const firework = &pair.firework[0];
    const uint8_t *const house = ch_cell_house[firework->cells.item[0]];
    const ChField field[] = {
        ch_field_digits("digits", firework->digits),
        ch_field_choice("either", firework->digits),
        ch_field_house("box", house[0]),
        ch_field_house("row", house[1]),
        ch_field_house("column", house[2]),
        ch_field_cell("corner", firework->cells.item[0]),
        ch_field_cell("one", firework->cells.item[1]),
        ch_field_cell("other", firework->cells.item[2]),
        ch_field_cell("first", pair.extra[0].cells.item[0]),
        ch_field_cell("second", pair.extra[1].cells.item[0]),
        ch_field_cell("cell", CH_CANDIDATE_CELL(context->step->eliminate[0])),
    };
    return ch_say_part(context, message, CH_FIELDS(field));
}

bool ch_say_firework_pair_2(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {row} and {column}."),
        [CH_PART_WHAT] = N_("{row} and {column} cross in a cell with two candidates. Which two "
                            "boxes bind these digits to both lines?"),
        [CH_PART_SEE] = N_("{meet} can only be {either}. In the row and the column of {corner}, "
                           "outside its box, {digits} can only be in {one} and {other}. For "
                           "{opposite} it is the same with {third} and {fourth}."),
        [CH_PART_ASK] = N_("Where is the digit of {meet} for {corner}, and for {opposite}?"),
        [CH_PART_WHY] =
            N_("{one}, {other}, {third} and {fourth} all see {meet}, so {corner} and {opposite} "
               "both have its digit. The other digit is in {one} or {other}, and in {third} or "
               "{fourth}: once in {row} and once in {column}."),
    };
    FireworkPair pair;

    if (!read_pair(context, &pair, 2))
        return false;
    const int meet = pair.extra[0].cells.item[0];
    const uint16_t *const one = pair.firework[0].cells.item;
    const uint16_t *const other = pair.firework[1].cells.item;
    const ChField field[] = {
        ch_field_digits("digits", pair.firework[0].digits),
        ch_field_choice("either", pair.firework[0].digits),
        ch_field_house("row", ch_cell_house[meet][1]),
        ch_field_house("column", ch_cell_house[meet][2]),
        ch_field_cell("meet", meet),
        ch_field_cell("corner", one[0]),
        ch_field_cell("one", one[1]),
        ch_field_cell("other", one[2]),
        ch_field_cell("opposite", other[0]),
        ch_field_cell("third", other[1]),
        ch_field_cell("fourth", other[2]),
    };
    return ch_say_part(context, message, CH_FIELDS(field));
}

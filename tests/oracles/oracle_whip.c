/* oracle_whip.c - Whips and braids by their definitions: each sequence of variables is tried. In
 * g-whips and g-braids a variable may leave a segment: places of a digit in one box and one line.
 *
 * All variables of a typed whip are of one type.
 *
 * Those of at most SHORT variables must be found. Longer ones may be: a candidate that a whip or
 * braid rules out contradicts itself by singles.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "whip_sequence.h"

enum { SHORT = 3 };

static bool is_complete(const Sequence *sequence)
{
    for (int variable = 0; variable < VARIABLES; variable++)
        if (ends_sequence(sequence, variable))
            return true;
    return false;
}

static void find_typed(const Marks *marks, Found *found, Type type, bool is_braid,
                       bool has_segments)
{
    for (int cell = 0; cell < CELLS && !has_single(marks); cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const Sequence sequence = {.marks = marks,
                                       .is_braid = is_braid,
                                       .has_segments = has_segments,
                                       .type = type,
                                       .most = SHORT - 1,
                                       .truths = 1,
                                       .truth = {{1, {{cell, digit}}}},
                                       .visit = is_complete};
            Marks supposed;
            if (!marks->can[cell][digit])
                continue;
            if (each_sequence(&sequence))
                rule_out(marks, found, cell, digit);
            if (!suppose(marks, &supposed, (Candidate){cell, digit}, type, has_segments, NULL))
                found->optional[cell][digit] = true;
        }
}

static void find_each(const Marks *marks, Found *found, bool is_braid, bool has_segments)
{
    find_typed(marks, found, ANY_TYPE, is_braid, has_segments);
}

FIND_EACH_KIND(find_each)

static void find_cell_whips(const Marks *marks, Found *found)
{
    find_typed(marks, found, CELL_TYPE, false, false);
}

static void find_row_whips(const Marks *marks, Found *found)
{
    find_typed(marks, found, ROW_TYPE, false, false);
}

static void find_column_whips(const Marks *marks, Found *found)
{
    find_typed(marks, found, COLUMN_TYPE, false, false);
}

static void find_box_whips(const Marks *marks, Found *found)
{
    find_typed(marks, found, BOX_TYPE, false, false);
}

static void find_typed_whips(const Marks *marks, Found *found)
{
    for (Type type = CELL_TYPE; type <= BOX_TYPE; type++)
        find_typed(marks, found, type, false, false);
}

const Oracle whip_oracles[] = {
    {"whip", NULL, find_whips, false},           {"typed-whip", NULL, find_typed_whips, false},
    {"whip-rc", NULL, find_cell_whips, false},   {"whip-rn", NULL, find_row_whips, false},
    {"whip-cn", NULL, find_column_whips, false}, {"whip-bn", NULL, find_box_whips, false},
    {"braid", NULL, find_braids, false},         {"g-whip", "whip", find_g_whips, true},
    {"g-braid", "braid", find_g_braids, true},   {NULL, NULL, NULL, false},
};

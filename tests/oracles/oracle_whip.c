/* oracle_whip.c - Whips and braids by their definitions: each sequence of variables is tried. In
 * g-whips and g-braids a variable may leave a segment: places of a digit in one box and one line.
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

static void find_each(const Marks *marks, Found *found, bool is_braid, bool has_segments)
{
    for (int cell = 0; cell < CELLS && !has_single(marks); cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const Sequence sequence = {.marks = marks,
                                       .is_braid = is_braid,
                                       .has_segments = has_segments,
                                       .most = SHORT - 1,
                                       .truths = 1,
                                       .truth = {{1, {{cell, digit}}}},
                                       .visit = is_complete};
            Marks supposed;
            if (!marks->can[cell][digit])
                continue;
            if (each_sequence(&sequence))
                rule_out(marks, found, cell, digit);
            found->optional[cell][digit] =
                !suppose(marks, &supposed, (Candidate){cell, digit}, has_segments, NULL);
        }
}

FIND_EACH_KIND(find_each)

const Oracle whip_oracles[] = {
    {"whip", NULL, find_whips, false},
    {"braid", NULL, find_braids, false},
    {"g-whip", "whip", find_g_whips, true},
    {"g-braid", "braid", find_g_braids, true},
    {NULL, NULL, NULL, false},
};

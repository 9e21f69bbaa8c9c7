/* notation_sets.c - sets of cells and digits: subsets, wings, almost locked sets.
 *
 *      (27)r8c36                          a naked subset; a hidden one adds its house: (34)r7c57 r7
 *      (1=4)r7c4 - (4=9)r7c8 - (9=1)r5c8  an XY-wing is a chain of its three cells
 *      A=(39)r4c8, B=(389)r16c8; A-3-B; 9 almost locked sets, their restricted commons, what goes
 *      (1579)r45c5 c5b5; (79)r9c5, (15)r6c6   what crosses, and what goes along with it
 *      r7c3,r9c1; (17)r8c3, (14)r9c3          aligned cells, and the sets that exclude
 *
 * SPDX-License-Identifier: MIT
 */
#include "step_notation.h"

/* The pattern's digits in its cells, the pivot's among them. */
bool ch_notation_naked(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);

    for (size_t i = 0; i < pivot.count; i++)
        ch_list_add(&cells, pivot.item[i]);
    if (digits == 0 || cells.count == 0)
        return false;
    ch_notation_set(telling->out, digits, &cells);
    return true;
}

bool ch_notation_hidden(const ChTelling *telling)
{
    const ChList houses = ch_marks_with_role(telling->step, CH_ROLE_HOUSE);

    if (houses.count == 0 || !ch_notation_naked(telling))
        return false;
    ch_text_char(telling->out, ' ');
    ch_notation_houses(telling->out, &houses);
    return true;
}

/* ---- wings ---- */

static void put_bivalue(ChText *out, int first, int second, int cell)
{
    ch_text_char(out, '(');
    ch_notation_digits(out, 1u << first);
    ch_text_char(out, '=');
    ch_notation_digits(out, 1u << second);
    ch_text_char(out, ')');

    ChCellSet cells = {{0}};
    ch_cells_add(&cells, cell);
    ch_notation_cells(out, &cells);
}

bool ch_notation_xy_wing(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    const ChList wings = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    unsigned shared[2];

    if (wings.count != 2 || pivot.count != 1 || step->eliminate_count == 0)
        return false;
    const unsigned gone = 1u << CH_CANDIDATE_DIGIT(step->eliminate[0]);
    for (int i = 0; i < 2; i++) {
        const unsigned digits = telling->before->candidates[wings.item[i]];
        shared[i] = digits & ~gone;
        if (!ch_is_single(shared[i]) || (digits & gone) == 0)
            return false;
    }
    const int goes = ch_lowest(gone);
    const int x = ch_lowest(shared[0]);
    const int y = ch_lowest(shared[1]);
    put_bivalue(telling->out, goes, x, wings.item[0]);
    ch_text_puts(telling->out, " - ");
    put_bivalue(telling->out, x, y, pivot.item[0]);
    ch_text_puts(telling->out, " - ");
    put_bivalue(telling->out, y, goes, wings.item[1]);
    return true;
}

/* A wing is a chain, or a bent set of cells in two houses. */
bool ch_notation_wing(const ChTelling *telling)
{
    return ch_notation_links(telling) || ch_notation_hidden(telling);
}

/* ---- almost locked sets ---- */

static void put_name(ChText *out, int group)
{
    ch_text_char(out, (char)('A' + group % 26));
}

static int put_all_sets(const ChTelling *telling, bool names)
{
    int count = 0;

    for (;; count++) {
        const ChMarkedSet set = ch_marked_set(telling->step, count);
        if (set.cells.count == 0)
            return count;
        if (count > 0)
            ch_text_puts(telling->out, ", ");
        if (names) {
            put_name(telling->out, count);
            ch_text_char(telling->out, '=');
        }
        ch_notation_set(telling->out, set.digits, &set.cells);
    }
}

/* The restricted commons between the same two sets are told together: A-58-B. */
static void put_commons(const ChTelling *telling)
{
    int last[2] = {-1, -1};
    unsigned digits = 0;
    const char *before = "; ";

    for (int group = 0;; group++) {
        const ChList sets = ch_marks_of_group(telling->step, CH_ROLE_COMMON_SET, group);
        const ChList common = ch_marks_of_group(telling->step, CH_ROLE_COMMON_DIGIT, group);
        const bool goes_on = sets.count == 2 && common.count == 1;
        const bool same = goes_on && sets.item[0] == last[0] && sets.item[1] == last[1];
        if (last[0] >= 0 && !same) {
            ch_text_puts(telling->out, before);
            put_name(telling->out, last[0]);
            ch_text_char(telling->out, '-');
            ch_notation_digits(telling->out, digits);
            ch_text_char(telling->out, '-');
            put_name(telling->out, last[1]);
            before = ", ";
        }
        if (!goes_on)
            return;
        digits = (same ? digits : 0) | ch_digits_of(&common);
        last[0] = sets.item[0];
        last[1] = sets.item[1];
    }
}

/* Named sets, what ties them together (commons, a chain, a stem), and the digits that go. */
bool ch_notation_sets(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    const ChCellSet stem = ch_list_cells(&pivot);

    if (put_all_sets(telling, true) == 0)
        return false;
    put_commons(telling);
    if (pivot.count > 0) {
        ch_text_puts(telling->out, "; ");
        ch_notation_cells(telling->out, &stem);
    }
    const size_t end = telling->out->length;
    ch_text_puts(telling->out, "; ");
    if (!ch_notation_links(telling))
        ch_text_cut(telling->out, end);
    if (digits != 0) {
        ch_text_puts(telling->out, "; ");
        ch_notation_digits(telling->out, digits);
    }
    return true;
}

/* What stands where houses cross, and the sets beside it. */
bool ch_notation_crossing(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(step, CH_ROLE_COVER);

    for (size_t i = 0; i < cover.count; i++)
        ch_list_add(&houses, cover.item[i]);
    if (digits == 0)
        return false;
    if (cells.count > 0)
        ch_notation_set(telling->out, digits, &cells);
    else
        ch_notation_digits(telling->out, digits);
    if (houses.count > 0) {
        ch_text_char(telling->out, ' ');
        ch_notation_houses(telling->out, &houses);
    }
    ch_text_puts(telling->out, "; ");
    return put_all_sets(telling, false) > 0;
}

/* Cells side by side, and the sets that will not have all their ways. */
bool ch_notation_aligned(const ChTelling *telling)
{
    const ChList cells = ch_marks_with_role(telling->step, CH_ROLE_CELL);
    const ChCellSet set = ch_list_cells(&cells);

    if (cells.count == 0)
        return false;
    ch_notation_cells(telling->out, &set);
    ch_text_puts(telling->out, "; ");
    return put_all_sets(telling, false) > 0;
}

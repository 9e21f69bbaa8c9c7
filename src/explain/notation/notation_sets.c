/* notation_sets.c - writes sets of cells and digits: subsets, wings, almost locked sets.
 *
 *      (27)r8c36                          a naked subset; a hidden one adds its house: (34)r7c57 r7
 *      (1=4)r7c4 - (4=9)r7c8 - (9=1)r5c8  an XY-wing is a chain of its three cells
 *      A=(39)r4c8, B=(389)r16c8; A-3-B; 9 almost locked sets, their RCCs, the eliminated digit
 *      (1579)r45c5 c5b5; (79)r9c5, (15)r6c6   the intersection, and the sets outside it
 *      r7c3,r9c1; (17)r8c3, (14)r9c3          aligned cells, and the excluding sets
 *
 * SPDX-License-Identifier: MIT
 */
#include "step_notation.h"

/* Writes the pattern's digits and its cells, the pivot included. */
bool ch_notation_naked(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);

    for (size_t i = 0; i < pivot.count; i++)
        ch_list_add(&cells, pivot.item[i]);
    if (digits == 0 || cells.count == 0)
        return false;
    ch_notation_set(context->out, digits, &cells);
    return true;
}

bool ch_notation_hidden(const ChSentenceContext *context)
{
    const ChList houses = ch_marks_with_role(context->step, CH_ROLE_HOUSE);

    if (houses.count == 0 || !ch_notation_naked(context))
        return false;
    ch_text_char(context->out, ' ');
    ch_notation_houses(context->out, &houses);
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

bool ch_notation_xy_wing(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList wings = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    unsigned shared[2];

    if (wings.count != 2 || pivot.count != 1 || step->eliminate_count == 0)
        return false;
    const unsigned removed = 1u << CH_CANDIDATE_DIGIT(step->eliminate[0]);
    for (int i = 0; i < 2; i++) {
        const unsigned digits = context->before->candidates[wings.item[i]];
        shared[i] = digits & ~removed;
        if (!ch_is_single(shared[i]) || (digits & removed) == 0)
            return false;
    }
    const int z = ch_lowest(removed);
    const int x = ch_lowest(shared[0]);
    const int y = ch_lowest(shared[1]);
    put_bivalue(context->out, z, x, wings.item[0]);
    ch_text_puts(context->out, " - ");
    put_bivalue(context->out, x, y, pivot.item[0]);
    ch_text_puts(context->out, " - ");
    put_bivalue(context->out, y, z, wings.item[1]);
    return true;
}

/* Writes a wing as a chain, or as a bent set of cells in two houses. */
bool ch_notation_wing(const ChSentenceContext *context)
{
    return ch_notation_links(context) || ch_notation_hidden(context);
}

/* ---- almost locked sets ---- */

static void put_name(ChText *out, int group)
{
    ch_text_char(out, (char)('A' + group % 26));
}

static int put_all_sets(const ChSentenceContext *context, bool names)
{
    int count = 0;

    for (;; count++) {
        const ChMarkedSet set = ch_marked_set(context->step, count);
        if (set.cells.count == 0)
            return count;
        if (count > 0)
            ch_text_puts(context->out, ", ");
        if (names) {
            put_name(context->out, count);
            ch_text_char(context->out, '=');
        }
        ch_notation_set(context->out, set.digits, &set.cells);
    }
}

/* Writes the restricted commons; those between the same two sets are combined: A-58-B. */
static void put_commons(const ChSentenceContext *context)
{
    int last[2] = {-1, -1};
    unsigned digits = 0;
    const char *before = "; ";

    for (int group = 0;; group++) {
        const ChList sets = ch_marks_of_group(context->step, CH_ROLE_COMMON_SET, group);
        const ChList common = ch_marks_of_group(context->step, CH_ROLE_COMMON_DIGIT, group);
        const bool continues = sets.count == 2 && common.count == 1;
        const bool same = continues && sets.item[0] == last[0] && sets.item[1] == last[1];
        if (last[0] >= 0 && !same) {
            ch_text_puts(context->out, before);
            put_name(context->out, last[0]);
            ch_text_char(context->out, '-');
            ch_notation_digits(context->out, digits);
            ch_text_char(context->out, '-');
            put_name(context->out, last[1]);
            before = ", ";
        }
        if (!continues)
            return;
        digits = (same ? digits : 0) | ch_digits_of(&common);
        last[0] = sets.item[0];
        last[1] = sets.item[1];
    }
}

/* Writes named sets, their connection (restricted commons, a chain, a stem), and the eliminated
 * digits. */
bool ch_notation_sets(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    const ChCellSet stem = ch_set_of_cells(&pivot);

    if (put_all_sets(context, true) == 0)
        return false;
    put_commons(context);
    if (pivot.count > 0) {
        ch_text_puts(context->out, "; ");
        ch_notation_cells(context->out, &stem);
    }
    const size_t end = context->out->length;
    ch_text_puts(context->out, "; ");
    if (!ch_notation_links(context))
        ch_text_cut(context->out, end);
    if (digits != 0) {
        ch_text_puts(context->out, "; ");
        ch_notation_digits(context->out, digits);
    }
    return true;
}

/* Writes the cells or digits in the intersection of houses, and the sets outside it. */
bool ch_notation_crossing(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(step, CH_ROLE_COVER);

    for (size_t i = 0; i < cover.count; i++)
        ch_list_add(&houses, cover.item[i]);
    if (digits == 0)
        return false;
    if (cells.count > 0)
        ch_notation_set(context->out, digits, &cells);
    else
        ch_notation_digits(context->out, digits);
    if (houses.count > 0) {
        ch_text_char(context->out, ' ');
        ch_notation_houses(context->out, &houses);
    }
    ch_text_puts(context->out, "; ");
    return put_all_sets(context, false) > 0;
}

/* Writes aligned cells, and the sets that exclude some of their combinations. */
bool ch_notation_aligned(const ChSentenceContext *context)
{
    const ChList cells = ch_marks_with_role(context->step, CH_ROLE_CELL);
    const ChCellSet set = ch_set_of_cells(&cells);

    if (cells.count == 0)
        return false;
    ch_notation_cells(context->out, &set);
    ch_text_puts(context->out, "; ");
    return put_all_sets(context, false) > 0;
}

/* notation_fish.c - writes fish as a digit, its base and its cover.
 *
 *      2 c14\r67 fr9c4          f: fins, ef: endo-fins
 *      1 c79\r58 fr3c79; (1)r3c7 - r3c4 = r2c5 - r5c5      a Kraken fish: then the chains
 *
 * Locked candidates are fish of one house: 5 b1\c2.  Direct ones add the house of the single that
 * they lead to: 6 b1\r2; b3.
 *
 * SPDX-License-Identifier: MIT
 */
#include "step_notation.h"

static void put_fins(ChText *out, const char *letters, const ChList *fins)
{
    const ChList cells = ch_cells_of(fins);
    const ChCellSet set = ch_set_of_cells(&cells);

    if (fins->count == 0)
        return;
    ch_text_puts(out, letters);
    ch_notation_cells(out, &set);
}

static void put_body(ChText *out, unsigned digits, const ChList *base, const ChList *cover)
{
    ch_notation_digits(out, digits);
    ch_text_char(out, ' ');
    ch_notation_houses(out, base);
    ch_text_char(out, '\\');
    ch_notation_houses(out, cover);
}

bool ch_notation_fish(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    const ChList base = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(step, CH_ROLE_COVER);
    const ChList fins = ch_marks_with_role(step, CH_ROLE_FIN);
    const ChList endofins = ch_marks_with_role(step, CH_ROLE_ENDOFIN);

    if (digits == 0 || base.count == 0 || cover.count == 0)
        return false;
    put_body(context->out, digits, &base, &cover);
    put_fins(context->out, " f", &fins);
    put_fins(context->out, " ef", &endofins);

    const size_t end = context->out->length;
    ch_text_puts(context->out, "; ");
    if (!ch_notation_links(context))
        ch_text_cut(context->out, end);
    return true;
}

/* Writes direct locked candidates.  The first house is the base; the others hold the single. */
bool ch_notation_direct(const ChSentenceContext *context)
{
    const unsigned digits = ch_digits_with_role(context->step, CH_ROLE_DIGIT);
    const ChList houses = ch_marks_with_role(context->step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(context->step, CH_ROLE_COVER);
    ChList base = {.count = 0};
    ChList single = {.count = 0};

    if (digits == 0 || houses.count < 2 || cover.count == 0)
        return false;
    for (size_t i = 0; i < houses.count; i++)
        ch_list_add(i == 0 ? &base : &single, houses.item[i]);
    put_body(context->out, digits, &base, &cover);
    ch_text_puts(context->out, "; ");
    ch_notation_houses(context->out, &single);
    return true;
}

/* Writes templates: digits, and the houses that they are placed in. */
bool ch_notation_templates(const ChSentenceContext *context)
{
    const unsigned digits = ch_digits_with_role(context->step, CH_ROLE_DIGIT);
    const ChList houses = ch_marks_with_role(context->step, CH_ROLE_HOUSE);

    if (digits == 0 || houses.count == 0)
        return false;
    ch_notation_digits(context->out, digits);
    ch_text_char(context->out, ' ');
    ch_notation_houses(context->out, &houses);
    return true;
}

/* Writes cells and the houses that cover them: multi-sector locked sets and SK-loops. */
bool ch_notation_covered_cells(const ChSentenceContext *context)
{
    const ChList cells = ch_marks_with_role(context->step, CH_ROLE_CELL);
    const ChList cover = ch_marks_with_role(context->step, CH_ROLE_COVER);
    const ChCellSet set = ch_set_of_cells(&cells);

    if (cells.count == 0 || cover.count == 0)
        return false;
    ch_notation_cells(context->out, &set);
    ch_text_char(context->out, '\\');
    ch_notation_houses(context->out, &cover);
    return true;
}

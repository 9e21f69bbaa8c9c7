/* strategy_comparison.c - see strategy_comparison.h.
 *
 *      THEIR NAME           OURS
 *      Naked Single         naked-single
 *      Brute Force          - (a search by trial, no technique: solve --guess does that)
 *
 * SPDX-License-Identifier: MIT
 */
#include "strategy_comparison.h"

#include <string.h>

enum { GAP = 2 };

static size_t width_of(ChProgram program)
{
    const ChComparison *row;
    size_t width = 0;

    for (size_t i = 0; (row = ch_comparison_at(i)) != NULL; i++)
        if (row->program == program && strlen(row->name) > width)
            width = strlen(row->name);
    return width + GAP;
}

static void put_blanks(ChText *out, size_t count)
{
    for (; count > 0; count--)
        ch_text_char(out, ' ');
}

static void put_row(ChText *out, ChLanguage language, const ChComparison *row, size_t width)
{
    ch_text_puts(out, row->name);
    put_blanks(out, width - strlen(row->name));
    if (row->keys != NULL) {
        ch_text_puts(out, row->keys);
    } else {
        ch_text_puts(out, "- (");
        ch_text_puts(out, ch_translate(language, row->missing));
        ch_text_char(out, ')');
    }
    ch_text_char(out, '\n');
}

void ch_strategy_comparison(ChText *out, ChLanguage language, ChProgram program)
{
    const size_t width = width_of(program);
    const ChComparison *row;
    uint32_t names = 0;
    uint32_t found = 0;

    for (size_t i = 0; (row = ch_comparison_at(i)) != NULL; i++) {
        if (row->program != program)
            continue;
        put_row(out, language, row, width);
        names++;
        found += row->keys != NULL;
    }
    const ChField field[] = {ch_field_number("found", found), ch_field_number("names", names)};
    ch_format(out, language, N_("{found} of {names} names are found here.\n"), field,
              sizeof field / sizeof field[0]);
}

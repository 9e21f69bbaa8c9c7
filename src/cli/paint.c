/* paint.c - see paint.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "paint.h"

#include "grid_print.h"

static const char *const CODE[] = {
    [CH_PAINT_PLAIN] = "",
    [CH_PAINT_BOLD] = "\033[1m",
    [CH_PAINT_NEWS] = "\033[32m",
};

void ch_paint_begin(ChText *out, bool colours, ChPaint paint)
{
    if (colours)
        ch_text_puts(out, CODE[paint]);
}

void ch_paint_end(ChText *out, bool colours, ChPaint paint)
{
    if (colours && paint != CH_PAINT_PLAIN)
        ch_text_puts(out, "\033[0m");
}

static ChPaint paint_of(int cell, const ChCellSet *givens, const ChCellSet *news)
{
    if (news != NULL && ch_cells_has(news, cell))
        return CH_PAINT_NEWS;
    return ch_cells_has(givens, cell) ? CH_PAINT_BOLD : CH_PAINT_PLAIN;
}

static bool is_cell(char character)
{
    return character == '.' || (character >= '1' && character <= '9');
}

void ch_paint_grid(ChText *out, bool colours, const uint8_t *digit, const ChCellSet *givens,
                   const ChCellSet *news)
{
    ChText plain = CH_TEXT_EMPTY;
    int place = 0; /* row by row */

    ch_print_grid(&plain, digit, NULL);
    for (const char *at = ch_text_string(&plain); *at != '\0'; at++) {
        const ChPaint paint = is_cell(*at) && place < CH_CELLS
                                  ? paint_of(CH_CELL_AT(place / 9, place % 9), givens, news)
                                  : CH_PAINT_PLAIN;
        ch_paint_begin(out, colours, paint);
        ch_text_char(out, *at);
        ch_paint_end(out, colours, paint);
        place += is_cell(*at);
    }
    ch_text_free(&plain);
}

/* site_link_write.c - writes the links of other sites.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grid_print.h"
#include "site_link.h"
#include "sites.h"

/* Appends base64 with the letters that have a meaning in an address written as %XX. */
static void add_escaped(ChText *text, const ChText *packed)
{
    const char *const letters = ch_text_string(packed);

    for (size_t i = 0; i < packed->length; i++) {
        const char c = letters[i];
        if (c == '+' || c == '/' || c == '=')
            ch_text_puts(text, c == '+' ? "%2B" : c == '/' ? "%2F" : "%3D");
        else
            ch_text_char(text, c);
    }
    if (packed->failed)
        ch_text_puts(text, NULL);
}

static void write_fpuzzles_link(ChText *text, const ChPuzzleRecord *record, const char *address)
{
    ChText packed = CH_TEXT_EMPTY;

    ch_fpuzzles_write(&packed, &record->puzzle, record->text);
    ch_text_puts(text, address);
    add_escaped(text, &packed);
    ch_text_char(text, '\n');
    ch_text_free(&packed);
}

void ch_write_link_fpuzzles(ChText *text, const ChPuzzleRecord *record)
{
    write_fpuzzles_link(text, record, "https://www.f-puzzles.com/?load=");
}

void ch_write_link_sudokupad(ChText *text, const ChPuzzleRecord *record)
{
    write_fpuzzles_link(text, record, "https://sudokupad.app/fpuzzles");
}

void ch_write_link_sudokuwiki(ChText *text, const ChPuzzleRecord *record)
{
    ch_text_puts(text, "https://www.sudokuwiki.org/sudoku.htm?bd=");
    if (record->puzzle.has_start)
        ch_sudokuwiki_write(text, &record->puzzle);
    else
        ch_print_zeroed(text, &record->puzzle);
    ch_text_char(text, '\n');
}

void ch_write_link_coach(ChText *text, const ChPuzzleRecord *record)
{
    if (record->puzzle.has_start && ch_coach_packs()) {
        ch_coach_write(text, &record->puzzle);
    } else {
        ch_text_puts(text, "https://sudoku.coach/en/play/");
        ch_print_zeroed(text, &record->puzzle);
    }
    ch_text_char(text, '\n');
}

bool ch_link_coach_has_positions(void)
{
    return ch_coach_packs();
}

/* check_text.c - see check_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check_text.h"

#include "ansi.h"

enum { EXAMPLES = 6 };

void ch_check_text_add(const ChCheckText *report, const char *message, const ChField *field,
                       size_t count)
{
    ch_format(report->out, report->language, message, field, count);
    ch_text_char(report->out, '\n');
}

void ch_check_text_cells(const ChCheckText *report, const char *one, const char *several,
                         const ChCellSet *cells)
{
    uint16_t list[CH_CELLS];
    size_t count = 0;

    for (int i = 0; i < CH_CELLS; i++)
        if (ch_cells_has(cells, CH_CELL_AT(i / 9, i % 9)))
            list[count++] = (uint16_t)CH_CELL_AT(i / 9, i % 9);
    const ChField field = ch_field_list("cells", CH_FIELD_CELLS, list, count);
    if (count > 0)
        ch_check_text_add(report, count == 1 ? one : several, &field, 1);
}

void ch_check_text_grid(const ChCheckText *report, const uint8_t *digit, const ChCellSet *news)
{
    ChCellSet givens = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (report->puzzle->given[cell] != CH_NO_DIGIT)
            ch_cells_add(&givens, cell);
    ch_ansi_grid(report->out, report->style->colours, digit, &givens, news);
}

size_t ch_check_text_list(const ChCellSet *cells, const uint8_t *digit, uint16_t *list)
{
    size_t count = 0;

    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (ch_cells_has(cells, cell))
            list[count++] = (uint16_t)CH_CANDIDATE(cell, digit[cell]);
    }
    return count;
}

void ch_check_text_some(const ChCheckText *report, const char *all, const char *some,
                        const uint16_t *list, size_t count)
{
    const bool many = count > CH_LISTED;
    const ChField field[] = {
        ch_field_list("placed", CH_FIELD_PLACED, list, many ? EXAMPLES : count),
        ch_field_number("count", (uint32_t)count),
    };

    ch_check_text_add(report, many ? some : all, field, sizeof field / sizeof field[0]);
}

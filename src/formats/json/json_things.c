/* json_things.c - see json_things.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "json_things.h"

void ch_json_put_name(ChJsonWriter *json, const char *key, ChNamer namer, int thing)
{
    char *const at = ch_json_begin(json, key, CH_NAME_SIZE + 2);

    if (at == NULL)
        return;
    const size_t length = 1 + namer(at + 1, thing);
    at[0] = '"';
    at[length] = '"';
    ch_text_grown(json->text, length + 1);
}

void ch_json_put_names(ChJsonWriter *json, const char *key, ChNamer namer, const uint16_t *thing,
                       size_t count)
{
    ch_json_open(json, key, '[');
    for (size_t i = 0; i < count; i++)
        ch_json_put_name(json, NULL, namer, thing[i]);
    ch_json_close(json, ']');
}

void ch_json_put_cell(ChJsonWriter *json, const char *key, int cell, const uint8_t *digits)
{
    if (digits == NULL)
        ch_json_put_name(json, key, ch_name_cell, cell);
    else
        ch_json_put_name(json, key, ch_name_placed, CH_CANDIDATE(cell, digits[cell]));
}

void ch_json_put_cells(ChJsonWriter *json, const char *key, const ChCellSet *cells,
                       const uint8_t *digits)
{
    ch_json_open(json, key, '[');
    for (int i = 0; i < CH_CELLS; i++)
        if (ch_cells_has(cells, CH_CELL_AT(i / 9, i % 9)))
            ch_json_put_cell(json, NULL, CH_CELL_AT(i / 9, i % 9), digits);
    ch_json_close(json, ']');
}

void ch_json_put_digits(ChJsonWriter *json, const char *key, unsigned digits)
{
    (void)ch_json_begin(json, key, CH_DIGITS + 2);
    ch_text_char(json->text, '"');
    CH_EACH_DIGIT(digit, digits)
        ch_text_char(json->text, (char)('1' + digit));
    ch_text_char(json->text, '"');
}

void ch_json_put_cell_digits(ChJsonWriter *json, const char *key, const uint16_t *digits)
{
    ch_json_open(json, key, '{');
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        char name[CH_NAME_SIZE];
        if (digits[cell] == 0)
            continue;
        ch_name_cell(name, cell);
        ch_json_put_digits(json, name, digits[cell]);
    }
    ch_json_close(json, '}');
}

void ch_json_put_grid(ChJsonWriter *json, const char *key, const uint8_t *digit)
{
    char grid[CH_CELLS + 1] = {0};

    ch_name_grid(grid, digit);
    ch_json_put_word(json, key, grid);
}

void ch_json_put_marks(ChJsonWriter *json, const char *key, const ChCandidateSet *marks)
{
    char grid[CH_CANDIDATES + 1] = {0};

    ch_name_marks(grid, marks);
    ch_json_put_word(json, key, grid);
}

void ch_json_put_puzzle(ChJsonWriter *json, const ChPuzzle *puzzle)
{
    if (puzzle->has_marks)
        ch_json_put_marks(json, "puzzle", &puzzle->marks);
    else
        ch_json_put_grid(json, "puzzle", puzzle->given);
}

void ch_json_put_notes(ChJsonWriter *json, const ChPuzzle *puzzle)
{
    if (puzzle->has_notes)
        ch_json_put_word(json, "pencil-marks", "notes");
}

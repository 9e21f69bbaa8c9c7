/* grid_print.c - see grid_print.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grid_print.h"

#include <string.h>

#include "mark_grid.h"
#include "notation.h"

const ChGridFormat ch_grid_formats[] = {
#define FORMAT(name, printer) {name, printer},
#include "grid_formats.def"
#undef FORMAT
    {NULL, NULL},
};

const ChGridFormat *ch_grid_format(const char *name)
{
    for (const ChGridFormat *format = ch_grid_formats; format->name != NULL; format++)
        if (strcmp(format->name, name) == 0)
            return format;
    return NULL;
}

/* ---- plain cells ---- */

static const char dotted[] = "123456789.";
static const char zeroed[] = "1234567890";

void ch_print_line(ChText *text, const uint8_t digit[CH_CELLS], const uint16_t candidates[CH_CELLS])
{
    char *const out = ch_text_room(text, CH_CELLS + 1);

    (void)candidates;
    if (out == NULL)
        return;
    ch_name_grid(out, digit);
    out[CH_CELLS] = '\n';
    ch_text_grown(text, CH_CELLS + 1);
}

void ch_print_lines(ChText *text, const uint8_t digit[CH_CELLS],
                    const uint16_t candidates[CH_CELLS])
{
    char cells[CH_CELLS];

    (void)candidates;
    ch_name_grid(cells, digit);
    for (int row = 0; row < 9; row++) {
        ch_text_add(text, cells + 9 * row, 9);
        ch_text_char(text, '\n');
    }
}

void ch_print_zeroed(ChText *text, const ChPuzzle *puzzle)
{
    for (int i = 0; i < CH_CELLS; i++)
        ch_text_char(text, zeroed[ch_puzzle_digit(puzzle, CH_CELL_AT(i / 9, i % 9))]);
}

void ch_print_spaced(ChText *text, const uint8_t digit[CH_CELLS],
                     const uint16_t candidates[CH_CELLS])
{
    char line[18];

    (void)candidates;
    for (int row = 0; row < 9; row++) {
        for (int column = 0; column < 9; column++) {
            line[2 * column] = zeroed[digit[CH_CELL_AT(row, column)]];
            line[2 * column + 1] = column < 8 ? ' ' : '\n';
        }
        ch_text_add(text, line, sizeof line);
    }
}

/* ---- ruled ---- */

static const ChCellSet nowhere = {{0}};

static void print_repeated(ChText *text, char c, int count)
{
    while (count-- > 0)
        ch_text_char(text, c);
}

static void print_ruling(ChText *text, const int width[9])
{
    for (int stack = 0; stack < 9; stack += 3) {
        ch_text_char(text, '+');
        print_repeated(text, '-', width[stack] + width[stack + 1] + width[stack + 2] + 4);
    }
    ch_text_puts(text, "+\n");
}

static void print_digits(ChText *text, unsigned digits)
{
    if (digits == 0)
        ch_text_char(text, '.');
    CH_EACH_DIGIT(digit, digits)
        ch_text_char(text, dotted[digit]);
}

/* Prints a ruled grid.  Digits of PLACED have a + before them, which their columns must have room
 * for. */
static void print_ruled(ChText *text, const uint16_t shown[CH_CELLS], const ChCellSet *placed,
                        const int width[9])
{
    for (int row = 0; row < 9; row++) {
        if (row % 3 == 0)
            print_ruling(text, width);
        for (int column = 0; column < 9; column++) {
            const int cell = CH_CELL_AT(row, column);
            const bool plus = ch_cells_has(placed, cell);
            const unsigned digits = shown[cell];
            ch_text_puts(text, column == 0 ? "| " : column % 3 == 0 ? " | " : " ");
            print_repeated(text, '+', plus);
            print_digits(text, digits);
            print_repeated(text, ' ', width[column] - plus - (digits == 0 ? 1 : ch_count(digits)));
        }
        ch_text_puts(text, " |\n");
    }
    print_ruling(text, width);
}

void ch_print_grid(ChText *text, const uint8_t digit[CH_CELLS], const uint16_t candidates[CH_CELLS])
{
    static const int width[9] = {1, 1, 1, 1, 1, 1, 1, 1, 1};
    uint16_t shown[CH_CELLS];

    (void)candidates;
    for (int cell = 0; cell < CH_CELLS; cell++)
        shown[cell] = (uint16_t)(1u << digit[cell] & CH_ALL_NINE);
    print_ruled(text, shown, &nowhere, width);
}

/* Prints a ruled grid with columns as wide as needed. */
static void print_aligned(ChText *text, const uint16_t shown[CH_CELLS], const ChCellSet *placed)
{
    int width[9] = {1, 1, 1, 1, 1, 1, 1, 1, 1};

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int column = CH_COLUMN_OF(cell);
        const int size = ch_count(shown[cell]) + ch_cells_has(placed, cell);
        if (size > width[column])
            width[column] = size;
    }
    print_ruled(text, shown, placed, width);
}

void ch_print_candidates(ChText *text, const uint8_t digit[CH_CELLS],
                         const uint16_t candidates[CH_CELLS])
{
    uint16_t shown[CH_CELLS];

    for (int cell = 0; cell < CH_CELLS; cell++)
        shown[cell] = (uint16_t)(digit[cell] != CH_NO_DIGIT ? 1u << digit[cell]
                                                            : candidates[cell] & CH_ALL_NINE);
    print_aligned(text, shown, &nowhere);
}

void ch_print_position(ChText *text, const ChPuzzle *puzzle)
{
    uint16_t shown[CH_CELLS];
    ChCellSet placed = nowhere;

    ch_puzzle_shown(puzzle, shown);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->given[cell] == CH_NO_DIGIT && puzzle->entered[cell] != CH_NO_DIGIT)
            ch_cells_add(&placed, cell);
    print_aligned(text, shown, &placed);
}

/* ---- a puzzle as one line ---- */

void ch_print_entries(ChText *text, const ChPuzzle *puzzle, char end)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (end != 0 && i > 0 && i % 9 == 0)
            ch_text_char(text, end);
        if (puzzle->given[cell] == CH_NO_DIGIT && puzzle->entered[cell] != CH_NO_DIGIT)
            ch_text_char(text, '+');
        ch_text_char(text, dotted[ch_puzzle_digit(puzzle, cell)]);
    }
}

void ch_print_removed(ChText *text, const ChCandidateSet *removed)
{
    const char *gap = "";

    CH_EACH_CANDIDATE(c, removed) {
        const int cell = CH_CANDIDATE_CELL(c);
        ch_text_puts(text, gap);
        ch_text_char(text, dotted[CH_CANDIDATE_DIGIT(c)]);
        ch_text_char(text, dotted[CH_ROW_OF(cell)]);
        ch_text_char(text, dotted[CH_COLUMN_OF(cell)]);
        gap = " ";
    }
}

void ch_print_puzzle(ChText *text, const ChPuzzle *puzzle)
{
    const bool has_removed = ch_candidates_count(&puzzle->removed) > 0;

    if (puzzle->has_marks) {
        char marks[CH_CANDIDATES];
        ch_name_marks(marks, &puzzle->marks);
        ch_text_add(text, marks, sizeof marks);
        return;
    }
    if (has_removed)
        ch_text_puts(text, ":0000::");
    ch_print_entries(text, puzzle, 0);
    if (has_removed) {
        ch_text_char(text, ':');
        ch_print_removed(text, &puzzle->removed);
        ch_text_puts(text, "::::");
    }
}

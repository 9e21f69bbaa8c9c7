/* grid_print.c - see grid_print.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grid_print.h"

#include <string.h>

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
    for (; digits != 0; digits &= digits - 1)
        ch_text_char(text, dotted[ch_lowest(digits)]);
}

static void print_ruled(ChText *text, const uint16_t shown[CH_CELLS], const int width[9])
{
    for (int row = 0; row < 9; row++) {
        if (row % 3 == 0)
            print_ruling(text, width);
        for (int column = 0; column < 9; column++) {
            const unsigned digits = shown[CH_CELL_AT(row, column)];
            ch_text_puts(text, column == 0 ? "| " : column % 3 == 0 ? " | " : " ");
            print_digits(text, digits);
            print_repeated(text, ' ', width[column] - (digits == 0 ? 1 : ch_count(digits)));
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
    print_ruled(text, shown, width);
}

void ch_print_candidates(ChText *text, const uint8_t digit[CH_CELLS],
                         const uint16_t candidates[CH_CELLS])
{
    int width[9] = {1, 1, 1, 1, 1, 1, 1, 1, 1};
    uint16_t shown[CH_CELLS];

    for (int cell = 0; cell < CH_CELLS; cell++) {
        shown[cell] = (uint16_t)(digit[cell] != CH_NO_DIGIT ? 1u << digit[cell]
                                                            : candidates[cell] & CH_ALL_NINE);
        const int column = CH_COLUMN_OF(cell);
        if (ch_count(shown[cell]) > width[column])
            width[column] = ch_count(shown[cell]);
    }
    print_ruled(text, shown, width);
}

/* ---- a puzzle as one line ---- */

static void print_given_and_entered(ChText *text, const ChPuzzle *puzzle)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (puzzle->given[cell] == CH_NO_DIGIT && puzzle->entered[cell] != CH_NO_DIGIT)
            ch_text_char(text, '+');
        ch_text_char(text, dotted[ch_puzzle_digit(puzzle, cell)]);
    }
}

static void print_struck(ChText *text, const ChCandidateSet *struck)
{
    const char *gap = "";

    for (int c = ch_candidates_next(struck, 0); c >= 0; c = ch_candidates_next(struck, c + 1)) {
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
    const bool has_struck = ch_candidates_count(&puzzle->struck) > 0;

    if (puzzle->has_marks) {
        char marks[CH_CANDIDATES];
        ch_name_marks(marks, &puzzle->marks);
        ch_text_add(text, marks, sizeof marks);
        return;
    }
    if (has_struck)
        ch_text_puts(text, ":0000::");
    print_given_and_entered(text, puzzle);
    if (has_struck) {
        ch_text_char(text, ':');
        print_struck(text, &puzzle->struck);
        ch_text_puts(text, "::::");
    }
}

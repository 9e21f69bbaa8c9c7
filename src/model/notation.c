/* notation.c - see notation.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "notation.h"

static char shown(int number)
{
    return (char)('1' + number);
}

/* Returns the number 0..8 of a digit character, -1 for other characters. */
static int read_number(char character)
{
    return character >= '1' && character <= '9' ? character - '1' : -1;
}

size_t ch_name_cell(char *name, int cell)
{
    name[0] = 'r';
    name[1] = shown(CH_ROW_OF(cell));
    name[2] = 'c';
    name[3] = shown(CH_COLUMN_OF(cell));
    name[4] = '\0';
    return 4;
}

size_t ch_name_house(char *name, int house)
{
    name[0] = "brc"[house / 9];
    name[1] = shown(house % 9);
    name[2] = '\0';
    return 2;
}

size_t ch_name_constraint(char *name, int constraint)
{
    if (constraint < CH_CELLS)
        return ch_name_cell(name, constraint);
    name[0] = shown((constraint - CH_CELLS) % 9);
    return 1 + ch_name_house(name + 1, (constraint - CH_CELLS) / 9);
}

size_t ch_name_placed(char *name, int candidate)
{
    size_t length = ch_name_cell(name, CH_CANDIDATE_CELL(candidate));

    name[length++] = '=';
    name[length++] = shown(CH_CANDIDATE_DIGIT(candidate));
    name[length] = '\0';
    return length;
}

size_t ch_name_removed(char *name, int candidate)
{
    size_t length = ch_name_cell(name, CH_CANDIDATE_CELL(candidate));

    name[length++] = '<';
    name[length++] = '>';
    name[length++] = shown(CH_CANDIDATE_DIGIT(candidate));
    name[length] = '\0';
    return length;
}

void ch_name_grid(char *name, const uint8_t *digit)
{
    uint8_t boxed[CH_CELLS];

    for (int i = 0; i < CH_CELLS; i++)
        boxed[i] = (uint8_t)(digit[i] < CH_NO_DIGIT ? '1' + digit[i] : '.');
    ch_swap_rows_and_boxes((uint8_t *)name, boxed);
}

void ch_name_marks(char *name, const ChCandidateSet *marks)
{
    for (int i = 0; i < CH_CANDIDATES; i++) {
        const int cell = CH_CELL_AT(i / 81, i / 9 % 9);
        name[i] = ch_candidates_has(marks, CH_CANDIDATE(cell, i % 9)) ? shown(i % 9) : '.';
    }
}

int ch_read_cell(const char *name, size_t length)
{
    if (length != 4 || name[0] != 'r' || name[2] != 'c')
        return -1;
    const int row = read_number(name[1]);
    const int column = read_number(name[3]);
    return row < 0 || column < 0 ? -1 : CH_CELL_AT(row, column);
}

int ch_read_house(const char *name, size_t length)
{
    if (length != 2)
        return -1;
    const int number = read_number(name[1]);
    const int kind = name[0] == 'b' ? 0 : name[0] == 'r' ? 1 : name[0] == 'c' ? 2 : -1;
    return number < 0 || kind < 0 ? -1 : kind * 9 + number;
}

int ch_read_constraint(const char *name, size_t length)
{
    if (length != 3)
        return ch_read_cell(name, length);
    const int digit = read_number(name[0]);
    const int house = ch_read_house(name + 1, 2);
    return digit < 0 || house < 0 ? -1 : CH_HOUSE_CONSTRAINT(house, digit);
}

int ch_read_conclusion(const char *name, size_t length, bool *placed)
{
    if (length < 6 || length > 7)
        return -1;
    const int cell = ch_read_cell(name, 4);
    const int digit = read_number(name[length - 1]);
    *placed = length == 6 && name[4] == '=';
    const bool removed = length == 7 && name[4] == '<' && name[5] == '>';
    return cell < 0 || digit < 0 || !(*placed || removed) ? -1 : CH_CANDIDATE(cell, digit);
}

/* opensudoku.c - see opensudoku.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "opensudoku.h"

#include <string.h>

#include "cells_line.h"
#include "fault.h"
#include "mark_grid.h"
#include "text.h"

enum { NEWEST = 4 };

static ChStatus fault_cells(const ChPiece *data, ChFault *fault)
{
    return ch_fault(fault, CH_GAME_CELLS, data->line, data->column, data->text, data->length);
}

/* Returns the next field; none is empty. */
static ChPiece take_field(ChPiece *rest)
{
    size_t length = 0;

    while (rest->length > 0 && rest->text[0] == '|')
        *rest = ch_piece_rest(*rest, 1);
    while (length < rest->length && rest->text[length] != '|')
        length++;
    const ChPiece field = ch_piece_head(*rest, length);
    *rest = ch_piece_rest(*rest, length);
    return field;
}

/* Returns a number up to MOST; -1 when it is invalid. */
static int number_of(ChPiece field, int most)
{
    int number = field.length == 0 ? -1 : 0;

    for (size_t i = 0; i < field.length; i++) {
        if (field.text[i] < '0' || field.text[i] > '9' || number < 0 || number > most)
            return -1;
        number = 10 * number + (field.text[i] - '0');
    }
    return number <= most ? number : -1;
}

/* Returns notes, written as digits with commas or as bits; -1 when they are invalid. */
static int notes_of(ChPiece field, int version)
{
    int notes = 0;

    if (version > 1)
        return number_of(field, CH_ALL_NINE);
    for (size_t i = 0; i < field.length; i++) {
        const char c = field.text[i];
        if (c >= '1' && c <= '9')
            notes |= 1 << (c - '1');
        else if (c != ',' && c != '-')
            return -1;
    }
    return field.length > 0 ? notes : -1;
}

/* Reads a cell's fields; false when they are invalid. */
static bool read_cell(ChPuzzle *puzzle, int cell, ChPiece *rest, int version, uint16_t *noted)
{
    const int value = number_of(take_field(rest), 9);
    const int notes = notes_of(take_field(rest), version);
    const int corner = version < NEWEST ? 0 : number_of(take_field(rest), CH_ALL_NINE);
    const int free = number_of(take_field(rest), 1);

    if (value < 0 || notes < 0 || corner < 0 || free < 0)
        return false;
    if (value > 0)
        (free != 0 ? puzzle->entered : puzzle->given)[cell] = (uint8_t)(value - 1);
    noted[cell] = (uint16_t)notes;
    return true;
}

ChStatus ch_opensudoku_read(ChPuzzle *puzzle, const ChPiece *data, bool *lists, ChFault *fault)
{
    static const char head[] = "version: ";
    const size_t size = sizeof head - 1;
    uint16_t noted[CH_CELLS];
    ChFault unused;

    *lists = false;
    if (data->length < size + 2 || memcmp(data->text, head, size) != 0) {
        bool placed;
        const ChStatus status = ch_cells_read_field(puzzle, data, &placed, &unused);
        return status == CH_OK ? CH_OK : fault_cells(data, fault);
    }
    const int version = data->text[size] - '0';
    ChPiece rest = ch_piece_rest(*data, size + 2);
    ch_puzzle_clear(puzzle);
    if (version < 1 || version > NEWEST || (rest.text[-1] != '\n' && rest.text[-1] != ' '))
        return fault_cells(data, fault);
    for (int i = 0; i < CH_CELLS; i++)
        if (!read_cell(puzzle, CH_CELL_AT(i / 9, i % 9), &rest, version, noted))
            return fault_cells(data, fault);
    if (take_field(&rest).length > 0)
        return fault_cells(data, fault);
    *lists = ch_puzzle_apply_notes(puzzle, noted);
    return CH_OK;
}

bool ch_opensudoku_begins(const char *line, size_t length)
{
    return ch_bytes_begin(line, length, "<?xml") || ch_bytes_begin(line, length, "<opensudoku");
}

/* library_line.c - see library_line.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "library_line.h"

#include <string.h>

#include "cells_line.h"
#include "mark_grid.h"

/* What is to be read, and what stands before and after it. */
enum { CODE, DIGITS, GRID, DELETED, FIELDS };

static size_t blanks_at(const ChPiece *piece)
{
    size_t count = 0;

    while (count < piece->length && (piece->text[count] == ' ' || piece->text[count] == '\t'))
        count++;
    return count;
}

/* Cuts the line at its colons; *REST is what follows the fourth field. */
static ChStatus split(ChPiece field[FIELDS], ChPiece *rest, ChPiece line, ChFault *fault)
{
    *rest = ch_piece_rest(line, 1);
    for (int i = 0; i < FIELDS; i++) {
        const char *const colon = memchr(rest->text, ':', rest->length);
        if (colon == NULL)
            return ch_piece_fault_count(fault, CH_LIBRARY_FIELDS, rest, rest->length, (size_t)i);
        const size_t length = (size_t)(colon - rest->text);
        field[i] = ch_piece_head(*rest, length);
        *rest = ch_piece_rest(*rest, length + 1);
    }
    return CH_OK;
}

/* The candidate written as digit, row, column; -1 when it is none. */
static int candidate_at(const ChPiece *piece, size_t length)
{
    if (length != 3)
        return -1;
    for (size_t i = 0; i < length; i++)
        if (piece->text[i] < '1' || piece->text[i] > '9')
            return -1;
    return CH_CANDIDATE(CH_CELL_AT(piece->text[1] - '1', piece->text[2] - '1'),
                        piece->text[0] - '1');
}

static ChStatus strike_deleted(ChPuzzle *puzzle, ChPiece list, ChFault *fault)
{
    uint16_t alive[CH_CELLS];

    ch_puzzle_alive(puzzle, alive);
    for (;;) {
        list = ch_piece_rest(list, blanks_at(&list));
        if (list.length == 0)
            return CH_OK;
        size_t length = 0;
        while (length < list.length && list.text[length] != ' ' && list.text[length] != '\t')
            length++;
        const int candidate = candidate_at(&list, length);
        if (candidate < 0)
            return ch_piece_fault(fault, CH_LIBRARY_CANDIDATE, &list, 0, length);
        if (alive[CH_CANDIDATE_CELL(candidate)] >> CH_CANDIDATE_DIGIT(candidate) & 1) {
            ch_candidates_add(&puzzle->struck, candidate);
            puzzle->has_start = true;
        }
        list = ch_piece_rest(list, length);
    }
}

ChStatus ch_library_read(ChPuzzle *puzzle, const ChPiece *line, size_t *tail, ChFault *fault)
{
    ChPiece field[FIELDS];
    ChPiece rest;
    bool placed;
    ChStatus status = split(field, &rest, ch_piece_rest(*line, blanks_at(line)), fault);

    if (status == CH_OK)
        status = ch_cells_read_field(puzzle, &field[GRID], &placed, fault);
    if (status == CH_OK)
        status = strike_deleted(puzzle, field[DELETED], fault);
    *tail = (size_t)(rest.text - line->text);
    return status;
}

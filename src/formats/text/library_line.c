/* library_line.c - see library_line.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "library_line.h"

#include <string.h>

#include "cells_line.h"
#include "mark_grid.h"

/* The fields before the conclusions. */
enum { CODE, DIGITS, GRID, DELETED, FIELDS };

static size_t blanks_at(const ChPiece *piece)
{
    size_t count = 0;

    while (count < piece->length && (piece->text[count] == ' ' || piece->text[count] == '\t'))
        count++;
    return count;
}

/* Splits the line at its colons; *REST is the part after the fourth field. */
static ChStatus split_fields(ChPiece field[FIELDS], ChPiece *rest, ChPiece line, ChFault *fault)
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

/* Returns the candidate written as digit, row, column; -1 when it is invalid. */
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

static ChStatus read_candidates(ChCandidateSet *set, ChPiece list, ChStatus bad, ChFault *fault)
{
    for (;;) {
        list = ch_piece_rest(list, blanks_at(&list));
        if (list.length == 0)
            return CH_OK;
        size_t length = 0;
        while (length < list.length && list.text[length] != ' ' && list.text[length] != '\t')
            length++;
        const int candidate = candidate_at(&list, length);
        if (candidate < 0)
            return ch_piece_fault(fault, bad, &list, 0, length);
        ch_candidates_add(set, candidate);
        list = ch_piece_rest(list, length);
    }
}

static ChStatus remove_deleted(ChPuzzle *puzzle, ChPiece list, ChFault *fault)
{
    const ChStatus status = read_candidates(&puzzle->removed, list, CH_LIBRARY_CANDIDATE, fault);

    ch_puzzle_keep_alive(puzzle);
    return status;
}

static ChStatus read_position(ChPuzzle *puzzle, const ChPiece field[FIELDS], ChFault *fault)
{
    bool placed;
    const ChStatus status = ch_cells_read_field(puzzle, &field[GRID], &placed, fault);

    return status == CH_OK ? remove_deleted(puzzle, field[DELETED], fault) : status;
}

ChStatus ch_library_read(ChPuzzle *puzzle, const ChPiece *line, size_t *grid, size_t *tail,
                         ChFault *fault)
{
    ChPiece field[FIELDS];
    ChPiece rest;
    ChStatus status = split_fields(field, &rest, ch_piece_rest(*line, blanks_at(line)), fault);

    if (status != CH_OK)
        return status;
    status = read_position(puzzle, field, fault);
    *grid = (size_t)(field[GRID].text - line->text);
    *tail = (size_t)(rest.text - line->text);
    return status;
}

/* ---- cases ---- */

static bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

/* Returns the number of digits before the end or a hyphen; 0 where something else follows. */
static size_t code_length(const ChPiece *field)
{
    size_t size = 0;

    while (size < field->length && is_digit(field->text[size]))
        size++;
    return size == field->length || field->text[size] == '-' ? size : 0;
}

static bool has_letter(const ChPiece *field)
{
    for (size_t i = 0; i < field->length; i++)
        if (((unsigned char)field->text[i] | 0x20) >= 'a')
            return true;
    return false;
}

/* Reads "xyz-wing" or "xyz-wing-x". */
static ChStatus read_name(ChLibraryCase *given, const ChPiece *field, ChFault *fault)
{
    static const char absent[] = "-x";
    const size_t tail = strlen(absent);

    given->is_named = true;
    given->fails =
        field->length > tail && memcmp(field->text + field->length - tail, absent, tail) == 0;
    const size_t size = field->length - (given->fails ? tail : 0);
    if (!has_letter(field) || size >= sizeof given->code)
        return ch_piece_fault(fault, CH_LIBRARY_CODE, field, 0, field->length);
    memcpy(given->code, field->text, size);
    strcpy(given->variant, given->fails ? "x" : "");
    return CH_OK;
}

/* Reads "0711-4", or a name. */
static ChStatus read_code(ChLibraryCase *given, const ChPiece *field, ChFault *fault)
{
    const size_t size = code_length(field);

    if (size < 4 && has_letter(field))
        return read_name(given, field, fault);
    const bool varied = size < field->length && field->text[size] == '-';
    const char *const variant = field->text + size + varied;
    const size_t left = field->length - size - varied;
    bool good = (size == 4 || size == 5) && varied == (left > 0) && left < sizeof given->variant;
    for (size_t i = 0; i < left; i++)
        good = good && (is_digit(variant[i]) || (variant[i] >= 'a' && variant[i] <= 'z'));
    if (!good)
        return ch_piece_fault(fault, CH_LIBRARY_CODE, field, 0, field->length);
    memcpy(given->code, field->text, size);
    memcpy(given->variant, variant, left);
    given->fails = strcmp(given->variant, "x") == 0;
    return CH_OK;
}

static ChStatus read_digits(unsigned *digits, const ChPiece *field, ChFault *fault)
{
    for (size_t i = 0; i < field->length; i++) {
        const unsigned bit = is_digit(field->text[i]) ? 1u << (field->text[i] - '0') >> 1 : 0;
        if (bit == 0 || (*digits & bit) != 0)
            return ch_piece_fault(fault, CH_LIBRARY_DIGITS, field, 0, field->length);
        *digits |= bit;
    }
    return CH_OK;
}

static ChStatus read_length(int *length, const ChPiece *field, ChFault *fault)
{
    *length = field->length == 0 ? -1 : 0;
    for (size_t i = 0; i < field->length; i++) {
        if (!is_digit(field->text[i]) || field->length > 3)
            return ch_piece_fault(fault, CH_LIBRARY_LENGTH, field, 0, field->length);
        *length = 10 * *length + (field->text[i] - '0');
    }
    return CH_OK;
}

/* Reads "419 479:396:7", the part after the position; the last field may be missing. */
static ChStatus read_conclusions(ChLibraryCase *given, ChPiece rest, ChFault *fault)
{
    ChPiece field[3] = {{0}};
    ChStatus status;
    bool more = true;

    for (int i = 0; i < 3 && more; i++) {
        const char *const colon = memchr(rest.text, ':', rest.length);
        more = colon != NULL;
        if (more ? i == 2 : i == 0)
            return ch_piece_fault(fault, CH_LIBRARY_END, &rest, 0, rest.length);
        field[i] = ch_piece_head(rest, colon != NULL ? (size_t)(colon - rest.text) : rest.length);
        rest = ch_piece_rest(rest, field[i].length + (colon != NULL));
    }
    status = read_candidates(&given->removed, field[0], CH_LIBRARY_CONCLUSION, fault);
    if (status == CH_OK)
        status = read_candidates(&given->placed, field[1], CH_LIBRARY_CONCLUSION, fault);
    if (status == CH_OK)
        status = read_length(&given->length, &field[2], fault);
    if (status == CH_OK && !given->fails &&
        ch_candidates_count(&given->removed) + ch_candidates_count(&given->placed) == 0)
        return ch_piece_fault(fault, CH_LIBRARY_NOTHING, &field[0], 0, 0);
    return status;
}

ChStatus ch_library_read_case(ChLibraryCase *given, const ChPiece *line, ChFault *fault)
{
    ChPiece field[FIELDS];
    ChPiece rest;

    memset(given, 0, sizeof *given);
    if (line->length == 0 || line->text[0] != ':')
        return ch_piece_fault(fault, CH_LIBRARY_LINE, line, 0, line->length);
    ChStatus status = split_fields(field, &rest, *line, fault);
    if (status == CH_OK)
        status = read_code(given, &field[CODE], fault);
    if (status == CH_OK)
        status = read_digits(&given->digits, &field[DIGITS], fault);
    if (status == CH_OK)
        status = read_position(&given->puzzle, field, fault);
    return status == CH_OK ? read_conclusions(given, rest, fault) : status;
}

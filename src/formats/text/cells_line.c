/* cells_line.c - see cells_line.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "cells_line.h"

#include "cell_symbols.h"

enum { PLACED = 0x80 }; /* flag of a digit with a + */

static bool is_tail(char c)
{
    const ChSymbol symbol = ch_symbol_at(&c, 1);
    return symbol.kind == CH_SYMBOL_BLANK || symbol.kind == CH_SYMBOL_TAIL;
}

static inline uint8_t min_byte(uint8_t a, uint8_t b)
{
    return a < b ? a : b;
}

/* Returns 0 for a valid cell: a digit, or one of the characters for an empty cell. */
static inline uint8_t strangeness(uint8_t c, uint8_t digit)
{
    uint8_t strange = digit > 8 ? digit : 8;

    strange = (uint8_t)(strange - 8);
    strange = min_byte(strange, c ^ '.');
    strange = min_byte(strange, c ^ '0');
    strange = min_byte(strange, c ^ '-');
    strange = min_byte(strange, c ^ '*');
    strange = min_byte(strange, c ^ '_');
    strange = min_byte(strange, c ^ 'x');
    return min_byte(strange, c ^ 'X');
}

/* The function uses minima and maxima of bytes without branches, so that compilers process 16 cells
 * at a time. */
bool ch_cells_plain(const char *line, size_t length, uint8_t given[CH_CELLS])
{
    uint8_t rows[CH_CELLS];
    uint8_t strange = 0;
    uint8_t digits = 0;

    if (length < CH_CELLS || (length > CH_CELLS && !is_tail(line[CH_CELLS])))
        return false;
    for (int i = 0; i < CH_CELLS; i++) {
        const uint8_t c = (uint8_t)line[i];
        const uint8_t digit = (uint8_t)(c - '1');
        rows[i] = min_byte(digit, CH_NO_DIGIT);
        digits |= rows[i] ^ CH_NO_DIGIT;
        strange |= strangeness(c, digit);
    }
    if (strange != 0 || digits == 0)
        return false;
    ch_swap_rows_and_boxes(given, rows);
    return true;
}

/* ---- the general case ---- */

typedef struct Cells {
    uint8_t cell[CH_CANDIDATES];
    size_t count;     /* may exceed the capacity of `cell` */
    size_t length;    /* bytes read */
    size_t excess[2]; /* positions of cell 81 and cell 729, if they exist */
    const char *plus; /* the first + */
} Cells;

static void add_cell(Cells *cells, size_t at, unsigned value)
{
    if (cells->count == CH_CELLS)
        cells->excess[0] = at;
    if (cells->count == CH_CANDIDATES)
        cells->excess[1] = at;
    if (cells->count < CH_CANDIDATES)
        cells->cell[cells->count] = (uint8_t)value;
    cells->count++;
}

/* Reads cells until another symbol ends them. */
static ChStatus scan_cells(Cells *cells, const ChPiece *piece, ChFault *fault)
{
    size_t at = 0;

    *cells = (Cells){.count = 0};
    while (at < piece->length) {
        const char *const text = piece->text + at;
        const size_t left = piece->length - at;
        const ChSymbol symbol = ch_symbol_at(text, left);

        if (ch_symbol_is_placed(text, left)) {
            add_cell(cells, at, (unsigned)(text[1] - '1') | PLACED);
            cells->plus = cells->plus == NULL ? text : cells->plus;
            at += 2;
        } else if (ch_symbol_is_cell(symbol.kind)) {
            add_cell(cells, at, symbol.kind);
            at += symbol.size;
        } else if (symbol.kind == CH_SYMBOL_BLANK || symbol.kind == CH_SYMBOL_TAIL) {
            break;
        } else if (cells->count == CH_CELLS || cells->count == CH_CANDIDATES) {
            return ch_piece_fault(fault, CH_CELLS_END, piece, at, symbol.size);
        } else if (symbol.kind == CH_SYMBOL_PLUS) {
            return ch_piece_fault(fault, CH_PLUS_DIGIT, piece, at, 2);
        } else {
            return ch_piece_fault(fault, CH_BAD_CELL, piece, at, symbol.size);
        }
    }
    cells->length = at;
    return CH_OK;
}

/* Reads cells from AT on until another symbol ends them; returns its position. */
static size_t take_piece(Cells *cells, const char *line, size_t length, size_t at)
{
    while (at < length) {
        const bool placed = ch_symbol_is_placed(line + at, length - at);
        const ChSymbol symbol = ch_symbol_at(line + at + placed, length - at - placed);

        if (!ch_symbol_is_cell(symbol.kind))
            break;
        if (placed && cells->plus == NULL)
            cells->plus = line + at;
        add_cell(cells, at, placed ? symbol.kind | PLACED : symbol.kind);
        at += 1u + placed;
    }
    return at;
}

/* Returns the end of the gap at AT: blanks, with one comma at most. */
static size_t skip_gap(const char *line, size_t length, size_t at)
{
    bool comma = false;

    for (; at < length; at++) {
        if (line[at] == ',' && !comma)
            comma = true;
        else if (line[at] != ' ' && line[at] != '\t')
            break;
    }
    return at;
}

static bool is_full_marks(const Cells *cells)
{
    for (int i = 0; i < CH_CELLS; i++)
        if (cells->cell[i] != i % 9)
            return false;
    return true;
}

static bool scan_pieces(Cells *cells, const char *line, size_t length)
{
    size_t width = 0;
    size_t at = 0;

    *cells = (Cells){.count = 0};
    while (at < length && cells->count < CH_CELLS) {
        const size_t before = cells->count;
        at = take_piece(cells, line, length, at);
        width = before == 0 ? cells->count : width;
        if (width == 0 || cells->count - before != width)
            return false;
        at = skip_gap(line, length, at);
    }
    cells->length = at;
    return at == length && cells->count == CH_CELLS &&
           (width == 1 || width == 3 || (width == 9 && !is_full_marks(cells)));
}

bool ch_cells_in_pieces(const char *line, size_t length)
{
    Cells cells;

    return scan_pieces(&cells, line, length);
}

/* Reports a wrong number of cells, at the place of the first missing or the first extra cell. */
static ChStatus fault_count(ChFault *fault, const Cells *cells, const ChPiece *piece)
{
    const bool few = cells->count < CH_CELLS || (cells->count > (CH_CELLS + CH_CANDIDATES) / 2 &&
                                                 cells->count < CH_CANDIDATES);
    const size_t at = few ? cells->length : cells->excess[cells->count > CH_CANDIDATES];

    return ch_piece_fault_count(fault, CH_LINE_CELLS, piece, at, cells->count);
}

static void set_digits(ChPuzzle *puzzle, const Cells *cells)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        const uint8_t value = cells->cell[i];
        if (value & PLACED) {
            puzzle->entered[cell] = value & ~PLACED;
            puzzle->has_start = true;
        } else {
            puzzle->given[cell] = value;
        }
    }
}

static ChStatus set_marks(ChPuzzle *puzzle, const Cells *cells, const ChPiece *piece,
                          ChFault *fault)
{
    if (cells->plus != NULL)
        return ch_piece_fault(fault, CH_BAD_CELL, piece, (size_t)(cells->plus - piece->text), 1);
    for (size_t i = 0; i < CH_CANDIDATES; i++) {
        const int place = (int)i / 9;
        const int digit = (int)i % 9;
        if (cells->cell[i] == CH_NO_DIGIT)
            continue;
        if (cells->cell[i] != digit)
            return ch_piece_fault(fault, CH_MARK_PLACE, piece, i, 1);
        ch_candidates_add(&puzzle->marks, CH_CANDIDATE(CH_CELL_AT(place / 9, place % 9), digit));
    }
    puzzle->has_marks = true;
    return CH_OK;
}

ChStatus ch_cells_read(ChPuzzle *puzzle, const ChPiece *line, size_t *tail, bool *placed,
                       ChFault *fault)
{
    Cells cells;
    ChStatus status = CH_OK;

    if (!scan_pieces(&cells, line->text, line->length))
        status = scan_cells(&cells, line, fault);
    if (status != CH_OK)
        return status;
    *tail = cells.length;
    *placed = cells.plus != NULL;
    ch_puzzle_clear(puzzle);
    if (cells.count == CH_CANDIDATES)
        return set_marks(puzzle, &cells, line, fault);
    if (cells.count != CH_CELLS)
        return fault_count(fault, &cells, line);
    set_digits(puzzle, &cells);
    return CH_OK;
}

ChStatus ch_cells_read_field(ChPuzzle *puzzle, const ChPiece *field, bool *placed, ChFault *fault)
{
    Cells cells;
    const ChStatus status = scan_cells(&cells, field, fault);

    if (status != CH_OK)
        return status;
    if (cells.length < field->length)
        return ch_piece_fault(fault, CH_BAD_CELL, field, cells.length, 1);
    *placed = cells.plus != NULL;
    ch_puzzle_clear(puzzle);
    if (cells.count != CH_CELLS)
        return fault_count(fault, &cells, field);
    set_digits(puzzle, &cells);
    return CH_OK;
}

/* grid_rows.c - see grid_rows.h.
 *
 * A row is read both ways at once, as characters and as groups of them; nine groups win over nine
 * characters.  Whether groups are candidates can only be decided after all rows are read.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grid_rows.h"

#include <string.h>

#include "cell_symbols.h"
#include "fault.h"
#include "mark_grid.h"

typedef struct Cell {
    uint16_t shown; /* digits, as bits; 0 for an empty cell */
    bool placed;
    bool odd;  /* a digit twice, or digits and empty marks together */
    size_t at; /* its position in the line */
    size_t length;
} Cell;

typedef struct Row {
    Cell cell[9];  /* its characters, one by one */
    Cell group[9]; /* its groups */
    size_t cells, groups;
    size_t excess[2]; /* position of the tenth of each */
} Row;

typedef struct Grid {
    Cell cell[81];    /* row-major */
    size_t groups[9]; /* of each row */
} Grid;

/* ---- a row ---- */

static void add_cell(Row *row, const Cell *cell, bool joins)
{
    if (row->cells < 9)
        row->cell[row->cells] = *cell;
    else if (row->cells == 9)
        row->excess[0] = cell->at;
    row->cells++;

    if (!joins) {
        if (row->groups < 9)
            row->group[row->groups] = *cell;
        else if (row->groups == 9)
            row->excess[1] = cell->at;
        row->groups++;
    } else if (row->groups <= 9) {
        Cell *const group = &row->group[row->groups - 1];
        group->odd |= group->placed || group->shown == 0 || cell->shown == 0 ||
                      (group->shown & cell->shown) != 0;
        group->shown |= cell->shown;
        group->length = cell->at + cell->length - group->at;
    }
}

static ChStatus scan_row(Row *row, const ChPiece *line, ChFault *fault)
{
    bool joins = false;

    *row = (Row){.cells = 0};
    for (size_t at = 0; at < line->length;) {
        const char *const text = line->text + at;
        const bool placed = ch_symbol_is_placed(text, line->length - at);
        const ChSymbol symbol =
            placed ? ch_symbol_at(text + 1, 1) : ch_symbol_at(text, line->length - at);

        if (ch_symbol_is_cell(symbol.kind)) {
            const Cell cell = {.shown = (uint16_t)(1u << symbol.kind & CH_ALL_NINE),
                               .placed = placed,
                               .at = at,
                               .length = 1u + placed};
            joins = joins && !placed;
            add_cell(row, &cell, joins);
        } else if (!ch_symbol_is_gap(symbol.kind)) {
            return ch_fault(fault, CH_BAD_CELL, line->line, line->column + at, text, symbol.size);
        }
        joins = ch_symbol_is_cell(symbol.kind);
        at += (size_t)symbol.size + placed;
    }
    return CH_OK;
}

/* Reports the wrong number of cells in row NUMBER. */
static ChStatus fault_row(ChFault *fault, int number, const ChPiece *line, size_t at, size_t cells)
{
    const ChStatus status = ch_piece_fault_count(fault, CH_ROW_CELLS, line, at, cells);

    if (fault != NULL)
        ch_fault_add_row(fault, (unsigned)number + 1);
    return status;
}

static ChStatus read_row(Grid *grid, int number, const ChPiece *line, ChFault *fault)
{
    Row row;
    ChStatus status = ch_piece_check(line, fault);

    if (status == CH_OK)
        status = scan_row(&row, line, fault);
    if (status != CH_OK)
        return status;
    const bool by_group = row.groups == 9;
    if (!by_group && row.cells != 9) {
        const bool spaced = row.groups > 3;
        const size_t count = spaced ? row.groups : row.cells;
        return fault_row(fault, number, line, count > 9 ? row.excess[spaced] : line->length, count);
    }
    memcpy(grid->cell + 9 * number, by_group ? row.group : row.cell, sizeof row.cell);
    grid->groups[number] = row.groups;
    return CH_OK;
}

/* ---- the grid ---- */

static bool is_list(const Cell *cell)
{
    return cell->length > 1u + cell->placed;
}

static ChStatus fault_cell(ChFault *fault, ChStatus status, const ChPiece *row, const Grid *grid,
                           int index)
{
    const Cell *const cell = &grid->cell[index];
    return ch_piece_fault(fault, status, &row[index / 9], cell->at, cell->length);
}

static ChStatus check_lists(const Grid *grid, const ChPiece *row, int cells, ChFault *fault)
{
    for (int i = 0; i < cells; i++)
        if (is_list(&grid->cell[i]) && grid->cell[i].odd)
            return fault_cell(fault, CH_CELL_MARKS, row, grid, i);
    return CH_OK;
}

static bool has_lists(const Grid *grid, int cells)
{
    for (int i = 0; i < cells; i++)
        if (is_list(&grid->cell[i]))
            return true;
    return false;
}

/* Checks that each row of a pencil-mark grid has nine groups; nine characters are no such row. */
static ChStatus check_groups(const Grid *grid, const ChPiece *row, int count, ChFault *fault)
{
    for (int i = 0; i < count; i++)
        if (grid->groups[i] != 9)
            return fault_row(fault, i, &row[i], row[i].length, grid->groups[i]);
    return CH_OK;
}

static void set_digits(ChPuzzle *puzzle, const Grid *grid)
{
    ch_puzzle_clear(puzzle);
    for (int i = 0; i < CH_CELLS; i++) {
        const Cell *const cell = &grid->cell[i];
        if (cell->shown == 0)
            continue;
        (cell->placed ? puzzle->entered : puzzle->given)[CH_CELL_AT(i / 9, i % 9)] =
            (uint8_t)ch_lowest(cell->shown);
        puzzle->has_start |= cell->placed;
    }
}

static void set_marks(ChPuzzle *puzzle, const Grid *grid)
{
    uint16_t shown[CH_CELLS];
    ChCellSet placed = {0};

    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        shown[cell] = grid->cell[i].shown;
        if (grid->cell[i].placed)
            ch_cells_add(&placed, cell);
    }
    ch_puzzle_from_marks(puzzle, shown, &placed);
}

ChStatus ch_grid_read(ChPuzzle *puzzle, const ChPiece *row, int count, ChGridNotes *notes,
                      ChFault *fault)
{
    Grid grid;
    ChStatus status = CH_OK;

    *notes = (ChGridNotes){false, false};
    for (int i = 0; i < count && status == CH_OK; i++)
        status = read_row(&grid, i, &row[i], fault);
    if (status != CH_OK)
        return status;
    notes->candidates = has_lists(&grid, 9 * count);
    if (notes->candidates)
        status = check_groups(&grid, row, count, fault);
    if (status == CH_OK)
        status = check_lists(&grid, row, 9 * count, fault);
    if (status != CH_OK || count < 9)
        return status;
    for (int i = 0; i < CH_CELLS; i++)
        notes->placed |= grid.cell[i].placed;
    if (notes->candidates)
        set_marks(puzzle, &grid);
    else
        set_digits(puzzle, &grid);
    return CH_OK;
}

/* grid_lines.c - see grid_lines.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grid_lines.h"

#include "fault.h"

/* The grid being collected. */
typedef struct Gathering {
    ChGridLines *grid;
    ChSource *source;
    const ChSpan *first;
    bool opened;   /* a ruling came before the first row */
    bool ruled;    /* ruling between rows */
    bool each_row; /* ruling after every row */
} Gathering;

ChLineShape ch_span_shape(const ChSource *source, const ChSpan *span)
{
    if (span->too_long)
        return (ChLineShape){.form = CH_FORM_FLAWED};
    return ch_line_shape(ch_source_text(source, span), span->length);
}

ChPiece ch_span_piece(const ChSource *source, const ChSpan *span)
{
    return (ChPiece){ch_source_text(source, span), span->length, span->number, 1};
}

void ch_grid_pieces(const ChGridLines *grid, const ChSource *source, ChPiece row[9])
{
    for (int i = 0; i < grid->rows; i++)
        row[i] = ch_span_piece(source, &grid->row[i]);
}

/* Reads the next line and its shape; false at the end. */
static bool next_line(Gathering *g, ChSpan *span, ChLineShape *shape)
{
    if (!ch_source_line(g->source, span))
        return false;
    *shape = ch_span_shape(g->source, span);
    return true;
}

/* Steps back to the state in which CURRENT had just been read. */
static void return_to(Gathering *g, const ChSpan *current)
{
    ChSpan again;

    ch_source_back(g->source, current);
    ch_source_line(g->source, &again);
}

static void set_fault(Gathering *g, ChStatus status, const ChSpan *span)
{
    const ChPiece piece = ch_span_piece(g->source, span);

    if (g->grid->status == CH_OK)
        g->grid->status = ch_piece_fault(&g->grid->fault, status, &piece, 0, piece.length);
}

/* ---- ruling ---- */

/* Returns whether nine dashes are cells: the nearest row with an empty cell writes it with the same
 * character, or there is no such row. */
static bool dashes_are_cells(Gathering *g, const ChSpan *dashes, char kind)
{
    ChSpan span;
    ChLineShape shape;
    char empty = 0;

    ch_source_back(g->source, g->first);
    for (int i = 0; i < 30 && empty == 0 && next_line(g, &span, &shape); i++) {
        if (shape.form == CH_FORM_ROW)
            empty = shape.empty;
        else if (shape.form != CH_FORM_RULING && shape.form != CH_FORM_DASHES &&
                 shape.form != CH_FORM_REMARK)
            break;
    }
    return_to(g, dashes);
    return empty == 0 || empty == kind;
}

/* Notes a ruling, which is expected around bands, or around every row. */
static void note_ruling(Gathering *g, const ChSpan *span)
{
    const int rows = g->grid->rows;

    if (rows == 0) {
        g->opened = true;
        return;
    }
    g->each_row |= rows == 1;
    g->ruled = true;
    if (rows % 3 != 0 && !g->each_row)
        set_fault(g, CH_RULING_PLACE, span);
}

/* ---- lines ---- */

/* Returns whether the blank line SPAN is between two bands: then the rows that follow make a band,
 * or the rest of the grid. */
static bool is_between_bands(Gathering *g, const ChSpan *span)
{
    const int rows = g->grid->rows;
    int following = 0;
    ChSpan next;
    ChLineShape shape;

    if (rows != 3 && rows != 6)
        return false;
    while (following <= 6 && next_line(g, &next, &shape) &&
           (shape.form == CH_FORM_ROW || shape.form == CH_FORM_DASHES))
        following++;
    return_to(g, span);
    return following == 3 || following == 9 - rows;
}

static void add_row(Gathering *g, const ChSpan *span)
{
    g->grid->row[g->grid->rows++] = *span;
}

/* Returns whether a number before the first row is a heading: a count of the grids, or the name of
 * this one.  Between uprights, or above a row with uprights, it is the remainder of a row. */
static bool is_heading(Gathering *g, const ChSpan *span, const ChLineShape *shape)
{
    ChSpan next;
    ChLineShape other;

    if (!shape->number)
        return false;
    const bool heading = !next_line(g, &next, &other) || !other.upright;
    return_to(g, span);
    return heading;
}

/* Returns whether the line belongs to the grid, and notes it if so. */
static bool take_line(Gathering *g, const ChSpan *span, const ChLineShape *shape)
{
    switch (shape->form) {
    case CH_FORM_BLANK:
        return is_between_bands(g, span);
    case CH_FORM_REMARK:
        return true;
    case CH_FORM_RULING:
        note_ruling(g, span);
        return true;
    case CH_FORM_DASHES:
        if (dashes_are_cells(g, span, shape->empty))
            add_row(g, span);
        else
            note_ruling(g, span);
        return true;
    case CH_FORM_WORDS:
    case CH_FORM_FLAWED:
        if (g->grid->rows == 0 || span->too_long)
            return false;
        add_row(g, span);
        return true;
    case CH_FORM_ROW:
        if (g->grid->rows == 0 && g->opened && is_heading(g, span, shape))
            return false;
        add_row(g, span);
        return true;
    default:
        return false;
    }
}

/* Returns whether a first row is single.  An incomplete row begins a grid only if it is no heading
 * and the next row is complete. */
static bool is_single_row(Gathering *g, const ChSpan *span, const ChLineShape *shape)
{
    ChSpan next;
    ChLineShape other;

    if (shape->form != CH_FORM_ROW || ch_shape_is_whole(shape))
        return false;
    if (is_heading(g, span, shape))
        return true;
    const bool alone = !next_line(g, &next, &other) || !ch_shape_is_whole(&other);
    return_to(g, span);
    return alone;
}

/* ---- the end ---- */

static bool is_ruling(Gathering *g, const ChSpan *span, const ChLineShape *shape)
{
    return shape->form == CH_FORM_RULING ||
           (shape->form == CH_FORM_DASHES && !dashes_are_cells(g, span, shape->empty));
}

/* Skips the lines of a grid's body; returns the number of rows among them, up to nine.  SPAN is
 * then the first line not taken, or, if the input ends, *ENDED is true. */
static int pass_rows(Gathering *g, ChSpan *span, bool *ended)
{
    ChLineShape shape;
    int rows = 0;

    while (rows < 9) {
        *ended = !next_line(g, span, &shape);
        if (*ended)
            return rows;
        if (shape.form == CH_FORM_ROW && shape.upright)
            rows++;
        else if (!is_ruling(g, span, &shape))
            return rows;
    }
    return rows;
}

/* Reads the closing line after the ninth row of a grid that was opened.  More rows, but too few for
 * another grid, mean that this was no grid of nine. */
static void close_grid(Gathering *g)
{
    ChSpan span;
    ChSpan next;
    ChLineShape shape;
    bool ended;

    if (!next_line(g, &span, &shape))
        return;
    if (is_ruling(g, &span, &shape) && !next_line(g, &span, &shape))
        return;
    ch_source_back(g->source, &span);
    if (!g->ruled || shape.form != CH_FORM_ROW || !shape.upright)
        return;
    const bool too_many = pass_rows(g, &next, &ended) < 9;
    if (too_many)
        set_fault(g, CH_GRID_END, &span);
    if (!too_many || !ended)
        ch_source_back(g->source, too_many ? &next : &span);
}

static void fault_missing_rows(ChGridLines *grid, const ChSpan *last)
{
    const ChPiece end = {"", 0, last->number + 1, 1};

    if (grid->status == CH_OK)
        grid->status =
            ch_piece_fault_count(&grid->fault, CH_GRID_ROWS, &end, 0, (size_t)grid->rows);
}

void ch_grid_gather(ChGridLines *grid, ChSource *source, const ChSpan *first)
{
    Gathering g = {.grid = grid, .source = source, .first = first};
    ChSpan span = *first;
    ChLineShape shape = ch_span_shape(source, first);

    *grid = (ChGridLines){.rows = 0};
    take_line(&g, &span, &shape);
    if (is_single_row(&g, &span, &shape)) {
        grid->is_single = true;
        return;
    }
    while (grid->rows < 9 && next_line(&g, &span, &shape)) {
        if (!take_line(&g, &span, &shape)) {
            ch_source_back(source, &span);
            break;
        }
    }
    if (grid->rows == 9 && g.opened)
        close_grid(&g);
    if (grid->rows > 0 && grid->rows < 9)
        fault_missing_rows(grid, &grid->row[grid->rows - 1]);
}

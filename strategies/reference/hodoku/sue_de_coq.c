/* sue_de_coq.c - Sue de Coq: lines and boxes in order, then the sets in the crossing, on the line,
 * in the box.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"

/* Cells that a set can contain, ascending, and their candidates.  A cell on the line bars cells of
 * the box from Y: itself, and those that share a digit of the centre with it. */
typedef struct Side {
    int count;
    uint8_t cell[9];
    uint16_t digits[9];
    uint16_t bars[9]; /* by index in the box */
} Side;

typedef struct Hunt {
    const ChFinderInput *input;
    ChSink *sink;
    int line;
    int box;
    ChGridCells centre; /* C: two or three cells of the crossing */
    unsigned digits;    /* V: the digits of the centre */
    int surplus;        /* V| - |C| */
    ChGridCells x;      /* the sets on the line and in the box */
    ChGridCells y;
    unsigned x_digits;
    unsigned y_digits;
    Side on_line; /* outside the centre, those that leave cells to Y */
    Side in_box;  /* outside the centre */
    Side rest;    /* of the box, to be combined with X */
    bool full;
} Hunt;

/* ---- the step ---- */

static unsigned model_choice(const Hunt *search, int house, int other, bool within,
                             ChGridCells cells)
{
    const ChCellSet empty =
        ch_cells_and(ch_house_cells[house], ch_board_plane(search->input->board, CH_EMPTY));
    const ChCellSet chosen = ch_box_cells(cells);
    const ChCellSet from = within ? ch_cells_and(empty, ch_house_cells[other])
                                  : ch_cells_minus(empty, ch_house_cells[other]);
    unsigned choice = 0;
    int index = 0;

    CH_EACH_CELL(cell, from)
        choice |= (unsigned)ch_cells_has(&chosen, cell) << index++;
    return choice;
}

static void report_step(Hunt *search)
{
    const int line = ch_hodoku_model_house(search->line);
    const int box = ch_hodoku_model_house(search->box);
    const bool basic = ch_grid_cells_count(search->x) == 1 && ch_grid_cells_count(search->y) == 1 &&
                       ch_count(search->x_digits) == 2 && ch_count(search->y_digits) == 2;
    ChDeduction deduction =
        ch_deduction(basic ? CH_TECHNIQUE_SUE_DE_COQ : CH_TECHNIQUE_EXTENDED_SUE_DE_COQ);

    ch_hodoku_add_cell_premises(
        &deduction, ch_grid_cells_or(search->centre, ch_grid_cells_or(search->x, search->y)));
    deduction.seed = (uint16_t)(line << 5 | box);
    deduction.detail.seed[0] = model_choice(search, line, box, true, search->centre);
    deduction.detail.seed[1] = model_choice(search, line, box, false, search->x);
    deduction.detail.seed[2] = model_choice(search, box, line, false, search->y);
    deduction.detail.seed[3] = model_choice(search, line, box, true, search->x) |
                               model_choice(search, line, box, true, search->y) << 3;
    search->full = ch_hodoku_report(search->input, &deduction, search->sink);
}

static void list_from(ChHodoku *hodoku, ChGridCells cells, unsigned digits)
{
    cells = ch_grid_cells_and(cells, hodoku->grid.empty);
    CH_EACH_GRID_CELL(cell, cells)
        ch_hodoku_list_digits(&hodoku->list, &hodoku->grid, cell, digits);
}

static bool is_sue_de_coq(Hunt *search)
{
    ChHodoku *const hodoku = ch_hodoku_state(search->input);
    const unsigned both = search->x_digits & search->y_digits;
    const ChGridCells in_box = ch_grid_cells_minus(CH_HODOKU_HOUSE(search->box),
                                                   ch_grid_cells_or(search->centre, search->y));
    const ChGridCells on_line = ch_grid_cells_minus(CH_HODOKU_HOUSE(search->line),
                                                    ch_grid_cells_or(search->centre, search->x));

    hodoku->list.count = 0;
    list_from(hodoku, in_box, ((search->digits | search->y_digits) & ~search->x_digits) | both);
    list_from(hodoku, on_line, ((search->digits | search->x_digits) & ~search->y_digits) | both);
    if (hodoku->list.count == 0)
        return false;
    report_step(search);
    return true;
}

/* ---- the sets, depth first ---- */

static unsigned all_of(const Side *side)
{
    return (1u << side->count) - 1;
}

static ChGridCells cells_of(const Side *side, unsigned chosen)
{
    ChGridCells cells = {{0}};

    CH_EACH_BIT(index, chosen)
        ch_grid_cells_add(&cells, side->cell[index]);
    return cells;
}

/* Chooses Y, cells of the box; NEED: how many more cells than extra digits Y must have. */
static bool choose_y(Hunt *search, unsigned chosen, int from, int size, unsigned digits, int need)
{
    const Side *const side = &search->rest;

    for (int i = from; i < side->count; i++) {
        const unsigned more = digits | side->digits[i];
        if ((more & search->digits) != 0 &&
            size + 1 - ch_count_of_nine[more & ~search->digits] == need) {
            search->y = cells_of(side, chosen | 1u << i);
            search->y_digits = more;
            if (is_sue_de_coq(search))
                return true;
        }
        if (choose_y(search, chosen | 1u << i, i + 1, size + 1, more, need))
            return true;
    }
    return false;
}

/* Tries the sets in the box that can be combined with X. */
static bool try_x(Hunt *search, unsigned chosen, int size, unsigned digits, unsigned barred)
{
    const int extra = ch_count_of_nine[digits & ~search->digits];

    if ((digits & search->digits) == 0 || size <= extra || size - extra >= search->surplus)
        return false;
    search->x = cells_of(&search->on_line, chosen);
    search->x_digits = digits;
    search->rest.count = 0;
    CH_EACH_BIT(i, ~barred & all_of(&search->in_box)) {
        search->rest.cell[search->rest.count] = search->in_box.cell[i];
        search->rest.digits[search->rest.count++] = search->in_box.digits[i];
    }
    return choose_y(search, 0, 0, 0, 0, search->surplus - (size - extra));
}

/* Chooses X while some cell of the box is left to Y. */
static bool choose_x(Hunt *search, unsigned chosen, int from, int size, unsigned digits,
                     unsigned barred)
{
    for (int i = from; i < search->on_line.count; i++) {
        const unsigned more = digits | search->on_line.digits[i];
        const unsigned bars = barred | search->on_line.bars[i];
        if (bars != all_of(&search->in_box) &&
            (try_x(search, chosen | 1u << i, size + 1, more, bars) ||
             choose_x(search, chosen | 1u << i, i + 1, size + 1, more, bars)))
            return true;
    }
    return false;
}

/* ---- the centre ---- */

static void list_side(const Hunt *search, int house, Side *side)
{
    const ChHodokuGrid *const grid = &ch_hodoku_state(search->input)->grid;
    const ChGridCells cells =
        ch_grid_cells_minus(ch_grid_cells_and(grid->empty, CH_HODOKU_HOUSE(house)), search->centre);

    side->count = 0;
    CH_EACH_GRID_CELL(cell, cells) {
        side->cell[side->count] = (uint8_t)cell;
        side->digits[side->count++] = grid->candidates[cell];
    }
}

/* Lists what the cells on the line bar, and drops those that leave nothing to Y. */
static void list_bars(Hunt *search)
{
    const Side *const box = &search->in_box;
    Side *const line = &search->on_line;
    int count = 0;

    for (int i = 0; i < line->count; i++) {
        unsigned bars = 0;
        for (int k = 0; k < box->count; k++)
            bars |= (unsigned)((line->digits[i] & box->digits[k] & search->digits) != 0 ||
                               line->cell[i] == box->cell[k])
                    << k;
        if (bars == all_of(box))
            continue;
        line->cell[count] = line->cell[i];
        line->digits[count] = line->digits[i];
        line->bars[count++] = (uint16_t)bars;
    }
    line->count = count;
}

static bool try_centre(Hunt *search, const uint8_t *cell, int count)
{
    const ChHodokuGrid *const grid = &ch_hodoku_state(search->input)->grid;

    search->centre = (ChGridCells){{0}};
    search->digits = 0;
    for (int i = 0; i < count; i++) {
        ch_grid_cells_add(&search->centre, cell[i]);
        search->digits |= grid->candidates[cell[i]];
    }
    search->surplus = ch_count(search->digits) - count;
    if (search->surplus < 2)
        return false;
    list_side(search, search->line, &search->on_line);
    list_side(search, search->box, &search->in_box);
    list_bars(search);
    return choose_x(search, 0, 0, 0, 0, 0);
}

/* Tries pairs and triples of the crossing: each pair, then the triples that extend it. */
static bool try_crossing(Hunt *search)
{
    const ChGridCells cells = ch_grid_cells_and(
        ch_hodoku_state(search->input)->grid.empty,
        ch_grid_cells_and(CH_HODOKU_HOUSE(search->line), CH_HODOKU_HOUSE(search->box)));
    uint8_t at[3];
    int count = 0;

    CH_EACH_GRID_CELL(cell, cells)
        at[count++] = (uint8_t)cell;
    for (int a = 0; a < count; a++)
        for (int c = a + 1; c < count; c++) {
            uint8_t cell[3] = {at[a], at[c]};
            if (try_centre(search, cell, 2))
                return true;
            for (int e = c + 1; e < count; e++) {
                cell[2] = at[e];
                if (try_centre(search, cell, 3))
                    return true;
            }
        }
    return false;
}

/* What a step needs, and what it eliminates, lies in the line and in the box. */
bool ch_hodoku_sue_de_coq(const ChFinderInput *input, ChSink *sink)
{
    const uint32_t fresh = ch_hodoku_fresh_houses(input);
    Hunt search = {.input = input, .sink = sink};

    for (search.line = 0; search.line < CH_HODOKU_BOXES; search.line++)
        for (search.box = CH_HODOKU_BOXES; search.box < CH_HOUSES; search.box++)
            if ((fresh & (1u << search.line | 1u << search.box)) != 0 &&
                ch_grid_cells_meet(CH_HODOKU_HOUSE(search.line), CH_HODOKU_HOUSE(search.box)) &&
                try_crossing(&search))
                return search.full;
    return false;
}

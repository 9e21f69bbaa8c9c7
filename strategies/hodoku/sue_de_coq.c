/* sue_de_coq.c - lines and boxes in order, then the sets in the crossing, on the line, in the box.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"

/* Cells that a set can have, ascending, and their candidates. */
typedef struct Side {
    int count;
    uint8_t cell[9];
    uint16_t digits[9];
} Side;

typedef struct Hunt {
    const ChScene *scene;
    ChSink *sink;
    int line;
    int box;
    ChCellSet centre; /* C: two or three cells of the crossing */
    unsigned digits;  /* V: those of the centre */
    int surplus;      /* |V| - |C| */
    ChCellSet x;      /* the sets on the line and in the box */
    ChCellSet y;
    unsigned x_digits;
    unsigned y_digits;
    Side on_line; /* outside the centre */
    Side in_box;
    Side rest; /* of the box, that goes with X */
    bool full;
} Hunt;

/* ---- the step ---- */

static unsigned model_choice(const Hunt *hunt, int house, int other, bool within, ChCellSet cells)
{
    const ChCellSet empty =
        ch_cells_and(ch_house_cells[house], ch_board_plane(hunt->scene->board, CH_EMPTY));
    const ChCellSet chosen = ch_hodoku_model_cells(cells);
    const ChCellSet from = within ? ch_cells_and(empty, ch_house_cells[other])
                                  : ch_cells_minus(empty, ch_house_cells[other]);
    unsigned choice = 0;
    int index = 0;

    for (int cell = ch_cells_next(&from, 0); cell >= 0; cell = ch_cells_next(&from, cell + 1))
        choice |= (unsigned)ch_cells_has(&chosen, cell) << index++;
    return choice;
}

static void report(Hunt *hunt)
{
    const int line = ch_hodoku_model_house(hunt->line);
    const int box = ch_hodoku_model_house(hunt->box);
    const bool basic = ch_cells_count(hunt->x) == 1 && ch_cells_count(hunt->y) == 1 &&
                       ch_count(hunt->x_digits) == 2 && ch_count(hunt->y_digits) == 2;
    ChDeduction deduction =
        ch_deduction(basic ? CH_TECHNIQUE_SUE_DE_COQ : CH_TECHNIQUE_EXTENDED_SUE_DE_COQ);

    ch_hodoku_rests_on_cells(&deduction, ch_cells_or(hunt->centre, ch_cells_or(hunt->x, hunt->y)));
    deduction.seed = (uint16_t)(line << 5 | box);
    deduction.detail.seed[0] = model_choice(hunt, line, box, true, hunt->centre);
    deduction.detail.seed[1] = model_choice(hunt, line, box, false, hunt->x);
    deduction.detail.seed[2] = model_choice(hunt, box, line, false, hunt->y);
    deduction.detail.seed[3] = model_choice(hunt, line, box, true, hunt->x) |
                               model_choice(hunt, line, box, true, hunt->y) << 3;
    hunt->full = ch_hodoku_report(hunt->scene, &deduction, hunt->sink);
}

static void list_from(ChHodoku *hodoku, ChCellSet cells, unsigned digits)
{
    cells = ch_cells_and(cells, hodoku->grid.empty);
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        ch_hodoku_list_digits(&hodoku->list, &hodoku->grid, cell, digits);
}

static bool test(Hunt *hunt)
{
    ChHodoku *const hodoku = hunt->scene->hodoku;
    const unsigned both = hunt->x_digits & hunt->y_digits;
    const ChCellSet in_box =
        ch_cells_minus(ch_hodoku_house[hunt->box], ch_cells_or(hunt->centre, hunt->y));
    const ChCellSet on_line =
        ch_cells_minus(ch_hodoku_house[hunt->line], ch_cells_or(hunt->centre, hunt->x));

    hodoku->list.count = 0;
    list_from(hodoku, in_box, ((hunt->digits | hunt->y_digits) & ~hunt->x_digits) | both);
    list_from(hodoku, on_line, ((hunt->digits | hunt->x_digits) & ~hunt->y_digits) | both);
    if (hodoku->list.count == 0)
        return false;
    report(hunt);
    return true;
}

/* ---- the sets, depth first ---- */

static ChCellSet cells_of(const Side *side, unsigned chosen)
{
    ChCellSet cells = {{0}};

    for (; chosen != 0; chosen &= chosen - 1)
        ch_cells_add(&cells, side->cell[ch_lowest(chosen)]);
    return cells;
}

/* Y: cells of the box; NEED: how many digits of the centre it must be short of its own extras. */
static bool choose_y(Hunt *hunt, unsigned chosen, int from, int size, unsigned digits, int need)
{
    const Side *const side = &hunt->rest;

    for (int i = from; i < side->count; i++) {
        const unsigned more = digits | side->digits[i];
        if ((more & hunt->digits) != 0 && size + 1 - ch_count(more & ~hunt->digits) == need) {
            hunt->y = cells_of(side, chosen | 1u << i);
            hunt->y_digits = more;
            if (test(hunt))
                return true;
        }
        if (choose_y(hunt, chosen | 1u << i, i + 1, size + 1, more, need))
            return true;
    }
    return false;
}

/* Tries the sets in the box that go with X. */
static bool try_x(Hunt *hunt, unsigned chosen, int size, unsigned digits)
{
    const int extra = ch_count(digits & ~hunt->digits);

    if ((digits & hunt->digits) == 0 || size <= extra || size - extra >= hunt->surplus)
        return false;
    hunt->x = cells_of(&hunt->on_line, chosen);
    hunt->x_digits = digits;
    hunt->rest.count = 0;
    for (int i = 0; i < hunt->in_box.count; i++) {
        if (hunt->in_box.digits[i] & digits & hunt->digits ||
            ch_cells_has(&hunt->x, hunt->in_box.cell[i]))
            continue;
        hunt->rest.cell[hunt->rest.count] = hunt->in_box.cell[i];
        hunt->rest.digits[hunt->rest.count++] = hunt->in_box.digits[i];
    }
    return choose_y(hunt, 0, 0, 0, 0, hunt->surplus - (size - extra));
}

static bool choose_x(Hunt *hunt, unsigned chosen, int from, int size, unsigned digits)
{
    for (int i = from; i < hunt->on_line.count; i++) {
        const unsigned more = digits | hunt->on_line.digits[i];
        if (try_x(hunt, chosen | 1u << i, size + 1, more) ||
            choose_x(hunt, chosen | 1u << i, i + 1, size + 1, more))
            return true;
    }
    return false;
}

/* ---- the centre ---- */

static void list_side(const Hunt *hunt, int house, Side *side)
{
    const ChHodokuGrid *const grid = &hunt->scene->hodoku->grid;
    const ChCellSet cells =
        ch_cells_minus(ch_cells_and(grid->empty, ch_hodoku_house[house]), hunt->centre);

    side->count = 0;
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        side->cell[side->count] = (uint8_t)cell;
        side->digits[side->count++] = grid->candidates[cell];
    }
}

static bool try_centre(Hunt *hunt, const uint8_t *cell, int count)
{
    const ChHodokuGrid *const grid = &hunt->scene->hodoku->grid;

    hunt->centre = (ChCellSet){{0}};
    hunt->digits = 0;
    for (int i = 0; i < count; i++) {
        ch_cells_add(&hunt->centre, cell[i]);
        hunt->digits |= grid->candidates[cell[i]];
    }
    hunt->surplus = ch_count(hunt->digits) - count;
    if (hunt->surplus < 2)
        return false;
    list_side(hunt, hunt->line, &hunt->on_line);
    list_side(hunt, hunt->box, &hunt->in_box);
    return choose_x(hunt, 0, 0, 0, 0);
}

/* Pairs and triples of the crossing: each pair, then the triples that go on from it. */
static bool try_crossing(Hunt *hunt)
{
    const ChCellSet cells =
        ch_cells_and(hunt->scene->hodoku->grid.empty,
                     ch_cells_and(ch_hodoku_house[hunt->line], ch_hodoku_house[hunt->box]));
    uint8_t at[3];
    int count = 0;

    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        at[count++] = (uint8_t)cell;
    for (int a = 0; a < count; a++)
        for (int c = a + 1; c < count; c++) {
            uint8_t cell[3] = {at[a], at[c]};
            if (try_centre(hunt, cell, 2))
                return true;
            for (int e = c + 1; e < count; e++) {
                cell[2] = at[e];
                if (try_centre(hunt, cell, 3))
                    return true;
            }
        }
    return false;
}

bool ch_hodoku_sue_de_coq(const ChScene *scene, ChSink *sink)
{
    Hunt hunt = {.scene = scene, .sink = sink};

    for (hunt.line = 0; hunt.line < CH_HODOKU_BOXES; hunt.line++)
        for (hunt.box = CH_HODOKU_BOXES; hunt.box < CH_HOUSES; hunt.box++)
            if (ch_cells_meet(ch_hodoku_house[hunt.line], ch_hodoku_house[hunt.box]) &&
                try_crossing(&hunt))
                return hunt.full;
    return false;
}

/* subsets.c - naked and hidden subsets, house after house.
 *
 * A naked pair or triple in both a box and a line is locked if it has eliminations in the box and
 * in the line outside it.  Every search for naked subsets visits both kinds and skips the other
 * kind.
 *
 * SPDX-License-Identifier: MIT
 */
#include "basic.h"

#include "hodoku.h"

/* A search; its elements are cells for naked subsets, digits for hidden ones. */
typedef struct Hunt {
    const ChFinderInput *input;
    ChHodoku *hodoku;
    ChSink *sink;
    ChTechniqueId technique;
    int size;
    bool locked;
    int house;
    int count;
    uint8_t line[9];
    bool full; /* a step was reported, and the sink wants no more */
} Hunt;

static unsigned model_places(int house, ChGridCells cells)
{
    const int kind = ch_hodoku_model_house(house) / 9;
    unsigned places = 0;

    CH_EACH_GRID_CELL(cell, cells)
        places |= 1u << ch_cell_place[ch_box_cell(cell)][kind];
    return places;
}

/* ---- naked ---- */

/* Returns the cells outside a subset that have one of its digits. */
static ChGridCells others_with(const ChHodokuGrid *grid, ChGridCells subset, unsigned digits)
{
    ChGridCells cells = {{0}};

    CH_EACH_DIGIT(digit, digits)
        cells = ch_grid_cells_or(cells, grid->plane[digit]);
    return ch_grid_cells_minus(cells, subset);
}

/* Lists the eliminations in each house that contains the whole subset.  Returns whether there are
 * any, and the subset is locked if such are sought. */
static bool list_naked(Hunt *search, ChGridCells cells, unsigned digits)
{
    const ChHodokuGrid *const grid = &search->hodoku->grid;
    ChHodokuList *const list = &search->hodoku->list;
    const ChGridCells others = others_with(grid, cells, digits);
    const uint8_t *const house = ch_hodoku_houses[ch_grid_cells_first(cells)];
    ChGridCells losers[3];

    for (int i = 0; i < 3; i++)
        losers[i] = ch_grid_cells_within(cells, CH_HODOKU_HOUSE(house[i]))
                        ? ch_grid_cells_and(others, CH_HODOKU_HOUSE(house[i]))
                        : (ChGridCells){{0}};
    const ChGridCells in_lines = ch_grid_cells_or(losers[0], losers[1]);
    const bool is_locked = search->size < 4 && !ch_grid_cells_empty(losers[2]) &&
                           !ch_grid_cells_within(in_lines, CH_HODOKU_HOUSE(house[2]));
    if (is_locked != search->locked)
        return false;
    list->count = 0;
    for (int i = 0; i < 3; i++)
        CH_EACH_GRID_CELL(cell, losers[i])
            ch_hodoku_list_digits(list, grid, cell, digits);
    return list->count > 0;
}

static bool report_naked(Hunt *search, ChGridCells cells, unsigned digits)
{
    if (!list_naked(search, cells, digits))
        return false;
    ChDeduction deduction = ch_deduction(search->technique);
    deduction.seed =
        ch_subset_seed(ch_hodoku_model_house(search->house), model_places(search->house, cells));
    ch_hodoku_add_cell_premises(&deduction, cells);
    search->full = ch_hodoku_report(search->input, &deduction, search->sink);
    return true;
}

static bool choose_naked(Hunt *search, int from, int depth, ChGridCells cells, unsigned digits)
{
    if (depth == search->size)
        return ch_count(digits) == search->size && report_naked(search, cells, digits);
    for (int i = from; i < search->count; i++) {
        const int cell = search->line[i];
        const unsigned more = digits | search->hodoku->grid.candidates[cell];
        ChGridCells with = cells;
        if (ch_count(more) > search->size)
            continue;
        ch_grid_cells_add(&with, cell);
        if (choose_naked(search, i + 1, depth + 1, with, more))
            return true;
    }
    return false;
}

static bool naked_in_house(Hunt *search)
{
    const ChGridCells cells = ch_grid_cells_and(ch_hodoku_few(search->hodoku)->upto[search->size],
                                                CH_HODOKU_HOUSE(search->house));
    const ChGridCells none = {{0}};

    if (ch_grid_cells_count(cells) < search->size)
        return false;
    search->count = 0;
    CH_EACH_GRID_CELL(cell, cells)
        search->line[search->count++] = (uint8_t)cell;
    return choose_naked(search, 0, 0, none, 0);
}

static bool hidden_in_house(Hunt *search);

static uint32_t boxes_of_line(int line)
{
    const int at = line % 9 / 3;

    return (line < CH_HODOKU_COLUMNS ? 7u << 3 * at : 0x49u << at) << CH_HODOKU_BOXES;
}

static uint32_t lines_of_box(int box)
{
    const int at = box - CH_HODOKU_BOXES;

    return 7u << at / 3 * 3 | 7u << (CH_HODOKU_COLUMNS + at % 3 * 3);
}

/* Returns the houses to search.  A hidden subset removes candidates of its own house alone, a naked
 * one also of a house that crosses it in two cells or more. */
static uint32_t promising_houses(const ChFinderInput *input, bool hidden)
{
    const uint32_t promising = ch_hodoku_houses_of_model(ch_facts_subset_houses(input->facts));
    uint32_t houses = promising;

    if (promising == 0)
        return 0;
    CH_EACH_HOUSE(house, hidden ? 0 : promising)
        houses |= house < CH_HODOKU_BOXES ? boxes_of_line(house) : lines_of_box(house);
    return ch_hodoku_fresh_houses(input) & houses;
}

static unsigned row_of(ChGridCells cells, int row)
{
    return (unsigned)(row < 7    ? cells.word[0] >> 9 * row
                      : row == 7 ? cells.word[0] >> 63 | cells.word[1] << 1
                                 : cells.word[1] >> 8) &
           CH_ALL_NINE;
}

/* Returns the boxes that a line crosses in SIZE or more of the cells, two or three. */
static uint32_t boxes_with_crossing(ChGridCells cells, int size)
{
    const unsigned first = 0x49; /* the first column of each box */
    uint32_t boxes = 0;

    for (int band = 0; band < 3; band++) {
        unsigned row[3];
        unsigned some = 0;
        for (int i = 0; i < 3; i++) {
            const unsigned one = row[i] = row_of(cells, 3 * band + i);
            some |= size == 2 ? (one & one >> 1 & ~(first << 2)) | (one & one >> 2 & first)
                              : one & one >> 1 & one >> 2 & first;
        }
        some |=
            size == 2 ? (row[0] & row[1]) | ((row[0] | row[1]) & row[2]) : row[0] & row[1] & row[2];
        for (int box = 0; box < 3; box++)
            boxes |= (uint32_t)((some >> 3 * box & 7) != 0) << (CH_HODOKU_BOXES + 3 * band + box);
    }
    return boxes;
}

/* Visits boxes, then rows, then columns; locked subsets are all found in boxes. */
static bool find_subset(const ChFinderInput *input, ChSink *sink, ChTechniqueId technique, int size,
                        bool locked, bool (*in_house)(Hunt *search))
{
    Hunt search = {.input = input,
                   .hodoku = ch_hodoku_state(input),
                   .sink = sink,
                   .technique = technique,
                   .size = size,
                   .locked = locked};

    const uint32_t houses =
        input->options->unfiltered ? ~0u
        : locked                   ? ch_hodoku_fresh_houses(input) &
                       boxes_with_crossing(ch_hodoku_few(search.hodoku)->upto[size], size)
                 : promising_houses(input, in_house == hidden_in_house);

    for (int i = 0; houses != 0 && i < (locked ? CH_BOXES : CH_HOUSES); i++) {
        search.house = (i + CH_HODOKU_BOXES) % CH_HOUSES;
        if (houses >> search.house & 1 && in_house(&search))
            return search.full;
    }
    return false;
}

#define SLOT(name, technique, size, locked, in_house)                                              \
    bool ch_hodoku_##name(const ChFinderInput *input, ChSink *sink)                                \
    {                                                                                              \
        return find_subset(input, sink, technique, size, locked, in_house);                        \
    }

SLOT(locked_pair, CH_TECHNIQUE_LOCKED_PAIR, 2, true, naked_in_house)
SLOT(locked_triple, CH_TECHNIQUE_LOCKED_TRIPLE, 3, true, naked_in_house)
SLOT(naked_pair, CH_TECHNIQUE_NAKED_PAIR, 2, false, naked_in_house)
SLOT(naked_triple, CH_TECHNIQUE_NAKED_TRIPLE, 3, false, naked_in_house)
SLOT(naked_quadruple, CH_TECHNIQUE_NAKED_QUADRUPLE, 4, false, naked_in_house)

/* ---- hidden ---- */

static bool report_hidden(Hunt *search, ChGridCells cells, unsigned digits)
{
    ChHodokuList *const list = &search->hodoku->list;
    ChDeduction deduction = ch_deduction(search->technique);

    list->count = 0;
    CH_EACH_GRID_CELL(cell, cells)
        ch_hodoku_list_digits(list, &search->hodoku->grid, cell, CH_ALL_NINE & ~digits);
    if (list->count == 0)
        return false;
    deduction.seed = ch_subset_seed(ch_hodoku_model_house(search->house), digits);
    CH_EACH_DIGIT(digit, digits)
        ch_hodoku_add_premise(&deduction, search->house, digit);
    search->full = ch_hodoku_report(search->input, &deduction, search->sink);
    return true;
}

static bool choose_hidden(Hunt *search, int from, int depth, ChGridCells cells, unsigned digits)
{
    if (depth == search->size)
        return ch_grid_cells_count(cells) == search->size && report_hidden(search, cells, digits);
    for (int i = from; i < search->count; i++) {
        const int digit = search->line[i];
        const ChGridCells more =
            ch_grid_cells_or(cells, ch_hodoku_places(&search->hodoku->grid, search->house, digit));
        if (ch_grid_cells_count(more) <= search->size &&
            choose_hidden(search, i + 1, depth + 1, more, digits | 1u << digit))
            return true;
    }
    return false;
}

static bool hidden_in_house(Hunt *search)
{
    const ChHodokuGrid *const grid = &search->hodoku->grid;
    const ChGridCells none = {{0}};

    if (ch_hodoku_count(&grid->vacant, search->house) <= search->size)
        return false;
    search->count = 0;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const int places = ch_hodoku_free(grid, search->house, digit);
        if (places >= 1 && places <= search->size)
            search->line[search->count++] = (uint8_t)digit;
    }
    return search->count >= search->size && choose_hidden(search, 0, 0, none, 0);
}

SLOT(hidden_pair, CH_TECHNIQUE_HIDDEN_PAIR, 2, false, hidden_in_house)
SLOT(hidden_triple, CH_TECHNIQUE_HIDDEN_TRIPLE, 3, false, hidden_in_house)
SLOT(hidden_quadruple, CH_TECHNIQUE_HIDDEN_QUADRUPLE, 4, false, hidden_in_house)

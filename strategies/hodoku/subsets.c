/* subsets.c - naked and hidden subsets, house after house.
 *
 * A naked pair or triple in a box and a line at once that takes something from the box and
 * something from the line outside it is a locked one; every search for naked subsets meets both and
 * leaves the other kind aside.
 *
 * SPDX-License-Identifier: MIT
 */
#include "subsets.h"

#include "hodoku.h"

/* Lines are cells for naked subsets, digits for hidden ones. */
typedef struct Hunt {
    const ChScene *scene;
    ChHodoku *hodoku;
    ChSink *sink;
    ChTechniqueId technique;
    int size;
    bool locked;
    int house;
    int count;
    uint8_t line[9];
    bool full; /* something has been reported, and the sink wants no more */
} Hunt;

static unsigned model_places(int house, ChCellSet cells)
{
    const int kind = ch_hodoku_model_house(house) / 9;
    unsigned places = 0;

    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        places |= 1u << ch_cell_place[ch_hodoku_cell(cell)][kind];
    return places;
}

/* ---- naked ---- */

/* What the subset takes from each house that holds all of it; returns whether it is a locked
 * one. */
static bool list_naked(Hunt *hunt, ChCellSet cells, unsigned digits)
{
    ChHodokuList *const list = &hunt->hodoku->list;
    const int first = ch_cells_first(cells);
    bool in_box = false;
    bool in_line = false;
    bool both = false;

    list->count = 0;
    for (int i = 0; i < 3; i++) {
        const int house = ch_hodoku_houses[first][i];
        const ChCellSet others = ch_cells_minus(ch_hodoku_house[house], cells);
        if (!ch_cells_within(cells, ch_hodoku_house[house]))
            continue;
        const int before = list->count;
        for (int cell = ch_cells_next(&others, 0); cell >= 0;
             cell = ch_cells_next(&others, cell + 1)) {
            const int sofar = list->count;
            ch_hodoku_list_digits(list, &hunt->hodoku->grid, cell, digits);
            if (i < 2 && list->count > sofar &&
                ch_hodoku_houses[cell][2] != ch_hodoku_houses[first][2])
                in_line = true;
        }
        in_box = in_box || (i == 2 && list->count > before);
        both = both || i == 2;
    }
    return hunt->size < 4 && both && in_box && in_line;
}

static bool report_naked(Hunt *hunt, ChCellSet cells, unsigned digits)
{
    ChDeduction deduction = ch_deduction(hunt->technique);

    if (list_naked(hunt, cells, digits) != hunt->locked || hunt->hodoku->list.count == 0)
        return false;
    deduction.seed =
        ch_subset_seed(ch_hodoku_model_house(hunt->house), model_places(hunt->house, cells));
    ch_hodoku_rests_on_cells(&deduction, cells);
    hunt->full = ch_hodoku_report(hunt->scene, &deduction, hunt->sink);
    return true;
}

static bool choose_naked(Hunt *hunt, int from, int depth, ChCellSet cells, unsigned digits)
{
    if (depth == hunt->size)
        return ch_count(digits) == hunt->size && report_naked(hunt, cells, digits);
    for (int i = from; i < hunt->count; i++) {
        const int cell = hunt->line[i];
        const unsigned more = digits | hunt->hodoku->grid.candidates[cell];
        ChCellSet with = cells;
        if (ch_count(more) > hunt->size)
            continue;
        ch_cells_add(&with, cell);
        if (choose_naked(hunt, i + 1, depth + 1, with, more))
            return true;
    }
    return false;
}

static bool naked_in_house(Hunt *hunt)
{
    const ChCellSet cells =
        ch_cells_and(ch_hodoku_few(hunt->hodoku)->upto[hunt->size], ch_hodoku_house[hunt->house]);
    const ChCellSet none = {{0}};

    if (ch_cells_count(cells) < hunt->size)
        return false;
    hunt->count = 0;
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        hunt->line[hunt->count++] = (uint8_t)cell;
    return choose_naked(hunt, 0, 0, none, 0);
}

/* Boxes, then rows, then columns; locked ones are all met in boxes. */
static bool find(const ChScene *scene, ChSink *sink, ChTechniqueId technique, int size, bool locked,
                 bool (*in_house)(Hunt *hunt))
{
    Hunt hunt = {.scene = scene,
                 .hodoku = scene->hodoku,
                 .sink = sink,
                 .technique = technique,
                 .size = size,
                 .locked = locked};

    const uint32_t fresh = ch_hodoku_fresh_houses(scene);

    for (int i = 0; i < (locked ? CH_BOXES : CH_HOUSES); i++) {
        hunt.house = (i + CH_HODOKU_BOXES) % CH_HOUSES;
        if (fresh >> hunt.house & 1 && in_house(&hunt))
            return hunt.full;
    }
    return false;
}

bool ch_hodoku_locked_pair(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_LOCKED_PAIR, 2, true, naked_in_house);
}

bool ch_hodoku_locked_triple(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_LOCKED_TRIPLE, 3, true, naked_in_house);
}

bool ch_hodoku_naked_pair(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_NAKED_PAIR, 2, false, naked_in_house);
}

bool ch_hodoku_naked_triple(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_NAKED_TRIPLE, 3, false, naked_in_house);
}

bool ch_hodoku_naked_quadruple(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_NAKED_QUADRUPLE, 4, false, naked_in_house);
}

/* ---- hidden ---- */

static bool report_hidden(Hunt *hunt, ChCellSet cells, unsigned digits)
{
    ChHodokuList *const list = &hunt->hodoku->list;
    ChDeduction deduction = ch_deduction(hunt->technique);

    list->count = 0;
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        ch_hodoku_list_digits(list, &hunt->hodoku->grid, cell, CH_ALL_NINE & ~digits);
    if (list->count == 0)
        return false;
    deduction.seed = ch_subset_seed(ch_hodoku_model_house(hunt->house), digits);
    for (unsigned rest = digits; rest != 0; rest &= rest - 1)
        ch_hodoku_rests_on(&deduction, hunt->house, ch_lowest(rest));
    hunt->full = ch_hodoku_report(hunt->scene, &deduction, hunt->sink);
    return true;
}

static bool choose_hidden(Hunt *hunt, int from, int depth, ChCellSet cells, unsigned digits)
{
    if (depth == hunt->size)
        return ch_cells_count(cells) == hunt->size && report_hidden(hunt, cells, digits);
    for (int i = from; i < hunt->count; i++) {
        const int digit = hunt->line[i];
        const ChCellSet more =
            ch_cells_or(cells, ch_hodoku_places(&hunt->hodoku->grid, hunt->house, digit));
        if (ch_cells_count(more) <= hunt->size &&
            choose_hidden(hunt, i + 1, depth + 1, more, digits | 1u << digit))
            return true;
    }
    return false;
}

static bool hidden_in_house(Hunt *hunt)
{
    const ChHodokuGrid *const grid = &hunt->hodoku->grid;
    const ChCellSet none = {{0}};

    if (ch_hodoku_count(&grid->vacant, hunt->house) <= hunt->size)
        return false;
    hunt->count = 0;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const int places = ch_hodoku_free(grid, hunt->house, digit);
        if (places >= 1 && places <= hunt->size)
            hunt->line[hunt->count++] = (uint8_t)digit;
    }
    return hunt->count >= hunt->size && choose_hidden(hunt, 0, 0, none, 0);
}

bool ch_hodoku_hidden_pair(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_HIDDEN_PAIR, 2, false, hidden_in_house);
}

bool ch_hodoku_hidden_triple(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_HIDDEN_TRIPLE, 3, false, hidden_in_house);
}

bool ch_hodoku_hidden_quadruple(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_HIDDEN_QUADRUPLE, 4, false, hidden_in_house);
}

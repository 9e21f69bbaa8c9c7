/* unique_rectangles.c - unique rectangles of types 1 to 6 and hidden ones, avoidable rectangles,
 * the bivalue universal grave.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"
#include "hodoku_rectangles.h"
#include "uniqueness.h"

/* The current rectangle.  Corners are plain when they have no candidate but the two digits. */
typedef struct Rectangle {
    const ChFinderInput *input;
    ChHodoku *hodoku;
    const ChHodokuRectangle *rectangle;
    unsigned pair;   /* the two digits */
    unsigned extra;  /* the corners that are not plain, four bits */
    unsigned guards; /* other digits in them */
    int corners[4];  /* the extra ones, ascending */
    int plain_count;
    ChGridCells cells; /* of the subset of type 3 */
    ChDeduction deduction;
    ChPattern pattern;
} Rectangle;

static void read_rectangle(Rectangle *current, const ChHodokuRectangle *rectangle)
{
    const ChHodokuGrid *const grid = &current->hodoku->grid;
    ChGridCells extra = {{0}};
    int count = 0;

    current->rectangle = rectangle;
    current->pair = 1u << rectangle->digit[0] | 1u << rectangle->digit[1];
    current->extra = current->guards = 0;
    for (int i = 0; i < 4; i++) {
        const unsigned guards = grid->candidates[rectangle->cell[i]] & ~current->pair;
        current->guards |= guards;
        current->extra |= (unsigned)(guards != 0) << i;
        if (guards != 0)
            ch_grid_cells_add(&extra, rectangle->cell[i]);
    }
    CH_EACH_GRID_CELL(cell, extra)
        current->corners[count++] = cell;
    current->plain_count = 4 - count;
    current->deduction.detail.premises = (ChConstraintSet){{0}};
    current->hodoku->list.count = 0;
}

static bool is_diagonal(const Rectangle *current)
{
    return current->extra == 9 || current->extra == 6;
}

static ChGridCells rectangle_cells(const ChHodokuRectangle *rectangle)
{
    ChGridCells cells = {{0}};

    for (int i = 0; i < 4; i++)
        ch_grid_cells_add(&cells, rectangle->cell[i]);
    return cells;
}

static bool report_step(Rectangle *current, ChSink *sink)
{
    ch_add_deadly_pattern(&current->deduction, &current->pattern.deadly);
    return ch_hodoku_report(current->input, &current->deduction, sink);
}

static bool is_possible(Rectangle *current)
{
    if (current->hodoku->list.count == 0)
        return false;
    current->pattern = ch_pattern_of(
        current->input->board, ch_box_cells(rectangle_cells(current->rectangle)), current->pair);
    return ch_pattern_is_possible(current->input, &current->pattern);
}

/* ---- types 1, 2 and 5 ---- */

static void test_1(Rectangle *current)
{
    if (current->plain_count == 3)
        ch_hodoku_list_digits(&current->hodoku->list, &current->hodoku->grid, current->corners[0],
                              current->pair);
}

static void test_same_digit(Rectangle *current, bool five)
{
    ChGridCells corners = {{0}};

    if (current->plain_count < 1 || current->plain_count > 2 || !ch_is_single(current->guards) ||
        (current->plain_count == 1 || is_diagonal(current)) != five)
        return;
    for (int i = 0; i < 4 - current->plain_count; i++)
        ch_grid_cells_add(&corners, current->corners[i]);
    ch_hodoku_list_cells(&current->hodoku->list, &current->hodoku->grid,
                         ch_grid_seen_by_all(corners), ch_lowest(current->guards));
}

static void test_2(Rectangle *current)
{
    test_same_digit(current, false);
}

static void test_5(Rectangle *current)
{
    test_same_digit(current, true);
}

/* ---- type 3 ---- */

/* Returns the house of one kind that holds all cells; -1: none. */
static int common_house(ChGridCells cells, int kind)
{
    const int house = ch_hodoku_houses[ch_grid_cells_first(cells)][kind];

    return ch_grid_cells_within(cells, CH_HODOKU_HOUSE(house)) ? house : -1;
}

/* Lists the eliminations of the subset's digits from the other cells of its houses. */
static bool list_subset_eliminations(Rectangle *current, int kind, ChGridCells subset,
                                     unsigned digits)
{
    ChHodokuList *const list = &current->hodoku->list;
    const ChHodokuGrid *const grid = &current->hodoku->grid;
    ChGridCells cells = subset;

    ch_grid_cells_add(&cells, current->corners[0]);
    ch_grid_cells_add(&cells, current->corners[1]);
    if (kind == 2 && (common_house(cells, 0) >= 0 || common_house(cells, 1) >= 0))
        return false;
    const ChGridCells others =
        ch_grid_cells_minus(CH_HODOKU_HOUSE(common_house(cells, kind)), cells);
    CH_EACH_GRID_CELL(cell, others)
        ch_hodoku_list_digits(list, grid, cell, digits);
    if (list->count == 0)
        return false;
    const int box = kind < 2 ? common_house(cells, 2) : -1;
    if (box >= 0) {
        const ChGridCells rest = ch_grid_cells_minus(CH_HODOKU_HOUSE(box), cells);
        CH_EACH_GRID_CELL(cell, rest)
            ch_hodoku_list_digits(list, grid, cell, digits);
    }
    current->cells = subset;
    return true;
}

/* Adds cells out of REST, depth first. */
static bool choose_subset(Rectangle *current, int kind, ChGridCells rest, int from,
                          ChGridCells subset, unsigned digits)
{
    for (int cell = ch_grid_cells_next(&rest, from); cell >= 0;
         cell = ch_grid_cells_next(&rest, cell + 1)) {
        const unsigned more = digits | current->hodoku->grid.candidates[cell];
        ChGridCells with = subset;
        ch_grid_cells_add(&with, cell);
        if ((ch_count(more) == ch_grid_cells_count(with) + 1 &&
             list_subset_eliminations(current, kind, with, more)) ||
            choose_subset(current, kind, rest, cell + 1, with, more))
            return true;
    }
    return false;
}

static void test_3(Rectangle *current)
{
    const ChHodokuGrid *const grid = &current->hodoku->grid;
    ChGridCells corners = {{0}};

    if (current->plain_count != 2)
        return;
    ch_grid_cells_add(&corners, current->corners[0]);
    ch_grid_cells_add(&corners, current->corners[1]);
    for (int kind = 0; kind < 3; kind++) {
        const ChGridCells none = {{0}};
        const int house = common_house(corners, kind);
        if (house < 0)
            continue;
        ChGridCells rest =
            ch_grid_cells_minus(ch_grid_cells_and(grid->empty, CH_HODOKU_HOUSE(house)), corners);
        CH_EACH_DIGIT(digit, current->pair)
            rest = ch_grid_cells_minus(rest, grid->plane[digit]);
        if (choose_subset(current, kind, rest, 0, none, current->guards)) {
            ch_hodoku_add_cell_premises(&current->deduction, current->cells);
            return;
        }
    }
}

/* ---- types 4 and 6, hidden ones ---- */

static void list_from_both(Rectangle *current, int digit)
{
    for (int i = 0; i < 2; i++)
        ch_hodoku_list_digits(&current->hodoku->list, &current->hodoku->grid, current->corners[i],
                              1u << digit);
}

static void test_4(Rectangle *current)
{
    const ChHodokuGrid *const grid = &current->hodoku->grid;
    const int *const corner = current->corners;

    if (current->plain_count != 2 || is_diagonal(current))
        return;
    const bool in_row = corner[0] / 9 == corner[1] / 9;
    const ChGridCells seen = ch_grid_common_peers(corner[0], corner[1]);
    for (int i = 0; i < 2; i++) {
        const int kept = current->rectangle->digit[i];
        if (ch_grid_cells_meet(seen, grid->plane[kept]))
            continue;
        list_from_both(current, current->rectangle->digit[1 - i]);
        ch_hodoku_add_premise(&current->deduction, ch_hodoku_houses[corner[0]][in_row ? 0 : 1],
                              kept);
        return;
    }
}

/* Reports whether the digit's places in the houses are all in the rectangle. */
static bool is_confined(const Rectangle *current, ChGridCells houses, int digit)
{
    return ch_grid_cells_within(ch_grid_cells_and(houses, current->hodoku->grid.plane[digit]),
                                rectangle_cells(current->rectangle));
}

static ChGridCells lines_of(int cell)
{
    return ch_grid_cells_or(CH_HODOKU_HOUSE(ch_hodoku_houses[cell][0]),
                            CH_HODOKU_HOUSE(ch_hodoku_houses[cell][1]));
}

static void test_6(Rectangle *current)
{
    if (current->plain_count != 2 || !is_diagonal(current))
        return;
    const ChGridCells lines =
        ch_grid_cells_or(lines_of(current->corners[0]), lines_of(current->corners[1]));
    for (int i = 0; i < 2; i++) {
        const int digit = current->rectangle->digit[i];
        if (!is_confined(current, lines, digit))
            continue;
        list_from_both(current, digit);
        for (int k = 0; k < 2; k++)
            ch_hodoku_add_premise(&current->deduction, ch_hodoku_houses[current->corners[k]][0],
                                  digit);
        return;
    }
}

static void test_hidden(Rectangle *current)
{
    if (current->plain_count != 1 && (current->plain_count != 2 || !is_diagonal(current)))
        return;
    for (int plain = 0; plain < 4; plain++)
        for (int i = 0; i < 2 && !(current->extra >> plain & 1); i++) {
            const int opposite = current->rectangle->cell[3 - plain];
            const int kept = current->rectangle->digit[i];
            if (!is_confined(current, lines_of(opposite), kept))
                continue;
            ch_hodoku_list_digits(&current->hodoku->list, &current->hodoku->grid, opposite,
                                  1u << current->rectangle->digit[1 - i]);
            if (current->hodoku->list.count == 0)
                continue;
            ch_hodoku_add_premise(&current->deduction, ch_hodoku_houses[opposite][0], kept);
            ch_hodoku_add_premise(&current->deduction, ch_hodoku_houses[opposite][1], kept);
            return;
        }
}

/* ---- the finders of unique rectangles ---- */

/* Reports the first rectangle with eliminations by the test. */
static bool find_first(const ChHodokuRectangles *rectangles, const ChFinderInput *input,
                       ChSink *sink, int technique, void (*test)(Rectangle *current))
{
    Rectangle current;

    current.input = input;
    current.hodoku = ch_hodoku_state(input);
    current.deduction = ch_deduction(technique);
    for (int i = 0; i < rectangles->count; i++) {
        read_rectangle(&current, &rectangles->at[i]);
        test(&current);
        if (is_possible(&current))
            return report_step(&current, sink);
    }
    return false;
}

#define SLOT(name, rectangles, technique, test)                                                    \
    bool ch_hodoku_##name(const ChFinderInput *input, ChSink *sink)                                \
    {                                                                                              \
        return find_first(rectangles(input), input, sink, technique, test);                        \
    }

SLOT(unique_rectangle_1, ch_hodoku_rectangles, CH_TECHNIQUE_UNIQUE_RECTANGLE_1, test_1)
SLOT(unique_rectangle_2, ch_hodoku_rectangles, CH_TECHNIQUE_UNIQUE_RECTANGLE_2, test_2)
SLOT(unique_rectangle_3, ch_hodoku_rectangles, CH_TECHNIQUE_UNIQUE_RECTANGLE_3, test_3)
SLOT(unique_rectangle_4, ch_hodoku_rectangles, CH_TECHNIQUE_UNIQUE_RECTANGLE_4, test_4)
SLOT(unique_rectangle_5, ch_hodoku_rectangles, CH_TECHNIQUE_UNIQUE_RECTANGLE_5, test_5)
SLOT(unique_rectangle_6, ch_hodoku_rectangles, CH_TECHNIQUE_UNIQUE_RECTANGLE_6, test_6)
SLOT(hidden_rectangle, ch_hodoku_rectangles, CH_TECHNIQUE_HIDDEN_RECTANGLE, test_hidden)

/* ---- avoidable rectangles ---- */

static void test_avoidable_1(Rectangle *current)
{
    const uint8_t *const cell = current->rectangle->cell;
    const ChHodokuGrid *const grid = &current->hodoku->grid;

    for (int i = 0; i < 2; i++)
        if (grid->digit[cell[2 + i]] == CH_NO_DIGIT && grid->digit[cell[3 - i]] != CH_NO_DIGIT)
            ch_hodoku_list_digits(&current->hodoku->list, grid, cell[2 + i],
                                  1u << current->rectangle->digit[1 - i]);
}

static void test_avoidable_2(Rectangle *current)
{
    const uint8_t *const cell = current->rectangle->cell;
    const ChHodokuGrid *const grid = &current->hodoku->grid;

    if (grid->digit[cell[2]] != CH_NO_DIGIT || grid->digit[cell[3]] != CH_NO_DIGIT)
        return;
    const unsigned other = grid->candidates[cell[2]] & ~(1u << current->rectangle->digit[1]);
    if (grid->candidates[cell[3]] & other)
        ch_hodoku_list_cells(&current->hodoku->list, grid, ch_grid_common_peers(cell[2], cell[3]),
                             ch_lowest(other));
}

SLOT(avoidable_rectangle_1, ch_hodoku_avoidable, CH_TECHNIQUE_AVOIDABLE_RECTANGLE_1,
     test_avoidable_1)
SLOT(avoidable_rectangle_2, ch_hodoku_avoidable, CH_TECHNIQUE_AVOIDABLE_RECTANGLE_2,
     test_avoidable_2)

/* deadly_shapes.c - Lists the smallest shapes that are deadly with the same digits in every cell.
 *
 * A shape is a set of cells.  With three digits, or four, it is deadly when it can be filled with
 * them, and every way to fill it has a twin: another way with the same digits in each house.
 *
 *      123 123 . | 123 . .     A cell that is alone in a row, column or box cannot change.  Shapes
 *      123  .  . | 123 . .     with such a cell are not listed, nor those that have a smaller
 *      ----------+--------     deadly shape in them.
 *      123 123 . |  .  . .
 *
 * Each row and column of a shape has two cells at least, so a shape of up to nine cells lies where
 * at most four rows cross at most four columns.  The program tries every such set.  It prints one
 * of those shapes that permutations of rows, columns, bands and stacks and a transposition turn
 * into each other, as in "3 r1c1 r1c2 r1c4 r2c1 r2c4 r4c1 r4c2".  The first number is that of the
 * digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 9, MOST_LINES = MOST / 2, FEWEST_DIGITS = 3, MOST_DIGITS = 4 };
enum { HOUSES = 2 * MOST_LINES + 9, MOST_SHAPES = 1 << 16, MOST_FILLINGS = 1 << 18 };

/* The chutes of the lines, up to symmetry: lines of one chute are listed together. */
typedef struct Lines {
    int count;
    int chute[MOST_LINES];
} Lines;

static const Lines layout[] = {{2, {0, 0}},       {2, {0, 1}},      {3, {0, 0, 0}},
                               {3, {0, 0, 1}},    {3, {0, 1, 2}},   {4, {0, 0, 0, 1}},
                               {4, {0, 0, 1, 1}}, {4, {0, 0, 1, 2}}};
enum { LAYOUTS = sizeof layout / sizeof *layout };

/* A set of cells where rows cross columns: bit MOST_LINES * row + column. */
typedef struct Shape {
    const Lines *rows, *columns;
    unsigned cells;
} Shape;

/* The houses of a cell: rows, columns, boxes. */
static void find_houses(const Shape *shape, int cell, int house[3])
{
    const int row = cell / MOST_LINES;
    const int column = cell % MOST_LINES;

    house[0] = row;
    house[1] = MOST_LINES + column;
    house[2] = 2 * MOST_LINES + 3 * shape->rows->chute[row] + shape->columns->chute[column];
}

/* Reports whether each row and column has cells, and no cell is alone in a house. */
static bool is_closed(const Shape *shape)
{
    int count[HOUSES] = {0};

    for (int cell = 0; cell < MOST_LINES * MOST_LINES; cell++) {
        int house[3];
        if (!(shape->cells >> cell & 1))
            continue;
        find_houses(shape, cell, house);
        for (int kind = 0; kind < 3; kind++)
            count[house[kind]]++;
    }
    for (int house = 0; house < HOUSES; house++)
        if (count[house] == 1)
            return false;
    for (int row = 0; row < shape->rows->count; row++)
        if (count[row] == 0)
            return false;
    for (int column = 0; column < shape->columns->count; column++)
        if (count[MOST_LINES + column] == 0)
            return false;
    return true;
}

/* ---- fillings ---- */

/* What the rest of a grid can see of a filling: the digits of each house. */
typedef struct View {
    uint8_t digits[HOUSES];
} View;

typedef struct Fillings {
    const Shape *shape;
    int digits;
    View view;
    int count;
} Fillings;

static View views[MOST_FILLINGS];

static void fill_from(Fillings *fillings, int cell)
{
    int house[3];

    while (cell < MOST_LINES * MOST_LINES && !(fillings->shape->cells >> cell & 1))
        cell++;
    if (cell == MOST_LINES * MOST_LINES) {
        if (fillings->count == MOST_FILLINGS)
            abort();
        views[fillings->count++] = fillings->view;
        return;
    }
    find_houses(fillings->shape, cell, house);
    for (int digit = 0; digit < fillings->digits; digit++) {
        const View before = fillings->view;
        bool is_free = true;
        for (int kind = 0; kind < 3; kind++) {
            is_free = is_free && !(before.digits[house[kind]] >> digit & 1);
            fillings->view.digits[house[kind]] |= (uint8_t)(1u << digit);
        }
        if (is_free)
            fill_from(fillings, cell + 1);
        fillings->view = before;
    }
}

static int compare_views(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(View));
}

/* Reports whether there is a filling, and each looks like another one from outside. */
static bool is_deadly(const Shape *shape, int digits)
{
    Fillings fillings = {.shape = shape, .digits = digits};

    fill_from(&fillings, 0);
    qsort(views, (size_t)fillings.count, sizeof *views, compare_views);
    for (int i = 0; i < fillings.count; i++)
        if ((i == 0 || compare_views(&views[i], &views[i - 1]) != 0) &&
            (i + 1 == fillings.count || compare_views(&views[i], &views[i + 1]) != 0))
            return false;
    return fillings.count > 0;
}

/* ---- the form that equal shapes share ---- */

/* New numbers of the lines of a shape: a permutation that keeps lines of a chute together. */
typedef struct Orders {
    int count;
    int at[24][MOST_LINES];
} Orders;

static bool keeps_chutes(const Lines *lines, const int order[MOST_LINES])
{
    for (int i = 0; i < lines->count; i++)
        for (int k = 0; k < i; k++)
            if ((lines->chute[i] == lines->chute[k]) !=
                (lines->chute[order[i]] == lines->chute[order[k]]))
                return false;
    return true;
}

static void extend_order(const Lines *lines, Orders *orders, int order[MOST_LINES], int count)
{
    if (count == lines->count || count == MOST_LINES) {
        if (keeps_chutes(lines, order))
            memcpy(orders->at[orders->count++], order, sizeof orders->at[0]);
        return;
    }
    for (int line = 0; line < lines->count; line++) {
        bool is_new = true;
        for (int i = 0; i < count; i++)
            is_new = is_new && order[i] != line;
        order[count] = line;
        if (is_new)
            extend_order(lines, orders, order, count + 1);
    }
}

static Orders orders_of(const Lines *lines)
{
    Orders orders = {.count = 0};
    int order[MOST_LINES] = {0};

    extend_order(lines, &orders, order, 0);
    return orders;
}

static Shape permuted(const Shape *shape, const int rows[], const int columns[], bool is_turned)
{
    Shape other = {is_turned ? shape->columns : shape->rows,
                   is_turned ? shape->rows : shape->columns, 0};

    for (int row = 0; row < shape->rows->count; row++)
        for (int column = 0; column < shape->columns->count; column++)
            if (shape->cells >> (MOST_LINES * row + column) & 1)
                other.cells |= 1u << (is_turned ? MOST_LINES * columns[column] + rows[row]
                                                : MOST_LINES * rows[row] + columns[column]);
    return other;
}

static int compare_shapes(const Shape *a, const Shape *b)
{
    if (a->rows != b->rows)
        return a->rows < b->rows ? -1 : 1;
    if (a->columns != b->columns)
        return a->columns < b->columns ? -1 : 1;
    return (a->cells > b->cells) - (a->cells < b->cells);
}

static Shape least_form(const Shape *shape)
{
    const Orders rows = orders_of(shape->rows);
    const Orders columns = orders_of(shape->columns);
    Shape least = *shape;

    for (int i = 0; i < rows.count; i++)
        for (int k = 0; k < columns.count; k++)
            for (int turned = 0; turned < 2; turned++) {
                const Shape other = permuted(shape, rows.at[i], columns.at[k], turned);
                if (compare_shapes(&other, &least) < 0)
                    least = other;
            }
    return least;
}

/* ---- the search ---- */

/* Reports whether the shape is deadly, or has a deadly shape in it that lacks the last cells. */
static bool has_deadly_part(const Shape *shape, int digits)
{
    for (unsigned part = (shape->cells - 1) & shape->cells; part != 0;
         part = (part - 1) & shape->cells) {
        Shape smaller = {shape->rows, shape->columns, part};
        int count[HOUSES] = {0};
        bool is_alone = false;
        for (int cell = 0; cell < MOST_LINES * MOST_LINES; cell++) {
            int house[3];
            find_houses(shape, cell, house);
            for (int kind = 0; kind < 3 && (part >> cell & 1); kind++)
                count[house[kind]]++;
        }
        for (int house = 0; house < HOUSES; house++)
            is_alone = is_alone || count[house] == 1;
        if (!is_alone && is_deadly(&smaller, digits))
            return true;
    }
    return false;
}

static void print_shape(const Shape *shape, int digits)
{
    int line[2][MOST_LINES];
    const Lines *const lines[2] = {shape->rows, shape->columns};

    for (int way = 0; way < 2; way++)
        for (int i = 0; i < lines[way]->count; i++) {
            int before = 0;
            for (int k = 0; k < i; k++)
                before += lines[way]->chute[k] == lines[way]->chute[i];
            line[way][i] = 3 * lines[way]->chute[i] + before + 1;
        }
    printf("%d", digits);
    for (int cell = 0; cell < MOST_LINES * MOST_LINES; cell++)
        if (shape->cells >> cell & 1)
            printf(" r%dc%d", line[0][cell / MOST_LINES], line[1][cell % MOST_LINES]);
    putchar('\n');
}

/* Tries all sets of SIZE cells where the rows cross the columns. */
static void search_size(const Lines *rows, const Lines *columns, int size, int digits)
{
    for (unsigned cells = 0; cells < 1u << MOST_LINES * MOST_LINES; cells++) {
        const Shape shape = {rows, columns, cells};
        if (__builtin_popcount(cells) != size || !is_closed(&shape))
            continue;
        const Shape least = least_form(&shape);
        if (compare_shapes(&least, &shape) == 0 && is_deadly(&shape, digits) &&
            !has_deadly_part(&shape, digits))
            print_shape(&shape, digits);
    }
}

int main(void)
{
    for (int digits = FEWEST_DIGITS; digits <= MOST_DIGITS; digits++)
        for (int size = 4; size <= MOST; size++)
            for (int rows = 0; rows < LAYOUTS; rows++)
                for (int columns = 0; columns < LAYOUTS; columns++)
                    search_size(&layout[rows], &layout[columns], size, digits);
    return 0;
}

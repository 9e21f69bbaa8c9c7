/* deadly_shapes.c - deadly patterns with the same three or four digits in every cell.
 *
 * However the cells of such a shape are filled with the digits, there is another way that puts the
 * same digits into each row, column and box. No cell is alone in a row, column or box, since its
 * digit could not change. The smallest such shapes of up to nine cells are the extended rectangles
 * (uniqueness_extended.c) and these five, which are found here:
 *
 *      heptagon, 3 digits     octagon, 4 digits      square, 4 digits
 *
 *      * * . | * . .          * * . | * . .          * . . | * . . | * . .
 *      * . . | * . .          * * . | * . .          * . . | * . . | * . .
 *      ------+------          ------+------          * . . | * . . | * . .
 *      * * . |                * * . |
 *
 *      extended rectangles of eight cells, 4 digits
 *
 *      * * . | * * .          * * . | * . . | * . .
 *      * * . | * * .          * * . | * . . | * . .
 *
 * A square without one of its cells can be deadly with some of the four digits in each cell, its
 * candidates: a rotating deadly pattern. Then its fillings are tried (deadly_twins.c).
 *
 *      12 . . | 24 . . | 14 . .
 *      23 . . | 23 . . |  . . .
 *      13 . . | 34 . . | 14 . .
 *
 * The program tests/strategies/deadly_shapes.c finds all of the five. Types 1 to 4 are those of
 * uniqueness.h. The cells without guardians have all the digits between them; in type 2, all cells.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { MOST_CELLS = 9, MOST_LINES = 4, ANY = 0, MOST_EXTRA = 2 };

/* Two lines of a shape with the same number have a chute in common. */
typedef struct ShapeLine {
    uint8_t chute;
    uint8_t after; /* the line comes behind this one, counted from 1: the two are alike */
} ShapeLine;

typedef struct Shape {
    uint8_t digits;
    uint8_t count;
    bool is_rotating;              /* a cell has just those of the digits that are its candidates */
    bool is_symmetric;             /* rows and columns are alike */
    ShapeLine line[2][MOST_LINES]; /* rows, columns */
    uint8_t cell[MOST_CELLS][2];   /* indices of row and column */
} Shape;

static const Shape SHAPES[] = {
    {.digits = 3, /* heptagon */
     .count = 7,
     .is_symmetric = true,
     .line = {{{0, 0}, {0, 0}, {1, 0}}, {{0, 0}, {0, 0}, {1, 0}}},
     .cell = {{0, 0}, {0, 1}, {1, 0}, {0, 2}, {1, 2}, {2, 0}, {2, 1}}},
    {.digits = 4, /* octagon */
     .count = 8,
     .is_symmetric = true,
     .line = {{{0, 0}, {0, 1}, {1, 0}}, {{0, 0}, {0, 1}, {1, 0}}},
     .cell = {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {0, 2}, {1, 2}, {2, 0}, {2, 1}}},
    {.digits = 4, /* square */
     .count = 9,
     .line = {{{0, 0}, {0, 1}, {0, 2}}, {{0, 0}, {1, 1}, {2, 2}}},
     .cell = {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}}},
    {.digits = 4, /* extended rectangles */
     .count = 8,
     .line = {{{0, 0}, {0, 1}}, {{0, 0}, {0, 1}, {1, 1}, {1, 3}}},
     .cell = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 3}}},
    {.digits = 4,
     .count = 8,
     .line = {{{0, 0}, {0, 1}}, {{0, 0}, {0, 1}, {1, 0}, {2, 3}}},
     .cell = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 3}}},
    {.digits = 4, /* square without a cell */
     .count = 8,
     .is_rotating = true,
     .line = {{{0, 0}, {0, 1}, {0, 0}}, {{0, 0}, {1, 1}, {2, 0}}},
     .cell = {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}}},
};
enum { SHAPE_COUNT = sizeof SHAPES / sizeof *SHAPES };

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    const Shape *shape;
    int type; /* ANY: each pattern is passed on */
    ChVisitPattern *visit;
    void *context;
    bool is_turned; /* the shape's rows are columns */
} Search;

/* A shape in the making, cell by cell. */
typedef struct Partial {
    int count;
    int8_t line[2][MOST_LINES]; /* counted from 1; 0: open */
    ChCellSet cells;
    ChCellSet extra; /* cells with guardians */
    unsigned digits; /* candidates of the others; type 2: of all */
} Partial;

/* Leaves the candidates of each cell in the pattern; returns false if that is not deadly. */
static bool keep_candidates(const Search *search, const Partial *partial, ChPattern *pattern)
{
    CH_EACH_CELL(cell, partial->cells) {
        pattern->deadly.digits[cell] &= search->input->board->candidates[cell];
        if (pattern->deadly.digits[cell] == 0)
            return false;
    }
    return ch_pattern_has_twins(pattern, &partial->cells);
}

/* Reports a complete shape with the digits; true: the sink wants no more. */
static bool try_digits(const Search *search, const Partial *partial, unsigned digits)
{
    ChPattern pattern = ch_pattern_of(search->input->board, partial->cells, digits);

    if ((search->type != 2 && !ch_cells_equal(pattern.extra, partial->extra)) ||
        (search->shape->is_rotating && !keep_candidates(search, partial, &pattern)))
        return false;
    if (search->type == ANY)
        return search->visit(search->context, &pattern);
    return ch_pattern_type(search->input, search->sink, CH_TECHNIQUE_MULTI_DIGIT_DEADLY_PATTERN,
                           &pattern, search->type);
}

static bool try_shape(const Search *search, const Partial *partial)
{
    if (search->type != 2)
        return ch_count(partial->digits) == search->shape->digits &&
               try_digits(search, partial, partial->digits);
    CH_EACH_DIGIT(guard, partial->digits)
        if (ch_count(partial->digits) == search->shape->digits + 1 &&
            try_digits(search, partial, partial->digits & ~(1u << guard)))
            return true;
    return false;
}

static bool place_next(const Search *search, const Partial *partial);

/* Returns whether the cells can be all that have guardians. */
static bool may_have_guardians(const Search *search, ChCellSet cells)
{
    int houses[3];

    if (search->type == ANY)
        return ch_cells_count(cells) <= MOST_EXTRA;
    if (search->type == 2 || ch_cells_count(cells) > (search->type == 1 ? 1 : CH_DIGITS))
        return false;
    return ch_houses_of(cells, houses) > 0 && (search->type != 4 || ch_cells_count(cells) <= 2);
}

/* Adds an empty cell, first without guardians, then with some. */
static bool add_cell(const Search *search, const Partial *partial, int cell)
{
    const int most = search->shape->digits + (search->type == 2);
    Partial more = *partial;

    more.count++;
    ch_cells_add(&more.cells, cell);
    more.digits |= search->input->board->candidates[cell];
    if (ch_count(more.digits) <= most && place_next(search, &more))
        return true;
    more.digits = partial->digits;
    ch_cells_add(&more.extra, cell);
    return may_have_guardians(search, more.extra) && place_next(search, &more);
}

/* Reports whether a line of the grid can be the line of the shape. */
static bool fits(const Shape *shape, const Partial *partial, int way, int index, int line)
{
    const ShapeLine *const lines = shape->line[way];

    for (int other = 0; other < MOST_LINES; other++) {
        const int known = partial->line[way][other] - 1;
        if (known < 0)
            continue;
        if (known == line || (known / 3 == line / 3) != (lines[other].chute == lines[index].chute))
            return false;
        if (lines[index].after == other + 1 && line < known)
            return false;
    }
    return true;
}

/* Gives each fitting line to the shape's open line. */
static bool choose_line(const Search *search, const Partial *partial, int way, int index)
{
    Partial more = *partial;

    for (int line = 0; line < 9; line++) {
        if (!fits(search->shape, partial, way, index, line))
            continue;
        more.line[way][index] = (int8_t)(line + 1);
        if (place_next(search, &more))
            return true;
    }
    return false;
}

/* Places the rest of the shape in every way. */
static bool place_next(const Search *search, const Partial *partial)
{
    int line[2];

    if (partial->count == search->shape->count)
        return try_shape(search, partial);
    for (int way = 0; way < 2; way++) {
        const int index = search->shape->cell[partial->count][way];
        line[way] = partial->line[way][index] - 1;
        if (line[way] < 0)
            return choose_line(search, partial, way, index);
    }
    const int cell =
        search->is_turned ? CH_CELL_AT(line[1], line[0]) : CH_CELL_AT(line[0], line[1]);
    return search->input->board->digit[cell] == CH_NO_DIGIT && add_cell(search, partial, cell);
}

static bool search_shapes(Search *search)
{
    const Partial nothing = {.count = 0};

    for (search->shape = SHAPES; search->shape < SHAPES + SHAPE_COUNT; search->shape++)
        for (int way = 0; way < (search->shape->is_symmetric ? 1 : 2); way++) {
            search->is_turned = way == 1;
            if (place_next(search, &nothing))
                return true;
        }
    return false;
}

bool ch_each_deadly_shape(const ChFinderInput *input, ChVisitPattern *visit, void *context)
{
    Search search = {.input = input, .type = ANY, .visit = visit, .context = context};

    return search_shapes(&search);
}

bool ch_find_multi_digit_deadly_pattern(const ChFinderInput *input, ChSink *sink)
{
    Search search = {.input = input, .sink = sink};

    for (search.type = 1; search.type <= 4; search.type++)
        if (search_shapes(&search))
            return true;
    return false;
}

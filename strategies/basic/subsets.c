/* subsets.c - naked and hidden pairs, triples and quadruples.
 *
 * A house is read as a matrix: a line for each empty cell, a column for each missing digit.  If n
 * lines have candidates in n columns only, they use up these columns: the candidates of other lines
 * there are removed.  That is a naked subset: n cells with n digits between them.
 *
 *                digit 1 2 3 4 5
 *      cell r1c2       x . x . .    two lines, two columns: a naked pair of 1 and 3
 *      cell r1c5       x . x . .
 *      cell r1c6       o x . x x    o  eliminations in the other lines
 *      cell r1c9       . x o . x
 *
 * The transposed matrix, with a line for each digit, gives hidden subsets: n digits with n places
 * between them.  The other candidates of these cells are removed.
 *
 * If a part of a subset is a subset by itself, the whole must remove more than that part does.  A
 * naked subset that lies in a box and in a line removes its digits from both.  It is called locked
 * if each of the two has eliminations (intersections.c).
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "basic.h"

#include "deduction.h"
#include "finders.h"
#include "fresh.h"

/* The chosen lines, in order and as a bit set of their numbers, and their columns. */
typedef struct Subset {
    const uint16_t *line;
    unsigned lines;
    unsigned columns;
} Subset;

/* A house as a matrix, and the kind of subset to find in it. */
typedef struct Matrix {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    int size;
    int house;
    bool locked; /* naked: whether to find locked subsets, or the others */
    bool (*report)(const struct Matrix *matrix, const Subset *subset);
    int count;        /* number of lines that can take part */
    uint8_t index[9]; /* a line's number: place of the cell, or digit */
    uint16_t line[9]; /* its columns */
} Matrix;

static inline bool has_more_than(unsigned bits, int most)
{
    for (; most > 0; most--)
        bits &= bits - 1;
    return bits != 0;
}

bool ch_part_is_enough(const uint16_t *line, int size, unsigned lost)
{
    for (unsigned part = 1; part < (1u << size) - 1; part++) {
        unsigned columns = 0;
        CH_EACH_BIT(i, part)
            columns |= line[i];
        if ((lost & ~columns) == 0 && !has_more_than(columns, ch_count(part)))
            return true;
    }
    return false;
}

/* Tries all choices of SIZE lines with SIZE columns between them.  Abandons a choice as soon as it
 * has more columns. */
static bool choose_lines(const Matrix *matrix)
{
    int at[CH_FEW];
    uint16_t line[CH_FEW];
    unsigned columns[CH_FEW + 1] = {0};
    unsigned lines[CH_FEW + 1] = {0};
    int depth = 0;

    at[0] = 0;
    while (depth >= 0) {
        const int next = at[depth]++;
        if (next > matrix->count - (matrix->size - depth)) {
            depth--;
            continue;
        }
        line[depth] = matrix->line[next];
        columns[depth + 1] = columns[depth] | line[depth];
        lines[depth + 1] = lines[depth] | 1u << matrix->index[next];
        if (ch_count_of_nine[columns[depth + 1]] > matrix->size)
            continue;
        if (depth + 1 < matrix->size) {
            at[++depth] = next + 1;
            continue;
        }
        const Subset subset = {line, lines[matrix->size], columns[matrix->size]};
        if (matrix->report(matrix, &subset))
            return true;
    }
    return false;
}

/* ---- naked ---- */

static ChCellSet cells_of(int house, unsigned places)
{
    ChCellSet cells = {{0}};

    CH_EACH_BIT(place, places)
        ch_cells_add(&cells, ch_house_cell[house][place]);
    return cells;
}

/* Returns the cells outside the subset, within the limits, that have any of its digits. */
static ChCellSet cells_losing(const ChBoard *board, ChCellSet limits, ChCellSet cells,
                              unsigned digits)
{
    ChCellSet open = {{0}};

    CH_EACH_DIGIT(digit, digits)
        open = ch_cells_or(open, ch_board_plane(board, digit));
    return ch_cells_and(ch_cells_minus(ch_cells_and(limits, open), cells),
                        ch_board_plane(board, CH_EMPTY));
}

static unsigned digits_in(const ChBoard *board, ChCellSet cells)
{
    unsigned digits = 0;

    CH_EACH_CELL(cell, cells)
        digits |= board->candidates[cell];
    return digits;
}

/* Returns the other house that holds all the cells of a subset; -1 when there is none. */
static int other_house(int house, ChCellSet cells)
{
    assert(!ch_cells_empty(cells));
    const int cell = ch_cells_first(cells);

    for (int i = 0; i < 3; i++) {
        const int other = ch_cell_house[cell][i];
        if (other != house && ch_cells_within(cells, ch_house_cells[other]))
            return other;
    }
    return -1;
}

/* Reports a subset.  One that lies in a box and a line is found twice; it is reported in the first
 * house with eliminations. */
static bool report_naked(const Matrix *matrix, const Subset *subset)
{
    const unsigned digits = subset->columns;
    const ChBoard *const board = matrix->input->board;

    assert(ch_count(digits) <= matrix->size); /* fewer where there is no solution */
    const ChCellSet cells = cells_of(matrix->house, subset->lines);
    const ChCellSet here = cells_losing(board, ch_house_cells[matrix->house], cells, digits);

    if (ch_cells_empty(here))
        return false;
    const int other = other_house(matrix->house, cells);
    ChCellSet lost = here;
    bool locked = false;
    if (other >= 0) {
        const ChCellSet there = cells_losing(board, ch_house_cells[other], cells, digits);
        if (other < matrix->house && !ch_cells_empty(there))
            return false;
        lost = ch_cells_or(here, there);
        locked = matrix->size <= 3 && other > matrix->house &&
                 !ch_cells_within(there, ch_house_cells[matrix->house]);
    }
    if (locked != matrix->locked ||
        ch_part_is_enough(subset->line, matrix->size, digits_in(board, lost) & digits))
        return false;

    ChDeduction deduction = ch_deduction(matrix->technique);
    deduction.seed = ch_subset_seed(matrix->house, subset->lines);
    ch_add_cell_premises(&deduction, cells);
    CH_EACH_DIGIT(digit, digits)
        ch_add_eliminations(&deduction, board, lost, digit);
    return ch_report(&deduction, matrix->sink);
}

static bool find_naked_in(Matrix *matrix, ChCellSet few)
{
    const ChCellSet cells = ch_cells_and(few, ch_house_cells[matrix->house]);
    const int kind = matrix->house / 9;

    matrix->count = 0;
    CH_EACH_CELL(cell, cells) {
        matrix->index[matrix->count] = ch_cell_place[cell][kind];
        matrix->line[matrix->count++] = matrix->input->board->candidates[cell];
    }
    return matrix->count >= matrix->size && choose_lines(matrix);
}

/* Reports whether a house has more empty cells than a subset of SIZE; if not, nothing can be
 * removed. */
static bool has_others(const ChBoard *board, int house, int size)
{
    return ch_count_of_nine[board->places[CH_EMPTY][house]] > size;
}

/* Returns the houses that may have any subset with eliminations. */
static uint32_t promising_houses(const ChFinderInput *input)
{
    return input->options->unfiltered ? ~0u : ch_facts_subset_houses(input->facts);
}

/* Returns the houses to search.  The result in a box or line also depends on the lines and boxes
 * that cross it. */
static uint32_t houses_for(const ChFinderInput *input, int size, bool locked)
{
    const uint32_t fresh = ch_fresh_houses(input);
    uint32_t houses = fresh;

    if (locked)
        return fresh & CH_HOUSE_BOXES;
    if (size > 3)
        return fresh;
    CH_EACH_HOUSE(box, fresh & CH_HOUSE_BOXES)
        houses |= 7u << (CH_FIRST_ROW + box / 3 * 3) | 7u << (CH_FIRST_COLUMN + box % 3 * 3);
    for (int line = 0; line < 9; line++) {
        houses |= (fresh >> (CH_FIRST_ROW + line) & 1) * (7u << line / 3 * 3);
        houses |= (fresh >> (CH_FIRST_COLUMN + line) & 1) * (0111u << line / 3);
    }
    return houses;
}

bool ch_find_naked(const ChFinderInput *input, ChSink *sink, int technique, int size, bool locked)
{
    const uint32_t promising = promising_houses(input);
    Matrix matrix = {.input = input,
                     .sink = sink,
                     .technique = technique,
                     .size = size,
                     .locked = locked,
                     .report = report_naked};

    if (promising == 0)
        return false;
    const ChCellSet few = ch_facts_few_cells(input->facts)->upto[size];
    CH_EACH_HOUSE(house, promising & houses_for(input, size, locked)) {
        matrix.house = house;
        if (has_others(input->board, house, size) && find_naked_in(&matrix, few))
            return true;
    }
    return false;
}

bool ch_find_naked_pair(const ChFinderInput *input, ChSink *sink)
{
    return ch_find_naked(input, sink, CH_TECHNIQUE_NAKED_PAIR, 2, false);
}

bool ch_find_naked_triple(const ChFinderInput *input, ChSink *sink)
{
    return ch_find_naked(input, sink, CH_TECHNIQUE_NAKED_TRIPLE, 3, false);
}

bool ch_find_naked_quadruple(const ChFinderInput *input, ChSink *sink)
{
    return ch_find_naked(input, sink, CH_TECHNIQUE_NAKED_QUADRUPLE, 4, false);
}

/* ---- hidden ---- */

static bool report_hidden(const Matrix *matrix, const Subset *subset)
{
    const ChBoard *const board = matrix->input->board;
    const uint8_t *const cell = ch_house_cell[matrix->house];
    const unsigned digits = subset->lines;
    unsigned lost = 0;

    CH_EACH_BIT(place, subset->columns)
        lost |= (unsigned)((board->candidates[cell[place]] & ~digits) != 0) << place;
    if (lost == 0 || ch_part_is_enough(subset->line, matrix->size, lost))
        return false;

    ChDeduction deduction = ch_deduction(matrix->technique);
    deduction.seed = ch_subset_seed(matrix->house, digits);
    ch_add_digit_premises(&deduction, matrix->house, digits);
    CH_EACH_BIT(place, lost)
        ch_add_cell_eliminations(&deduction, board, cell[place], CH_ALL_NINE & ~digits);
    return ch_report(&deduction, matrix->sink);
}

/* Reports the placement of another digit that has one place left outside the subset's places. */
static bool report_direct(const Matrix *matrix, const Subset *subset)
{
    const ChBoard *const board = matrix->input->board;

    CH_EACH_DIGIT(digit, CH_ALL_NINE & ~subset->lines) {
        const unsigned places = board->places[digit][matrix->house];
        const unsigned outside = places & ~subset->columns;
        if (!ch_is_single(outside) || places == outside ||
            ch_part_is_enough(subset->line, matrix->size, places & subset->columns))
            continue;
        ChDeduction deduction = ch_deduction(matrix->technique);
        deduction.seed = ch_subset_seed(matrix->house, subset->lines);
        deduction.placed =
            (uint16_t)CH_CANDIDATE(ch_house_cell[matrix->house][ch_lowest(outside)], digit);
        ch_add_digit_premises(&deduction, matrix->house, subset->lines | 1u << digit);
        if (ch_report(&deduction, matrix->sink))
            return true;
    }
    return false;
}

static bool find_hidden(const ChFinderInput *input, ChSink *sink, int technique, int size)
{
    const ChBoard *const board = input->board;
    const uint32_t promising = promising_houses(input);
    Matrix matrix = {.input = input,
                     .sink = sink,
                     .technique = technique,
                     .size = size,
                     .report = technique == CH_TECHNIQUE_DIRECT_HIDDEN_PAIR ||
                                       technique == CH_TECHNIQUE_DIRECT_HIDDEN_TRIPLE
                                   ? report_direct
                                   : report_hidden};

    if (promising == 0)
        return false;
    const uint16_t *const few = ch_facts_few_digits(input->facts)->upto[size];
    CH_EACH_HOUSE(house, promising & ch_fresh_houses(input)) {
        if (ch_count_of_nine[few[house]] < size || !has_others(board, house, size))
            continue;
        matrix.house = house;
        matrix.count = 0;
        CH_EACH_DIGIT(digit, few[house]) {
            matrix.index[matrix.count] = (uint8_t)digit;
            matrix.line[matrix.count++] = board->places[digit][house];
        }
        if (choose_lines(&matrix))
            return true;
    }
    return false;
}

bool ch_find_hidden_pair(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden(input, sink, CH_TECHNIQUE_HIDDEN_PAIR, 2);
}

bool ch_find_hidden_triple(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden(input, sink, CH_TECHNIQUE_HIDDEN_TRIPLE, 3);
}

bool ch_find_hidden_quadruple(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden(input, sink, CH_TECHNIQUE_HIDDEN_QUADRUPLE, 4);
}

bool ch_find_direct_hidden_pair(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden(input, sink, CH_TECHNIQUE_DIRECT_HIDDEN_PAIR, 2);
}

bool ch_find_direct_hidden_triple(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden(input, sink, CH_TECHNIQUE_DIRECT_HIDDEN_TRIPLE, 3);
}

/* ---- marks ---- */

void ch_mark_naked_subset(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int house = step->seed & ((1 << CH_SUBSET_LINES) - 1);
    const ChCellSet cells = cells_of(house, step->seed >> CH_SUBSET_LINES);
    const int other = other_house(house, cells);
    const unsigned digits = digits_in(&replay->board, cells);

    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
    ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
    if (other >= 0 &&
        !ch_cells_empty(cells_losing(&replay->board,
                                     ch_cells_minus(ch_house_cells[other], ch_house_cells[house]),
                                     cells, digits)))
        ch_marks_add(marks, CH_ROLE_HOUSE, other, 0);
}

void ch_mark_hidden_subset(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int house = step->seed & ((1 << CH_SUBSET_LINES) - 1);
    const unsigned digits = step->seed >> CH_SUBSET_LINES;
    unsigned places = 0;

    CH_EACH_DIGIT(digit, digits)
        places |= replay->board.places[digit][house];
    const ChCellSet cells = cells_of(house, places);
    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
    ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
}

void ch_mark_direct_hidden(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ch_mark_hidden_subset(replay, step, marks);
    ch_marks_add(marks, CH_ROLE_TARGET, step->placed, 0);
}

/* inner_steps.c - see inner_steps.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "inner_steps.h"

#include "basic.h"
#include "deduction.h"

enum { HOUSE_AT = 9, NAKED_AT = 14 };

static int code_of(bool is_naked, int house, unsigned lines)
{
    return (int)lines | house << HOUSE_AT | is_naked << NAKED_AT;
}

static bool is_naked(int code)
{
    return (code >> NAKED_AT & 1) != 0;
}

static int house_of(int code)
{
    return code >> HOUSE_AT & ((1 << (NAKED_AT - HOUSE_AT)) - 1);
}

static unsigned lines_of(int code)
{
    return (unsigned)code & CH_ALL_NINE;
}

/* ---- one inner step ---- */

static ChCellSet cells_at(int house, unsigned places)
{
    ChCellSet cells = {{0}};

    CH_EACH_BIT(place, places)
        ch_cells_add(&cells, ch_house_cell[house][place]);
    return cells;
}

/* Returns the cells of the other house that holds all the cells; none where there is no such. */
static ChCellSet other_house(int house, ChCellSet cells)
{
    const int cell = ch_cells_first(cells);

    for (int i = 0; i < 3; i++) {
        const int other = ch_cell_house[cell][i];
        if (other != house && ch_cells_within(cells, ch_house_cells[other]))
            return ch_house_cells[other];
    }
    return (ChCellSet){{0}};
}

/* Adds the candidates with these digits in the cells that are empty. */
static void add_open(const ChBoard *board, ChCellSet cells, unsigned digits, ChCandidateSet *to)
{
    cells = ch_cells_and(cells, ch_board_plane(board, CH_EMPTY));
    CH_EACH_CELL(cell, cells)
        CH_EACH_DIGIT(digit, digits & board->candidates[cell])
            ch_candidates_add(to, CH_CANDIDATE(cell, digit));
}

static bool read_naked(const ChBoard *board, int house, unsigned places, ChInnerStep *inner)
{
    const ChCellSet cells = cells_at(house, places);
    const ChCellSet around = ch_cells_or(ch_house_cells[house], other_house(house, cells));
    unsigned digits = 0;

    CH_EACH_CELL(cell, cells) {
        if (board->digit[cell] != CH_NO_DIGIT || ch_count(board->candidates[cell]) < 2)
            return false;
        digits |= board->candidates[cell];
    }
    if (ch_count(digits) > ch_count(places))
        return false;
    add_open(board, cells, digits, &inner->pattern);
    add_open(board, ch_cells_minus(around, cells), digits, &inner->lost);
    inner->cells = (uint8_t)ch_count(places);
    return true;
}

static bool read_hidden(const ChBoard *board, int house, unsigned digits, ChInnerStep *inner)
{
    unsigned places = 0;

    CH_EACH_DIGIT(digit, digits) {
        if (ch_count(board->places[digit][house]) < 2)
            return false;
        places |= board->places[digit][house];
    }
    const ChCellSet cells = cells_at(house, places);
    if (ch_is_single(digits))
        add_open(board, ch_cells_minus(other_house(house, cells), cells), digits, &inner->lost);
    else if (ch_count(places) > ch_count(digits))
        return false;
    else
        add_open(board, cells, CH_ALL_NINE & ~digits, &inner->lost);
    add_open(board, cells, digits, &inner->pattern);
    inner->cells = (uint8_t)ch_count(places);
    return true;
}

bool ch_inner_step_read(const ChBoard *board, int code, ChInnerStep *inner)
{
    *inner = (ChInnerStep){.code = (uint16_t)code};
    return (is_naked(code) ? read_naked(board, house_of(code), lines_of(code), inner)
                           : read_hidden(board, house_of(code), lines_of(code), inner)) &&
           ch_candidates_next(&inner->lost, 0) >= 0;
}

void ch_inner_step_premises(int code, ChConstraintSet *premises)
{
    const int house = house_of(code);

    CH_EACH_BIT(line, lines_of(code))
        ch_constraints_add(premises, is_naked(code) ? CH_CELL_CONSTRAINT(ch_house_cell[house][line])
                                                    : CH_HOUSE_CONSTRAINT(house, line));
}

void ch_inner_step_take(ChBoard *board, const ChInnerStep *inner)
{
    CH_EACH_CANDIDATE(candidate, &inner->lost)
        ch_board_remove(board, CH_CANDIDATE_CELL(candidate), CH_CANDIDATE_DIGIT(candidate));
}

/* ---- all of a board ---- */

/* A house as a matrix (subsets.c), with the lines that a subset of SIZE may have. */
typedef struct Matrix {
    const ChBoard *board;
    ChInnerStepVisitor *visit;
    void *context;
    bool is_naked;
    int house;
    int size;
    int count;
    uint8_t index[9];
    uint16_t line[9];
} Matrix;

/* Returns the columns in which the step rules out anything: digits, or places of the house. */
static unsigned lost_columns(const Matrix *matrix, const ChInnerStep *inner)
{
    const int kind = matrix->house / 9;
    unsigned columns = 0;

    CH_EACH_CANDIDATE(candidate, &inner->lost)
        columns |= 1u << (matrix->is_naked ? CH_CANDIDATE_DIGIT(candidate)
                                           : ch_cell_place[CH_CANDIDATE_CELL(candidate)][kind]);
    return columns;
}

/* Reports whether the cells also lie in a house that comes before: they are found there. */
static bool is_found_before(const Matrix *matrix, unsigned places)
{
    const ChCellSet cells = cells_at(matrix->house, places);
    const int cell = ch_cells_first(cells);
    const int box = ch_cell_house[cell][0];

    return matrix->is_naked && box != matrix->house && ch_cells_within(cells, ch_house_cells[box]);
}

static void visit_lines(const Matrix *matrix, const uint16_t *line, unsigned lines)
{
    ChInnerStep inner;

    if (!is_found_before(matrix, lines) &&
        ch_inner_step_read(matrix->board, code_of(matrix->is_naked, matrix->house, lines),
                           &inner) &&
        !ch_part_is_enough(line, matrix->size, lost_columns(matrix, &inner)))
        matrix->visit(matrix->context, &inner);
}

/* Adds to the DEPTH lines chosen so far those from number FROM on, as long as they have no more
 * than SIZE columns. */
static void choose_lines(const Matrix *matrix, int from, int depth, uint16_t *line, unsigned lines,
                         unsigned columns)
{
    if (depth == matrix->size || depth == CH_FEW) {
        visit_lines(matrix, line, lines);
        return;
    }
    for (int i = from; i <= matrix->count - (matrix->size - depth); i++) {
        const unsigned together = columns | matrix->line[i];
        line[depth] = matrix->line[i];
        if (ch_count(together) <= matrix->size)
            choose_lines(matrix, i + 1, depth + 1, line, lines | 1u << matrix->index[i], together);
    }
}

static void each_subset(Matrix *matrix)
{
    const ChBoard *const board = matrix->board;
    uint16_t line[CH_FEW];

    matrix->count = 0;
    for (int i = 0; i < 9; i++) {
        const int cell = ch_house_cell[matrix->house][i];
        const unsigned columns =
            matrix->is_naked ? board->candidates[cell] : board->places[i][matrix->house];
        if (ch_count(columns) < 2 || ch_count(columns) > matrix->size)
            continue;
        matrix->index[matrix->count] = (uint8_t)i;
        matrix->line[matrix->count++] = (uint16_t)columns;
    }
    choose_lines(matrix, 0, 0, line, 0, 0);
}

void ch_each_inner_step(const ChBoard *board, ChInnerStepVisitor *visit, void *context)
{
    Matrix matrix = {.board = board, .visit = visit, .context = context};
    ChInnerStep inner;

    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (ch_count(board->places[digit][house]) <= 3 &&
                ch_inner_step_read(board, code_of(false, house, 1u << digit), &inner))
                visit(context, &inner);
    for (matrix.size = 2; matrix.size <= CH_FEW; matrix.size++)
        for (int naked = 1; naked >= 0; naked--)
            for (matrix.house = 0; matrix.house < CH_HOUSES; matrix.house++) {
                matrix.is_naked = naked != 0;
                each_subset(&matrix);
            }
}

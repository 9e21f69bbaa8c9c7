/* automorphism.c - the search for the automorphisms of the givens; see uniqueness.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "uniqueness.h"

#include <string.h>

/* ---- properties ---- */

unsigned ch_automorphism_changed(const ChAutomorphism *automorphism)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)(automorphism->digit[digit] != digit) << digit;
    return digits;
}

int ch_automorphism_fixed(const ChAutomorphism *automorphism)
{
    int fixed = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        fixed += ch_automorphism_cell(automorphism, cell) == cell;
    return fixed;
}

int ch_automorphism_order(const ChAutomorphism *automorphism)
{
    int order = 1;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        int at = cell;
        for (int i = 0; i < order; i++)
            at = ch_automorphism_cell(automorphism, at);
        if (at != cell) { /* begin again with a higher order */
            order++;
            cell = -1;
        }
    }
    return order;
}

static void set_turn(ChAutomorphism *automorphism, ChTurn turn)
{
    automorphism->mirrored = turn != CH_HALF_TURN;
    for (int i = 0; i < 9; i++) {
        automorphism->row[i] = (uint8_t)(turn == CH_MAIN_DIAGONAL ? i : 8 - i);
        automorphism->column[i] = automorphism->row[i];
    }
}

/* Reports whether lines keep their order, or are in the opposite one. */
static bool are_in_order(const uint8_t line[9], bool opposite)
{
    for (int i = 0; i < 9; i++)
        if (line[i] != (opposite ? 8 - i : i))
            return false;
    return true;
}

ChTurn ch_automorphism_turn(const ChAutomorphism *automorphism)
{
    const bool rows = are_in_order(automorphism->row, true);
    const bool columns = are_in_order(automorphism->column, true);

    if ((!rows && !are_in_order(automorphism->row, false)) ||
        (!columns && !are_in_order(automorphism->column, false)))
        return CH_OTHER_TURN;
    if (rows && columns)
        return automorphism->mirrored ? CH_OTHER_DIAGONAL : CH_HALF_TURN;
    if (!automorphism->mirrored)
        return CH_OTHER_TURN;
    return rows || columns ? CH_QUARTER_TURN : CH_MAIN_DIAGONAL;
}

/* ---- finding ---- */

/* Adds what the given of a cell changes to. Returns false if its image is not given, or its digit
 * changes to another one already, or another digit to the same. */
static bool add_given(ChAutomorphism *automorphism, const ChBoard *board, int cell)
{
    const int image = ch_automorphism_cell(automorphism, cell);

    if (ch_cells_has(&board->givens, cell) != ch_cells_has(&board->givens, image))
        return false;
    if (!ch_cells_has(&board->givens, cell))
        return true;
    const int from = board->digit[cell];
    const int to = board->digit[image];
    if (automorphism->digit[from] == to)
        return true;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (automorphism->digit[digit] == to)
            return false;
    if (automorphism->digit[from] != CH_NO_DIGIT)
        return false;
    automorphism->digit[from] = (uint8_t)to;
    return true;
}

/* Lets the digits without givens be as they are: the others change to each other. */
static void add_rest(ChAutomorphism *automorphism)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (automorphism->digit[digit] == CH_NO_DIGIT)
            automorphism->digit[digit] = (uint8_t)digit;
}

bool ch_automorphism_find(ChAutomorphism *automorphism, const ChBoard *board, ChTurn turn)
{
    set_turn(automorphism, turn);
    memset(automorphism->digit, CH_NO_DIGIT, sizeof automorphism->digit);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (!add_given(automorphism, board, cell))
            return false;
    add_rest(automorphism);
    return true;
}

/* The search for all: first the place of each row, by its number of givens, then of each column, by
 * the givens themselves. */
typedef struct Search {
    const ChBoard *board;
    ChVisitAutomorphism *visit;
    void *context;
    int count;           /* so far */
    int givens[2][9];    /* per row, and per column */
    unsigned taken_rows; /* where rows were moved */
    unsigned taken_columns;
} Search;

/* Reports whether a line may take this place: it is free, and in the chute of those before. */
static bool may_move(const uint8_t line[9], unsigned taken, int from, int to)
{
    return !(taken >> to & 1) && (from % 3 == 0 || line[from - 1] / 3 == to / 3);
}

static bool pass_on(Search *search, ChAutomorphism automorphism)
{
    const ChTurn turn = ch_automorphism_turn(&automorphism);

    if (turn <= CH_OTHER_DIAGONAL || ch_automorphism_fixed(&automorphism) == CH_CELLS)
        return false; /* passed on already, or nothing moves */
    if (++search->count > CH_MOST_AUTOMORPHISMS)
        return true;
    add_rest(&automorphism);
    return search->visit(search->context, &automorphism);
}

static bool move_columns(Search *search, const ChAutomorphism *automorphism, int column)
{
    if (column == 9)
        return pass_on(search, *automorphism);
    for (int to = 0; to < 9; to++) {
        ChAutomorphism more = *automorphism;
        bool fits = may_move(more.column, search->taken_columns, column, to);
        more.column[column] = (uint8_t)to;
        for (int row = 0; row < 9 && fits; row++)
            fits = add_given(&more, search->board, CH_CELL_AT(row, column));
        if (!fits)
            continue;
        search->taken_columns |= 1u << to;
        const bool done = move_columns(search, &more, column + 1);
        search->taken_columns &= ~(1u << to);
        if (done)
            return true;
    }
    return false;
}

static bool move_rows(Search *search, ChAutomorphism *automorphism, int row)
{
    if (row == 9)
        return move_columns(search, automorphism, 0);
    for (int to = 0; to < 9; to++) {
        if (!may_move(automorphism->row, search->taken_rows, row, to) ||
            search->givens[0][row] != search->givens[automorphism->mirrored][to])
            continue;
        automorphism->row[row] = (uint8_t)to;
        search->taken_rows |= 1u << to;
        const bool done = move_rows(search, automorphism, row + 1);
        search->taken_rows &= ~(1u << to);
        if (done)
            return true;
    }
    return false;
}

bool ch_each_automorphism(const ChBoard *board, ChVisitAutomorphism *visit, void *context)
{
    Search search = {.board = board, .visit = visit, .context = context};
    ChAutomorphism automorphism;

    for (int turn = CH_HALF_TURN; turn <= CH_OTHER_DIAGONAL; turn++)
        if (ch_automorphism_find(&automorphism, board, (ChTurn)turn) &&
            visit(context, &automorphism))
            return true;
    CH_EACH_CELL(cell, board->givens) {
        search.givens[0][CH_ROW_OF(cell)]++;
        search.givens[1][CH_COLUMN_OF(cell)]++;
    }
    memset(automorphism.digit, CH_NO_DIGIT, sizeof automorphism.digit);
    for (int mirrored = 0; mirrored < 2; mirrored++) {
        automorphism.mirrored = mirrored;
        if (move_rows(&search, &automorphism, 0))
            return search.count <= CH_MOST_AUTOMORPHISMS;
    }
    return false;
}

ChBoard ch_board_with_given(const ChBoard *board, int candidate)
{
    ChBoard with = *board;

    ch_cells_add(&with.givens, CH_CANDIDATE_CELL(candidate));
    with.digit[CH_CANDIDATE_CELL(candidate)] = (uint8_t)CH_CANDIDATE_DIGIT(candidate);
    return with;
}

/* ---- a step ---- */

int ch_automorphism_deadly_cell(const ChAutomorphism *automorphism, const ChDeadlyPattern *deadly)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int image = ch_automorphism_cell(automorphism, cell);
        bool fits = deadly->digits[cell] != 0;
        CH_EACH_DIGIT(digit, deadly->digits[cell]) {
            const int candidate = CH_CANDIDATE(cell, digit);
            const int to = automorphism->digit[digit];
            fits = fits && (ch_conflict(candidate, CH_CANDIDATE(image, to)) ||
                            (deadly->digits[image] != 0 && !(deadly->digits[image] >> to & 1)));
        }
        if (fits)
            return cell;
    }
    return CH_NONE;
}

/* A step, the candidate that it counts as a given, if any, and the automorphism that it relies
 * on. */
typedef struct Reading {
    const ChBoard *before;
    const ChStepRecord *step;
    int added;
    ChAutomorphism *automorphism;
} Reading;

static bool read_automorphism(void *context, const ChAutomorphism *automorphism)
{
    const Reading *const reading = context;

    if (reading->added != CH_NONE &&
        ch_automorphism_candidate(automorphism, reading->added) == reading->added)
        return false;
    for (size_t i = 0; i < reading->step->deadly_count; i++)
        if (ch_automorphism_deadly_cell(automorphism, &reading->step->deadly[i]) == CH_NONE)
            return false;
    for (size_t i = 0; i < reading->step->eliminate_count; i++) {
        const int candidate = reading->step->eliminate[i];
        const int image = ch_automorphism_candidate(automorphism, candidate);
        if (candidate != reading->added && !ch_conflict(candidate, image) &&
            ch_board_has(reading->before, image))
            return false;
    }
    *reading->automorphism = *automorphism;
    return true;
}

/* Reports whether each deadly pattern has MOST cells or fewer. */
static bool has_small_patterns(const ChStepRecord *step, int most)
{
    for (size_t i = 0; i < step->deadly_count; i++) {
        int cells = 0;
        for (int cell = 0; cell < CH_CELLS; cell++)
            cells += step->deadly[i].digits[cell] != 0;
        if (cells > most)
            return false;
    }
    return step->deadly_count > 0;
}

bool ch_automorphism_of_step(ChAutomorphism *automorphism, const ChBoard *before,
                             const ChStepRecord *step)
{
    Reading reading = {before, step, CH_NONE, automorphism};

    return has_small_patterns(step, 2) && ch_each_automorphism(before, read_automorphism, &reading);
}

/* Returns the digit that all deadly patterns of a step have in a cell, or CH_NO_DIGIT. */
static int digit_of_all(const ChStepRecord *step, int cell)
{
    const unsigned digits = step->deadly[0].digits[cell];

    for (size_t i = 1; i < step->deadly_count; i++)
        if (step->deadly[i].digits[cell] != digits)
            return CH_NO_DIGIT;
    return ch_is_single(digits) ? ch_lowest(digits) : CH_NO_DIGIT;
}

int ch_almost_automorphism_of_step(ChAutomorphism *automorphism, const ChBoard *before,
                                   const ChStepRecord *step)
{
    if (!has_small_patterns(step, 3))
        return CH_NONE;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digit = digit_of_all(step, cell);
        if (digit == CH_NO_DIGIT || ch_cells_has(&before->givens, cell))
            continue;
        const ChBoard board = ch_board_with_given(before, CH_CANDIDATE(cell, digit));
        Reading reading = {before, step, CH_CANDIDATE(cell, digit), automorphism};
        if (ch_each_automorphism(&board, read_automorphism, &reading))
            return reading.added;
    }
    return CH_NONE;
}

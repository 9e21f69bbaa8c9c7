/* xyz_loop.c - XYZ-loop: an XYZ-wing and a house that needs the common digit.
 *
 *      xyz .  . | xz . .      the pivot xyz with the wings xz and yz; each place for z in the last
 *      .   .  . | .  . .      row is seen by a wing
 *      .   .  . | .  . .
 *      ---------+-------      If both wings were z, the row would have no place for it.  So with y
 *      yz  .  . | .  . .      or z in the pivot the first wing is x, and with x or z in the pivot
 *      .   .  . | .  . .      the second wing is y.
 *      .   .  z | z  . .
 *
 * So x is in the pivot or the first wing, and y in the pivot or the second.  Each of the three ways
 * also has two places for z: a wing or the pivot, and one in the house.  A candidate is removed if
 * it conflicts with each way, and needs all of the three cells and the house for that.  None of the
 * three cells is a place in the house, and none of them sees all its places.
 *
 * The loop is nice if the pivot sees every place that one of the wings does not see: then z is also
 * in this wing or in one of the places it sees, as in a continuous nice loop.
 *
 * The names are from Sunnie's Sudoku Solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "premises.h"
#include "wings.h"

enum { CELL_BITS = 8 };

typedef struct Loop {
    const ChBoard *board;
    int cell[3]; /* the pivot and the two wings */
    int digit;   /* the common one */
    int house;
    ChCellSet places;
} Loop;

static ChDeduction premises_of(const Loop *loop)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_XYZ_LOOP);

    for (int i = 0; i < 3; i++)
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(loop->cell[i]));
    ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(loop->house, loop->digit));
    return deduction;
}

static bool is_removed(const Loop *loop, int cell, int digit)
{
    ChDeduction deduction = premises_of(loop);

    ch_add_cell_eliminations(&deduction, loop->board, cell, 1u << digit);
    return deduction.removals > 0 && ch_premises_suffice(&deduction, loop->board) &&
           ch_is_minimal(&deduction, loop->board);
}

static bool report_loop(const Loop *loop, ChSink *sink)
{
    ChDeduction deduction = premises_of(loop);

    CH_EACH_DIGIT(digit, loop->board->candidates[loop->cell[0]]) {
        const ChCellSet open = ch_board_open(loop->board, digit);
        CH_EACH_CELL(cell, open)
            if (is_removed(loop, cell, digit))
                ch_add_cell_eliminations(&deduction, loop->board, cell, 1u << digit);
    }
    for (int i = 0; i < 3; i++)
        deduction.detail.seed[0] |= (uint32_t)loop->cell[i] << CELL_BITS * i;
    deduction.detail.seed[1] = (uint32_t)loop->house;
    deduction.seed = (uint16_t)loop->digit;
    return deduction.removals > 0 && ch_report(&deduction, sink);
}

/* Reports whether a wing sees each place in the house, and no cell of the three sees all or is
 * one. */
static bool fits(const Loop *loop)
{
    ChCellSet free = loop->places;

    for (int i = 0; i < 3; i++) {
        const ChCellSet peers = ch_cell_peers[loop->cell[i]];
        if (ch_cells_has(&loop->places, loop->cell[i]) || ch_cells_within(loop->places, peers))
            return false;
        if (i > 0)
            free = ch_cells_minus(free, peers);
    }
    return ch_cells_empty(free);
}

static bool try_houses(Loop *loop, ChSink *sink)
{
    const ChCellSet open = ch_board_open(loop->board, loop->digit);

    for (int house = 0; house < CH_HOUSES; house++) {
        loop->house = house;
        loop->places = ch_cells_and(open, ch_house_cells[house]);
        if ((loop->board->placed[loop->digit] >> house & 1) == 0 && fits(loop) &&
            report_loop(loop, sink))
            return true;
    }
    return false;
}

/* Returns the cells with two digits of the pivot that it sees. */
static ChCellSet wings_of(const ChBoard *board, ChCellSet pairs, int pivot)
{
    ChCellSet wings = {{0}};

    pairs = ch_cells_and(pairs, ch_cell_peers[pivot]);
    CH_EACH_CELL(cell, pairs)
        if ((board->candidates[cell] & ~board->candidates[pivot]) == 0)
            ch_cells_add(&wings, cell);
    return wings;
}

static bool try_pivot(Loop *loop, ChCellSet wings, ChSink *sink)
{
    const ChBoard *const board = loop->board;

    CH_EACH_CELL(one, wings) {
        const ChCellSet others = ch_cells_minus(wings, ch_cell_peers[one]);
        CH_EACH_CELL_FROM(two, one + 1, others) {
            if (board->candidates[one] == board->candidates[two])
                continue;
            loop->cell[1] = one;
            loop->cell[2] = two;
            loop->digit = ch_lowest((unsigned)board->candidates[one] & board->candidates[two]);
            if (try_houses(loop, sink))
                return true;
        }
    }
    return false;
}

bool ch_find_xyz_loop(const ChFinderInput *input, ChSink *sink)
{
    const ChCellSet pairs = ch_facts_pairs(input->facts)->bivalue;
    const ChCellSet empty = ch_board_plane(input->board, CH_EMPTY);

    CH_EACH_CELL(pivot, empty) {
        Loop loop = {.board = input->board, .cell = {pivot}};
        if (ch_count(input->board->candidates[pivot]) == 3 &&
            try_pivot(&loop, wings_of(input->board, pairs, pivot), sink))
            return true;
    }
    return false;
}

/* Marks the three cells, the pivot first, as one set, and the places as another. */
void ch_mark_xyz_loop(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const uint32_t cells = step->detail->seed[0];
    const int house = (int)step->detail->seed[1];
    const ChCellSet places =
        ch_cells_and(ch_board_open(&replay->board, step->seed), ch_house_cells[house]);

    for (int i = 0; i < 3; i++)
        ch_marks_join(marks, CH_ROLE_SET_CELL, 0, (int)(cells >> CELL_BITS * i & 0xff));
    ch_marks_digits(marks, CH_ROLE_SET_DIGIT, 0, replay->board.candidates[cells & 0xff]);
    ch_marks_set(marks, &places, 1u << step->seed);
    ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
}

/* oddagon.c - bivalue oddagon: a loop of an odd number of cells that two digits cannot fill.
 *
 *      12 . . | 12 .   .      Each cell of the loop shares a house with the next.  Were all limited
 *      .  . . | .  123 .      to the digits 1 2, these would have to alternate, which is not
 *      -------+---------      possible in an odd loop: one of the guardians (guardians.h) is true.
 *      12 . . | .  12  .
 *
 * A loop cell sees no other cells of the loop than its neighbours: otherwise there is a shorter
 * loop.  One cell may lack one of the two digits; with more of these, a part of the loop is enough.
 * All guardians have one digit.  With several digits in one cell, the other cells alone are a
 * remote pair that decides about that cell.
 *
 * Described by borescoper.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "finders.h"
#include "guardians.h"

enum { SHORTEST = 5, LONGEST = 17 }; /* 18 would be two cells in each row */
enum { MOST_TRIALS = 100000 };       /* ten times the maximum seen on boards with a solution */

typedef struct Loop {
    const ChFinderInput *input;
    ChSink *sink;
    ChCellSet allowed;
    int trials; /* cells tried */
    int size;
    int count;
    int cell[LONGEST];
} Loop;

/* A partial loop. */
typedef struct Trail {
    ChGuarded guarded;
    ChCellSet inner; /* cells that see a loop cell other than the first and the last */
    int lacking;     /* number of cells without one of the digits */
} Trail;

static bool report_loop(const Loop *loop, const Trail *trail)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_BIVALUE_ODDAGON);

    ch_guarded_conclude(&trail->guarded, loop->input->board, &deduction);
    deduction.detail.seed[0] = trail->guarded.digits;
    return ch_report(&deduction, loop->sink);
}

/* Returns the possible next cells.  They see the last cell, and no earlier one, except that a cell
 * that closes the loop sees the first. */
static ChCellSet next_cells(const Loop *loop, const Trail *trail)
{
    const ChCellSet *const first = &ch_cell_peers[loop->cell[0]];
    const ChCellSet cells =
        ch_cells_minus(ch_cells_and(loop->allowed, ch_cell_peers[loop->cell[loop->count - 1]]),
                       ch_cells_or(trail->inner, trail->guarded.cells));

    if (loop->count == 1)
        return cells;
    return loop->count == loop->size - 1 ? ch_cells_and(cells, *first)
                                         : ch_cells_minus(cells, *first);
}

/* Tries every continuation.  The first cell is the loop's lowest, and the last is above the second,
 * so that each loop is found once. */
static bool extend_loop(Loop *loop, const Trail *trail)
{
    if (loop->count == loop->size)
        return report_loop(loop, trail);
    const ChCellSet cells = next_cells(loop, trail);
    const bool closes = loop->count == loop->size - 1;
    const int from = closes ? loop->cell[1] + 1 : loop->cell[0] + 1;
    CH_EACH_CELL_FROM(cell, from, cells) {
        Trail next = *trail;
        if (++loop->trials > MOST_TRIALS)
            return false;
        next.lacking +=
            (trail->guarded.digits & ~(unsigned)loop->input->board->candidates[cell]) != 0;
        if (next.lacking > 1 || !ch_guarded_join(&next.guarded, loop->input->board, cell))
            continue;
        if (loop->count > 1)
            next.inner = ch_cells_or(next.inner, ch_cell_peers[loop->cell[loop->count - 1]]);
        assert(loop->count < loop->size);
        loop->cell[loop->count++] = cell;
        const bool enough = extend_loop(loop, &next);
        loop->count--;
        if (enough)
            return true;
    }
    return false;
}

/* Tries all loops in cells that have two or three of three digits; guardians are of digit GUARD. */
static bool try_loops(Loop *loop, unsigned digits, int guard)
{
    const ChBoard *const board = loop->input->board;

    CH_EACH_CELL(cell, loop->allowed) {
        Trail trail = {.guarded = ch_guarded(digits & ~(1u << guard))};
        trail.lacking = (trail.guarded.digits & ~(unsigned)board->candidates[cell]) != 0;
        ch_guarded_join(&trail.guarded, board, cell);
        loop->cell[0] = cell;
        loop->count = 1;
        if (extend_loop(loop, &trail))
            return true;
    }
    return false;
}

bool ch_find_bivalue_oddagon(const ChFinderInput *input, ChSink *sink)
{
    ChThree three[CH_THREES];
    const int count = ch_list_threes(input, SHORTEST, three);
    Loop loop = {.input = input, .sink = sink};

    for (loop.size = SHORTEST; loop.size <= LONGEST; loop.size += 2)
        for (int i = 0; i < count; i++) {
            loop.allowed = three[i].cells;
            CH_EACH_DIGIT(digit, three[i].digits)
                if (ch_cells_count(loop.allowed) >= loop.size &&
                    try_loops(&loop, three[i].digits, digit))
                    return true;
        }
    return false;
}

/* Marks the cells in their order along the loop. */
static void mark_loop(ChCellSet cells, ChMarks *marks)
{
    for (int cell = ch_cells_first(cells); cell >= 0;) {
        ch_marks_add(marks, CH_ROLE_CELL, cell, 0);
        ch_cells_remove(&cells, cell);
        const ChCellSet next = ch_cells_and(cells, ch_cell_peers[cell]);
        cell = ch_cells_next(&next, 0);
    }
}

void ch_mark_bivalue_oddagon(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChConstraintSet *const premises = &step->detail->premises;
    ChGuarded guarded = ch_guarded(step->detail->seed[0]);

    CH_EACH_CONSTRAINT(cell, premises)
        ch_guarded_join(&guarded, &replay->board, cell);
    mark_loop(guarded.cells, marks);
    ch_guarded_mark(&guarded, &replay->board, marks);
}

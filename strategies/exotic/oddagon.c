/* oddagon.c - bivalue oddagon: a loop of an odd number of cells that two digits cannot fill.
 *
 *      12 . . | 12 .   .      Each cell of the loop shares a house with the next.  Were all limited
 *      .  . . | .  123 .      to the digits 1 2, these would have to take turns, which an odd loop
 *      -------+---------      does not let them: one of the guardians (guardians.h) is true.
 *      12 . . | .  12  .
 *
 * Cells that see others of the loop than their neighbours would make a shorter loop.  One cell may
 * lack one of the two digits; with more of these, a part of the loop would do.  Guardians are of
 * one digit: of several in one cell, that cell is ruled by the others alone, a remote pair.
 *
 * Described by borescoper.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "guardians.h"

enum { SHORTEST = 5, LONGEST = 17 }; /* two cells in each row: 18 */
enum { MOST_TRIALS = 100000 };       /* ten times what was ever seen where there is a solution */

typedef struct Loop {
    const ChFinderInput *input;
    ChSink *sink;
    ChCellSet allowed;
    int trials; /* cells tried */
    int size;
    int count;
    int cell[LONGEST];
} Loop;

/* A loop so far. */
typedef struct Trail {
    ChGuarded guarded;
    ChCellSet inner; /* what sees a cell that is neither the first nor the last */
    int lacking;     /* cells without one of the digits */
} Trail;

static bool report(const Loop *loop, const Trail *trail)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_BIVALUE_ODDAGON);

    ch_guarded_conclude(&trail->guarded, loop->input->board, &deduction);
    deduction.detail.seed[0] = trail->guarded.digits;
    return ch_report(&deduction, loop->sink);
}

/* The cells that can come next: they see the last one, and of the others only the first, and that
 * if they are to close the loop. */
static ChCellSet ahead(const Loop *loop, const Trail *trail)
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

/* Tries every way to go on; the first cell is the loop's lowest, and the last above the second, so
 * that each loop is met once. */
static bool grow(Loop *loop, const Trail *trail)
{
    if (loop->count == loop->size)
        return report(loop, trail);
    const ChCellSet cells = ahead(loop, trail);
    const bool closes = loop->count == loop->size - 1;
    const int from = closes ? loop->cell[1] + 1 : loop->cell[0] + 1;
    for (int cell = ch_cells_next(&cells, from); cell >= 0;
         cell = ch_cells_next(&cells, cell + 1)) {
        Trail next = *trail;
        if (++loop->trials > MOST_TRIALS)
            return false;
        next.lacking +=
            (trail->guarded.digits & ~(unsigned)loop->input->board->candidates[cell]) != 0;
        if (next.lacking > 1 || !ch_guarded_join(&next.guarded, loop->input->board, cell))
            continue;
        if (loop->count > 1)
            next.inner = ch_cells_or(next.inner, ch_cell_peers[loop->cell[loop->count - 1]]);
        loop->cell[loop->count++] = cell;
        const bool enough = grow(loop, &next);
        loop->count--;
        if (enough)
            return true;
    }
    return false;
}

/* All loops in cells that have two or three of three digits, of which one guards. */
static bool each_loop(Loop *loop, unsigned digits, int guard)
{
    const ChBoard *const board = loop->input->board;

    for (int cell = ch_cells_next(&loop->allowed, 0); cell >= 0;
         cell = ch_cells_next(&loop->allowed, cell + 1)) {
        Trail trail = {.guarded = ch_guarded(digits & ~(1u << guard))};
        trail.lacking = (trail.guarded.digits & ~(unsigned)board->candidates[cell]) != 0;
        ch_guarded_join(&trail.guarded, board, cell);
        loop->cell[0] = cell;
        loop->count = 1;
        if (grow(loop, &trail))
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
            for (unsigned rest = three[i].digits; rest != 0; rest &= rest - 1)
                if (ch_cells_count(loop.allowed) >= loop.size &&
                    each_loop(&loop, three[i].digits, ch_lowest(rest)))
                    return true;
        }
    return false;
}

/* The cells of the loop in turn. */
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

    for (int cell = ch_constraints_next(premises, 0); cell >= 0;
         cell = ch_constraints_next(premises, cell + 1))
        ch_guarded_join(&guarded, &replay->board, cell);
    mark_loop(guarded.cells, marks);
    ch_guarded_mark(&guarded, &replay->board, marks);
}

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
#include "fresh.h"
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
    const ChGuardedSearch *several; /* NULL: guardians of one digit, or in one cell */
} Loop;

/* A partial loop. */
typedef struct Trail {
    ChGuarded guarded;
    ChCellSet inner; /* cells that see a loop cell other than the first and the last */
    int lacking;     /* number of cells without one of the digits */
} Trail;

static bool join(const Loop *loop, ChGuarded *guarded, int cell)
{
    const ChBoard *const board = loop->input->board;

    if (loop->several == NULL)
        return ch_guarded_join(guarded, board, cell);
    ch_guarded_add(guarded, board, cell);
    return loop->several->is_promising(guarded, board);
}

static bool report_loop(const Loop *loop, const Trail *trail)
{
    if (loop->several != NULL)
        return loop->several->take(loop->several, &trail->guarded, (ChGuardedSeed){0, 0});
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
        if (++loop->trials > MOST_TRIALS) {
            ch_facts_give_up(loop->input->facts);
            return false;
        }
        next.lacking +=
            (trail->guarded.digits & ~(unsigned)loop->input->board->candidates[cell]) != 0;
        if (next.lacking > 1 || !join(loop, &next.guarded, cell))
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

/* Tries all loops of two digits in the cells allowed. */
static bool try_loops(Loop *loop, unsigned digits)
{
    const ChBoard *const board = loop->input->board;

    CH_EACH_CELL(cell, loop->allowed) {
        Trail trail = {.guarded = ch_guarded(digits)};
        trail.lacking = (trail.guarded.digits & ~(unsigned)board->candidates[cell]) != 0;
        join(loop, &trail.guarded, cell);
        loop->cell[0] = cell;
        loop->count = 1;
        if (extend_loop(loop, &trail))
            return true;
    }
    return false;
}

/* Lists the sets of three digits with a cell that has changed since the last fruitless search. */
static int list_fresh(const ChFinderInput *input, ChThree three[CH_THREES])
{
    const ChCellSet fresh = ch_fresh_cells(input);
    const int count = ch_list_threes(input, SHORTEST, three);
    int kept = 0;

    for (int i = 0; i < count; i++)
        if (ch_cells_meet(three[i].cells, fresh))
            three[kept++] = three[i];
    return kept;
}

bool ch_find_bivalue_oddagon(const ChFinderInput *input, ChSink *sink)
{
    ChThree three[CH_THREES];
    const int count = list_fresh(input, three);
    Loop loop = {.input = input, .sink = sink};

    for (loop.size = SHORTEST; loop.size <= LONGEST; loop.size += 2)
        for (int i = 0; i < count; i++) {
            loop.allowed = three[i].cells;
            CH_EACH_DIGIT(digit, three[i].digits)
                if (ch_cells_count(loop.allowed) >= loop.size &&
                    try_loops(&loop, three[i].digits & ~(1u << digit)))
                    return true;
        }
    return false;
}

/* Returns the number of cells that have no other digits. */
static int count_pure(const ChBoard *board, ChCellSet cells, unsigned digits)
{
    int count = 0;

    CH_EACH_CELL(cell, cells)
        count += (board->candidates[cell] & ~digits) == 0;
    return count;
}

static ChCellSet cells_with_one(const ChBoard *board)
{
    ChCellSet cells = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_is_single(board->candidates[cell]))
            ch_cells_add(&cells, cell);
    return cells;
}

bool ch_each_guarded_oddagon(const ChGuardedSearch *search)
{
    const ChBoard *const board = search->input->board;
    const ChCellSet single = cells_with_one(board);
    Loop loop = {.input = search->input, .sink = search->sink, .several = search};

    for (loop.size = SHORTEST; loop.size <= LONGEST; loop.size += 2)
        for (int one = 0; one < CH_DIGITS; one++)
            for (int other = one + 1; other < CH_DIGITS; other++) {
                const unsigned digits = 1u << one | 1u << other;
                loop.allowed = ch_cells_minus(
                    ch_cells_or(ch_board_open(board, one), ch_board_open(board, other)), single);
                if (count_pure(board, loop.allowed, digits) >= loop.size - CH_MOST_GUARDED &&
                    try_loops(&loop, digits))
                    return true;
            }
    return false;
}

void ch_mark_loop(ChCellSet cells, ChMarks *marks)
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
    ch_mark_loop(guarded.cells, marks);
    ch_guarded_mark(&guarded, &replay->board, marks);
}

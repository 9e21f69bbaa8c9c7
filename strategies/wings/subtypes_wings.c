/* subtypes_wings.c - the tests of the sub-types of wings.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"

/* ---- chute remote pair ---- */

/* A W-wing as its links show it: its two cells, and the places of the digit between them. */
typedef struct Pair {
    int cell[2];
    int count;
    int digit;
    ChCellSet places;
} Pair;

static Pair read_pair(const ChStepRecord *step)
{
    const ChMark *at = step->mark;
    Pair pair = {.digit = CH_NO_DIGIT};
    ChStepLink link;

    while (ch_step_next_link(step, &at, &link)) {
        const int cell = CH_CANDIDATE_CELL(link.from);
        if (!link.strong)
            continue;
        if (cell != CH_CANDIDATE_CELL(link.to)) {
            pair.digit = CH_CANDIDATE_DIGIT(link.from);
            pair.places = link.cells;
        } else if (pair.count < 2) {
            pair.cell[pair.count++] = cell;
        }
    }
    return pair;
}

/* Returns the third box of the band or stack of two different boxes; -1 when they share none. */
static int third_box(int one, int other)
{
    if (one == other || (one / 3 != other / 3 && one % 3 != other % 3))
        return -1;
    return one / 3 == other / 3 ? one / 3 * 9 + 3 - one - other : one % 3 * 3 + 9 - one - other;
}

bool ch_is_chute_remote_pair(const ChBoard *before, const ChStepRecord *step)
{
    const Pair pair = read_pair(step);

    if (pair.count < 2 || pair.digit == CH_NO_DIGIT)
        return false;
    const int box = third_box(pair.cell[0] / 9, pair.cell[1] / 9);
    if (box < 0)
        return false;
    const ChCellSet in_box = ch_cells_and(ch_board_open(before, pair.digit), ch_house_cells[box]);
    return ch_cells_equal(in_box, pair.places);
}

/* ---- incomplete wings ---- */

static bool is_pincer(const ChBoard *before, int cell, int digit)
{
    return ch_count(before->candidates[cell]) == 2 && (before->candidates[cell] >> digit & 1) != 0;
}

/* Reports whether a cell is the pivot of all others: it sees them, each is a pair of the shared
 * digit with one of its digits, a different one each, and it lacks the shared digit. */
static bool is_pivot(const ChBoard *before, ChCellSet cells, int pivot, int shared)
{
    ChCellSet others = cells;
    ChCellSet own = {{0}};
    unsigned digits = 0;

    ch_cells_remove(&others, pivot);
    ch_cells_add(&own, pivot);
    if (!ch_cells_within(others, ch_common_peers(own)))
        return false;
    CH_EACH_CELL(cell, others) {
        if (!is_pincer(before, cell, shared))
            return false;
        digits |= before->candidates[cell];
    }
    digits &= ~(1u << shared);
    return digits == before->candidates[pivot] && ch_count(digits) == ch_cells_count(others);
}

bool ch_is_incomplete_wing(const ChBoard *before, const ChStepRecord *step)
{
    const ChCellSet cells = ch_step_cells(step, CH_ROLE_CELL);

    if (step->eliminate_count == 0)
        return false;
    const int shared = CH_CANDIDATE_DIGIT(step->eliminate[0]);
    CH_EACH_CELL(cell, cells)
        if (is_pivot(before, cells, cell, shared))
            return true;
    return false;
}

/* ---- XYZ-loops ---- */

/* An XYZ-loop as its sets show it: the three cells and the places of the common digit. */
typedef struct Loop {
    int pivot;
    int wing[2];
    int wings;
    ChCellSet places;
} Loop;

static Loop read_loop(const ChBoard *before, const ChStepRecord *step)
{
    Loop loop = {.pivot = 0};

    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++) {
        if (mark->role != CH_ROLE_SET_CELL)
            continue;
        if (mark->group != 0)
            ch_cells_add(&loop.places, mark->thing);
        else if (ch_count(before->candidates[mark->thing]) == 3)
            loop.pivot = mark->thing;
        else if (loop.wings < 2)
            loop.wing[loop.wings++] = mark->thing;
    }
    return loop;
}

/* Reports whether the pivot sees each place that one of the wings does not see. */
static bool is_nice(const Loop *loop)
{
    for (int i = 0; i < 2; i++)
        if (ch_cells_within(ch_cells_minus(loop->places, ch_cell_peers[loop->wing[i]]),
                            ch_cell_peers[loop->pivot]))
            return true;
    return false;
}

bool ch_is_nice_xyz_loop(const ChBoard *before, const ChStepRecord *step, bool grouped)
{
    const Loop loop = read_loop(before, step);

    return loop.wings == 2 && (ch_cells_count(loop.places) > 2) == grouped && is_nice(&loop);
}

bool ch_is_grouped_xyz_nice_loop(const ChBoard *before, const ChStepRecord *step)
{
    return ch_is_nice_xyz_loop(before, step, true);
}

bool ch_is_grouped_xyz_loop(const ChBoard *before, const ChStepRecord *step)
{
    const Loop loop = read_loop(before, step);

    return loop.wings == 2 && ch_cells_count(loop.places) > 2 && !is_nice(&loop);
}

/* xy_wings.c - XY-wing and XYZ-wing.
 *
 * A pivot of two digits sees two wings. Each wing shares a different digit with the pivot, and both
 * also contain Z. Whichever digit the pivot takes, one of the wings must be Z, so cells that see
 * both wings lose Z. In an XYZ-wing the pivot can be Z itself, so the targets must see the pivot as
 * well.
 *
 *      XY . . | . XZ .      pivot XY, wings XZ and YZ
 *      .  . . | . .  .
 *      .  . z | . .  .      z  loses Z: sees both wings
 *      -------+-------
 *      YZ . . | . z  .
 *
 * Wings that see each other make a naked triple, which is another technique. (bent_wings.c has the
 * larger relatives of the XYZ-wing, wings_chained.c the wings that are chains.)
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"

#include "finders.h"
#include "fresh.h"
#include <assert.h>

/* A pivot and two wings; DIGIT is Z, the digit to remove. */
typedef struct Wing {
    int technique;
    int pivot;
    int one;
    int other;
    int digit;
    ChCellSet targets;
} Wing;

static bool report_wing(const ChFinderInput *input, ChSink *sink, const Wing *wing)
{
    ChDeduction deduction = ch_deduction(wing->technique);

    assert(wing->one < wing->other);
    ch_add_premise(&deduction, CH_CELL_CONSTRAINT(wing->pivot));
    ch_add_premise(&deduction, CH_CELL_CONSTRAINT(wing->one));
    ch_add_premise(&deduction, CH_CELL_CONSTRAINT(wing->other));
    ch_add_eliminations(&deduction, input->board, wing->targets, wing->digit);
    deduction.detail.seed[0] =
        (uint32_t)(wing->pivot | wing->one << 8 | wing->other << 16 | wing->digit << 24);
    return ch_report(&deduction, sink);
}

/* Tries the wing ONE with each later cell of OTHERS. Returns true if the sink wants no more. */
static bool try_wings(const ChFinderInput *input, ChSink *sink, Wing wing, ChCellSet others)
{
    const ChBoard *const board = input->board;
    const unsigned pivot = board->candidates[wing.pivot];
    const unsigned one = board->candidates[wing.one];

    CH_EACH_CELL_FROM(cell, wing.one + 1, others) {
        const unsigned other = board->candidates[cell];
        assert(ch_is_single(one & other) && (pivot & ~(one | other)) == 0);
        assert(((one ^ other) & ~pivot) == 0);
        wing.other = cell;
        wing.digit = ch_lowest(one & other);
        wing.targets = ch_cells_and(ch_cell_peers[wing.one], ch_cell_peers[cell]);
        if ((pivot & one & other) != 0)
            wing.targets = ch_cells_and(wing.targets, ch_cell_peers[wing.pivot]);
        if (ch_cells_meet(wing.targets, ch_board_plane(board, wing.digit)) &&
            report_wing(input, sink, &wing))
            return true;
    }
    return false;
}

/* Returns the cells that can be the other wing, by their digits: the digit of the pivot that ONE
 * lacks, and Z. In an XYZ-wing, both digits of ONE can be Z. */
static ChCellSet fitting(const ChCellSet *bivalue, unsigned pivot, unsigned one)
{
    const unsigned z = (one & ~pivot) != 0 ? one & ~pivot : one;
    ChCellSet with_z = bivalue[ch_lowest(z)];

    if (!ch_is_single(z))
        with_z = ch_cells_or(with_z, bivalue[ch_lowest(z & (z - 1))]);
    return ch_cells_and(with_z, bivalue[ch_lowest(pivot & ~one)]);
}

/* Returns the cells that can be the first wing, by their digits: those with all digits of the pivot
 * but one. */
static ChCellSet matching(const ChCellSet *bivalue, unsigned pivot, int digits)
{
    const ChCellSet first = bivalue[ch_lowest(pivot)];
    const ChCellSet second = bivalue[ch_lowest(pivot & (pivot - 1))];
    const ChCellSet last = bivalue[31 - __builtin_clz(pivot)];
    const ChCellSet any = ch_cells_or(first, last);
    const ChCellSet both = ch_cells_and(first, last);

    return digits == 2 ? ch_cells_minus(any, both) : ch_cells_or(both, ch_cells_and(second, any));
}

/* Finds wings with a pivot of so many DIGITS. One of the three cells has changed since the last
 * fruitless search. */
static bool find_wing(const ChFinderInput *input, ChSink *sink, int technique, int digits)
{
    const ChBoard *const board = input->board;
    const ChFewCells *const few = ch_facts_few_cells(input->facts);
    const ChCellSet fresh = ch_fresh_cells(input);
    const ChCellSet pivots =
        digits == 2 ? few->upto[2] : ch_cells_minus(few->upto[3], few->upto[2]);
    const ChCellSet *const bivalue = ch_facts_pairs(input->facts)->bivalue_with;
    Wing wing = {.technique = technique};

    CH_EACH_CELL(pivot, pivots) {
        const ChCellSet near = ch_cells_and(few->upto[2], ch_cell_peers[pivot]);
        const bool any = ch_cells_has(&fresh, pivot);
        wing.pivot = pivot;
        if (!any && !ch_cells_meet(near, fresh))
            continue;
        CH_EACH_CELL(one, ch_cells_and(near, matching(bivalue, board->candidates[pivot], digits))) {
            wing.one = one;
            ChCellSet others =
                ch_cells_and(fitting(bivalue, board->candidates[pivot], board->candidates[one]),
                             ch_cells_minus(near, ch_cell_peers[one]));
            if (!any && !ch_cells_has(&fresh, one))
                others = ch_cells_and(others, fresh);
            if (try_wings(input, sink, wing, others))
                return true;
        }
    }
    return false;
}

bool ch_find_xy_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing(input, sink, CH_TECHNIQUE_XY_WING, 2);
}

bool ch_find_xyz_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing(input, sink, CH_TECHNIQUE_XYZ_WING, 3);
}

void ch_mark_wing(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const uint32_t seed = step->detail->seed[0];
    const int cell[3] = {(int)(seed & 0xff), (int)(seed >> 8 & 0xff), (int)(seed >> 16 & 0xff)};
    unsigned digits = 0;

    for (int i = 0; i < 3; i++) {
        digits |= replay->board.candidates[cell[i]];
        ch_marks_add(marks, i == 0 ? CH_ROLE_PIVOT : CH_ROLE_CELL, cell[i], 0);
    }
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
}

/* siamese_wing.c - Siamese XYZ-wing: two XYZ-wings with the same pivot and one wing in common.
 *
 *      xz .   . | .  . .      the pivot xyz, the wing xz in its box, and two wings yz, in the row
 *      .  xyz a | yz . .      and the column of the pivot
 *      .  b   . | .  . .
 *      ---------+-------      a  is not z by the first XYZ-wing, b by the second
 *      .  yz  . | .  . .
 *
 * The second wings may be two different pairs, and then the XYZ-wings remove two digits. Each must
 * remove something that the other does not.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "premises.h"

/* The XYZ-wings of one pivot that are found so far, as cells. */
enum { MOST_WINGS = 190 }; /* pairs of the 20 cells that a pivot sees */

typedef struct Wing {
    int pivot;
    int cell[2];
    int digit;
    ChCellSet targets;
} Wing;

typedef struct WingSink {
    ChSink sink;
    ChSink *next;
    const ChBoard *board;
    int count;
    Wing wing[MOST_WINGS];
} WingSink;

static Wing wing_of(const ChStep *step)
{
    const uint32_t seed = step->detail->seed[0];
    Wing wing = {.pivot = (int)(seed & 0xff),
                 .cell = {(int)(seed >> 8 & 0xff), (int)(seed >> 16 & 0xff)},
                 .digit = (int)(seed >> 24)};

    CH_EACH_CANDIDATE(candidate, &step->detail->removed)
        ch_cells_add(&wing.targets, CH_CANDIDATE_CELL(candidate));
    return wing;
}

static bool add_to_each_other(const Wing *one, const Wing *other)
{
    return one->digit != other->digit || (!ch_cells_within(one->targets, other->targets) &&
                                          !ch_cells_within(other->targets, one->targets));
}

/* Reports two XYZ-wings that share the cell A of one, which is the cell B of the other. */
static bool report_both(const ChBoard *board, const Wing *one, int a, const Wing *other, int b,
                        ChSink *sink)
{
    const int cell[] = {one->pivot, one->cell[a], one->cell[1 - a], other->cell[1 - b]};
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_SIAMESE_XYZ_WING);

    for (int i = 0; i < 4; i++) {
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(cell[i]));
        deduction.detail.seed[0] |= (uint32_t)cell[i] << 8 * i;
    }
    ch_add_eliminations(&deduction, board, one->targets, one->digit);
    ch_add_eliminations(&deduction, board, other->targets, other->digit);
    return ch_is_minimal(&deduction, board) && ch_report(&deduction, sink);
}

static bool try_both(const WingSink *wings, const Wing *one, const Wing *other)
{
    if (!add_to_each_other(one, other))
        return false;
    for (int a = 0; a < 2; a++)
        for (int b = 0; b < 2; b++)
            if (one->cell[a] == other->cell[b])
                return report_both(wings->board, one, a, other, b, wings->next);
    return false;
}

/* Pairs an XYZ-wing with the earlier ones of its pivot, which the finder reports in succession. */
static bool pair_wing(ChSink *sink, const ChStep *step)
{
    WingSink *const wings = (WingSink *)sink;
    const Wing wing = wing_of(step);

    if (wings->count > 0 && wings->wing[0].pivot != wing.pivot)
        wings->count = 0;
    for (int i = 0; i < wings->count; i++)
        if (try_both(wings, &wings->wing[i], &wing))
            return true;
    assert(wings->count < MOST_WINGS);
    wings->wing[wings->count++] = wing;
    return false;
}

bool ch_find_siamese_xyz_wing(const ChFinderInput *input, ChSink *sink)
{
    WingSink wings = {.sink = {pair_wing}, .next = sink, .board = input->board};
    ChFinderInput whole = *input;

    whole.since = 0; /* an XYZ-wing without a partner may have one now */
    return ch_find_xyz_wing(&whole, &wings.sink);
}

void ch_mark_siamese_xyz_wing(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const uint32_t seed = step->detail->seed[0];
    const int pivot = (int)(seed & 0xff);

    ch_marks_add(marks, CH_ROLE_PIVOT, pivot, 0);
    for (int i = 1; i < 4; i++)
        ch_marks_add(marks, CH_ROLE_CELL, (int)(seed >> 8 * i & 0xff), 0);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, replay->board.candidates[pivot]);
}

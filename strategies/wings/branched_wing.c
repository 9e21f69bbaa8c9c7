/* branched_wing.c - multi-branch W-wing: a W-wing of three cells.
 *
 *      . .  .  | . . . | . . .      three cells ab, none of which sees another; each place for b in
 *      . .  .  | . . . | . ab .     the last row is seen by one of them
 *      . .  .  | . . . | . . .
 *      --------+-------+--------    If all three were b, the row would have no place for it. So one
 *      . ab .  | . . . | . z .      is a, and z, which sees all three, is not.
 *      . .  .  | . . . | ab . .
 *      . .  .  | . . . | . . .
 *      --------+-------+--------
 *      . .  .  | . . . | . . .
 *      . .  .  | . . . | . . .
 *      . b  .  | . . . | b b .
 *
 * Each cell must have a place of the house to itself. Four cells are not possible: each of them
 * would be in the row, the column or the box of z, and two in the same house see each other. None
 * of the three is in the house, nor is z: there a cell would see another.
 *
 * Named by Sunnie's Sudoku Solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "facts.h"
#include "finders.h"

enum { BRANCHES = 3, CELL_BITS = 8 };

/* Three cells with the same two digits, and the cells that see all of them. */
typedef struct Branches {
    const ChBoard *board;
    int cell[BRANCHES];
    ChCellSet targets;
} Branches;

/* Reports whether each of the places is seen by a cell, and each cell has a place that no other
 * sees. */
static bool is_covered(const Branches *branches, ChCellSet places)
{
    ChCellSet once = {{0}};
    ChCellSet twice = {{0}};

    for (int i = 0; i < BRANCHES; i++) {
        const ChCellSet seen = ch_cells_and(places, ch_cell_peers[branches->cell[i]]);
        twice = ch_cells_or(twice, ch_cells_and(once, seen));
        once = ch_cells_or(once, seen);
    }
    for (int i = 0; i < BRANCHES; i++)
        if (!ch_cells_meet(ch_cells_minus(places, twice), ch_cell_peers[branches->cell[i]]))
            return false;
    return ch_cells_within(places, once);
}

static bool report_branches(const Branches *branches, int house, int link, int digit, ChSink *sink)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_MULTI_BRANCH_W_WING);

    for (int i = 0; i < BRANCHES; i++) {
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(branches->cell[i]));
        deduction.detail.seed[0] |= (uint32_t)branches->cell[i] << CELL_BITS * i;
    }
    ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(house, link));
    ch_add_eliminations(&deduction, branches->board, branches->targets, digit);
    deduction.detail.seed[1] = (uint32_t)house;
    deduction.seed = (uint16_t)link;
    return ch_report(&deduction, sink);
}

/* Tries all houses for the link by one of the digits. Returns true if the sink wants no more. */
static bool try_link(const Branches *branches, int link, int digit, ChSink *sink)
{
    const ChCellSet open = ch_board_open(branches->board, link);

    if (!ch_cells_meet(branches->targets, ch_board_open(branches->board, digit)))
        return false;
    for (int house = 0; house < CH_HOUSES; house++)
        if ((branches->board->placed[link] >> house & 1) == 0 &&
            is_covered(branches, ch_cells_and(open, ch_house_cells[house])) &&
            report_branches(branches, house, link, digit, sink))
            return true;
    return false;
}

/* Returns the later cells of the same two digits that do not see this one. */
static ChCellSet others_of(const ChBoard *board, ChCellSet pairs, int cell)
{
    ChCellSet others = {{0}};

    pairs = ch_cells_minus(pairs, ch_cell_peers[cell]);
    CH_EACH_CELL_FROM(other, cell + 1, pairs)
        if (board->candidates[other] == board->candidates[cell])
            ch_cells_add(&others, other);
    return others;
}

static bool try_cells(const Branches *branches, ChSink *sink)
{
    const unsigned digits = branches->board->candidates[branches->cell[0]];
    const int low = ch_lowest(digits);
    const int high = ch_lowest(digits & (digits - 1));

    return !ch_cells_empty(branches->targets) &&
           (try_link(branches, low, high, sink) || try_link(branches, high, low, sink));
}

bool ch_find_multi_branch_w_wing(const ChFinderInput *input, ChSink *sink)
{
    const ChCellSet pairs = ch_facts_pairs(input->facts)->bivalue;

    CH_EACH_CELL(one, pairs) {
        const ChCellSet near = others_of(input->board, pairs, one);
        CH_EACH_CELL(two, near) {
            const ChCellSet both = ch_cells_and(ch_cell_peers[one], ch_cell_peers[two]);
            const ChCellSet last = ch_cells_minus(near, ch_cell_peers[two]);
            CH_EACH_CELL_FROM(three, two + 1, last) {
                const Branches branches = {.board = input->board,
                                           .cell = {one, two, three},
                                           .targets = ch_cells_and(both, ch_cell_peers[three])};
                if (try_cells(&branches, sink))
                    return true;
            }
        }
    }
    return false;
}

void ch_mark_multi_branch_w_wing(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const uint32_t cells = step->detail->seed[0];
    const int house = (int)step->detail->seed[1];
    const ChCellSet places =
        ch_cells_and(ch_board_open(&replay->board, step->seed), ch_house_cells[house]);

    for (int i = 0; i < BRANCHES; i++)
        ch_marks_join(marks, CH_ROLE_SET_CELL, 0, (int)(cells >> CELL_BITS * i & 0xff));
    ch_marks_digits(marks, CH_ROLE_SET_DIGIT, 0, replay->board.candidates[cells & 0xff]);
    ch_marks_set(marks, &places, 1u << step->seed);
    ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
}

/* external_wing.c - wings from the guardians outside of a rectangle's corners.
 *
 * One of the guardians (external.h) is true. Each of them leads to the same digit in one of a few
 * cells, the ends, so what sees all ends is not that digit:
 *
 *      turbot fish   the guardians are one digit; a cell outside of the corners sees some of them,
 *                    and has the digit's only other place of a house opposite: this is an end, as
 *                    are the guardians that the cell does not see
 *      W-wing        the guardians are one digit X; two cells have just X and W, and each guardian
 *                    is seen by one of them: the two are ends for W
 *      XY-wing       the guardians are X and Y; a cell with just X and Z sees every X, one with
 *                    just Y and Z every Y: the two are ends for Z
 *      ALS-XZ        the guardians are X and Z; all X of an almost locked set see every X of them:
 *                    the cells of the set that have Z are ends, as are the guardians Z
 *
 * No house of such a pair has a corner, nor is a corner one of the other cells.
 *
 * SPDX-License-Identifier: MIT
 */
#include "external.h"
#include "finders.h"

typedef struct Wing {
    const ChFinderInput *input;
    ChSink *sink;
} Wing;

/* Reports that the cells SEEN by all ends lose the digit. The premises are CELLS and a constraint,
 * or CH_NONE. */
static bool report(const Wing *wing, const ChExternal *external, ChCellSet cells, int constraint,
                   ChCellSet seen, int digit)
{
    ChDeduction deduction = ch_external_deduction(CH_TECHNIQUE_EXTERNAL_RECTANGLE_WING, external);

    ch_add_cell_premises(&deduction, cells);
    if (constraint != CH_NONE)
        ch_add_premise(&deduction, constraint);
    ch_add_eliminations(&deduction, wing->input->board, seen, digit);
    return ch_report_external(wing->input, wing->sink, external, &deduction);
}

/* ---- turbot fish ---- */

static bool try_pair(const Wing *wing, const ChExternal *external, int near, int far,
                     int constraint)
{
    ChCellSet ends = ch_cells_minus(external->cells, ch_cell_peers[near]);

    if (ch_cells_empty(ends) || ch_cells_equal(ends, external->cells))
        return false;
    ch_cells_add(&ends, far);
    return report(wing, external, (ChCellSet){{0}}, constraint, ch_common_peers(ends),
                  (constraint - CH_CELLS) % 9);
}

static bool try_turbot_fish(const Wing *wing, const ChExternal *external, int digit)
{
    for (int house = 0; house < CH_HOUSES; house++) {
        const ChCellSet places =
            ch_cells_and(ch_board_open(wing->input->board, digit), ch_house_cells[house]);
        if (ch_cells_count(places) != 2 || ch_cells_meet(external->corners, ch_house_cells[house]))
            continue;
        CH_EACH_CELL(near, places) {
            ChCellSet other = places;
            ch_cells_remove(&other, near);
            if (try_pair(wing, external, near, ch_cells_first(other),
                         CH_HOUSE_CONSTRAINT(house, digit)))
                return true;
        }
    }
    return false;
}

/* ---- wings of two cells ---- */

static ChCellSet cells_with(const Wing *wing, const ChExternal *external, unsigned pair)
{
    ChCellSet cells = {{0}};
    const ChCellSet pool =
        ch_cells_minus(ch_facts_pairs(wing->input->facts)->bivalue, external->corners);

    CH_EACH_CELL(cell, pool)
        if (wing->input->board->candidates[cell] == pair)
            ch_cells_add(&cells, cell);
    return cells;
}

static bool report_two(const Wing *wing, const ChExternal *external, int one, int other, int digit)
{
    ChCellSet cells = {{0}};

    ch_cells_add(&cells, one);
    ch_cells_add(&cells, other);
    return report(wing, external, cells, CH_NONE, ch_common_peers(cells), digit);
}

static bool try_w_wing(const Wing *wing, const ChExternal *external, int x, int w)
{
    const ChCellSet cells = cells_with(wing, external, 1u << x | 1u << w);

    CH_EACH_CELL(one, cells) {
        const ChCellSet rest = ch_cells_minus(external->cells, ch_cell_peers[one]);
        CH_EACH_CELL(other, cells)
            if (other > one && ch_cells_within(rest, ch_cell_peers[other]) &&
                report_two(wing, external, one, other, w))
                return true;
    }
    return false;
}

static bool try_xy_wing(const Wing *wing, const ChExternal *external, int z)
{
    ChCellSet pool[2];

    for (int i = 0; i < 2; i++)
        pool[i] = ch_cells_and(cells_with(wing, external, 1u << external->digit[i] | 1u << z),
                               ch_common_peers(external->guards[i]));
    CH_EACH_CELL(one, pool[0])
        CH_EACH_CELL(other, pool[1])
            if (report_two(wing, external, one, other, z))
                return true;
    return false;
}

/* ---- almost locked sets ---- */

static bool try_als_xz(const Wing *wing, const ChExternal *external, int which)
{
    const ChAlsSets *const sets = ch_facts_als_sets(wing->input->facts);
    const int x = external->digit[which];
    const int z = external->digit[1 - which];

    for (int i = 0; i < sets->count; i++) {
        const ChAls *const set = &sets->set[i];
        if ((set->digits >> x & set->digits >> z & 1) != 0 &&
            !ch_cells_meet(set->cells, external->corners) &&
            ch_cells_within(external->guards[which], set->peers[x]) &&
            report(wing, external, set->cells, CH_NONE,
                   ch_cells_and(set->peers[z], ch_common_peers(external->guards[1 - which])), z))
            return true;
    }
    return false;
}

static bool try_external(void *context, const ChExternal *external)
{
    const Wing *const wing = context;

    if (!ch_external_is_one_digit(external)) {
        for (int z = 0; z < CH_DIGITS; z++)
            if (z != external->digit[0] && z != external->digit[1] &&
                try_xy_wing(wing, external, z))
                return true;
        return try_als_xz(wing, external, 0) || try_als_xz(wing, external, 1);
    }
    const int x = external->digit[ch_cells_empty(external->guards[0])];
    if (try_turbot_fish(wing, external, x))
        return true;
    for (int w = 0; w < CH_DIGITS; w++)
        if (w != x && try_w_wing(wing, external, x, w))
            return true;
    return false;
}

bool ch_find_external_rectangle_wing(const ChFinderInput *input, ChSink *sink)
{
    Wing wing = {input, sink};

    return ch_each_external(input, true, try_external, &wing);
}

/* ---- highlights ---- */

/* Marks the two places of a digit in a house without a corner as a link. */
static void mark_pair(const ChReplay *replay, const ChDetail *detail, ChMarks *marks)
{
    CH_EACH_CONSTRAINT_FROM(premise, CH_CELLS, &detail->premises) {
        ChCandidateSet end[2] = {{{0}}, {{0}}};
        ChCandidatePair pair;
        if (ch_external_has_corner(detail->deadly, (premise - CH_CELLS) / 9) ||
            !ch_premise_pair(&replay->board, premise, &pair))
            continue;
        for (int i = 0; i < 2; i++)
            ch_candidates_add(&end[i], pair.candidate[i]);
        ch_marks_link(marks, &end[0], &end[1], true);
    }
}

/* Marks the cells of the premises: as one set where the guardians have the digit that is ruled out,
 * which is so for an almost locked set; else each as a set of its own. */
static void mark_cells(const ChReplay *replay, const ChDetail *detail, ChMarks *marks)
{
    const ChCandidateSet guardians =
        ch_external_guardians(&replay->board, detail->deadly, &detail->premises);
    const int lost = CH_CANDIDATE_DIGIT(ch_candidates_next(&detail->removed, 0));
    ChCellSet all = {{0}};
    unsigned digits = 0;
    bool is_set = false;

    CH_EACH_CANDIDATE(guardian, &guardians)
        is_set = is_set || CH_CANDIDATE_DIGIT(guardian) == lost;
    CH_EACH_CONSTRAINT(premise, &detail->premises) {
        ChCellSet one = {{0}};
        if (premise >= CH_CELLS)
            break;
        ch_cells_add(&one, premise);
        ch_cells_add(&all, premise);
        digits |= replay->board.candidates[premise];
        if (!is_set)
            ch_marks_set(marks, &one, replay->board.candidates[premise]);
    }
    if (is_set && digits != 0)
        ch_marks_set(marks, &all, digits);
}

void ch_mark_external_rectangle_wing(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;

    if (detail == NULL || detail->deadly_count == 0)
        return;
    ch_mark_external(&replay->board, detail, marks);
    mark_cells(replay, detail, marks);
    mark_pair(replay, detail, marks);
}

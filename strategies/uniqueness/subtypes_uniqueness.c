/* subtypes_uniqueness.c - the tests of the sub-types of rectangles with conjugate pairs, of chains
 * through a rectangle, and of external rectangles.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"
#include "uniqueness.h"

enum { MOST_PAIRS = 3 };

/* The conjugate pairs of a step. */
typedef struct Pairs {
    int count;
    int digit[MOST_PAIRS];
    ChCellSet cells[MOST_PAIRS];
    ChCellSet extra; /* the corners with guardians */
} Pairs;

/* Reads the pairs of a step; returns false unless as many corners have guardians, and as many pairs
 * join them. */
static bool read_counts(const ChBoard *before, const ChStepRecord *step, int extra, int count,
                        Pairs *pairs)
{
    const ChMark *at = step->mark;
    ChStepLink link;

    *pairs = (Pairs){.count = 0};
    CH_EACH_CELL(cell, ch_step_cells(step, CH_ROLE_CELL))
        if ((before->candidates[cell] & ~ch_step_digits(step, CH_ROLE_DIGIT)) != 0)
            ch_cells_add(&pairs->extra, cell);
    while (ch_step_next_link(step, &at, &link) && pairs->count < MOST_PAIRS) {
        if (CH_CANDIDATE_DIGIT(link.from) != CH_CANDIDATE_DIGIT(link.to))
            continue; /* both candidates of a corner */
        pairs->digit[pairs->count] = CH_CANDIDATE_DIGIT(link.from);
        pairs->cells[pairs->count++] = link.cells;
    }
    return ch_cells_count(pairs->extra) == extra && pairs->count == count;
}

/* Reads the pairs of a step without a naked subset, one pair fewer than corners with guardians. */
static bool read_pairs(const ChBoard *before, const ChStepRecord *step, int extra, Pairs *pairs)
{
    return read_counts(before, step, extra, extra - 1, pairs);
}

static bool has_two_pairs(const ChBoard *before, const ChStepRecord *step, Pairs *pairs,
                          bool same_digit)
{
    return read_pairs(before, step, 3, pairs) && (pairs->digit[0] == pairs->digit[1]) == same_digit;
}

static bool meet(const Pairs *pairs, int one, int other)
{
    return ch_cells_meet(pairs->cells[one], pairs->cells[other]);
}

/* Reports whether the two extra corners see each other. */
static bool are_adjacent(const Pairs *pairs)
{
    return ch_cells_meet(pairs->extra, ch_cell_peers[ch_cells_first(pairs->extra)]);
}

bool ch_is_rectangle_2b_1(const ChBoard *before, const ChStepRecord *step)
{
    Pairs pairs;

    return read_pairs(before, step, 2, &pairs) && are_adjacent(&pairs);
}

bool ch_is_rectangle_2d_1(const ChBoard *before, const ChStepRecord *step)
{
    Pairs pairs;

    return read_pairs(before, step, 2, &pairs) && !are_adjacent(&pairs);
}

bool ch_is_rectangle_3x_2(const ChBoard *before, const ChStepRecord *step)
{
    Pairs pairs;

    return has_two_pairs(before, step, &pairs, false) &&
           ch_cells_within(ch_cells_or(pairs.cells[0], pairs.cells[1]), pairs.extra);
}

bool ch_is_rectangle_3n_2(const ChBoard *before, const ChStepRecord *step)
{
    Pairs pairs;

    return has_two_pairs(before, step, &pairs, false) && meet(&pairs, 0, 1) &&
           !ch_cells_within(ch_cells_or(pairs.cells[0], pairs.cells[1]), pairs.extra);
}

bool ch_is_rectangle_3u_2(const ChBoard *before, const ChStepRecord *step)
{
    Pairs pairs;

    return has_two_pairs(before, step, &pairs, false) && !meet(&pairs, 0, 1);
}

bool ch_is_rectangle_3e_2(const ChBoard *before, const ChStepRecord *step)
{
    Pairs pairs;

    return has_two_pairs(before, step, &pairs, true);
}

/* Reports whether two of the pairs have the same digit and meet. */
static bool has_corner_of_one_digit(const Pairs *pairs)
{
    for (int one = 0; one < pairs->count; one++)
        for (int other = 0; other < one; other++)
            if (pairs->digit[one] == pairs->digit[other] && meet(pairs, one, other))
                return true;
    return false;
}

bool ch_is_rectangle_4x_3(const ChBoard *before, const ChStepRecord *step)
{
    Pairs pairs;

    return read_pairs(before, step, 4, &pairs) && !has_corner_of_one_digit(&pairs);
}

bool ch_is_rectangle_4c_3(const ChBoard *before, const ChStepRecord *step)
{
    Pairs pairs;

    return read_pairs(before, step, 4, &pairs) && has_corner_of_one_digit(&pairs);
}

/* ---- with a naked subset ---- */

/* Returns the cells of the naked subset of a step; none if its extra corners or its pairs are not
 * as many. */
static ChCellSet subset_of(const ChBoard *before, const ChStepRecord *step, int extra, int count)
{
    Pairs pairs;

    return read_counts(before, step, extra, count, &pairs) ? ch_step_cells(step, CH_ROLE_SET_CELL)
                                                           : (ChCellSet){{0}};
}

/* Reports whether a set is two cells in different boxes. */
static bool is_spread_pair(ChCellSet cells)
{
    return ch_cells_count(cells) == 2 &&
           !ch_cells_within(cells, ch_house_cells[ch_cell_house[ch_cells_first(cells)][0]]);
}

bool ch_is_rectangle_3x_1l(const ChBoard *before, const ChStepRecord *step)
{
    return ch_cells_count(subset_of(before, step, 3, 1)) == 1;
}

bool ch_is_rectangle_3x_1u(const ChBoard *before, const ChStepRecord *step)
{
    return ch_cells_count(subset_of(before, step, 3, 1)) > 1;
}

bool ch_is_rectangle_4x_1l(const ChBoard *before, const ChStepRecord *step)
{
    return is_spread_pair(subset_of(before, step, 4, 1));
}

bool ch_is_rectangle_4x_1u(const ChBoard *before, const ChStepRecord *step)
{
    const ChCellSet subset = subset_of(before, step, 4, 1);

    return ch_cells_count(subset) > 1 && !is_spread_pair(subset);
}

bool ch_is_rectangle_4x_2l(const ChBoard *before, const ChStepRecord *step)
{
    return ch_cells_count(subset_of(before, step, 4, 2)) == 1;
}

bool ch_is_rectangle_4x_2u(const ChBoard *before, const ChStepRecord *step)
{
    return ch_cells_count(subset_of(before, step, 4, 2)) > 1;
}

/* ---- chains of a rectangle and one cell ---- */

/* Returns the cell of a chain that has no other link than its own and that of the guardians, with a
 * weak link between them; CH_NONE if the chain is longer. */
static int only_cell(const ChStepRecord *step)
{
    const ChMark *at = step->mark;
    ChStepLink link = {.strong = false};
    int count = 0;

    for (ChStepLink next; ch_step_next_link(step, &at, &next); count++)
        link = next;
    return count == 3 && link.strong && ch_cells_count(link.cells) == 1 ? ch_cells_first(link.cells)
                                                                        : CH_NONE;
}

/* Reports whether the chain has one cell, with just the digits of the guardians; and whether these
 * are in as many corners, not in two beside each other. */
static bool is_with_cell(const ChBoard *before, const ChStepRecord *step, int corners,
                         bool avoidable)
{
    const int cell = only_cell(step);
    ChCellSet guarded = {{0}};
    unsigned digits = 0;
    bool is_filled = false;

    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == CH_ROLE_GUARDIAN) {
            ch_cells_add(&guarded, CH_CANDIDATE_CELL(mark->thing));
            digits |= 1u << CH_CANDIDATE_DIGIT(mark->thing);
        } else if (mark->role == CH_ROLE_CELL) {
            is_filled = is_filled || before->digit[mark->thing] != CH_NO_DIGIT;
        }
    return cell != CH_NONE && (before->candidates[cell] & CH_ALL_NINE) == digits &&
           ch_cells_count(guarded) == corners && is_filled == avoidable &&
           (corners > 2 || !ch_cells_meet(guarded, ch_cell_peers[ch_cells_first(guarded)]));
}

bool ch_is_unique_2d(const ChBoard *before, const ChStepRecord *step)
{
    return is_with_cell(before, step, 2, false);
}

bool ch_is_unique_3x(const ChBoard *before, const ChStepRecord *step)
{
    return is_with_cell(before, step, 3, false);
}

bool ch_is_avoidable_2d(const ChBoard *before, const ChStepRecord *step)
{
    return is_with_cell(before, step, 2, true);
}

bool ch_is_avoidable_3x(const ChBoard *before, const ChStepRecord *step)
{
    return is_with_cell(before, step, 3, true);
}

/* ---- external rectangles ---- */

/* Reports whether the pattern has a set besides the guardians, which type 3 completes. */
static bool has_set(const ChStepRecord *step)
{
    return !ch_cells_empty(ch_step_cells(step, CH_ROLE_SET_CELL));
}

/* Reports whether the pattern links the two places of a third digit, as in type 4. */
static bool has_link(const ChStepRecord *step)
{
    const ChMark *at = step->mark;
    ChStepLink link;

    return ch_step_next_link(step, &at, &link);
}

/* ---- deadly patterns of three or four digits ---- */

static bool is_square(const ChStepRecord *step, int type)
{
    return ch_step_pattern_type(step) == type &&
           ch_cells_count(ch_step_cells(step, CH_ROLE_CELL)) == 9;
}

/* The number of the rows, columns, bands and stacks of the cells. */
typedef struct Extent {
    int rows, columns, bands, stacks;
} Extent;

static Extent extent_of(ChCellSet cells)
{
    unsigned rows = 0;
    unsigned columns = 0;
    unsigned bands = 0;
    unsigned stacks = 0;

    CH_EACH_CELL(cell, cells) {
        rows |= 1u << CH_ROW_OF(cell);
        columns |= 1u << CH_COLUMN_OF(cell);
        bands |= 1u << CH_ROW_OF(cell) / 3;
        stacks |= 1u << CH_COLUMN_OF(cell) / 3;
    }
    return (Extent){ch_count(rows), ch_count(columns), ch_count(bands), ch_count(stacks)};
}

/* Reports whether the cells are in three rows and three columns of two bands and two stacks. */
static bool is_polygon(const ChStepRecord *step, int type)
{
    const Extent extent = extent_of(ch_step_cells(step, CH_ROLE_CELL));

    return ch_step_pattern_type(step) == type && extent.rows == 3 && extent.columns == 3 &&
           extent.bands == 2;
}

/* Reports whether the cells are eight of those in which three lines of a chute cross three. */
static bool is_rotating(const ChStepRecord *step, int type)
{
    const ChCellSet cells = ch_step_cells(step, CH_ROLE_CELL);
    const Extent extent = extent_of(cells);

    return ch_step_pattern_type(step) == type && ch_cells_count(cells) == 8 && extent.rows == 3 &&
           extent.columns == 3 && (extent.bands == 1 || extent.stacks == 1);
}

#define BY_TYPE(name, shape, type)                                                                 \
    bool name##_##type(const ChBoard *before, const ChStepRecord *step)                            \
    {                                                                                              \
        (void)before;                                                                              \
        return shape(step, type);                                                                  \
    }
#define BY_TYPES(name, shape)                                                                      \
    BY_TYPE(name, shape, 1)                                                                        \
    BY_TYPE(name, shape, 2)                                                                        \
    BY_TYPE(name, shape, 3)                                                                        \
    BY_TYPE(name, shape, 4)
BY_TYPES(ch_is_unique_polygon, is_polygon)
BY_TYPES(ch_is_unique_square, is_square)
BY_TYPES(ch_is_rotating, is_rotating)
#undef BY_TYPES
#undef BY_TYPE

/* ---- types of external rectangles ---- */

bool ch_is_external_1(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return ch_cells_count(ch_step_guarded_cells(step)) == 1;
}

bool ch_is_external_2(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return ch_cells_count(ch_step_guarded_cells(step)) > 1 && !has_set(step) && !has_link(step);
}

bool ch_is_external_3(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return has_set(step);
}

bool ch_is_external_4(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return ch_cells_count(ch_step_guarded_cells(step)) > 1 && has_link(step);
}

/* se_uniqueness_proof.c - unique loops and the grave: the deadly pattern, and the set or house that
 * confines its extra digits.
 *
 * Rectangles and loops are separate techniques; so is a type 2 with three extra cells or with
 * opposite ones (type 5).
 *
 * SPDX-License-Identifier: MIT
 */
#include "se.h"
#include "se_steps.h"
#include "uniqueness.h"

/* Reports whether the two or more cells of a rectangle with other candidates lie in no common
 * line. */
static bool is_wide(const ChPattern *pattern)
{
    const int one = ch_cells_first(pattern->extra);

    return ch_cells_count(pattern->extra) > 2 ||
           !ch_cells_within(pattern->extra,
                            ch_cells_or(ch_house_cells[CH_FIRST_ROW + CH_ROW_OF(one)],
                                        ch_house_cells[CH_FIRST_COLUMN + CH_COLUMN_OF(one)]));
}

static int loop_technique(const ChSeHint *hint, const ChPattern *pattern)
{
    static const uint8_t RECTANGLE[] = {
        CH_TECHNIQUE_UNIQUE_RECTANGLE_1, CH_TECHNIQUE_UNIQUE_RECTANGLE_2,
        CH_TECHNIQUE_UNIQUE_RECTANGLE_3, CH_TECHNIQUE_UNIQUE_RECTANGLE_4};
    static const uint8_t LOOP[] = {CH_TECHNIQUE_UNIQUE_LOOP_1, CH_TECHNIQUE_UNIQUE_LOOP_2,
                                   CH_TECHNIQUE_UNIQUE_LOOP_3, CH_TECHNIQUE_UNIQUE_LOOP_4};

    if (hint->length > 4)
        return LOOP[hint->type - 1];
    return hint->type == 2 && is_wide(pattern) ? CH_TECHNIQUE_UNIQUE_RECTANGLE_5
                                               : RECTANGLE[hint->type - 1];
}

static ChPattern loop_pattern(const ChFinderInput *input)
{
    const ChSeGrid *const grid = &ch_se_state(input)->grid;
    ChGridCells cells = ch_se_state(input)->hint.loop;
    unsigned pair = 0;

    CH_EACH_GRID_CELL(cell, cells)
        if (ch_se_is_two(grid->cand[cell]))
            pair = grid->cand[cell];
    return ch_pattern_of(input->board, ch_box_cells(ch_se_state(input)->hint.loop), pair);
}

static ChPattern bug_pattern(const ChFinderInput *input)
{
    const ChSe *const se = ch_se_state(input);
    const ChSeMarks marks = ch_se_bug_pattern(se->scale, &se->grid);
    ChPattern pattern = {.banned = 0};

    for (int cell = 0; cell < CH_CELLS; cell++)
        pattern.deadly.digits[ch_box_cell(cell)] = marks.of[cell];
    ch_pattern_find_guards(&pattern, input->board);
    return pattern;
}

/* Adds the premises of a type 3 set: its cells, or if it is hidden its digits in the house. */
static void add_set_premises(const ChSeHint *hint, ChDeduction *deduction)
{
    if (hint->technique == CH_SE_BUG)
        ch_add_cell_premises(deduction, ch_box_cells(hint->loop));
    else if (hint->cells == 0)
        ch_add_digit_premises(deduction, hint->base[0], hint->digits);
    else
        CH_EACH_BIT(place, hint->cells)
            ch_add_premise(deduction, CH_CELL_CONSTRAINT(ch_house_cell[hint->base[0]][place]));
}

bool ch_se_prove_uniqueness(const ChFinderInput *input, ChDeduction *deduction)
{
    static const uint8_t GRAVE[] = {CH_TECHNIQUE_BUG_1, CH_TECHNIQUE_BUG_2, CH_TECHNIQUE_BUG_3,
                                    CH_TECHNIQUE_BUG_4};
    const ChSeHint *const hint = &ch_se_state(input)->hint;
    const bool is_loop = hint->technique == CH_SE_LOOP;
    const ChPattern pattern = is_loop ? loop_pattern(input) : bug_pattern(input);

    deduction->technique =
        (uint16_t)(is_loop ? loop_technique(hint, &pattern) : GRAVE[hint->type - 1]);
    ch_se_state(input)->deadly = pattern.deadly;
    ch_add_deadly_pattern(deduction, &ch_se_state(input)->deadly);
    if (hint->type == 3)
        add_set_premises(hint, deduction);
    if (hint->type == 4)
        ch_add_digit_premises(deduction, hint->base[0], hint->digits);
    return ch_pattern_is_possible(input, &pattern);
}

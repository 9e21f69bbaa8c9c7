/* deadly_twins.c - whether a pattern is deadly where three lines of a band or stack cross a line of
 * each of its boxes.
 *
 * A filling of such cells is seen from outside by the digits of six lines: a line that crosses the
 * band lies in one box. The pattern is deadly if it has fillings, and each of them has a twin that
 * looks the same.
 *
 * SPDX-License-Identifier: MIT
 */
#include "uniqueness.h"

enum { MOST_CELLS = 9 };

/* A cell of the pattern: its digits, and its row and column. */
typedef struct TwinCell {
    unsigned digits;
    int line[2];
} TwinCell;

/* The digits of each row and column. */
typedef struct View {
    uint16_t digits[2][9];
} View;

typedef struct Twins {
    int count;
    TwinCell cell[MOST_CELLS];
    int digit[MOST_CELLS]; /* a filling */
    View view;             /* what is seen of it, or of its first cells */
    bool is_filled;        /* there was a filling */
} Twins;

static void toggle_digit(View *view, const TwinCell *cell, int digit)
{
    for (int way = 0; way < 2; way++)
        view->digits[way][cell->line[way]] ^= (uint16_t)(1u << digit);
}

/* Reports whether another filling uses up what is LEFT of the view, from cell I on. */
static bool has_twin(const Twins *twins, View *left, int i, bool differs)
{
    const TwinCell *const cell = &twins->cell[i];

    if (i == twins->count)
        return differs;
    CH_EACH_DIGIT(digit,
                  cell->digits & left->digits[0][cell->line[0]] & left->digits[1][cell->line[1]]) {
        toggle_digit(left, cell, digit);
        const bool found = has_twin(twins, left, i + 1, differs || digit != twins->digit[i]);
        toggle_digit(left, cell, digit);
        if (found)
            return true;
    }
    return false;
}

/* Reports whether every way to fill the cells from I on has a twin. */
static bool have_twins(Twins *twins, int i)
{
    const TwinCell *const cell = &twins->cell[i];

    if (i == twins->count) {
        View left = twins->view;
        twins->is_filled = true;
        return has_twin(twins, &left, 0, false);
    }
    CH_EACH_DIGIT(digit, cell->digits & ~(unsigned)(twins->view.digits[0][cell->line[0]] |
                                                    twins->view.digits[1][cell->line[1]])) {
        twins->digit[i] = digit;
        toggle_digit(&twins->view, cell, digit);
        const bool all = have_twins(twins, i + 1);
        toggle_digit(&twins->view, cell, digit);
        if (!all)
            return false;
    }
    return true;
}

bool ch_pattern_has_twins(const ChPattern *pattern, const ChCellSet *cells)
{
    Twins twins = {.count = 0};

    CH_EACH_CELL(cell, *cells)
        if (twins.count < MOST_CELLS)
            twins.cell[twins.count++] =
                (TwinCell){pattern->deadly.digits[cell], {CH_ROW_OF(cell), CH_COLUMN_OF(cell)}};
    return have_twins(&twins, 0) && twins.is_filled;
}

/* test_se_closure.c - The consequences of each assumption in a position of the SE scale, compared
 * with those that rules applied over and over find.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"
#include "se.h"
#include "support.h"

enum { PUZZLES = 8, SOME = (PUZZLES + CH_THINNING - 1) / CH_THINNING };

static ChSearch search;

/* ---- the plain rules ---- */

typedef struct Plain {
    const ChSeGrid *grid;
    ChSeMode mode;
    ChSeMarks on;
    ChSeMarks off;
    bool changes;
} Plain;

static void add(Plain *plain, ChSeMarks *marks, int candidate)
{
    plain->changes |= !ch_se_marks_has(marks, candidate);
    ch_se_marks_add(marks, candidate);
}

/* Turns off what the candidate rules out. */
static void rule_out(Plain *plain, int candidate)
{
    for (int other = 0; other < CH_CANDIDATES; other++) {
        const bool in_cell = other / 9 == candidate / 9 && !plain->mode.nishio;
        const bool sees = other % 9 == candidate % 9 && ch_grid_sees(other / 9, candidate / 9);
        if (other != candidate && ch_se_grid_has(plain->grid, other) && (in_cell || sees))
            add(plain, &plain->off, other);
    }
}

/* Turns on each of a set's candidates that is the only one not off: of any number in a dynamic
 * mode, else of two. */
static void take_singles(Plain *plain, const int *candidate, int count)
{
    for (int i = 0; i < count; i++) {
        bool is_last = count >= 2 && (plain->mode.dynamic || count == 2);
        for (int k = 0; k < count && is_last; k++)
            is_last = k == i || ch_se_marks_has(&plain->off, candidate[k]);
        if (is_last)
            add(plain, &plain->on, candidate[i]);
    }
}

static void take_cell(Plain *plain, int cell)
{
    int candidate[CH_DIGITS];
    int count = 0;

    CH_EACH_DIGIT(digit, plain->grid->cand[cell])
        candidate[count++] = CH_CANDIDATE(cell, digit);
    take_singles(plain, candidate, count);
}

static void take_house(Plain *plain, int house, int digit)
{
    int candidate[CH_DIGITS];
    int count = 0;

    CH_EACH_BIT(place, plain->grid->pos[house][digit])
        candidate[count++] = CH_CANDIDATE(ch_grid_house_cell[house][place], digit);
    take_singles(plain, candidate, count);
}

static bool contradicts(const Plain *plain)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if ((plain->on.of[cell] & plain->off.of[cell]) != 0)
            return true;
    return false;
}

/* Applies the rules until they add nothing; false at a contradiction. */
static bool find_consequences(Plain *plain)
{
    do {
        plain->changes = false;
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
            if (ch_se_marks_has(&plain->on, candidate))
                rule_out(plain, candidate);
        for (int cell = 0; cell < CH_CELLS && !plain->mode.nishio; cell++)
            take_cell(plain, cell);
        for (int i = 0; i < CH_HOUSES * CH_DIGITS; i++)
            take_house(plain, i / CH_DIGITS, i % CH_DIGITS);
    } while (plain->changes && !contradicts(plain));
    return !contradicts(plain);
}

/* ---- the comparison ---- */

static void compare_closure(ChSeSpace *space, int depth, const ChSeGrid *grid, ChSeMode mode,
                            int candidate, bool on)
{
    const ChSeClosure *const closure = ch_se_closure(space, depth, candidate, on);
    Plain plain = {.grid = grid, .mode = mode};

    ch_se_marks_add(on ? &plain.on : &plain.off, candidate);
    cr_assert_neq(find_consequences(&plain), closure->clashes, "candidate %d, %d", candidate, on);
    if (closure->clashes)
        return;
    cr_assert_arr_eq(plain.on.of, closure->on.of, sizeof plain.on.of, "candidate %d, %d", candidate,
                     on);
    cr_assert_arr_eq(plain.off.of, closure->off.of, sizeof plain.off.of, "candidate %d, %d",
                     candidate, on);
}

static void compare_closures(ChSeSpace *space, const ChSeGrid *grid, ChSeMode mode)
{
    const int depth = ch_se_depth_of(mode.nishio, mode.dynamic);

    ch_se_forcing_search(space, depth, grid, mode, NULL, false);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        for (int on = 0; on < 2 && ch_se_grid_has(grid, candidate); on++)
            compare_closure(space, depth, grid, mode, candidate, on);
}

/* Compares in all modes without patterns, in positions with singles and without. */
Test(se_closure, consequences_are_those_of_the_rules)
{
    static const ChSeMode MODE[] = {{.nishio = true, .dynamic = true, .base = 7.5},
                                    {.base = 8.0},
                                    {.dynamic = true, .base = 8.5}};
    ChSeSpace *const space = calloc(1, sizeof *space);

    cr_assert_not_null(space);
    for (int i = 0; i < SOME; i++) {
        ChPuzzle puzzle;
        uint8_t digit[CH_CELLS];
        ChSeGrid grid;
        generate_puzzle(&search, 14, (uint64_t)i, &puzzle);
        for (int cell = 0; cell < CH_CELLS; cell++)
            digit[9 * CH_ROW_OF(cell) + CH_COLUMN_OF(cell)] =
                (uint8_t)ch_puzzle_digit(&puzzle, cell);
        ch_se_grid_start(&grid, digit);
        if (i % 2 == 0)
            ch_se_apply_bulk(&grid, 1.5);
        for (size_t mode = 0; mode < sizeof MODE / sizeof MODE[0]; mode++)
            compare_closures(space, &grid, MODE[mode]);
    }
    free(space);
}

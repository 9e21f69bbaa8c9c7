/* oracle_deadly.c - Unique loops and six cells of three digits, by their definitions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "deadly_types.h"

/* ---- loops of two digits ---- */

enum { MOST_LOOP = 16 };

typedef struct Loop {
    Use use;
    int pair;
    int count;
    int cell[MOST_LOOP];
} Loop;

/* Returns the first house with just one cell of the loop; NOTHING: all have two or none. */
static int open_house(const Loop *loop)
{
    for (int house = 0; house < HOUSES; house++) {
        int inside = 0;
        for (int i = 0; i < loop->count; i++)
            inside += in_house(loop->cell[i], house);
        if (inside == 1)
            return house;
    }
    return NOTHING;
}

/* Returns whether a cell may join: it has both digits, and no house would have three cells. */
static bool may_join(const Loop *loop, int cell)
{
    if ((digits_of(loop->use.marks, cell) & loop->pair) != loop->pair || cell < loop->cell[0])
        return false;
    for (int house = 0; house < HOUSES; house++) {
        int inside = in_house(cell, house);
        for (int i = 0; i < loop->count && inside > 0; i++)
            inside += in_house(loop->cell[i], house);
        if (inside > 2)
            return false;
    }
    for (int i = 0; i < loop->count; i++)
        if (loop->cell[i] == cell)
            return false;
    return true;
}

/* Returns whether the guardians so far allow the type. */
static bool is_promising(const Loop *loop, Pattern *pattern)
{
    *pattern = (Pattern){0};
    for (int i = 0; i < loop->count; i++)
        add_cell(loop->use.marks, pattern, loop->cell[i], loop->pair);
    return loop->use.type == 2 ? count_bits(pattern->guards) <= 1 : pattern->extras <= 2;
}

static void extend_loop(Loop *loop)
{
    const int house = open_house(loop);
    Pattern pattern;

    if (!is_promising(loop, &pattern))
        return;
    if (house == NOTHING) {
        if (loop->count >= 6)
            use_pattern(&loop->use, &pattern, loop->pair);
        return;
    }
    for (int i = 0; i < 9 && loop->count < MOST_LOOP; i++)
        if (may_join(loop, house_cell[house][i])) {
            loop->cell[loop->count++] = house_cell[house][i];
            extend_loop(loop);
            loop->count--;
        }
}

static void start_loops(Use use)
{
    Loop loop = {.use = use, .count = 1};

    for (int a = 0; a < DIGITS; a++)
        for (int b = a + 1; b < DIGITS; b++)
            for (int cell = 0; cell < CELLS; cell++) {
                loop.pair = 1 << a | 1 << b;
                loop.cell[0] = cell;
                if ((digits_of(use.marks, cell) & loop.pair) == loop.pair)
                    extend_loop(&loop);
            }
}

static void find_loops(const Marks *marks, Found *found, int type)
{
    start_loops((Use){.marks = marks, .found = found, .type = type});
}

void each_loop(const Marks *marks, TryPattern *try, void *context)
{
    start_loops((Use){.marks = marks, .try = try, .context = context});
}

/* ---- six cells of three digits ---- */

/* PLAIN are the digits of the cells without guardians, ALL those of all cells. */
static void take_six(const Use *use, const Pattern *pattern, int three, int plain, int all)
{
    const bool has_few = (plain & three) == three && pattern->extras <= 2;
    const bool has_one = (all & three) == three && count_bits(pattern->guards) == 1;
    const bool fits = use->try != NULL ? has_few || has_one
                      : use->type == 2 ? (all & three) == three
                                       : has_few;

    if (fits)
        use_pattern(use, pattern, three);
}

/* Tries three digits in the cells where two lines cross three others. The cells without guardians
 * have all three between them; in type 2, where most cells may have the guardian, all cells. */
static void try_six(const Use *use, const int cell[6])
{
    for (int a = 0; a < DIGITS; a++)
        for (int b = a + 1; b < DIGITS; b++)
            for (int c = b + 1; c < DIGITS; c++) {
                const int three = 1 << a | 1 << b | 1 << c;
                int plain = 0;
                int all = 0;
                Pattern pattern = {0};
                for (int i = 0; i < 6; i++) {
                    const int own = digits_of(use->marks, cell[i]);
                    add_cell(use->marks, &pattern, cell[i], three);
                    all |= own;
                    plain |= own & ~three ? 0 : own;
                }
                take_six(use, &pattern, three, plain, all);
            }
}

/* Tries two rows and three columns, or the reverse. Two lines of a band or stack cross three boxes;
 * two lines of different ones cross one box each, three cells long. */
static void try_lines(const Use *use)
{
    for (int turned = 0; turned < 2; turned++)
        for (int one = 0; one < 9; one++)
            for (int two = one + 1; two < 9; two++)
                for (int a = 0; a < 9; a++)
                    for (int b = a + 1; b < 9; b++)
                        for (int c = b + 1; c < 9; c++) {
                            const int place[3] = {a, b, c};
                            const bool near = one / 3 == two / 3;
                            const bool same = a / 3 == b / 3 && b / 3 == c / 3;
                            const bool apart = a / 3 != b / 3 && b / 3 != c / 3;
                            int cell[6];
                            bool is_empty = near ? apart : same;
                            for (int i = 0; i < 6; i++) {
                                const int line = i < 3 ? one : two;
                                cell[i] =
                                    turned ? 9 * place[i % 3] + line : 9 * line + place[i % 3];
                                is_empty = is_empty && use->marks->digit[cell[i]] == NOTHING;
                            }
                            if (is_empty)
                                try_six(use, cell);
                        }
}

static void find_six(const Marks *marks, Found *found, int type)
{
    const Use use = {.marks = marks, .found = found, .type = type};

    try_lines(&use);
}

void each_six(const Marks *marks, TryPattern *try, void *context)
{
    const Use use = {.marks = marks, .try = try, .context = context};

    try_lines(&use);
}

BY_TYPE(find_loop_1, find_loops, 1)
BY_TYPE(find_loop_2, find_loops, 2)
BY_TYPE(find_loop_3, find_loops, 3)
BY_TYPE(find_loop_4, find_loops, 4)
BY_TYPE(find_six_1, find_six, 1)
BY_TYPE(find_six_2, find_six, 2)
BY_TYPE(find_six_3, find_six, 3)
BY_TYPE(find_six_4, find_six, 4)

const Oracle deadly_oracles[] = {{"unique-loop-1", NULL, find_loop_1, false},
                                 {"unique-loop-2", NULL, find_loop_2, false},
                                 {"unique-loop-3", NULL, find_loop_3, false},
                                 {"unique-loop-4", NULL, find_loop_4, false},
                                 {"extended-rectangle-1", NULL, find_six_1, false},
                                 {"extended-rectangle-2", NULL, find_six_2, false},
                                 {"extended-rectangle-3", NULL, find_six_3, false},
                                 {"extended-rectangle-4", NULL, find_six_4, false},
                                 {0}};

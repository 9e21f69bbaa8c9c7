/* oracle_deadly.c - Deadly patterns by their definitions: loops, six cells of three digits,
 * rectangles, graves, BUG-Lites; and the symmetry of givens.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "deadly_types.h"

enum { MOST_LOOP = 16, MOST_GRAVE = 6 };

/* ---- loops of two digits ---- */

typedef struct Loop {
    const Marks *marks;
    Found *found;
    int type;
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
    if ((digits_of(loop->marks, cell) & loop->pair) != loop->pair || cell < loop->cell[0])
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
        add_cell(loop->marks, pattern, loop->cell[i], loop->pair);
    return loop->type == 2 ? count_bits(pattern->guards) <= 1 : pattern->extras <= 2;
}

static void extend_loop(Loop *loop)
{
    const int house = open_house(loop);
    Pattern pattern;

    if (!is_promising(loop, &pattern))
        return;
    if (house == NOTHING) {
        if (loop->count >= 6)
            try_type(loop->marks, loop->found, &pattern, loop->type, loop->pair);
        return;
    }
    for (int i = 0; i < 9 && loop->count < MOST_LOOP; i++)
        if (may_join(loop, house_cell[house][i])) {
            loop->cell[loop->count++] = house_cell[house][i];
            extend_loop(loop);
            loop->count--;
        }
}

static void find_loops(const Marks *marks, Found *found, int type)
{
    for (int a = 0; a < DIGITS; a++)
        for (int b = a + 1; b < DIGITS; b++)
            for (int cell = 0; cell < CELLS; cell++) {
                Loop loop = {.marks = marks,
                             .found = found,
                             .type = type,
                             .pair = 1 << a | 1 << b,
                             .count = 1,
                             .cell = {cell}};
                if ((digits_of(marks, cell) & loop.pair) == loop.pair)
                    extend_loop(&loop);
            }
}

/* ---- six cells of three digits ---- */

/* Tries three digits in the cells where two lines cross three others. The cells without guardians
 * have all three between them; in type 2, where most cells may have the guardian, all cells. */
static void try_six(const Marks *marks, Found *found, int type, const int cell[6])
{
    for (int a = 0; a < DIGITS; a++)
        for (int b = a + 1; b < DIGITS; b++)
            for (int c = b + 1; c < DIGITS; c++) {
                const int three = 1 << a | 1 << b | 1 << c;
                int plain = 0;
                Pattern pattern = {0};
                for (int i = 0; i < 6; i++) {
                    add_cell(marks, &pattern, cell[i], three);
                    if (type == 2 || !(digits_of(marks, cell[i]) & ~three))
                        plain |= digits_of(marks, cell[i]);
                }
                if ((plain & three) == three && (type == 2 || pattern.extras <= 2))
                    try_type(marks, found, &pattern, type, three);
            }
}

/* Tries two rows and three columns, or the reverse. Two lines of a band or stack cross three boxes;
 * two lines of different ones cross one box each, three cells long. */
static void find_six(const Marks *marks, Found *found, int type)
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
                                is_empty = is_empty && marks->digit[cell[i]] == NOTHING;
                            }
                            if (is_empty)
                                try_six(marks, found, type, cell);
                        }
}

/* ---- filled rectangles ---- */

static bool is_filled(const Marks *marks, int cell)
{
    return marks->digit[cell] != NOTHING && !marks->given[cell];
}

/* Tries the corners of a rectangle in two boxes; 0 and 3 are opposite. The digits of the pair stand
 * crosswise: FIRST in corners 0 and 3, SECOND in the others, where a cell is filled. */
static void try_corners(const Marks *marks, Found *found, int type, const int corner[4], int first,
                        int second)
{
    Pattern pattern = {0};
    int filled = 0;

    for (int i = 0; i < 4; i++) {
        const int digit = i == 0 || i == 3 ? first : second;
        if (is_filled(marks, corner[i]) ? marks->digit[corner[i]] != digit
                                        : !marks->can[corner[i]][digit])
            return;
        filled += is_filled(marks, corner[i]);
        if (marks->digit[corner[i]] == NOTHING)
            add_cell(marks, &pattern, corner[i], 1 << digit);
    }
    if (type == 1 && filled == 3)
        lose_digits(marks, found, pattern.cell[0], pattern.digits[0]);
    else if (type == 2 && filled == 2 && pattern.extras == 2 &&
             sees[pattern.cell[0]][pattern.cell[1]])
        try_type_2(marks, found, &pattern);
}

typedef void TryCorners(const Marks *marks, Found *found, int type, const int corner[4], int first,
                        int second);

static void each_corners(const Marks *marks, Found *found, int type, TryCorners *try)
{
    for (int first = 0; first < CELLS; first++)
        for (int last = first + 1; last < CELLS; last++) {
            int corner[4];
            if (!take_corners(first, last, corner))
                continue;
            for (int a = 0; a < DIGITS; a++)
                for (int b = 0; b < DIGITS; b++)
                    if (a != b)
                        try(marks, found, type, corner, a, b);
        }
}

static void find_filled(const Marks *marks, Found *found, int type)
{
    each_corners(marks, found, type, try_corners);
}

/* ---- unique rectangles of type 3 ---- */

/* Four empty cells, one of them with just the pair. No placed digit rules the pair out of them. */
static void try_rectangle(const Marks *marks, Found *found, int type, const int corner[4],
                          int first, int second)
{
    const int pair = 1 << first | 1 << second;
    Pattern pattern = {0};
    bool has_pair = false;

    for (int i = 0; i < 4; i++) {
        if (marks->digit[corner[i]] != NOTHING || sees_placed(marks, corner[i], pair))
            return;
        has_pair = has_pair || digits_of(marks, corner[i]) == pair;
        add_cell(marks, &pattern, corner[i], pair);
    }
    if (has_pair && pattern.extras == 2)
        try_type(marks, found, &pattern, type, pair);
}

static void find_rectangles(const Marks *marks, Found *found, int type)
{
    each_corners(marks, found, type, try_rectangle);
}

/* ---- graves ---- */

/* All empty cells, each with two digits; those with more have a choice of two. */
typedef struct Grave {
    const Marks *marks;
    Found *found;
    int type; /* 1 to 4; 0: whatever conflicts with every guardian */
    int pair[CELLS];
    int chosen; /* cells that have their pair so far */
} Grave;

/* Returns whether each digit is twice in each house, or nowhere; so far: not three times. */
static bool is_even(const Grave *grave, bool is_complete)
{
    for (int house = 0; house < HOUSES; house++)
        for (int digit = 0; digit < DIGITS; digit++) {
            int count = 0;
            for (int i = 0; i < 9; i++)
                count += grave->pair[house_cell[house][i]] >> digit & 1;
            if (count > 2 || (is_complete && count == 1))
                return false;
        }
    return true;
}

static bool conflicts_with_guards(const Marks *marks, const Pattern *pattern, int cell, int digit)
{
    for (int i = 0; i < pattern->extras; i++) {
        const int extra = extra_cell(pattern, i);
        for (int guard = 0; guard < DIGITS; guard++)
            if (marks->can[extra][guard] && !(pattern->digits[pattern->extra[i]] >> guard & 1) &&
                !(extra == cell && guard != digit) && !(sees[extra][cell] && guard == digit))
                return false;
    }
    return true;
}

static void conclude_grave(const Grave *grave)
{
    Pattern pattern = {0};

    for (int cell = 0; cell < CELLS; cell++)
        if (grave->pair[cell] != 0)
            add_cell(grave->marks, &pattern, cell, grave->pair[cell]);
    if (grave->type != 0)
        try_type(grave->marks, grave->found, &pattern, grave->type, 0);
    for (int cell = 0; cell < CELLS && grave->type == 0 && pattern.extras >= 2; cell++)
        for (int digit = 0; digit < DIGITS && count_bits(pattern.guards) >= 2; digit++)
            if (conflicts_with_guards(grave->marks, &pattern, cell, digit))
                rule_out(grave->marks, grave->found, cell, digit);
}

/* Chooses two digits for each cell that has no pair yet. */
static void dig(Grave *grave)
{
    int cell = 0;

    while (cell < CELLS && (grave->marks->digit[cell] != NOTHING || grave->pair[cell] != 0))
        cell++;
    if (!is_even(grave, cell == CELLS))
        return;
    if (cell == CELLS) {
        conclude_grave(grave);
        return;
    }
    for (int a = 0; a < DIGITS; a++)
        for (int b = a + 1; b < DIGITS; b++)
            if (grave->marks->can[cell][a] && grave->marks->can[cell][b]) {
                grave->pair[cell] = 1 << a | 1 << b;
                dig(grave);
            }
    grave->pair[cell] = 0;
}

static void find_graves(const Marks *marks, Found *found, int type)
{
    Grave grave = {.marks = marks, .found = found, .type = type};
    int wide = 0;

    for (int cell = 0; cell < CELLS; cell++) {
        const int digits = digits_of(marks, cell);
        if (marks->digit[cell] == NOTHING && count_bits(digits) < 2)
            return;
        if (count_bits(digits) == 2)
            grave.pair[cell] = digits;
        wide += count_bits(digits) > 2;
    }
    if (wide >= 1 && wide <= MOST_GRAVE)
        dig(&grave);
}

/* ---- BUG-Lites ---- */

enum { MOST_LITE = 12 };

/* Cells with two digits each, so far. */
typedef struct Lite {
    const Marks *marks;
    Found *found;
    int type;
    int start; /* the first of the cells without guardians */
    int count;
    int pair[CELLS];
} Lite;

/* Counts the cells of a house that have the digit. */
static int count_places(const Lite *lite, int house, int digit)
{
    int count = 0;

    for (int i = 0; i < 9; i++)
        count += lite->pair[house_cell[house][i]] >> digit & 1;
    return count;
}

/* Returns whether the guardians so far allow the type. */
static bool may_become(const Lite *lite, Pattern *pattern)
{
    *pattern = (Pattern){0};
    for (int cell = 0; cell < CELLS; cell++)
        if (lite->pair[cell] != 0)
            add_cell(lite->marks, pattern, cell, lite->pair[cell]);
    return lite->type == 2 ? count_bits(pattern->guards) <= 1
                           : pattern->extras <= (lite->type == 1 ? 1 : 2);
}

static void conclude_lite(const Lite *lite, const Pattern *pattern)
{
    int digits = 0;

    for (int cell = 0; cell < CELLS; cell++)
        digits |= lite->pair[cell];
    if (count_bits(digits) > 2)
        try_type(lite->marks, lite->found, pattern, lite->type, 0);
}

/* Gives the digit a second cell in the first house where it has one. Without such a house the
 * pattern is complete. */
static void extend_lite(Lite *lite)
{
    Pattern pattern;

    if (!may_become(lite, &pattern))
        return;
    for (int house = 0; house < HOUSES; house++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const int count = count_places(lite, house, digit);
            if (count > 2)
                return;
            if (count != 1)
                continue;
            for (int i = 0; i < 9 && lite->count < MOST_LITE; i++)
                for (int other = 0; other < DIGITS; other++) {
                    const int cell = house_cell[house][i];
                    const int pair = 1 << digit | 1 << other;
                    if (other == digit || lite->pair[cell] != 0 ||
                        (digits_of(lite->marks, cell) & pair) != pair ||
                        (cell < lite->start && digits_of(lite->marks, cell) == pair))
                        continue;
                    lite->pair[cell] = pair;
                    lite->count++;
                    extend_lite(lite);
                    lite->count--;
                    lite->pair[cell] = 0;
                }
            return;
        }
    conclude_lite(lite, &pattern);
}

static void find_lites(const Marks *marks, Found *found, int type)
{
    for (int cell = 0; cell < CELLS; cell++) {
        Lite lite = {.marks = marks, .found = found, .type = type, .start = cell, .count = 1};
        lite.pair[cell] = digits_of(marks, cell);
        if (count_bits(lite.pair[cell]) == 2)
            extend_lite(&lite);
    }
}

/* ---- givens that look the same after a turn ---- */

/* Returns the cell that a half turn, or a mirror at the diagonal from the upper left or right, puts
 * a cell on. */
static int turned(int way, int cell)
{
    const int row = row_of(cell);
    const int column = column_of(cell);

    return way == 0 ? 80 - cell : way == 1 ? 9 * column + row : 9 * (8 - column) + 8 - row;
}

/* Returns whether A is exchanged with B: wherever one of them is given, the other one is given on
 * the turned cell. */
static bool are_exchanged(const Marks *marks, int way, int a, int b)
{
    for (int cell = 0; cell < CELLS; cell++) {
        const int other = turned(way, cell);
        const bool is_a = marks->given[cell] && marks->digit[cell] == a;
        const bool is_b = marks->given[other] && marks->digit[other] == b;
        if (is_a != is_b)
            return false;
    }
    return true;
}

/* Each digit has a digit that it is exchanged with; one without givens is its own. Returns those
 * that are exchanged with themselves; 0: the givens are not the same. */
static int own_digits(const Marks *marks, int way)
{
    int own = 0;

    for (int a = 0; a < DIGITS; a++) {
        bool has_partner = false;
        for (int b = 0; b < DIGITS; b++)
            has_partner = has_partner || are_exchanged(marks, way, a, b);
        if (!has_partner)
            return 0;
        own |= are_exchanged(marks, way, a, a) << a;
    }
    return own;
}

static void find_symmetry(const Marks *marks, Found *found)
{
    for (int way = 0; way < 3; way++)
        for (int cell = 0; cell < CELLS; cell++) {
            const int own = own_digits(marks, way);
            const int left = digits_of(marks, cell) & own;
            if (turned(way, cell) != cell || left == 0 || left == digits_of(marks, cell))
                continue;
            if (way == 0 && count_bits(left) == 1)
                for (int digit = 0; digit < DIGITS; digit++)
                    found->placed[cell][digit] = found->placed[cell][digit] || left >> digit & 1;
            else
                lose_digits(marks, found, cell, 0x1ff & ~own);
        }
}

#define BY_TYPE(name, find, type)                                                                  \
    static void name(const Marks *marks, Found *found)                                             \
    {                                                                                              \
        find(marks, found, type);                                                                  \
    }

BY_TYPE(find_loop_1, find_loops, 1)
BY_TYPE(find_loop_2, find_loops, 2)
BY_TYPE(find_loop_3, find_loops, 3)
BY_TYPE(find_loop_4, find_loops, 4)
BY_TYPE(find_six_1, find_six, 1)
BY_TYPE(find_six_2, find_six, 2)
BY_TYPE(find_six_3, find_six, 3)
BY_TYPE(find_six_4, find_six, 4)
BY_TYPE(find_filled_1, find_filled, 1)
BY_TYPE(find_filled_2, find_filled, 2)
BY_TYPE(find_rectangle_3, find_rectangles, 3)
BY_TYPE(find_bug_2, find_graves, 2)
BY_TYPE(find_bug_3, find_graves, 3)
BY_TYPE(find_bug_4, find_graves, 4)
BY_TYPE(find_bug_n, find_graves, 0)
BY_TYPE(find_lite_1, find_lites, 1)
BY_TYPE(find_lite_2, find_lites, 2)
BY_TYPE(find_lite_3, find_lites, 3)
BY_TYPE(find_lite_4, find_lites, 4)

const Oracle deadly_oracles[] = {{"unique-loop-1", NULL, find_loop_1, false},
                                 {"unique-loop-2", NULL, find_loop_2, false},
                                 {"unique-loop-3", NULL, find_loop_3, false},
                                 {"unique-loop-4", NULL, find_loop_4, false},
                                 {"extended-rectangle-1", NULL, find_six_1, false},
                                 {"extended-rectangle-2", NULL, find_six_2, false},
                                 {"extended-rectangle-3", NULL, find_six_3, false},
                                 {"extended-rectangle-4", NULL, find_six_4, false},
                                 {"avoidable-rectangle-1", NULL, find_filled_1, false},
                                 {"avoidable-rectangle-2", NULL, find_filled_2, false},
                                 {"unique-rectangle-3", NULL, find_rectangle_3, false},
                                 {"bug-2", NULL, find_bug_2, false},
                                 {"bug-3", NULL, find_bug_3, false},
                                 {"bug-4", NULL, find_bug_4, false},
                                 {"bug-n", NULL, find_bug_n, false},
                                 {"bug-lite-1", NULL, find_lite_1, false},
                                 {"bug-lite-2", NULL, find_lite_2, false},
                                 {"bug-lite-3", NULL, find_lite_3, false},
                                 {"bug-lite-4", NULL, find_lite_4, false},
                                 {"gurths-symmetrical-placement", NULL, find_symmetry, false},
                                 {0}};

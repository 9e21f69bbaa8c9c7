/* oracle_deadly.c - Deadly patterns by their definitions: loops, six cells of three digits,
 * rectangles, graves, and the four types of conclusions; and the symmetry of givens.
 *
 * With only the pattern's digits in its cells there would be two solutions. The other candidates
 * there are guardians: one of them is true.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { MOST_LOOP = 16, MOST_GRAVE = 6, MOST_POOL = 7 };

/* The cells of a pattern with their digits; those with guardians are the extra ones. */
typedef struct Pattern {
    int count;
    int cell[CELLS];
    int digits[CELLS];
    int extras;
    int extra[CELLS]; /* indices of cells */
    int guards;
} Pattern;

static void add_cell(const Marks *marks, Pattern *pattern, int cell, int digits)
{
    const int guards = digits_of(marks, cell) & ~digits;

    pattern->cell[pattern->count] = cell;
    pattern->digits[pattern->count] = digits;
    if (guards != 0)
        pattern->extra[pattern->extras++] = pattern->count;
    pattern->guards |= guards;
    pattern->count++;
}

static int extra_cell(const Pattern *pattern, int i)
{
    return pattern->cell[pattern->extra[i]];
}

static bool is_extra(const Pattern *pattern, int cell)
{
    for (int i = 0; i < pattern->extras; i++)
        if (extra_cell(pattern, i) == cell)
            return true;
    return false;
}

static bool has_all_extras(const Pattern *pattern, int house)
{
    for (int i = 0; i < pattern->extras; i++)
        if (!in_house(extra_cell(pattern, i), house))
            return false;
    return true;
}

static void lose_digits(const Marks *marks, Found *found, int cell, int digits)
{
    for (int digit = 0; digit < DIGITS; digit++)
        if (digits >> digit & 1)
            rule_out(marks, found, cell, digit);
}

/* One cell has all guardians. */
static void try_type_1(const Marks *marks, Found *found, const Pattern *pattern)
{
    if (pattern->extras == 1)
        lose_digits(marks, found, extra_cell(pattern, 0), pattern->digits[pattern->extra[0]]);
}

/* The guardians are one digit. */
static void try_type_2(const Marks *marks, Found *found, const Pattern *pattern)
{
    for (int cell = 0; cell < CELLS; cell++) {
        bool sees_all = pattern->extras >= 2 && count_bits(pattern->guards) == 1;
        for (int i = 0; i < pattern->extras; i++)
            sees_all = sees_all && sees[cell][extra_cell(pattern, i)];
        if (sees_all)
            lose_digits(marks, found, cell, pattern->guards);
    }
}

/* Removes the digits of a subset from every house that has all its cells. */
static void lose_subset(const Marks *marks, Found *found, const Pattern *pattern, const int *chosen,
                        int count, int digits)
{
    for (int house = 0; house < HOUSES; house++) {
        bool has_all = has_all_extras(pattern, house);
        for (int i = 0; i < count; i++)
            has_all = has_all && in_house(chosen[i], house);
        for (int i = 0; i < 9 && has_all; i++) {
            const int cell = house_cell[house][i];
            bool is_outside = !is_extra(pattern, cell);
            for (int j = 0; j < count; j++)
                is_outside = is_outside && chosen[j] != cell;
            if (is_outside)
                lose_digits(marks, found, cell, digits);
        }
    }
}

/* The extra cells, as one cell with the guardians, are part of a naked subset of a house. Its other
 * cells have none of the banned digits. In a house with more than MOST_POOL such cells a subset is
 * easier to find otherwise. */
static void try_type_3(const Marks *marks, Found *found, const Pattern *pattern, int banned)
{
    for (int house = 0; house < HOUSES; house++) {
        int pool[9];
        int count = 0;
        for (int i = 0; i < 9; i++) {
            const int cell = house_cell[house][i];
            if (marks->digit[cell] == NOTHING && !is_extra(pattern, cell) &&
                !(digits_of(marks, cell) & banned))
                pool[count++] = cell;
        }
        if (pattern->extras < 2 || count_bits(pattern->guards) < 2 || count > MOST_POOL ||
            !has_all_extras(pattern, house))
            continue;
        for (int choice = 1; choice < 1 << count; choice++) {
            int chosen[MOST_POOL];
            int size = 0;
            int digits = pattern->guards;
            for (int i = 0; i < count; i++)
                if (choice >> i & 1) {
                    chosen[size++] = pool[i];
                    digits |= digits_of(marks, pool[i]);
                }
            if (count_bits(digits) == size + 1)
                lose_subset(marks, found, pattern, chosen, size, digits);
        }
    }
}

/* A house has a digit of the pattern only in the two extra cells. */
static void try_type_4(const Marks *marks, Found *found, const Pattern *pattern)
{
    int place[9];

    for (int house = 0; house < HOUSES && pattern->extras == 2; house++)
        for (int digit = 0; digit < DIGITS && has_all_extras(pattern, house); digit++) {
            const int one = pattern->extra[0];
            const int other = pattern->extra[1];
            const int count = places_of(marks, house, digit, place);
            bool is_confined =
                count > 0 && (pattern->digits[one] & pattern->digits[other] & 1 << digit);
            for (int i = 0; i < count; i++)
                is_confined = is_confined && is_extra(pattern, place[i]);
            if (!is_confined)
                continue;
            lose_digits(marks, found, pattern->cell[one], pattern->digits[one] & ~(1 << digit));
            lose_digits(marks, found, pattern->cell[other], pattern->digits[other] & ~(1 << digit));
        }
}

static void try_type(const Marks *marks, Found *found, const Pattern *pattern, int type, int banned)
{
    if (type == 1)
        try_type_1(marks, found, pattern);
    else if (type == 2)
        try_type_2(marks, found, pattern);
    else if (type == 3)
        try_type_3(marks, found, pattern, banned);
    else
        try_type_4(marks, found, pattern);
}

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
                                 {"gurths-symmetrical-placement", NULL, find_symmetry, false},
                                 {0}};

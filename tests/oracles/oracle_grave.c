/* oracle_grave.c - Bivalue universal graves and BUG-Lites by their definitions: all empty cells, or
 * some, with two digits each, and each of these twice in its houses.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "deadly_types.h"

/* ---- one cell ---- */

/* Returns whether each digit has two places or none in each house, if one cell has just a pair. */
static bool is_grave(const Marks *marks, int extra, int pair)
{
    int place[9];

    for (int house = 0; house < HOUSES; house++)
        for (int digit = 0; digit < DIGITS; digit++) {
            int count = places_of(marks, house, digit, place);
            if (in_house(extra, house) && marks->can[extra][digit] && !(pair >> digit & 1))
                count--;
            if (count != 0 && count != 2)
                return false;
        }
    return true;
}

static void find_bug_1(const Marks *marks, Found *found)
{
    int extra = NOTHING;

    for (int cell = 0; cell < CELLS; cell++) {
        if (marks->digit[cell] != NOTHING || count_bits(digits_of(marks, cell)) == 2)
            continue;
        if (marks->digit[cell] == NOTHING && extra != NOTHING)
            return;
        extra = cell;
    }
    for (int a = 0; a < DIGITS && extra != NOTHING; a++)
        for (int b = a + 1; b < DIGITS; b++)
            if (count_bits(digits_of(marks, extra)) > 2 && marks->can[extra][a] &&
                marks->can[extra][b] && is_grave(marks, extra, 1 << a | 1 << b)) {
                rule_out(marks, found, extra, a);
                rule_out(marks, found, extra, b);
            }
}

/* ---- two cells and more ---- */

enum { MOST_GRAVE = 6, XZ = 5 };

/* All empty cells, each with two digits; those with more have a choice of two. */
typedef struct Grave {
    const Marks *marks;
    int pair[CELLS];
    TryPattern *try;
    void *context;
} Grave;

/* What follows from a grave. */
typedef struct Burial {
    const Marks *marks;
    Found *found;
    int type; /* 1 to 4; 0: whatever conflicts with every guardian; XZ: see below */
} Burial;

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

/* Two guardians, X and Z: a cell sees Z, and a cell with X and Z that sees X. It is in neither of
 * the two cells. */
static void conclude_xz(const Burial *burial, const Pattern *pattern)
{
    const Marks *const marks = burial->marks;

    for (int i = 0; i < 2 && pattern->extras == 2 && count_bits(pattern->guards) == 2; i++) {
        const int one = extra_cell(pattern, i);
        const int other = extra_cell(pattern, 1 - i);
        const int x = digits_of(marks, one) & ~pattern->digits[pattern->extra[i]];
        const int z = digits_of(marks, other) & ~pattern->digits[pattern->extra[1 - i]];
        for (int pivot = 0; pivot < CELLS && count_bits(x) == 1 && count_bits(z) == 1; pivot++)
            for (int cell = 0; cell < CELLS; cell++)
                if (sees[pivot][one] && digits_of(marks, pivot) == (x | z) && sees[cell][pivot] &&
                    sees[cell][other] && cell != one)
                    lose_digits(marks, burial->found, cell, z);
    }
}

static void conclude_grave(void *context, const Pattern *pattern)
{
    const Burial *const burial = context;

    if (burial->type == XZ)
        conclude_xz(burial, pattern);
    else if (burial->type != 0)
        try_type(burial->marks, burial->found, pattern, burial->type, 0);
    for (int cell = 0; cell < CELLS && burial->type == 0 && pattern->extras >= 2; cell++)
        for (int digit = 0; digit < DIGITS && count_bits(pattern->guards) >= 2; digit++)
            if (conflicts_with_guards(burial->marks, pattern, cell, digit))
                rule_out(burial->marks, burial->found, cell, digit);
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
        Pattern pattern = {0};
        for (int i = 0; i < CELLS; i++)
            if (grave->pair[i] != 0)
                add_cell(grave->marks, &pattern, i, grave->pair[i]);
        grave->try(grave->context, &pattern);
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

void each_grave(const Marks *marks, TryPattern *try, void *context)
{
    Grave grave = {.marks = marks, .try = try, .context = context};
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

static void find_graves(const Marks *marks, Found *found, int type)
{
    each_grave(marks, conclude_grave, &(Burial){marks, found, type});
}

/* ---- a supposed candidate ---- */

/* Returns whether every empty cell has two digits, and each of these two places in its houses. */
static bool is_bare_grave(const Marks *marks)
{
    int place[9];

    for (int cell = 0; cell < CELLS; cell++)
        if (marks->digit[cell] == NOTHING && count_bits(digits_of(marks, cell)) != 2)
            return false;
    for (int house = 0; house < HOUSES; house++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const int count = places_of(marks, house, digit, place);
            if (count != 0 && count != 2)
                return false;
        }
    return true;
}

/* Supposes each candidate that removes another one from a cell that it sees. */
static void find_false_candidates(const Marks *marks, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            Marks supposed = *marks;
            bool removes = false;
            if (!marks->can[cell][digit])
                continue;
            supposed.digit[cell] = digit;
            for (int i = 0; i < DIGITS; i++)
                supposed.can[cell][i] = false;
            for (int other = 0; other < CELLS; other++)
                if (sees[cell][other] && marks->can[other][digit]) {
                    supposed.can[other][digit] = false;
                    removes = true;
                }
            if (removes && is_bare_grave(&supposed))
                rule_out(marks, found, cell, digit);
        }
}

/* ---- BUG-Lites ---- */

enum { MOST_LITE = 12 };

/* Cells with two digits each, so far. */
typedef struct Lite {
    Use use;
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
            add_cell(lite->use.marks, pattern, cell, lite->pair[cell]);
    return lite->use.type == 2 ? count_bits(pattern->guards) <= 1
                               : pattern->extras <= (lite->use.type == 1 ? 1 : 2);
}

static void conclude_lite(const Lite *lite, const Pattern *pattern)
{
    int digits = 0;

    for (int cell = 0; cell < CELLS; cell++)
        digits |= lite->pair[cell];
    if (count_bits(digits) > 2)
        use_pattern(&lite->use, pattern, 0);
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
                        (digits_of(lite->use.marks, cell) & pair) != pair ||
                        (cell < lite->start && digits_of(lite->use.marks, cell) == pair))
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

static void start_lites(Use use)
{
    for (int cell = 0; cell < CELLS; cell++) {
        Lite lite = {.use = use, .start = cell, .count = 1};
        lite.pair[cell] = digits_of(use.marks, cell);
        if (count_bits(lite.pair[cell]) == 2)
            extend_lite(&lite);
    }
}

static void find_lites(const Marks *marks, Found *found, int type)
{
    start_lites((Use){.marks = marks, .found = found, .type = type});
}

void each_lite(const Marks *marks, TryPattern *try, void *context)
{
    start_lites((Use){.marks = marks, .try = try, .context = context});
}

BY_TYPE(find_bug_2, find_graves, 2)
BY_TYPE(find_bug_3, find_graves, 3)
BY_TYPE(find_bug_4, find_graves, 4)
BY_TYPE(find_bug_n, find_graves, 0)
BY_TYPE(find_bug_xz, find_graves, XZ)
BY_TYPE(find_lite_1, find_lites, 1)
BY_TYPE(find_lite_2, find_lites, 2)
BY_TYPE(find_lite_3, find_lites, 3)
BY_TYPE(find_lite_4, find_lites, 4)

const Oracle grave_oracles[] = {{"bug-1", NULL, find_bug_1, false},
                                {"bug-2", NULL, find_bug_2, false},
                                {"bug-3", NULL, find_bug_3, false},
                                {"bug-4", NULL, find_bug_4, false},
                                {"bug-n", NULL, find_bug_n, false},
                                {"bug-lite-1", NULL, find_lite_1, false},
                                {"bug-lite-2", NULL, find_lite_2, false},
                                {"bug-lite-3", NULL, find_lite_3, false},
                                {"bug-lite-4", NULL, find_lite_4, false},
                                {"bug-xz", NULL, find_bug_xz, false},
                                {"bug-false-candidate", NULL, find_false_candidates, false},
                                {0}};

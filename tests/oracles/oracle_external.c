/* oracle_external.c - External unique rectangles by their definition.
 *
 * Every choice of houses is tried. A step needs all its premises: without one of them, the others
 * allow what it removes.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { CORNERS = 4, KINDS = 6, MOST_HOUSES = 4, MOST_GUARDED = 4, FILLINGS = 81, MOST_POOL = 7 };

/* What a corner has: one of the two digits, or another. */
enum { FIRST, SECOND, OTHER, WAYS };

/* A rectangle with two digits. */
typedef struct Rectangle {
    const Marks *marks;
    Found *found;
    int corner[CORNERS];
    int digit[2];
    int fillings; /* the ways to fill the corners that leave one to another candidate */
    int filling[FILLINGS][CORNERS];
} Rectangle;

/* The houses chosen for the digits, as premises, and the guardians there. */
typedef struct Choice {
    int count;
    Premise premise[MOST_PREMISES];
    bool guard[CELLS][DIGITS];
    int cells;
    int cell[CELLS]; /* with guardians */
    int digits;      /* of the guardians */
} Choice;

static bool is_corner(const Rectangle *rectangle, int cell)
{
    for (int i = 0; i < CORNERS; i++)
        if (rectangle->corner[i] == cell)
            return true;
    return false;
}

static bool is_pair(const Rectangle *rectangle, int digit)
{
    return digit == rectangle->digit[0] || digit == rectangle->digit[1];
}

/* ---- whether a step follows, and needs everything ---- */

/* Returns whether the premises rule out what is lost; if nothing is, whether they cannot all be
 * true. */
static bool refute(const Marks *marks, const Premise *premise, int count, const Found *lost)
{
    return lost != NULL ? follow_from(marks, premise, count, lost)
                        : !can_hold_together(marks, premise, count);
}

/* Returns whether they do so, whichever corner has another digit than the two. */
static bool refute_each_case(const Rectangle *rectangle, const Marks *before,
                             const Premise *premise, int count, const Found *lost)
{
    for (int i = 0; i < CORNERS; i++)
        for (int digit = 0; digit < DIGITS; digit++) {
            Marks marks = *before;
            Premise more[MOST_PREMISES];
            if (!marks.can[rectangle->corner[i]][digit] || is_pair(rectangle, digit))
                continue;
            for (int other = 0; other < DIGITS; other++)
                marks.can[rectangle->corner[i]][other] = other == digit;
            more[0] = (Premise){NOTHING, rectangle->corner[i]};
            for (int k = 0; k < count; k++)
                more[k + 1] = premise[k];
            if (!refute(&marks, more, count + 1, lost))
                return false;
        }
    return true;
}

/* Returns whether the step is proved, and needs the rectangle and each premise. */
static bool needs_all(const Rectangle *rectangle, const Marks *marks, const Choice *choice,
                      const Found *lost)
{
    if (refute(marks, choice->premise, choice->count, lost) ||
        !refute_each_case(rectangle, marks, choice->premise, choice->count, lost))
        return false;
    for (int skipped = 0; skipped < choice->count; skipped++) {
        Premise others[MOST_PREMISES];
        int count = 0;
        for (int i = 0; i < choice->count; i++)
            if (i != skipped)
                others[count++] = choice->premise[i];
        if (refute_each_case(rectangle, marks, others, count, lost))
            return false;
    }
    return true;
}

static void take_if_all_needed(const Rectangle *rectangle, const Choice *choice, const Found *lost)
{
    if (needs_all(rectangle, rectangle->marks, choice, lost))
        add_found(rectangle->found, lost);
}

/* ---- the types ---- */

static bool is_guardian_cell(const Choice *choice, int cell)
{
    for (int i = 0; i < choice->cells; i++)
        if (choice->cell[i] == cell)
            return true;
    return false;
}

static bool has_all_guards(const Choice *choice, int house)
{
    for (int i = 0; i < choice->cells; i++)
        if (!in_house(choice->cell[i], house))
            return false;
    return true;
}

/* The cells with guardians lose all other digits of a set. */
static void keep_guards(const Rectangle *rectangle, const Choice *choice, int digits, Found *lost)
{
    for (int i = 0; i < choice->cells; i++)
        for (int digit = 0; digit < DIGITS; digit++)
            if ((digits >> digit & 1) && !choice->guard[choice->cell[i]][digit])
                rule_out(rectangle->marks, lost, choice->cell[i], digit);
}

/* One cell has all guardians. A single one is true: without it the premises cannot hold. */
static void try_type_1(const Rectangle *rectangle, const Choice *choice)
{
    const int cell = choice->cell[0];
    Marks marks = *rectangle->marks;
    Found lost = {0};

    keep_guards(rectangle, choice, 0x1ff, &lost);
    if (count_bits(choice->digits) > 1) {
        take_if_all_needed(rectangle, choice, &lost);
        return;
    }
    for (int digit = 0; digit < DIGITS; digit++)
        if (choice->guard[cell][digit] && count_bits(digits_of(&marks, cell)) > 1) {
            marks.can[cell][digit] = false;
            if (needs_all(rectangle, &marks, choice, NULL))
                rectangle->found->placed[cell][digit] = true;
        }
}

/* The guardians are one digit. */
static void try_type_2(const Rectangle *rectangle, const Choice *choice)
{
    Found lost = {0};

    for (int cell = 0; cell < CELLS; cell++) {
        bool sees_all = true;
        for (int i = 0; i < choice->cells; i++)
            sees_all = sees_all && sees[cell][choice->cell[i]];
        for (int digit = 0; digit < DIGITS && sees_all; digit++)
            if (choice->digits == 1 << digit)
                rule_out(rectangle->marks, &lost, cell, digit);
    }
    take_if_all_needed(rectangle, choice, &lost);
}

/* Removes the digits of a subset, which one of the guardians completes. */
static void try_subset(const Rectangle *rectangle, Choice choice, const int *subset, int count,
                       int digits)
{
    Found lost = {0};

    for (int house = 0; house < HOUSES; house++) {
        bool has_all = has_all_guards(&choice, house);
        for (int i = 0; i < count; i++)
            has_all = has_all && in_house(subset[i], house);
        for (int i = 0; i < 9 && has_all; i++) {
            bool is_outside = !is_guardian_cell(&choice, house_cell[house][i]);
            for (int k = 0; k < count; k++)
                is_outside = is_outside && subset[k] != house_cell[house][i];
            for (int digit = 0; digit < DIGITS && is_outside; digit++)
                if (digits >> digit & 1)
                    rule_out(rectangle->marks, &lost, house_cell[house][i], digit);
        }
    }
    keep_guards(rectangle, &choice, digits, &lost);
    for (int i = 0; i < count; i++)
        choice.premise[choice.count++] = (Premise){NOTHING, subset[i]};
    take_if_all_needed(rectangle, &choice, &lost);
}

/* The cells of the guardians are one cell of a naked subset of a house. */
static void try_type_3(const Rectangle *rectangle, const Choice *choice, int house)
{
    int pool[9];
    int count = 0;

    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[house][i];
        if (rectangle->marks->digit[cell] == NOTHING && !is_guardian_cell(choice, cell) &&
            !is_corner(rectangle, cell))
            pool[count++] = cell;
    }
    for (int chosen = 1; chosen < 1 << count; chosen++) {
        int subset[MOST_POOL];
        int size = 0;
        int digits = choice->digits;
        for (int i = 0; i < count; i++)
            if (chosen >> i & 1) {
                subset[size++] = pool[i];
                digits |= digits_of(rectangle->marks, pool[i]);
            }
        if (count_bits(digits) == size + 1)
            try_subset(rectangle, *choice, subset, size, digits);
    }
}

/* A third digit is in one of the two cells of the guardians. */
static void try_type_4(const Rectangle *rectangle, const Choice *choice, int house)
{
    int place[9];

    for (int digit = 0; digit < DIGITS; digit++) {
        Choice more = *choice;
        Found lost = {0};
        if (is_pair(rectangle, digit) || places_of(rectangle->marks, house, digit, place) != 2 ||
            !is_guardian_cell(choice, place[0]) || !is_guardian_cell(choice, place[1]))
            continue;
        more.premise[more.count++] = (Premise){house, digit};
        keep_guards(rectangle, choice, 0x1ff & ~(1 << digit), &lost);
        take_if_all_needed(rectangle, &more, &lost);
    }
}

static void try_types(const Rectangle *rectangle, const Choice *choice)
{
    const bool is_one = count_bits(choice->digits) == 1;

    if (choice->cells == 1)
        try_type_1(rectangle, choice);
    if (choice->cells > 1 && is_one)
        try_type_2(rectangle, choice);
    for (int house = 0; house < HOUSES; house++) {
        if (choice->cells < 2 || !has_all_guards(choice, house))
            continue;
        if (!is_one)
            try_type_3(rectangle, choice, house);
        if (choice->cells == 2)
            try_type_4(rectangle, choice, house);
    }
}

/* ---- the choice of houses ---- */

/* Returns house number KIND of a rectangle: its rows, columns and boxes. */
static int house_of(const Rectangle *rectangle, int kind)
{
    const int cell = rectangle->corner[kind % 2 == 0 ? 0 : CORNERS - 1];

    return kind < 2   ? ROWS + row_of(cell)
           : kind < 4 ? COLUMNS + column_of(cell)
                      : BOXES + box_of(cell);
}

static bool lacks_digit(const Rectangle *rectangle, const int filling[CORNERS],
                        const Premise *premise)
{
    const int way = premise->at == rectangle->digit[FIRST] ? FIRST : SECOND;

    for (int i = 0; i < CORNERS; i++)
        if (filling[i] == way && in_house(rectangle->corner[i], premise->house))
            return false;
    return true;
}

/* Returns whether each filling lacks a digit in some house other than the skipped one. */
static bool is_sufficient(const Rectangle *rectangle, const Choice *choice, int skipped)
{
    for (int i = 0; i < rectangle->fillings; i++) {
        bool lacks = false;
        for (int k = 0; k < choice->count; k++)
            lacks = lacks || (k != skipped &&
                              lacks_digit(rectangle, rectangle->filling[i], &choice->premise[k]));
        if (!lacks)
            return false;
    }
    return true;
}

static bool has_spare(const Rectangle *rectangle, const Choice *choice)
{
    for (int i = 0; i < choice->count; i++)
        if (is_sufficient(rectangle, choice, i))
            return true;
    return false;
}

static void find_guards(const Rectangle *rectangle, Choice *choice)
{
    for (int i = 0; i < choice->count; i++) {
        int place[9];
        const int digit = choice->premise[i].at;
        const int count = places_of(rectangle->marks, choice->premise[i].house, digit, place);
        for (int k = 0; k < count; k++)
            if (!is_corner(rectangle, place[k])) {
                choice->guard[place[k]][digit] = true;
                choice->digits |= 1 << digit;
                if (!is_guardian_cell(choice, place[k]))
                    choice->cell[choice->cells++] = place[k];
            }
    }
}

/* Chooses houses, each later than the last: KINDS of the first digit, KINDS of the second. */
static void choose_houses(const Rectangle *rectangle, const Choice *choice, int from)
{
    if (is_sufficient(rectangle, choice, NOTHING)) {
        Choice whole = *choice;
        find_guards(rectangle, &whole);
        if (whole.cells <= MOST_GUARDED && !has_spare(rectangle, choice))
            try_types(rectangle, &whole);
        return; /* another house would be to spare */
    }
    for (int i = from; i < 2 * KINDS && choice->count < MOST_HOUSES; i++) {
        Choice more = *choice;
        more.premise[more.count++] =
            (Premise){house_of(rectangle, i % KINDS), rectangle->digit[i / KINDS]};
        choose_houses(rectangle, &more, i + 1);
    }
}

/* Returns whether the corners can be filled so: no two in a line have the same digit. */
static bool is_possible(const Rectangle *rectangle, const int way[CORNERS])
{
    for (int i = 0; i < CORNERS; i++) {
        if (way[i] == OTHER)
            continue;
        if (!rectangle->marks->can[rectangle->corner[i]][rectangle->digit[way[i]]])
            return false;
        for (int k = 0; k < i; k++)
            if (way[i] == way[k] && i + k != CORNERS - 1)
                return false;
    }
    return true;
}

static bool is_extra(const Rectangle *rectangle, int corner)
{
    const int pair = 1 << rectangle->digit[FIRST] | 1 << rectangle->digit[SECOND];

    return (digits_of(rectangle->marks, rectangle->corner[corner]) & ~pair) != 0;
}

/* Lists the fillings that leave a corner to another candidate of its own; returns whether a deadly
 * filling is possible, and two corners have other candidates. */
static bool list_fillings(Rectangle *rectangle)
{
    int extra = 0;
    bool is_deadly = false;

    for (int number = 0; number < FILLINGS; number++) {
        const int way[CORNERS] = {number % WAYS, number / WAYS % WAYS, number / WAYS / WAYS % WAYS,
                                  number / WAYS / WAYS / WAYS};
        bool is_whole = true, is_left = false;
        for (int i = 0; i < CORNERS; i++) {
            is_whole = is_whole && way[i] != OTHER;
            is_left = is_left || (way[i] == OTHER && is_extra(rectangle, i));
        }
        if (!is_possible(rectangle, way))
            continue;
        is_deadly = is_deadly || is_whole;
        for (int i = 0; i < CORNERS && is_left; i++)
            rectangle->filling[rectangle->fillings][i] = way[i];
        rectangle->fillings += is_left;
    }
    for (int i = 0; i < CORNERS; i++)
        extra += is_extra(rectangle, i);
    return is_deadly && extra >= 2;
}

static void try_corners(void *context, const int corner[CORNERS], int a, int b)
{
    const Choice none = {0};
    Rectangle rectangle = *(const Rectangle *)context;

    for (int i = 0; i < CORNERS; i++)
        rectangle.corner[i] = corner[i];
    rectangle.digit[FIRST] = a;
    rectangle.digit[SECOND] = b;
    if (list_fillings(&rectangle))
        choose_houses(&rectangle, &none, 0);
}

static void find_external(const Marks *marks, Found *found)
{
    each_rectangle(try_corners, &(Rectangle){.marks = marks, .found = found});
}

const Oracle external_oracles[] = {{"external-unique-rectangle", NULL, find_external, false}, {0}};

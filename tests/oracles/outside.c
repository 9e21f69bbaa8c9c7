/* outside.c - Chooses houses for the two digits of a rectangle; see outside.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "outside.h"

#include <stddef.h>

enum { KINDS = 6, MOST_HOUSES = 4, MOST_GUARDED = 4 };

/* What a corner has: one of the two digits, or another. */
enum { FIRST, SECOND, OTHER, WAYS };

bool is_corner(const Rectangle *rectangle, int cell)
{
    for (int i = 0; i < CORNERS; i++)
        if (rectangle->corner[i] == cell)
            return true;
    return false;
}

bool is_guardian_cell(const Choice *choice, int cell)
{
    for (int i = 0; i < choice->cells; i++)
        if (choice->cell[i] == cell)
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

bool needs_all(const Rectangle *rectangle, const Marks *marks, const Choice *choice,
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

void take_if_all_needed(const Rectangle *rectangle, const Choice *choice, const Found *lost)
{
    if (needs_all(rectangle, rectangle->marks, choice, lost))
        add_found(rectangle->found, lost);
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

/* Returns whether a corner has the digit in the house. */
static bool is_filled_in(const Rectangle *rectangle, const Premise *premise)
{
    for (int i = 0; i < CORNERS; i++)
        if (in_house(rectangle->corner[i], premise->house) &&
            rectangle->marks->digit[rectangle->corner[i]] == premise->at)
            return true;
    return false;
}

/* Chooses houses, each later than the last: KINDS of the first digit, KINDS of the second. */
static void choose_houses(const Rectangle *rectangle, const Choice *choice, int from)
{
    if (is_sufficient(rectangle, choice, NOTHING)) {
        Choice whole = *choice;
        find_guards(rectangle, &whole);
        if (whole.cells > 0 && whole.cells <= MOST_GUARDED && !has_spare(rectangle, choice))
            rectangle->try(rectangle, &whole);
        return; /* another house would be to spare */
    }
    for (int i = from; i < 2 * KINDS && choice->count < MOST_HOUSES; i++) {
        const Premise premise = {house_of(rectangle, i % KINDS), rectangle->digit[i / KINDS]};
        Choice more = *choice;
        if (is_filled_in(rectangle, &premise))
            continue;
        more.premise[more.count++] = premise;
        choose_houses(rectangle, &more, i + 1);
    }
}

/* Returns whether the corners can be filled so: no two in a line have the same digit. A filled one
 * has its own. */
static bool is_possible(const Rectangle *rectangle, const int way[CORNERS])
{
    for (int i = 0; i < CORNERS; i++) {
        const int filled = rectangle->marks->digit[rectangle->corner[i]];
        if (way[i] == OTHER && filled == NOTHING)
            continue;
        if (way[i] == OTHER ||
            (filled != NOTHING
                 ? filled != rectangle->digit[way[i]]
                 : !rectangle->marks->can[rectangle->corner[i]][rectangle->digit[way[i]]]))
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

    bool has_filled = false;

    for (int i = 0; i < CORNERS; i++) {
        rectangle.corner[i] = corner[i];
        has_filled = has_filled || rectangle.marks->digit[corner[i]] != NOTHING;
        if (rectangle.marks->given[corner[i]])
            return;
    }
    if (has_filled ? !rectangle.wants_filled : !rectangle.wants_open)
        return;
    rectangle.digit[FIRST] = a;
    rectangle.digit[SECOND] = b;
    if (list_fillings(&rectangle))
        choose_houses(&rectangle, &none, 0);
}

void each_choice(const Rectangle *wanted)
{
    Rectangle rectangle = *wanted;

    each_rectangle(try_corners, &rectangle);
}

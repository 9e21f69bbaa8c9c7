/* oracle_conjugate.c - Unique rectangles with conjugate pairs, by their definition.
 *
 * Every way to fill the corners is tried: with the first digit, the second, or any other. With a
 * naked subset, every set of cells in the line is tried; a step needs all its pairs and cells. In a
 * hidden avoidable rectangle, one corner is filled.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { FIRST, SECOND, OTHER, WAYS, CORNERS = 4, MOST_LINKS = 8 };

/* The corners of each side. */
static const int SIDE[4][2] = {{0, 1}, {2, 3}, {0, 2}, {1, 3}};

/* The digit, FIRST or SECOND, has just the two ends of the side in a house. */
typedef struct Link {
    int side;
    int which;
} Link;

typedef struct Rectangle {
    int corner[CORNERS];
    int digit[2];
    bool is_extra[CORNERS];
    int extra_count;
    int link_count;
    Link link[MOST_LINKS];
} Rectangle;

/* Returns a house that has the digit in the two cells only, or NOTHING. */
static int house_of_pair(const Marks *marks, int one, int other, int digit)
{
    for (int house = 0; house < HOUSES; house++) {
        int cell[9];
        if (in_house(one, house) && in_house(other, house) && marks->can[one][digit] &&
            marks->can[other][digit] && places_of(marks, house, digit, cell) == 2)
            return house;
    }
    return NOTHING;
}

static bool read_rectangle(const Marks *marks, Rectangle *rectangle)
{
    const int pair = 1 << rectangle->digit[FIRST] | 1 << rectangle->digit[SECOND];

    for (int i = 0; i < CORNERS; i++) {
        const int digits = digits_of(marks, rectangle->corner[i]);
        if (digits == 0)
            return false;
        rectangle->is_extra[i] = (digits & ~pair) != 0;
        if (!rectangle->is_extra[i] && digits != pair)
            return false;
        rectangle->extra_count += rectangle->is_extra[i];
    }
    for (int side = 0; side < 4; side++)
        for (int which = 0; which < 2; which++)
            if (house_of_pair(marks, rectangle->corner[SIDE[side][0]],
                              rectangle->corner[SIDE[side][1]], rectangle->digit[which]) != NOTHING)
                rectangle->link[rectangle->link_count++] = (Link){side, which};
    return rectangle->extra_count >= 2;
}

/* Returns whether the chosen links are those of type 4, of a hidden rectangle or a hidden pair. */
static bool has_own_name(const Rectangle *rectangle, unsigned choice)
{
    int sides = 0, count = 0, of_second = 0;
    bool all_extra = true;

    for (int i = 0; i < rectangle->link_count; i++) {
        const Link *const link = &rectangle->link[i];
        if (!(choice >> i & 1))
            continue;
        if (sides >> link->side & 1)
            return true;
        sides |= 1 << link->side;
        count++;
        of_second += link->which == SECOND;
        all_extra = all_extra && rectangle->is_extra[SIDE[link->side][0]] &&
                    rectangle->is_extra[SIDE[link->side][1]];
    }
    return rectangle->extra_count < CORNERS && all_extra && (of_second == 0 || of_second == count);
}

/* Returns whether a filling obeys the rules, the cells and the chosen links. */
static bool is_possible(const Marks *marks, const Rectangle *rectangle, unsigned choice,
                        const int way[CORNERS])
{
    for (int i = 0; i < CORNERS; i++)
        if (way[i] == OTHER ? !rectangle->is_extra[i]
                            : !marks->can[rectangle->corner[i]][rectangle->digit[way[i]]])
            return false;
    for (int side = 0; side < 4; side++)
        if (way[SIDE[side][0]] == way[SIDE[side][1]] && way[SIDE[side][0]] != OTHER)
            return false;
    for (int i = 0; i < rectangle->link_count; i++) {
        const Link *const link = &rectangle->link[i];
        if ((choice >> i & 1) && way[SIDE[link->side][0]] != link->which &&
            way[SIDE[link->side][1]] != link->which)
            return false;
    }
    return true;
}

/* Returns whether the corner's digit leaves some way to fill the corners, and only deadly ones. */
static bool is_deadly(const Marks *marks, const Rectangle *rectangle, unsigned choice, int corner,
                      int which)
{
    bool any = false;

    for (int number = 0; number < WAYS * WAYS * WAYS * WAYS; number++) {
        const int way[CORNERS] = {number % WAYS, number / WAYS % WAYS, number / WAYS / WAYS % WAYS,
                                  number / WAYS / WAYS / WAYS};
        if (way[corner] != which || !is_possible(marks, rectangle, choice, way))
            continue;
        for (int i = 0; i < CORNERS; i++)
            if (way[i] == OTHER)
                return false;
        any = true;
    }
    return any;
}

static void try_links(const Marks *marks, Found *found, const Rectangle *rectangle)
{
    for (unsigned choice = 1; choice < 1u << rectangle->link_count; choice++) {
        if (count_bits((int)choice) != rectangle->extra_count - 1 ||
            has_own_name(rectangle, choice))
            continue;
        for (int corner = 0; corner < CORNERS; corner++)
            for (int which = 0; which < 2; which++)
                if (rectangle->is_extra[corner] &&
                    is_deadly(marks, rectangle, choice, corner, which))
                    rule_out(marks, found, rectangle->corner[corner], rectangle->digit[which]);
    }
}

/* ---- with a naked subset ---- */

/* The corner SUPPOSED has the digit WRONG; those of LINKED then have the digit RIGHT. The subset is
 * in the line of the corners BESIDE and OPPOSITE, and completes those of REST. */
typedef struct Supposed {
    const Rectangle *rectangle;
    int supposed, beside, opposite;
    int wrong, right;
    int linked; /* sets of corners */
    int rest;
} Supposed;

/* Returns whether the premises rule out what is lost, whichever corner has another digit than the
 * two. */
static bool follows(const Marks *marks, const Rectangle *rectangle, const Premise *premise,
                    int count, const Found *lost)
{
    for (int i = 0; i < CORNERS; i++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const int cell = rectangle->corner[i];
            Marks one = *marks;
            Premise more[MOST_PREMISES] = {{NOTHING, cell}};
            if (!marks->can[cell][digit] || digit == rectangle->digit[FIRST] ||
                digit == rectangle->digit[SECOND])
                continue;
            for (int other = 0; other < DIGITS; other++)
                one.can[cell][other] = other == digit;
            for (int k = 0; k < count; k++)
                more[k + 1] = premise[k];
            if (!follow_from(&one, more, count + 1, lost))
                return false;
        }
    return true;
}

/* Returns whether the step is proved, and needs the rectangle and each premise. */
static bool is_proved(const Marks *marks, const Rectangle *rectangle, const Premise *premise,
                      int count, const Found *lost)
{
    if (follow_from(marks, premise, count, lost) ||
        !follows(marks, rectangle, premise, count, lost))
        return false;
    for (int skipped = 0; skipped < count; skipped++) {
        Premise others[MOST_PREMISES];
        int left = 0;
        for (int i = 0; i < count; i++)
            if (i != skipped)
                others[left++] = premise[i];
        if (follows(marks, rectangle, others, left, lost))
            return false;
    }
    return true;
}

/* Returns what a cell keeps of its digits; all nine bits and one more if it cannot be in a
 * subset. */
static int kept_by(const Marks *marks, const Supposed *at, int cell)
{
    const Rectangle *const rectangle = at->rectangle;
    const int pair = 1 << at->wrong | 1 << at->right;
    int kept = digits_of(marks, cell);
    bool is_corner = false, sees_linked = false;

    for (int i = 0; i < CORNERS; i++) {
        is_corner = is_corner || rectangle->corner[i] == cell;
        sees_linked = sees_linked || ((at->linked >> i & 1) && sees[rectangle->corner[i]][cell]);
    }
    if (is_corner || (kept & pair) == 0)
        return 1 << DIGITS;
    if (sees_linked)
        kept &= ~(1 << at->right);
    if (sees[rectangle->corner[at->supposed]][cell])
        kept &= ~(1 << at->wrong);
    return (kept & pair) != 0 ? 1 << DIGITS : kept;
}

/* Tries the cells chosen from a line. */
static void try_cells(const Marks *marks, Found *found, const Supposed *at, int house, int chosen)
{
    const Rectangle *const rectangle = at->rectangle;
    const int supposed = rectangle->corner[at->supposed];
    const int pair = 1 << at->wrong | 1 << at->right;
    Premise premise[MOST_PREMISES];
    Found lost = {0};
    int count = 0, kept = 0;

    for (int i = 0; i < 9; i++)
        if (chosen >> i & 1) {
            kept |= kept_by(marks, at, house_cell[house][i]);
            premise[count++] = (Premise){NOTHING, house_cell[house][i]};
        }
    if ((kept >> DIGITS & 1) || count_bits(kept) != count)
        return;
    for (int i = 0; i < CORNERS; i++) {
        const int cell = rectangle->corner[i];
        if ((at->rest >> i & 1) && (digits_of(marks, cell) & ~pair & ~kept) != 0)
            return;
        if (at->linked >> i & 1)
            premise[count++] =
                (Premise){house_of_pair(marks, supposed, cell, at->right), at->right};
    }
    rule_out(marks, &lost, supposed, at->wrong);
    if (is_proved(marks, rectangle, premise, count, &lost))
        add_found(found, &lost);
}

static void try_line(const Marks *marks, Found *found, const Supposed *at)
{
    for (int house = 0; house < BOXES; house++)
        if (in_house(at->rectangle->corner[at->beside], house) &&
            in_house(at->rectangle->corner[at->opposite], house))
            for (int chosen = 1; chosen < 1 << 9; chosen++)
                try_cells(marks, found, at, house, chosen);
}

/* Tries the corners that conjugate pairs may join to the supposed one, with a digit. */
static void try_supposed(const Marks *marks, Found *found, const Rectangle *rectangle, int supposed,
                         int beside, int which)
{
    const int opposite = 3 - supposed;
    const int other = 3 - beside;
    const bool four = rectangle->is_extra[other];
    Supposed at = {
        rectangle, supposed, beside, opposite, rectangle->digit[which], rectangle->digit[1 - which],
        0,         0};
    const int start = rectangle->corner[supposed];

    if (!rectangle->is_extra[supposed] || !rectangle->is_extra[beside] ||
        !rectangle->is_extra[opposite] || !marks->can[start][at.wrong] ||
        !marks->can[rectangle->corner[opposite]][at.wrong] ||
        !marks->can[rectangle->corner[beside]][at.right] ||
        !marks->can[rectangle->corner[other]][at.right])
        return;
    const bool to_beside =
        house_of_pair(marks, start, rectangle->corner[beside], at.right) != NOTHING;
    const bool to_other =
        house_of_pair(marks, start, rectangle->corner[other], at.right) != NOTHING;
    at.rest = 1 << opposite;
    at.linked = 1 << beside | (four ? 1 << other : 0);
    if (to_beside && (to_other || !four))
        try_line(marks, found, &at);
    at.rest |= 1 << beside;
    at.linked = 1 << other;
    if (four && to_other)
        try_line(marks, found, &at);
}

static void try_subsets(const Marks *marks, Found *found, const Rectangle *rectangle)
{
    for (int supposed = 0; supposed < CORNERS; supposed++)
        for (int beside = 0; beside < CORNERS; beside++)
            for (int which = 0; which < 2; which++)
                if (beside != supposed && beside != 3 - supposed)
                    try_supposed(marks, found, rectangle, supposed, beside, which);
}

/* ---- with a filled corner ---- */

/* Tries a filled corner of a rectangle; the digit in it may be either. */
static void try_filled(const Marks *marks, Found *found, const int corner[CORNERS], int filled,
                       const int digit[2])
{
    const int opposite = corner[3 - filled];
    const int pair = 1 << digit[FIRST] | 1 << digit[SECOND];

    if (marks->digit[corner[filled]] != digit[FIRST] || marks->given[corner[filled]])
        return;
    for (int i = 0; i < CORNERS; i++)
        if (i != filled && i != 3 - filled &&
            ((digits_of(marks, corner[i]) & ~pair) == 0 ||
             house_of_pair(marks, opposite, corner[i], digit[SECOND]) == NOTHING))
            return;
    rule_out(marks, found, opposite, digit[FIRST]);
}

/* ---- the rectangles ---- */

/* The marks that are read, and what is found. */
typedef struct Trial {
    const Marks *marks;
    Found *found;
} Trial;

static void try_corners(void *context, const int corner[4], int a, int b)
{
    const Trial *const trial = context;
    Rectangle rectangle = {.corner = {corner[0], corner[1], corner[2], corner[3]}, .digit = {a, b}};

    if (read_rectangle(trial->marks, &rectangle)) {
        try_links(trial->marks, trial->found, &rectangle);
        try_subsets(trial->marks, trial->found, &rectangle);
    }
}

static void try_filled_corners(void *context, const int corner[4], int a, int b)
{
    const Trial *const trial = context;

    for (int filled = 0; filled < CORNERS; filled++) {
        try_filled(trial->marks, trial->found, corner, filled, (const int[]){a, b});
        try_filled(trial->marks, trial->found, corner, filled, (const int[]){b, a});
    }
}

static void find_filled(const Marks *marks, Found *found)
{
    each_rectangle(try_filled_corners, &(Trial){marks, found});
}

static void find_conjugate(const Marks *marks, Found *found)
{
    each_rectangle(try_corners, &(Trial){marks, found});
}

const Oracle conjugate_oracles[] = {
    {"unique-rectangle-with-conjugate-pairs", NULL, find_conjugate, false},
    {"hidden-avoidable-rectangle", NULL, find_filled, false},
    {0}};

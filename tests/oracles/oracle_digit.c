/* oracle_digit.c - Patterns of one digit by their definitions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "oracle.h"

/* ---- two houses with two places each ---- */

/* Returns whether both places of a house are in a second house: then claiming or pointing says it
 * more simply. */
static bool is_claimed(const Pair *pair)
{
    return (row_of(pair->near) == row_of(pair->far)) +
               (column_of(pair->near) == column_of(pair->far)) +
               (box_of(pair->near) == box_of(pair->far)) >
           1;
}

/* Rules out what sees both far places, but not what one of the houses rules out alone. */
static void rule_out_seen(const Marks *marks, Found *found, int digit, const Pair *one,
                          const Pair *two)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (sees[cell][one->far] && sees[cell][two->far] && !sees[cell][one->near] &&
            !sees[cell][two->near])
            rule_out(marks, found, cell, digit);
}

static bool are_distinct(const Pair *one, const Pair *two)
{
    return one->near != two->near && one->near != two->far && one->far != two->near &&
           one->far != two->far;
}

/* Two parallel lines; if the far places were aligned too, they would be an X-wing. */
static bool is_skyscraper(const Pair *one, const Pair *two)
{
    if (one->house < COLUMNS && two->house < COLUMNS)
        return column_of(one->near) == column_of(two->near) &&
               column_of(one->far) != column_of(two->far);
    return one->house >= COLUMNS && one->house < BOXES && two->house >= COLUMNS &&
           two->house < BOXES && row_of(one->near) == row_of(two->near) &&
           row_of(one->far) != row_of(two->far);
}

static bool is_kite(const Pair *one, const Pair *two)
{
    return one->house < COLUMNS && two->house >= COLUMNS && two->house < BOXES &&
           box_of(one->near) == box_of(two->near);
}

static bool is_turbot(const Pair *one, const Pair *two)
{
    return one->house >= BOXES && two->house < BOXES && sees[one->near][two->near];
}

static void find_bridges(const Marks *marks, Found *found,
                         bool is_bridge(const Pair *one, const Pair *two))
{
    Pair pair[2 * HOUSES];

    for (int digit = 0; digit < DIGITS; digit++) {
        const int count = pairs_of(marks, digit, pair);
        for (int i = 0; i < count; i++)
            for (int j = 0; j < count; j++)
                if (are_distinct(&pair[i], &pair[j]) && is_bridge(&pair[i], &pair[j]) &&
                    !is_claimed(&pair[i]) && !is_claimed(&pair[j]))
                    rule_out_seen(marks, found, digit, &pair[i], &pair[j]);
    }
}

static void find_skyscrapers(const Marks *marks, Found *found)
{
    find_bridges(marks, found, is_skyscraper);
}

static void find_kites(const Marks *marks, Found *found)
{
    find_bridges(marks, found, is_kite);
}

static void find_turbot_fish(const Marks *marks, Found *found)
{
    find_bridges(marks, found, is_turbot);
}

/* ---- two patterns as one ---- */

static bool is_any_removed(const Found *found)
{
    for (int i = 0; i < CELLS * DIGITS; i++)
        if ((&found->removed[0][0])[i])
            return true;
    return false;
}

/* Adds the eliminations of two patterns if both have some, and not the same. */
static void add_both(Found *found, const Found *one, const Found *two)
{
    if (is_any_removed(one) && is_any_removed(two) &&
        memcmp(one->removed, two->removed, sizeof one->removed) != 0) {
        add_found(found, one);
        add_found(found, two);
    }
}

/* A kite, as its row and its column. */
typedef struct Kite {
    Pair row;
    Pair column;
    Found lost;
} Kite;

enum { MOST_KITES = 300 };

static int list_kites(const Marks *marks, int digit, Kite kite[MOST_KITES])
{
    Pair pair[2 * HOUSES];
    int kites = 0;
    const int count = pairs_of(marks, digit, pair);

    for (int i = 0; i < count; i++)
        for (int j = 0; j < count && kites < MOST_KITES; j++)
            if (are_distinct(&pair[i], &pair[j]) && is_kite(&pair[i], &pair[j]) &&
                !is_claimed(&pair[i]) && !is_claimed(&pair[j])) {
                kite[kites] = (Kite){.row = pair[i], .column = pair[j]};
                rule_out_seen(marks, &kite[kites].lost, digit, &pair[i], &pair[j]);
                kites++;
            }
    return kites;
}

/* Two kites on the same two near places: each is in a row of one kite and a column of the other. */
static void find_dual_kites(const Marks *marks, Found *found)
{
    static Kite kite[MOST_KITES];

    for (int digit = 0; digit < DIGITS; digit++) {
        const int count = list_kites(marks, digit, kite);
        for (int i = 0; i < count; i++)
            for (int j = i + 1; j < count; j++)
                if (kite[i].row.near == kite[j].column.near &&
                    kite[i].column.near == kite[j].row.near)
                    add_both(found, &kite[i].lost, &kite[j].lost);
    }
}

/* ---- grouped kites ---- */

/* Splits the places of a line into those in a box and one far place; false if there are not both,
 * or a place is where the line crosses the other. */
static bool split_line(const Marks *marks, int digit, int line, int other, int box, int *near,
                       int *far)
{
    int cell[9];
    int outside = 0;
    const int count = places_of(marks, line, digit, cell);

    *near = 0;
    for (int i = 0; i < count; i++) {
        if (in_house(cell[i], other))
            return false;
        if (in_house(cell[i], box)) {
            (*near)++;
            continue;
        }
        *far = cell[i];
        outside++;
    }
    return outside == 1 && *near > 0;
}

static void find_grouped_kites(const Marks *marks, Found *found)
{
    for (int digit = 0; digit < DIGITS; digit++)
        for (int row = ROWS; row < COLUMNS; row++)
            for (int column = COLUMNS; column < BOXES; column++) {
                const int box = BOXES + box_of(9 * row + column - COLUMNS);
                int near[2];
                int far[2];
                if (!split_line(marks, digit, row, column, box, &near[0], &far[0]) ||
                    !split_line(marks, digit, column, row, box, &near[1], &far[1]) ||
                    near[0] + near[1] < 3)
                    continue;
                for (int cell = 0; cell < CELLS; cell++)
                    if (sees[cell][far[0]] && sees[cell][far[1]] && !in_house(cell, row) &&
                        !in_house(cell, column) && !in_house(cell, box))
                        rule_out(marks, found, cell, digit);
            }
}

/* ---- empty rectangle ---- */

enum { MOST_RECTANGLES = 100 };

/* The eliminations of the rectangles of a box. */
typedef struct Rectangles {
    int count;
    Found lost[MOST_RECTANGLES];
} Rectangles;

/* Adds the rectangle of a box and a house with two places, NEAR in a line of the box, if there is
 * one. */
static void try_rectangle(const Marks *marks, Rectangles *rectangles, int digit, int box, int cross,
                          int near, int far)
{
    Found *const lost = &rectangles->lost[rectangles->count];

    *lost = (Found){0};
    for (int target = 0; target < CELLS; target++)
        if (in_house(target, cross) && !in_house(target, box) && sees[target][far] &&
            target != near && !sees[target][near])
            rule_out(marks, lost, target, digit);
    rectangles->count += is_any_removed(lost) && rectangles->count + 1 < MOST_RECTANGLES;
}

/* Takes the places of a box apart: those in LINE, and the rest, which must lie in CROSS. */
static void try_arms(const Marks *marks, Rectangles *rectangles, int digit, int box, int line,
                     int cross)
{
    int place[9];
    int cell[9];
    int in_line = 0;
    int rest = 0;
    int in_both = 0;
    const int count = places_of(marks, box, digit, place);

    for (int i = 0; i < count; i++) {
        in_line += in_house(place[i], line) && !in_house(place[i], cross);
        rest += !in_house(place[i], line) && in_house(place[i], cross);
        in_both += in_house(place[i], line) && in_house(place[i], cross);
    }
    if (count < 3 || in_line == 0 || rest == 0 || in_line + rest + in_both < count)
        return;
    for (int house = 0; house < BOXES; house++) {
        if (places_of(marks, house, digit, cell) != 2 || box_of(cell[0]) == box_of(cell[1]))
            continue;
        for (int i = 0; i < 2; i++)
            if (in_house(cell[i], line) && !in_house(cell[i], box) &&
                !in_house(cell[1 - i], line) && !in_house(cell[1 - i], box))
                try_rectangle(marks, rectangles, digit, box, cross, cell[i], cell[1 - i]);
    }
}

static void list_rectangles(const Marks *marks, Rectangles *rectangles, int digit, int box)
{
    rectangles->count = 0;
    for (int row = ROWS; row < COLUMNS; row++)
        for (int column = COLUMNS; column < BOXES; column++) {
            try_arms(marks, rectangles, digit, box, row, column);
            try_arms(marks, rectangles, digit, box, column, row);
        }
}

static void find_empty_rectangles(const Marks *marks, Found *found)
{
    static Rectangles rectangles;

    for (int digit = 0; digit < DIGITS; digit++)
        for (int box = BOXES; box < HOUSES; box++) {
            list_rectangles(marks, &rectangles, digit, box);
            for (int i = 0; i < rectangles.count; i++)
                add_found(found, &rectangles.lost[i]);
        }
}

static void find_dual_rectangles(const Marks *marks, Found *found)
{
    static Rectangles rectangles;

    for (int digit = 0; digit < DIGITS; digit++)
        for (int box = BOXES; box < HOUSES; box++) {
            list_rectangles(marks, &rectangles, digit, box);
            for (int i = 0; i < rectangles.count; i++)
                for (int j = i + 1; j < rectangles.count; j++)
                    add_both(found, &rectangles.lost[i], &rectangles.lost[j]);
        }
}

const Oracle digit_oracles[] = {{"skyscraper", NULL, find_skyscrapers, false},
                                {"two-string-kite", NULL, find_kites, false},
                                {"grouped-two-string-kite", NULL, find_grouped_kites, false},
                                {"turbot-fish", NULL, find_turbot_fish, false},
                                {"empty-rectangle", NULL, find_empty_rectangles, false},
                                {"dual-two-string-kite", NULL, find_dual_kites, false},
                                {"dual-empty-rectangle", NULL, find_dual_rectangles, false},
                                {0}};

/* oracle_digit.c - Patterns and colourings of one digit by their definitions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

/* ---- two houses with two places each ---- */

/* A house in which a digit has two places: if NEAR is false, FAR is true. */
typedef struct Pair {
    int house;
    int near;
    int far;
} Pair;

static int pairs_of(const Marks *marks, int digit, Pair pair[2 * HOUSES])
{
    int cell[9];
    int count = 0;

    for (int house = 0; house < HOUSES; house++)
        if (places_of(marks, house, digit, cell) == 2) {
            pair[count++] = (Pair){house, cell[0], cell[1]};
            pair[count++] = (Pair){house, cell[1], cell[0]};
        }
    return count;
}

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

/* Takes the places of a box apart: those in LINE, and the rest, which must lie in CROSS. */
static void try_arms(const Marks *marks, Found *found, int digit, int box, int line, int cross)
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
        for (int i = 0; i < 2; i++) {
            const int near = cell[i];
            const int far = cell[1 - i];
            if (!in_house(near, line) || in_house(near, box) || in_house(far, line) ||
                in_house(far, box))
                continue;
            for (int target = 0; target < CELLS; target++)
                if (in_house(target, cross) && !in_house(target, box) && sees[target][far] &&
                    target != near && !sees[target][near])
                    rule_out(marks, found, target, digit);
        }
    }
}

static void find_empty_rectangles(const Marks *marks, Found *found)
{
    for (int digit = 0; digit < DIGITS; digit++)
        for (int box = BOXES; box < HOUSES; box++)
            for (int row = ROWS; row < COLUMNS; row++)
                for (int column = COLUMNS; column < BOXES; column++) {
                    try_arms(marks, found, digit, box, row, column);
                    try_arms(marks, found, digit, box, column, row);
                }
}

/* ---- colours ---- */

/* The pairs of a digit as clusters; each place has one of two colours. */
typedef struct Clusters {
    int count;
    int cluster[CELLS]; /* or NOTHING */
    int colour[CELLS];
} Clusters;

/* Colours one cluster from a place on. A place that gets both colours keeps the first. */
static void spread_colour(const Pair *pair, int count, int cell, Clusters *clusters)
{
    for (int i = 0; i < count; i++)
        if (pair[i].near == cell && clusters->cluster[pair[i].far] == NOTHING) {
            clusters->cluster[pair[i].far] = clusters->cluster[cell];
            clusters->colour[pair[i].far] = 1 - clusters->colour[cell];
            spread_colour(pair, count, pair[i].far, clusters);
        }
}

static void colour_digit(const Marks *marks, int digit, Clusters *clusters)
{
    Pair pair[2 * HOUSES];
    const int count = pairs_of(marks, digit, pair);

    clusters->count = 0;
    for (int cell = 0; cell < CELLS; cell++)
        clusters->cluster[cell] = NOTHING;
    for (int i = 0; i < count; i++)
        if (clusters->cluster[pair[i].near] == NOTHING) {
            clusters->cluster[pair[i].near] = clusters->count++;
            clusters->colour[pair[i].near] = 0;
            spread_colour(pair, count, pair[i].near, clusters);
        }
}

static bool has_colour(const Clusters *clusters, int cell, int cluster, int colour)
{
    return clusters->cluster[cell] == cluster && clusters->colour[cell] == colour;
}

/* Returns whether a cell sees a place of a colour. */
static bool sees_colour(const Clusters *clusters, int cell, int cluster, int colour)
{
    for (int other = 0; other < CELLS; other++)
        if (sees[cell][other] && has_colour(clusters, other, cluster, colour))
            return true;
    return false;
}

/* Returns whether some place of one colour sees some place of another. */
static bool colours_meet(const Clusters *clusters, int cluster, int colour, int other_cluster,
                         int other_colour)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (has_colour(clusters, cell, cluster, colour) &&
            sees_colour(clusters, cell, other_cluster, other_colour))
            return true;
    return false;
}

static void find_traps(const Marks *marks, Found *found)
{
    Clusters clusters;

    for (int digit = 0; digit < DIGITS; digit++) {
        colour_digit(marks, digit, &clusters);
        for (int cluster = 0; cluster < clusters.count; cluster++)
            for (int cell = 0; cell < CELLS; cell++)
                if (clusters.cluster[cell] != cluster && sees_colour(&clusters, cell, cluster, 0) &&
                    sees_colour(&clusters, cell, cluster, 1))
                    rule_out(marks, found, cell, digit);
    }
}

static void rule_out_colour(const Marks *marks, Found *found, const Clusters *clusters, int digit,
                            int cluster, int colour)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (has_colour(clusters, cell, cluster, colour))
            rule_out(marks, found, cell, digit);
}

static void find_wraps(const Marks *marks, Found *found)
{
    Clusters clusters;

    for (int digit = 0; digit < DIGITS; digit++) {
        colour_digit(marks, digit, &clusters);
        for (int cluster = 0; cluster < clusters.count; cluster++)
            for (int colour = 0; colour < 2; colour++)
                if (colours_meet(&clusters, cluster, colour, cluster, colour))
                    rule_out_colour(marks, found, &clusters, digit, cluster, colour);
    }
}

/* Calls a function for two colours of different clusters, in every order. */
static void each_two_colours(const Marks *marks, Found *found,
                             void try_two(const Marks *marks, Found *found,
                                          const Clusters *clusters, int digit, int one, int colour,
                                          int two, int other))
{
    Clusters clusters;

    for (int digit = 0; digit < DIGITS; digit++) {
        colour_digit(marks, digit, &clusters);
        for (int i = 0; i < 4 * clusters.count * clusters.count; i++) {
            const int one = i / 4 / clusters.count;
            const int two = i / 4 % clusters.count;
            if (one != two)
                try_two(marks, found, &clusters, digit, one, i & 1, two, i >> 1 & 1);
        }
    }
}

static void try_multi_1(const Marks *marks, Found *found, const Clusters *clusters, int digit,
                        int one, int colour, int two, int other)
{
    if (!colours_meet(clusters, one, colour, two, other))
        return;
    for (int cell = 0; cell < CELLS; cell++)
        if (sees_colour(clusters, cell, one, 1 - colour) &&
            sees_colour(clusters, cell, two, 1 - other))
            rule_out(marks, found, cell, digit);
}

static void try_multi_2(const Marks *marks, Found *found, const Clusters *clusters, int digit,
                        int one, int colour, int two, int other)
{
    if (colours_meet(clusters, one, colour, two, other) &&
        colours_meet(clusters, one, colour, two, 1 - other))
        rule_out_colour(marks, found, clusters, digit, one, colour);
}

static void find_multi_1(const Marks *marks, Found *found)
{
    each_two_colours(marks, found, try_multi_1);
}

static void find_multi_2(const Marks *marks, Found *found)
{
    each_two_colours(marks, found, try_multi_2);
}

const Oracle digit_oracles[] = {{"skyscraper", NULL, find_skyscrapers, false},
                                {"two-string-kite", NULL, find_kites, false},
                                {"grouped-two-string-kite", NULL, find_grouped_kites, false},
                                {"turbot-fish", NULL, find_turbot_fish, false},
                                {"empty-rectangle", NULL, find_empty_rectangles, false},
                                {"simple-colours-trap", NULL, find_traps, false},
                                {"simple-colours-wrap", NULL, find_wraps, false},
                                {"multi-colours-1", NULL, find_multi_1, false},
                                {"multi-colours-2", NULL, find_multi_2, false},
                                {0}};

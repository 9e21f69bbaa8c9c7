/* oracle_colour.c - Colourings of one digit by their definitions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

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

const Oracle colour_oracles[] = {{"simple-colours-trap", NULL, find_traps, false},
                                 {"simple-colours-wrap", NULL, find_wraps, false},
                                 {"multi-colours-1", NULL, find_multi_1, false},
                                 {"multi-colours-2", NULL, find_multi_2, false},
                                 {0}};

/* oracle_medusa.c - 3D Medusa by its definition.
 *
 * Two candidates are partners if they are the only ones of a cell, or the only places of a digit in
 * a house. Partners get different colours; all candidates of one colour are true.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { CANDIDATES = CELLS * DIGITS };

/* The colour of each candidate of one cluster: 0, 1 or NOTHING. */
typedef struct Cluster {
    int colour[CANDIDATES];
    int digits; /* of its candidates */
} Cluster;

static bool conflict(int one, int other)
{
    const int a = one / DIGITS;
    const int b = other / DIGITS;

    return a == b ? one != other : one % DIGITS == other % DIGITS && sees[a][b];
}

static bool can(const Marks *marks, int candidate)
{
    return marks->can[candidate / DIGITS][candidate % DIGITS];
}

static bool are_partners(const Marks *marks, int one, int other)
{
    const int a = one / DIGITS;
    const int b = other / DIGITS;
    int place[9];

    if (!can(marks, other) || !conflict(one, other))
        return false;
    if (a == b)
        return count_bits(digits_of(marks, a)) == 2;
    for (int house = 0; house < HOUSES; house++)
        if (in_house(a, house) && in_house(b, house) &&
            places_of(marks, house, one % DIGITS, place) == 2)
            return true;
    return false;
}

static void colour(const Marks *marks, Cluster *cluster, int candidate, int colour_of_it)
{
    cluster->colour[candidate] = colour_of_it;
    cluster->digits |= 1 << candidate % DIGITS;
    for (int other = 0; other < CANDIDATES; other++)
        if (cluster->colour[other] == NOTHING && are_partners(marks, candidate, other))
            colour(marks, cluster, other, 1 - colour_of_it);
}

static bool meets_colour(const Cluster *cluster, int candidate, int colour_met)
{
    for (int other = 0; other < CANDIDATES; other++)
        if (cluster->colour[other] == colour_met && conflict(candidate, other))
            return true;
    return false;
}

/* Returns whether two candidates of a colour conflict. */
static bool clashes(const Cluster *cluster, int colour_tried)
{
    for (int candidate = 0; candidate < CANDIDATES; candidate++)
        if (cluster->colour[candidate] == colour_tried &&
            meets_colour(cluster, candidate, colour_tried))
            return true;
    return false;
}

/* Returns whether a colour leaves a cell that has none of the cluster with nothing. */
static bool empties(const Marks *marks, const Cluster *cluster, int colour_tried)
{
    for (int cell = 0; cell < CELLS; cell++) {
        bool is_emptied = marks->digit[cell] == NOTHING;
        for (int digit = 0; digit < DIGITS && is_emptied; digit++) {
            const int candidate = cell * DIGITS + digit;
            is_emptied =
                !marks->can[cell][digit] || (cluster->colour[candidate] == NOTHING &&
                                             meets_colour(cluster, candidate, colour_tried));
        }
        if (is_emptied)
            return true;
    }
    return false;
}

/* A cluster of one digit belongs to simple colours, except where a colour empties a cell. Where a
 * colour is wrong for a clash, what conflicts with both need not be named. */
static void conclude(const Marks *marks, Found *found, const Cluster *cluster)
{
    const bool is_one = count_bits(cluster->digits) == 1;
    Found lost = {0};
    bool has_clash = false;

    for (int tried = 0; tried < 2; tried++) {
        const bool clash = clashes(cluster, tried);
        has_clash = has_clash || clash;
        if ((clash && !is_one) || empties(marks, cluster, tried))
            for (int candidate = 0; candidate < CANDIDATES; candidate++)
                if (cluster->colour[candidate] == tried)
                    rule_out(marks, found, candidate / DIGITS, candidate % DIGITS);
    }
    for (int candidate = 0; candidate < CANDIDATES && !is_one; candidate++)
        if (cluster->colour[candidate] == NOTHING && meets_colour(cluster, candidate, 0) &&
            meets_colour(cluster, candidate, 1))
            rule_out(marks, &lost, candidate / DIGITS, candidate % DIGITS);
    if (has_clash)
        add_optional(found, &lost);
    else
        add_found(found, &lost);
}

static void find_medusas(const Marks *marks, Found *found)
{
    bool is_known[CANDIDATES] = {false};

    for (int root = 0; root < CANDIDATES; root++) {
        Cluster cluster = {.digits = 0};
        int size = 0;
        if (!can(marks, root) || is_known[root])
            continue;
        for (int i = 0; i < CANDIDATES; i++)
            cluster.colour[i] = NOTHING;
        colour(marks, &cluster, root, 0);
        for (int i = 0; i < CANDIDATES; i++) {
            is_known[i] = is_known[i] || cluster.colour[i] != NOTHING;
            size += cluster.colour[i] != NOTHING;
        }
        if (size > 1)
            conclude(marks, found, &cluster);
    }
}

const Oracle medusa_oracles[] = {{"3d-medusa", NULL, find_medusas, false}, {0}};

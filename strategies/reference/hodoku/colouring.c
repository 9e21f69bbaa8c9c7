/* colouring.c - simple colours and multi-colours.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"

/* The cells connected by conjugate pairs, in two colours. */
typedef struct Cluster {
    ChGridCells colour[2];
    ChGridCells seen[2]; /* cells seen by any cell of a colour */
    uint32_t houses;     /* houses of the conjugate pairs */
} Cluster;

typedef struct Clusters {
    int digit;
    int count;
    Cluster cluster[CH_HOUSES];
} Clusters;

static bool is_coloured(const Cluster *cluster, int cell)
{
    return ch_grid_cells_has(&cluster->colour[0], cell) ||
           ch_grid_cells_has(&cluster->colour[1], cell);
}

static void colour_from(const ChHodokuGrid *grid, int digit, int cell, int colour, Cluster *cluster)
{
    const uint32_t with_two = ch_hodoku_with_two(&grid->free[digit]);

    ch_grid_cells_add(&cluster->colour[colour], cell);
    cluster->seen[colour] = ch_grid_cells_or(cluster->seen[colour], ch_grid_peers[cell]);
    for (int i = 0; i < 3; i++) {
        const int house = ch_hodoku_houses[cell][i];
        if (!(with_two >> house & 1))
            continue;
        ChGridCells other = ch_hodoku_places(grid, house, digit);
        ch_grid_cells_remove(&other, cell);
        if (is_coloured(cluster, ch_grid_cells_first(other)))
            continue;
        cluster->houses |= 1u << house;
        colour_from(grid, digit, ch_grid_cells_first(other), 1 - colour, cluster);
    }
}

/* Finds the clusters of a digit, in the order of their lowest cells. */
static void find_clusters(const ChHodokuGrid *grid, int digit, Clusters *clusters)
{
    ChGridCells ends = {{0}};

    clusters->digit = digit;
    clusters->count = 0;
    CH_EACH_HOUSE(house, ch_hodoku_with_two(&grid->free[digit]))
        ends = ch_grid_cells_or(ends, ch_hodoku_places(grid, house, digit));
    while (!ch_grid_cells_empty(ends)) {
        Cluster *const cluster = &clusters->cluster[clusters->count++];
        *cluster = (Cluster){.houses = 0};
        colour_from(grid, digit, ch_grid_cells_first(ends), 0, cluster);
        ends = ch_grid_cells_minus(ends, ch_grid_cells_or(cluster->colour[0], cluster->colour[1]));
    }
}

static bool report_colouring(const ChFinderInput *input, ChSink *sink, ChTechniqueId technique,
                             int digit, const Cluster *one, const Cluster *other)
{
    const Cluster *const cluster[] = {one, other};
    ChDeduction deduction = ch_deduction(technique);

    for (int i = 0; i < 2 && cluster[i] != NULL; i++) {
        const int cell = ch_box_cell(ch_grid_cells_first(cluster[i]->colour[0]));
        deduction.detail.seed[i] = (uint32_t)CH_CANDIDATE(cell, digit) + 1;
        CH_EACH_HOUSE(house, cluster[i]->houses)
            ch_hodoku_add_premise(&deduction, house, digit);
    }
    return ch_hodoku_report(input, &deduction, sink);
}

/* ---- one cluster ---- */

static bool list_wrap(ChHodokuList *list, const ChHodokuGrid *grid, int digit,
                      const Cluster *cluster)
{
    list->count = 0;
    for (int i = 0; i < 2; i++)
        if (ch_grid_cells_meet(cluster->colour[i], cluster->seen[i]))
            ch_hodoku_list_cells(list, grid, cluster->colour[i], digit);
    return list->count > 0;
}

static bool list_trap(ChHodokuList *list, const ChHodokuGrid *grid, int digit,
                      const Cluster *cluster)
{
    list->count = 0;
    ch_hodoku_list_cells(list, grid, ch_grid_cells_and(cluster->seen[0], cluster->seen[1]), digit);
    return list->count > 0;
}

bool ch_hodoku_simple_colours(const ChFinderInput *input, ChSink *sink)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);
    Clusters clusters;

    CH_EACH_DIGIT(digit, ch_hodoku_fresh_digits(input)) {
        find_clusters(&hodoku->grid, digit, &clusters);
        for (int i = 0; i < clusters.count; i++) {
            const Cluster *const cluster = &clusters.cluster[i];
            if (list_wrap(&hodoku->list, &hodoku->grid, digit, cluster))
                return report_colouring(input, sink, CH_TECHNIQUE_SIMPLE_COLOURS_WRAP, digit,
                                        cluster, NULL);
            if (list_trap(&hodoku->list, &hodoku->grid, digit, cluster))
                return report_colouring(input, sink, CH_TECHNIQUE_SIMPLE_COLOURS_TRAP, digit,
                                        cluster, NULL);
        }
    }
    return false;
}

/* ---- two clusters ---- */

/* Lists the cells of a colour of ONE that sees both colours of OTHER. */
static bool list_two(ChHodokuList *list, const ChHodokuGrid *grid, int digit, const Cluster *one,
                     const Cluster *other)
{
    list->count = 0;
    for (int i = 0; i < 2; i++)
        if (ch_grid_cells_meet(one->colour[i], other->seen[0]) &&
            ch_grid_cells_meet(one->colour[i], other->seen[1]))
            ch_hodoku_list_cells(list, grid, one->colour[i], digit);
    return list->count > 0;
}

/* Lists the cells that see the opposites of two colours that see each other. */
static bool list_one(ChHodokuList *list, const ChHodokuGrid *grid, int digit, const Cluster *one,
                     const Cluster *other)
{
    list->count = 0;
    for (int way = 0; way < 4; way++)
        if (ch_grid_cells_meet(one->colour[way >> 1], other->seen[way & 1]))
            ch_hodoku_list_cells(
                list, grid,
                ch_grid_cells_and(one->seen[1 - (way >> 1)], other->seen[1 - (way & 1)]), digit);
    return list->count > 0;
}

bool ch_hodoku_multi_colours(const ChFinderInput *input, ChSink *sink)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);
    Clusters clusters;

    CH_EACH_DIGIT(digit, ch_hodoku_fresh_digits(input)) {
        find_clusters(&hodoku->grid, digit, &clusters);
        for (int i = 0; i < clusters.count; i++)
            for (int j = 0; j < clusters.count; j++) {
                const Cluster *const one = &clusters.cluster[i];
                const Cluster *const other = &clusters.cluster[j];
                if (i == j)
                    continue;
                if (list_two(&hodoku->list, &hodoku->grid, digit, one, other))
                    return report_colouring(input, sink, CH_TECHNIQUE_MULTI_COLOURS_2, digit, one,
                                            other);
                if (list_one(&hodoku->list, &hodoku->grid, digit, one, other))
                    return report_colouring(input, sink, CH_TECHNIQUE_MULTI_COLOURS_1, digit, one,
                                            other);
            }
    }
    return false;
}

/* colouring.c - simple colours and multi-colours: one digit's clusters (colours.h).
 *
 *      trap        what sees a cell of both colours loses the digit
 *      wrap        two cells of a colour see each other: that colour is false
 *      multi 1     a colour of one cluster sees a colour of another: not both are true, so one of
 *                  the two opposite colours is, and what sees both of these loses the digit
 *      multi 2     a colour of one cluster sees both colours of another: it is false
 *
 * SPDX-License-Identifier: MIT
 */
#include "colours.h"
#include "finders.h"
#include "premises.h"

static ChCandidateSet of_digit(ChCellSet cells, int digit)
{
    ChCandidateSet set = {{0}};

    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        ch_candidates_add(&set, CH_CANDIDATE(cell, digit));
    return set;
}

/* The colour that the marks show first, by one of its cells. */
static uint32_t seed_of(ChCellSet colour, int digit)
{
    return (uint32_t)CH_CANDIDATE(ch_cells_first(colour), digit) + 1;
}

/* Needs no more than the nearest way between two sets of cells; false when there is none. */
static bool rest_on_way(ChDeduction *deduction, const ChBoard *board, int digit, ChCellSet one,
                        ChCellSet other)
{
    const ChCandidateSet sources = of_digit(one, digit);
    const ChCandidateSet ends = of_digit(other, digit);
    ChLinkGraph web;

    ch_link_graph_build(&web, board, &sources, false);
    const int nearest = ch_link_graph_nearest(&web, &ends);
    if (nearest >= 0)
        ch_link_graph_trace(&web, nearest, deduction);
    return nearest >= 0;
}

/* The ways from one cell to many. */
static void rest_on_tree(ChDeduction *deduction, const ChBoard *board, int digit, int root,
                         ChCellSet cells)
{
    ChCandidateSet source = {{0}};
    ChLinkGraph web;

    ch_candidates_add(&source, CH_CANDIDATE(root, digit));
    ch_link_graph_build(&web, board, &source, false);
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        ch_link_graph_trace(&web, CH_CANDIDATE(cell, digit), deduction);
}

static bool report(ChDeduction *deduction, const ChBoard *board, ChSink *sink)
{
    return deduction->removals > 0 && ch_minimize_premises(deduction, board) &&
           ch_report(deduction, sink);
}

/* ---- simple colours ---- */

typedef bool (*TryCluster)(const ChFinderInput *input, ChSink *sink, int digit,
                           const ChCluster *cluster);

static bool find_in_clusters(const ChFinderInput *input, ChSink *sink, TryCluster try_cluster)
{
    const ChPairs *const pairs = ch_facts_pairs(input->facts);
    ChClusters clusters;

    for (unsigned digits = ch_promising_digits(input); digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        ch_clusters_build(input->board, digit, pairs->bilocal[digit], &clusters);
        for (int i = 0; i < clusters.count; i++)
            if (try_cluster(input, sink, digit, &clusters.cluster[i]))
                return true;
    }
    return false;
}

static bool wraps(const ChCluster *cluster, int colour)
{
    return ch_cells_meet(cluster->colour[colour], cluster->seen[colour]);
}

static bool try_trap(const ChFinderInput *input, ChSink *sink, int digit, const ChCluster *cluster)
{
    const ChBoard *const board = input->board;
    const ChCellSet lost = ch_cells_minus(
        ch_cells_and(ch_board_open(board, digit), ch_cells_and(cluster->seen[0], cluster->seen[1])),
        ch_cells_or(cluster->colour[0], cluster->colour[1]));
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_SIMPLE_COLOURS_TRAP);

    if (ch_cells_empty(lost) || wraps(cluster, 0) || wraps(cluster, 1))
        return false;
    for (int cell = ch_cells_next(&lost, 0); cell >= 0; cell = ch_cells_next(&lost, cell + 1))
        rest_on_way(&deduction, board, digit, ch_cells_and(cluster->colour[0], ch_cell_peers[cell]),
                    ch_cells_and(cluster->colour[1], ch_cell_peers[cell]));
    ch_add_eliminations(&deduction, board, lost, digit);
    deduction.detail.seed[0] = seed_of(cluster->colour[0], digit);
    return report(&deduction, board, sink);
}

bool ch_find_simple_colours_trap(const ChFinderInput *input, ChSink *sink)
{
    return find_in_clusters(input, sink, try_trap);
}

static bool try_wrap(const ChFinderInput *input, ChSink *sink, int digit, const ChCluster *cluster)
{
    const ChBoard *const board = input->board;

    for (int colour = 0; colour < 2; colour++) {
        const ChCellSet bad = cluster->colour[colour];
        ChDeduction deduction = ch_deduction(CH_TECHNIQUE_SIMPLE_COLOURS_WRAP);
        if (!wraps(cluster, colour))
            continue;
        rest_on_tree(&deduction, board, digit,
                     ch_cells_first(ch_cells_and(bad, cluster->seen[colour])), bad);
        ch_add_eliminations(&deduction, board, bad, digit);
        deduction.detail.seed[0] = seed_of(bad, digit);
        if (report(&deduction, board, sink))
            return true;
    }
    return false;
}

bool ch_find_simple_colours_wrap(const ChFinderInput *input, ChSink *sink)
{
    return find_in_clusters(input, sink, try_wrap);
}

/* ---- multi-colours ---- */

typedef bool (*TryClusters)(const ChFinderInput *input, ChSink *sink, int digit,
                            const ChCluster *one, const ChCluster *other);

static bool find_in_two_clusters(const ChFinderInput *input, ChSink *sink, TryClusters try_clusters)
{
    const ChPairs *const pairs = ch_facts_pairs(input->facts);
    ChClusters clusters;

    for (unsigned digits = ch_promising_digits(input); digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        ch_clusters_build(input->board, digit, pairs->bilocal[digit], &clusters);
        for (int i = 0; i < clusters.count; i++)
            for (int j = 0; j < clusters.count; j++)
                if (i != j &&
                    try_clusters(input, sink, digit, &clusters.cluster[i], &clusters.cluster[j]))
                    return true;
    }
    return false;
}

/* Whether a colour of one cluster sees both of the other. */
static bool is_squeezed(const ChCluster *one, int colour, const ChCluster *other)
{
    return ch_cells_meet(one->colour[colour], other->seen[0]) &&
           ch_cells_meet(one->colour[colour], other->seen[1]);
}

/* What conflicts with both opposites of two colours that see each other. */
static ChCellSet lost_to(const ChBoard *board, int digit, const ChCluster *one, int colour,
                         const ChCluster *other, int other_colour)
{
    if (!ch_cells_meet(one->colour[colour], other->seen[other_colour]))
        return (ChCellSet){{0}};
    return ch_cells_and(ch_board_open(board, digit),
                        ch_cells_and(one->seen[1 - colour], other->seen[1 - other_colour]));
}

/* The ways from what a cell sees in each cluster to the two colours that see each other. */
static void rest_on_both(ChDeduction *deduction, const ChBoard *board, int digit, int cell,
                         const ChCluster *one, int colour, const ChCluster *other, int other_colour)
{
    const ChCandidateSet sources[2] = {
        of_digit(ch_cells_and(one->colour[1 - colour], ch_cell_peers[cell]), digit),
        of_digit(ch_cells_and(other->colour[1 - other_colour], ch_cell_peers[cell]), digit)};
    const ChCellSet touching = ch_cells_and(one->colour[colour], other->seen[other_colour]);
    ChLinkGraph web[2];
    int best = -1;
    int best_other = -1;

    for (int i = 0; i < 2; i++)
        ch_link_graph_build(&web[i], board, &sources[i], false);
    for (int near = ch_cells_next(&touching, 0); near >= 0;
         near = ch_cells_next(&touching, near + 1)) {
        const ChCandidateSet met =
            of_digit(ch_cells_and(other->colour[other_colour], ch_cell_peers[near]), digit);
        const int here = CH_CANDIDATE(near, digit);
        const int there = ch_link_graph_nearest(&web[1], &met);
        if (there >= 0 && web[0].steps[here] != CH_NONE &&
            (best < 0 || web[0].steps[here] + web[1].steps[there] <
                             web[0].steps[best] + web[1].steps[best_other])) {
            best = here;
            best_other = there;
        }
    }
    if (best < 0)
        return;
    ch_link_graph_trace(&web[0], best, deduction);
    ch_link_graph_trace(&web[1], best_other, deduction);
}

static bool try_multi_one(const ChFinderInput *input, ChSink *sink, int digit, const ChCluster *one,
                          const ChCluster *other)
{
    const ChBoard *const board = input->board;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_MULTI_COLOURS_1);

    if (one > other)
        return false;
    for (int colour = 0; colour < 2; colour++)
        if (is_squeezed(one, colour, other) || is_squeezed(other, colour, one))
            return false;
    for (int way = 0; way < 4; way++) {
        const ChCellSet lost = lost_to(board, digit, one, way >> 1, other, way & 1);
        if (ch_cells_empty(lost))
            continue;
        for (int cell = ch_cells_next(&lost, 0); cell >= 0; cell = ch_cells_next(&lost, cell + 1))
            rest_on_both(&deduction, board, digit, cell, one, way >> 1, other, way & 1);
        ch_add_eliminations(&deduction, board, lost, digit);
        if (deduction.detail.seed[0] == 0) {
            deduction.detail.seed[0] = seed_of(one->colour[1 - (way >> 1)], digit);
            deduction.detail.seed[1] = seed_of(other->colour[1 - (way & 1)], digit);
        }
    }
    return report(&deduction, board, sink);
}

bool ch_find_multi_colours_1(const ChFinderInput *input, ChSink *sink)
{
    return find_in_two_clusters(input, sink, try_multi_one);
}

static bool try_multi_two(const ChFinderInput *input, ChSink *sink, int digit, const ChCluster *one,
                          const ChCluster *other)
{
    const ChBoard *const board = input->board;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_MULTI_COLOURS_2);

    for (int colour = 0; colour < 2; colour++) {
        const ChCellSet bad = one->colour[colour];
        if (!is_squeezed(one, colour, other) || wraps(one, colour))
            continue;
        rest_on_way(&deduction, board, digit, ch_cells_and(other->colour[0], one->seen[colour]),
                    ch_cells_and(other->colour[1], one->seen[colour]));
        rest_on_tree(&deduction, board, digit, ch_cells_first(bad), bad);
        ch_add_eliminations(&deduction, board, bad, digit);
        if (deduction.detail.seed[0] == 0) {
            deduction.detail.seed[0] = seed_of(bad, digit);
            deduction.detail.seed[1] = seed_of(other->colour[0], digit);
        }
    }
    return report(&deduction, board, sink);
}

bool ch_find_multi_colours_2(const ChFinderInput *input, ChSink *sink)
{
    return find_in_two_clusters(input, sink, try_multi_two);
}

/* colouring.c - simple colours and multi-colours: conclusions from one digit's clusters
 * (colours.h).
 *
 *      trap        a cell sees cells of both colours: the digit is removed there
 *      wrap        two cells of a colour see each other: that colour is false
 *      multi 1     a colour of one cluster sees a colour of another: at most one of them is true,
 *                  so at least one of the opposite colours is; cells that see both of these lose
 *                  the digit
 *      multi 2     a colour of one cluster sees both colours of another: it is false
 *
 * SPDX-License-Identifier: MIT
 */
#include "colours.h"
#include "finders.h"
#include "fresh.h"
#include "premises.h"

static ChCandidateSet candidates_of(ChCellSet cells, int digit)
{
    ChCandidateSet set = {{0}};

    CH_EACH_CELL(cell, cells)
        ch_candidates_add(&set, CH_CANDIDATE(cell, digit));
    return set;
}

/* Returns the seed of the colour that the marks show first: one of its candidates, plus one. */
static uint32_t seed_of(ChCellSet colour, int digit)
{
    return (uint32_t)CH_CANDIDATE(ch_cells_first(colour), digit) + 1;
}

/* Adds the shortest path between two sets of cells to the premises.  False when there is none. */
static bool add_path_premises(ChDeduction *deduction, const ChBoard *board, int digit,
                              ChCellSet one, ChCellSet other)
{
    const ChCandidateSet sources = candidates_of(one, digit);
    const ChCandidateSet ends = candidates_of(other, digit);
    ChLinkGraph graph;

    ch_link_graph_build(&graph, board, &sources, false);
    const int nearest = ch_link_graph_nearest(&graph, &ends);
    if (nearest >= 0)
        ch_link_graph_trace(&graph, nearest, deduction);
    return nearest >= 0;
}

/* Adds the paths from one cell to many to the premises. */
static void add_tree_premises(ChDeduction *deduction, const ChBoard *board, int digit, int root,
                              ChCellSet cells)
{
    ChCandidateSet source = {{0}};
    ChLinkGraph graph;

    ch_candidates_add(&source, CH_CANDIDATE(root, digit));
    ch_link_graph_build(&graph, board, &source, false);
    CH_EACH_CELL(cell, cells)
        ch_link_graph_trace(&graph, CH_CANDIDATE(cell, digit), deduction);
}

static bool report_minimized(ChDeduction *deduction, const ChBoard *board, ChSink *sink)
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

    CH_EACH_DIGIT(digit, ch_promising_digits(input)) {
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

    if (ch_cells_empty(lost))
        return false;
    CH_EACH_CELL(cell, lost)
        add_path_premises(&deduction, board, digit,
                          ch_cells_and(cluster->colour[0], ch_cell_peers[cell]),
                          ch_cells_and(cluster->colour[1], ch_cell_peers[cell]));
    ch_add_eliminations(&deduction, board, lost, digit);
    deduction.detail.seed[0] = seed_of(cluster->colour[0], digit);
    return report_minimized(&deduction, board, sink);
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
        add_tree_premises(&deduction, board, digit,
                          ch_cells_first(ch_cells_and(bad, cluster->seen[colour])), bad);
        ch_add_eliminations(&deduction, board, bad, digit);
        deduction.detail.seed[0] = seed_of(bad, digit);
        if (report_minimized(&deduction, board, sink))
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

    CH_EACH_DIGIT(digit, ch_promising_digits(input)) {
        ch_clusters_build(input->board, digit, pairs->bilocal[digit], &clusters);
        for (int i = 0; i < clusters.count; i++)
            for (int j = 0; j < clusters.count; j++)
                if (i != j &&
                    try_clusters(input, sink, digit, &clusters.cluster[i], &clusters.cluster[j]))
                    return true;
    }
    return false;
}

/* Reports whether a colour of one cluster sees both colours of the other. */
static bool sees_both(const ChCluster *one, int colour, const ChCluster *other)
{
    return ch_cells_meet(one->colour[colour], other->seen[0]) &&
           ch_cells_meet(one->colour[colour], other->seen[1]);
}

/* Returns the cells that see both opposites of two colours that see each other. */
static ChCellSet seen_by_opposites(const ChBoard *board, int digit, const ChCluster *one,
                                   int colour, const ChCluster *other, int other_colour)
{
    if (!ch_cells_meet(one->colour[colour], other->seen[other_colour]))
        return (ChCellSet){{0}};
    return ch_cells_and(ch_board_open(board, digit),
                        ch_cells_and(one->seen[1 - colour], other->seen[1 - other_colour]));
}

/* Adds the shortest paths from the coloured cells that a cell sees, one in each cluster, to the two
 * colours that see each other. */
static void add_both_paths(ChDeduction *deduction, const ChBoard *board, int digit, int cell,
                           const ChCluster *one, int colour, const ChCluster *other,
                           int other_colour)
{
    const ChCandidateSet sources[2] = {
        candidates_of(ch_cells_and(one->colour[1 - colour], ch_cell_peers[cell]), digit),
        candidates_of(ch_cells_and(other->colour[1 - other_colour], ch_cell_peers[cell]), digit)};
    const ChCellSet touching = ch_cells_and(one->colour[colour], other->seen[other_colour]);
    ChLinkGraph graph[2];
    int best = -1;
    int best_other = -1;

    for (int i = 0; i < 2; i++)
        ch_link_graph_build(&graph[i], board, &sources[i], false);
    CH_EACH_CELL(near, touching) {
        const ChCandidateSet met =
            candidates_of(ch_cells_and(other->colour[other_colour], ch_cell_peers[near]), digit);
        const int here = CH_CANDIDATE(near, digit);
        const int there = ch_link_graph_nearest(&graph[1], &met);
        if (there >= 0 && graph[0].steps[here] != CH_NONE &&
            (best < 0 || graph[0].steps[here] + graph[1].steps[there] <
                             graph[0].steps[best] + graph[1].steps[best_other])) {
            best = here;
            best_other = there;
        }
    }
    if (best < 0)
        return;
    ch_link_graph_trace(&graph[0], best, deduction);
    ch_link_graph_trace(&graph[1], best_other, deduction);
}

static bool try_multi_one(const ChFinderInput *input, ChSink *sink, int digit, const ChCluster *one,
                          const ChCluster *other)
{
    const ChBoard *const board = input->board;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_MULTI_COLOURS_1);

    if (one > other)
        return false;
    for (int pair = 0; pair < 4; pair++) {
        const ChCellSet lost = seen_by_opposites(board, digit, one, pair >> 1, other, pair & 1);
        if (ch_cells_empty(lost))
            continue;
        CH_EACH_CELL(cell, lost)
            add_both_paths(&deduction, board, digit, cell, one, pair >> 1, other, pair & 1);
        ch_add_eliminations(&deduction, board, lost, digit);
        if (deduction.detail.seed[0] == 0) {
            deduction.detail.seed[0] = seed_of(one->colour[1 - (pair >> 1)], digit);
            deduction.detail.seed[1] = seed_of(other->colour[1 - (pair & 1)], digit);
        }
    }
    return report_minimized(&deduction, board, sink);
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
        if (!sees_both(one, colour, other))
            continue;
        add_path_premises(&deduction, board, digit,
                          ch_cells_and(other->colour[0], one->seen[colour]),
                          ch_cells_and(other->colour[1], one->seen[colour]));
        add_tree_premises(&deduction, board, digit, ch_cells_first(bad), bad);
        ch_add_eliminations(&deduction, board, bad, digit);
        if (deduction.detail.seed[0] == 0) {
            deduction.detail.seed[0] = seed_of(bad, digit);
            deduction.detail.seed[1] = seed_of(other->colour[0], digit);
        }
    }
    return report_minimized(&deduction, board, sink);
}

bool ch_find_multi_colours_2(const ChFinderInput *input, ChSink *sink)
{
    return find_in_two_clusters(input, sink, try_multi_two);
}

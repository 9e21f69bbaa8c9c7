/* colours.h - candidates joined by conjugate pairs and bivalue cells, in two colours.
 *
 *      a - b         A house with two places for a digit, or a cell with two candidates, joins two
 *      |   |         candidates of which just one is true.  Candidates joined directly or through
 *      b   a - b     others form a cluster.  Neighbours have different colours, so all candidates
 *                    of one colour are true and none of the other.
 *
 * A ChCluster is joined by houses alone, so it has one digit; medusa.c has the clusters of all
 * digits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_COLOURS_H
#define CH_STRATEGIES_COLOURS_H

#include "deduction.h"

typedef struct ChCluster {
    ChCellSet colour[2];
    ChCellSet seen[2]; /* the cells that see some cell of a colour */
} ChCluster;

/* The clusters of a digit.  Each has a house of its own, so there are at most CH_HOUSES. */
typedef struct ChClusters {
    int count;
    ChCluster cluster[CH_HOUSES];
} ChClusters;

/* Builds the clusters of a digit.  HOUSES are those with two places for the digit. */
void ch_clusters_build(const ChBoard *board, int digit, uint32_t houses, ChClusters *clusters);

/* ---- paths through a cluster ---- */

/* The candidates that can be reached from some sources over two-way choices, with shortest
 * paths. */
typedef struct ChLinkGraph {
    uint16_t from[CH_CANDIDATES];  /* the previous candidate; CH_NONE for a source */
    uint16_t by[CH_CANDIDATES];    /* the constraint that joins the two */
    uint16_t steps[CH_CANDIDATES]; /* CH_NONE: not reached */
} ChLinkGraph;

/* Searches from the sources over houses with two places for a digit and, WITH_CELLS, bivalue
 * cells. */
void ch_link_graph_build(ChLinkGraph *graph, const ChBoard *board, const ChCandidateSet *sources,
                         bool with_cells);

/* Adds the constraints on the path to a candidate to the premises. */
void ch_link_graph_trace(const ChLinkGraph *graph, int candidate, ChDeduction *deduction);

/* Returns the candidate of a set with the shortest path; -1 when none is reached. */
int ch_link_graph_nearest(const ChLinkGraph *graph, const ChCandidateSet *set);

/* Returns the other candidate of a constraint with two; -1 when it has more or fewer. */
int ch_choice_other(const ChBoard *board, int constraint, int candidate);

#endif

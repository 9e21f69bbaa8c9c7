/* colours.h - candidates joined by choices between two, in two colours.
 *
 *      a - b         A house with two places for a digit, or a cell with two candidates, joins two
 *      |   |         candidates of which just one is true.  What is joined, directly or through
 *      b   a - b     others, is a cluster; neighbours have different colours, so all candidates of
 *                    one colour are true and none of the other.
 *
 * A cluster here is joined by houses alone, hence of one digit; medusa.c has those of all digits.
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

/* The clusters of a digit.  Each has a house of its own, so that there are never more. */
typedef struct ChClusters {
    int count;
    ChCluster cluster[CH_HOUSES];
} ChClusters;

/* HOUSES are those with two places for the digit. */
void ch_clusters_build(const ChBoard *board, int digit, uint32_t houses, ChClusters *clusters);

/* ---- ways through a cluster ---- */

/* What is reached from some candidates over choices between two: the shortest ways there. */
typedef struct ChLinkGraph {
    uint16_t from[CH_CANDIDATES];  /* the candidate before, CH_NONE at a beginning */
    uint16_t by[CH_CANDIDATES];    /* the constraint between the two */
    uint16_t steps[CH_CANDIDATES]; /* CH_NONE: not reached */
} ChLinkGraph;

/* The constraints that may join: a digit's in houses, and those of cells WITH_CELLS. */
void ch_link_graph_build(ChLinkGraph *web, const ChBoard *board, const ChCandidateSet *sources,
                         bool with_cells);

/* Adds the way to a candidate to the premises. */
void ch_link_graph_trace(const ChLinkGraph *web, int candidate, ChDeduction *deduction);

/* The reached candidate of a set with the shortest way; -1 when none is reached. */
int ch_link_graph_nearest(const ChLinkGraph *web, const ChCandidateSet *set);

/* The other candidate of a constraint with two; -1 when it has more or fewer. */
int ch_choice_other(const ChBoard *board, int constraint, int candidate);

#endif

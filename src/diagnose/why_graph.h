/* why_graph.h - the proof graph of a position, and the easiest way through it that is found.
 *
 * An edge is a step: it may be taken when all that it needs dead is dead, and what it kills is dead
 * from then on.  Most candidates are killed by several edges, and each choice makes another proof.
 *
 *      needs ──┐
 *      needs ──┼── step ──> kills, kills, ...
 *      needs ──┘
 *
 * A way is a set of steps that leads from the position to the fact.  Its weight, a hundred for each
 * step and the scores of their techniques, says how hard it is to follow.  Ways are looked for step
 * by step, the cheapest first, where the steps at hand cost nothing: so what is left out of a way
 * is replaced with as little new as can be.  The work is bounded by a number of such searches.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_WHY_GRAPH_H
#define CH_DIAGNOSE_WHY_GRAPH_H

#include "argument.h"
#include "engine.h"
#include "mistakes.h"

enum { CH_GRAPH_EDGES = 1024, CH_GRAPH_WORDS = CH_GRAPH_EDGES / 64, CH_GRAPH_MEMORY = 256 * 1024 };

/* Edges as bits. */
typedef struct ChEdgeSet {
    uint64_t word[CH_GRAPH_WORDS];
} ChEdgeSet;

typedef struct ChEdge {
    ChStep step;
    ChCandidateSet needs;
    ChCandidateSet kills; /* alive in the position, as are those it needs */
    uint32_t weight;
} ChEdge;

/* The steps of a way, each after those that it rests on. */
typedef struct ChWay {
    uint32_t count;
    uint32_t weight;
    uint16_t edge[CH_GRAPH_EDGES];
} ChWay;

/* Large and the caller's. */
typedef struct ChGraph {
    ChFact goal;          /* no candidate: that there is no solution */
    ChCandidateSet alive; /* in the position */
    ChArena arena;        /* of the steps' details */
    uint32_t count;
    uint32_t searches; /* that are left */
    ChEdge edge[CH_GRAPH_EDGES];
    ChEdgeSet needing[CH_CANDIDATES]; /* the edges that need it dead */
    uint16_t needed[CH_GRAPH_EDGES];  /* how many each needs */
    uint16_t unmet[CH_GRAPH_EDGES];   /* of a search: how many are not dead yet */
    uint16_t killer[CH_CANDIDATES];   /* the edge that killed it, or CH_NONE */
    ChEdgeSet behind[CH_GRAPH_EDGES]; /* the new edges of the way that ends with it */
    uint64_t queue[CH_GRAPH_EDGES];   /* edges that may be taken, by what they cost: a heap */
    uint32_t waiting;
    ChWay tried;
    _Alignas(max_align_t) unsigned char memory[CH_GRAPH_MEMORY];
} ChGraph;

void ch_graph_start(ChGraph *graph, const ChBoard *position, ChFact goal);

/* Adds a step that was found on a board which follows from the position; one that is no better than
 * another there is left out, as is what does not fit. */
void ch_graph_add(ChGraph *graph, const ChBoard *before, const ChStep *step);

/* Adds each way to place the digits of a board by a single of the plan. */
void ch_graph_add_singles(ChGraph *graph, const ChBoard *solved, const ChPlan *plan);

/* Looks for a way from nothing but the graph; false when none leads to the goal. */
bool ch_graph_seek(ChGraph *graph, ChWay *way);

/* Makes a way lighter: each of its steps is left out in turn, and what is missing then is replaced,
 * as long as that helps. */
void ch_graph_lighten(ChGraph *graph, ChWay *way);

/* Strikes one of the way's steps from the graph, and mends the way; false when that cannot be
 * done. */
bool ch_graph_avoid(ChGraph *graph, ChWay *way, uint32_t which);

#endif

/* why_graph.h - the proof graph of a position, and a search for the easiest proof in it.
 *
 * An edge is a step. It may be taken when all candidates that it needs eliminated are eliminated;
 * it then eliminates further candidates. Most candidates are eliminated by several edges, and each
 * choice gives another proof.
 *
 *      needs ──┐
 *      needs ──┼── step ──> kills, kills, ...
 *      needs ──┘
 *
 * A path (ChProofPath) is a set of steps that leads from the position to the fact. Its weight
 * measures the difficulty: a hundred for each step, plus the scores of the techniques. Paths are
 * searched step by step, the cheapest first. The steps of the present path cost nothing, so a step
 * left out is replaced by as little as possible. The number of such searches is bounded.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_WHY_GRAPH_H
#define CH_DIAGNOSE_WHY_GRAPH_H

#include "argument.h"
#include "engine.h"
#include "mistakes.h"

enum { CH_GRAPH_EDGES = 1024, CH_GRAPH_WORDS = CH_GRAPH_EDGES / 64, CH_GRAPH_MEMORY = 256 * 1024 };

/* A set of edges. */
typedef struct ChEdgeSet {
    uint64_t word[CH_GRAPH_WORDS];
} ChEdgeSet;

/* A step with its needs and effects. */
typedef struct ChEdge {
    ChStep step;
    ChCandidateSet needs;
    ChCandidateSet kills; /* candidates of the position that it eliminates; likewise `needs` */
    uint32_t weight;
} ChEdge;

/* The steps of a path, each after those that it depends on. */
typedef struct ChProofPath {
    uint32_t count;
    uint32_t weight;
    uint16_t edge[CH_GRAPH_EDGES];
} ChProofPath;

/* A proof graph: large, owned by the caller. */
typedef struct ChGraph {
    ChFact goal;          /* the fact to prove; CH_NONE as candidate: there is no solution */
    ChCandidateSet alive; /* the candidates open in the position */
    ChArena arena;        /* memory of the steps' details */
    uint32_t count;
    uint32_t searches; /* number of searches left */
    ChEdge edge[CH_GRAPH_EDGES];
    ChEdgeSet needing[CH_CANDIDATES];   /* by candidate: the edges that need it eliminated */
    uint16_t needed[CH_GRAPH_EDGES];    /* by edge: the number of its needs */
    uint16_t unmet[CH_GRAPH_EDGES];     /* during a search: the number of its needs not yet met */
    uint16_t removed_by[CH_CANDIDATES]; /* by candidate: the edge that eliminated it, or CH_NONE */
    ChEdgeSet behind[CH_GRAPH_EDGES];   /* by edge: the new edges on the path that ends with it */
    uint64_t queue[CH_GRAPH_EDGES];     /* a heap of the edges that may be taken, by cost */
    uint32_t waiting;
    ChProofPath tried;
    _Alignas(max_align_t) unsigned char memory[CH_GRAPH_MEMORY];
} ChGraph;

/* Starts an empty graph for a position and a goal. */
void ch_graph_start(ChGraph *graph, const ChBoard *position, ChFact goal);

/* Adds a step found on a board that follows from the position. A step no better than another one is
 * left out, as is one that does not fit. */
void ch_graph_add(ChGraph *graph, const ChBoard *before, const ChStep *step);

/* Adds, for each digit placed on a board, the singles of the plan that can place it. */
void ch_graph_add_singles(ChGraph *graph, const ChBoard *solved, const ChPlan *plan);

/* Looks for a path from the start; false when none leads to the goal. */
bool ch_graph_seek(ChGraph *graph, ChProofPath *path);

/* Makes a path lighter: leaves out each of its steps in turn and replaces what is then missing, as
 * long as the weight decreases. */
void ch_graph_lighten(ChGraph *graph, ChProofPath *path);

/* Removes step WHICH of the path from the graph and repairs the path; false when that is
 * impossible. */
bool ch_graph_avoid(ChGraph *graph, ChProofPath *path, uint32_t which);

#endif

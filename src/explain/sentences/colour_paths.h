/* colour_paths.h - shortest arguments in coloured candidates.
 *
 * The links are the step's premises with two candidates: one of the two is true.  If a coloured
 * candidate is true, coloured candidates that conflict with it are false, and the other ends of
 * their links are true.  A breadth-first search from a candidate supposed true finds the shortest
 * way to a true candidate that conflicts with it, or the shortest ways to several.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_COLOUR_PATHS_H
#define CH_EXPLAIN_COLOUR_PATHS_H

#include "reasons.h"

enum { CH_MAX_LINKS = CH_CONSTRAINTS };

/* The coloured candidates of a step, and its links between them. */
typedef struct ChColourGraph {
    ChCandidateSet coloured;
    size_t link_count;
    uint16_t link[CH_MAX_LINKS][2];
} ChColourGraph;

/* What follows from one candidate supposed true. */
typedef struct ChColourPaths {
    int start;
    size_t count;
    uint16_t reached[CH_CANDIDATES]; /* true candidates, the nearest first */
    uint16_t depth[CH_CANDIDATES];   /* of a true candidate, in inferences; CH_NONE: not reached */
    uint16_t from[CH_CANDIDATES];    /* the false end of a true candidate's link */
    uint16_t cause[CH_CANDIDATES];   /* the true candidate that makes a candidate false */
} ChColourPaths;

void ch_colour_graph(ChColourGraph *graph, const ChSentenceContext *context);
void ch_colour_paths(ChColourPaths *paths, const ChColourGraph *graph, int start);

/* Returns the nearest candidate that must be true if the start is, and conflicts with it; CH_NONE
 * when there is none. */
int ch_colour_paths_clash(const ChColourPaths *paths);

enum { CH_MAX_HOPS = 64 };

/* Returns the inferences from the start to a true candidate, in order, and their number. */
size_t ch_colour_paths_hops(const ChColourPaths *paths, int candidate, ChHop hop[CH_MAX_HOPS]);

#endif

/* essential_try.h - a set of steps, and what a list of them leads to; see essential.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_ESSENTIAL_TRY_H
#define CH_DIAGNOSE_ESSENTIAL_TRY_H

#include "singles_closure.h"
#include "why_graph.h"

/* The steps beyond singles of a path, in the order in which they are taken. */
typedef struct ChEssentialPath {
    uint32_t count;
    uint32_t weight; /* the sum of the steps' weights */
    uint16_t edge[CH_GRAPH_EDGES];
} ChEssentialPath;

/* Colours whose cluster is not to be seen where a path takes them: the technique, and what it
 * eliminates there. */
typedef struct ChHiddenCluster {
    int technique;
    ChCandidateSet removed;
} ChHiddenCluster;

enum { CH_HIDDEN_CLUSTERS = 4, CH_SAVED_BOARDS = 128 };

/* How long the row of a plan is left out of surveys: after one without a new step for a position,
 * after the next for three. */
typedef struct ChRowWait {
    uint8_t positions; /* still to be left out */
    uint8_t last;      /* the last wait */
} ChRowWait;

/* Working memory: large (1 MB), owned by the caller, reusable. */
typedef struct ChEssential {
    ChEngine *engine; /* whose log is shortened */
    ChGraph graph;    /* the steps to choose from; its edges alone are used */
    ChPlan plan;      /* the rows up to the hardest one of the solve */
    ChPlan singles;   /* those of them that find singles */
    ChSingleKinds kinds;
    int level;                   /* the highest level of a step of the solve */
    ChTechniqueSet techniques;   /* of the rows of `plan`, up to that level, without singles */
    uint32_t surveys;            /* number of positions that may still be surveyed */
    ChRowWait wait[CH_MAX_ROWS]; /* by row of `plan` */
    uint32_t taken;              /* number of steps taken in all trials of a search */
    ChBoard start;
    ChBoard end; /* of the solve */
    ChBoard board;
    ChBoard saved[CH_SAVED_BOARDS]; /* those before the steps of a list that is being reduced */
    ChHiddenCluster hidden[CH_HIDDEN_CLUSTERS];
    int hidden_count;
    ChEdgeSet guesses;                    /* steps that are kept in any case */
    ChCandidateSet scope[CH_GRAPH_EDGES]; /* by edge: the candidates in its premises */
    uint32_t weight[CH_GRAPH_EDGES];      /* by edge: that of why_graph.h and of its level */
    uint16_t easiest[CH_GRAPH_EDGES];     /* the edges, the easiest first */
    ChEssentialPath path;
    ChEssentialPath tried;
    ChEssentialPath list;     /* a variation of the path */
    ChEssentialPath rest;     /* the same less a step */
    ChEssentialPath surveyed; /* the path whose positions were surveyed last */
    ChLog full;               /* a copy of the solve */
    _Alignas(max_align_t) unsigned char memory[CH_LOG_MEMORY];
} ChEssential;

/* Adds a step found on a board that follows from the start position. */
void ch_essential_add(ChEssential *essential, const ChBoard *before, const ChStep *step);

/* Reports whether a step concludes anything. */
bool ch_essential_concludes(const ChStep *step);

/* Tries a list of steps: takes the first one that can be taken, again and again. Returns true when
 * this leads to the end of the solve. ESSENTIAL->tried receives the steps that were taken. */
bool ch_essential_try(ChEssential *essential, const uint16_t *edge, uint32_t count);

/* Saves the boards before the first steps of a list in the order in which they are taken; returns
 * their number. */
uint32_t ch_essential_save(ChEssential *essential, const ChEssentialPath *list);

/* Tries a list like ch_essential_try(), from the saved board before step KNOWN: the steps before
 * that are those of the list that was saved. */
bool ch_essential_try_from(ChEssential *essential, const ChEssentialPath *list, uint32_t known);

#endif

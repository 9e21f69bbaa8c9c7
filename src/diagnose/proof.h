/* proof.h - the memory in which a proof is built, and the functions that build it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_PROOF_H
#define CH_DIAGNOSE_PROOF_H

#include "argument.h"
#include "engine.h"
#include "why_graph.h"

/* The truth of a fact in a position. */
typedef enum ChTruth {
    CH_TRUTH_HOLDS,
    CH_TRUTH_FAILS,   /* the opposite holds and is proved instead */
    CH_TRUTH_OPEN,    /* solutions exist with and without the candidate */
    CH_TRUTH_NOWHERE, /* the position has no solution */
    CH_TRUTH_UNKNOWN  /* the search's budget ran out */
} ChTruth;

enum { CH_WHY_LINES = 8192 }; /* most lines of a proof by cases */

/* A fact, its truth and its proof, with working memory: large, owned by the caller, reusable. */
typedef struct ChWhy {
    ChPuzzle puzzle; /* the position, less the player's own entry or elimination of the candidate */
    ChTruth truth;
    ChFact fact;       /* the fact proved: the one queried, or its opposite */
    int deciding_cell; /* cell whose digit decides the fact by itself; -1: a proof is needed */
    bool is_unmarked; /* the marks of a pencil-mark puzzle lack the candidate: no proof is needed */
    unsigned also;    /* other digits of the cell that the last step may rule out; set beforehand */
    bool is_proved;   /* the log proves the fact; false when no proof short enough was found */
    ChLog log;        /* the proof */
    uint8_t with[CH_CELLS]; /* OPEN: a solution with the candidate and one without */
    uint8_t without[CH_CELLS];

    ChSearch search;
    ChEngine engine;
    ChBoard board;
    ChGraph graph;
    ChProofPath path;
    ChProofPath other_path;
    uint16_t removed_by[CH_CANDIDATES];
    ChPremise premise[CH_MAX_PREMISES];
    ChLine line[CH_WHY_LINES];
    _Alignas(max_align_t) unsigned char memory[CH_LOG_MEMORY];
} ChWhy;

/* Removes the rows that rely on uniqueness from a plan unless the puzzle has one solution. */
void ch_why_restrict_plan(ChSearch *search, const ChPuzzle *puzzle, ChPlan *plan);

/* ---- used within this folder ---- */

/* Start and end the proof of a fact in WHY->puzzle; CH_NONE as candidate means that there is no
 * solution. */
void ch_why_open(ChWhy *why, ChFact fact);
void ch_why_close(ChWhy *why);

/* Replays the engine's log up to the step that concludes the fact. Returns its number, or 0 when no
 * step does. WHY->removed_by then holds the number of the step that eliminated each candidate, 0
 * for the position. */
uint32_t ch_why_trace(ChWhy *why);

/* Proves the fact by cases where the engine is stuck, if they are few; the step is added to the
 * engine's log. */
bool ch_why_cases(ChWhy *why, const ChPlan *plan);

/* Continues where the techniques are stuck. The fact itself is proved by cases if they are few;
 * otherwise the candidate with the shortest argument is refuted. Returns false when none can be. */
bool ch_why_extend_by_cases(ChWhy *why, const ChPlan *plan);

/* Adds to LOG the first step on WHY->board that concludes the fact, by a technique of at most
 * LEVEL; false when there is none. */
bool ch_why_find(ChWhy *why, const ChPlan *plan, int level, ChLog *log);

/* Looks for an easier proof than the one in the log, which was sliced from the engine's.
 * FINAL_LEVEL is the level of the technique by which the solve concluded the fact. Replaces the
 * engine's log by the new proof and returns the number of its last step; 0 when there is none. */
uint32_t ch_proof_shorten(ChWhy *why, const ChPlan *plan, int final_level);

/* Reports whether a step concludes the fact. */
bool ch_why_concludes(const ChStep *step, ChFact fact);

/* Returns the input for finders on WHY->board, and prepares the profile's state for it. */
ChFinderInput ch_why_input(ChWhy *why, const ChPlan *plan);

/* Fills the log with the steps that step LAST of the engine's log, which concludes the fact,
 * depends on. Requires WHY->removed_by, see ch_why_trace(). Returns false when the log has no
 * room. */
bool ch_proof_slice(ChWhy *why, uint32_t last);

#endif

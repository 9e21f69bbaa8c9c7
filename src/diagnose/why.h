/* why.h - the short proof of one fact, cut out of a solve.
 *
 * A position is solved until the fact is reached; then the proof is read backward, each step being
 * kept for what later ones rest on, and only for that:
 *
 *      the fact  <-  the step that concludes it  <-  what was dead in its premises  <-  ...
 *
 * Then each step is left out that the others do not miss, neither for their proof nor for their
 * pattern.  Where the strategies do not reach the fact, its opposite is refuted by cases; or, if
 * that would be long, other candidates first.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_WHY_H
#define CH_DIAGNOSE_WHY_H

#include "argument.h"
#include "engine.h"
#include "mistakes.h"
#include "why_graph.h"

typedef enum ChTruth {
    CH_TRUTH_HOLDS,
    CH_TRUTH_FAILS,   /* the opposite holds, and is proved */
    CH_TRUTH_OPEN,    /* there are solutions either way */
    CH_TRUTH_NOWHERE, /* the position has no solution */
    CH_TRUTH_UNKNOWN  /* the search's budget ran out */
} ChTruth;

enum { CH_WHY_LINES = 8192 }; /* of a proof by cases */

/* Large, the caller's, reused as often as wanted. */
typedef struct ChWhy {
    ChPuzzle puzzle; /* the position, less what would beg the question: the fact itself, if a player
                         entered it or ruled it out */
    ChTruth truth;
    ChFact fact;      /* what is proved: the fact asked for, or its opposite */
    int closer;       /* the cell whose digit in the position rules the candidate out by itself, or
                         that is given; -1: there is a proof */
    bool is_unmarked; /* the marks of a pencil-mark puzzle lack the candidate: no proof either */
    unsigned also;  /* digits of the fact's cell that the last step of the proof may rule out, too:
                       none, unless they are set before the proof */
    bool is_proved; /* the log proves it; false only when no proof was found that is short enough */
    ChLog log;      /* the proof */
    uint8_t with[CH_CELLS]; /* OPEN: a solution with the candidate, and one without */
    uint8_t without[CH_CELLS];

    ChSearch search;
    ChEngine engine;
    ChBoard board;
    ChGraph graph;
    ChWay way;
    ChWay other_way;
    uint16_t killer[CH_CANDIDATES];
    ChPremise premise[CH_MAX_PREMISES];
    ChLine line[CH_WHY_LINES];
    _Alignas(max_align_t) unsigned char memory[CH_LOG_MEMORY];
} ChWhy;

/* Asks whether the fact holds in the position of the puzzle: all but the proof. */
void ch_why_ask(ChWhy *why, const ChPuzzle *puzzle, ChFact fact);

/* Asks only whether the position has a solution, and TRUTH is OPEN then. */
void ch_why_ask_position(ChWhy *why, const ChPuzzle *puzzle);

/* Then proves it, if it holds or its opposite does, by the techniques of a plan; those that lean on
 * uniqueness are left out unless the puzzle has one solution. */
void ch_why_prove(ChWhy *why, const ChPlan *plan);

/* After ch_why_ask(): looks for the easiest step that settles the fact right away; true when there
 * is one, which is the log.  Techniques of the highest level, which show most of what is true,
 * count only when the way there by the plan needs one, or when they are wanted ANYWAY. */
bool ch_why_at_once(ChWhy *why, const ChPlan *plan, bool anyway);

/* After ch_why_ask(): whether a technique of the plan finds any step in the position. */
bool ch_why_finds_any(ChWhy *why, const ChPlan *plan);

/* Both, ask and prove. */
void ch_why(ChWhy *why, const ChPuzzle *puzzle, ChFact fact, const ChPlan *plan);

/* Proves one of the mistakes from what is right in the position; at a dead end, which nothing true
 * can be proved from, from the puzzle alone. */
void ch_why_mistake(ChWhy *why, const ChMistakes *mistakes, uint32_t which, const ChPlan *plan);

/* Proves the first digit that a solve of the position by the plan places: its log is the steps that
 * lead there, and no others.  False when the plan places none. */
bool ch_why_next_digit(ChWhy *why, const ChPuzzle *puzzle, const ChPlan *plan);

/* Takes the rows that lean on uniqueness out of a plan unless the puzzle has one solution. */
void ch_why_heed_uniqueness(ChSearch *search, const ChPuzzle *puzzle, ChPlan *plan);

/* Proves that a puzzle without a solution has none, in as few steps as that takes: the log ends
 * with a contradiction.  The plan must not lean on uniqueness (ch_plan_leave_unique()).  False when
 * its techniques do not reach that, nor, if CASES are allowed, a few of them. */
bool ch_prove_unsolvable(ChWhy *why, const ChPuzzle *puzzle, const ChPlan *plan, bool cases);

/* The digits of the fact's cell that its proof rules out, each in its last step and none in another
 * way: none when it places a digit there. */
unsigned ch_why_ruled_out(const ChWhy *why);

/* ---- its parts ---- */

/* Starts the proof of a fact in WHY->puzzle (no candidate: that there is no solution), and ends
 * it. */
void ch_why_open(ChWhy *why, ChFact fact);
void ch_why_close(ChWhy *why);

/* Goes along the engine's log up to the step that settles the fact; returns its number, 0 when none
 * does.  WHY->killer then tells for each dead candidate which step killed it, 0: the position. */
uint32_t ch_why_trace(ChWhy *why);

/* Settles the fact by cases from where the engine is stuck, if they are few; the step is the last
 * of its log. */
bool ch_why_cases(ChWhy *why, const ChPlan *plan);

/* Adds to the log the first step in WHY->board, by a technique of no higher level, that
 * settles the fact; false when there is none. */
bool ch_why_find(ChWhy *why, const ChPlan *plan, int level, ChLog *log);

/* Whether the position says without any proof that the fact is so. */
static inline bool ch_why_is_plain(const ChWhy *why)
{
    return why->closer >= 0 || why->is_unmarked;
}

/* Looks for an easier way to the fact than the proof in the log, which was cut out of the engine's;
 * the solve settled the fact by a technique of the level SETTLER.  Puts it in the place of the
 * engine's log and returns the number of its last step; 0 when there is none. */
uint32_t ch_proof_shorten(ChWhy *why, const ChPlan *plan, int settler);

/* Whether a step says that the fact is so. */
bool ch_why_settles(const ChStep *step, ChFact fact);

/* What a finder looks at on WHY->board. */
ChFinderInput ch_why_scene(ChWhy *why, const ChPlan *plan);

/* Fills the log with what the step of number LAST of the engine's log, which settles
 * the fact, rests on; WHY->killer tells who killed what.  False when the log has no room. */
bool ch_proof_slice(ChWhy *why, uint32_t last);

#endif

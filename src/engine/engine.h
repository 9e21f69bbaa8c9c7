/* engine.h - find the simplest step, take it, log it, until nothing is left to find.
 *
 * The engine knows a plan, not the techniques in it.  Only it changes the board.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_ENGINE_H
#define CH_ENGINE_ENGINE_H

#include "facts_slots.h"
#include "guesser.h"
#include "log.h"
#include "plan.h"

enum { CH_LOG_MEMORY = 96 * 1024 };

/* All that a solve needs: one for each thread, made by the caller, reused as often as wanted.
 * Nothing else is allocated. */
typedef struct ChEngine {
    ChBoard board; /* as the last solve left it */
    ChFacts facts;
    ChHodoku hodoku; /* the state of that profile; of no other */
    ChSe *se;        /* the caller's; without it the se profile finds nothing */
    ChLog log;
    uint8_t row[CH_MAX_STEPS]; /* of the plan: which found each step of the log */
    ChGuesser guesser;
    uint64_t questions;           /* put to finders since the solve began */
    uint16_t silent[CH_MAX_ROWS]; /* per row the tick at which it found nothing (changes.h), or 0 */
    bool several;  /* the puzzle may have several solutions: no step may lean on uniqueness */
    bool lags;     /* the board may stay behind the log: */
    uint16_t owed; /* so many steps at its end, single digits placed, are not on the board yet */
    _Alignas(max_align_t) unsigned char memory[CH_LOG_MEMORY];
} ChEngine;

/* Solves by the plan; guesses only when told to.  PUZZLE must live as long as the log is read.
 * CH_NO_ROOM when the log is full: what it holds is sound and the outcome is CH_STUCK.
 *
 * Techniques that lean on the puzzle having one solution are left out where it has several: before
 * it guesses, the search is asked; else a contradiction that they lead to (which would not show
 * that there is no solution) makes the engine start again without them.  Where they lead to no
 * contradiction, the outcome is CH_AMBIGUOUS if the search finds several solutions. */
ChStatus ch_engine_solve(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan, bool guess);

/* Solves by logic for somebody who wants to know which steps there are and nothing else: at the end
 * neither the board nor the log's solution need be up to date.  No contradiction is looked for: the
 * givens alone must have one solution. */
ChStatus ch_engine_walk(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan);

/* Loads the puzzle and forgets the last solve; returns as ch_board_load().  The log's arena is
 * ready. */
int ch_engine_begin(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan);

/* Logs that the digit in a cell contradicts another: that is the whole log. */
ChStatus ch_engine_log_clash(ChLog *log, int cell);

/* Brings the board up to date. */
void ch_engine_catch_up(ChEngine *engine);

/* The board is not what the last step left: nothing that was known of it holds. */
void ch_engine_retry_all(ChEngine *engine);

/* Goes on by logic until nothing more is found; the log's outcome says why. */
ChStatus ch_engine_run(ChEngine *engine, const ChPlan *plan);

/* Takes a step on the engine's board, with all that goes along with the board. */
void ch_engine_apply(ChEngine *engine, const ChPlan *plan, const ChStep *step);

/* The position by itself, in ENGINE->log without a step: solved, stuck, or the contradiction that
 * its digits clash. */
void ch_engine_stand(ChEngine *engine, const ChPuzzle *puzzle);

/* Does what a step concludes; the one way from a step to a board. */
void ch_board_apply(ChBoard *board, const ChStep *step);

/* A number that depends on every step's technique, conclusions and premises, and on the outcome. */
uint64_t ch_log_hash(const ChLog *log);

#endif

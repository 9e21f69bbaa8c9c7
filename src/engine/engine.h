/* engine.h - the solving loop: finds the simplest step, logs and applies it, and repeats.
 *
 * The loop ends when no step is found or the grid is full. The engine knows a plan, not the
 * techniques in it. Only the engine changes the board.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_ENGINE_H
#define CH_ENGINE_ENGINE_H

#include "apply.h"
#include "facts_slots.h"
#include "guesser.h"
#include "log.h"
#include "plan.h"

enum { CH_LOG_MEMORY = 96 * 1024 };

/* The state of one solve: one object per thread, created by the caller and reusable for any number
 * of solves. A solve allocates no other memory. */
typedef struct ChEngine {
    ChBoard board; /* as the last solve left it */
    ChFacts facts;
    void *state; /* caller-owned state of the plan's profile (core/profile.h); NULL: it has none */
    ChLog log;
    uint8_t row[CH_MAX_STEPS]; /* by step of the log: the row of the plan that found it */
    ChGuesser guesser;
    uint64_t questions;           /* finder calls since the solve began, weighted by effort */
    uint16_t silent[CH_MAX_ROWS]; /* by row: the tick at which it found nothing (changes.h), or 0 */
    bool several; /* the puzzle may have several solutions: no step may rely on uniqueness */
    bool open;    /* whether it has several is not known: the rows end before the first that
                         relies on uniqueness */
    bool walks;   /* contradictions need not be noticed at once: ch_engine_walk() */
    _Alignas(max_align_t) unsigned char memory[CH_LOG_MEMORY];
} ChEngine;

/* Solves by the plan, and guesses only if GUESS. PUZZLE must live as long as the log is read.
 * Returns CH_NO_ROOM when the log is full: its steps are sound and the outcome is CH_STUCK.
 *
 * Techniques that rely on uniqueness are skipped where the puzzle has several solutions. Before
 * guessing, the search counts the solutions. Without guessing, a contradiction reached with such
 * techniques does not prove the puzzle unsolvable, so the engine starts again without them. If they
 * reach no contradiction but the search finds several solutions, the outcome is CH_AMBIGUOUS. */
ChStatus ch_engine_solve(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan, bool guess);

/* Solves by logic for callers that need only the steps: the log's solution may be out of date. The
 * givens alone must have exactly one solution, unless OPEN, which says that their number is not
 * known. Then the walk ends before the first row that relies on uniqueness. If it fills the grid,
 * its digits are the only solution. ch_engine_run() goes on from there. */
ChStatus ch_engine_walk(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan, bool open);

/* Loads the puzzle and discards the last solve; returns as ch_board_load(). The log's arena must be
 * initialized. */
int ch_engine_begin(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan);

/* Logs, as the only step, that the digit in CELL contradicts another. */
ChStatus ch_engine_log_clash(ChLog *log, int cell);

/* Discards all cached knowledge of the board; to be called after the board was changed other than
 * by a step. */
void ch_engine_retry_all(ChEngine *engine);

/* Continues by logic until no step is found; the log's outcome gives the reason.  Where the plan's
 * meter is over it returns the meter's status, and the outcome is CH_STUCK. */
ChStatus ch_engine_run(ChEngine *engine, const ChPlan *plan);

/* Applies a step to the engine's board and updates everything derived from the board. */
void ch_engine_apply(ChEngine *engine, const ChPlan *plan, const ChStep *step);

/* Logs the position without any step in ENGINE->log. The outcome is solved, stuck, or the
 * contradiction of two clashing digits. */
void ch_engine_log_position(ChEngine *engine, const ChPuzzle *puzzle);

/* Returns a hash of the outcome and of every step's technique, conclusions and premises. */
uint64_t ch_log_hash(const ChLog *log);

/* The same step by step, for a loop that does something else meanwhile. */
uint64_t ch_log_hash_start(const ChLog *log);
uint64_t ch_log_hash_step(uint64_t hash, const ChStep *step);
uint64_t ch_log_hash_end(uint64_t hash);

#endif

/* trials.h - The tests of a position: each step that is found there is checked.
 *
 * 1. Against the search: its placements are in every solution, its eliminations in none.  Steps
 *    that rely on uniqueness are checked where the givens have one solution only.
 * 2. Against the verifier: its certificate, replayed, written and read back, is a proof; so is the
 *    log of a whole solve.
 * 3. Against itself: the turned board has the turned steps (turned.h).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENDURANCE_TRIALS_H
#define CH_TESTS_ENDURANCE_TRIALS_H

#include "judge.h"
#include "positions.h"
#include "survey.h"
#include "turned.h"

typedef struct Totals {
    uint64_t positions;
    uint64_t steps;  /* found by any technique, and checked against the search where possible */
    uint64_t proofs; /* logs that were verified */
    size_t unargued; /* steps whose argument was too long to be written */
    uint64_t turned; /* positions turned */
    uint64_t judged; /* steps of solves, judged on the board before them (judge.h) */
    uint64_t solves; /* the solves that these steps are from */
    uint64_t findings;
} Totals;

/* Called for each failure. */
typedef void (*Finding)(void *context, const Position *position, const char *trial,
                        const char *technique, const char *how);

/* What was tried of one technique. */
typedef struct Coverage {
    uint32_t tried;     /* positions */
    uint32_t positions; /* those in which it found a step */
    uint64_t steps;
    uint32_t findings; /* positions with a finding */
} Coverage;

typedef struct Trials {
    Maker *generator;
    ChSurvey *survey;
    ChLog *log;
    Judge *judge;
    Reach *reach;       /* ch_technique_limit() of them */
    Coverage *coverage; /* as many */
    Finding finding;
    void *context;
    Totals totals;
} Trials;

bool trials_open(Trials *trials, Maker *generator, Finding finding, void *context);
void trials_close(Trials *trials);

/* Reports the findings after all positions: no technique may miss too much on turned boards.
 * These findings have no position. */
void judge_turned(Trials *trials);

/* Tries a whole solve alone: each step against the search, and its log by the verifier. */
void try_whole_solve(Trials *trials, const Position *position, const char *profile, bool guess,
                     bool argument);

/* Solves a position by all profiles, and judges each step on the board before it. */
void try_profiles(Trials *trials, ChRandom *random, const Position *position);

/* Tries every technique on a position, and notes its coverage. */
void try_each_technique(Trials *trials, const Position *position);

/* Does the same with one technique. Returns whether it found a step. */
bool try_technique(Trials *trials, const Position *position, const ChTechnique *technique);

/* Runs all trials of a position; RANDOM chooses which of the expensive ones. */
void try_position(Trials *trials, ChRandom *random, const Position *position);

#endif

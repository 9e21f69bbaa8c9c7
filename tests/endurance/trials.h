/* trials.h - what every position has to stand: each step that is found there is tried.
 *
 * 1. Against the search: what it places is in every solution, what it rules out in none; where the
 *    givens have one solution only, steps that lean on that are tried, too.
 * 2. Against the witness: its certificate, told, written and read back, is a proof; so is the log
 *    of a whole solve.
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
    uint64_t steps;  /* found by any technique, and tried against the search where it can be */
    uint64_t proofs; /* logs that went through the witness */
    size_t unargued; /* steps whose argument was too long to be told */
    uint64_t turned; /* positions turned */
    uint64_t judged; /* steps of solves, judged on the board before them (judge.h) */
    uint64_t solves; /* that they are of */
    uint64_t findings;
} Totals;

/* Told of whatever does not stand. */
typedef void (*Finding)(void *context, const Position *position, const char *trial,
                        const char *technique, const char *how);

typedef struct Trials {
    Maker *generator;
    ChSurvey *survey;
    ChLog *log;
    Judge *judge;
    Reach *reach; /* ch_technique_limit() of them */
    Finding finding;
    void *context;
    Totals totals;
} Trials;

bool trials_open(Trials *trials, Maker *generator, Finding finding, void *context);
void trials_close(Trials *trials);

/* What there is to say when all positions were tried: no technique may miss too much on turned
 * boards.  Findings have no position. */
void judge_turned(Trials *trials);

/* A whole solve alone: each step against the search, and its log through the witness. */
void try_whole_solve(Trials *trials, const Position *position, const char *profile, bool guess,
                     bool argument);

/* Solves a position by all profiles, and judges each step on the board before it. */
void try_profiles(Trials *trials, ChRandom *random, const Position *position);

/* All trials of a position; RANDOM chooses which of the dear ones. */
void try_position(Trials *trials, ChRandom *random, const Position *position);

#endif

/* propagation.h - the consequences of an assumption, by singles alone.
 *
 * A state holds the candidates that can still be true if a candidate is assumed (or removed).  It
 * is propagated in rounds.  Each round finds all singles, naked and hidden, in the cells and houses
 * that the rules allow.  It then removes the candidates they conflict with.  Propagation fails when
 * a cell, or a digit of a house, has no candidates left.
 *
 *      net     allows every cell and house
 *      chain   allows those with two candidates on the board: each inference follows from one other
 *      digit   allows the houses of one digit
 *      named   allows some cells and houses, and only these can fail: checks a proof
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_PROPAGATION_H
#define CH_STRATEGIES_PROPAGATION_H

#include "bands.h"
#include "board.h"

typedef struct ChPropagation {
    ChBands open[CH_DIGITS];
    ChBands placed; /* cells whose digit is known */
    uint32_t fresh; /* digits whose houses may have new singles */
} ChPropagation;

/* The allowed cells, and the allowed houses of each digit (boxes, rows, columns, by their
 * cells). */
typedef struct ChRules {
    ChBands cell;
    ChBands house[CH_DIGITS][3];
    bool strict; /* only allowed cells and houses can fail */
} ChRules;

typedef enum ChRound { CH_ROUND_STILL, CH_ROUND_MOVED, CH_ROUND_FAILED } ChRound;

void ch_propagation_start(ChPropagation *state, const ChBoard *board);

/* Assumes that an open candidate is true. */
void ch_propagation_assume(ChPropagation *state, int candidate);

/* Removes a candidate. */
void ch_propagation_remove(ChPropagation *state, int candidate);

/* Runs one round, by all constraints or by those of the rules. */
ChRound ch_propagation_run(ChPropagation *state);
ChRound ch_propagation_run_by(ChPropagation *state, const ChRules *rules);

/* Runs all rounds.  False when propagation fails. */
bool ch_propagation_holds(ChPropagation *state);
bool ch_propagation_holds_by(ChPropagation *state, const ChRules *rules);

/* Runs all rounds in the houses of one digit, whose places are OPEN and, where known, PLACED. */
bool ch_digit_holds(ChBands open, ChBands placed);

void ch_rules_of_all(ChRules *rules);
void ch_rules_of_chains(ChRules *rules, const ChBoard *board);
void ch_rules_of_digit(ChRules *rules, int digit);
void ch_rules_of_constraints(ChRules *rules, const ChConstraintSet *named);

static inline bool ch_propagation_is_open(const ChPropagation *state, int candidate)
{
    return ch_bands_has(state->open[CH_CANDIDATE_DIGIT(candidate)], CH_CANDIDATE_CELL(candidate));
}

/* Reports whether the rules allow a constraint. */
static inline bool ch_rules_have(const ChRules *rules, int constraint)
{
    if (constraint < CH_CELLS)
        return ch_bands_has(rules->cell, constraint);
    const int house = (constraint - CH_CELLS) / 9;
    return ch_bands_has(rules->house[(constraint - CH_CELLS) % 9][house / 9],
                        ch_house_cell[house][0]);
}

#endif

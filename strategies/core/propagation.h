/* propagation.h - what follows when something is supposed, by singles alone.
 *
 * A world is what can still be true if a candidate is (or is not).  It is thought on in rounds:
 * each finds all singles at once, naked and hidden, in the cells and houses that may speak, and
 * takes what conflicts with them away.  It fails when a cell or a digit of a house has nothing
 * left.
 *
 *      net     every cell and house may speak
 *      chain   those that have two candidates on the board: each inference follows from one other
 *      digit   the houses of one digit
 *      named   some cells and houses, which also are all that can fail: is this a proof?
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_PROPAGATION_H
#define CH_STRATEGIES_PROPAGATION_H

#include "bands.h"
#include "board.h"

typedef struct ChPropagation {
    ChBands open[CH_DIGITS];
    ChBands placed; /* the cells whose digit is known */
    uint32_t fresh; /* digits whose houses deserve a look */
} ChPropagation;

/* The cells, and the houses of each digit (boxes, rows, columns, by their cells), that may
 * speak. */
typedef struct ChRules {
    ChBands cell;
    ChBands house[CH_DIGITS][3];
    bool strict; /* nothing else can fail */
} ChRules;

typedef enum ChRound { CH_ROUND_STILL, CH_ROUND_MOVED, CH_ROUND_FAILED } ChRound;

void ch_propagation_start(ChPropagation *state, const ChBoard *board);

/* Takes a candidate that is open as true. */
void ch_propagation_assume(ChPropagation *state, int candidate);

/* Takes one away. */
void ch_propagation_remove(ChPropagation *state, int candidate);

/* One round: by all constraints, and by those of the rules. */
ChRound ch_propagation_run(ChPropagation *state);
ChRound ch_propagation_run_by(ChPropagation *state, const ChRules *rules);

/* All rounds; false when it fails. */
bool ch_propagation_holds(ChPropagation *state);
bool ch_propagation_holds_by(ChPropagation *state, const ChRules *rules);

/* All rounds with the houses of one digit, whose places are OPEN and, where known, PLACED. */
bool ch_digit_holds(ChBands open, ChBands placed);

void ch_rules_of_all(ChRules *rules);
void ch_rules_of_chains(ChRules *rules, const ChBoard *board);
void ch_rules_of_digit(ChRules *rules, int digit);
void ch_rules_of_constraints(ChRules *rules, const ChConstraintSet *named);

static inline bool ch_propagation_is_open(const ChPropagation *state, int candidate)
{
    return ch_bands_has(state->open[CH_CANDIDATE_DIGIT(candidate)], CH_CANDIDATE_CELL(candidate));
}

/* Whether a constraint may speak. */
static inline bool ch_rules_have(const ChRules *rules, int constraint)
{
    if (constraint < CH_CELLS)
        return ch_bands_has(rules->cell, constraint);
    const int house = (constraint - CH_CELLS) / 9;
    return ch_bands_has(rules->house[(constraint - CH_CELLS) % 9][house / 9],
                        ch_house_cell[house][0]);
}

#endif

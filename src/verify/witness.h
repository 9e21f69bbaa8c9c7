/* witness.h - the functions that the parts of the verifier share.
 *
 * Every check returns true on success; on failure it fills in the verdict and returns false.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_VERIFY_WITNESS_H
#define CH_VERIFY_WITNESS_H

#include "notation.h"
#include "verdict.h"

/* These fill in the verdict with a reason and the name of the wrong thing, and return false. */
bool ch_refute(ChVerifier *verifier, ChReason reason, const char *fact);
bool ch_refute_number(ChVerifier *verifier, ChReason reason, uint32_t number);
bool ch_refute_cell(ChVerifier *verifier, ChReason reason, int cell);
bool ch_refute_house(ChVerifier *verifier, ChReason reason, int house);
bool ch_refute_placed(ChVerifier *verifier, ChReason reason, int candidate);
bool ch_refute_removed(ChVerifier *verifier, ChReason reason, int candidate);

/* The premise is a constraint, or CH_CONSTRAINTS + i for the deadly pattern i of the step. */
bool ch_refute_premise(ChVerifier *verifier, ChReason reason, int premise);

/* Subtracts units of work from the budget.  Returns false, with the verdict CH_UNPROVED, when fewer
 * are left. */
bool ch_charge(ChVerifier *verifier, uint64_t work);

/* Reports whether a technique has this key; without a predicate of the caller, every key passes. */
static inline bool ch_is_technique(const ChVerifier *verifier, const char *key)
{
    return verifier->is_technique == NULL || verifier->is_technique(key);
}

/* Reports whether a symmetry of the givens, or of them and a cell of the pattern, makes a pattern
 * deadly; false, too, when the budget ends. */
bool ch_is_symmetric(ChVerifier *verifier, const ChDeadlyPattern *deadly);

/* Reports whether a pattern is deadly because two lines could be exchanged in part. */
bool ch_can_exchange_lines(const ChPuzzle *puzzle, const ChDeadlyPattern *deadly);

/* Checks that a pattern cannot be filled. */
bool ch_check_impossible(ChVerifier *verifier, const ChDeadlyPattern *pattern);

bool ch_check_deadly(ChVerifier *verifier);    /* the patterns of the step, deadly or impossible */
bool ch_check_arguments(ChVerifier *verifier); /* its arguments, line by line */
bool ch_check_pattern(ChVerifier *verifier);   /* its pattern, for display */
bool ch_check_claims(ChVerifier *verifier);    /* the claims of the log outside its steps */

#endif

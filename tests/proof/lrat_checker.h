/* lrat_checker.h - A small checker of LRAT proofs, for machines without a verified one.
 *
 * It was written from the format's description alone and shares no code with the library.  It is
 * stricter than the format: every hint must be a clause with one literal left, or with none; RAT
 * hints are refused.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_PROOF_LRAT_CHECKER_H
#define CH_TESTS_PROOF_LRAT_CHECKER_H

/* Returns NULL if the proof refutes the formula in DIMACS CNF, or else what is wrong with it. */
const char *check_lrat(const char *formula, const char *proof);

#endif

/* verify.h - the verifier: checks independently that a log is a proof.
 *
 * The verifier reads a log as docs/log-format.md defines it and trusts nothing in it.  It keeps its
 * own 729 candidate bits, replays every step on them, and proves each conclusion by a plain search
 * over the constraints that the step names.  It knows the rules of Sudoku (which candidates
 * conflict, and which candidates a constraint holds) and no technique.  It shares nothing with the
 * code that finds, applies or explains steps.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_VERIFY_VERIFY_H
#define CH_VERIFY_VERIFY_H

#include "verdict.h"

/* Proves or refutes a log within a budget of work (0: CH_VERIFY_BUDGET). */
void ch_verify(ChVerifier *verifier, const ChLogRecord *log, uint64_t budget, ChVerdict *verdict);

#endif

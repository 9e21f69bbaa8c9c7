/* pb_checker.h - A small checker of pseudo-Boolean proofs.
 *
 * It was written from the documentation of VeriPB's format (version 3) and shares no code with the
 * library.  It knows the rules that the library's proofs use: `f`, `rup` without hints, `pol` with
 * additions only, and `del id`.  It refuses all others.  It is no substitute for VeriPB, which
 * Debian does not have.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_PROOF_PB_CHECKER_H
#define CH_TESTS_PROOF_PB_CHECKER_H

/* Returns NULL if the proof refutes the formula in OPB, or else what is wrong with it. */
const char *check_pseudo_boolean(const char *formula, const char *proof);

#endif

/* proof.h - Checks that a log is a proof, from the engine's record to the verifier's verdict.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENGINE_PROOF_H
#define CH_TESTS_ENGINE_PROOF_H

#include <stdbool.h>

#include "log.h"
#include "text.h"

/* Replays the log, with or without arguments, writes it as JSON, reads it back and verifies it.
 * *COMPLAINT, which the caller frees, says what is wrong if it is not proved or does not match its
 * techniques.  *UNARGUED grows by the steps whose argument was too long to be written; NULL: there
 * must be none. */
bool log_is_proof(const ChLog *log, bool argument, size_t *unargued, ChText *complaint);

#endif

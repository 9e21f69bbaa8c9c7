/* proof.h - is a log a proof, from the engine's record to the witness's verdict?
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENGINE_PROOF_H
#define CH_TESTS_ENGINE_PROOF_H

#include <stdbool.h>

#include "log.h"
#include "text.h"

/* Tells the log, with arguments or without, writes it as JSON, reads it back and has it verified.
 * *COMPLAINT, which the caller frees, says what is wrong if it is not proved, or not told as its
 * techniques promise.  *UNARGUED grows by the steps whose argument was too long to be told; NULL:
 * there must be none. */
bool log_is_proof(const ChLog *log, bool argument, size_t *unargued, ChText *complaint);

#endif

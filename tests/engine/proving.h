/* proving.h - A Criterion assertion that a log is a proof.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENGINE_PROVING_H
#define CH_TESTS_ENGINE_PROVING_H

#include "log.h"

/* Replays the log, with or without arguments, writes it as JSON, reads it back and verifies it.
 * PUZZLE is its number, for messages. */
void expect_proof(const ChLog *log, bool argument, int puzzle);

#endif

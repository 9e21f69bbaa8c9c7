/* proving.h - what every log must stand.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENGINE_PROVING_H
#define CH_TESTS_ENGINE_PROVING_H

#include "log.h"

/* Tells the log, with arguments or without, writes it as JSON, reads it back and has it verified.
 * PUZZLE is its number, for messages. */
void expect_proof(const ChLog *log, bool argument, int puzzle);

#endif

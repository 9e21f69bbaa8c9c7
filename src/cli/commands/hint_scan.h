/* hint_scan.h - the hint for a player who has no lists of candidates: the next digit.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HINT_SCAN_H
#define CH_CLI_HINT_SCAN_H

#include "hint_answer.h"

/* Writes the steps to the next digit, or what can be ruled out if there are none. */
ChExit ch_hint_scan(const ChHintInput *input);

#endif

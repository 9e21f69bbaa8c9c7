/* hint_steps.h - the next step of a position, or every step.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HINT_STEPS_H
#define CH_CLI_HINT_STEPS_H

#include "hint_answer.h"

/* Writes the steps of the position. */
ChExit ch_hint_steps(const ChHintInput *input, ChStatus *status);

#endif

/* hint_mistakes.h - the mistakes of a player, as hints.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HINT_MISTAKES_H
#define CH_CLI_HINT_MISTAKES_H

#include "hint_answer.h"

/* Writes the player's mistakes: the first, or all. */
ChExit ch_hint_mistakes(const ChHintInput *input);

#endif

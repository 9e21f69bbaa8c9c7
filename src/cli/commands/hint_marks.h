/* hint_marks.h - `hint --marks` and `--done`: what the player writes besides digits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HINT_MARKS_H
#define CH_CLI_HINT_MARKS_H

#include "hint_answer.h"

/* Takes --marks and --done.  Reports and returns false on an error. */
bool ch_hint_take_marks(ChCli *cli, ChHintSettings *settings);

#endif

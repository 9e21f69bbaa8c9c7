/* say_check.h - what a check found, in sentences.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_SAY_CHECK_H
#define CH_CLI_SAY_CHECK_H

#include "tell_steps.h"
#include "told_check.h"

void ch_say_check(ChText *out, const ChManner *manner, const ChPuzzle *puzzle, const ChCheck *check,
                  const ChCheckTelling *telling);

#endif

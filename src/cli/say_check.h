/* say_check.h - what a check found, in sentences.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_SAY_CHECK_H
#define CH_CLI_SAY_CHECK_H

#include "check.h"
#include "message.h"

void ch_say_check(ChText *out, ChLanguage language, bool colours, const ChPuzzle *puzzle,
                  const ChCheck *check);

#endif

/* strategy_comparison.h - the names of another program's techniques with our keys for them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_STRATEGY_COMPARISON_H
#define CH_CLI_STRATEGY_COMPARISON_H

#include "comparison.h"

/* Adds a line for each name, and how many of them are found. */
void ch_strategy_comparison(ChText *out, ChLanguage language, ChProgram program);

#endif

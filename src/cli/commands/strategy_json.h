/* strategy_json.h - a row of the table of techniques for programs.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_STRATEGY_JSON_H
#define CH_CLI_STRATEGY_JSON_H

#include "message.h"
#include "technique.h"

/* One object and the end of its line, after docs/strategy.schema.json. */
void ch_strategy_json(ChText *out, ChLanguage language, const ChTechnique *technique);

#endif

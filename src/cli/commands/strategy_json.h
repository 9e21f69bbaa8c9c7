/* strategy_json.h - a technique as a JSON object.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_STRATEGY_JSON_H
#define CH_CLI_STRATEGY_JSON_H

#include "message.h"
#include "technique.h"

/* Adds one object and a line end, as defined by docs/strategy.schema.json. */
void ch_strategy_json(ChText *out, ChLanguage language, const ChTechnique *technique);

#endif

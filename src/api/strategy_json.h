/* strategy_json.h - a technique as a JSON object.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_STRATEGY_JSON_H
#define CH_API_STRATEGY_JSON_H

#include "message.h"
#include "technique.h"

/* Adds one object and a line end, as defined by docs/strategy.schema.json. */
void ch_strategy_json(ChText *out, ChLanguage language, const ChTechnique *technique);

/* Adds an object for each technique with this name in any language, or else of the family NAME, or
 * else of those that another program calls so. What is missing here has a row of comparison.h.
 * "compare:PROGRAM" adds that program's names instead (comparison.h).
 * NULL: every technique that is found.  Returns false when there is none. */
bool ch_strategies_json(ChText *out, ChLanguage language, const char *name);

#endif

/* whips_rounds.h - rounds of parallel propagation.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_ROUNDS_H
#define CH_STRATEGIES_WHIPS_ROUNDS_H

#include "whips_labels.h"

/* Returns how many rounds lead to a contradiction, MOST + 1 if there are more, -1 if none do.  A
 * typed pattern has its RULES; else they are NULL. */
int ch_whip_rounds(ChWhipKind kind, const ChWhipRelation *relation, const ChRules *rules,
                   const ChPropagation *now, int most);

/* Lists the rules of a type: all variables that it allows, and no other can fail. */
void ch_whip_rules(ChWhipType type, ChRules *rules);

#endif

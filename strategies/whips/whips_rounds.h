/* whips_rounds.h - rounds of parallel propagation.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_ROUNDS_H
#define CH_STRATEGIES_WHIPS_ROUNDS_H

#include "whips_labels.h"

/* Returns how many rounds lead to a contradiction, MOST + 1 if there are more, -1 if none do. */
int ch_whip_rounds(ChWhipKind kind, const ChWhipRelation *relation, const ChPropagation *now,
                   int most);

#endif

/* guard_relations.h - The guardians of rectangles and bivalue universal graves.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_GUARD_RELATIONS_H
#define CH_TESTS_ORACLES_GUARD_RELATIONS_H

#include "whip_sequence.h"

typedef void TryRelation(void *context, const Relation *relation);

/* Tries the guardians of each pattern that has two to five. */
void each_relation(const Marks *marks, TryRelation *try, void *context);

#endif

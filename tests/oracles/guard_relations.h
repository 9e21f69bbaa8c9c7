/* guard_relations.h - The guardians of rectangles, of bivalue universal graves, and of cells that
 * two or three digits cannot fill.
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

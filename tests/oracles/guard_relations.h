/* guard_relations.h - The guardians of deadly patterns, and of cells that two or three digits
 * cannot fill.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_GUARD_RELATIONS_H
#define CH_TESTS_ORACLES_GUARD_RELATIONS_H

#include "deadly_types.h"
#include "whip_sequence.h"

typedef void TryRelation(void *context, const Relation *relation);

/* Tries each pattern: rectangles, bivalue universal graves, loops, six cells of three digits,
 * larger shapes, Qiu's deadly patterns, BUG-Lites, and cells that cannot be filled. */
void each_guarded(const Marks *marks, TryPattern *try, void *context);

/* Lists the guardians of a pattern; false unless they are two to MOST. */
bool list_guardians(const Marks *marks, const Pattern *pattern, int most, Relation *relation);

/* Tries the guardians of each pattern that has two to five. */
void each_relation(const Marks *marks, TryRelation *try, void *context);

#endif

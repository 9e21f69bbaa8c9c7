/* whips_relation.h - OR-k relations: the guardians of a pattern, after Denis Berthier.
 *
 *      12 . . | . 12x.       one of x y z is true: a relation of three candidates, which a whip
 *      12y. . | . 12z.       uses as it uses a variable
 *
 * The patterns are those of relations.c: deadly ones, and impossible ones, which do not assume that
 * the puzzle has one solution.  Relations have two to CH_WHIP_GUARDIANS candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_RELATION_H
#define CH_STRATEGIES_WHIPS_RELATION_H

#include "deduction.h"
#include "exotic.h"
#include "technique.h"
#include "whips_labels.h"

/* Finds the guardians of a pattern; false unless they are two to CH_WHIP_GUARDIANS. */
bool ch_whip_relation_of(const ChBoard *board, const ChDeadlyPattern *deadly,
                         ChWhipRelation *relation);

/* Reports whether singles in the premises, without the relation, leave the conclusion open: that a
 * candidate is true, or false. */
bool ch_whip_needs_relation(const ChBoard *board, const ChConstraintSet *premises, int candidate,
                            bool holds);

#endif

/* whips_relation.h - OR-k relations: the guardians of a pattern, after Denis Berthier.
 *
 *      12 . . | . 12x.       one of x y z is true: a relation of three candidates, which a whip
 *      12y. . | . 12z.       uses as it uses a variable
 *
 * The patterns are unique and avoidable rectangles, and bivalue universal graves (uniqueness.h),
 * and impossible ones: tridagons and others of three digits, and bivalue oddagons (exotic.h).
 * Relations have two to CH_WHIP_GUARDIANS candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_RELATION_H
#define CH_STRATEGIES_WHIPS_RELATION_H

#include "deduction.h"
#include "exotic.h"
#include "technique.h"
#include "whips_labels.h"

/* Gets the guardians of a pattern; true ends the search. */
typedef bool ChVisitRelation(void *context, const ChWhipRelation *relation,
                             const ChDeadlyPattern *deadly);

/* Visits the relations of a position, those with the fewest candidates first.  IMPOSSIBLES are
 * those of the position. */
bool ch_each_whip_relation(const ChFinderInput *input, const ChImpossibles *impossibles,
                           ChVisitRelation *visit, void *context);

/* Finds the guardians of a pattern; false unless they are two to CH_WHIP_GUARDIANS. */
bool ch_whip_relation_of(const ChBoard *board, const ChDeadlyPattern *deadly,
                         ChWhipRelation *relation);

/* Reports whether singles in the premises, without the relation, leave the conclusion open: that a
 * candidate is true, or false. */
bool ch_whip_needs_relation(const ChBoard *board, const ChConstraintSet *premises, int candidate,
                            bool holds);

#endif

/* whips_relation.h - OR-k relations: the guardians of a deadly pattern, after Denis Berthier.
 *
 *      12 . . | . 12x.       one of x y z is true: a relation of three candidates, which a whip
 *      12y. . | . 12z.       uses as it uses a variable
 *
 * The patterns are unique and avoidable rectangles, and bivalue universal graves (uniqueness.h).
 * Relations have two to CH_WHIP_GUARDIANS candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_RELATION_H
#define CH_STRATEGIES_WHIPS_RELATION_H

#include "deduction.h"
#include "technique.h"
#include "whips_labels.h"

/* Gets the guardians of a pattern; true ends the search. */
typedef bool ChVisitRelation(void *context, const ChWhipRelation *relation,
                             const ChDeadlyPattern *deadly);

/* Visits the relations of a position, those with the fewest candidates first. */
bool ch_each_whip_relation(const ChFinderInput *input, ChVisitRelation *visit, void *context);

/* Finds the guardians of a pattern; false unless they are two to CH_WHIP_GUARDIANS. */
bool ch_whip_relation_of(const ChBoard *board, const ChDeadlyPattern *deadly,
                         ChWhipRelation *relation);

/* Reports whether singles in the premises, without the relation, leave the conclusion open: that a
 * candidate is true, or false. */
bool ch_whip_needs_relation(const ChBoard *board, const ChConstraintSet *premises, int candidate,
                            bool holds);

#endif

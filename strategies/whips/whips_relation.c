/* whips_relation.c - see whips_relation.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whips_relation.h"

bool ch_whip_relation_of(const ChBoard *board, const ChDeadlyPattern *deadly,
                         ChWhipRelation *relation)
{
    *relation = (ChWhipRelation){.count = 0};
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (deadly->digits[cell] == 0)
            continue;
        CH_EACH_DIGIT(digit, board->candidates[cell] & ~(unsigned)deadly->digits[cell]) {
            if (relation->count == CH_WHIP_GUARDIANS)
                return false;
            relation->candidate[relation->count++] = (uint16_t)CH_CANDIDATE(cell, digit);
        }
    }
    return relation->count > 1;
}

bool ch_whip_needs_relation(const ChBoard *board, const ChConstraintSet *premises, int candidate,
                            bool holds)
{
    ChPropagation state;
    ChRules rules;

    ch_rules_of_constraints(&rules, premises);
    ch_propagation_start(&state, board);
    (holds ? ch_propagation_remove : ch_propagation_assume)(&state, candidate);
    return ch_propagation_holds_by(&state, &rules);
}

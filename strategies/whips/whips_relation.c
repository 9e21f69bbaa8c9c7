/* whips_relation.c - see whips_relation.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whips_relation.h"
#include "uniqueness.h"

typedef struct Visit {
    const ChBoard *board;
    int count; /* candidates of the relations visited now */
    ChVisitRelation *visit;
    void *context;
} Visit;

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

static bool visit_pattern(void *context, const ChPattern *pattern)
{
    const Visit *const visit = context;
    ChWhipRelation relation;

    return ch_whip_relation_of(visit->board, &pattern->deadly, &relation) &&
           relation.count == visit->count &&
           visit->visit(visit->context, &relation, &pattern->deadly);
}

static bool visit_impossibles(const Visit *visit, const ChImpossibles *impossibles)
{
    for (int i = 0; i < impossibles->count; i++) {
        ChWhipRelation relation;
        if (impossibles->pattern[i].guardians != visit->count)
            continue;
        const ChDeadlyPattern pattern = ch_impossible_pattern(&impossibles->pattern[i]);
        if (ch_whip_relation_of(visit->board, &pattern, &relation) &&
            visit->visit(visit->context, &relation, &pattern))
            return true;
    }
    return false;
}

bool ch_each_whip_relation(const ChFinderInput *input, const ChImpossibles *impossibles,
                           ChVisitRelation *visit, void *context)
{
    Visit own = {input->board, 2, visit, context};

    for (; own.count <= CH_WHIP_GUARDIANS; own.count++)
        if (ch_each_rectangle(input, visit_pattern, &own) ||
            ch_each_bug(input, visit_pattern, &own) || visit_impossibles(&own, impossibles))
            return true;
    return false;
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

/* derivation.c - see derivation.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "derivation.h"

#include <string.h>

/* ---- what holds ---- */

void ch_derivation_start(ChDerivation *known, ChClauseSink *sink)
{
    memset(known, 0, sizeof *known);
    known->sink = sink;
    ch_pair_numbers_start(&known->pairs);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        ch_candidates_add(&known->open, candidate);
}

void ch_imply_false(ChDerivation *known, int candidate, ChCause cause, int by)
{
    if (!ch_candidates_has(&known->open, candidate))
        return;
    ch_candidates_remove(&known->open, candidate);
    known->falsity[candidate] = (ChCauseOf){(uint8_t)cause, (uint16_t)by};
    known->trail[known->trail_count++] = (uint16_t)(2 * candidate);
}

void ch_imply_true(ChDerivation *known, int candidate, ChCause cause, int by)
{
    const ChCause other = cause == CH_CAUSE_FACT ? CH_CAUSE_FACT : CH_CAUSE_CONFLICT;
    uint16_t list[CH_CONFLICTS];

    if (ch_candidates_has(&known->truths, candidate))
        return;
    ch_candidates_add(&known->truths, candidate);
    known->truth[candidate] = (ChCauseOf){(uint8_t)cause, (uint16_t)by};
    known->trail[known->trail_count++] = (uint16_t)(2 * candidate + 1);
    ch_list_conflicts(candidate, list);
    for (int i = 0; i < CH_CONFLICTS; i++)
        ch_imply_false(known, list[i], other, candidate);
}

void ch_take_back(ChDerivation *known, size_t length)
{
    while (known->trail_count > length) {
        const uint16_t entry = known->trail[--known->trail_count];
        if ((entry & 1) != 0)
            ch_candidates_remove(&known->truths, entry / 2);
        else
            ch_candidates_add(&known->open, entry / 2);
    }
}

void ch_know(ChDerivation *known, int candidate, bool is_true, uint32_t number)
{
    known->unit[candidate] = number;
    if (is_true)
        ch_imply_true(known, candidate, CH_CAUSE_FACT, 0);
    else
        ch_imply_false(known, candidate, CH_CAUSE_FACT, 0);
    known->trail_count = 0;
}

/* ---- collecting the proof of a clause ---- */

void ch_clause_hint(ChDerivation *known, uint32_t number)
{
    known->hint[known->hint_count++] = number;
}

/* Returns a known digit that conflicts with a candidate, if possible one used already. */
static int conflicting_digit(const ChDerivation *known, int candidate)
{
    uint16_t list[CH_CONFLICTS];
    int found = CH_NONE;

    ch_list_conflicts(candidate, list);
    for (int i = 0; i < CH_CONFLICTS; i++) {
        if (!ch_candidates_has(&known->truths, list[i]) ||
            known->truth[list[i]].cause != CH_CAUSE_FACT)
            continue;
        found = list[i];
        if (ch_candidates_has(&known->true_used, found))
            break;
    }
    return found;
}

static void use_conflict(ChDerivation *known, int candidate, int conflicting)
{
    ch_clause_use_true(known, conflicting);
    ch_clause_hint(known, ch_formula_pair(&known->pairs, candidate, conflicting));
}

void ch_clause_use_false(ChDerivation *known, int candidate)
{
    const ChCauseOf why = known->falsity[candidate];

    if (ch_candidates_has(&known->false_used, candidate))
        return;
    ch_candidates_add(&known->false_used, candidate);
    if (why.cause == CH_CAUSE_ASSUMED)
        known->levels_used |= UINT64_C(1) << why.by;
    if (why.cause == CH_CAUSE_CONFLICT)
        use_conflict(known, candidate, why.by);
    if (why.cause == CH_CAUSE_LEMMA) {
        known->levels_used |= known->lemma[candidate].levels;
        ch_clause_hint(known, known->lemma[candidate].number);
    }
    if (why.cause != CH_CAUSE_FACT)
        return;
    if (known->unit[candidate] != 0 && !ch_candidates_has(&known->truths, candidate))
        ch_clause_hint(known, known->unit[candidate]);
    else
        use_conflict(known, candidate, conflicting_digit(known, candidate));
}

void ch_clause_use_true(ChDerivation *known, int candidate)
{
    const ChCauseOf why = known->truth[candidate];

    if (ch_candidates_has(&known->true_used, candidate))
        return;
    ch_candidates_add(&known->true_used, candidate);
    if (why.cause == CH_CAUSE_FACT)
        ch_clause_hint(known, known->unit[candidate]);
    if (why.cause == CH_CAUSE_ASSUMED)
        known->levels_used |= UINT64_C(1) << why.by;
    if (why.cause != CH_CAUSE_PREMISE)
        return;
    const ChProverPremise *const premise = &known->premise[why.by];
    CH_EACH_CANDIDATE(other, &premise->candidates)
        if (other != candidate)
            ch_clause_use_false(known, other);
    ch_clause_hint(known, premise->number);
}

void ch_clause_begin(ChDerivation *known)
{
    memset(&known->false_used, 0, sizeof known->false_used);
    memset(&known->true_used, 0, sizeof known->true_used);
    known->levels_used = 0;
    known->hint_count = 0;
}

ChLemma ch_clause_end(ChDerivation *known)
{
    const ChLemma lemma = {.number = known->next++, .levels = known->levels_used};
    int literal[CH_PROVER_LEVELS];
    size_t count = 0;

    CH_EACH_BIT_64(level, lemma.levels)
        literal[count++] = known->literal[level];
    const ChClause clause = {.number = lemma.number,
                             .literal = literal,
                             .literal_count = count,
                             .hint = known->hint,
                             .hint_count = known->hint_count};
    known->sink->add(known->sink, &clause);
    known->is_refuted |= count == 0;
    return lemma;
}

bool ch_clause_of_clash(ChDerivation *known)
{
    const ChCandidateSet clashing = ch_candidates_minus(&known->truths, &known->open);
    const int one = ch_candidates_next(&clashing, 0);

    if (one < 0)
        return false;
    ch_clause_begin(known);
    ch_clause_use_true(known, one);
    use_conflict(known, one, conflicting_digit(known, one));
    ch_clause_end(known);
    return true;
}

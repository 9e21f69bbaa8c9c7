/* whips_or_k.c - whips with an OR-k relation in the place of a variable (whips_relation.h).
 *
 *      OR3-contrad-whip of length 3    V1 = {L1 R1}   V2 = {L2 R2}   C1 v C2 v C3
 *
 *      Z - L1 = R1 - L2 = R2 - C3      Z or some R rules out each guardian, the last R one of them:
 *                                      nothing is left of the relation
 *
 *      OR3-whip of length 3            V1 = {L1 R1}   C1 v C2 v C3   V3 = {L3 t}
 *
 *      Z - L1 = R1 - C1 = C3 - L3      Z or R1 rules out all guardians but C3, R1 one: so C3 is
 *                                      true, and at last nothing is left of V3
 *
 * The length is the number of variables, with the relation as one.  It is at most nine (LONGEST).
 *
 * A target that an ordinary whip of that length rules out too is not reported, nor one that singles
 * rule out in the pattern's variables without the relation, nor one that conflicts with all
 * guardians: that is left to the types of their pattern.  Singles come first, as in whips.
 *
 * Shorter patterns come first, whatever their relation. A finder gives up after 150,000 partial
 * patterns in a position (CALL_WORK).
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "finders.h"
#include "whips.h"
#include "whips_relation.h"

enum { LONGEST = 9, CALL_WORK = 150000 };

typedef struct OrSearch {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    ChWhips *whips;
    int length;
    bool goes_on; /* some pattern may be longer */
    const ChDeadlyPattern *deadly;
    ChWhipRelation relation;
    ChCandidateSet done; /* targets that are reported, or that an ordinary whip rules out */
} OrSearch;

static const ChWhipKind KIND = {.is_braid = false, .with_segments = false};

/* Reports whether an ordinary whip of at most this length rules out a candidate. */
static bool has_whip(const OrSearch *search, int target)
{
    ChWhips *const whips = search->whips;
    const int bound = ch_whips_bound(whips, KIND, target);
    ChWhipPattern pattern;

    return bound > 0 && bound <= search->length &&
           ch_whip_find(&whips->search, KIND, target, search->length, &pattern);
}

static bool find_with_relation(OrSearch *search, int target, ChWhipPattern *pattern)
{
    ChWhipSearch *const whips = &search->whips->search;

    whips->relation = &search->relation;
    const int bound = ch_whip_bound(whips, KIND, target);
    const bool found = bound > 0 && bound <= search->length &&
                       ch_whip_find(whips, KIND, target, search->length, pattern);
    whips->relation = NULL;
    search->goes_on |= bound > 0;
    return found;
}

/* Reports whether a candidate conflicts with all guardians by itself. */
static bool sees_all(const ChWhipRelation *relation, int target)
{
    for (int i = 0; i < relation->count; i++)
        if (!ch_conflict(relation->candidate[i], target))
            return false;
    return true;
}

/* Reports a pattern for those of its targets that need the relation. */
static bool report(OrSearch *search, const ChWhipPattern *pattern)
{
    const ChBoard *const board = search->input->board;
    ChDeduction deduction = ch_deduction(search->technique);
    const ChCandidateSet all =
        ch_whip_targets(&search->whips->search.start, &search->relation, KIND, pattern);
    const ChCandidateSet targets = ch_candidates_minus(&all, &search->done);
    bool has_relation = false;

    for (int i = 0; i < pattern->length; i++)
        if (pattern->variable[i] == CH_WHIP_RELATION)
            has_relation = true;
        else
            ch_add_premise(&deduction, pattern->variable[i]);
    CH_EACH_CANDIDATE(target, &targets)
        if (has_relation && !sees_all(&search->relation, target) &&
            ch_whip_needs_relation(board, &deduction.detail.premises, target, false)) {
            ch_add_cell_eliminations(&deduction, board, CH_CANDIDATE_CELL(target),
                                     1u << CH_CANDIDATE_DIGIT(target));
            ch_candidates_add(&search->done, target);
        }
    ch_add_deadly_pattern(&deduction, search->deadly);
    deduction.detail.seed[0] = (uint32_t)pattern->length;
    deduction.detail.seed[1] = (uint32_t)pattern->target;
    return ch_report(&deduction, search->sink);
}

static bool try_relation(void *context, const ChPattern *guarded)
{
    OrSearch *const search = context;
    ChWhipRelation *const relation = &search->relation;
    ChWhipPattern pattern;

    if (!ch_whip_relation_of(search->input->board, &guarded->deadly, relation))
        return false;
    search->deadly = &guarded->deadly;
    relation->is_end = search->technique == CH_TECHNIQUE_OR_K_CONTRAD_WHIP;
    for (int target = 0; target < CH_CANDIDATES; target++) {
        if (ch_candidates_has(&search->done, target) || !ch_is_wanted(search->input, target) ||
            !ch_whip_is_target(&search->whips->search.start, target) || sees_all(relation, target))
            continue;
        if (has_whip(search, target))
            ch_candidates_add(&search->done, target);
        else if (find_with_relation(search, target, &pattern) && report(search, &pattern))
            return true;
    }
    return false;
}

static bool find_each(const ChFinderInput *input, ChSink *sink, int technique)
{
    OrSearch search = {.input = input,
                       .sink = sink,
                       .technique = technique,
                       .whips = ch_facts_whips(input->facts)};
    ChRelations relations;

    if (ch_constraints_next(&search.whips->search.variables, 0) < 0)
        return false;
    search.whips->search.work = 0;
    search.whips->search.most_work = CALL_WORK;
    ch_find_relations(input, &relations);
    for (search.length = 2; search.length <= LONGEST; search.length++) {
        search.goes_on = false;
        if (ch_each_relation(input, &relations, CH_WHIP_GUARDIANS, try_relation, &search))
            return true;
        if (!search.goes_on || ch_whip_is_exhausted(&search.whips->search))
            return false;
    }
    return false;
}

bool ch_find_or_k_contrad_whip(const ChFinderInput *input, ChSink *sink)
{
    return find_each(input, sink, CH_TECHNIQUE_OR_K_CONTRAD_WHIP);
}

bool ch_find_or_k_whip(const ChFinderInput *input, ChSink *sink)
{
    return find_each(input, sink, CH_TECHNIQUE_OR_K_WHIP);
}

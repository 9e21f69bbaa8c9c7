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
 * rule out in the pattern's variables without the relation.  Singles come first, as in whips.
 *
 * A finder gives up after 100,000 partial patterns in a position (CALL_WORK).
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "finders.h"
#include "whips.h"
#include "whips_relation.h"

enum { LONGEST = 9, CALL_WORK = 100000 };

typedef struct OrSearch {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    ChWhips *whips;
    const ChDeadlyPattern *deadly;
    ChWhipRelation relation;
    ChCandidateSet done;           /* targets that are reported */
    uint16_t bound[CH_CANDIDATES]; /* of the length with the relation; 0: no pattern to report */
} OrSearch;

static const ChWhipKind KIND = {.is_braid = false, .with_segments = false};

/* Reports whether an ordinary whip of at most LENGTH variables rules out a candidate. */
static bool has_whip(const OrSearch *search, int target, int length)
{
    ChWhips *const whips = search->whips;
    const int bound = ch_whips_bound(whips, KIND, target);
    ChWhipPattern pattern;

    return bound > 0 && bound <= length &&
           ch_whip_find(&whips->search, KIND, target, length, &pattern);
}

static bool find_with_relation(const OrSearch *search, int target, int length,
                               ChWhipPattern *pattern)
{
    ChWhipSearch *const whips = &search->whips->search;

    whips->relation = &search->relation;
    const bool found = ch_whip_find(whips, KIND, target, length, pattern);
    whips->relation = NULL;
    return found;
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
        if (has_relation &&
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

static bool find_of_length(OrSearch *search, int length)
{
    ChWhipPattern pattern;

    for (int target = 0; target < CH_CANDIDATES; target++) {
        if (search->bound[target] == 0 || search->bound[target] > length ||
            ch_candidates_has(&search->done, target))
            continue;
        if (has_whip(search, target, length))
            search->bound[target] = 0;
        else if (find_with_relation(search, target, length, &pattern) && report(search, &pattern))
            return true;
    }
    return false;
}

static void find_bounds(OrSearch *search)
{
    ChWhipSearch *const whips = &search->whips->search;

    whips->relation = &search->relation;
    for (int target = 0; target < CH_CANDIDATES; target++)
        search->bound[target] =
            ch_is_wanted(search->input, target) && ch_whip_is_target(&whips->start, target)
                ? (uint16_t)ch_whip_bound(whips, KIND, target)
                : 0;
    whips->relation = NULL;
}

static bool try_relation(void *context, const ChWhipRelation *relation,
                         const ChDeadlyPattern *deadly)
{
    OrSearch *const search = context;

    search->deadly = deadly;
    search->relation = *relation;
    search->relation.is_end = search->technique == CH_TECHNIQUE_OR_K_CONTRAD_WHIP;
    find_bounds(search);
    for (int length = 2; length <= LONGEST; length++)
        if (find_of_length(search, length))
            return true;
    return false;
}

static bool find_each(const ChFinderInput *input, ChSink *sink, int technique)
{
    OrSearch search = {.input = input,
                       .sink = sink,
                       .technique = technique,
                       .whips = ch_facts_whips(input->facts)};

    if (ch_constraints_next(&search.whips->search.variables, 0) < 0)
        return false;
    search.whips->search.work = 0;
    search.whips->search.most_work = CALL_WORK;
    return ch_each_whip_relation(input, try_relation, &search);
}

bool ch_find_or_k_contrad_whip(const ChFinderInput *input, ChSink *sink)
{
    return find_each(input, sink, CH_TECHNIQUE_OR_K_CONTRAD_WHIP);
}

bool ch_find_or_k_whip(const ChFinderInput *input, ChSink *sink)
{
    return find_each(input, sink, CH_TECHNIQUE_OR_K_WHIP);
}

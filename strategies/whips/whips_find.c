/* whips_find.c - the finders of whips, typed whips, g-whips, braids and g-braids: the shortest
 * first.
 *
 *      whip of length 3 for Z     V1 = {L1 R1}   V2 = {L2 R2 z}   V3 = {L3 t}
 *
 *      Z - L1 = R1 - L2 = R2 - L3     Z rules out L1 and z, R1 rules out L2 and t, R2 rules out L3;
 *                                     nothing is left of V3
 *
 * A braid may go on from any R before, not only from the last, so a whip is also a braid.  In a
 * g-whip or g-braid at least one R is a segment: two or three places of a digit, in one box and one
 * line.  Singles come first: where there are any, no pattern is reported.
 *
 * The typed whips for a target are sought apart, so each type has its shortest one.
 *
 * A pattern may have several targets: each leaves the variables with the same R's, and the last
 * with nothing.
 *
 * A finder gives up after 20,000 partial patterns in a position (CALL_WORK).
 *
 * SPDX-License-Identifier: MIT
 */
#include "whips_find.h"
#include "deduction.h"
#include "finders.h"
#include "whips_partial.h"

enum {
    KINDS = 4,
    CALL_WORK = 20000 /* the partial patterns that one call of a finder examines at most */
};

static bool report(const ChFinderInput *input, ChSink *sink, int technique,
                   const ChCandidateSet *targets, const ChWhipPattern *pattern)
{
    ChDeduction deduction = ch_deduction(technique);

    for (int i = 0; i < pattern->length; i++)
        ch_add_premise(&deduction, pattern->variable[i]);
    CH_EACH_CANDIDATE(target, targets)
        ch_add_cell_eliminations(&deduction, input->board, CH_CANDIDATE_CELL(target),
                                 1u << CH_CANDIDATE_DIGIT(target));
    deduction.detail.seed[0] = (uint32_t)pattern->length;
    deduction.detail.seed[1] = (uint32_t)pattern->target;
    return ch_report(&deduction, sink);
}

/* Adds a pattern and what it rules out to FOUND, and reports it if the technique is its simplest
 * name. */
static bool take(const ChFinderInput *input, ChSink *sink, int technique, ChWhipKind kind,
                 const ChWhipPattern *pattern, ChCandidateSet *found)
{
    const ChWhipSearch *const search = &ch_facts_whips(input->facts)->search;

    if (ch_whip_has_segment(pattern) != kind.with_segments) {
        ch_candidates_add(found, pattern->target);
        return false;
    }
    const ChCandidateSet all = ch_whip_targets(&search->start, NULL, kind, pattern);
    const ChCandidateSet targets = ch_candidates_minus(&all, found);
    *found = ch_candidates_or(found, &all);
    return report(input, sink, technique, &targets, pattern);
}

/* Reports the patterns of at most LENGTH variables, one for each target that is not FOUND. */
static bool find_for_each(const ChFinderInput *input, ChSink *sink, int technique, ChWhipKind kind,
                          int length, ChCandidateSet *found)
{
    ChWhips *const whips = ch_facts_whips(input->facts);
    ChWhipPattern pattern;

    for (int target = 0; target < CH_CANDIDATES; target++) {
        if (!ch_is_wanted(input, target) || ch_candidates_has(found, target))
            continue;
        const int bound = ch_whips_bound(whips, kind, target);
        if (bound > 0 && bound <= length &&
            ch_whip_find(&whips->search, kind, target, length, &pattern) &&
            take(input, sink, technique, kind, &pattern, found))
            return true;
    }
    return false;
}

static void allow_work(const ChFinderInput *input)
{
    ChWhipSearch *const search = &ch_facts_whips(input->facts)->search;

    search->work = 0;
    search->most_work = CALL_WORK;
}

/* Reports the patterns of the techniques in turn, for each length. */
static bool find_shortest(const ChFinderInput *input, ChSink *sink, const uint16_t *technique,
                          int count)
{
    ChCandidateSet found[KINDS] = {{{0}}};

    allow_work(input);
    for (int length = 1; length <= CH_WHIP_MOST; length++)
        for (int i = 0; i < count; i++)
            if (find_for_each(input, sink, technique[i], ch_whip_kind(technique[i]), length,
                              &found[i]))
                return true;
    return false;
}

static const uint16_t TECHNIQUES[KINDS] = {CH_TECHNIQUE_WHIP, CH_TECHNIQUE_G_WHIP,
                                           CH_TECHNIQUE_BRAID, CH_TECHNIQUE_G_BRAID};

bool ch_find_simplest_whip(const ChFinderInput *input, ChSink *sink)
{
    return find_shortest(input, sink, TECHNIQUES, KINDS);
}

bool ch_find_whip(const ChFinderInput *input, ChSink *sink)
{
    return find_shortest(input, sink, &TECHNIQUES[0], 1);
}

bool ch_find_typed_whip(const ChFinderInput *input, ChSink *sink)
{
    ChCandidateSet found[CH_WHIP_TYPES] = {{{0}}};
    ChWhipKind kind = ch_whip_kind(CH_TECHNIQUE_TYPED_WHIP);

    allow_work(input);
    for (int length = 1; length <= CH_WHIP_MOST; length++)
        for (kind.type = CH_WHIP_CELLS; kind.type < CH_WHIP_TYPES; kind.type++)
            if (find_for_each(input, sink, CH_TECHNIQUE_TYPED_WHIP, kind, length,
                              &found[kind.type]))
                return true;
    return false;
}

bool ch_find_g_whip(const ChFinderInput *input, ChSink *sink)
{
    return find_shortest(input, sink, &TECHNIQUES[1], 1);
}

bool ch_find_braid(const ChFinderInput *input, ChSink *sink)
{
    return find_shortest(input, sink, &TECHNIQUES[2], 1);
}

bool ch_find_g_braid(const ChFinderInput *input, ChSink *sink)
{
    return find_shortest(input, sink, &TECHNIQUES[3], 1);
}

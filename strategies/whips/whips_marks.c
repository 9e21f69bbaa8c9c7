/* whips_marks.c - the links of a whip or braid, and of the two sides of a forcing one, in order.
 *
 * The pattern is searched again among the step's premises.  For each variable, weak links lead from
 * what is true to the candidates that it rules out, the left-linking one first.  Where the step has
 * several targets, each rules out the same, and the link is from all of them.  A strong link leads
 * from all ruled out to the right-linking label.  The last variable is marked as the cell, or as
 * the house and digit, that is left with nothing.
 *
 * A relation is marked as its pattern with the guardians, and linked as a variable.
 *
 * A side of a forcing whip starts from its case in the same way.  A weak link leads from its last
 * label to each candidate that the step rules out.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "marks.h"
#include "uniqueness.h"
#include "whips.h"
#include "whips_partial.h"
#include "whips_relation.h"

enum { MARK_WORK = 100000 };

/* The pattern of a step, and where it is marked. */
typedef struct Pattern {
    ChWhipSearch search;
    ChWhipPattern of;
    ChCandidateSet targets;
    ChMarks *marks;
} Pattern;

static ChCandidateSet one_candidate(int candidate)
{
    ChCandidateSet set = {{0}};

    ch_candidates_add(&set, candidate);
    return set;
}

static bool conflicts_with_all(const ChCandidateSet *set, int candidate)
{
    CH_EACH_CANDIDATE(one, set)
        if (!ch_conflict(one, candidate))
            return false;
    return true;
}

/* Returns what is true before a place: any of the targets with -1, or an earlier right-linking
 * label. */
static ChCandidateSet truth_at(const Pattern *pattern, int place)
{
    return place < 0 ? pattern->targets
                     : ch_whip_candidates(&pattern->search.start, pattern->of.right[place]);
}

/* Links what is true before a place to the candidates that it rules out, each by the last that
 * does.  The links name those of RULED_OUT, and take them from it. */
static void link_ruled_out(const Pattern *pattern, int place, ChCandidateSet *ruled_out)
{
    for (int i = place - 1; i >= -1; i--) {
        const ChCandidateSet truth = truth_at(pattern, i);
        ChCandidateSet to = {{0}};
        CH_EACH_CANDIDATE(one, ruled_out)
            if (conflicts_with_all(&truth, one))
                ch_candidates_add(&to, one);
        if (ch_candidates_count(&to) > 0)
            ch_marks_link(pattern->marks, &truth, &to, false);
        *ruled_out = ch_candidates_minus(ruled_out, &to);
    }
}

/* Links a place: its left-linking candidate first, then the others, and the right-linking label. */
static void link_place(const Pattern *pattern, int place)
{
    const ChWhipSearch *const search = &pattern->search;
    const int right = pattern->of.right[place];
    ChCandidateSet left = one_candidate(pattern->of.left[place]);
    ChCandidateSet to = {{0}};
    ChCandidateSet from = {{0}};
    uint16_t candidate[9];

    if (right != CH_NONE)
        to = ch_whip_candidates(&search->start, right);
    for (int i = ch_whip_open_in(&search->start, search->relation, pattern->of.variable[place],
                                 candidate) -
                 1;
         i >= 0; i--)
        if (!ch_candidates_has(&to, candidate[i]))
            ch_candidates_add(&from, candidate[i]);
    ChCandidateSet others = ch_candidates_minus(&from, &left);
    link_ruled_out(pattern, place, &left);
    link_ruled_out(pattern, place, &others);
    if (right != CH_NONE)
        ch_marks_link(pattern->marks, &from, &to, true);
}

static void mark_variable(ChMarks *marks, int variable, ChRole cell)
{
    if (variable == CH_WHIP_RELATION)
        return;
    if (variable < CH_CELLS) {
        ch_marks_add(marks, cell, variable, 0);
        return;
    }
    ch_marks_add(marks, CH_ROLE_HOUSE, (variable - CH_CELLS) / 9, 0);
    ch_marks_add(marks, CH_ROLE_DIGIT, (variable - CH_CELLS) % 9, 0);
}

/* Prepares a search among the step's premises, and marks its conclusion and its deadly pattern. */
static void start_pattern(const ChReplay *replay, const ChStep *step, ChMarks *marks,
                          ChWhipRelation *relation, Pattern *pattern)
{
    const ChDetail *const detail = step->detail;
    ChPropagation start;

    *pattern = (Pattern){.search = {.most_work = MARK_WORK},
                         .targets = step->placed != CH_NONE ? one_candidate(step->placed)
                                                            : detail->removed,
                         .marks = marks};
    ch_propagation_start(&start, &replay->board);
    ch_whip_start(&pattern->search, &start, &detail->premises);
    CH_EACH_CANDIDATE(target, &pattern->targets)
        ch_marks_add(marks, CH_ROLE_TARGET, target, 0);
    if (detail->deadly_count == 0)
        return;
    ch_mark_deadly_pattern(replay, step, marks);
    if (ch_whip_relation_of(&replay->board, detail->deadly, relation))
        pattern->search.relation = relation;
}

void ch_mark_whip(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChWhipKind kind = ch_whip_kind(step->technique);
    const uint32_t *const seed = step->detail->seed;
    ChWhipRelation relation;
    Pattern pattern;

    start_pattern(replay, step, marks, &relation, &pattern);
    relation.is_end = step->technique == CH_TECHNIQUE_OR_K_CONTRAD_WHIP;
    if (!ch_whip_find(&pattern.search, kind, (int)seed[1], (int)seed[0], &pattern.of))
        return;
    for (int place = 0; place < pattern.of.length; place++)
        link_place(&pattern, place);
    if (step->detail->deadly_count == 0) /* or the roles are those of the deadly pattern */
        mark_variable(marks, pattern.of.variable[pattern.of.length - 1], CH_ROLE_CELL);
}

/* ---- forcing whips ---- */

/* Links the side that begins with a case. */
static void link_side(Pattern *pattern, ChWhipKind kind, int head, int labels, const ChWhipEnd *end)
{
    pattern->targets = one_candidate(head);
    pattern->search.work = 0;
    if (labels > 0 &&
        !ch_whip_find_partial(&pattern->search, kind, head, labels, end, &pattern->of))
        return;
    for (int place = 0; place < labels; place++)
        link_place(pattern, place);
    const ChCandidateSet last = truth_at(pattern, labels - 1);
    CH_EACH_CANDIDATE(one, &end->candidates) {
        const ChCandidateSet target = one_candidate(one);
        if (!end->holds)
            ch_marks_link(pattern->marks, &last, &target, false);
    }
}

void ch_mark_forcing_whip(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ChWhipRelation relation;
    Pattern pattern;
    uint16_t head[9];

    if (step->seed > CH_WHIP_RELATION)
        return;
    start_pattern(replay, step, marks, &relation, &pattern);
    const ChWhipEnd end = {pattern.targets, step->placed != CH_NONE};
    mark_variable(marks, step->seed, CH_ROLE_PIVOT);
    marks->has_cases = true;
    marks->cases = step->seed;
    const int count =
        ch_whip_open_in(&pattern.search.start, pattern.search.relation, step->seed, head);
    for (int i = 0; i < count; i++)
        link_side(&pattern, ch_whip_kind(step->technique), head[i],
                  (int)(step->detail->seed[0] >> CH_WHIP_SIDE_BITS * i & 15), &end);
}

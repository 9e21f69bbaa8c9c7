/* rectangle_chain.c - alternating inference chains through a unique or avoidable rectangle.
 *
 * Four cells in two rows, two columns and two boxes, none of them given, would hold just two digits
 * but for some other candidates, the guardians. One of these is true (uniqueness.h). So two groups
 * of guardians have a strong link (guarded_chain.h):
 *
 *      12x. . | . 12 .      x = y through the rectangle: if r1c1 is not x, then r2c5 is y
 *      12 . . | . 12y.
 *
 * The corners of an avoidable rectangle may be filled, if they are not given. Chains are reported
 * shortest first, if they rule out more than those before.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "guarded_chain.h"
#include "uniqueness.h"

typedef struct Walk {
    ChGuardedSearch search;
    ChPattern pattern;
} Walk;

static ChCandidateSet guards_of(const ChBoard *board, const ChDeadlyPattern *deadly)
{
    ChCandidateSet guards = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned digits = deadly->digits[cell];
        CH_EACH_DIGIT(digit, digits == 0 ? 0 : board->candidates[cell] & ~digits)
            ch_candidates_add(&guards, CH_CANDIDATE(cell, digit));
    }
    return guards;
}

static bool needs_all(const void *context, const ChDeduction *deduction)
{
    const Walk *const walk = context;

    return ch_pattern_needs_all(&walk->pattern, walk->search.input->board, deduction);
}

static bool try_pattern(void *context, const ChPattern *pattern)
{
    Walk *const walk = context;
    ChGuardedSearch *const search = &walk->search;
    const ChCandidateSet guards = guards_of(search->input->board, &pattern->deadly);

    if (!ch_guarded_set_guards(search, &guards))
        return false;
    walk->pattern = *pattern;
    search->pattern = ch_deduction(CH_TECHNIQUE_RECTANGLE_AIC);
    ch_add_deadly_pattern(&search->pattern, &walk->pattern.deadly);
    for (int target = 0; target < search->links->candidates; target++)
        if (ch_guarded_try(search, target))
            return true;
    return false;
}

bool ch_find_rectangle_aic(const ChFinderInput *input, ChSink *sink)
{
    Walk walk;

    ch_guarded_start(&walk.search, input, sink);
    walk.search.needs_all = needs_all;
    walk.search.context = &walk;
    for (int length = 1; length <= CH_GUARDED_HOPS; length++) {
        walk.search.length = length;
        if (ch_each_rectangle(input, try_pattern, &walk))
            return true;
    }
    return false;
}

void ch_mark_rectangle_chain(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ch_mark_deadly_pattern(replay, step, marks);
    if (step->detail == NULL || step->detail->deadly_count == 0)
        return;
    const ChCandidateSet guards = guards_of(&replay->board, step->detail->deadly);
    ch_mark_guarded_chain(replay, step, &step->detail->premises, &guards, marks);
}

/* oracle_forcing_whip.c - forcing whips and braids by their definitions: from both candidates of a
 * variable, or each guardian of a relation, each sequence of variables is tried, and what the last
 * of each shows is compared.
 *
 * Sides of at most SHORT variables must be found.  Longer ones may be: singles (with segments also
 * these) from all cases then show the conclusion.  An OR-k forcing whip must be found where singles
 * without the guardians do not show its conclusion.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "guard_relations.h"

enum { SHORT = MOST_RIGHTS };

/* A candidate is true, or false. */
typedef struct Shown {
    bool is_true[CELLS][DIGITS];
    bool is_false[CELLS][DIGITS];
} Shown;

/* The patterns of a position. */
typedef struct Patterns {
    const Marks *marks;
    bool is_braid;
    bool has_segments;
    Shown short_sides;
    Shown all;
} Patterns;

/* ---- sides ---- */

/* Notes what the last truth shows, unless it is the case itself. */
static bool note_last(const Sequence *sequence)
{
    const Truth *const last = &sequence->truth[sequence->truths - 1];
    Shown *const shown = sequence->context;

    if (sequence->truths == 1)
        return false;
    if (last->count == 1)
        shown->is_true[last->of[0].cell][last->of[0].digit] = true;
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (excludes(last, (Candidate){cell, digit}))
                shown->is_false[cell][digit] = true;
    return false;
}

/* Notes all that follows by singles, and by segments if allowed: anything, where they lead to a
 * variable without a candidate. */
static void note_singles(const Patterns *patterns, Candidate head, Shown *shown)
{
    const Marks *const start = patterns->marks;
    Marks marks;
    Candidate of[9];

    if (!suppose(start, &marks, head, ANY_TYPE, patterns->has_segments, NULL)) {
        memset(shown, true, sizeof *shown);
        return;
    }
    for (int variable = 0; variable < VARIABLES; variable++)
        if (candidates_of(&marks, variable, of) == 1)
            shown->is_true[of[0].cell][of[0].digit] = true;
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            shown->is_false[cell][digit] = start->can[cell][digit] && !marks.can[cell][digit];
}

/* ---- conclusions of all cases ---- */

/* Returns whether all cases show a candidate true, or all false, and enough of them by a side: a
 * guardian may do it by itself. */
static bool is_common(const Relation *cases, bool of_guardians, const Shown *by, Candidate one,
                      bool holds)
{
    int sides = 0;

    for (int i = 0; i < cases->count; i++) {
        const Candidate head = cases->of[i];
        const bool at_once =
            holds ? head.cell == one.cell && head.digit == one.digit : are_linked(head, one);
        const bool by_side =
            holds ? by[i].is_true[one.cell][one.digit] : by[i].is_false[one.cell][one.digit];
        if (at_once ? !of_guardians : !by_side)
            return false;
        sides += !at_once;
    }
    return holds || sides > 1;
}

static void note_common(const Patterns *patterns, const Relation *cases, bool of_guardians,
                        const Shown *by, Shown *common)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const Candidate one = {cell, digit};
            if (!patterns->marks->can[cell][digit])
                continue;
            common->is_true[cell][digit] |= is_common(cases, of_guardians, by, one, true);
            common->is_false[cell][digit] |= is_common(cases, of_guardians, by, one, false);
        }
}

static void try_cases(Patterns *patterns, const Relation *cases, bool of_guardians)
{
    Shown in_sequence[9];
    Shown in_all[9];

    memset(in_sequence, 0, sizeof in_sequence);
    memset(in_all, 0, sizeof in_all);
    for (int i = 0; i < cases->count; i++) {
        const Sequence side = {.marks = patterns->marks,
                               .is_braid = patterns->is_braid,
                               .has_segments = patterns->has_segments,
                               .most = SHORT,
                               .truths = 1,
                               .truth = {{1, {cases->of[i]}}},
                               .visit = note_last,
                               .context = &in_sequence[i]};
        each_sequence(&side);
        note_singles(patterns, cases->of[i], &in_all[i]);
    }
    note_common(patterns, cases, of_guardians, in_sequence, &patterns->short_sides);
    note_common(patterns, cases, of_guardians, in_all, &patterns->all);
}

/* Returns whether a candidate is shown true that is linked to this one. */
static bool follows_from_placement(const Shown *shown, Candidate one)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (shown->is_true[cell][digit] && are_linked((Candidate){cell, digit}, one))
                return true;
    return false;
}

/* What a placement rules out need not be found. */
static void note_found(const Patterns *patterns, Found *found)
{
    const Shown *const all = &patterns->all;

    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            found->placed[cell][digit] = patterns->short_sides.is_true[cell][digit];
            found->removed[cell][digit] = patterns->short_sides.is_false[cell][digit] &&
                                          !follows_from_placement(all, (Candidate){cell, digit});
            found->optional[cell][digit] = all->is_true[cell][digit] || all->is_false[cell][digit];
        }
}

static void find_each(const Marks *marks, Found *found, bool is_braid, bool has_segments)
{
    Patterns patterns = {.marks = marks, .is_braid = is_braid, .has_segments = has_segments};

    for (int variable = 0; variable < VARIABLES && !has_single(marks); variable++) {
        Relation cases;
        cases.count = candidates_of(marks, variable, cases.of);
        if (cases.count == 2)
            try_cases(&patterns, &cases, false);
    }
    note_found(&patterns, found);
}

FIND_EACH_KIND(find_each)

/* ---- OR-k forcing whips ---- */

static void try_relation(void *context, const Relation *relation)
{
    try_cases(context, relation, true);
}

/* Returns whether singles show the opposite of a conclusion to be impossible. */
static bool is_shown_by_singles(const Marks *marks, Candidate one, bool holds)
{
    Marks opposite = *marks;

    if (!holds)
        return !suppose(marks, &opposite, one, ANY_TYPE, false, NULL);
    opposite.can[one.cell][one.digit] = false;
    return !follow_singles(marks, &opposite, ANY_TYPE, false, NULL);
}

static void find_or_k(const Marks *marks, Found *found)
{
    Patterns patterns = {.marks = marks};

    if (has_single(marks))
        return;
    each_relation(marks, try_relation, &patterns);
    note_found(&patterns, found);
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const Candidate one = {cell, digit};
            if (found->placed[cell][digit])
                found->placed[cell][digit] = !is_shown_by_singles(marks, one, true);
            if (found->removed[cell][digit])
                found->removed[cell][digit] = !is_shown_by_singles(marks, one, false);
        }
}

const Oracle forcing_whip_oracles[] = {
    {"forcing-whip", NULL, find_whips, false},
    {"forcing-g-whip", "forcing-whip", find_g_whips, false},
    {"forcing-braid", NULL, find_braids, false},
    {"forcing-g-braid", "forcing-braid", find_g_braids, false},
    {"or-k-forcing-whip", NULL, find_or_k, false},
    {0},
};

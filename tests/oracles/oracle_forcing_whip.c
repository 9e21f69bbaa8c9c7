/* oracle_forcing_whip.c - forcing whips and braids by their definitions: from both candidates of a
 * variable each sequence of variables is tried, and what the last of each shows is compared.
 *
 * Sides of at most SHORT variables must be found.  Longer ones may be: singles (with segments also
 * these) from both candidates then show the conclusion.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "oracle.h"

enum { SHORT = 3, VARIABLES = CELLS + HOUSES * DIGITS };

typedef struct Candidate {
    int cell;
    int digit;
} Candidate;

/* What is true: a candidate, or one of those of a segment. */
typedef struct Truth {
    int count;
    Candidate of[3];
} Truth;

/* What the sides with a number of variables show: a candidate is true, or false. */
typedef struct Shown {
    bool is_true[CELLS][DIGITS];
    bool is_false[CELLS][DIGITS];
} Shown;

typedef struct Side {
    const Marks *marks;
    bool is_braid;
    bool has_segments;
    int truths;
    Truth truth[SHORT + 1];
    Candidate left[SHORT];
    Shown *shown;
} Side;

static bool is_same(Candidate a, Candidate b)
{
    return a.cell == b.cell && a.digit == b.digit;
}

static bool excludes(const Truth *truth, Candidate one)
{
    for (int i = 0; i < truth->count; i++) {
        const Candidate other = truth->of[i];
        const bool in_cell = other.cell == one.cell && other.digit != one.digit;
        if (!in_cell && !(other.digit == one.digit && sees[other.cell][one.cell]))
            return false;
    }
    return true;
}

static bool is_false(const Side *side, Candidate one)
{
    for (int i = 0; i < side->truths; i++)
        if (excludes(&side->truth[i], one))
            return true;
    return false;
}

static bool is_segment(const Truth *truth)
{
    int rows = 0;
    int columns = 0;
    int boxes = 0;

    for (int i = 0; i < truth->count; i++) {
        if (truth->of[i].digit != truth->of[0].digit)
            return false;
        rows |= 1 << row_of(truth->of[i].cell);
        columns |= 1 << column_of(truth->of[i].cell);
        boxes |= 1 << box_of(truth->of[i].cell);
    }
    return count_bits(boxes) == 1 && (count_bits(rows) == 1 || count_bits(columns) == 1);
}

/* Lists the candidates of a variable; returns how many. */
static int candidates_of(const Marks *marks, int variable, Candidate list[9])
{
    int count = 0;

    for (int i = 0; i < 9; i++) {
        const int at = variable - CELLS;
        const Candidate one = at < 0 ? (Candidate){variable, i}
                                     : (Candidate){house_cell[at / DIGITS][i], at % DIGITS};
        if (marks->can[one.cell][one.digit])
            list[count++] = one;
    }
    return count;
}

/* ---- sequences ---- */

static void note_last(const Side *side)
{
    const Truth *const last = &side->truth[side->truths - 1];

    if (last->count == 1)
        side->shown->is_true[last->of[0].cell][last->of[0].digit] = true;
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (excludes(last, (Candidate){cell, digit}))
                side->shown->is_false[cell][digit] = true;
}

/* Returns whether a candidate can be the next left-linking one: in a whip the last truth excludes
 * it, and it has not been one before. */
static bool can_be_left(const Side *side, Candidate one)
{
    if (side->is_braid)
        return is_false(side, one);
    for (int i = 0; i < side->truths - 1; i++)
        if (is_same(side->left[i], one))
            return false;
    return excludes(&side->truth[side->truths - 1], one);
}

static bool is_new(const Side *side, const Truth *truth)
{
    for (int i = 0; i < side->truths; i++)
        if (side->truth[i].count == truth->count &&
            memcmp(side->truth[i].of, truth->of, sizeof *truth->of * (size_t)truth->count) == 0)
            return false;
    return true;
}

/* Reads what a variable is left with; false unless that is a candidate, or a segment if allowed. */
static bool read_left(const Side *side, const Candidate *of, int count, Truth *left)
{
    left->count = 0;
    for (int i = 0; i < count; i++) {
        if (is_false(side, of[i]))
            continue;
        if (left->count == 3)
            return false;
        left->of[left->count++] = of[i];
    }
    return left->count == 1 || (left->count > 1 && side->has_segments && is_segment(left));
}

/* Returns whether a candidate is one of the three places of a segment. */
static bool is_part(const Truth *segment, Candidate one)
{
    Truth both = *segment;

    if (segment->count != 2)
        return false;
    both.of[both.count++] = one;
    return is_segment(&both);
}

static void extend(const Side *side)
{
    for (int variable = 0; variable < VARIABLES && side->truths <= SHORT; variable++) {
        Candidate of[9];
        const int count = candidates_of(side->marks, variable, of);
        Truth truth;
        if (count < 2 || !read_left(side, of, count, &truth) || !is_new(side, &truth))
            continue;
        for (int i = 0; i < count; i++) {
            Side next = *side;
            if (!can_be_left(side, of[i]) || is_part(&truth, of[i]))
                continue;
            next.left[side->truths - 1] = of[i];
            next.truth[next.truths++] = truth;
            note_last(&next);
            extend(&next);
        }
    }
}

/* ---- singles ---- */

/* Rules out what a truth excludes; returns whether there was any. */
static bool exclude_all(Marks *marks, const Truth *truth)
{
    bool any = false;

    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (marks->can[cell][digit] && excludes(truth, (Candidate){cell, digit})) {
                marks->can[cell][digit] = false;
                any = true;
            }
    return any;
}

/* Notes all that follows by singles, and by segments if allowed: anything, where they lead to a
 * variable without a candidate. */
static void follow(Marks marks, Candidate head, bool has_segments, Shown *shown)
{
    const Truth first = {1, {head}};
    const Marks start = marks;

    exclude_all(&marks, &first);
    for (bool any = true; any;) {
        any = false;
        for (int variable = 0; variable < VARIABLES; variable++) {
            Candidate of[9];
            const int before = candidates_of(&start, variable, of);
            const int count = candidates_of(&marks, variable, of);
            const Truth truth = {count, {of[0], of[1], of[2]}};
            if (before > 0 && count == 0) {
                memset(shown, true, sizeof *shown);
                return;
            }
            if (count == 1 || ((count == 2 || count == 3) && has_segments && is_segment(&truth)))
                any |= exclude_all(&marks, &truth);
            if (count == 1)
                shown->is_true[of[0].cell][of[0].digit] = true;
        }
    }
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            shown->is_false[cell][digit] = start.can[cell][digit] && !marks.can[cell][digit];
}

/* ---- the patterns ---- */

static bool has_single(const Marks *marks)
{
    Candidate of[9];

    for (int variable = 0; variable < VARIABLES; variable++)
        if (candidates_of(marks, variable, of) == 1)
            return true;
    return false;
}

static bool are_linked(Candidate a, Candidate b)
{
    const Truth truth = {1, {a}};

    return excludes(&truth, b);
}

/* Notes what both cases show; what conflicts with a case itself is not ruled out. */
static void note_common(const Marks *marks, const Candidate head[2], const Shown by[2],
                        Shown *common)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const Candidate one = {cell, digit};
            if (!marks->can[cell][digit])
                continue;
            if (by[0].is_true[cell][digit] && by[1].is_true[cell][digit])
                common->is_true[cell][digit] = true;
            if (by[0].is_false[cell][digit] && by[1].is_false[cell][digit] &&
                !are_linked(head[0], one) && !are_linked(head[1], one))
                common->is_false[cell][digit] = true;
        }
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
static void note_found(const Shown *short_sides, const Shown *all, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            found->placed[cell][digit] = short_sides->is_true[cell][digit];
            found->removed[cell][digit] = short_sides->is_false[cell][digit] &&
                                          !follows_from_placement(all, (Candidate){cell, digit});
            found->optional[cell][digit] = all->is_true[cell][digit] || all->is_false[cell][digit];
        }
}

static void find_each(const Marks *marks, Found *found, bool is_braid, bool has_segments)
{
    Shown short_sides = {0};
    Shown all = {0};

    for (int variable = 0; variable < VARIABLES && !has_single(marks); variable++) {
        Shown in_sequence[2] = {0};
        Shown in_all[2] = {0};
        Candidate head[9];
        if (candidates_of(marks, variable, head) != 2)
            continue;
        for (int i = 0; i < 2; i++) {
            const Side side = {.marks = marks,
                               .is_braid = is_braid,
                               .has_segments = has_segments,
                               .truths = 1,
                               .truth = {{1, {head[i]}}},
                               .shown = &in_sequence[i]};
            extend(&side);
            follow(*marks, head[i], has_segments, &in_all[i]);
        }
        note_common(marks, head, in_sequence, &short_sides);
        note_common(marks, head, in_all, &all);
    }
    note_found(&short_sides, &all, found);
}

static void find_whips(const Marks *marks, Found *found)
{
    find_each(marks, found, false, false);
}

static void find_g_whips(const Marks *marks, Found *found)
{
    find_each(marks, found, false, true);
}

static void find_braids(const Marks *marks, Found *found)
{
    find_each(marks, found, true, false);
}

static void find_g_braids(const Marks *marks, Found *found)
{
    find_each(marks, found, true, true);
}

const Oracle forcing_whip_oracles[] = {
    {"forcing-whip", NULL, find_whips, false},
    {"forcing-g-whip", "forcing-whip", find_g_whips, false},
    {"forcing-braid", NULL, find_braids, false},
    {"forcing-g-braid", "forcing-braid", find_g_braids, false},
    {0},
};

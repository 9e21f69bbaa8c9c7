/* oracle_whip.c - Whips and braids by their definitions: each sequence of variables is tried. In
 * g-whips and g-braids a variable may leave a segment: places of a digit in one box and one line.
 *
 * Those of at most SHORT variables must be found. Longer ones may be: a candidate that a whip or
 * braid rules out contradicts itself by singles.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { SHORT = 3, VARIABLES = CELLS + HOUSES * DIGITS };

typedef struct Candidate {
    int cell;
    int digit;
} Candidate;

/* A right-linking candidate, or segment. One of the candidates is true. */
typedef struct Right {
    int count;
    Candidate of[3];
} Right;

/* A sequence: the target and what else links to the right, and the left-linking candidates. */
typedef struct Sequence {
    const Marks *marks;
    bool is_braid;
    bool has_segments; /* they are allowed */
    int rights;
    Right right[SHORT + 1];
    int lefts;
    Candidate left[SHORT];
} Sequence;

static bool is_same(Candidate a, Candidate b)
{
    return a.cell == b.cell && a.digit == b.digit;
}

static bool are_linked(Candidate a, Candidate b)
{
    return a.cell == b.cell ? a.digit != b.digit : a.digit == b.digit && sees[a.cell][b.cell];
}

static bool is_linked_to_all(const Right *right, Candidate candidate)
{
    for (int i = 0; i < right->count; i++)
        if (!are_linked(right->of[i], candidate))
            return false;
    return true;
}

/* Returns whether two lists have the same candidates, which come in the order of their cells. */
static bool are_same(const Right *a, const Right *b)
{
    for (int i = 0; i < a->count && a->count == b->count; i++)
        if (!is_same(a->of[i], b->of[i]))
            return false;
    return a->count == b->count;
}

/* Returns whether two or three candidates of a digit are in one box and one line. */
static bool is_segment(const Right *right)
{
    const Candidate *const of = right->of;
    bool is_row = right->count > 1;
    bool is_column = is_row;

    for (int i = 1; i < right->count; i++) {
        is_row = is_row && row_of(of[i].cell) == row_of(of[0].cell);
        is_column = is_column && column_of(of[i].cell) == column_of(of[0].cell);
        if (of[i].digit != of[0].digit || box_of(of[i].cell) != box_of(of[0].cell))
            return false;
    }
    return is_row || is_column;
}

/* Lists the candidates of a variable; returns how many. */
static int candidates_of(const Marks *marks, int variable, Candidate list[9])
{
    int count = 0;

    for (int i = 0; i < 9; i++) {
        const int house = (variable - CELLS) / DIGITS;
        const Candidate one = variable < CELLS
                                  ? (Candidate){variable, i}
                                  : (Candidate){house_cell[house][i], (variable - CELLS) % DIGITS};
        if (marks->can[one.cell][one.digit])
            list[count++] = one;
    }
    return count;
}

static bool is_ruled_out(const Sequence *sequence, Candidate candidate)
{
    for (int i = 0; i < sequence->rights; i++)
        if (is_linked_to_all(&sequence->right[i], candidate))
            return true;
    return false;
}

/* Returns whether a candidate can be the next left-linking one. */
static bool can_be_left(const Sequence *sequence, Candidate candidate)
{
    if (sequence->is_braid)
        return is_ruled_out(sequence, candidate);
    for (int i = 0; i < sequence->lefts; i++)
        if (is_same(sequence->left[i], candidate))
            return false;
    return is_linked_to_all(&sequence->right[sequence->rights - 1], candidate);
}

static bool leads_to_nothing(const Sequence *sequence, int most);

/* Continues with a variable and its left-linking candidate. */
static bool continue_with(const Sequence *sequence, const Candidate *of, int count, int left,
                          int most)
{
    Sequence next = *sequence;
    Right *const right = &next.right[sequence->rights];
    int open = 0;

    for (int i = 0; i < count; i++)
        if (!is_ruled_out(sequence, of[i]) && open++ < 3)
            right->of[open - 1] = of[i];
    right->count = open;
    if (open == 0 || open > 3 || most == 1)
        return open == 0;
    if (open > 1 && !(sequence->has_segments && is_segment(right)))
        return false;
    for (int i = 0; i < sequence->rights; i++)
        if (are_same(&sequence->right[i], right))
            return false;
    next.left[next.lefts++] = of[left];
    next.rights++;
    return leads_to_nothing(&next, most - 1);
}

/* Returns whether at most MOST more variables complete the pattern. */
static bool leads_to_nothing(const Sequence *sequence, int most)
{
    for (int variable = 0; variable < VARIABLES; variable++) {
        Candidate of[9];
        const int count = candidates_of(sequence->marks, variable, of);
        for (int i = 0; i < count; i++)
            if (can_be_left(sequence, of[i]) && continue_with(sequence, of, count, i, most))
                return true;
    }
    return false;
}

/* ---- singles ---- */

/* Rules out what is linked to all of the candidates; returns whether there was any. */
static bool rule_out_linked(Marks *marks, const Right *right)
{
    bool any = false;

    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (marks->can[cell][digit] && is_linked_to_all(right, (Candidate){cell, digit})) {
                marks->can[cell][digit] = false;
                any = true;
            }
    return any;
}

/* Returns whether singles, and segments if allowed, lead from a position to a variable without a
 * candidate. */
static bool contradicts_itself(const Marks *start, Marks marks, bool has_segments)
{
    for (bool any = true; any;) {
        any = false;
        for (int variable = 0; variable < VARIABLES; variable++) {
            Candidate of[9];
            const int before = candidates_of(start, variable, of);
            const int count = candidates_of(&marks, variable, of);
            if (before > 0 && count == 0)
                return true;
            if (count == 0 || count > 3)
                continue;
            const Right right = {count, {of[0], of[1], of[2]}};
            if (count == 1 || (has_segments && is_segment(&right)))
                any |= rule_out_linked(&marks, &right);
        }
    }
    return false;
}

static bool has_single(const Marks *marks)
{
    Candidate of[9];

    for (int variable = 0; variable < VARIABLES; variable++)
        if (candidates_of(marks, variable, of) == 1)
            return true;
    return false;
}

/* ---- the patterns ---- */

static void find_each(const Marks *marks, Found *found, bool is_braid, bool has_segments)
{
    for (int cell = 0; cell < CELLS && !has_single(marks); cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const Right target = {1, {{cell, digit}}};
            const Sequence sequence = {.marks = marks,
                                       .is_braid = is_braid,
                                       .has_segments = has_segments,
                                       .rights = 1,
                                       .right = {target}};
            Marks supposed = *marks;
            if (!marks->can[cell][digit])
                continue;
            if (leads_to_nothing(&sequence, SHORT))
                rule_out(marks, found, cell, digit);
            rule_out_linked(&supposed, &target);
            found->optional[cell][digit] = contradicts_itself(marks, supposed, has_segments);
        }
}

static void find_whips(const Marks *marks, Found *found)
{
    find_each(marks, found, false, false);
}

static void find_braids(const Marks *marks, Found *found)
{
    find_each(marks, found, true, false);
}

static void find_g_whips(const Marks *marks, Found *found)
{
    find_each(marks, found, false, true);
}

static void find_g_braids(const Marks *marks, Found *found)
{
    find_each(marks, found, true, true);
}

const Oracle whip_oracles[] = {
    {"whip", NULL, find_whips, false},
    {"braid", NULL, find_braids, false},
    {"g-whip", "whip", find_g_whips, true},
    {"g-braid", "braid", find_g_braids, true},
    {NULL, NULL, NULL, false},
};

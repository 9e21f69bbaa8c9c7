/* oracle_whip.c - Whips and braids by their definitions: each sequence of variables is tried.
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

/* A sequence: the target and the right-linking candidates, and the left-linking ones. */
typedef struct Sequence {
    const Marks *marks;
    bool is_braid;
    int rights;
    Candidate right[SHORT + 1];
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
        if (are_linked(sequence->right[i], candidate))
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
    return are_linked(sequence->right[sequence->rights - 1], candidate);
}

static bool leads_to_nothing(const Sequence *sequence, int most);

/* Continues with a variable and its left-linking candidate. */
static bool continue_with(const Sequence *sequence, const Candidate *of, int count, int left,
                          int most)
{
    Sequence next = *sequence;
    int open = 0;

    for (int i = 0; i < count; i++)
        if (!is_ruled_out(sequence, of[i])) {
            open++;
            next.right[sequence->rights] = of[i];
        }
    if (open != 1 || most == 1)
        return open == 0;
    for (int i = 0; i < sequence->rights; i++)
        if (is_same(sequence->right[i], next.right[sequence->rights]))
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

/* Makes a candidate true. */
static void place(Marks *marks, Candidate one)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (are_linked(one, (Candidate){cell, digit}))
                marks->can[cell][digit] = false;
}

/* Returns whether singles lead from a position to a variable without a candidate. */
static bool contradicts_itself(const Marks *start, Marks marks)
{
    bool is_known[CELLS] = {false};

    for (bool any = true; any;) {
        any = false;
        for (int variable = 0; variable < VARIABLES; variable++) {
            Candidate of[9];
            const int before = candidates_of(start, variable, of);
            const int count = candidates_of(&marks, variable, of);
            if (before > 0 && count == 0)
                return true;
            if (count == 1 && !is_known[of[0].cell]) {
                is_known[of[0].cell] = true;
                place(&marks, of[0]);
                any = true;
            }
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

static void find_each(const Marks *marks, Found *found, bool is_braid)
{
    for (int cell = 0; cell < CELLS && !has_single(marks); cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const Candidate target = {cell, digit};
            const Sequence sequence = {
                .marks = marks, .is_braid = is_braid, .rights = 1, .right = {target}};
            Marks supposed = *marks;
            if (!marks->can[cell][digit])
                continue;
            if (leads_to_nothing(&sequence, SHORT))
                rule_out(marks, found, cell, digit);
            place(&supposed, target);
            found->optional[cell][digit] = contradicts_itself(marks, supposed);
        }
}

static void find_whips(const Marks *marks, Found *found)
{
    find_each(marks, found, false);
}

static void find_braids(const Marks *marks, Found *found)
{
    find_each(marks, found, true);
}

const Oracle whip_oracles[] = {
    {"whip", NULL, find_whips, false},
    {"braid", NULL, find_braids, false},
    {NULL, NULL, NULL, false},
};

/* whip_sequence.c - see whip_sequence.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whip_sequence.h"

#include <stddef.h>

static bool is_same(Candidate a, Candidate b)
{
    return a.cell == b.cell && a.digit == b.digit;
}

bool is_of_type(Type type, int variable)
{
    const int house = (variable - CELLS) / DIGITS;

    if (type == ANY_TYPE)
        return true;
    if (variable < CELLS)
        return type == CELL_TYPE;
    return type == (house < COLUMNS ? ROW_TYPE : house < BOXES ? COLUMN_TYPE : BOX_TYPE);
}

bool are_linked(Candidate a, Candidate b)
{
    return a.cell == b.cell ? a.digit != b.digit : a.digit == b.digit && sees[a.cell][b.cell];
}

bool excludes(const Truth *truth, Candidate one)
{
    for (int i = 0; i < truth->count; i++)
        if (!are_linked(truth->of[i], one))
            return false;
    return true;
}

/* Returns whether two lists have the same candidates, which come in the order of their cells. */
static bool are_same(const Truth *a, const Truth *b)
{
    for (int i = 0; i < a->count && a->count == b->count; i++)
        if (!is_same(a->of[i], b->of[i]))
            return false;
    return a->count == b->count;
}

/* Returns whether two or three candidates of a digit are in one box and one line. */
static bool is_segment(const Truth *truth)
{
    const Candidate *const of = truth->of;
    bool is_row = truth->count > 1;
    bool is_column = is_row;

    for (int i = 1; i < truth->count; i++) {
        is_row = is_row && row_of(of[i].cell) == row_of(of[0].cell);
        is_column = is_column && column_of(of[i].cell) == column_of(of[0].cell);
        if (of[i].digit != of[0].digit || box_of(of[i].cell) != box_of(of[0].cell))
            return false;
    }
    return is_row || is_column;
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

int candidates_of(const Marks *marks, int variable, Candidate list[9])
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

/* Does the same for a relation too. */
static int open_in(const Marks *marks, const Relation *relation, int variable, Candidate list[9])
{
    int count = 0;

    if (variable != RELATION)
        return candidates_of(marks, variable, list);
    for (int i = 0; i < relation->count; i++)
        if (marks->can[relation->of[i].cell][relation->of[i].digit])
            list[count++] = relation->of[i];
    return count;
}

/* ---- sequences ---- */

static bool is_excluded(const Sequence *sequence, Candidate one)
{
    for (int i = 0; i < sequence->truths; i++)
        if (excludes(&sequence->truth[i], one))
            return true;
    return false;
}

/* Returns whether a candidate can be the next left-linking one: in a whip the last truth excludes
 * it, and it has not been one before. */
static bool can_be_left(const Sequence *sequence, Candidate one)
{
    if (sequence->is_braid)
        return is_excluded(sequence, one);
    for (int i = 0; i < sequence->truths - 1; i++)
        if (is_same(sequence->left[i], one))
            return false;
    return excludes(&sequence->truth[sequence->truths - 1], one);
}

static bool is_new(const Sequence *sequence, const Truth *truth)
{
    for (int i = 0; i < sequence->truths; i++)
        if (are_same(&sequence->truth[i], truth))
            return false;
    return true;
}

/* Reads what a variable is left with; false unless that is a candidate, or a segment if allowed. */
static bool read_left(const Sequence *sequence, const Candidate *of, int count, Truth *left)
{
    left->count = 0;
    for (int i = 0; i < count; i++) {
        if (is_excluded(sequence, of[i]))
            continue;
        if (left->count == 3)
            return false;
        left->of[left->count++] = of[i];
    }
    return left->count == 1 || (left->count > 1 && sequence->has_segments && is_segment(left));
}

/* Continues with a variable, by each of its candidates that can be left-linking. */
static bool continue_with(const Sequence *sequence, int variable)
{
    Candidate of[9];
    const int count = open_in(sequence->marks, sequence->relation, variable, of);
    Truth truth;

    if (count < 2 || !read_left(sequence, of, count, &truth) || !is_new(sequence, &truth))
        return false;
    for (int i = 0; i < count; i++) {
        Sequence next = *sequence;
        if (!can_be_left(sequence, of[i]) || is_part(&truth, of[i]))
            continue;
        next.left[sequence->truths - 1] = of[i];
        next.variable[sequence->truths - 1] = variable;
        next.truth[next.truths++] = truth;
        next.has_relation = sequence->has_relation || variable == RELATION;
        if (each_sequence(&next))
            return true;
    }
    return false;
}

bool each_sequence(const Sequence *sequence)
{
    const int last = sequence->relation != NULL ? RELATION : VARIABLES - 1;

    if (sequence->visit(sequence))
        return true;
    for (int variable = 0; variable <= last && sequence->truths <= sequence->most; variable++)
        if (is_of_type(sequence->type, variable) && continue_with(sequence, variable))
            return true;
    return false;
}

bool ends_sequence(const Sequence *sequence, int variable)
{
    Candidate of[9];
    const int count = open_in(sequence->marks, sequence->relation, variable, of);
    bool is_linked = false;

    if (!is_of_type(sequence->type, variable))
        return false;
    for (int i = 0; i < count; i++) {
        if (!is_excluded(sequence, of[i]))
            return false;
        is_linked = is_linked || can_be_left(sequence, of[i]);
    }
    return is_linked;
}

/* ---- singles ---- */

bool has_single(const Marks *marks)
{
    Candidate of[9];

    for (int variable = 0; variable < VARIABLES; variable++)
        if (candidates_of(marks, variable, of) == 1)
            return true;
    return false;
}

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

bool follow_singles(const Marks *start, Marks *marks, Type type, bool has_segments,
                    const Relation *relation)
{
    const int last = relation != NULL ? RELATION : VARIABLES - 1;

    for (bool any = true; any;) {
        any = false;
        for (int variable = 0; variable <= last; variable++) {
            Candidate of[9];
            if (!is_of_type(type, variable))
                continue;
            const int before = open_in(start, relation, variable, of);
            const int count = open_in(marks, relation, variable, of);
            if (before > 0 && count == 0)
                return false;
            if (count == 0 || count > 3)
                continue;
            const Truth truth = {count, {of[0], of[1], of[2]}};
            if (count == 1 || (has_segments && is_segment(&truth)))
                any |= exclude_all(marks, &truth);
        }
    }
    return true;
}

bool suppose(const Marks *start, Marks *marks, Candidate one, Type type, bool has_segments,
             const Relation *relation)
{
    const Truth truth = {1, {one}};

    *marks = *start;
    exclude_all(marks, &truth);
    return follow_singles(start, marks, type, has_segments, relation);
}

bool fails_alone(const Sequence *sequence, int last)
{
    Marks marks = *sequence->marks;

    exclude_all(&marks, &sequence->truth[0]);
    for (bool any = true; any;) {
        any = false;
        for (int i = 0; i < sequence->truths; i++) {
            const int variable = i < sequence->truths - 1 ? sequence->variable[i] : last;
            Candidate of[9];
            const int count = variable == RELATION ? 9 : candidates_of(&marks, variable, of);
            if (count == 0)
                return true;
            const Truth truth = {1, {of[0]}};
            if (count == 1)
                any |= exclude_all(&marks, &truth);
        }
    }
    return false;
}

/* premises.c - Which premises an instance needs: by trying every way to satisfy the others.
 *
 * SPDX-License-Identifier: MIT
 */
#include "oracle.h"

enum { SURELY_PROVABLE = 9 };

typedef struct Candidate {
    int cell;
    int digit;
} Candidate;

/* Candidates taken to be true. */
typedef struct Taken {
    int count;
    Candidate of[MOST_PREMISES + 1];
} Taken;

static bool conflicts(const Candidate *a, const Candidate *b)
{
    return a->cell == b->cell ? a->digit != b->digit
                              : a->digit == b->digit && sees[a->cell][b->cell];
}

static bool is_free(const Taken *taken, const Candidate *one)
{
    for (int i = 0; i < taken->count; i++)
        if (conflicts(&taken->of[i], one))
            return false;
    return true;
}

static bool can_all_hold(const Marks *marks, const Premise *premise, int count, int skipped,
                         Taken *taken)
{
    if (count == 0)
        return true;
    if (count - 1 == skipped)
        return can_all_hold(marks, premise, count - 1, skipped, taken);
    const Premise *const last = &premise[count - 1];
    for (int i = 0; i < 9; i++) {
        const Candidate one = last->house == NOTHING
                                  ? (Candidate){last->at, i}
                                  : (Candidate){house_cell[last->house][i], last->at};
        if (!marks->can[one.cell][one.digit] || !is_free(taken, &one))
            continue;
        taken->of[taken->count++] = one;
        const bool holds = can_all_hold(marks, premise, count - 1, skipped, taken);
        taken->count--;
        if (holds)
            return true;
    }
    return false;
}

/* Returns whether the premises but one leave every candidate of LOST false. */
static bool rule_out_all(const Marks *marks, const Premise *premise, int count, int skipped,
                         const Found *lost)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            Taken taken = {1, {{cell, digit}}};
            if (lost->removed[cell][digit] && can_all_hold(marks, premise, count, skipped, &taken))
                return false;
        }
    return true;
}

bool can_hold_together(const Marks *marks, const Premise *premise, int count)
{
    Taken taken = {0};

    return can_all_hold(marks, premise, count, NOTHING, &taken);
}

bool follow_from(const Marks *marks, const Premise *premise, int count, const Found *lost)
{
    return rule_out_all(marks, premise, count, NOTHING, lost);
}

bool needs_all_premises(const Marks *marks, const Premise *premise, int count, const Found *lost)
{
    for (int skipped = 0; skipped < count; skipped++)
        if (rule_out_all(marks, premise, count, skipped, lost))
            return false;
    return true;
}

void take_if_needed(const Marks *marks, Found *found, const Premise *premise, int count,
                    const Found *lost)
{
    if (count > SURELY_PROVABLE)
        add_optional(found, lost);
    else if (needs_all_premises(marks, premise, count, lost))
        add_found(found, lost);
}

/* guarded.c - What guardians of several digits rule out, by the definition: types 3 and 4, and the
 * XZ rule.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guarded.h"

#include <stdlib.h>

#include "sets.h"

enum { MOST_IN_SET = 4 };

/* Returns whether a cell sees all cells with guardians of a digit. */
static bool sees_guards(const Marks *marks, const Guarded *guarded, int digit, int cell)
{
    for (int i = 0; i < guarded->extras; i++)
        if (marks->can[guarded->extra[i]][digit] && !sees[cell][guarded->extra[i]])
            return false;
    return true;
}

static bool is_seen_by_some(const Marks *marks, const Guarded *guarded, int digit)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (marks->can[cell][digit] && sees_guards(marks, guarded, digit, cell))
            return true;
    return false;
}

/* Guardians that no cell of their digit sees are neither matched nor of use for the XZ rule; type 4
 * is not about them. */
bool is_of_interest(const Marks *marks, const Guarded *guarded)
{
    bool are_seen = true;

    for (int digit = 0; digit < DIGITS; digit++)
        if (guarded->guards >> digit & 1)
            are_seen = are_seen && is_seen_by_some(marks, guarded, digit);
    return guarded->extras <= MOST_SEVERAL &&
           (are_seen || guarded->extras < 2 ||
            (guarded->extras == 2 && sees[guarded->extra[0]][guarded->extra[1]]));
}

/* Returns whether each guardian of a digit sees all of the digit in the set. */
static bool is_matched(const Marks *marks, const Guarded *guarded, const Als *set, int digit)
{
    for (int i = 0; i < guarded->extras; i++)
        if (marks->can[guarded->extra[i]][digit] && !sees_all(marks, set, digit, guarded->extra[i]))
            return false;
    return true;
}

static bool has_pattern_cell(const Guarded *guarded, const Als *set)
{
    for (int i = 0; i < guarded->count; i++)
        if (is_in_set(set, guarded->cell[i]))
            return true;
    return false;
}

static void try_set(const Marks *marks, Found *found, const Guarded *guarded, const Als *set)
{
    Premise premise[MOST_PREMISES];
    Found lost = {0};
    int loose = 0;
    int count = 0;

    for (int digit = 0; digit < DIGITS; digit++)
        if ((guarded->guards >> digit & 1) && !is_matched(marks, guarded, set, digit))
            loose |= 1 << digit;
    if (count_bits(loose) > 1)
        return;
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (((loose != 0 ? loose : set->digits) >> digit & 1) &&
                sees_all(marks, set, digit, cell) &&
                (!(guarded->guards >> digit & 1) || sees_guards(marks, guarded, digit, cell)))
                rule_out(marks, &lost, cell, digit);
    for (int i = 0; i < guarded->count; i++)
        premise[count++] = (Premise){NOTHING, guarded->cell[i]};
    count = list_more(premise, count, set);
    if (needs_all_premises(marks, premise, count, &lost))
        add_found(found, &lost);
}

/* Type 4: the digit is in the house only in the two cells with guardians. */
static void try_pair(const Marks *marks, Found *found, const Guarded *guarded, int house, int digit)
{
    const int *const extra = guarded->extra;
    Premise premise[MOST_PREMISES];
    Found lost = {0};
    int place[9];
    int count = 0;

    if (places_of(marks, house, digit, place) != 2 || !marks->can[extra[0]][digit] ||
        !marks->can[extra[1]][digit] || !in_house(extra[0], house) || !in_house(extra[1], house))
        return;
    for (int i = 0; i < 2; i++)
        for (int other = 0; other < DIGITS; other++)
            if (other != digit && (guarded->digits >> other & 1))
                rule_out(marks, &lost, extra[i], other);
    for (int i = 0; i < guarded->count; i++)
        if (guarded->cell[i] != extra[0] && guarded->cell[i] != extra[1])
            premise[count++] = (Premise){NOTHING, guarded->cell[i]};
    premise[count++] = (Premise){house, digit};
    if (needs_all_premises(marks, premise, count, &lost))
        add_found(found, &lost);
}

void conclude_several(const Marks *marks, Found *found, const Guarded *guarded)
{
    if (guarded->extras < 2 || guarded->extras > MOST_SEVERAL)
        return;
    for (int house = 0; house < HOUSES && guarded->extras == 2; house++)
        for (int digit = 0; digit < DIGITS && count_bits(guarded->digits) == 3; digit++)
            if (guarded->digits >> digit & 1)
                try_pair(marks, found, guarded, house, digit);
    if (count_bits(guarded->guards) < 2)
        return;
    Sets *const sets = sets_of(marks, found, MOST_SETS);
    for (int i = 0; sets != NULL && i < sets->count; i++)
        if (sets->of[i].count <= MOST_IN_SET && !(guarded->guards & ~sets->of[i].digits) &&
            !has_pattern_cell(guarded, &sets->of[i]))
            try_set(marks, found, guarded, &sets->of[i]);
    free(sets);
}

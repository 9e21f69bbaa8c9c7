/* oracle_or_k_whip.c - OR-k whips and contradiction whips by their definitions: from each target
 * each sequence of variables is tried, with the guardians of a relation as one of them.
 *
 * A target must be found if the shortest patterns have at most SHORT variables, there is no whip of
 * that length or less, and singles in the variables of a pattern do not rule the target out without
 * the guardians.  It may be found if singles with the guardians rule it out.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "guard_relations.h"

enum { SHORT = MOST_RIGHTS + 1 };

typedef struct Search {
    const Marks *marks;
    Found *found;
    bool is_end; /* the guardians are the last variable, else an earlier one */
    int plain;   /* variables of the shortest whip for the target; 0: none is short */
    int length;  /* and with the guardians */
    bool needed; /* none of that length rules the target out without the guardians */
} Search;

static void note_pattern(Search *search, const Sequence *sequence, int last)
{
    const int length = sequence->truths;
    const bool needed = !fails_alone(sequence, last);

    if (search->length == 0 || length < search->length) {
        search->length = length;
        search->needed = needed;
    }
    if (length == search->length)
        search->needed = search->needed && needed;
}

/* Notes the patterns that a variable completes. */
static bool note_ends(const Sequence *sequence)
{
    Search *const search = sequence->context;

    for (int variable = 0; variable < VARIABLES; variable++) {
        if (!ends_sequence(sequence, variable))
            continue;
        if (sequence->has_relation && !search->is_end)
            note_pattern(search, sequence, variable);
        if (!sequence->has_relation && (search->plain == 0 || search->plain > sequence->truths))
            search->plain = sequence->truths;
    }
    if (search->is_end && !sequence->has_relation && sequence->truths > 1 &&
        ends_sequence(sequence, RELATION))
        note_pattern(search, sequence, RELATION);
    return false;
}

static bool conflict(Candidate one, Candidate other)
{
    return one.cell == other.cell ? one.digit != other.digit
                                  : one.digit == other.digit && sees[one.cell][other.cell];
}

/* Returns whether a target conflicts with all guardians, so that no whip is needed. */
static bool sees_all(const Relation *relation, Candidate target)
{
    for (int i = 0; i < relation->count; i++)
        if (!conflict(relation->of[i], target))
            return false;
    return true;
}

static void try_target(Search *search, const Relation *relation, Candidate target)
{
    const Sequence sequence = {.marks = search->marks,
                               .relation = relation,
                               .most = SHORT - 1,
                               .truths = 1,
                               .truth = {{1, {target}}},
                               .visit = note_ends,
                               .context = search};
    Marks marks;

    if (!search->marks->can[target.cell][target.digit] || sees_all(relation, target) ||
        suppose(search->marks, &marks, target, ANY_TYPE, false, relation))
        return;
    search->found->optional[target.cell][target.digit] = true;
    search->plain = search->length = 0;
    each_sequence(&sequence);
    if (search->length > 0 && search->needed &&
        (search->plain == 0 || search->plain > search->length))
        rule_out(search->marks, search->found, target.cell, target.digit);
}

static void try_relation(void *context, const Relation *relation)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            try_target(context, relation, (Candidate){cell, digit});
}

static void find_contradictions(const Marks *marks, Found *found)
{
    Search search = {.marks = marks, .found = found, .is_end = true};

    if (!has_single(marks))
        each_relation(marks, try_relation, &search);
}

static void find_whips(const Marks *marks, Found *found)
{
    Search search = {.marks = marks, .found = found, .is_end = false};

    if (!has_single(marks))
        each_relation(marks, try_relation, &search);
}

const Oracle or_k_whip_oracles[] = {
    {"or-k-contrad-whip", NULL, find_contradictions, false},
    {"or-k-whip", NULL, find_whips, false},
    {NULL, NULL, NULL, false},
};

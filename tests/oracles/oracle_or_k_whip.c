/* oracle_or_k_whip.c - OR-k whips and contradiction whips by their definitions: from each target
 * each sequence of variables is tried, with the guardians of a relation as one of them.
 *
 * A target must be found if a pattern has at most SHORT variables and singles without the guardians
 * do not rule it out.  It may be found if singles with the guardians do.
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
} Search;

static bool is_complete(const Sequence *sequence)
{
    const Search *const search = sequence->context;

    if (search->is_end)
        return sequence->truths > 1 && !sequence->has_relation && ends_sequence(sequence, RELATION);
    for (int variable = 0; variable < VARIABLES && sequence->has_relation; variable++)
        if (ends_sequence(sequence, variable))
            return true;
    return false;
}

static void try_target(const Search *search, const Relation *relation, Candidate target)
{
    const Sequence sequence = {.marks = search->marks,
                               .relation = relation,
                               .most = SHORT - 1,
                               .truths = 1,
                               .truth = {{1, {target}}},
                               .visit = is_complete,
                               .context = (void *)search};
    Marks marks;

    if (!search->marks->can[target.cell][target.digit] ||
        suppose(search->marks, &marks, target, false, relation))
        return;
    search->found->optional[target.cell][target.digit] = true;
    if (suppose(search->marks, &marks, target, false, NULL) && each_sequence(&sequence))
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

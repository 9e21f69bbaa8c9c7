/* guard_relations.c - see guard_relations.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guard_relations.h"
#include "deadly_types.h"

enum { MOST_GUARDIANS = 5 };

typedef struct Search {
    const Marks *marks;
    TryRelation *try;
    void *context;
} Search;

static void try_guards(void *context, const Pattern *pattern)
{
    const Search *const search = context;
    Relation relation = {.count = 0};

    for (int i = 0; i < pattern->extras; i++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const int cell = extra_cell(pattern, i);
            if (!search->marks->can[cell][digit] ||
                (pattern->digits[pattern->extra[i]] >> digit & 1))
                continue;
            if (relation.count == MOST_GUARDIANS)
                return;
            relation.of[relation.count++] = (Candidate){cell, digit};
        }
    if (relation.count > 1)
        search->try(search->context, &relation);
}

static void try_corners(void *context, const int corner[4], int a, int b)
{
    const Search *const search = context;
    Pattern pattern = {0};

    if (!fits_crosswise(search->marks, corner, a, b))
        return;
    for (int i = 0; i < 4; i++)
        add_cell(search->marks, &pattern, corner[i], 1 << a | 1 << b);
    try_guards(context, &pattern);
}

void each_relation(const Marks *marks, TryRelation *try, void *context)
{
    Search search = {marks, try, context};

    each_rectangle(try_corners, &search);
    each_grave(marks, try_guards, &search);
}

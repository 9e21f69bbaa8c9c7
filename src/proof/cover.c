/* cover.c - see cover.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "cover.h"

/* Limits: covers beyond the number of premises, nodes of the search for each such number. */
enum { MOST_RANK = 2, MOST_NODES = 20000, CONSTRAINTS_OF_ONE = 4 };

typedef struct Search {
    const ChStepRecord *step;
    ChCover *cover;
    int premises;
    int most;                     /* covers at the most */
    int nodes;                    /* nodes left */
    ChCandidateSet open;          /* the open candidates of the premises */
    ChConstraintSet used;         /* the covers, and the premises, which would only cancel out */
    int8_t factor[CH_CANDIDATES]; /* premises that have the candidate, less covers */
} Search;

static void list_constraints(int candidate, int list[CONSTRAINTS_OF_ONE])
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    list[0] = CH_CELL_CONSTRAINT(cell);
    for (int i = 0; i < 3; i++)
        list[i + 1] = CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], CH_CANDIDATE_DIGIT(candidate));
}

/* Returns the first open candidate with a positive factor, or -1. */
static int first_uncovered(const Search *search)
{
    CH_EACH_CANDIDATE(candidate, &search->open)
        if (search->factor[candidate] > 0)
            return candidate;
    return -1;
}

/* Reports whether the sum proves every elimination. */
static bool proves_all(const Search *search)
{
    const int right_side = search->premises - search->cover->count;

    for (size_t i = 0; i < search->step->eliminate_count; i++)
        if (search->factor[search->step->eliminate[i]] >= right_side)
            return false;
    return true;
}

/* Adds a cover (BY is -1), or takes it back (BY is 1). */
static void change_factors(Search *search, int constraint, int by)
{
    for (int i = 0; i < CH_DIGITS; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        search->factor[candidate] = (int8_t)(search->factor[candidate] + by);
    }
}

/* Returns how much a cover helps: the uncovered candidates that it has, and the eliminations. */
static int gain_of(const Search *search, int constraint)
{
    int gain = 0;

    if (ch_constraints_has(&search->used, constraint))
        return -1;
    for (int i = 0; i < CH_DIGITS; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        gain += ch_candidates_has(&search->open, candidate) && search->factor[candidate] > 0;
    }
    for (size_t i = 0; i < search->step->eliminate_count; i++)
        for (int k = 0; k < CH_DIGITS; k++)
            gain += ch_constraint_candidate(constraint, k) == search->step->eliminate[i];
    return gain;
}

/* Sorts the constraints of a candidate, those that help most first; returns how many may be
 * used. */
static int list_covers(const Search *search, int candidate, int list[CONSTRAINTS_OF_ONE])
{
    int all[CONSTRAINTS_OF_ONE];
    int gain[CONSTRAINTS_OF_ONE];
    int count = 0;

    list_constraints(candidate, all);
    for (int i = 0; i < CONSTRAINTS_OF_ONE; i++) {
        const int of = gain_of(search, all[i]);
        int at = count;
        if (of < 0)
            continue;
        for (; at > 0 && gain[at - 1] < of; at--) {
            gain[at] = gain[at - 1];
            list[at] = list[at - 1];
        }
        gain[at] = of;
        list[at] = all[i];
        count++;
    }
    return count;
}

/* Covers the first candidate that is not covered, in every way. */
static bool search_covers(Search *search)
{
    const int candidate = first_uncovered(search);
    int list[CONSTRAINTS_OF_ONE];

    if (candidate < 0)
        return proves_all(search);
    if (search->cover->count == search->most || --search->nodes < 0)
        return false;
    const int count = list_covers(search, candidate, list);
    for (int i = 0; i < count; i++) {
        search->cover->constraint[search->cover->count++] = (uint16_t)list[i];
        ch_constraints_add(&search->used, list[i]);
        change_factors(search, list[i], -1);
        if (search_covers(search))
            return true;
        change_factors(search, list[i], 1);
        ch_bits_remove(search->used.word, list[i]);
        search->cover->count--;
    }
    return false;
}

static void add_premises(Search *search, const ChProver *prover)
{
    for (size_t i = 0; i < prover->known.premise_count; i++)
        CH_EACH_CANDIDATE(candidate, &prover->known.premise[i].candidates) {
            search->factor[candidate]++;
            if (ch_candidates_has(&prover->known.open, candidate))
                ch_candidates_add(&search->open, candidate);
        }
}

bool ch_cover_find(const ChProver *prover, const ChStepRecord *step, ChCover *cover)
{
    Search search = {.step = step, .cover = cover, .premises = (int)prover->known.premise_count};

    cover->count = 0;
    add_premises(&search, prover);
    for (size_t i = 0; i < step->constraint_count; i++)
        ch_constraints_add(&search.used, step->constraint[i]);
    for (int rank = 0; rank <= MOST_RANK; rank++) {
        search.nodes = MOST_NODES;
        search.most = search.premises + rank;
        if (search.most > CH_MOST_COVERS)
            return false;
        if (search_covers(&search))
            return true;
    }
    return false;
}

/* whips_search.c - see whips_search.h.
 *
 * Depth first, for one length at a time.  A partial pattern that needs more rounds of parallel
 * propagation to a contradiction than variables are left is dropped.  Two with the same
 * right-linking labels (and in whips the same last one) continue alike, so those that failed are
 * kept by a key.  An entry may be overwritten: it saves time and never alters a result.
 *
 * Partial patterns are visited by the same search, without a contradiction to aim at.  In a whip
 * each order of the labels counts, as it decides which left-linking candidates there are.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whips_search.h"

#include <string.h>

#include "hash.h"
#include "whips_rounds.h"

/* A search for one target, with its partial pattern. */
typedef struct Search {
    ChWhipPath path;
    ChConstraintSet variables; /* those of the type */
    ChRules rules;             /* of a typed pattern */
    ChWhipSearch *shared;
    int limit;
    uint64_t salt; /* a hash of the position, the kind, the target and the limit */
    uint64_t set;  /* a hash of the labels, whatever their order */
    ChWhipPattern *pattern;
    ChWhipVisit *visit; /* of partial patterns, with its context; NULL: a whole one is sought */
    void *context;
} Search;

enum { METERED = 1024 }; /* partial patterns between two additions to the meter */

/* ---- partial patterns ---- */

/* Returns the constraints with which the partial pattern may continue: in a whip those with a
 * candidate, at the start, that conflicts with the last label. */
static ChConstraintSet list_constraints(const Search *search, int last)
{
    const ChPropagation *const start = &search->shared->start;
    const int digit = ch_whip_digit(last);
    const ChCellSet cells = ch_bands_cells(ch_whip_against(last) & start->open[digit]);
    ChConstraintSet next = {{0}};

    if (search->path.kind.is_braid)
        return search->variables;
    CH_EACH_CELL(cell, cells) {
        ch_constraints_add(&next, CH_CELL_CONSTRAINT(cell));
        for (int i = 0; i < 3; i++)
            ch_constraints_add(&next, CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], digit));
    }
    if (last < CH_CANDIDATES) {
        const int cell = CH_CANDIDATE_CELL(last);
        for (int other = 0; other < CH_DIGITS; other++)
            for (int i = 0; i < 3 && ch_bands_has(start->open[other], cell); i++)
                ch_constraints_add(&next, CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], other));
    }
    for (int i = 0; i < 6; i++)
        next.word[i] &= search->variables.word[i];
    return next;
}

/* Returns all variables with which the partial pattern may continue. */
static ChConstraintSet list_next(const Search *search, int last)
{
    const ChWhipRelation *const relation = search->path.relation;
    ChConstraintSet next = list_constraints(search, last);

    for (int i = 0; relation != NULL && i < relation->count; i++)
        if (search->path.kind.is_braid || ch_whip_conflicts(last, relation->candidate[i]))
            ch_constraints_add(&next, CH_WHIP_RELATION);
    return next;
}

static bool is_known(const Search *search, int label)
{
    for (int i = 0; i < search->path.labels; i++)
        if (search->path.label[i] == label)
            return true;
    return false;
}

static uint64_t *slot_of(const Search *search, int last, uint64_t *key)
{
    const ChWhipSearch *const shared = search->shared;

    *key = ch_hash_add(search->salt ^ search->set,
                       search->path.kind.is_braid ? 0 : (uint64_t)last + 1);
    return shared->failed != NULL && (search->visit == NULL || search->path.kind.is_braid)
               ? &shared->failed[*key & (shared->failed_slots - 1)]
               : NULL;
}

static bool continue_with(Search *search, const ChPropagation *now, int label);

/* Returns what a variable adds to the partial pattern.  A relation for the end adds nothing. */
static int label_of(const Search *search, const ChPropagation *now, int variable, int last)
{
    const ChWhipPath *const path = &search->path;

    if (variable == CH_WHIP_RELATION)
        return path->relation->is_end ? CH_WHIP_NO_LABEL
                                      : ch_whip_left_in(now, path->relation, variable, false);
    return ch_whip_next_label(path->start, now, path->kind.with_segments, variable,
                              path->kind.is_braid ? CH_WHIP_NO_LABEL : last);
}

/* Ends the pattern with one of the variables, if one is empty.  A relation within a pattern is not
 * its end. */
static bool end_with(const Search *search, const ChPropagation *now, const ChConstraintSet *next)
{
    const ChWhipRelation *const relation = search->path.relation;

    CH_EACH_CONSTRAINT(variable, next)
        if ((variable != CH_WHIP_RELATION || relation->is_end) &&
            ch_whip_left_in(now, relation, variable, false) == CH_WHIP_EMPTY &&
            ch_whip_complete(&search->path, variable, search->pattern))
            return true;
    return false;
}

/* Ends the pattern with one of the variables, or continues with each in turn.  FAILS: a variable of
 * the position is empty. */
static bool expand(Search *search, const ChPropagation *now, int last, bool fails)
{
    const ChConstraintSet next = list_next(search, last);

    if (fails && end_with(search, now, &next))
        return true;
    if (search->path.labels + 1 == search->limit)
        return false;
    CH_EACH_CONSTRAINT(variable, &next) {
        const int label = label_of(search, now, variable, last);
        if (label >= 0 && !is_known(search, label) && continue_with(search, now, label))
            return true;
        if (ch_whip_is_exhausted(search->shared))
            return false;
    }
    return false;
}

static const ChRules *rules_of(const Search *search)
{
    return search->path.kind.type == CH_WHIP_UNTYPED ? NULL : &search->rules;
}

/* Visits the partial pattern and those that continue it, or seeks the end of it. */
static bool go_on(Search *search, const ChPropagation *now, int last)
{
    const int left = search->limit - 1 - search->path.labels;

    if (search->visit != NULL)
        return (search->path.labels > 0 && search->visit(search->context, &search->path)) ||
               expand(search, now, last, false);
    const int rounds =
        ch_whip_rounds(search->path.kind, search->path.relation, rules_of(search), now, left);
    return rounds >= 0 && rounds <= left && expand(search, now, last, rounds == 0);
}

/* Extends the partial pattern whose last label is LAST; true when that ends the search. */
static bool extend(Search *search, const ChPropagation *now, int last)
{
    uint64_t key;
    uint64_t *const slot = slot_of(search, last, &key);

    if (slot != NULL && *slot == key)
        return false;
    if (++search->shared->work % METERED == 0)
        ch_meter_add(search->shared->meter, METERED);
    if (ch_whip_is_exhausted(search->shared))
        return false;
    if (go_on(search, now, last))
        return true;
    if (slot != NULL && !ch_whip_is_exhausted(search->shared))
        *slot = key;
    return false;
}

static bool continue_with(Search *search, const ChPropagation *now, int label)
{
    const uint64_t set = search->set;
    ChPropagation next = *now;

    ch_whip_add(&next, label);
    search->path.label[search->path.labels++] = (uint16_t)label;
    search->set ^= ch_hash_mix((uint64_t)label + 1);
    const bool found = extend(search, &next, label);
    search->path.labels--;
    search->set = set;
    return found;
}

static uint64_t hash_of_relation(const ChWhipRelation *relation)
{
    uint64_t hash = relation->is_end;

    for (int i = 0; i < relation->count; i++)
        hash = ch_hash_add(hash, (uint64_t)relation->candidate[i] + 1);
    return hash;
}

/* Lists the variables that the search may use, and its rules. */
static void list_variables(Search *search)
{
    const ChWhipType type = search->path.kind.type;

    search->variables = search->shared->variables;
    search->path.variables = &search->variables;
    if (type == CH_WHIP_UNTYPED)
        return;
    search->variables = (ChConstraintSet){{0}};
    CH_EACH_CONSTRAINT(variable, &search->shared->variables)
        if (ch_whip_allows(type, variable))
            ch_constraints_add(&search->variables, variable);
    ch_whip_rules(type, &search->rules);
}

bool ch_whip_find(ChWhipSearch *search, ChWhipKind kind, int target, int limit,
                  ChWhipPattern *pattern)
{
    Search one = {.path = {.start = &search->start,
                           .relation = search->relation,
                           .kind = kind,
                           .target = target},
                  .shared = search,
                  .limit = limit < CH_WHIP_MOST ? limit : CH_WHIP_MOST,
                  .pattern = pattern};
    ChPropagation state = search->start;

    one.salt = ch_hash_add(
        search->position, (uint64_t)(((target * CH_WHIP_MOST + one.limit) * 2 + kind.is_braid) * 2 +
                                     kind.with_segments));
    list_variables(&one);
    if (kind.type != CH_WHIP_UNTYPED)
        one.salt = ch_hash_add(one.salt, (uint64_t)kind.type);
    if (search->relation != NULL)
        one.salt = ch_hash_add(one.salt, hash_of_relation(search->relation));
    ch_whip_add(&state, target);
    return extend(&one, &state, target);
}

bool ch_whip_each_partial(ChWhipSearch *search, ChWhipKind kind, int source, int most,
                          ChWhipVisit *visit, void *context)
{
    Search one = {.path = {.start = &search->start, .kind = kind, .target = source},
                  .shared = search,
                  .limit = most + 1,
                  .visit = visit,
                  .context = context};
    ChPropagation state = search->start;

    list_variables(&one);
    if (search->failed != NULL) /* here its keys are those of this visit alone */
        memset(search->failed, 0, search->failed_slots * sizeof *search->failed);
    ch_whip_add(&state, source);
    return extend(&one, &state, source);
}

int ch_whip_bound(const ChWhipSearch *search, ChWhipKind kind, int target)
{
    const bool is_typed = kind.type != CH_WHIP_UNTYPED;
    ChPropagation state = search->start;
    ChRules rules;

    ch_whip_add(&state, target);
    if (is_typed)
        ch_whip_rules(kind.type, &rules);
    return ch_whip_rounds(kind, search->relation, is_typed ? &rules : NULL, &state, CH_CANDIDATES) +
           1;
}

/* ---- the start ---- */

void ch_whip_start(ChWhipSearch *search, const ChPropagation *start, const ChConstraintSet *allowed)
{
    uint16_t candidate[9];

    search->start = *start;
    search->start.fresh = 0;
    search->relation = NULL;
    search->variables = (ChConstraintSet){{0}};
    for (int variable = 0; variable < CH_CONSTRAINTS; variable++)
        if ((allowed == NULL || ch_constraints_has(allowed, variable)) &&
            ch_whip_open_in(start, NULL, variable, candidate) > 1)
            ch_constraints_add(&search->variables, variable);
    search->position = ch_hash_add_all(0, search->variables.word, 6);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChBandPairs open = (ChBandPairs)start->open[digit];
        search->position = ch_hash_add(ch_hash_add(search->position, open[0]), open[1]);
    }
}

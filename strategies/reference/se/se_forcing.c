/* se_forcing.c - the search for forcing chains: producers 23 to 30 of the SE scale.
 *
 * From each candidate on and off: a contradiction, a consequence of both (double), a consequence of
 * all places of a digit in a house (region), a consequence of all candidates of a cell (cell).
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_chain.h"
#include "se_rating.h"

typedef struct Search {
    ChSeSpace *space;
    int number; /* the depth's index */
    ChSeDepth *depth;
    const ChSeSplits *splits;
    ChSeMarks regions; /* with splits, the first places of digits in houses that are split */
    bool together;     /* all hints are wanted as one: what they remove */
} Search;

/* ---- targets ---- */

static void add_target(ChSeTarget *target, const ChSeClosure *closure, const ChSeFound *found,
                       unsigned assumed)
{
    const int candidate = found->target;

    *target =
        (ChSeTarget){.closure = closure,
                     .on = found->target_on,
                     .assumed = (uint8_t)assumed,
                     .link = found->target_on ? closure->on_list[closure->on_at[candidate]]
                                              : closure->off_list[closure->off_at[candidate]]};
}

static int of_cell(ChSeSpace *space, int depth, const ChSeFound *found, ChSeTarget *target)
{
    const int cell = found->start / 9;
    int count = 0;

    CH_EACH_DIGIT(digit, space->depth[depth].start.cand[cell])
        add_target(&target[count++], ch_se_closure(space, depth, CH_CANDIDATE(cell, digit), true),
                   found, CH_SE_NAKED);
    return count;
}

static int of_region(ChSeSpace *space, int depth, const ChSeFound *found, ChSeTarget *target)
{
    const int digit = found->start % 9;
    int count = 0;

    CH_EACH_BIT(place, space->depth[depth].start.pos[found->house][digit]) {
        const int cell = ch_grid_house_cell[found->house][place];
        add_target(&target[count++], ch_se_closure(space, depth, CH_CANDIDATE(cell, digit), true),
                   found, (unsigned)found->house / 9);
    }
    return count;
}

int ch_se_targets(ChSeSpace *space, int depth, const ChSeFound *found, ChSeTarget *target)
{
    switch (found->kind) {
    case CH_SE_KIND_CELL:
        return of_cell(space, depth, found, target);
    case CH_SE_KIND_REGION:
        return of_region(space, depth, found, target);
    case CH_SE_KIND_DOUBLE:
        for (int i = 0; i < 2; i++)
            add_target(&target[i], ch_se_closure(space, depth, found->start, i == 0), found,
                       CH_SE_ASSUMED);
        return 2;
    default:
        break;
    }
    const ChSeClosure *const closure = ch_se_closure(space, depth, found->start, found->start_on);
    target[0] = (ChSeTarget){closure, closure->clash_on, true, CH_SE_ASSUMED};
    target[1] = (ChSeTarget){closure, closure->clash_off, false, CH_SE_ASSUMED};
    return 2;
}

/* ---- hints ---- */

/* Returns a lower bound for the nodes behind a target, itself included: the length of one path
 * back, each node from its origin. */
static int path_length(const ChSeTarget *target)
{
    const ChSeClosure *const closure = target->closure;
    ChSeLink link = target->link;
    int count = 1;

    for (bool on = target->on; link.cause != CH_SE_ASSUMED && link.cause != CH_SE_ADVANCED;
         on = !on, count++)
        link = on ? closure->off_list[link.from] : closure->on_list[link.from];
    return count;
}

/* Reports whether the targets must have more nodes than LIMIT.  With patterns, a candidate may be
 * on and off before it clashes, and be on its own path back. */
static bool is_too_long(const Search *search, const ChSeFound *found, const ChSeTarget *target,
                        int count, int limit)
{
    int nodes = 0;

    if (search->depth->mode.level > 0 && found->kind == CH_SE_KIND_CONTRADICTION)
        return false;
    for (int i = 0; i < count && nodes <= limit; i++)
        nodes += path_length(&target[i]);
    return nodes > limit;
}

/* Adds what the hint removes. */
static void join_hint(ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found)
{
    const ChSeMarks removed = ch_se_effect(grid, found->target, found->target_on);

    collector->any = true;
    for (int cell = 0; cell < CH_CELLS; cell++)
        collector->removed[0].of[cell] |= removed.of[cell];
}

/* Collects the hint if it is wanted.  A candidate that is alone in its cell needs none. */
static void offer_hint(const Search *search, ChSeFound *found)
{
    const ChSeGrid *const grid = &search->depth->start;
    ChSeCollector *const collector = &search->depth->found;
    ChSeWalk *const walk = &search->space->walk[search->number];
    ChSeTarget target[CH_DIGITS];

    if (found->target_on && (grid->cand[found->target / 9] & ~(1u << found->target % 9)) == 0)
        return;
    if (search->together) {
        join_hint(collector, grid, found);
        return;
    }
    ch_se_walk_start(walk, ch_se_limit(collector, grid, found));
    const int count = ch_se_targets(search->space, search->number, found, target);
    if (!search->space->is_plain && is_too_long(search, found, target, count, walk->limit))
        return;
    for (int i = 0; i < count; i++)
        if (!ch_se_walk_from(walk, search->depth, target[i].closure, target[i].link, target[i].on))
            return;
    found->nodes = walk->total;
    found->rating = ch_se_chain(search->depth->mode.base, found->nodes);
    if (ch_se_is_wanted(collector, grid, found))
        ch_se_collect(collector, grid, found);
}

static void offer_clash(const Search *search, int start, bool on)
{
    ChSeFound found = {.kind = CH_SE_KIND_CONTRADICTION,
                       .start = (int16_t)start,
                       .start_on = on,
                       .target = (int16_t)start,
                       .target_on = !on};

    if (search->splits != NULL && !ch_se_marks_has(&search->splits->clashes[on], start))
        return;
    if (ch_se_fixpoint(search->space, search->number, start, on) == NULL &&
        ch_se_closure(search->space, search->number, start, on)->clashes)
        offer_hint(search, &found);
}

static bool have_common(ChSeMarks *both, const ChSeMarks *a, const ChSeMarks *b)
{
    uint16_t any = 0;

    for (int i = 0; i < CH_SE_SPAN; i++)
        any |= both->of[i] = a->of[i] & b->of[i];
    return any != 0;
}

/* Offers the nodes in `common`, in the order of the first closure. */
static void offer_common(const Search *search, const ChSeClosure *first, const ChSeMarks *common,
                         bool on, ChSeFound *found)
{
    const ChSeLink *const list = on ? first->on_list : first->off_list;
    const int count = on ? first->on_count : first->off_count;

    for (int i = 0; i < count; i++)
        if (ch_se_marks_has(common, list[i].candidate)) {
            found->target = (int16_t)list[i].candidate;
            found->target_on = on;
            offer_hint(search, found);
        }
}

/* The assumptions of a hint with a common consequence. */
typedef struct Cases {
    int count;
    bool on[CH_DIGITS];
    uint16_t candidate[CH_DIGITS];
} Cases;

static void add_case(Cases *cases, int candidate, bool on)
{
    cases->candidate[cases->count] = (uint16_t)candidate;
    cases->on[cases->count++] = on;
}

/* Reports whether all closures have a node on, or off, in common. */
static bool share_any(const Search *search, const ChSeClosure *const *closure, int count, bool on)
{
    ChSeMarks common;
    bool any = true;

    memcpy(common.of, search->depth->start.cand, sizeof common.of);
    for (int i = 0; i < count && any; i++)
        any = have_common(&common, &common, on ? &closure[i]->on : &closure[i]->off);
    return any;
}

/* Reports whether the cases may have a common consequence, by their fixpoints.  If a node is on in
 * all of them, another of its cell is off, except where a closure ends at a contradiction. */
static bool may_share(const Search *search, const Cases *cases)
{
    const ChSeClosure *closure[CH_DIGITS];
    bool any_clashes = false;

    for (int i = 0; i < cases->count; i++) {
        const int candidate = cases->candidate[i];
        closure[i] = ch_se_fixpoint(search->space, search->number, candidate, cases->on[i]);
        if (closure[i] == NULL)
            closure[i] = ch_se_closure(search->space, search->number, candidate, cases->on[i]);
        any_clashes |= closure[i]->clashes;
    }
    return share_any(search, closure, cases->count, false) ||
           (any_clashes && share_any(search, closure, cases->count, true));
}

/* Offers the nodes common to all cases, on and then off. */
static void offer_shared(const Search *search, const Cases *cases, ChSeFound *found)
{
    const ChSeClosure *closure[CH_DIGITS];

    if (search->depth->has_fixpoints && !may_share(search, cases))
        return;
    for (int i = 0; i < cases->count; i++)
        closure[i] =
            ch_se_closure(search->space, search->number, cases->candidate[i], cases->on[i]);
    for (int on = 1; on >= 0; on--) {
        ChSeMarks common = on ? closure[0]->on : closure[0]->off;
        bool any = true;
        for (int i = 1; i < cases->count && any; i++)
            any = have_common(&common, &common, on ? &closure[i]->on : &closure[i]->off);
        if (any)
            offer_common(search, closure[0], &common, on, found);
    }
}

static void try_double(const Search *search, int candidate)
{
    Cases cases = {0};
    ChSeFound found = {.kind = CH_SE_KIND_DOUBLE, .start = (int16_t)candidate};

    add_case(&cases, candidate, true);
    add_case(&cases, candidate, false);
    offer_shared(search, &cases, &found);
}

static void try_regions(const Search *search, int cell, int digit)
{
    for (int type = 0; type < CH_SE_TYPES; type++) {
        const int house = ch_grid_cell_house[cell][type];
        const unsigned places = search->depth->start.pos[house][digit];
        Cases cases = {0};
        ChSeFound found = {.kind = CH_SE_KIND_REGION,
                           .start = (int16_t)CH_CANDIDATE(cell, digit),
                           .house = (int16_t)house};
        if (search->splits != NULL && !(search->splits->houses[house] >> digit & 1))
            continue;
        if (ch_se_count(places) < 2 || ch_lowest(places) != ch_grid_cell_place[cell][type])
            continue;
        CH_EACH_BIT(place, places)
            add_case(&cases, CH_CANDIDATE(ch_grid_house_cell[house][place], digit), true);
        offer_shared(search, &cases, &found);
    }
}

static void try_cell(const Search *search, int cell)
{
    Cases cases = {0};
    ChSeFound found = {.kind = CH_SE_KIND_CELL, .start = (int16_t)CH_CANDIDATE(cell, 0)};

    CH_EACH_DIGIT(digit, search->depth->start.cand[cell])
        add_case(&cases, CH_CANDIDATE(cell, digit), true);
    offer_shared(search, &cases, &found);
}

static void search_cell(const Search *search, int cell)
{
    const ChSeMode *const mode = &search->depth->mode;
    const unsigned digits = search->depth->start.cand[cell];
    const bool are_split = search->splits != NULL && !mode->nishio;

    CH_EACH_DIGIT(digit, are_split ? search->regions.of[cell] : digits) {
        const int candidate = CH_CANDIDATE(cell, digit);
        if (mode->dynamic) {
            offer_clash(search, candidate, true);
            offer_clash(search, candidate, false);
        }
        if (mode->nishio)
            continue;
        if (mode->dynamic && ch_se_count(digits) >= 3)
            try_double(search, candidate);
        try_regions(search, cell, digit);
    }
    if (!mode->nishio &&
        (search->splits == NULL || ch_grid_cells_has(&search->splits->cells, cell)))
        try_cell(search, cell);
}

/* Reports whether the searches inside one mode are the first of those inside another, which has a
 * higher level. */
static bool begins(const ChSeMode *first, const ChSeMode *mode)
{
    if (first->level >= mode->level)
        return false;
    for (int i = 0; first->level > 0 && first->inside[i] != CH_SE_END; i++)
        if (first->inside[i] != mode->inside[i])
            return false;
    return true;
}

/* Reports whether the depth's last result is the beginning of the requested one, on the same
 * grid. */
static bool is_beginning(const ChSeDepth *at, const ChSeGrid *grid, ChSeMode mode)
{
    return at->mode.dynamic && !at->mode.nishio && mode.dynamic && !mode.nishio &&
           begins(&at->mode, &mode) && memcmp(at->start.cand, grid->cand, sizeof grid->cand) == 0 &&
           memcmp(at->start.value, grid->value, sizeof grid->value) == 0;
}

/* Reports whether some closures may remain valid: the modes are plainly the same, and candidates
 * were removed. */
static bool can_carry(const ChSeDepth *at, const ChSeGrid *grid, ChSeMode mode)
{
    return at->mode.dynamic && mode.dynamic && at->mode.nishio == mode.nishio &&
           ch_se_grid_is_less(grid, &at->start);
}

/* Prepares the depth for the mode on the grid. */
static void prepare_depth(ChSeSpace *space, int depth, const ChSeGrid *grid, ChSeMode mode)
{
    ChSeDepth *const at = &space->depth[depth];

    if (!space->is_plain && is_beginning(at, grid, mode)) {
        at->mode = mode;
        return;
    }
    const bool can_keep = !space->is_plain && can_carry(at, grid, mode);
    if (depth == CH_SE_OUTER && (!can_keep || at->start.left != grid->left))
        ch_se_forget_fixpoints(space); /* filled cells have no candidates */
    if (can_keep)
        ch_se_carry(at, grid);
    else {
        at->slots = at->losses = 0;
        memset(at->slot_of, 0, sizeof at->slot_of);
    }
    at->parents = at->reasons = 0;
    ch_se_depth_start(at, grid);
    at->mode = mode;
}

static void mark_regions(Search *search)
{
    for (int house = 0; house < CH_HOUSES; house++)
        CH_EACH_DIGIT(digit, search->splits->houses[house]) {
            const unsigned places = search->depth->start.pos[house][digit];
            const int cell = ch_grid_house_cell[house][ch_lowest(places)];
            ch_se_marks_add(&search->regions, CH_CANDIDATE(cell, digit));
        }
}

/* Restricts the closures to chains to the splits' consequences.  The others change neither their
 * order nor their origins: what leads to a node on such a chain is on one itself. */
static void follow_paths(ChSeDepth *at, const ChSeMarks *paths)
{
    ChSeGrid *const begin = &at->begin;
    uint16_t *const pos = begin->pos[0];

    memset(begin->pos, 0, sizeof begin->pos);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        begin->cand[cell] &= paths->of[cell];
        CH_EACH_DIGIT(digit, begin->cand[cell]) {
            const ChSeSpot *const spot = &ch_se_spot[CH_CANDIDATE(cell, digit)];
            for (int type = 0; type < CH_SE_TYPES; type++)
                pos[spot->at[type]] |= spot->bit[type];
        }
    }
}

void ch_se_forcing_search(ChSeSpace *space, int depth, const ChSeGrid *grid, ChSeMode mode,
                          const ChSeSplits *splits, bool wants_all)
{
    Search search = {.space = space,
                     .number = depth,
                     .depth = &space->depth[depth],
                     .splits = splits,
                     .together = ch_se_takes_together(space, depth, &mode)};
    ChSeDepth *const at = search.depth;

    prepare_depth(space, depth, grid, mode);
    at->has_fixpoints =
        depth == CH_SE_OUTER && !space->is_plain && space->is_settled && ch_se_has_fixpoints(&mode);
    at->begin = at->start;
    if (splits != NULL && !mode.nishio) {
        follow_paths(at, &splits->paths);
        mark_regions(&search);
    }
    ch_se_collect_start(&at->found, wants_all);
    if (search.together)
        memset(&at->found.removed[0], 0, sizeof at->found.removed[0]);
    for (int cell = 0; cell < CH_CELLS && !space->overflow; cell++)
        if (ch_se_count(grid->cand[cell]) > (mode.dynamic ? 1 : 2))
            search_cell(&search, cell);
}

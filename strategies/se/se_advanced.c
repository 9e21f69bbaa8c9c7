/* se_advanced.c - inside an assumption: what patterns and further chains rule out.
 *
 * Of each hint one asks what it owes to the assumption: the candidates that would have spoilt it
 * and have gone since.  They are the parents of what it rules out; a hint that owes nothing is
 * passed over.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_basic.h"
#include "se_chain.h"

typedef struct Advance {
    ChSeSpace *space;
    int number; /* of the depth */
    ChSeDepth *depth;
    ChSeClosure *closure;
    bool any;
    ChSeMarks blamed; /* of the hint at hand */
    uint32_t first;   /* its parents */
} Advance;

/* ---- blame ---- */

static void blame_start(Advance *advance)
{
    memset(&advance->blamed, 0, sizeof advance->blamed);
    advance->first = advance->depth->parents;
}

static void blame(Advance *advance, int cell, int digit)
{
    ChSeDepth *const depth = advance->depth;
    const int candidate = CH_CANDIDATE(cell, digit);

    if (ch_se_marks_has(&advance->blamed, candidate))
        return;
    ch_se_marks_add(&advance->blamed, candidate);
    if (depth->parents < CH_SE_PARENTS)
        depth->parent[depth->parents++] = (uint16_t)candidate;
    else
        advance->space->overflow = true;
}

/* What a cell had, of these digits, and has no more. */
static void blame_cell(Advance *advance, int cell, unsigned digits)
{
    const ChSeDepth *const depth = advance->depth;
    unsigned gone = depth->start.cand[cell] & ~depth->now.cand[cell] & digits;

    for (; gone != 0; gone &= gone - 1)
        blame(advance, cell, ch_se_first(gone));
}

/* Where the house had the digit, among these places, and has it no more. */
static void blame_house(Advance *advance, int house, int digit, unsigned places)
{
    const ChSeDepth *const depth = advance->depth;
    unsigned gone = depth->start.pos[house][digit] & ~depth->now.pos[house][digit] & places;

    for (; gone != 0; gone &= gone - 1)
        blame(advance, ch_se_house_cell[house][ch_se_first(gone)], digit);
}

static void blame_pattern(Advance *advance, const ChSeHint *hint)
{
    const int house = hint->base[0];
    unsigned covers = 0;

    switch (hint->technique) {
    case CH_SE_HIDDEN_PAIR:
        for (int i = 0; i < 9; i++)
            if (!(hint->cells >> i & 1))
                blame_cell(advance, ch_se_house_cell[house][i], hint->digits);
        break;
    case CH_SE_NAKED_PAIR:
        for (unsigned rest = hint->cells; rest != 0; rest &= rest - 1)
            blame_cell(advance, ch_se_house_cell[house][ch_se_first(rest)],
                       ~(unsigned)hint->digits);
        break;
    case CH_SE_X_WING:
        for (int i = 0; i < 2; i++)
            covers |= 1u << hint->cover[i] % 9;
        for (int i = 0; i < 2; i++)
            blame_house(advance, hint->base[i], ch_se_first(hint->digits), ~covers);
        break;
    default:
        blame_house(advance, house, ch_se_first(hint->digits),
                    ~(unsigned)ch_se_overlap[house][hint->cover[0]]);
        break;
    }
}

/* What an on node owes: the other digits of its cell, or the other places in its house. */
static void blame_on(Advance *advance, int candidate, unsigned cause)
{
    const int cell = candidate / 9;

    if (cause == CH_SE_NAKED)
        blame_cell(advance, cell, CH_ALL_NINE);
    else if (cause < CH_SE_TYPES)
        blame_house(advance, ch_se_cell_house[cell][cause], candidate % 9, CH_ALL_NINE);
}

/* ---- adding ---- */

/* Adds the eliminations, the latest parents theirs. */
static void conclude(Advance *advance, const ChSeMarks *removed, const ChSeNested *nested)
{
    ChSeDepth *const depth = advance->depth;
    const uint32_t count = depth->parents - advance->first;

    if (count == 0)
        return;
    if (depth->reasons == CH_SE_REASONS) {
        advance->space->overflow = true;
        return;
    }
    const uint32_t number = depth->reasons++;
    depth->reason[number] =
        (ChSeReason){.first = advance->first, .count = (uint16_t)count, .is_chain = nested != NULL};
    if (nested != NULL)
        depth->reason[number].nested = *nested;
    advance->any = true;
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (unsigned rest = removed->of[cell]; rest != 0; rest &= rest - 1)
            ch_se_closure_off(depth, advance->closure,
                              ch_se_link((unsigned)CH_CANDIDATE(cell, ch_se_first(rest)),
                                         CH_SE_ADVANCED, number));
}

static bool take_pattern(void *context, const ChSeHint *hint)
{
    Advance *const advance = context;

    blame_start(advance);
    blame_pattern(advance, hint);
    conclude(advance, &hint->removed, NULL);
    return false;
}

/* ---- chains ---- */

/* A number for a sequence of nodes; 128 bits make it unlikely enough that two have the same. */
static void mix(uint64_t *identity, unsigned value)
{
    identity[0] = (identity[0] ^ value) * 0x9e3779b97f4a7c15u;
    identity[0] ^= identity[0] >> 29;
    identity[1] = (identity[1] + value + 1) * 0xd6e8feb86659fd93u;
    identity[1] ^= identity[1] >> 32;
}

/* The nodes of a target, the target first: into the identity, and the on ones to blame. */
static void take_stops(Advance *advance, const ChSeStop *stop, int count, unsigned assumed,
                       ChSeNested *nested)
{
    mix(nested->identity, 2 * CH_CANDIDATES);
    for (int i = 0; i < count; i++) {
        const unsigned cause = stop[i].link.cause == CH_SE_ASSUMED ? assumed : stop[i].link.cause;
        mix(nested->identity, 2 * stop[i].link.candidate + stop[i].on);
        if (stop[i].on)
            blame_on(advance, stop[i].link.candidate, cause);
    }
}

/* The same cycle the other way round: on and off change, the causes stay where they are. */
static void reverse(ChSeStop *to, const ChSeStop *from, int count)
{
    for (int i = 0; i < count; i++) {
        to[i] = from[count - 1 - i];
        to[i].on = !to[i].on;
    }
}

static void take_unary(Advance *advance, const ChSeFound *found, ChSeNested *nested)
{
    ChSeUnary *const unary = &advance->space->unary;
    const int count = ch_se_unary_chain(unary, found);

    if (!found->is_cycle) {
        take_stops(advance, unary->stop, count, CH_SE_ASSUMED, nested);
        return;
    }
    /* The last is the start again. */
    take_stops(advance, unary->stop, count - 1, CH_SE_ASSUMED, nested);
    reverse(unary->back, unary->stop, count);
    take_stops(advance, unary->back, count - 1, CH_SE_ASSUMED, nested);
}

static void take_forcing(Advance *advance, const ChSeFound *found, ChSeNested *nested)
{
    ChSeSpace *const space = advance->space;
    const int inner = advance->number + 1;
    ChSeTarget target[CH_DIGITS];
    const int count = ch_se_targets(space, inner, found, target);
    ChSeWalk *const walk = &space->walk[inner];

    ch_se_walk_start(walk, INT32_MAX);
    for (int i = 0; i < count; i++) {
        ch_se_walk_from(walk, &space->depth[inner], target[i].closure, target[i].link,
                        target[i].on);
        take_stops(advance, walk->stop, walk->count, target[i].assumed, nested);
    }
}

/* All hints of a search, in order. */
static void take_hints(Advance *advance, ChSeCollector *collector, bool is_unary)
{
    const ChSeGrid *const grid = &advance->depth->now;
    const int count = ch_se_collected(collector);

    for (int i = 0; i < count; i++) {
        const ChSeFound *const found = collector->list[i];
        ChSeNested nested = {.nodes = found->nodes};
        blame_start(advance);
        if (is_unary)
            take_unary(advance, found, &nested);
        else
            take_forcing(advance, found, &nested);
        const ChSeMarks removed = found->target == CH_SE_NOWHERE
                                      ? collector->removed[found->effect]
                                      : ch_se_effect(grid, found->target, found->target_on);
        conclude(advance, &removed, &nested);
    }
}

/* ---- what need not be asked again ---- */

static bool is_plain(const ChSeClosure *closure)
{
    return closure->on_count == closure->plain_on && closure->off_count == closure->plain_off;
}

/* Whether the part was known to add nothing to the closure as it is, but for later losses. */
static bool was_clean(const Advance *advance, int part)
{
    return is_plain(advance->closure) && advance->closure->clean[part] != CH_SE_NEVER;
}

static bool is_clean(const ChSeDepth *depth, const ChSeClosure *closure, int part)
{
    return is_plain(closure) && closure->clean[part] == depth->losses;
}

bool ch_se_is_clean(const ChSeDepth *depth, const ChSeClosure *closure)
{
    const int level = depth->mode.level;
    const int parts = level <= 3 ? level : CH_SE_PARTS;

    for (int part = 0; part < parts; part++)
        if (!is_clean(depth, closure, part))
            return false;
    return level <= 3;
}

/* The candidates lost since the part was clean. */
static int lost_since(const Advance *advance, int part, const uint16_t **lost)
{
    const unsigned clean = advance->closure->clean[part];

    *lost = &advance->depth->lost[clean];
    return advance->depth->losses - (int)clean;
}

/* ---- further chains ---- */

/* The nodes that the assumption leaves open. */
static ChSeRow open_nodes(const ChSeNet *net, const ChSeClosure *closure)
{
    ChSeRow open = ch_se_net_all(net);

    for (int i = 0; i < closure->on_count; i++)
        ch_se_row_clear(&open, net->index[closure->on_list[i].candidate]);
    for (int i = 0; i < closure->off_count; i++)
        ch_se_row_clear(&open, net->index[closure->off_list[i].candidate]);
    return open;
}

/* Makes the net of the outermost grid, with links that are new. */
static void widen_net(Advance *advance, const ChSePairs *pairs)
{
    ChSeSpace *const space = advance->space;

    if (!space->has_net)
        ch_se_net_start(&space->net, &advance->depth->start, CH_SE_ALONG_BOTH, CH_ALL_NINE);
    space->has_net = true;
    ch_se_net_widen(&space->net, pairs);
}

/* Whether unary chains find anything.  If before the assumption, or when they were asked last, they
 * did not, what they find now goes over new pairs. */
static bool has_unary(Advance *advance)
{
    static const ChSeGrid NOTHING;
    ChSeSpace *const space = advance->space;
    const ChSeGrid *const now = &advance->depth->now;
    ChSePairs pairs;
    const uint16_t *lost;

    if (was_clean(advance, CH_SE_UNARY)) {
        const int count = lost_since(advance, CH_SE_UNARY, &lost);
        ch_se_pairs_left(now, lost, count, &pairs);
        if (pairs.count == 0)
            return false;
    }
    ch_se_new_pairs(now, &advance->depth->start, CH_SE_ALONG_BOTH, &pairs);
    if (pairs.count == 0)
        return false;
    widen_net(advance, &pairs);
    if (!space->is_settled)
        ch_se_new_pairs(now, &NOTHING, CH_SE_ALONG_BOTH, &pairs);
    else if (was_clean(advance, CH_SE_UNARY)) {
        const int count = lost_since(advance, CH_SE_UNARY, &lost);
        ch_se_pairs_left(now, lost, count, &pairs);
    }
    const ChSeRow open = open_nodes(&space->net, advance->closure);
    return ch_se_net_starts(&space->net, true, &pairs, &open, &space->starts[CH_SE_KIND_XY]);
}

/* What a search takes, in nodes of closures. */
enum { UNARY_WORK = 500 };

static void unary(Advance *advance)
{
    const bool is_outer = advance->number == CH_SE_OUTER && !advance->space->is_plain;
    const ChSeStarts *const all = &advance->space->starts[CH_SE_KIND_XY];
    const ChSeStarts *const starts[] = {NULL, NULL, all, all, all};

    if (is_outer && !has_unary(advance))
        return;
    ch_se_spend(advance->space, UNARY_WORK);
    if (!ch_se_unary_search(&advance->space->unary, &advance->depth->now, is_outer ? starts : NULL,
                            NULL))
        advance->space->overflow = true;
    take_hints(advance, &advance->space->unary.found, true);
}

static void forcing(Advance *advance, ChSeMode mode)
{
    const int inner = advance->number + 1;
    const ChSeSplits *splits = NULL;

    if (inner != CH_SE_INNER) {
        advance->space->overflow = true;
        return;
    }
    if (!mode.dynamic && !advance->space->is_plain) {
        ChSeSpace *const space = advance->space;
        ChSePairs pairs;
        ch_se_new_pairs(&advance->depth->now, &advance->depth->start, CH_SE_ALONG_BOTH, &pairs);
        widen_net(advance, &pairs);
        const ChSeRow open = open_nodes(&space->net, advance->closure);
        splits = &space->splits;
        if (!ch_se_net_splits(&space->net, true, &advance->depth->now, &open, &space->splits))
            return;
    }
    ch_se_forcing_search(advance->space, inner, &advance->depth->now, mode, splits, true);
    take_hints(advance, &advance->space->depth[inner].found, false);
}

/* Locking, pairs and fish. */
static void patterns(Advance *advance)
{
    const ChSeGrid *const now = &advance->depth->now;
    const ChSeSink sink = {take_pattern, advance};
    const uint16_t *lost;
    ChSeNews losses;
    const ChSeNews *const news = advance->space->is_plain ? NULL : &losses;

    if (was_clean(advance, CH_SE_PATTERNS)) {
        const int count = lost_since(advance, CH_SE_PATTERNS, &lost);
        ch_se_news_of(&losses, lost, count);
    } else
        ch_se_news(&losses, now, &advance->depth->start);
    ch_se_locking(now, news, &sink);
    if (!advance->any)
        ch_se_hidden_sets(now, 2, news, &sink);
    if (!advance->any)
        ch_se_naked_sets(now, 2, news, &sink);
    if (!advance->any)
        ch_se_fish(now, 2, news, &sink);
}

static void multiple(Advance *advance)
{
    forcing(advance, (ChSeMode){.base = 8.0});
}

static void ask(Advance *advance, int part, void (*answer)(Advance *advance))
{
    ChSeClosure *const closure = advance->closure;

    if (advance->any || (!advance->space->is_plain && is_clean(advance->depth, closure, part)))
        return;
    const bool plain = is_plain(closure);
    answer(advance);
    if (plain)
        closure->clean[part] = advance->any ? CH_SE_NEVER : advance->depth->losses;
}

void ch_se_advance(ChSeSpace *space, int depth, ChSeClosure *closure)
{
    Advance advance = {
        .space = space, .number = depth, .depth = &space->depth[depth], .closure = closure};
    const int level = advance.depth->mode.level;

    ask(&advance, CH_SE_PATTERNS, patterns);
    if (level == 2 || level == 3)
        ask(&advance, CH_SE_UNARY, unary);
    if (level == 3)
        ask(&advance, CH_SE_MULTIPLE, multiple);
    if (!advance.any && level >= 4)
        forcing(&advance, (ChSeMode){.dynamic = true, .base = 8.5});
    if (!advance.any && level == 5)
        forcing(&advance, (ChSeMode){.dynamic = true, .level = 2, .base = 9.5});
}

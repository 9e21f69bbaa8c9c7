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

/* Makes a reason of the latest parents; false when there are none. */
static bool give_reason(Advance *advance, const ChSeNested *nested)
{
    ChSeDepth *const depth = advance->depth;
    const uint32_t count = depth->parents - advance->first;

    if (count == 0)
        return false;
    if (depth->reasons == CH_SE_REASONS) {
        advance->space->overflow = true;
        return false;
    }
    ChSeReason *const reason = &depth->reason[depth->reasons++];
    *reason =
        (ChSeReason){.first = advance->first, .count = (uint16_t)count, .is_chain = nested != NULL};
    if (nested != NULL)
        reason->nested = *nested;
    advance->any = true;
    return true;
}

/* For the latest reason. */
static void rule_out(Advance *advance, unsigned candidate)
{
    ch_se_closure_off(advance->depth, advance->closure,
                      ch_se_link(candidate, CH_SE_ADVANCED, advance->depth->reasons - 1));
}

static bool take_pattern(void *context, const ChSeHint *hint)
{
    Advance *const advance = context;

    blame_start(advance);
    blame_pattern(advance, hint);
    if (!give_reason(advance, NULL))
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (unsigned rest = hint->removed.of[cell]; rest != 0; rest &= rest - 1)
            rule_out(advance, (unsigned)CH_CANDIDATE(cell, ch_se_first(rest)));
    return false;
}

static void take_answer(Advance *advance, const ChSeAnswer *answer)
{
    const ChSeRecall *const recall = &advance->space->recall;

    for (uint32_t i = 0; i < answer->count; i++) {
        const ChSeReported *const concluded = &recall->concluded[answer->first + i];
        blame_start(advance);
        for (int k = 0; k < concluded->pending; k++) {
            const ChSePending pending = recall->pending[concluded->first_pending + (uint32_t)k];
            blame_on(advance, pending.candidate, pending.cause);
        }
        if (give_reason(advance, &concluded->nested))
            for (int k = 0; k < concluded->removed; k++)
                rule_out(advance, recall->removed[concluded->first_removed + (uint32_t)k]);
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
    ChSeStarts *const starts = &space->starts[CH_SE_KIND_XY];
    if (!ch_se_net_starts(&space->net, true, &pairs, &open, starts))
        return false;
    ch_se_net_cycles(&space->net, true, CH_SE_MOST_NODES, starts);
    return true;
}

/* What a search takes, in nodes of closures. */
enum { UNARY_WORK = 500 };

static ChSeCollector *unary(Advance *advance)
{
    const bool is_outer = advance->number == CH_SE_OUTER && !advance->space->is_plain;
    const ChSeStarts *const all = &advance->space->starts[CH_SE_KIND_XY];
    const ChSeStarts *const starts[] = {NULL, NULL, all, all, all};

    if (is_outer && !has_unary(advance))
        return NULL;
    ch_se_spend(advance->space, UNARY_WORK);
    if (!ch_se_unary_search(&advance->space->unary, &advance->depth->now, is_outer ? starts : NULL,
                            NULL))
        advance->space->overflow = true;
    return &advance->space->unary.found;
}

static ChSeCollector *forcing(Advance *advance, ChSeMode mode, const ChSeSplits *splits)
{
    const int inner = advance->number + 1;

    if (inner != CH_SE_INNER) {
        advance->space->overflow = true;
        return NULL;
    }
    ch_se_forcing_search(advance->space, inner, &advance->depth->now, mode, splits, true);
    return &advance->space->depth[inner].found;
}

static ChSeCollector *multiple(Advance *advance)
{
    static const ChSeMode MODE = {.base = 8.0};
    ChSeSpace *const space = advance->space;
    ChSePairs pairs;

    if (space->is_plain)
        return forcing(advance, MODE, NULL);
    ch_se_new_pairs(&advance->depth->now, &advance->depth->start, CH_SE_ALONG_BOTH, &pairs);
    widen_net(advance, &pairs);
    const ChSeRow open = open_nodes(&space->net, advance->closure);
    if (!ch_se_net_splits(&space->net, true, &advance->depth->now, space->is_settled ? 3 : 2, &open,
                          &space->splits))
        return NULL;
    return forcing(advance, MODE, &space->splits);
}

static ChSeCollector *dynamic(Advance *advance)
{
    return forcing(advance, (ChSeMode){.dynamic = true, .base = 8.5}, NULL);
}

static ChSeCollector *nested(Advance *advance)
{
    return forcing(advance, (ChSeMode){.dynamic = true, .level = 2, .base = 9.5}, NULL);
}

/* Takes what the search finds on the grid as it is now. */
static void take_found(Advance *advance, ChSeCollector *search(Advance *), ChSeAnswer *answer)
{
    ChSeSpace *const space = advance->space;
    const uint64_t work = space->work;
    ChSeCollector *const found = search(advance);

    answer->first = space->recall.concluded_count;
    answer->work = (int)(space->work - work);
    if (found != NULL)
        ch_se_report_hints(space, advance->number, found, answer);
    if (!space->overflow)
        take_answer(advance, answer);
}

/* The same, or what it found on such a grid before, as long as that does not depend on what else
 * its depth has worked out. */
static void ask_chains(Advance *advance, int part, ChSeCollector *search(Advance *))
{
    ChSeSpace *const space = advance->space;
    ChSeAnswer answer =
        ch_se_answer(&space->recall, &advance->depth->now, CH_SE_PARTS * advance->number + part);
    const bool is_lasting = part < CH_SE_PARTS && !space->is_plain;
    const ChSeAnswer *const known = is_lasting ? ch_se_recall(&space->recall, &answer) : NULL;

    if (known != NULL) {
        ch_se_spend(space, known->work);
        take_answer(advance, known);
        return;
    }
    take_found(advance, search, &answer);
    if (is_lasting && !space->overflow)
        ch_se_keep(&space->recall, &answer);
    else
        ch_se_drop(&space->recall, &answer);
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

static void ask(Advance *advance, int part, ChSeCollector *search(Advance *))
{
    ChSeClosure *const closure = advance->closure;

    if (advance->any || (!advance->space->is_plain && is_clean(advance->depth, closure, part)))
        return;
    const bool plain = is_plain(closure);
    if (part == CH_SE_PATTERNS)
        patterns(advance);
    else
        ask_chains(advance, part, search);
    if (plain)
        closure->clean[part] = advance->any ? CH_SE_NEVER : advance->depth->losses;
}

void ch_se_advance(ChSeSpace *space, int depth, ChSeClosure *closure)
{
    Advance advance = {
        .space = space, .number = depth, .depth = &space->depth[depth], .closure = closure};
    const int level = advance.depth->mode.level;

    ask(&advance, CH_SE_PATTERNS, NULL);
    if (level == 2 || level == 3)
        ask(&advance, CH_SE_UNARY, unary);
    if (level == 3)
        ask(&advance, CH_SE_MULTIPLE, multiple);
    if (!advance.any && level >= 4)
        ask_chains(&advance, CH_SE_PARTS, dynamic);
    if (!advance.any && level == 5)
        ask_chains(&advance, CH_SE_PARTS, nested);
}

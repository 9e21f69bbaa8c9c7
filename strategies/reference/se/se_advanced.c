/* se_advanced.c - eliminations by patterns and further chains inside an assumption.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_advance.h"
#include "se_basic.h"

/* ---- earlier searches ---- */

/* Candidates lost since an earlier search of a part, after which it had nothing to add. */
typedef struct Losses {
    int count;
    uint16_t candidate[CH_CANDIDATES];
} Losses;

/* Fills in the off nodes from an index on. */
static void list_off_nodes(const ChSeClosure *closure, int from, Losses *losses)
{
    losses->count = 0;
    for (int i = from; i < closure->off_count; i++)
        losses->candidate[losses->count++] = closure->off_list[i].candidate;
}

/* Fills in the losses since the part was clean on another grid, or since it was searched on this
 * one; false when it was neither. */
static bool list_losses(const ChSeAdvance *advance, int part, Losses *losses)
{
    const ChSeClosure *const closure = advance->closure;
    const ChSeDepth *const depth = advance->depth;

    losses->count = 0;
    if (advance->space->is_plain)
        return false;
    if (ch_se_is_plain(closure)) {
        for (int i = closure->clean[part]; i < depth->losses; i++)
            losses->candidate[losses->count++] = depth->lost[i];
        return closure->clean[part] != CH_SE_NEVER;
    }
    if (closure->searched[part] != CH_SE_NEVER)
        list_off_nodes(closure, closure->searched[part], losses);
    return closure->searched[part] != CH_SE_NEVER;
}

/* ---- further chains ---- */

/* Returns the nodes that the assumption leaves open. */
static ChSeRow open_nodes(const ChSeNet *net, const ChSeClosure *closure)
{
    ChSeRow open = net->all;

    for (int i = 0; i < closure->on_count; i++)
        ch_se_row_clear(&open, net->index[closure->on_list[i].candidate]);
    for (int i = 0; i < closure->off_count; i++)
        if (ch_se_grid_has(&net->grid, closure->off_list[i].candidate)) /* not lost since */
            ch_se_row_clear(&open, net->index[closure->off_list[i].candidate]);
    return open;
}

/* Widens the net of the outermost grid by the links of the pairs that the present grid has more;
 * returns these. */
static const ChSePairs *widen_net(ChSeAdvance *advance)
{
    ChSeSpace *const space = advance->space;
    const ChSeGrid *const start = &advance->depth->start;

    if (advance->is_wide)
        return &space->new_pairs;
    if (!space->has_net)
        ch_se_net_start(&space->net, start, CH_SE_ALONG_BOTH);
    space->has_net = advance->is_wide = true;
    ch_se_new_pairs(&advance->depth->now, start, CH_SE_ALONG_BOTH, &space->new_pairs);
    const ChSeRow open = open_nodes(&space->net, advance->closure);
    ch_se_net_widen(&space->net, &space->new_pairs, &open);
    return &space->new_pairs;
}

/* Reports whether unary chains find anything.  If they found nothing before the assumption, a new
 * chain must use a new pair; if all that they found is in the closure, one that is newer still. */
static bool has_unary(ChSeAdvance *advance)
{
    static const ChSeGrid NOTHING;
    ChSeSpace *const space = advance->space;
    const ChSeGrid *const now = &advance->depth->now;
    ChSePairs pairs;
    Losses losses;
    const bool is_known = list_losses(advance, CH_SE_UNARY, &losses);

    if (is_known) {
        ch_se_pairs_left(now, losses.candidate, losses.count, &pairs);
        if (pairs.count == 0)
            return false;
    }
    const ChSePairs *const new_pairs = widen_net(advance);
    if (new_pairs->count == 0)
        return false;
    if (!space->is_settled)
        ch_se_new_pairs(now, &NOTHING, CH_SE_ALONG_BOTH, &pairs);
    return ch_se_net_starts(&space->net, true, is_known || !space->is_settled ? &pairs : new_pairs,
                            &space->starts[CH_SE_KIND_XY]);
}

/* The cost of a search, in nodes of closures. */
enum { UNARY_WORK = 500 };

/* Searches all unary chains. */
static ChSeCollector *search_unary(ChSeAdvance *advance)
{
    ChSeUnary *const unary = &advance->space->unary;

    ch_se_spend(advance->space, UNARY_WORK);
    unary->in_table_order = advance->space->scale->removes_in_table_order;
    if (!ch_se_unary_search(unary, &advance->depth->now, NULL, NULL, NULL))
        advance->space->overflow = true;
    return &unary->found;
}

/* Searches the unary chains with these pairs that may be first against a candidate; if not settled,
 * all of them, since some have no parents. */
static ChSeCollector *search_linked(ChSeAdvance *advance, const ChSePairs *pairs)
{
    ChSeSpace *const space = advance->space;
    ChSeUnary *const unary = &space->unary;
    uint8_t most[CH_CANDIDATES];
    ChSeStarts *const all = &space->starts[CH_SE_KIND_XY];
    ChSeStarts *const in_houses = &space->starts[CH_SE_KIND_X];
    const ChSeStarts *const starts[] = {NULL, NULL, in_houses, all, all};

    ch_se_spend(space, UNARY_WORK);
    unary->in_table_order = space->scale->removes_in_table_order;
    in_houses->any = true;
    memcpy(in_houses->chain, all->chain, sizeof all->chain);
    ch_se_unary_start(unary, &advance->depth->now, starts, pairs, space->is_settled);
    ch_se_first_most(unary, CH_SE_KIND_X, most);
    ch_se_net_cycles(&space->net, true, most, in_houses);
    ch_se_first_most(unary, CH_SE_KIND_XY, most);
    ch_se_net_cycles(&space->net, true, most, all);
    if (!ch_se_unary_go(unary))
        space->overflow = true;
    return &unary->found;
}

static ChSeCollector *search_forcing(ChSeAdvance *advance, ChSeMode mode, const ChSeSplits *splits)
{
    const int inner = advance->number + 1;

    if (inner == CH_SE_DEPTHS) {
        advance->space->overflow = true;
        return NULL;
    }
    ch_se_forcing_search(advance->space, inner, &advance->depth->now, mode, splits, true);
    return &advance->space->depth[inner].found;
}

/* Finds the splits of the outermost depth, or only the candidates that they rule out; false when
 * there are none.  Splits in two are skipped only where unary chains came before. */
static bool find_splits(ChSeAdvance *advance, ChSeSplits *splits, ChSeMarks *shared)
{
    ChSeSpace *const space = advance->space;
    ChSeDepth *const depth = advance->depth;
    ChSePairs pairs_left;
    Losses losses;

    const ChSePairs *const new_pairs = widen_net(advance);
    const bool after_unary = advance->depth->mode.inside[1] == CH_SE_UNARY;
    const int least = space->is_settled && after_unary ? 3 : 2;
    const bool is_known = list_losses(advance, CH_SE_MULTIPLE, &losses);
    if (!is_known)
        list_off_nodes(advance->closure, 0, &losses);
    const ChSeSince since = {losses.candidate, losses.count, is_known ? &pairs_left : new_pairs};
    if (is_known)
        ch_se_pairs_left(&depth->now, losses.candidate, losses.count, &pairs_left);
    const ChSeSince *const after = space->is_settled ? &since : NULL;
    return shared != NULL ? ch_se_net_shared(&space->net, true, &depth->now, least, after, shared)
                          : ch_se_net_splits(&space->net, true, &depth->now, least, after, splits);
}

/* Searches multiple chains. */
static ChSeCollector *search_multiple(ChSeAdvance *advance)
{
    static const ChSeMode MODE = {.base = 8.0};
    ChSeSplits *const splits = &advance->space->splits;

    if (advance->space->is_plain || advance->number != CH_SE_OUTER)
        return search_forcing(advance, MODE, NULL);
    return find_splits(advance, splits, NULL) ? search_forcing(advance, MODE, splits) : NULL;
}

/* Returns the mode of the scale's dynamic chains of a level. */
static const ChSeMode *mode_of(const ChSeScale *scale, int level)
{
    int i = 0;

    while (!scale->producer[i].mode.dynamic || scale->producer[i].mode.nishio ||
           scale->producer[i].mode.level != level) {
        i++;
        assert(i < scale->producers);
    }
    return &scale->producer[i].mode;
}

static ChSeCollector *search_dynamic(ChSeAdvance *advance, int level)
{
    return search_forcing(advance, *mode_of(advance->space->scale, level), NULL);
}

static ChSeCollector *search_part(ChSeAdvance *advance, int part)
{
    return part == CH_SE_UNARY      ? search_unary(advance)
           : part == CH_SE_MULTIPLE ? search_multiple(advance)
                                    : search_dynamic(advance, part - CH_SE_DYNAMIC);
}

/* Adds the hints found, and fills in the answer. */
static void take_found(ChSeAdvance *advance, ChSeCollector *found, int work, ChSeAnswer *answer)
{
    ChSeSpace *const space = advance->space;

    answer->first = space->recall.concluded_count;
    answer->work = work;
    if (found != NULL)
        ch_se_report_hints(space, advance->number, found, answer);
    if (!space->overflow)
        ch_se_take_answer(advance, answer);
}

static void take_known(ChSeAdvance *advance, const ChSeAnswer *known)
{
    ch_se_spend(advance->space, known->work);
    ch_se_take_answer(advance, known);
}

/* Lets an answer have the hints of another. */
static void share_hints(ChSeAnswer *answer, const ChSeAnswer *other)
{
    answer->first = other->first;
    answer->count = other->count;
    answer->work = other->work;
}

/* Adds the hints of unary chains on the outermost depth, or of an earlier search with the same
 * links and targets, and fills in the answer. */
static void run_linked(ChSeAdvance *advance, int question, ChSeAnswer *answer)
{
    static const ChSeGrid NOTHING;
    ChSeSpace *const space = advance->space;
    const ChSeStarts *const starts = &space->starts[CH_SE_KIND_XY];
    ChSePairs pairs;

    if (!has_unary(advance))
        return;
    ch_se_new_pairs(&advance->depth->now, &NOTHING, CH_SE_ALONG_BOTH, &pairs);
    ch_se_net_keep_between(&space->net, starts, &pairs);
    ChSeAnswer linked = ch_se_answer_of_links(&advance->depth->now, &pairs, starts, question);
    const ChSeAnswer *const known = ch_se_recall(&space->recall, &linked);
    if (known != NULL) {
        share_hints(answer, known);
        take_known(advance, known);
        return;
    }
    take_found(advance, search_linked(advance, &pairs), UNARY_WORK, answer);
    share_hints(&linked, answer);
    if (!space->overflow)
        ch_se_keep(&space->recall, &linked);
}

static void run_search(ChSeAdvance *advance, int part, ChSeAnswer *answer)
{
    const uint64_t work = advance->space->work;
    ChSeCollector *const found = search_part(advance, part);

    take_found(advance, found, (int)(advance->space->work - work), answer);
}

/* Adds the hints of a search, or of an earlier search on the same grid.  An earlier answer is used
 * only if it does not depend on other work of its depth. */
static void run_chains(ChSeAdvance *advance, int part)
{
    ChSeSpace *const space = advance->space;
    const int kind = CH_SE_DEPTHS * space->scale->removes_in_table_order + advance->number;
    const int question = CH_SE_PARTS * kind + part;
    ChSeAnswer answer = ch_se_answer(&space->recall, &advance->depth->now, question);
    const bool is_lasting = part < CH_SE_PARTS && !space->is_plain;
    const ChSeAnswer *const known = is_lasting ? ch_se_recall(&space->recall, &answer) : NULL;

    if (known != NULL) {
        take_known(advance, known);
        return;
    }
    if (is_lasting && part == CH_SE_UNARY && advance->number == CH_SE_OUTER)
        run_linked(advance, question, &answer);
    else
        run_search(advance, part, &answer);
    if (is_lasting && !space->overflow)
        ch_se_keep(&space->recall, &answer);
    else
        ch_se_drop(&space->recall, &answer);
}

/* Adds eliminations by hidden pairs, naked pairs or X-wings. */
static void run_twos(const ChSeGrid *now, const ChSeNews *news, const ChSeAdvance *advance,
                     const ChSeSink *sink)
{
    ChSeNews twos;

    if (news == NULL) {
        ch_se_hidden_sets(now, 2, NULL, sink);
        if (!advance->any)
            ch_se_naked_sets(now, 2, NULL, sink);
        if (!advance->any)
            ch_se_fish(now, 2, NULL, sink);
        return;
    }
    ch_se_twos(now, &twos);
    ch_se_new_hidden_pairs(now, &twos, news, sink);
    if (!advance->any)
        ch_se_new_naked_pairs(now, &twos, news, sink);
    if (!advance->any)
        ch_se_new_x_wings(now, &twos, news, sink);
}

/* Fills in the losses on which new patterns depend; returns whether they are so few that each is
 * looked at first. */
static bool list_few_losses(const ChSeAdvance *advance, Losses *losses)
{
    enum { FEW = 40 };

    if (!list_losses(advance, CH_SE_PATTERNS, losses))
        list_off_nodes(advance->closure, 0, losses);
    return !advance->space->is_plain && losses->count <= FEW;
}

/* Adds eliminations by locking, pairs and fish. */
static void run_patterns(ChSeAdvance *advance)
{
    const ChSeGrid *const now = &advance->depth->now;
    const ChSeSink sink = {ch_se_take_pattern, advance};
    Losses losses;
    ChSeNews changes;
    const ChSeNews *const news = advance->space->is_plain ? NULL : &changes;
    const bool is_few = list_few_losses(advance, &losses);
    const bool may_lock = !is_few || ch_se_may_lock(now, losses.candidate, losses.count);

    if (may_lock) {
        ch_se_news_of(&changes, losses.candidate, losses.count);
        ch_se_locking(advance->space->scale, now, news, &sink);
    }
    if (advance->any || (is_few && !ch_se_may_pair(now, losses.candidate, losses.count)))
        return;
    if (!may_lock)
        ch_se_news_of(&changes, losses.candidate, losses.count);
    run_twos(now, news, advance, &sink);
}

/* Adds to a fixpoint what unary or multiple chains rule out. */
static void add_ruled_out(ChSeAdvance *advance, int part)
{
    ChSeMarks shared;
    const ChSeMarks *off = &shared;

    if (part == CH_SE_UNARY) {
        advance->any = has_unary(advance);
        off = &advance->space->starts[CH_SE_KIND_XY].chain[1];
    } else
        advance->any = find_splits(advance, NULL, &shared);
    if (!advance->any)
        return;
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, off->of[cell])
            ch_se_closure_off(advance->depth, advance->closure,
                              ch_se_link((unsigned)CH_CANDIDATE(cell, digit), CH_SE_ASSUMED, 0));
}

/* Runs a search whose results are remembered by part. */
static void run_part(ChSeAdvance *advance, int part)
{
    ChSeClosure *const closure = advance->closure;
    const bool plain = ch_se_is_plain(closure);
    const uint16_t off_count = closure->off_count;

    if (!advance->space->is_plain && (ch_se_is_clean_of(advance->depth, closure, part) ||
                                      (!plain && closure->searched[part] == off_count)))
        return;
    if (part == CH_SE_PATTERNS)
        run_patterns(advance);
    else if (closure->has_no_order)
        add_ruled_out(advance, part);
    else
        run_chains(advance, part);
    if (plain)
        closure->clean[part] = advance->any ? CH_SE_NEVER : advance->depth->losses;
    const bool has_all = part == CH_SE_PATTERNS ? !advance->any : advance->space->is_settled;
    closure->searched[part] = has_all ? off_count : CH_SE_NEVER;
}

void ch_se_advance(ChSeSpace *space, int depth, ChSeClosure *closure)
{
    ChSeAdvance advance = {
        .space = space, .number = depth, .depth = &space->depth[depth], .closure = closure};

    for (const uint8_t *part = advance.depth->mode.inside; *part != CH_SE_END && !advance.any;
         part++)
        if (*part < CH_SE_PARTS)
            run_part(&advance, *part);
        else
            run_chains(&advance, *part);
}

/* links_trace.c - lists the nodes of a chain that the search has found.
 *
 * SPDX-License-Identifier: MIT
 */
#include "links.h"

/* A trace of the shortest chains.  At each node, links within its cell come first,
 * then those in its row, column and box; candidates come before groups.  A level holds the nodes
 * that a search finds from the end: those that would be true if the end were false. */
typedef struct Trace {
    const ChLinks *links;
    const ChTraceRequest *request;
    ChChain *chain;
    ChCellSet avoid;
    bool groups;
    bool sets;
    bool first; /* the chain is checked only when complete */
    int end;
    int budget;
    ChNodeSet level[CH_MAX_STRONG];
} Trace;

enum { BY_CELL, BY_ROW, BY_COLUMN, BY_BOX, BY_GROUP, LINK_KINDS };

/* Returns how a node is linked to one that it conflicts with. */
static int link_kind(const ChLinkNode *one, const ChLinkNode *other)
{
    if (one->is_group || other->is_group)
        return BY_GROUP;
    if (one->first == other->first)
        return BY_CELL;
    if (CH_ROW_OF(one->first) == CH_ROW_OF(other->first))
        return BY_ROW;
    return CH_COLUMN_OF(one->first) == CH_COLUMN_OF(other->first) ? BY_COLUMN : BY_BOX;
}

static bool closes_loop(const Trace *trace, int place, int number)
{
    return place == trace->chain->count - 1 && number == trace->chain->node[0];
}

/* Reports whether a node lies outside the earlier almost locked sets of the chain. */
static bool is_outside(const Trace *trace, int place, int number)
{
    const ChChain *const chain = trace->chain;

    for (int i = 0; i < place / 2 && trace->sets; i++)
        if (chain->slot[i] == CH_BY_SET &&
            ch_cells_meet(trace->links->sets->set[chain->set[i]].cells,
                          trace->links->node[number].cells))
            return closes_loop(trace, place, number);
    return true;
}

/* Reports whether a node at this place keeps apart from the earlier ones.  No cell may be shared
 * except with the previous node; the two ends may share one.  For a group the first cell counts. */
static bool keeps_apart(const Trace *trace, int place, int number)
{
    const ChChain *const chain = trace->chain;
    const int last = chain->count - 1;
    const ChLinkNode *const node = &trace->links->node[number];

    if (place > 0 && place < last && ch_cells_meet(node->cells, trace->avoid) &&
        !(node->is_group && ch_cells_has(&trace->avoid, node->first)))
        return false;
    for (int i = 0; i + 2 <= place; i++) {
        const ChLinkNode *const earlier = &trace->links->node[chain->node[i]];
        if (ch_cells_has(&earlier->cells, node->first) && !(i == 0 && place == last) &&
            !ch_cells_has(&trace->avoid, earlier->first))
            return false;
    }
    return is_outside(trace, place, number);
}

static bool may_take(const Trace *trace, int place, int number)
{
    return (trace->groups || !trace->links->node[number].is_group) &&
           (trace->first || keeps_apart(trace, place, number));
}

static bool trace_strong(Trace *trace, int place);

/* Finds the nodes that lead from ON, the true node at PLACE, towards the end.  False when there are
 * none. */
static bool find_weak(const Trace *trace, int place, int on, ChNodeSet *weak)
{
    const ChLinks *const links = trace->links;
    const ChNodeSet *const level = &trace->level[(trace->chain->count - place - 3) / 2];
    uint64_t any = 0;

    for (int i = 0; i < links->words; i++) {
        weak->word[i] = level->word[i] & links->weak[on].word[i];
        any |= weak->word[i];
    }
    return any != 0;
}

/* Extends the chain from the true node at PLACE to one of WEAK, by weak links of one kind. */
static bool trace_weak(Trace *trace, int place, const ChNodeSet *weak, int kind)
{
    const ChLinks *const links = trace->links;
    ChChain *const chain = trace->chain;
    const int on = chain->node[place];

    CH_EACH_MEMBER(off, weak->word, links->words) {
        if (link_kind(&links->node[on], &links->node[off]) != kind ||
            !ch_links_see(links, on, off) || !may_take(trace, place + 1, off))
            continue;
        if (--trace->budget < 0)
            return false;
        chain->node[place + 1] = (uint16_t)off;
        if (trace_strong(trace, place + 1))
            return true;
    }
    return false;
}

/* Returns the first almost locked set, from FIRST on, whose parts include the false node at PLACE
 * and ON, apart from the earlier nodes and sets.  -1 when there is none. */
static int find_set(const Trace *trace, int place, int on, int first)
{
    const ChLinks *const links = trace->links;
    const ChChain *const chain = trace->chain;
    ChCellSet taken = {{0}};

    if (!closes_loop(trace, place + 1, on))
        taken = trace->avoid;
    for (int i = closes_loop(trace, place + 1, on); i < place; i++) {
        taken = ch_cells_or(taken, links->node[chain->node[i]].cells);
        if (chain->slot[i / 2] == CH_BY_SET)
            taken = ch_cells_or(taken, links->sets->set[chain->set[i / 2]].cells);
    }
    return ch_links_set_of(links, chain->node[place], on, taken, first);
}

static bool is_taken(const ChTraceRequest *request, const ChChain *chain)
{
    return request->test == NULL || request->test(request->context, chain, request->how);
}

/* Goes on from the true node after PLACE to one of WEAK; from the last node takes the chain. */
static bool go_on(Trace *trace, int place, const ChNodeSet *weak)
{
    if (place + 2 == trace->chain->count)
        return trace->first || is_taken(trace->request, trace->chain);
    for (int kind = BY_CELL; kind < LINK_KINDS; kind++)
        if (trace_weak(trace, place + 1, weak, kind))
            return true;
    return false;
}

/* Takes the strong link to ON from this slot, or from each almost locked set, and extends the chain
 * from there. */
static bool take_strong(Trace *trace, int place, int on, int slot)
{
    ChChain *const chain = trace->chain;
    const bool is_last = place + 2 == chain->count;
    ChNodeSet weak;

    if ((is_last ? on != trace->end : !find_weak(trace, place + 1, on, &weak)) ||
        !may_take(trace, place + 1, on))
        return false;
    for (int set = -1; slot != CH_BY_SET || (set = find_set(trace, place, on, set + 1)) >= 0;) {
        chain->node[place + 1] = (uint16_t)on;
        chain->slot[place / 2] = (uint8_t)slot;
        chain->set[place / 2] = (uint16_t)set;
        if (go_on(trace, place, &weak))
            return true;
        if (slot != CH_BY_SET)
            return false;
    }
    return false;
}

/* Extends the chain from the false node at PLACE. */
static bool trace_strong(Trace *trace, int place)
{
    static const uint8_t order[4] = {CH_BY_CELL, CH_BY_ROW, CH_BY_COLUMN, CH_BY_BOX};
    const ChLinks *const links = trace->links;
    const int off = trace->chain->node[place];

    for (int i = 0; i < 8; i++) {
        const int on = ch_links_partner(links, off, order[i % 4]);
        if (on != CH_NONE && links->node[on].is_group == (i >= 4) &&
            take_strong(trace, place, on, order[i % 4]))
            return true;
    }
    if (!trace->sets)
        return false;
    const ChNodeSet strong = ch_links_set_strong(links, off);
    CH_EACH_MEMBER(on, strong.word, links->words)
        if (take_strong(trace, place, on, CH_BY_SET))
            return true;
    return false;
}

bool ch_links_trace(const ChLinks *links, const ChTraceRequest *request, ChChain *chain)
{
    const int length = request->length;
    Trace trace = {.links = links,
                   .request = request,
                   .chain = chain,
                   .avoid = request->avoid,
                   .groups = request->how & CH_TRACE_GROUPS,
                   .sets = request->how & CH_TRACE_SETS,
                   .first = request->how & CH_TRACE_FIRST,
                   .end = request->end,
                   .budget = CH_TRACE_BUDGET};
    ChNodeSet seen = {{0}};

    if (!trace.groups &&
        (links->node[request->start].is_group || links->node[request->end].is_group))
        return false;
    for (int i = 0; i < links->words; i++)
        seen.word[i] = links->strong[request->end].word[i];
    trace.level[0] = seen;
    for (int i = 1; 2 * i + 1 < length; i++)
        ch_links_follow(links, &trace.level[i - 1], &seen, &trace.level[i]);
    chain->count = length + 1;
    chain->node[0] = (uint16_t)request->start;
    bool traced = trace_strong(&trace, 0);
    for (int place = 0; place <= length && traced && trace.first; place++)
        traced = keeps_apart(&trace, place, chain->node[place]);
    return traced && (!trace.first || is_taken(request, chain));
}

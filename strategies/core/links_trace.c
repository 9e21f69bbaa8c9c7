/* links_trace.c - the nodes of a chain that the search has found.
 *
 * SPDX-License-Identifier: MIT
 */
#include "links.h"

/* Of the shortest chains the first is traced: at each node the links within its cell come first,
 * then those in its row, its column and its box, and candidates before groups.  The levels are what
 * a search finds from the end: what would be true if it were false. */
typedef struct Trace {
    const ChLinks *links;
    ChChain *chain;
    ChCellSet avoid;
    bool groups;
    bool sets;
    bool first; /* looked at when it is whole */
    int end;
    int budget;
    ChNodeSet level[CH_MAX_STRONG];
} Trace;

enum { BY_CELL, BY_ROW, BY_COLUMN, BY_BOX, BY_GROUP, WAYS };

/* How a node is linked to one that it conflicts with. */
static int way_of(const ChLinkNode *one, const ChLinkNode *other)
{
    if (one->is_group || other->is_group)
        return BY_GROUP;
    if (one->first == other->first)
        return BY_CELL;
    if (CH_ROW_OF(one->first) == CH_ROW_OF(other->first))
        return BY_ROW;
    return CH_COLUMN_OF(one->first) == CH_COLUMN_OF(other->first) ? BY_COLUMN : BY_BOX;
}

static bool closes(const Trace *trace, int place, int number)
{
    return place == trace->chain->count - 1 && number == trace->chain->node[0];
}

/* Whether a node keeps out of the almost locked sets before it. */
static bool is_outside(const Trace *trace, int place, int number)
{
    const ChChain *const chain = trace->chain;

    for (int i = 0; i < place / 2 && trace->sets; i++)
        if (chain->slot[i] == CH_BY_SET &&
            ch_cells_meet(trace->links->sets->set[chain->set[i]].cells,
                          trace->links->node[number].cells))
            return closes(trace, place, number);
    return true;
}

/* Whether a node keeps apart from those before it at this place.  It lies in no cell that an
 * earlier node but its neighbour lies in; the two ends may share one.  Of a group the first cell
 * counts. */
static bool is_apart(const Trace *trace, int place, int number)
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

static bool fits(const Trace *trace, int place, int number)
{
    return (trace->groups || !trace->links->node[number].is_group) &&
           (trace->first || is_apart(trace, place, number));
}

static bool trace_strong(Trace *trace, int place);

/* What leads on from ON, the true node at PLACE, towards the end; false: nothing. */
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

/* Goes on from the true node at PLACE to some of these, by weak links of one way. */
static bool trace_weak(Trace *trace, int place, const ChNodeSet *weak, int way)
{
    const ChLinks *const links = trace->links;
    ChChain *const chain = trace->chain;
    const int on = chain->node[place];

    for (int off = ch_bits_next(weak->word, links->words, 0); off >= 0;
         off = ch_bits_next(weak->word, links->words, off + 1)) {
        if (way_of(&links->node[on], &links->node[off]) != way || !ch_links_see(links, on, off) ||
            !fits(trace, place + 1, off))
            continue;
        if (--trace->budget < 0)
            return false;
        chain->node[place + 1] = (uint16_t)off;
        if (trace_strong(trace, place + 1))
            return true;
    }
    return false;
}

/* The smallest almost locked set that has OFF, the node at PLACE, and ON as parts and keeps apart
 * from all that came before; -1: none. */
static int find_set(const Trace *trace, int place, int on)
{
    const ChLinks *const links = trace->links;
    const ChChain *const chain = trace->chain;
    ChCellSet taken = {{0}};

    if (!closes(trace, place + 1, on))
        taken = trace->avoid;
    for (int i = closes(trace, place + 1, on); i < place; i++) {
        taken = ch_cells_or(taken, links->node[chain->node[i]].cells);
        if (chain->slot[i / 2] == CH_BY_SET)
            taken = ch_cells_or(taken, links->sets->set[chain->set[i / 2]].cells);
    }
    return ch_links_set_of(links, chain->node[place], on, taken);
}

/* Takes the strong link to ON, which comes from this slot, and goes on from there. */
static bool take_strong(Trace *trace, int place, int on, int slot)
{
    ChChain *const chain = trace->chain;
    const bool is_last = place + 2 == chain->count;
    ChNodeSet weak;

    if ((is_last ? on != trace->end : !find_weak(trace, place + 1, on, &weak)) ||
        !fits(trace, place + 1, on))
        return false;
    if (slot == CH_BY_SET) {
        const int set = find_set(trace, place, on);
        if (set < 0)
            return false;
        chain->set[place / 2] = (uint16_t)set;
    }
    chain->node[place + 1] = (uint16_t)on;
    chain->slot[place / 2] = (uint8_t)slot;
    if (is_last)
        return true;
    for (int way = BY_CELL; way < WAYS; way++)
        if (trace_weak(trace, place + 1, &weak, way))
            return true;
    return false;
}

/* Goes on from the false node at PLACE. */
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
    for (int on = ch_bits_next(strong.word, links->words, 0); on >= 0;
         on = ch_bits_next(strong.word, links->words, on + 1))
        if (take_strong(trace, place, on, CH_BY_SET))
            return true;
    return false;
}

bool ch_links_trace(const ChLinks *links, int start, int end, int length, ChCellSet avoid, int how,
                    ChChain *chain)
{
    const bool groups = how & CH_TRACE_GROUPS;
    Trace trace = {.links = links,
                   .chain = chain,
                   .avoid = avoid,
                   .groups = groups,
                   .sets = how & CH_TRACE_SETS,
                   .first = how & CH_TRACE_FIRST,
                   .end = end,
                   .budget = 2000};
    ChNodeSet seen = {{0}};

    if (!groups && (links->node[start].is_group || links->node[end].is_group))
        return false;
    for (int i = 0; i < links->words; i++)
        seen.word[i] = links->strong[end].word[i];
    trace.level[0] = seen;
    for (int i = 1; 2 * i + 1 < length; i++)
        ch_links_follow(links, &trace.level[i - 1], &seen, &trace.level[i]);
    chain->count = length + 1;
    chain->node[0] = (uint16_t)start;
    bool traced = trace_strong(&trace, 0);
    for (int place = 0; place <= length && traced; place++)
        traced = is_apart(&trace, place, chain->node[place]);
    return traced;
}

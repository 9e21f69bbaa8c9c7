/* whip_search.c - see whip_search.h.
 *
 * Breadth first over partial patterns.  Two with the same right-linking candidates (and in whips
 * the same last one) continue alike, so the first is kept.  A partial pattern that needs more
 * rounds of parallel propagation to a contradiction than variables are left is dropped.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whip_search.h"

#include <string.h>

#include "hash.h"

typedef struct Search {
    ChWhipSpace *space;
    const ChWhipTables *tables;
    const ChWhipState *state; /* before the assumption */
    ChWhipKind kind;
    int target;
    int limit;
    /* The partial pattern at hand: */
    ChWhipState now;
    bool on[CH_WHIP_LABELS];
    uint16_t label[CH_WHIP_MOST];
    int labels;
} Search;

static void add_label(Search *search, int label)
{
    ch_whip_close_linked(search->tables, &search->now, label);
    search->on[label] = true;
    search->label[search->labels++] = (uint16_t)label;
}

/* ---- what a variable is left with ---- */

static bool is_linked(const ChWhipTables *tables, int label, int candidate)
{
    for (int i = 0; i < tables->links[label]; i++)
        if (tables->linked[label][i] == candidate)
            return true;
    return false;
}

/* Reports whether a label is the candidate, or a segment with it. */
static bool is_part(const ChWhipTables *tables, int label, int candidate)
{
    if (label < CH_CANDIDATES)
        return label == candidate;
    const uint16_t *const in = tables->segment[label - CH_CANDIDATES];
    return candidate == in[0] || candidate == in[1] || candidate == in[2];
}

/* Returns the segment that holds the open places of a variable, or -1. */
static int segment_of(int variable, unsigned open)
{
    static const uint16_t THIRD[] = {0x007, 0x038, 0x1c0, 0x049, 0x092, 0x124};
    const int kind = variable / 81;
    const int house = variable / 9 % 9;
    const int digit = variable % 9;

    for (int i = 0; kind > 0 && i < (kind == 3 ? 6 : 3); i++) {
        if ((open & ~(unsigned)THIRD[i]) != 0)
            continue;
        const bool by_column = kind == 2 || (kind == 3 && i >= 3);
        const int line = kind < 3 ? house : by_column ? house % 3 * 3 + i - 3 : house / 3 * 3 + i;
        const int third = kind < 3 ? i : by_column ? house / 3 : house % 3;
        return (by_column ? CH_WHIP_SEGMENTS / 2 : 0) + 81 * third + 9 * line + digit;
    }
    return -1;
}

static bool holds_true(const Search *search, int segment)
{
    for (int i = 0; i < 3; i++) {
        const int candidate = search->tables->segment[segment][i];
        if (candidate == search->target || search->on[candidate])
            return true;
    }
    return false;
}

/* Whether a variable has a candidate outside the segment that is linked to LAST, or any if LAST is
 * negative. */
static bool has_left(const Search *search, int variable, int segment, int last)
{
    const ChWhipTables *const tables = search->tables;

    CH_EACH_BIT(place, search->state->open[variable]) {
        const int candidate = tables->candidate[variable][place];
        if (!is_part(tables, CH_CANDIDATES + segment, candidate) &&
            (last < 0 || is_linked(tables, last, candidate)))
            return true;
    }
    return false;
}

/* Returns the next right-linking label of a variable; -1: none; -2: the variable is empty.  LAST
 * is the label before it in a whip, else -1. */
static int next_label(const Search *search, int variable, int last)
{
    const unsigned open = search->now.open[variable];

    if (search->state->solved[variable])
        return -1;
    if (open == 0)
        return -2;
    if ((open & (open - 1)) == 0) {
        const int candidate = search->tables->candidate[variable][__builtin_ctz(open)];
        return candidate == search->target || search->on[candidate] ? -1 : candidate;
    }
    if (!search->kind.with_segments || __builtin_popcount(open) > 3)
        return -1;
    const int segment = segment_of(variable, open);
    if (segment < 0 || search->on[CH_CANDIDATES + segment] || holds_true(search, segment) ||
        !has_left(search, variable, segment, last))
        return -1;
    return CH_CANDIDATES + segment;
}

/* ---- the bound ---- */

/* Returns how many rounds lead to an empty variable, with all next labels of a round at once; -1:
 * none does. */
static int rounds_from(Search *search, int most)
{
    uint16_t next[CH_WHIP_VARIABLES];

    for (int round = 0; round <= most; round++) {
        int count = 0;
        for (int variable = 0; variable < CH_WHIP_VARIABLES; variable++) {
            const int label = next_label(search, variable, -1);
            if (label == -2)
                return round;
            if (label >= 0)
                next[count++] = (uint16_t)label;
        }
        if (count == 0)
            return -1;
        for (int i = 0; i < count; i++) {
            if (search->on[next[i]])
                continue;
            ch_whip_close_linked(search->tables, &search->now, next[i]);
            search->on[next[i]] = true;
        }
    }
    return most + 1;
}

static void start(Search *search, ChWhipSpace *space, const ChWhipState *state, ChWhipKind kind,
                  int target)
{
    search->space = space;
    search->tables = &space->tables;
    search->state = state;
    search->kind = kind;
    search->target = target;
    search->now = *state;
    search->labels = 0;
    memset(search->on, 0, sizeof search->on);
    ch_whip_close_linked(&space->tables, &search->now, target);
}

int ch_whip_bound(ChWhipSpace *space, const ChWhipState *state, ChWhipKind kind, int target)
{
    Search search;

    start(&search, space, state, kind, target);
    return rounds_from(&search, CH_CANDIDATES) + 1;
}

/* ---- partial patterns ---- */

/* Brings the partial pattern of a node back. */
static void restore(Search *search, int node)
{
    uint16_t label[CH_WHIP_MOST];
    int count = 0;

    start(search, search->space, search->state, search->kind, search->target);
    for (int at = node; at > 0; at = search->space->node[at].parent)
        label[count++] = search->space->node[at].label;
    while (count > 0)
        add_label(search, label[--count]);
}

static uint64_t key_of(const Search *search, int label)
{
    uint64_t key = 0;

    for (int i = 0; i < search->labels; i++)
        key ^= ch_hash_add(0, search->label[i] + 1u);
    key ^= ch_hash_add(0, (uint64_t)label + 1);
    if (!search->kind.is_braid)
        key = ch_hash_add(key, (uint64_t)label);
    return key == 0 ? 1 : key;
}

/* Whether the key is new; it is then kept. */
static bool is_new(ChWhipSpace *space, uint64_t key)
{
    uint64_t at = key % CH_WHIP_SLOTS;

    while (space->slot[at] != 0 && space->slot[at] != key)
        at = (at + 1) % CH_WHIP_SLOTS;
    if (space->slot[at] == key)
        return false;
    space->slot[at] = key;
    space->used[space->nodes] = (int32_t)at;
    return true;
}

static bool add_node(Search *search, int parent, int label)
{
    ChWhipSpace *const space = search->space;

    if (space->nodes == CH_WHIP_NODES || space->work == CH_WHIP_WORK) {
        space->overflow = true;
        return false;
    }
    if (!is_new(space, key_of(search, label)))
        return true;
    space->node[space->nodes++] = (ChWhipNode){parent, (uint16_t)label};
    space->work++;
    return true;
}

/* Lists the variables with which a partial pattern continues: all in a braid, in a whip those with
 * a candidate linked to its last label. */
static int list_next(const Search *search, uint16_t *variable)
{
    const int last = search->labels == 0 ? search->target : search->label[search->labels - 1];
    bool listed[CH_WHIP_VARIABLES] = {false};
    int count = 0;

    if (search->kind.is_braid) {
        for (int i = 0; i < CH_WHIP_VARIABLES; i++)
            variable[count++] = (uint16_t)i;
        return count;
    }
    for (int i = 0; i < search->tables->links[last]; i++) {
        const int candidate = search->tables->linked[last][i];
        if (!ch_whip_is_open(search->tables, search->state, candidate))
            continue;
        for (int k = 0; k < 4; k++) {
            const int own = search->tables->variable[candidate][k];
            if (!listed[own])
                variable[count++] = (uint16_t)own;
            listed[own] = true;
        }
    }
    return count;
}

/* ---- distinct left-linking candidates ---- */

/* The candidates that can be left-linking at each place of a whip. */
typedef struct Lefts {
    int places;
    int count[CH_WHIP_MOST];
    uint16_t candidate[CH_WHIP_MOST][4 * 9];
    int8_t taken[CH_CANDIDATES]; /* the place that takes a candidate, from 1 */
    bool visited[CH_CANDIDATES];
} Lefts;

/* Lists the candidates of a variable that are linked to LAST and not part of RIGHT, which is
 * negative at the end. */
static void list_lefts(const Search *search, Lefts *lefts, int variable, int last, int right)
{
    const ChWhipTables *const tables = search->tables;

    CH_EACH_BIT(place, search->state->open[variable]) {
        const int candidate = tables->candidate[variable][place];
        if ((right < 0 || !is_part(tables, right, candidate)) && is_linked(tables, last, candidate))
            lefts->candidate[lefts->places][lefts->count[lefts->places]++] = (uint16_t)candidate;
    }
}

/* Reports whether all that a variable has open is part of the label. */
static bool is_left_with(const Search *search, int variable, int label)
{
    CH_EACH_BIT(place, search->now.open[variable])
        if (!is_part(search->tables, label, search->tables->candidate[variable][place]))
            return false;
    return search->now.open[variable] != 0 && !search->state->solved[variable];
}

/* Finds a candidate for a place, moving others if necessary. */
static bool take_left(Lefts *lefts, int place)
{
    for (int i = 0; i < lefts->count[place]; i++) {
        const int candidate = lefts->candidate[place][i];
        if (lefts->visited[candidate])
            continue;
        lefts->visited[candidate] = true;
        if (lefts->taken[candidate] == 0 || take_left(lefts, lefts->taken[candidate] - 1)) {
            lefts->taken[candidate] = (int8_t)(place + 1);
            return true;
        }
    }
    return false;
}

/* Reports whether the left-linking candidates of a whip that ends in the variable can all be
 * different. */
static bool has_distinct_lefts(const Search *whole, int variable)
{
    Search search = {.limit = whole->limit};
    Lefts lefts = {.places = 0};
    int last = whole->target;

    start(&search, whole->space, whole->state, whole->kind, whole->target);
    for (int k = 0; k < whole->labels; k++, lefts.places++) {
        const int right = whole->label[k];
        const int any =
            right < CH_CANDIDATES ? right : whole->tables->segment[right - CH_CANDIDATES][0];
        for (int i = 0; i < 4; i++)
            if (is_left_with(&search, whole->tables->variable[any][i], right))
                list_lefts(&search, &lefts, whole->tables->variable[any][i], last, right);
        add_label(&search, right);
        last = right;
    }
    list_lefts(&search, &lefts, variable, last, -1);
    for (int place = 0; place <= lefts.places; place++) {
        memset(lefts.visited, 0, sizeof lefts.visited);
        if (!take_left(&lefts, place))
            return false;
    }
    return true;
}

/* Continues the partial pattern at hand; true when it is complete. */
static bool expand(Search *search, int node)
{
    uint16_t variable[CH_WHIP_VARIABLES];
    const int count = list_next(search, variable);
    const int last = search->labels == 0 ? search->target : search->label[search->labels - 1];

    for (int i = 0; i < count; i++)
        if (!search->state->solved[variable[i]] && search->now.open[variable[i]] == 0 &&
            (search->kind.is_braid || has_distinct_lefts(search, variable[i])))
            return true;
    for (int i = 0; i < count && search->labels + 1 < search->limit; i++) {
        const int label = next_label(search, variable[i], search->kind.is_braid ? -1 : last);
        if (label >= 0 && !add_node(search, node, label))
            return false;
    }
    return false;
}

/* Reports whether the partial pattern cannot end within the limit. */
static bool is_hopeless(Search *search)
{
    Search trial = *search;
    const int left = search->limit - 1 - search->labels;
    const int rounds = rounds_from(&trial, left);

    return rounds < 0 || rounds > left;
}

int ch_whip_length(ChWhipSpace *space, const ChWhipState *state, ChWhipKind kind, int target,
                   int limit)
{
    Search search = {.limit = limit < CH_WHIP_MOST ? limit : CH_WHIP_MOST};
    int length = 0;

    start(&search, space, state, kind, target);
    space->nodes = 1;
    space->node[0] = (ChWhipNode){.parent = -1};
    for (int at = 0; at < space->nodes && length == 0 && !space->overflow; at++) {
        restore(&search, at);
        if (!is_hopeless(&search) && expand(&search, at))
            length = search.labels + 1;
    }
    for (int i = 1; i < space->nodes; i++)
        space->slot[space->used[i]] = 0;
    return length;
}

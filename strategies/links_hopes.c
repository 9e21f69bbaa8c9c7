/* links_hopes.c - which candidates some chain rules out, however long.
 *
 * That a node is true, or that it is false, is a literal.  From each literal others follow directly:
 * a true node makes what it conflicts with false, a false one makes what it is strongly linked to
 * true.  Without parts of almost locked sets a colour is one literal (links_colours.c).  With them,
 * since several parts of a set can be true, each node has literals of its own; what follows from one
 * member of a circle of literals follows from all, so circles are found (Tarjan's strongly connected
 * components).
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "links.h"

void ch_hope_add(ChHope *hope, const ChLinks *links, int candidate, const ChNodeSet *active)
{
    hope->some = true;
    ch_bits_add(hope->victims.word, candidate);
    for (int i = 0; i < CH_NODE_WORDS && i * 64 < links->numbered; i++)
        hope->ends.word[i] |= links->foes[candidate].word[i] & active->word[i];
}

/* ---- literals ---- */

enum {
    LITERALS = 2 * CH_MAX_NODES, /* 2 * node: true; 2 * node + 1: false */
    UNSEEN = 0,
    CLOSED = 0xffff /* its circle is complete */
};

/* A literal on the way, and which of those that follow from it are still to be looked at. */
typedef struct Visit {
    uint16_t literal;
    uint16_t word;
    uint16_t next_word;
    uint64_t rest;
} Visit;

typedef struct Walk {
    ChLinks *links;
    ChNodeSet leaves; /* nodes that, if true, lead no further */
    int words;        /* of candidates, even */
    int depth;
    int open;                 /* literals whose circle is not complete */
    uint16_t time;            /* literals seen so far */
    uint16_t seen[LITERALS];  /* when, */
    uint16_t early[LITERALS]; /* and the earliest open literal that follows from it */
    uint16_t circle[LITERALS];
    uint16_t first[LITERALS];       /* of a complete circle: the literal first seen of it, */
    uint16_t taken[LITERALS];       /* and there: the time of the literal that took it over last */
    uint64_t shared[LITERALS / 64]; /* and there: the circle has other members */
    Visit visit[LITERALS];
} Walk;

/* The candidates that a literal rules out. */
static uint64_t *ruled_out(const Walk *walk, int literal)
{
    return &walk->links->ruled_out[literal * walk->words];
}

/* The first word, from one on, of the active nodes that are in a set; past the last: there are none. */
static inline int next_word(const ChLinks *links, const ChNodeSet *set, int word)
{
    while (word < links->words && (set->word[word] & links->active.word[word]) == 0)
        word++;
    return word;
}

/* Looks up more of what follows directly from the literal visited, as nodes; false: there is nothing
 * more.  Mates are active. */
static inline bool find_rest(const ChLinks *links, Visit *visit)
{
    const ChNodeSet *const from = visit->literal % 2 == 0 ? links->foes : links->mates;
    const ChNodeSet *const followers = &from[visit->literal / 2];
    const int word = next_word(links, followers, visit->next_word);

    if (word == links->words)
        return false;
    visit->word = (uint16_t)word;
    visit->next_word = (uint16_t)(word + 1);
    visit->rest = followers->word[word] & links->active.word[word];
    return true;
}

static inline void copy(uint64_t *to, const uint64_t *from, int words)
{
    for (int i = 0; i < words; i += 4)
        memcpy(&to[i], &from[i], 4 * sizeof(uint64_t));
}

static void enter(Walk *walk, int literal)
{
    static const ChNodeSet none = {{0}};

    copy(ruled_out(walk, literal),
         literal % 2 == 0 ? walk->links->foes[literal / 2].word : none.word, walk->words);
    walk->seen[literal] = walk->early[literal] = ++walk->time;
    walk->circle[walk->open++] = (uint16_t)literal;
    walk->visit[walk->depth++] = (Visit){.literal = (uint16_t)literal};
}

static inline void reach_back(Walk *walk, int literal, int next)
{
    if (walk->early[next] < walk->early[literal])
        walk->early[literal] = walk->early[next];
}

/* What follows from a complete circle follows from the literal as well. */
static inline void take_over(Walk *walk, int literal, int circle)
{
    if (walk->taken[circle] == walk->seen[literal])
        return;
    walk->taken[circle] = walk->seen[literal];
    ch_almost_join(ruled_out(walk, literal), ruled_out(walk, circle), walk->words);
}

static void complete_circle(Walk *walk, int literal)
{
    if (walk->circle[walk->open - 1] != literal)
        ch_bits_add(walk->shared, literal);
    for (int member = -1; member != literal;) {
        member = walk->circle[--walk->open];
        walk->seen[member] = CLOSED;
        walk->first[member] = (uint16_t)literal;
        if (member != literal)
            copy(ruled_out(walk, member), ruled_out(walk, literal), walk->words);
    }
}

/* All that followed from a literal has been looked at.  What it rules out goes to the one that it
 * followed from, and so, in a circle, to the first of it. */
static void leave(Walk *walk, int literal)
{
    walk->depth--;
    if (walk->early[literal] == walk->seen[literal])
        complete_circle(walk, literal);
    if (walk->depth == 0)
        return;
    const int before = walk->visit[walk->depth - 1].literal;
    ch_almost_join(ruled_out(walk, before), ruled_out(walk, literal), walk->words);
    if (walk->seen[literal] != CLOSED)
        reach_back(walk, before, literal);
}

/* Goes to the next of what follows from the literal visited. */
static void go_on(Walk *walk, Visit *visit)
{
    const int literal = visit->literal;
    const int node = visit->word * 64 + __builtin_ctzll(visit->rest);
    const int next = 2 * node + (literal % 2 == 0);

    visit->rest &= visit->rest - 1;
    if (literal % 2 != 0 && ch_bits_has(walk->leaves.word, node))
        ch_almost_join(ruled_out(walk, literal), walk->links->foes[node].word, walk->words);
    else if (walk->seen[next] == UNSEEN)
        enter(walk, next);
    else if (walk->seen[next] == CLOSED)
        take_over(walk, literal, walk->first[next]);
    else
        reach_back(walk, literal, next);
}

static void find_leaves(Walk *walk)
{
    const ChLinks *const links = walk->links;

    walk->leaves = (ChNodeSet){{0}};
    for (int node = 0; node < links->count; node++)
        if (next_word(links, &links->foes[node], 0) == links->words)
            ch_bits_add(walk->leaves.word, node);
}

static void visit_all_from(Walk *walk, int literal)
{
    const ChLinks *const links = walk->links;

    enter(walk, literal);
    while (walk->depth > 0) {
        Visit *const visit = &walk->visit[walk->depth - 1];
        if (visit->rest != 0 || find_rest(links, visit))
            go_on(walk, visit);
        else
            leave(walk, visit->literal);
    }
}

/* Whether the set of two parts can belong to a loop: if one's being false leads to the other's being
 * true and that back to it. */
static bool can_loop(const Walk *walk, int part)
{
    const int words = walk->links->words;

    if (walk->seen[2 * part + 1] != CLOSED || !ch_bits_has(walk->shared, walk->first[2 * part + 1]))
        return false;
    const ChNodeSet mates = ch_links_set_mates(walk->links, part);
    for (int mate = ch_bits_next(mates.word, words, 0); mate >= 0;
         mate = ch_bits_next(mates.word, words, mate + 1))
        if (walk->seen[2 * mate] == CLOSED && walk->first[2 * mate] == walk->first[2 * part + 1])
            return true;
    return false;
}

/* What a loop goes through that rules out anything: what conflicts with a candidate that can be ruled
 * out, or shares an almost locked set with such a part. */
static void find_near(const ChLinks *links, const ChNodeSet *ends, ChNodeSet *near)
{
    *near = *ends;
    for (int node = ch_bits_next(ends->word, links->words, 0); node >= 0;
         node = ch_bits_next(ends->word, links->words, node + 1)) {
        const ChNodeSet mates = ch_links_set_mates(links, node);
        ch_nodes_join(near, &mates, links->words);
    }
}

/* The nodes whose being false belongs to a circle with such a set, and with such a node. */
static void find_loops(const Walk *walk, ChHope *hope)
{
    uint64_t looping[LITERALS / 64] = {0}; /* circles, by their first literals */
    uint64_t useful[LITERALS / 64] = {0};
    const int count = walk->links->count;
    ChNodeSet near;

    find_near(walk->links, &hope->ends, &near);
    for (int node = 0; node < count; node++) {
        const int literal = 2 * node + 1;
        if (walk->seen[literal] != CLOSED)
            continue;
        if (!hope->whole || ch_bits_has(near.word, node))
            ch_bits_add(useful, walk->first[literal]);
        if (can_loop(walk, node))
            ch_bits_add(looping, walk->first[literal]);
    }
    for (int node = 0; node < count; node++)
        if (walk->seen[2 * node + 1] == CLOSED && ch_bits_has(looping, walk->first[2 * node + 1]) &&
            ch_bits_has(useful, walk->first[2 * node + 1]))
            ch_bits_add(hope->loops.word, node);
}

static void hope_by_literals(ChLinks *links, ChHope *hope)
{
    Walk walk;

    links->ready = false;
    walk.links = links;
    walk.words = (links->candidates + 255) / 256 * 4;
    walk.depth = walk.open = walk.time = 0;
    memset(walk.seen, 0, 2 * (size_t)links->count * sizeof *walk.seen);
    memset(walk.taken, 0, 2 * (size_t)links->count * sizeof *walk.taken);
    memset(walk.shared, 0, sizeof walk.shared);
    find_leaves(&walk);
    for (int candidate = 0; candidate < links->candidates; candidate++) {
        if (walk.seen[2 * candidate] == UNSEEN)
            visit_all_from(&walk, 2 * candidate);
        if (ch_bits_has(ruled_out(&walk, 2 * candidate), candidate))
            ch_hope_add(hope, links, candidate, &links->active);
    }
    if (hope->some)
        find_loops(&walk, hope);
}

void ch_links_find_hope(ChLinks *links, int level)
{
    links->hope[level] = (ChHope){.known = true, .whole = links->numbered < CH_MAX_NODES};
    if (level == CH_HOPE_SETS)
        hope_by_literals(links, &links->hope[level]);
    else
        ch_links_hope_by_colours(links, level);
}

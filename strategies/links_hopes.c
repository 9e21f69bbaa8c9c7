/* links_hopes.c - which candidates some chain rules out, however long.
 *
 * That a node is true, or that it is false, is a literal.  From each literal others follow directly:
 * a true node makes what it conflicts with false, a false one makes what it is strongly linked to
 * true.  Of two partners, by a cell or a house, exactly one is true; so all that hang together by
 * partners have one of two colours, and a colour is one literal.  With parts of almost locked sets,
 * of which several can be true, each node has literals of its own; what follows from one member of a
 * circle of literals follows from all, so circles are found (Tarjan's strongly connected components).
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "links.h"

/* ---- a level's hopes ---- */

static void add_hope(const ChLinks *links, ChHope *hope, int candidate, const ChNodeSet *active)
{
    hope->some = true;
    ch_bits_add(hope->victims.word, candidate);
    for (int i = 0; i < CH_NODE_WORDS && i * 64 < links->numbered; i++)
        hope->ends.word[i] |= links->foes[candidate].word[i] & active->word[i];
}

/* ---- colours ---- */

enum { MOST_COLOURS = 256, COLOUR_WORDS = MOST_COLOURS / 64 };

typedef struct Colours {
    ChLinks *links;
    const ChNodeSet *partnered;
    int limit;                 /* nodes */
    int words;                 /* of nodes */
    int count;                 /* two of each cluster, 2n and 2n + 1 */
    bool clash;                /* some cluster cannot be coloured, or there are too many */
    uint16_t of[CH_MAX_NODES]; /* CH_NONE */
    uint64_t then[MOST_COLOURS][COLOUR_WORDS]; /* the colours that follow */
    ChNodeSet *ruled_out;                      /* by each colour */
} Colours;

/* Colours all that hangs together with a node. */
static void colour_from(Colours *colours, int root)
{
    const ChNode *const node = colours->links->node;
    uint16_t stack[CH_MAX_NODES];
    int depth = 0;

    colours->of[root] = (uint16_t)colours->count;
    stack[depth++] = (uint16_t)root;
    while (depth > 0) {
        const int one = stack[--depth];
        for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++) {
            const int other = node[one].partner[slot];
            if (other >= colours->limit)
                continue;
            if (colours->of[other] == CH_NONE) {
                colours->of[other] = colours->of[one] ^ 1;
                stack[depth++] = (uint16_t)other;
            }
            colours->clash |= colours->of[other] == colours->of[one];
        }
    }
    colours->count += 2;
}

static void colour_all(Colours *colours)
{
    const uint64_t *const partnered = colours->partnered->word;

    memset(colours->of, 0xff, (size_t)colours->limit * sizeof *colours->of);
    for (int node = ch_bits_next(partnered, colours->words, 0); node >= 0;
         node = ch_bits_next(partnered, colours->words, node + 1)) {
        colours->clash |= colours->count == MOST_COLOURS;
        if (colours->of[node] == CH_NONE && !colours->clash)
            colour_from(colours, node);
    }
}

static void join(ChNodeSet *set, const ChNodeSet *other, int words)
{
    for (int i = 0; i < words; i++)
        set->word[i] |= other->word[i];
}

/* What a colour rules out itself, and which colours that makes true. */
static void find_followers(Colours *colours)
{
    const uint64_t *const partnered = colours->partnered->word;
    const int words = colours->words;

    for (int colour = 0; colour < colours->count; colour++)
        memset(&colours->ruled_out[colour], 0, (size_t)words * sizeof(uint64_t));
    for (int node = ch_bits_next(partnered, words, 0); node >= 0;
         node = ch_bits_next(partnered, words, node + 1))
        join(&colours->ruled_out[colours->of[node]], &colours->links->foes[node], words);
    for (int colour = 0; colour < colours->count; colour++) {
        memset(colours->then[colour], 0, sizeof colours->then[colour]);
        for (int i = 0; i < words; i++)
            for (uint64_t rest = colours->ruled_out[colour].word[i] & partnered[i]; rest != 0;
                 rest &= rest - 1)
                ch_bits_add(colours->then[colour], colours->of[i * 64 + __builtin_ctzll(rest)] ^ 1);
    }
}

/* Whatever follows from what follows (Warshall). */
static void close_over(Colours *colours)
{
    const int words = (colours->count + 63) / 64;

    for (int middle = 0; middle < colours->count; middle++)
        for (int first = 0; first < colours->count; first++) {
            if (!ch_bits_has(colours->then[first], middle) || first == middle)
                continue;
            for (int i = 0; i < words; i++)
                colours->then[first][i] |= colours->then[middle][i];
            join(&colours->ruled_out[first], &colours->ruled_out[middle], colours->words);
        }
}

/* Whether a candidate being true rules it out. */
static bool is_ruled_out(const Colours *colours, int candidate)
{
    const ChNodeSet *const foes = &colours->links->foes[candidate];

    if (colours->of[candidate] != CH_NONE)
        return ch_bits_has(colours->ruled_out[colours->of[candidate]].word, candidate);
    for (int i = 0; i < colours->words; i++)
        for (uint64_t rest = foes->word[i] & colours->partnered->word[i]; rest != 0;
             rest &= rest - 1) {
            const int colour = colours->of[i * 64 + __builtin_ctzll(rest)] ^ 1;
            if (ch_bits_has(colours->ruled_out[colour].word, candidate))
                return true;
        }
    return false;
}

static void hope_by_colours(ChLinks *links, int level, ChHope *hope)
{
    Colours colours;

    colours.links = links;
    colours.partnered = &links->partnered[level];
    colours.limit = level == CH_HOPE_PLAIN ? links->candidates : links->groups_end;
    colours.words = (colours.limit + 63) / 64;
    colours.count = 0;
    colours.clash = false;
    colours.ruled_out = links->seen;
    colour_all(&colours);
    if (!colours.clash) {
        find_followers(&colours);
        close_over(&colours);
    }
    for (int candidate = 0; candidate < links->candidates; candidate++)
        if (colours.clash || is_ruled_out(&colours, candidate))
            add_hope(links, hope, candidate, colours.partnered);
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
    uint16_t first[LITERALS]; /* of a complete circle: the literal first seen of it */
    Visit visit[LITERALS];
} Walk;

/* The candidates that a literal rules out. */
static ChNodeSet *ruled_out(const Walk *walk, int literal)
{
    return literal % 2 == 0 ? &walk->links->seen[literal / 2] : &walk->links->fresh[literal / 2];
}

/* The literals that follow directly, as nodes: a word of them. */
static uint64_t followers(const ChLinks *links, int literal, int word)
{
    return literal % 2 == 0 ? links->foes[literal / 2].word[word] & links->active.word[word]
                            : links->mates[literal / 2].word[word];
}

static inline void copy(ChNodeSet *to, const ChNodeSet *from, int words)
{
    for (int i = 0; i < words; i += 4)
        memcpy(&to->word[i], &from->word[i], 4 * sizeof(uint64_t));
}

static inline void join_fours(ChNodeSet *to, const ChNodeSet *from, int words)
{
    for (int i = 0; i < words; i += 4) {
        const uint64_t *const more = &from->word[i];
        const uint64_t a = more[0], b = more[1], c = more[2], d = more[3];
        to->word[i] |= a;
        to->word[i + 1] |= b;
        to->word[i + 2] |= c;
        to->word[i + 3] |= d;
    }
}

static void enter(Walk *walk, int literal)
{
    static const ChNodeSet none = {{0}};

    copy(ruled_out(walk, literal), literal % 2 == 0 ? &walk->links->foes[literal / 2] : &none,
         walk->words);
    walk->seen[literal] = walk->early[literal] = ++walk->time;
    walk->circle[walk->open++] = (uint16_t)literal;
    walk->visit[walk->depth++] =
        (Visit){.literal = (uint16_t)literal, .rest = followers(walk->links, literal, 0)};
}

/* What follows from NEXT follows from the literal as well. */
static inline void take_over(Walk *walk, int literal, int next)
{
    join_fours(ruled_out(walk, literal), ruled_out(walk, next), walk->words);
    if (walk->seen[next] != CLOSED && walk->early[next] < walk->early[literal])
        walk->early[literal] = walk->early[next];
}

/* All that followed from a literal has been looked at. */
static void leave(Walk *walk, int literal)
{
    walk->depth--;
    if (walk->early[literal] == walk->seen[literal])
        for (int member = -1; member != literal;) {
            member = walk->circle[--walk->open];
            walk->seen[member] = CLOSED;
            walk->first[member] = (uint16_t)literal;
            if (member != literal)
                copy(ruled_out(walk, member), ruled_out(walk, literal), walk->words);
        }
    if (walk->depth > 0)
        take_over(walk, walk->visit[walk->depth - 1].literal, literal);
}

/* Goes to the next of what follows from the literal visited. */
static void go_on(Walk *walk, Visit *visit)
{
    const int literal = visit->literal;
    const int node = visit->word * 64 + __builtin_ctzll(visit->rest);
    const int next = 2 * node + (literal % 2 == 0);

    visit->rest &= visit->rest - 1;
    if (literal % 2 != 0 && ch_bits_has(walk->leaves.word, node))
        join_fours(ruled_out(walk, literal), &walk->links->foes[node], walk->words);
    else if (walk->seen[next] == UNSEEN)
        enter(walk, next);
    else
        take_over(walk, literal, next);
}

static void find_leaves(Walk *walk)
{
    const ChLinks *const links = walk->links;

    walk->leaves = (ChNodeSet){{0}};
    for (int node = 0; node < links->count; node++) {
        uint64_t any = 0;
        for (int i = 0; i < links->words; i++)
            any |= links->foes[node].word[i] & links->active.word[i];
        if (any == 0)
            ch_bits_add(walk->leaves.word, node);
    }
}

static void visit_all_from(Walk *walk, int literal)
{
    const ChLinks *const links = walk->links;

    enter(walk, literal);
    while (walk->depth > 0) {
        Visit *const visit = &walk->visit[walk->depth - 1];
        while (visit->rest == 0 && ++visit->word < links->words)
            visit->rest = followers(links, visit->literal, visit->word);
        if (visit->rest == 0)
            leave(walk, visit->literal);
        else
            go_on(walk, visit);
    }
}

/* Whether the set of two parts can belong to a loop: if one's being false leads to the other's being
 * true and that back to it. */
static bool can_loop(const Walk *walk, int part)
{
    const uint64_t *const mates = walk->links->set_mates[part].word;
    const int words = walk->links->words;

    if (walk->seen[2 * part + 1] != CLOSED)
        return false;
    for (int mate = ch_bits_next(mates, words, 0); mate >= 0;
         mate = ch_bits_next(mates, words, mate + 1))
        if (walk->seen[2 * mate] == CLOSED && walk->first[2 * mate] == walk->first[2 * part + 1])
            return true;
    return false;
}

/* The nodes whose being false belongs to a circle with such a set. */
static void find_loops(const Walk *walk, ChNodeSet *loops)
{
    uint64_t circles[LITERALS / 64] = {0}; /* by their first literals */
    const int count = walk->links->count;

    for (int node = 0; node < count; node++)
        if (can_loop(walk, node))
            ch_bits_add(circles, walk->first[2 * node + 1]);
    for (int node = 0; node < count; node++)
        if (walk->seen[2 * node + 1] == CLOSED && ch_bits_has(circles, walk->first[2 * node + 1]))
            ch_bits_add(loops->word, node);
}

static void hope_by_literals(ChLinks *links, ChHope *hope)
{
    Walk walk;

    walk.links = links;
    walk.words = (links->candidates + 255) / 256 * 4;
    walk.depth = walk.open = walk.time = 0;
    memset(walk.seen, 0, 2 * (size_t)links->count * sizeof *walk.seen);
    find_leaves(&walk);
    for (int candidate = 0; candidate < links->candidates; candidate++) {
        if (walk.seen[2 * candidate] == UNSEEN)
            visit_all_from(&walk, 2 * candidate);
        if (ch_bits_has(ruled_out(&walk, 2 * candidate)->word, candidate))
            add_hope(links, hope, candidate, &links->active);
    }
    if (hope->some)
        find_loops(&walk, &hope->loops);
}

void ch_links_find_hope(ChLinks *links, int level)
{
    ChHope *const hope = &links->hope[level];

    *hope = (ChHope){.known = true, .whole = links->numbered < CH_MAX_NODES};
    if (level == CH_HOPE_SETS)
        hope_by_literals(links, hope);
    else
        hope_by_colours(links, level, hope);
}

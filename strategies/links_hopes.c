/* links_hopes.c - which candidates some chain rules out, however long.
 *
 * That a node is true, or that it is false, is a literal.  From each literal others follow directly:
 * a true node makes what it conflicts with false, a false one makes what it is strongly linked to
 * true.  What follows from one member of a circle of literals follows from all, so circles are found
 * (Tarjan's strongly connected components) and share one set: the candidates that are ruled out.
 * What is linked to its likes only is taken as linked to all: then there may be a hope too many.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "links.h"

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
    bool one_digit; /* nodes of one cell are not linked */
    int words;      /* of candidates, even */
    int depth;
    int open;                 /* literals whose circle is not complete */
    uint16_t time;            /* literals seen so far */
    uint16_t seen[LITERALS];  /* when, */
    uint16_t early[LITERALS]; /* and the earliest open literal that follows from it */
    uint16_t circle[LITERALS];
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

static inline void join(ChNodeSet *to, const ChNodeSet *from, int words)
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
    join(ruled_out(walk, literal), ruled_out(walk, next), walk->words);
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
    if (walk->one_digit && literal % 2 == 0 &&
        walk->links->node[literal / 2].digit != walk->links->node[node].digit)
        return;
    if (walk->seen[next] == UNSEEN)
        enter(walk, next);
    else
        take_over(walk, literal, next);
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

void ch_links_find_hopes(ChLinks *links)
{
    Walk walk;

    walk.links = links;
    walk.one_digit = (links->kinds & CH_LINKS_ALL) != CH_LINKS_ALL;
    walk.words = (links->candidates + 255) / 256 * 4;
    walk.depth = walk.open = walk.time = 0;
    memset(walk.seen, 0, 2 * (size_t)links->count * sizeof *walk.seen);
    links->hopeful = false;
    memset(&links->ends, 0, sizeof links->ends);
    for (int candidate = 0; candidate < links->candidates; candidate++) {
        if (walk.seen[2 * candidate] == UNSEEN)
            visit_all_from(&walk, 2 * candidate);
        if (!ch_bits_has(ruled_out(&walk, 2 * candidate)->word, candidate))
            continue;
        links->hopeful = true;
        for (int i = 0; i < links->words; i++)
            links->ends.word[i] |= links->foes[candidate].word[i] & links->active.word[i];
    }
}

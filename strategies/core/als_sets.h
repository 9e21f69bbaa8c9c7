/* als_sets.h - almost locked sets: n cells of a house with n + 1 digits.
 *
 *      25  28  58     three cells, four digits {2 5 8 9}: if any digit leaves,
 *      ..  .9  ..     the other three are locked into the cells
 *
 * The rest of the house is an almost hidden set: N digits whose places are N + 1 cells.  At most
 * one of these cells holds another digit, which is what a chain uses.  The almost locked set shows
 * it, too: when one cell takes a digit from it, it keeps those that the others would have.
 *
 * A bivalue cell is the smallest almost locked set.  The *part* of a digit in a set is the set's
 * cells that have the digit; sets may share a part.  The *peers* of a part are the open candidates
 * of the digit that see every cell of the part: if one of them is true, the set loses the digit.  A
 * digit is a *restricted common* (RCC) of two sets when the part of one lies among the peers of the
 * other's part.  At most one of the two sets can keep the digit; their parts are *adjacent*.  A
 * *watcher* of a candidate is a set that has the candidate among the peers of its part.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_ALS_SETS_H
#define CH_STRATEGIES_ALS_SETS_H

#include "board.h"
#include "step.h"

enum {
    CH_MAX_ALS = 1024, /* beyond this many sets, or parts, the largest sets are left out */
    CH_ALS_WORDS = CH_MAX_ALS / 64,
    CH_MAX_ALS_PARTS = 4096,
    CH_MAX_ALS_BEYOND = 896 /* parts that ChAlsBeyond has room for; few boards have more */
};

typedef struct ChAls {
    ChCellSet cells;
    ChCellSet peers[CH_DIGITS]; /* of the part of each digit it has; empty for other digits */
    uint16_t part[CH_DIGITS];   /* 0 for digits that it does not have, or that nothing sees */
    uint16_t digits;
    uint16_t name; /* identifies the cells: CH_ALS_NAME(), ch_als_cells() */
    uint8_t size;
} ChAls;

/* A part.  The parts of a digit within a house form a list: its head is head[digit][house], its
 * links are next[kind of house]. */
typedef struct ChAlsPart {
    ChCellSet cells;
    ChCellSet peers;
    uint32_t houses;  /* those that hold all its cells */
    uint16_t next[3]; /* CH_NONE ends the list */
    uint8_t digit;
} ChAlsPart;

/* Another set, and the restricted commons with it. */
typedef struct ChAlsLink {
    uint16_t set;
    uint16_t digits;
} ChAlsLink;

/* The choices of cells in each house that are almost locked sets.  A choice packs places, digits,
 * those of its digits whose part may have peers, and size; choices ascend by places.  The lists are
 * kept from board to board, and updated by house. */
typedef struct ChAlsChoices {
    unsigned tick; /* tick of the board they belong to; 0: none */
    uint16_t count[CH_HOUSES];
    uint32_t choice[CH_HOUSES][1 << 9];
} ChAlsChoices;

/* All sets, by ascending size; within a size boxes, rows, columns.  Cells that all see each other
 * share a house.  So two parts of a digit are adjacent exactly if both lie within one house and
 * have no cell in common.  Part 0 stands for parts without peers: it has all cells, so that it lies
 * among no peers. */
typedef struct ChAlsSets {
    ChCellSet open[CH_DIGITS];
    int count;
    int words; /* length of a bit set over the sets, a multiple of four */
    int parts;
    uint16_t head[CH_DIGITS][CH_HOUSES]; /* CH_NONE: no part */
    ChAls set[CH_MAX_ALS];
    ChAlsPart part[CH_MAX_ALS_PARTS];
    uint64_t having[CH_MAX_ALS_PARTS * CH_ALS_WORDS]; /* by part: the sets that have it */
} ChAlsSets;

/* For each part, the sets that have a part adjacent to it, as bits.  Most parts have none. */
typedef struct ChAlsAdjacency {
    const ChAlsSets *sets;
    uint64_t some[CH_MAX_ALS_PARTS / 64];          /* parts with such sets */
    uint64_t row[CH_MAX_ALS_PARTS * CH_ALS_WORDS]; /* undefined for the other parts */
} ChAlsAdjacency;

/* The cells where sets rule out each digit that they keep, by digit. */
typedef struct ChAlsReach {
    ChCellSet of[CH_DIGITS];
} ChAlsReach;

/* For each of the first parts, the eliminations of the sets adjacent to it by digits other than its
 * own.  They are found when first needed. */
typedef struct ChAlsBeyond {
    uint64_t known[CH_MAX_ALS_BEYOND / 64];
    ChAlsReach of[CH_MAX_ALS_BEYOND];
} ChAlsBeyond;

/* The watchers of a candidate, in ascending order. */
typedef struct ChAlsWatchers {
    int count;
    uint16_t set[CH_MAX_ALS];
} ChAlsWatchers;

/* Builds a set's name from its house and its places in that house. */
#define CH_ALS_NAME(house, places) ((house) << 9 | (places))
enum { CH_ALS_NAME_BITS = 14 };

ChCellSet ch_als_cells(unsigned name);

static inline ChCellSet ch_als_cells_with(const ChAlsSets *sets, const ChAls *set, int digit)
{
    return sets->part[set->part[digit]].cells;
}

/* Adds the eliminations of a set. */
static inline void ch_als_add_reach(ChAlsReach *reach, const ChAls *set)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        reach->of[digit] = ch_cells_or(reach->of[digit], set->peers[digit]);
}

/* Clears a digit that the sets have lost. */
static inline void ch_als_lose_reach(ChAlsReach *reach, int digit)
{
    reach->of[digit] = (ChCellSet){{0}};
}

/* Adds MORE to ALL; returns true if they overlap. */
static inline bool ch_als_join_reach(ChAlsReach *all, const ChAlsReach *more)
{
    uint64_t shared = 0;

    for (int i = 0; i < CH_DIGITS; i++) {
        const ChCellSet both = ch_cells_and(all->of[i], more->of[i]);
        shared |= both.word[0] | both.word[1];
        all->of[i] = ch_cells_or(all->of[i], more->of[i]);
    }
    return shared != 0;
}

/* Clears words in groups of four.  Inline, since they are too few to be worth a call. */
static inline void ch_als_clear(uint64_t *bits, int words)
{
    for (int i = 0; i < words; i += 4)
        bits[i] = bits[i + 1] = bits[i + 2] = bits[i + 3] = 0;
}

/* Adds one bit set over the sets to another. */
static inline void ch_als_join(uint64_t *to, const uint64_t *from, int words)
{
    for (int i = 0; i < words; i += 4) {
        const uint64_t a = from[i], b = from[i + 1], c = from[i + 2], d = from[i + 3];
        to[i] |= a;
        to[i + 1] |= b;
        to[i + 2] |= c;
        to[i + 3] |= d;
    }
}

/* Finds the sets that contain any of the cells, as bits.  If the cells have changed, these are the
 * sets to examine again. */
void ch_als_touched(const ChAlsSets *sets, ChCellSet cells, uint64_t *touched);

void ch_als_find_adjacent(ChAlsAdjacency *adjacent, const ChAlsSets *sets);

/* Returns the sets that have a part adjacent to this part, as bits; there must be some. */
static inline const uint64_t *ch_als_adjacent(const ChAlsAdjacency *adjacent, int part)
{
    return &adjacent->row[part * adjacent->sets->words];
}

static inline bool ch_als_has_adjacent(const ChAlsAdjacency *adjacent, int part)
{
    return ch_bits_has(adjacent->some, part);
}

/* Returns what lies beyond one of the first parts, which must have adjacent sets. */
const ChAlsReach *ch_als_beyond(ChAlsBeyond *beyond, const ChAlsAdjacency *adjacent, int part);

/* Returns the digits that are a restricted common of the set and some other set. */
static inline unsigned ch_als_linking(const ChAlsAdjacency *adjacent, const ChAls *set)
{
    unsigned linking = 0;

    CH_EACH_DIGIT(digit, set->digits)
        linking |= (unsigned)ch_als_has_adjacent(adjacent, set->part[digit]) << digit;
    return linking;
}

/* Adds the sets that have a restricted common with the set, as bits. */
void ch_als_add_linked(const ChAlsAdjacency *adjacent, const ChAls *set, uint64_t *linked);

/* Lists the sets that have a restricted common among DIGITS with the set, in ascending order.
 * Returns their count. */
int ch_als_links(const ChAlsAdjacency *adjacent, const ChAls *set, unsigned digits,
                 ChAlsLink link[CH_MAX_ALS]);

/* Returns the restricted commons of two sets. */
unsigned ch_als_commons(const ChAlsSets *sets, const ChAls *a, const ChAls *b);

/* Updates the choices of the houses in FRESH, which have changed since the choices were made. */
void ch_als_choose(ChAlsChoices *choices, const ChBoard *board, uint32_t fresh);
void ch_als_find_sets(ChAlsSets *sets, const ChBoard *board, const ChAlsChoices *choices);
void ch_als_find_watchers(ChAlsWatchers *watchers, const ChAlsSets *sets, int candidate);

#endif

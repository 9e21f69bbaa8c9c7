/* als_sets.h - almost locked sets: cells of a house with one digit more than there are cells.
 *
 *      25  28  58     three cells, four digits {2 5 8 9}: whichever digit leaves,
 *      ..  .9  ..     the other three are locked into the cells
 *
 * A cell with two candidates is the smallest of them.  The *part* of a digit in a set are its cells
 * that have it; sets may share a part.  Its *buddies* are the open candidates of the digit that see
 * every cell of it: one of them true takes the digit from the set.  A digit is a *restricted
 * common* of two sets when the part of the one lies among the buddies of the other's: only one of
 * the two can keep it; their parts are then *beside* each other.  A *seer* of a candidate is a set
 * that has it among its buddies.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_ALS_SETS_H
#define CH_STRATEGIES_ALS_SETS_H

#include "board.h"
#include "step.h"

enum {
    CH_MAX_ALS = 1024, /* where there are more, or more parts, the largest are left out, */
    CH_ALS_WORDS = CH_MAX_ALS / 64,
    CH_MAX_ALS_PARTS = 4096
};

typedef struct ChAls {
    ChCellSet cells;
    ChCellSet peers[CH_DIGITS]; /* of the parts of the digits it has; of others none */
    uint16_t part[CH_DIGITS];   /* of others garbage */
    uint16_t digits;
    uint16_t name; /* ch_als_cells() knows the cells by it */
    uint8_t size;
} ChAls;

/* The parts of a digit whose cells all lie in a house are a list: head[digit][house], next[kind of
 * house]. */
typedef struct ChAlsPart {
    ChCellSet cells;
    ChCellSet peers;
    uint32_t houses;  /* those that hold all its cells */
    uint16_t next[3]; /* CH_NONE */
    uint8_t digit;
} ChAlsPart;

/* Another set, and the restricted commons with it. */
typedef struct ChAlsLink {
    uint16_t set;
    uint16_t digits;
} ChAlsLink;

/* The choices of cells in each house that are sets: places, digits and size, by ascending places.
 * Kept while the board goes on. */
typedef struct ChAlsChoices {
    unsigned tick; /* of the board that they are of; 0: of none */
    uint16_t count[CH_HOUSES];
    uint32_t choice[CH_HOUSES][1 << 9];
} ChAlsChoices;

/* Sets by ascending size; in each size boxes, rows, columns.  Cells that all see each other share a
 * house; so two parts of a digit are beside each other just if both are within one house, without a
 * cell in common. */
typedef struct ChAlsSets {
    ChCellSet open[CH_DIGITS];
    int count;
    int words; /* of a string of bits over the sets, a multiple of four */
    int parts;
    uint16_t head[CH_DIGITS][CH_HOUSES]; /* CH_NONE */
    ChAls set[CH_MAX_ALS];
    ChAlsPart part[CH_MAX_ALS_PARTS];
    uint64_t having[CH_MAX_ALS_PARTS * CH_ALS_WORDS]; /* by part: the sets that have it */
} ChAlsSets;

/* By part the sets, as bits, that have one beside it.  Most parts have none. */
typedef struct ChAlsAdjacency {
    const ChAlsSets *sets;
    uint64_t some[CH_MAX_ALS_PARTS / 64]; /* parts with such sets */
    uint64_t row[CH_MAX_ALS_PARTS * CH_ALS_WORDS];
} ChAlsAdjacency;

/* The seers of a candidate, ascending. */
typedef struct ChAlsWatchers {
    int count;
    uint16_t set[CH_MAX_ALS];
} ChAlsWatchers;

/* A set's name: its house, and there its places. */
#define CH_ALS_NAME(house, places) ((house) << 9 | (places))
enum { CH_ALS_NAME_BITS = 14 };

ChCellSet ch_als_cells(unsigned name);

static inline ChCellSet ch_als_cells_with(const ChAlsSets *sets, const ChAls *set, int digit)
{
    return sets->part[set->part[digit]].cells;
}

/* Clears bits over the sets: few words, which a call would take longer for. */
static inline void ch_als_clear(uint64_t *bits, int words)
{
    for (int i = 0; i < words; i += 4)
        bits[i] = bits[i + 1] = bits[i + 2] = bits[i + 3] = 0;
}

/* Adds some bits, as over the sets, to others. */
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

/* The sets that hold some of the cells, as bits: what is fresh where these have changed. */
void ch_als_touched(const ChAlsSets *sets, ChCellSet cells, uint64_t *touched);

void ch_als_find_adjacent(ChAlsAdjacency *adjacent, const ChAlsSets *sets);

/* The sets, as bits, that have a part beside this one. */
static inline const uint64_t *ch_als_adjacent(const ChAlsAdjacency *adjacent, int part)
{
    return &adjacent->row[part * adjacent->sets->words];
}

static inline bool ch_als_has_adjacent(const ChAlsAdjacency *adjacent, int part)
{
    return ch_bits_has(adjacent->some, part);
}

/* The digits of a set by which it has restricted commons with others. */
static inline unsigned ch_als_linking(const ChAlsAdjacency *adjacent, const ChAls *set)
{
    unsigned linking = 0;

    for (unsigned digits = set->digits; digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        linking |= (unsigned)ch_als_has_adjacent(adjacent, set->part[digit]) << digit;
    }
    return linking;
}

/* Adds the sets, as bits, that a set has restricted commons with. */
void ch_als_add_linked(const ChAlsAdjacency *adjacent, const ChAls *set, uint64_t *linked);

/* Lists those that it has restricted commons among the digits with, ascending; returns how many. */
int ch_als_links(const ChAlsAdjacency *adjacent, const ChAls *set, unsigned digits,
                 ChAlsLink link[CH_MAX_ALS]);

/* The restricted commons of two sets. */
unsigned ch_als_commons(const ChAlsSets *sets, const ChAls *a, const ChAls *b);

/* FRESH: the houses that have changed since the choices were made. */
void ch_als_choose(ChAlsChoices *choices, const ChBoard *board, uint32_t fresh);
void ch_als_find_sets(ChAlsSets *sets, const ChBoard *board, const ChAlsChoices *choices);
void ch_als_find_watchers(ChAlsWatchers *watchers, const ChAlsSets *sets, int candidate);

#endif

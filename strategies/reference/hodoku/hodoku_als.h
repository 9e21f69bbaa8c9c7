/* hodoku_als.h - the almost locked sets of a grid in the scale's order, and the restricted commons
 * that connect them.
 *
 * Sets are found in rows, columns, boxes, each before its supersets.  Two sets that share no cell
 * have a restricted common when every place of a digit in the one sees every place in the other; a
 * record is such a pair, the earlier set first, with its first digits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_ALS_H
#define CH_STRATEGIES_HODOKU_ALS_H

#include "hodoku_grid.h"

enum { CH_HODOKU_SETS = 2048, CH_HODOKU_RECORDS = 98304 };

typedef struct ChHodokuSet {
    ChGridCells cells;
    ChGridCells buds[CH_DIGITS]; /* cells outside the set that see all its cells with the digit */
    uint16_t digits;
    uint16_t fruitful; /* the digits that have buds */
    uint8_t size;
} ChHodokuSet;

typedef struct ChHodokuRecord {
    uint16_t set;
    uint16_t digits; /* one or two restricted commons */
} ChHodokuRecord;

typedef struct ChHodokuSets {
    int count;
    ChHodokuSet *set;                 /* one of the two lists; the other is the one before */
    bool is_kept;                     /* the lists are complete; false: nothing is known yet */
    uint16_t candidates[CH_CELLS];    /* of the list's grid */
    uint16_t of_house[CH_HOUSES + 1]; /* the first set of each house */
    uint32_t
        first[CH_HODOKU_SETS +
              1]; /* index of the first record of each set; records lead to later sets, ascending */
    ChHodokuRecord record[CH_HODOKU_RECORDS];
    ChGridCells cells[CH_HODOKU_SETS]; /* of the sets alone, for faster scans */
    int16_t
        head[CH_CANDIDATES]; /* by candidate: the last set whose first cell with the digit it is */
    int16_t next[CH_HODOKU_SETS][CH_DIGITS]; /* the set before in that list; -1 */
    uint16_t commons[CH_HODOKU_SETS];        /* with the current set, while records are searched */
    uint32_t first_back[CH_HODOKU_SETS + 1]; /* the same for records to earlier sets */
    ChHodokuRecord back[CH_HODOKU_RECORDS];
    ChHodokuSet list[2][CH_HODOKU_SETS];
} ChHodokuSets;

/* States of chains of sets: the last set, the active digits, and the number of records (three or
 * more count as three). */
enum { CH_HODOKU_CHAIN_STATES = 16384 };

typedef struct ChHodokuChainState {
    uint16_t set;
    uint16_t active;
    uint16_t cells; /* the fewest cells of all sets so far */
    uint16_t from;  /* the state before */
    uint16_t next;  /* another state of the set */
    uint8_t records;
} ChHodokuChainState;

/* The candidates that chains eliminate, a row of bits each; they are numbered by digits. */
enum { CH_HODOKU_BUD_WORDS = CH_CANDIDATES / 64 + 1 };

typedef struct ChHodokuChainEnds {
    int words;                      /* of a row */
    uint16_t number[CH_CANDIDATES]; /* by candidate */
    uint64_t of_digit[CH_DIGITS][CH_HODOKU_BUD_WORDS];
    uint64_t buds[CH_HODOKU_SETS * CH_HODOKU_BUD_WORDS]; /* by set */

    /* By set and digit: the buds of the ends of chains that go on from the set, where it was
     * reached by that digit, by a record or more, and by two or more.  No row where no record
     * leads to the set by the digit, or none of its own uses another. */
    uint16_t used[CH_HODOKU_SETS]; /* the digits of the set's records */
    uint64_t near[CH_HODOKU_SETS * CH_DIGITS * CH_HODOKU_BUD_WORDS];
    uint64_t far[CH_HODOKU_SETS * CH_DIGITS * CH_HODOKU_BUD_WORDS];
} ChHodokuChainEnds;

typedef struct ChHodokuChainStates {
    uint64_t watchers[CH_CANDIDATES][CH_HODOKU_SETS / 64]; /* sets with this bud */
    uint64_t ends[CH_DIGITS][CH_HODOKU_SETS / 64]; /* the sets that share buds with the start */
    int words;
    int count;
    uint64_t met[CH_HODOKU_SETS / 64]; /* the sets that have a state */
    uint16_t head[CH_HODOKU_SETS];     /* by set: its first state */
    ChHodokuChainState at[CH_HODOKU_CHAIN_STATES];
} ChHodokuChainStates;

/* Finds the sets; those of houses that have not changed since the list before are taken from it. */
void ch_hodoku_find_sets(ChHodokuSets *sets, const ChHodokuGrid *grid);

/* Returns the digits of both sets that have a common bud. */
unsigned ch_hodoku_common_buds(const ChHodokuSet *a, const ChHodokuSet *b, unsigned digits);

#endif

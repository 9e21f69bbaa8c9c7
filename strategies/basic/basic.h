/* basic.h - the header of the room: what other rooms use of singles, locked candidates and subsets.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_BASIC_H
#define CH_STRATEGIES_BASIC_H

#include "facts.h"
#include "technique.h"

/* ---- singles ---- */

/* The finders of singles, in the order of the default profile. */
enum { CH_SINGLES = 5 };
extern const ChFinder ch_single_finder[CH_SINGLES];

/* Places singles, each the first that the first of these finders reports.  Ends when none finds
 * anything, when the board is full or broken, or after MOST.  Stores the steps and the indices of
 * their finders, and returns their number. */
int ch_take_singles(ChBoard *board, ChStep *step, uint8_t *finder, int most);

/* ---- locked candidates ---- */

/* The triads of a digit, as bands (bands.h), a bit for the first cell of each. */
typedef struct ChTriadBands {
    uint32_t rows[4];
    uint32_t columns[4];
} ChTriadBands;

/* The locked digits.  A triad is the three cells that a box shares with a line.  A digit is locked
 * in it when one of the two has no other place for it, and the other has one: the box in pointing,
 * the line in claiming. */
typedef struct ChTriads {
    unsigned tick;            /* tick of the board they belong to; 0: none */
    unsigned pointing_digits; /* the digits with any */
    unsigned claiming_digits;
    ChTriadBands pointing[CH_DIGITS];
    ChTriadBands claiming[CH_DIGITS];
} ChTriads;

/* Returns one of six words of triads, three boxes each: first those in rows, then in columns. */
static inline uint32_t ch_triad_word(const ChTriadBands *bands, int at)
{
    const uint32_t *const column = bands->columns;
    const int shift = 9 * (at - 3);

    if (at < 3)
        return bands->rows[at];
    return (column[0] >> shift & CH_ALL_NINE) | (column[1] >> shift & CH_ALL_NINE) << 9 |
           (column[2] >> shift & CH_ALL_NINE) << 18;
}

/* Return the box and the line of a triad, from its word AT and first cell BIT. */
static inline int ch_triad_box(int at, int bit)
{
    return at < 3 ? 3 * at + bit / 9 : bit / 9 * 3 + at - 3;
}

static inline int ch_triad_line(int at, int bit)
{
    return at < 3 ? CH_FIRST_ROW + 3 * at + bit % 9 / 3 : CH_FIRST_COLUMN + 3 * (at - 3) + bit % 9;
}

const ChTriads *ch_facts_triads(ChFacts *facts);

void ch_triads_build(const ChBoard *board, unsigned digits, ChTriads *triads);

enum { CH_LOCKED_DIGIT_BITS = 4, CH_LOCKED_HOUSE_BITS = 5 };

/* Encodes the pattern as the seed of a step: the digit, and the houses base and cover. */
static inline uint16_t ch_locked_seed(int digit, int base, int cover)
{
    return (uint16_t)(digit | base << CH_LOCKED_DIGIT_BITS |
                      cover << (CH_LOCKED_DIGIT_BITS + CH_LOCKED_HOUSE_BITS));
}

/* ---- subsets ---- */

/* The houses in which some naked or hidden subset may remove a candidate; in others none does.  A
 * house is updated when it changes. */
typedef struct ChSubsetHouses {
    unsigned tick; /* tick of the board they belong to; 0: none */
    uint32_t houses;
    uint16_t match[CH_DIGITS][CH_LANES]; /* a matching of each house (subsets_prefilter.c) */
} ChSubsetHouses;

uint32_t ch_facts_subset_houses(ChFacts *facts);

void ch_subset_houses_update(ChSubsetHouses *subset_houses, const ChBoard *board, uint32_t changed);

/* Returns those of the digits of which a basic fish without fins, of whatever size, may remove a
 * candidate. */
unsigned ch_digits_with_fish(const ChBoard *board, unsigned digits);

enum { CH_SUBSET_LINES = 5 /* bits of a seed below the lines: the house */ };

/* Finds naked subsets of SIZE cells, 2 to CH_FEW.  LOCKED: those that lie in a box and a line and
 * remove candidates from both; otherwise all others.  Each is reported once, even if it lies in two
 * houses. */
bool ch_find_naked(const ChFinderInput *input, ChSink *sink, int technique, int size, bool locked);

/* Encodes a subset as the seed of a step: its house, and its places there or, if it is hidden, its
 * digits. */
static inline uint16_t ch_subset_seed(int house, unsigned lines)
{
    return (uint16_t)(house | (int)lines << CH_SUBSET_LINES);
}

/* Reports whether some part of SIZE lines, with as many columns as lines, removes everything in
 * LOST. */
bool ch_part_is_enough(const uint16_t *line, int size, unsigned lost);

#endif

/* bands.h - a set of cells as three bands, which finds the single places of a digit in all houses.
 *
 * A band is three boxes of nine bits each, 27 bits.  A set of cells thus fits a vector of four
 * lanes, the last of which stays empty.  One computation counts the places of a digit in all 27
 * houses, as none, one, or more.
 *
 *      lane 0        lane 1        lane 2        lane 3
 *      box 0 1 2     box 3 4 5     box 6 7 8     -           bit 9 * (box % 3) + element
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_BANDS_H
#define CH_STRATEGIES_BANDS_H

#include "sets.h"

typedef uint32_t ChBands __attribute__((vector_size(16)));
typedef uint64_t ChBandPairs __attribute__((vector_size(16)));

extern const ChBands ch_bands_peers[CH_CELLS];
extern const ChBands ch_bands_house[CH_HOUSES];

enum { CH_BAND_CELLS = 27, CH_BAND_ALL = 0x7ffffff };

static inline ChBands ch_bands_every(uint32_t bits)
{
    return (ChBands){bits, bits, bits, 0};
}

static inline bool ch_bands_any(ChBands set)
{
    const ChBandPairs pairs = (ChBandPairs)set;

    return (pairs[0] | pairs[1]) != 0;
}

static inline ChBands ch_bands_of(ChCellSet set)
{
    const uint64_t low = set.word[0];

    return (ChBands){
        low & CH_BAND_ALL, low >> CH_BAND_CELLS & CH_BAND_ALL,
        (low >> 2 * CH_BAND_CELLS | set.word[1] << (64 - 2 * CH_BAND_CELLS)) & CH_BAND_ALL, 0};
}

static inline ChCellSet ch_bands_cells(ChBands set)
{
    return (ChCellSet){
        {set[0] | (uint64_t)set[1] << CH_BAND_CELLS | (uint64_t)set[2] << 2 * CH_BAND_CELLS,
         (uint64_t)set[2] >> (64 - 2 * CH_BAND_CELLS)}};
}

static inline ChBands ch_bands_cell(int cell)
{
    ChBands set = {0, 0, 0, 0};

    set[cell / CH_BAND_CELLS] = 1u << cell % CH_BAND_CELLS;
    return set;
}

static inline bool ch_bands_has(ChBands set, int cell)
{
    return set[cell / CH_BAND_CELLS] >> cell % CH_BAND_CELLS & 1;
}

static inline void ch_bands_remove(ChBands *set, int cell)
{
    (*set)[cell / CH_BAND_CELLS] &= ~(1u << cell % CH_BAND_CELLS);
}

static inline int ch_bands_count(ChBands set)
{
    return ch_count(set[0]) + ch_count(set[1]) + ch_count(set[2]);
}

/* ---- houses ---- */

/* The houses with one cell of a set, and those with none, by kind: boxes, rows, columns.  A box or
 * row is given by its first cell in each box, a column by its top cell in each box. */
typedef struct ChBandHouses {
    ChBands one[3];
    ChBands none[3];
} ChBandHouses;

/* Bits set in at least one, and in at least two, of A, B and C. */
#define CH_BANDS_ANY(a, b, c) ((a) | (b) | (c))
#define CH_BANDS_TWO(a, b, c) (((a) & (b)) | (((a) | (b)) & (c)))

static inline ChBandHouses ch_bands_houses(ChBands set)
{
    const ChBands box_starts = ch_bands_every(0x40201); /* the first cell of each box */
    const ChBands row_starts = ch_bands_every(0x49);    /* of each row within its box */
    const ChBands top_cells = ch_bands_every(0x1c0e07); /* of each column within its box */
    const ChBands nine = ch_bands_every(CH_ALL_NINE);
    ChBandHouses houses;

    /* columns of boxes; then boxes */
    ChBands any = CH_BANDS_ANY(set, set >> 3, set >> 6);
    ChBands two = CH_BANDS_TWO(set, set >> 3, set >> 6);
    ChBands any3 = CH_BANDS_ANY(any, any >> 1, any >> 2);
    ChBands two3 = CH_BANDS_TWO(any, any >> 1, any >> 2) | CH_BANDS_ANY(two, two >> 1, two >> 2);
    houses.one[0] = any3 & ~two3 & box_starts;
    houses.none[0] = ~any3 & box_starts;

    /* columns */
    any &= top_cells;
    two &= top_cells;
    const ChBands any1 = {any[1], any[2], any[0], any[3]};
    const ChBands any2 = {any[2], any[0], any[1], any[3]};
    const ChBands two1 = {two[1], two[2], two[0], two[3]};
    const ChBands two2 = {two[2], two[0], two[1], two[3]};
    any3 = CH_BANDS_ANY(any, any1, any2);
    two3 = CH_BANDS_TWO(any, any1, any2) | CH_BANDS_ANY(two, two1, two2);
    houses.one[2] = any3 & ~two3;
    houses.none[2] = ~any3 & top_cells;

    /* rows */
    const ChBands left = set & nine;
    const ChBands middle = set >> 9 & nine;
    const ChBands right = set >> 18;
    any = CH_BANDS_ANY(left, middle, right);
    two = CH_BANDS_TWO(left, middle, right);
    any3 = CH_BANDS_ANY(any, any >> 1, any >> 2);
    two3 = CH_BANDS_TWO(any, any >> 1, any >> 2) | CH_BANDS_ANY(two, two >> 1, two >> 2);
    houses.one[1] = any3 & ~two3 & row_starts;
    houses.none[1] = ~any3 & row_starts;
    return houses;
}

/* Returns all cells of houses that are given as in ChBandHouses. */
static inline ChBands ch_bands_in_houses(const ChBands houses[3])
{
    const ChBands rows = houses[1] | houses[1] << 1 | houses[1] << 2;
    const ChBands tops = houses[0] | houses[0] << 1 | houses[0] << 2 | houses[2];

    return rows | rows << 9 | rows << 18 | tops | tops << 3 | tops << 6;
}

/* Returns all cells of the houses of one kind. */
static inline ChBands ch_bands_in_kind(const ChBands houses[3], int kind)
{
    ChBands only[3] = {{0}, {0}, {0}};

    only[kind] = houses[kind];
    return ch_bands_in_houses(only);
}

#endif

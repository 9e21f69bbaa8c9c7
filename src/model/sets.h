/* sets.h - sets of cells, of candidates and of constraints.
 *
 * A set of cells is nine lanes of nine bits, a lane a box, so that it lines up with a digit's plane
 * of a board.  The two larger sets are plain bit strings.  All are values: copy them with =.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_SETS_H
#define CH_MODEL_SETS_H

#include <stdbool.h>
#include <stdint.h>

#include "geometry.h"

typedef struct ChCellSet {
    uint16_t box[CH_BOXES]; /* bit e of lane b: element e of box b */
} ChCellSet;

typedef struct ChCandidateSet {
    uint64_t word[12]; /* 729 bits */
} ChCandidateSet;

typedef struct ChConstraintSet {
    uint64_t word[6]; /* 324 bits */
} ChConstraintSet;

extern const ChCellSet ch_cell_peers[CH_CELLS]; /* the 20 cells that share a house with it */
extern const ChCellSet ch_house_cells[CH_HOUSES];

/* ---- bits of a word ---- */

static inline int ch_lowest(unsigned bits) /* bits != 0 */
{
    return __builtin_ctz(bits);
}

static inline bool ch_is_single(unsigned bits)
{
    return bits != 0 && (bits & (bits - 1)) == 0;
}

static inline int ch_count(unsigned bits)
{
    return __builtin_popcount(bits);
}

/* ---- cells ---- */

static inline bool ch_cells_has(const ChCellSet *set, int cell)
{
    return set->box[CH_BOX_OF(cell)] >> CH_ELEMENT_OF(cell) & 1;
}

static inline void ch_cells_add(ChCellSet *set, int cell)
{
    set->box[CH_BOX_OF(cell)] |= (uint16_t)(1u << CH_ELEMENT_OF(cell));
}

static inline void ch_cells_remove(ChCellSet *set, int cell)
{
    set->box[CH_BOX_OF(cell)] &= (uint16_t) ~(1u << CH_ELEMENT_OF(cell));
}

static inline ChCellSet ch_cells_and(ChCellSet a, ChCellSet b)
{
    for (int i = 0; i < CH_BOXES; i++)
        a.box[i] &= b.box[i];
    return a;
}

static inline ChCellSet ch_cells_or(ChCellSet a, ChCellSet b)
{
    for (int i = 0; i < CH_BOXES; i++)
        a.box[i] |= b.box[i];
    return a;
}

static inline ChCellSet ch_cells_minus(ChCellSet a, ChCellSet b)
{
    for (int i = 0; i < CH_BOXES; i++)
        a.box[i] &= (uint16_t)~b.box[i];
    return a;
}

static inline bool ch_cells_empty(ChCellSet set)
{
    unsigned all = 0;
    for (int i = 0; i < CH_BOXES; i++)
        all |= set.box[i];
    return all == 0;
}

static inline int ch_cells_count(ChCellSet set)
{
    int count = 0;
    for (int i = 0; i < CH_BOXES; i++)
        count += ch_count(set.box[i]);
    return count;
}

/* The first cell at or after FROM, -1 when there is none: for (int cell = ch_cells_next(&set, 0);
 * cell >= 0; cell = ch_cells_next(&set, cell + 1)) */
static inline int ch_cells_next(const ChCellSet *set, int from)
{
    for (int box = CH_BOX_OF(from), skip = CH_ELEMENT_OF(from); box < CH_BOXES; box++, skip = 0) {
        const unsigned lane = set->box[box] >> skip;
        if (lane != 0)
            return box * 9 + skip + ch_lowest(lane);
    }
    return -1;
}

/* ---- bit strings ---- */

static inline bool ch_bits_has(const uint64_t *word, int bit)
{
    return word[bit >> 6] >> (bit & 63) & 1;
}

static inline void ch_bits_add(uint64_t *word, int bit)
{
    word[bit >> 6] |= UINT64_C(1) << (bit & 63);
}

static inline void ch_bits_remove(uint64_t *word, int bit)
{
    word[bit >> 6] &= ~(UINT64_C(1) << (bit & 63));
}

static inline int ch_bits_count(const uint64_t *word, int words)
{
    int count = 0;
    for (int i = 0; i < words; i++)
        count += __builtin_popcountll(word[i]);
    return count;
}

/* The first bit at or after FROM, -1 when there is none. */
static inline int ch_bits_next(const uint64_t *word, int words, int from)
{
    for (int i = from >> 6, skip = from & 63; i < words; i++, skip = 0) {
        const uint64_t rest = word[i] >> skip;
        if (rest != 0)
            return i * 64 + skip + __builtin_ctzll(rest);
    }
    return -1;
}

static inline bool ch_candidates_has(const ChCandidateSet *set, int candidate)
{
    return ch_bits_has(set->word, candidate);
}

static inline void ch_candidates_add(ChCandidateSet *set, int candidate)
{
    ch_bits_add(set->word, candidate);
}

static inline void ch_candidates_remove(ChCandidateSet *set, int candidate)
{
    ch_bits_remove(set->word, candidate);
}

static inline int ch_candidates_next(const ChCandidateSet *set, int from)
{
    return ch_bits_next(set->word, 12, from);
}

static inline int ch_candidates_count(const ChCandidateSet *set)
{
    return ch_bits_count(set->word, 12);
}

static inline bool ch_constraints_has(const ChConstraintSet *set, int constraint)
{
    return ch_bits_has(set->word, constraint);
}

static inline void ch_constraints_add(ChConstraintSet *set, int constraint)
{
    ch_bits_add(set->word, constraint);
}

static inline int ch_constraints_next(const ChConstraintSet *set, int from)
{
    return ch_bits_next(set->word, 6, from);
}

#endif

/* sets.h - sets of cells, of candidates and of constraints.
 *
 * Plain bit strings: a cell's bit is its number, so the nine bits of a box are contiguous.  All are
 * values: copy them with =.
 *
 * The macros CH_EACH_... are loops over the members of a set, lowest first.  Each declares its
 * first argument, an int, and evaluates the others once.  `break` and `continue` work as in a
 * `for`, and loops nest.  Those over cells and bits walk a copy: the body may change the set.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_SETS_H
#define CH_MODEL_SETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "geometry.h"

typedef struct ChCellSet {
    uint64_t word[2]; /* 81 bits */
} ChCellSet;

typedef struct ChCandidateSet {
    uint64_t word[12]; /* 729 bits */
} ChCandidateSet;

typedef struct ChConstraintSet {
    uint64_t word[6]; /* 324 bits */
} ChConstraintSet;

extern const ChCellSet ch_cell_alone[CH_CELLS]; /* the set of one cell */
extern const ChCellSet ch_cell_peers[CH_CELLS]; /* the 20 cells that share a house with it */
extern const ChCellSet ch_house_cells[CH_HOUSES];

extern const uint8_t ch_count_of_nine[1 << 9]; /* number of bits set among nine */

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
#if defined(__x86_64__) && !defined(__POPCNT__)
    /* faster than the function that the compiler would call */
    bits -= bits >> 1 & 0x55555555;
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333);
    return (int)(((bits + (bits >> 4)) & 0x0f0f0f0f) * 0x01010101u >> 24);
#else
    return __builtin_popcount(bits);
#endif
}

/* Loops over the bits of a word: CH_EACH_BIT(place, board->places[digit][house]) use(place); */
#define CH_EACH_BIT(bit, bits)                                                                     \
    for (uint32_t bit##_rest = (bits); bit##_rest != 0; bit##_rest = 0)                            \
        for (int bit; bit##_rest != 0 && (bit = ch_lowest(bit##_rest), true);                      \
             bit##_rest &= bit##_rest - 1)

/* Loops over digits: CH_EACH_DIGIT(digit, board->candidates[cell]) use(digit); */
#define CH_EACH_DIGIT(digit, digits) CH_EACH_BIT(digit, digits)

/* Loops over houses: CH_EACH_HOUSE(house, board->single[digit] & CH_HOUSE_ROWS) use(house); */
#define CH_EACH_HOUSE(house, houses) CH_EACH_BIT(house, houses)

static inline int ch_count_word(uint64_t bits)
{
#if defined(__x86_64__) && !defined(__POPCNT__)
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(bits * UINT64_C(0x0101010101010101) >> 56);
#else
    return __builtin_popcountll(bits);
#endif
}

/* Loops over the bits of a word of 64: CH_EACH_BIT_64(bit, set->word[i]) use(64 * i + bit); */
#define CH_EACH_BIT_64(bit, bits)                                                                  \
    for (uint64_t bit##_rest = (bits); bit##_rest != 0; bit##_rest = 0)                            \
        for (int bit; bit##_rest != 0 && (bit = __builtin_ctzll(bit##_rest), true);                \
             bit##_rest &= bit##_rest - 1)

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
        count += ch_count_word(word[i]);
    return count;
}

/* Returns the first bit at or after FROM, -1 when there is none. */
static inline int ch_bits_next(const uint64_t *word, int words, int from)
{
    int i = from >> 6;

    if (i >= words)
        return -1;
    const uint64_t rest = word[i] >> (from & 63);
    if (rest != 0)
        return from + __builtin_ctzll(rest);
    while (++i < words)
        if (word[i] != 0)
            return i * 64 + __builtin_ctzll(word[i]);
    return -1;
}

/* Loops over a string of bits: CH_EACH_MEMBER(node, nodes->word, links->words) use(node);  The body
 * must not change the string, since each word is read once, before the loop over its bits. */
#define CH_EACH_MEMBER(bit, string, words) CH_EACH_MEMBER_FROM(bit, 0, string, words)

/* Loops over the bits at or after FROM: CH_EACH_MEMBER_FROM(j, i + 1, partners, words) use(j);
 * Where the body leaves the loop over a word's bits, the bit is set and ends that over words. */
#define CH_EACH_MEMBER_FROM(bit, from, string, words)                                              \
    for (const uint64_t *bit##_string = (string); bit##_string != NULL; bit##_string = NULL)       \
        for (int bit##_from = (from), bit##_words = (words), bit##_at = bit##_from >> 6, bit = -1; \
             bit < 0 && bit##_at < bit##_words; bit##_at++, bit##_from = 0)                        \
            for (uint64_t bit##_rest = bit##_string[bit##_at] & ~UINT64_C(0) << (bit##_from & 63); \
                 bit = bit##_rest != 0 ? 64 * bit##_at + __builtin_ctzll(bit##_rest) : -1,         \
                          bit >= 0;                                                                \
                 bit##_rest &= bit##_rest - 1)

/* Loops over the bits at or after FROM, and over those that the body adds behind them. */
#define CH_EACH_GROWING_FROM(bit, from, string, words)                                             \
    for (int bit = ch_bits_next((string), (words), (from)); bit >= 0;                              \
         bit = ch_bits_next((string), (words), bit + 1))

/* The loops over the sets below: from the member that NEXT finds at or after FROM. */
#define CH_EACH_NEXT(type, next, member, from, set)                                                \
    for (const type *member##_set = (set); member##_set != NULL; member##_set = NULL)              \
        for (int member = next(member##_set, from); member >= 0;                                   \
             member = next(member##_set, member + 1))

/* ---- cells ---- */

static inline bool ch_cells_has(const ChCellSet *set, int cell)
{
    return ch_bits_has(set->word, cell);
}

static inline ChCellSet ch_cells_and(ChCellSet a, ChCellSet b)
{
    return (ChCellSet){{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
}

static inline ChCellSet ch_cells_or(ChCellSet a, ChCellSet b)
{
    return (ChCellSet){{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
}

static inline ChCellSet ch_cells_minus(ChCellSet a, ChCellSet b)
{
    return (ChCellSet){{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
}

/* A cell is added to both words at once, or removed: to read a set of which a single word was just
 * stored would wait for that store. */
static inline void ch_cells_add(ChCellSet *set, int cell)
{
    *set = ch_cells_or(*set, ch_cell_alone[cell]);
}

static inline void ch_cells_remove(ChCellSet *set, int cell)
{
    *set = ch_cells_minus(*set, ch_cell_alone[cell]);
}

static inline bool ch_cells_empty(ChCellSet set)
{
    return (set.word[0] | set.word[1]) == 0;
}

static inline bool ch_cells_equal(ChCellSet a, ChCellSet b)
{
    return a.word[0] == b.word[0] && a.word[1] == b.word[1];
}

/* Returns whether all cells of A are in B. */
static inline bool ch_cells_within(ChCellSet a, ChCellSet b)
{
    return ch_cells_empty(ch_cells_minus(a, b));
}

static inline bool ch_cells_meet(ChCellSet a, ChCellSet b)
{
    return !ch_cells_empty(ch_cells_and(a, b));
}

static inline int ch_cells_count(ChCellSet set)
{
    return ch_bits_count(set.word, 2);
}

/* Returns the first cell at or after FROM, -1 when there is none. */
static inline int ch_cells_next(const ChCellSet *set, int from)
{
    const uint64_t low = from < 64 ? set->word[0] >> from : 0;

    if (low != 0)
        return from + __builtin_ctzll(low);
    const int skip = from < 64 ? 0 : from - 64;
    const uint64_t high = set->word[1] >> skip;
    return high != 0 ? 64 + skip + __builtin_ctzll(high) : -1;
}

/* Loops over cells: CH_EACH_CELL(cell, ch_cells_and(empty, ch_house_cells[house])) use(cell); */
#define CH_EACH_CELL(cell, set) CH_EACH_CELL_FROM(cell, 0, set)

/* Loops over the cells at or after FROM: CH_EACH_CELL_FROM(other, cell + 1, set) use(other); */
#define CH_EACH_CELL_FROM(cell, from, set)                                                         \
    for (const ChCellSet cell##_all = (set), *cell##_set = &cell##_all; cell##_set != NULL;        \
         cell##_set = NULL)                                                                        \
        for (int cell = ch_cells_next(cell##_set, from); cell >= 0;                                \
             cell = ch_cells_next(cell##_set, cell + 1))

/* Returns the first cell of a set that is not empty. */
static inline int ch_cells_first(ChCellSet set)
{
    return set.word[0] != 0 ? __builtin_ctzll(set.word[0]) : 64 + __builtin_ctzll(set.word[1]);
}

/* Returns the nine bits of a box. */
static inline unsigned ch_cells_in_box(const ChCellSet *set, int box)
{
    const int first = CH_ELEMENTS * box;
    const uint64_t low = set->word[first >> 6] >> (first & 63);
    return (unsigned)(box == 7 ? low | set->word[1] << 1 : low) & CH_ALL_NINE;
}

/* ---- candidates and constraints ---- */

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

/* Loops over candidates: CH_EACH_CANDIDATE(candidate, &detail->removed) use(candidate); */
#define CH_EACH_CANDIDATE(candidate, set)                                                          \
    CH_EACH_NEXT(ChCandidateSet, ch_candidates_next, candidate, 0, set)

static inline int ch_candidates_count(const ChCandidateSet *set)
{
    return ch_bits_count(set->word, 12);
}

static inline ChCandidateSet ch_candidates_and(const ChCandidateSet *a, const ChCandidateSet *b)
{
    ChCandidateSet both;

    for (int i = 0; i < 12; i++)
        both.word[i] = a->word[i] & b->word[i];
    return both;
}

static inline ChCandidateSet ch_candidates_or(const ChCandidateSet *a, const ChCandidateSet *b)
{
    ChCandidateSet either;

    for (int i = 0; i < 12; i++)
        either.word[i] = a->word[i] | b->word[i];
    return either;
}

static inline ChCandidateSet ch_candidates_minus(const ChCandidateSet *a, const ChCandidateSet *b)
{
    ChCandidateSet rest;

    for (int i = 0; i < 12; i++)
        rest.word[i] = a->word[i] & ~b->word[i];
    return rest;
}

/* Returns whether all candidates of A are in B. */
static inline bool ch_candidates_within(const ChCandidateSet *a, const ChCandidateSet *b)
{
    uint64_t outside = 0;

    for (int i = 0; i < 12; i++)
        outside |= a->word[i] & ~b->word[i];
    return outside == 0;
}

/* Returns whether two candidates conflict: two digits of one cell, or one digit in cells that see
 * each other. */
static inline bool ch_conflict(int one, int other)
{
    const int cell = CH_CANDIDATE_CELL(one);

    if (cell == CH_CANDIDATE_CELL(other))
        return one != other;
    return CH_CANDIDATE_DIGIT(one) == CH_CANDIDATE_DIGIT(other) &&
           ch_cells_has(&ch_cell_peers[cell], CH_CANDIDATE_CELL(other));
}

enum { CH_CONFLICTS = 8 + 20 };

/* Lists the candidates that conflict with a candidate: the other digits of its cell, and its digit
 * in the peers of the cell. */
static inline void ch_list_conflicts(int candidate, uint16_t list[CH_CONFLICTS])
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int own = CH_CANDIDATE_DIGIT(candidate);
    const ChCellSet *const peers = &ch_cell_peers[cell];
    int count = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (digit != own)
            list[count++] = (uint16_t)CH_CANDIDATE(cell, digit);
    CH_EACH_CELL(peer, *peers)
        list[count++] = (uint16_t)CH_CANDIDATE(peer, own);
}

static inline bool ch_constraints_has(const ChConstraintSet *set, int constraint)
{
    return ch_bits_has(set->word, constraint);
}

static inline void ch_constraints_add(ChConstraintSet *set, int constraint)
{
    ch_bits_add(set->word, constraint);
}

static inline bool ch_constraints_within(const ChConstraintSet *a, const ChConstraintSet *b)
{
    uint64_t outside = 0;

    for (int i = 0; i < 6; i++)
        outside |= a->word[i] & ~b->word[i];
    return outside == 0;
}

static inline int ch_constraints_next(const ChConstraintSet *set, int from)
{
    return ch_bits_next(set->word, 6, from);
}

/* Loops over constraints: CH_EACH_CONSTRAINT(premise, &detail->premises) use(premise); */
#define CH_EACH_CONSTRAINT(constraint, set) CH_EACH_CONSTRAINT_FROM(constraint, 0, set)

/* Loops over those at or after FROM: CH_EACH_CONSTRAINT_FROM(line, CH_CELLS, &set) use(line); */
#define CH_EACH_CONSTRAINT_FROM(constraint, from, set)                                             \
    CH_EACH_NEXT(ChConstraintSet, ch_constraints_next, constraint, from, set)

/* Return the cells that see every cell of SET (this one), or any of them (the next). */
static inline ChCellSet ch_common_peers(ChCellSet set)
{
    ChCellSet seen = {{~UINT64_C(0), (1u << 17) - 1}};

    CH_EACH_CELL(cell, set)
        seen = ch_cells_and(seen, ch_cell_peers[cell]);
    return seen;
}

static inline ChCellSet ch_peers_of_any(ChCellSet set)
{
    ChCellSet seen = {{0}};

    CH_EACH_CELL(cell, set)
        seen = ch_cells_or(seen, ch_cell_peers[cell]);
    return seen;
}

#endif

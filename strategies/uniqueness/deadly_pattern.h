/* deadly_pattern.h - the conclusions from a deadly pattern of any shape.
 *
 * If the cells of a deadly pattern held only the pattern's digits, these digits could be exchanged,
 * and the puzzle would have a second solution. In a puzzle with a unique solution, some candidate
 * outside the pattern, a guardian, must therefore be true:
 *
 *      12 . . | . 12 .         x  guardians
 *      12 . . | . 12x .        type 1: one cell has all of them; it loses the pattern's digits
 *
 *      type 2   the guardians are one digit: cells that see them all lose it
 *      type 3   the cells of the guardians act as one cell of a naked subset
 *      type 4   two cells have them, and a digit of the pattern has no other place in a house of
 *               theirs: they lose the pattern's other digits
 *
 * Only cells that are not given form a pattern; in a pencil-mark puzzle, the input must also allow
 * all its digits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_DEADLY_PATTERN_H
#define CH_STRATEGIES_DEADLY_PATTERN_H

#include "technique.h"

typedef struct ChPattern {
    ChDeadlyPattern deadly;
    ChCellSet extra; /* cells with guardians */
    uint16_t guards; /* digits of the guardians */
    uint16_t banned; /* digits that the subset of type 3 must not have */
} ChPattern;

/* Returns the candidates of the cell that are not digits of the pattern. */
static inline unsigned ch_pattern_guards(const ChPattern *pattern, const ChBoard *board, int cell)
{
    return board->candidates[cell] & ~(unsigned)pattern->deadly.digits[cell];
}

/* Returns the pattern with the same digits in each of its cells, none of which is given. */
ChPattern ch_pattern_of(const ChBoard *board, ChCellSet cells, unsigned digits);

/* Finds the guardians of a pattern whose digits are set. */
void ch_pattern_find_guards(ChPattern *pattern, const ChBoard *board);

/* Returns true if the input allows all digits of the pattern. */
bool ch_pattern_is_possible(const ChFinderInput *input, const ChPattern *pattern);

/* Each function reports the type's instances of one pattern; true: the sink wants no more. */
bool ch_pattern_type_1(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern);
bool ch_pattern_type_2(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern);
bool ch_pattern_type_4(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern);

/* Does the same for type 3, with subsets of SIZE cells in addition to those of the guardians. */
bool ch_pattern_type_3(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern, int size);

enum { CH_PATTERN_SUBSET = 7 }; /* the largest such subset */

/* Does the same by the type's number; for type 3, the smallest subsets first. */
bool ch_pattern_type(const ChFinderInput *input, ChSink *sink, int technique,
                     const ChPattern *pattern, int type);

#endif

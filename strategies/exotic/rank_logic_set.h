/* rank_logic_set.h - truths, links, and the conclusions from counting them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_RANK_LOGIC_SET_H
#define CH_STRATEGIES_RANK_LOGIC_SET_H

#include "deduction.h"

enum {
    CH_FEWEST_TRUTHS = 2, /* one: pointing and claiming */
    CH_MOST_TRUTHS = 16,
    CH_MOST_RANK = 2,
    CH_MOST_LINKS = CH_MOST_TRUTHS + CH_MOST_RANK,
    CH_OWN_CONSTRAINTS = 4 /* constraints that hold a candidate: its cell, box, row and column */
};

/* Some truths, and links that hold each of their candidates at least as often as they do. */
typedef struct ChRankSet {
    int truths;
    int links;
    uint16_t truth[CH_MOST_TRUTHS];
    uint16_t link[CH_MOST_LINKS + CH_OWN_CONSTRAINTS];
} ChRankSet;

/* Lists the constraints of a candidate. */
static inline void ch_own_constraints(int candidate, uint16_t own[CH_OWN_CONSTRAINTS])
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    own[0] = (uint16_t)CH_CELL_CONSTRAINT(cell);
    for (int i = 0; i < 3; i++)
        own[i + 1] = (uint16_t)CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], digit);
}

/* Returns the open candidates of a constraint, a bit for each digit of the cell or place of the
 * house; none when the constraint is satisfied. */
static inline unsigned ch_open_in(const ChBoard *board, int constraint)
{
    const int line = constraint - CH_CELLS;

    if (line < 0)
        return board->digit[constraint] == CH_NO_DIGIT ? board->candidates[constraint] : 0;
    return board->placed[line % 9] >> line / 9 & 1 ? 0 : board->places[line % 9][line / 9];
}

/* Completes a set of N truths whose candidates, with TARGET true, lie in its N - 1 links.  Drops
 * what the count does not need, and adds links through the target to those that hold the other
 * candidates of the truths.  False when a single truth is left, or the rank would be higher than
 * CH_MOST_RANK, or fewer truths would do by cases, or the proof would be too long. */
bool ch_rank_set_conclude(ChDeduction *deduction, ChRankSet *set, const ChBoard *board, int target);

#endif

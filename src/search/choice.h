/* choice.h - chooses the cell to branch on when sweeps make no progress.
 *
 * A cell with two candidates is chosen, if there is one.  Otherwise the smallest choice is taken
 * among cells and the digits of houses; this helps in wide empty regions with hardly any givens.
 * Ties go to the cell with the greatest influence: a peer with a candidate in common counts four if
 * it has two candidates, two if it has three, and one if it has more.  Counting needs sets of
 * cells, so the lanes are turned into bits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_CHOICE_H
#define CH_SEARCH_CHOICE_H

#include "sets.h"
#include "spread.h"
#include "sweep.h"

/* Returns the lanes whose top bit is set. */
static inline ChSpread ch_spread_of(const ChWide top[CH_ELEMENTS])
{
    const ChWide none = {0};
    const uint64_t pair[] = {ch_wide_tops(top[0], top[1]), ch_wide_tops(top[2], top[3]),
                             ch_wide_tops(top[4], top[5]), ch_wide_tops(top[6], top[7]),
                             ch_wide_tops(top[8], none)};

    return (ChSpread){{pair[0] | pair[1] << 32, pair[2] | pair[3] << 32, pair[4]}};
}

/* The undecided cells, by their number of candidates and by candidate. */
typedef struct ChOpenCells {
    ChSpread all;   /* two or more */
    ChSpread few;   /* two or three */
    ChSpread pairs; /* two */
    ChSpread with[CH_DIGITS];
} ChOpenCells;

static inline ChOpenCells ch_open_cells(const ChSweep *sweep)
{
    ChWide open[CH_ELEMENTS], few[CH_ELEMENTS], pairs[CH_ELEMENTS], raised[CH_ELEMENTS];
    ChOpenCells cells;

    for (int i = 0; i < CH_ELEMENTS; i++) {
        const ChWide cell = sweep->cell[i];
        const ChWide second = cell & ch_wide_less_one(cell);
        const ChWide third = second & ch_wide_less_one(second);
        const ChWide fourth = third & ch_wide_less_one(third);
        const ChWide decided = ch_wide_is_empty(second);
        open[i] = ~decided;
        few[i] = ~decided & ch_wide_is_empty(fourth);
        pairs[i] = ~decided & ch_wide_is_empty(third);
    }
    cells.all = ch_spread_of(open);
    cells.few = ch_spread_of(few);
    cells.pairs = ch_spread_of(pairs);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        for (int i = 0; i < CH_ELEMENTS; i++)
            raised[i] = (sweep->cell[i] & open[i]) << (15 - digit);
        cells.with[digit] = ch_spread_of(raised);
    }
    return cells;
}

static inline int ch_choice_worth(const ChOpenCells *cells, unsigned candidates, int bit)
{
    ChSpread touched = {{0, 0, 0}};

    CH_EACH_DIGIT(digit, candidates)
        touched = ch_spread_either(touched, cells->with[digit]);
    touched = ch_spread_both(touched, ch_spread_peers[bit]);
    return ch_spread_count(touched) + ch_spread_count(ch_spread_both(touched, cells->few)) +
           2 * ch_spread_count(ch_spread_both(touched, cells->pairs));
}

/* Returns the cell of a class with the greatest influence. */
static inline ChSearchChoice ch_choose_cell(const ChOpenCells *cells, ChSpread class,
                                            const ChBoxes *boxes)
{
    ChSearchChoice best = {0, 0};
    int most = 0;

    for (int i = 0; i < CH_SPREAD_WORDS; i++)
        CH_EACH_BIT_64(bit, class.word[i]) {
            const int cell = 64 * i + bit;
            const unsigned candidates = ch_boxes_digits(boxes, cell);
            const int worth = ch_choice_worth(cells, candidates, cell);
            if (worth > most) {
                most = worth;
                best = (ChSearchChoice){cell, candidates};
            }
        }
    return best;
}

/* Returns a digit with the fewest places in a house, at least two but fewer than LIMIT, and its
 * first place there.  Ties go to the first place with the greatest influence.  The result has no
 * candidates if there is no such digit. */
static inline ChSearchChoice ch_choose_place(const ChOpenCells *cells, int limit)
{
    ChSearchChoice best = {0, 0};
    int fewest = limit;
    int most = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int house = 0; house < CH_HOUSES; house++) {
            const ChSpread places = ch_spread_both(cells->with[digit], ch_spread_houses[house]);
            const int count = ch_spread_count(places);
            if (count < 2 || count > fewest || count == limit)
                continue;
            const int cell = ch_spread_first(places);
            const int worth = ch_choice_worth(cells, 1u << digit, cell);
            if (count < fewest || worth > most) {
                fewest = count;
                most = worth;
                best = (ChSearchChoice){cell, 1u << digit};
            }
        }
    return best;
}

/* Chooses a cell and candidates.  BOXES is the undecided state of the sweep, stored. */
static inline ChSearchChoice ch_choose(const ChSweep *sweep, const ChBoxes *boxes)
{
    const ChOpenCells cells = ch_open_cells(sweep);

    if (!ch_spread_is_empty(cells.pairs))
        return ch_choose_cell(&cells, cells.pairs, boxes);
    const ChSpread fewest = ch_spread_is_empty(cells.few) ? cells.all : cells.few;
    const ChSearchChoice cell = ch_choose_cell(&cells, fewest, boxes);
    const ChSearchChoice place = ch_choose_place(&cells, ch_count(cell.candidates));
    return place.candidates != 0 ? place : cell;
}

#endif

/* singles_take.h - singles one after another, each found and placed before the next; compiled for
 * several sets of vector instructions (singles.c, singles_avx2.c).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SINGLES_TAKE_H
#define CH_STRATEGIES_SINGLES_TAKE_H

#include "basic.h"
#include "place_digit.h"

/* The finders of singles, by their index in ch_single_finder. */
enum { FULL_HOUSE, IN_BOX, IN_ROW, IN_COLUMN, NAKED };

static const uint16_t TECHNIQUE_OF[CH_SINGLES] = {
    CH_TECHNIQUE_FULL_HOUSE, CH_TECHNIQUE_CROSS_HATCHING, CH_TECHNIQUE_HIDDEN_SINGLE_ROW,
    CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN, CH_TECHNIQUE_NAKED_SINGLE};

/* Indices are unsigned: no instruction extends them to an address. */
typedef struct Single {
    int finder;
    unsigned cell;
    unsigned digit;
    unsigned premise;
} Single;

static inline void make_step(Single single, ChStep *step)
{
    step->technique = TECHNIQUE_OF[single.finder];
    step->placed = (uint16_t)CH_CANDIDATE(single.cell, single.digit);
    step->premise = (uint16_t)single.premise;
    step->seed = 0;
    step->detail = NULL;
}

/* Makes the single of a house with one place for a digit, or with one empty cell.  A hidden single
 * has the digit of its plane; the cell of a full house has no other candidate. */
static inline Single single_in_house(const ChBoard *board, int finder, unsigned plane,
                                     unsigned house)
{
    const unsigned cell = ch_board_single_cell(board, plane, house);
    const unsigned candidates = board->candidates[cell];
    const unsigned digit = plane == CH_EMPTY ? (unsigned)ch_lowest(candidates) : plane;

    return (Single){finder, cell, digit, CH_HOUSE_CONSTRAINT(house, digit)};
}

/* A hidden single in a box, whose places are the cells in order. */
static inline Single single_in_box(const ChBoard *board, unsigned digit, unsigned box)
{
    const unsigned cell = CH_ELEMENTS * box + ch_lowest(board->places[digit][box]);

    return (Single){IN_BOX, cell, digit, CH_HOUSE_CONSTRAINT(box, digit)};
}

static inline Single naked_single(const ChBoard *board, unsigned cell)
{
    return (Single){NAKED, cell, ch_lowest(board->candidates[cell]), CH_CELL_CONSTRAINT(cell)};
}

/* ---- the first of each finder; no cell is without candidates ---- */

static inline bool first_full_house(const ChBoard *board, Single *single)
{
    const uint32_t houses = board->single[CH_EMPTY];

    if (houses == 0)
        return false;
    *single = single_in_house(board, FULL_HOUSE, CH_EMPTY, ch_lowest(houses));
    return true;
}

/* Finds a hidden single where the finders before this one have none: the lowest bit of a digit's
 * houses is one of FINDER's kind. */
static inline bool first_hidden_single(const ChBoard *board, int finder, Single *single)
{
    const uint32_t digits = board->hidden >> CH_DIGITS * (finder - IN_BOX);

    if ((digits & CH_ALL_NINE) == 0)
        return false;
    const unsigned digit = ch_lowest(digits);
    const unsigned house = ch_lowest(board->single[digit]);
    *single = finder == IN_BOX ? single_in_box(board, digit, house)
                               : single_in_house(board, finder, digit, house);
    return true;
}

static inline bool first_naked_single(const ChBoard *board, Single *single)
{
    for (int word = 0; word < 3; word++) {
        const uint32_t cells =
            ch_lanes_single(board->candidates + 32 * word) & ~board->filled[word];
        if (cells != 0) {
            *single = naked_single(board, 32 * word + ch_lowest(cells));
            return true;
        }
    }
    return false;
}

static inline bool first_single(const ChBoard *board, Single *single)
{
    return first_full_house(board, single) || first_hidden_single(board, IN_BOX, single) ||
           first_hidden_single(board, IN_ROW, single) ||
           first_hidden_single(board, IN_COLUMN, single) || first_naked_single(board, single);
}

/* Does what ch_take_singles() does. */
static inline int take_singles(ChBoard *board, ChStep *step, uint8_t *finder, int most)
{
    int taken = 0;
    Single single;

    while (taken < most && board->empty > 0 && !ch_board_is_broken(board) &&
           first_single(board, &single)) {
        make_step(single, &step[taken]);
        finder[taken++] = (uint8_t)single.finder;
        place_digit(board, single.cell, single.digit);
    }
    return taken;
}

#endif

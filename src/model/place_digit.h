/* place_digit.h - placing a digit: the tables, and the work itself, which is compiled for several
 * sets of vector instructions (place.c, place_avx2.c).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_PLACE_DIGIT_H
#define CH_MODEL_PLACE_DIGIT_H

#include "board.h"
#include "lanes.h"

enum { CH_PLACE_BAND = 27 };

/* A cell's position in the three lanes of every plane, and the positions of its peers. */
typedef struct ChSpot {
    uint32_t houses;  /* its three houses, as bits */
    uint16_t bit[3];  /* the cell's place, as a bit of the lane */
    uint8_t house[3]; /* number of the house */
    uint8_t band;     /* the first cell of its band, */
    uint8_t below[2]; /* and the first cells of its column in the two others */
} ChSpot;

extern const ChSpot ch_spots[CH_CELLS];

/* By cell and house: the bits that remain of a digit's lanes when the digit is placed in the cell;
 * the bits that remain of the empty cells when the cell is filled.  By two cells of a band, the
 * first counted from its start: all bits where they see each other. */
extern const uint16_t ch_place_kept[CH_CELLS][CH_LANES];
extern const uint16_t ch_place_left[CH_CELLS][CH_LANES];
extern const uint16_t ch_place_in_band[CH_PLACE_BAND][CH_LANES];

static inline void fill_cell(ChBoard *board, unsigned cell, unsigned digit)
{
    board->digit[cell] = (uint8_t)digit;
    board->filled[cell / 32] |= 1u << cell % 32;
    board->empty--;
}

/* The bits of `hidden` for these digits, in all kinds of houses. */
static inline uint32_t hidden_bits(unsigned digits)
{
    return digits * (CH_HIDDEN(0, 0) | CH_HIDDEN(1, 0) | CH_HIDDEN(2, 0));
}

/* Sets a digit's houses with one place, of which SINGLE may include those that have the digit.
 * Returns the digit's bits in `hidden`. A kind has nine houses: adding ones to the bits of the
 * first eight carries into the bit of the last if any of them is set. */
static inline uint32_t set_singles(ChBoard *board, unsigned digit, uint32_t single)
{
    const uint32_t kinds = hidden_bits(1);
    const uint32_t open = single & ~board->placed[digit];
    const uint32_t any = ((open & kinds * 0xff) + kinds * 0xff) | open;

    board->single[digit] = open;
    return (any >> 8 & kinds) << digit;
}

static inline void summarize(ChBoard *board, unsigned digit)
{
    const ChLaneSummary summary = ch_lanes_summary(board->places[digit]);

    board->hidden |= set_singles(board, digit, summary.few & ~summary.none);
    board->empty_houses |= summary.none & (CH_HOUSE_BOXES | CH_HOUSE_ROWS | CH_HOUSE_COLUMNS);
}

/* Removes from a digit's plane a cell that does not have the digit, which is cleared in `hidden`.
 * A house in `single` loses its only place, and is added to NONE.  Returns the digit's bits in
 * `hidden`. */
static inline uint32_t remove_place(ChBoard *board, unsigned cell, unsigned digit, uint32_t *none)
{
    *none |= board->single[digit] & ch_spots[cell].houses;
    return set_singles(board, digit,
                       ch_lanes_keep(board->places[digit], ch_place_left[cell]).single);
}

/* Removes the digit from all cells that see this one. */
static inline void close_peers(ChBoard *board, unsigned cell, uint16_t bit)
{
    board->has_empty_cell |= ch_lanes_clear(board->candidates, ch_cell_peers[cell].word, bit);
    board->candidates[cell] = bit;
}

/* Places a digit in an empty cell that can take it.  The summaries are stored at the end: a digit's
 * plane is not read again, and no store must be waited for.  The number of the cell's other digits
 * cannot be predicted: their loop follows the planes that do not depend on it. */
static inline void place_digit(ChBoard *board, unsigned cell, unsigned digit)
{
    const ChSpot *const spot = &ch_spots[cell];
    const unsigned candidates = board->candidates[cell];
    uint32_t hidden = board->hidden & ~hidden_bits(candidates);
    uint32_t none = board->empty_houses;

    board->placed[digit] |= spot->houses;
    const ChLaneKinds kinds = ch_lanes_keep(board->places[digit], ch_place_kept[cell]);
    hidden |= set_singles(board, digit, kinds.single);
    none |= kinds.none & (CH_HOUSE_BOXES | CH_HOUSE_ROWS | CH_HOUSE_COLUMNS);
    const uint32_t full = ch_lanes_keep(board->places[CH_EMPTY], ch_place_left[cell]).single;
    CH_EACH_DIGIT(other, candidates & ~(1u << digit))
        hidden |= remove_place(board, cell, other, &none);

    fill_cell(board, cell, digit);
    close_peers(board, cell, (uint16_t)(1u << digit));
    board->single[CH_EMPTY] = full;
    board->hidden = hidden;
    board->empty_houses = none;
}

#endif

/* load_givens.h - fills a board with givens; compiled for several sets of vector instructions
 * (board_load.c, place_avx2.c).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_LOAD_GIVENS_H
#define CH_MODEL_LOAD_GIVENS_H

#include <string.h>

#include "place_digit.h"

static inline void clear_board(ChBoard *board)
{
    memset(board, 0, sizeof *board);
    for (int plane = 0; plane < CH_PLANES; plane++)
        for (int house = 0; house < CH_HOUSES; house++)
            board->places[plane][house] = CH_ALL_NINE;
    for (int i = 0; i < CH_CELL_LANES; i++)
        board->candidates[i] = CH_ALL_NINE;
    memset(board->digit, CH_NO_DIGIT, sizeof board->digit);
    board->empty = CH_CELLS;
}

/* The places and digits that the givens occupy. */
typedef struct Taken {
    uint16_t places[CH_LANES];         /* occupied places of each house */
    uint16_t own[CH_DIGITS][CH_LANES]; /* the same per digit */
    uint16_t digits[CH_HOUSES + 1];    /* digits given in each house; padded to whole words */
} Taken;

/* Applies a given to its digit's lanes; false when another given has ruled it out. */
static inline bool place_given(ChBoard *board, Taken *taken, int cell, int digit)
{
    const ChSpot *const spot = &ch_spots[cell];
    uint16_t *const plane = board->places[digit];

    if (!(plane[spot->house[0]] & spot->bit[0]))
        return false;
    for (int i = 0; i < CH_LANES; i++)
        plane[i] &= ch_place_kept[cell][i];
    for (int i = 0; i < 3; i++) {
        taken->places[spot->house[i]] |= (uint16_t)spot->bit[i];
        taken->own[digit][spot->house[i]] = (uint16_t)spot->bit[i];
        taken->digits[spot->house[i]] |= (uint16_t)(1u << digit);
    }
    board->placed[digit] |= spot->houses;
    fill_cell(board, cell, digit);
    ch_cells_add(&board->givens, cell);
    return true;
}

/* Leaves each cell the digits that none of its houses holds: three cells of a row at a time. */
static inline void leave_candidates(ChBoard *board, const Taken *taken)
{
    const uint16_t *const box_holds = taken->digits;
    const uint16_t *const row_holds = taken->digits + CH_FIRST_ROW;
    uint16_t *candidates = board->candidates;

    for (int box = 0; box < CH_BOXES; box++)
        for (int i = 0; i < 3; i++, candidates += 3) {
            const unsigned held = box_holds[box] | row_holds[box / 3 * 3 + i];
            uint64_t four;
            memcpy(&four, taken->digits + CH_FIRST_COLUMN + box % 3 * 3, sizeof four);
            four = ~(four | held * CH_LANE_ONES) & CH_ALL_NINE * CH_LANE_ONES;
            memcpy(candidates, &four, 3 * sizeof *candidates);
        }
}

static inline bool any_zero(const uint16_t lane[CH_CELL_LANES])
{
    uint16_t zero = 0;

    for (int i = 0; i < CH_CELL_LANES; i++)
        zero |= (uint16_t)(lane[i] == 0 ? 0xffff : 0);
    return zero != 0;
}

/* Places all givens at once: each restricts its digit's lanes, then the filled cells are removed
 * from the lanes of all other digits.  Returns as ch_board_load(). */
static inline int place_givens(ChBoard *board, const uint8_t given[CH_CELLS])
{
    const ChCellBits cells = ch_bytes_unlike(given, CH_NO_DIGIT);
    Taken taken = {.places = {0}};

    for (int half = 0; half < 2; half++)
        CH_EACH_BIT_64(bit, cells.half[half]) {
            const int cell = 64 * half + bit;
            if (!place_given(board, &taken, cell, given[cell]))
                return cell;
        }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int i = 0; i < CH_LANES; i++)
            board->places[digit][i] &= (uint16_t)(~taken.places[i] | taken.own[digit][i]);
    for (int i = 0; i < CH_LANES; i++)
        board->places[CH_EMPTY][i] &= (uint16_t)~taken.places[i];
    leave_candidates(board, &taken);
    for (int half = 0; half < 2; half++)
        CH_EACH_BIT_64(bit, cells.half[half]) {
            const int cell = 64 * half + bit;
            board->candidates[cell] = (uint16_t)(1u << given[cell]);
        }
    board->has_empty_cell = any_zero(board->candidates);
    return -1;
}

static inline void summarize_all(ChBoard *board)
{
    board->single[CH_EMPTY] = ch_lanes_single(board->places[CH_EMPTY]);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        summarize(board, digit);
}

/* Fills the board with givens; returns as ch_board_load(). */
static inline int load_givens(ChBoard *board, const uint8_t given[CH_CELLS])
{
    clear_board(board);
    const int clash = place_givens(board, given);
    if (clash < 0)
        summarize_all(board);
    return clash;
}

#endif

/* loop_pairs.c - the pairs of digits, and the cells, of which unique loops can be made.
 *
 * Each house has two cells of a loop or none, so a cell that is alone in a house is in no loop.
 *
 * SPDX-License-Identifier: MIT
 */
#include "lanes.h"
#include "uniqueness.h"

/* Returns the cells with both digits, without those that are alone in a house, again and again. */
static ChCellSet cells_of_loops(const ChBoard *board, int first, int second)
{
    _Alignas(max_align_t) uint16_t lane[CH_LANES];
    uint32_t alone;

    for (int i = 0; i < CH_LANES; i++)
        lane[i] = board->places[first][i] & board->places[second][i];
    while ((alone = ch_lanes_single(lane)) != 0)
        CH_EACH_HOUSE(house, alone) {
            if (lane[house] == 0)
                continue;
            const int cell = ch_house_cell[house][ch_lowest(lane[house])];
            for (int i = 0; i < 3; i++)
                lane[ch_cell_house[cell][i]] &= (uint16_t) ~(1u << ch_cell_place[cell][i]);
        }
    return ch_cells_of_boxes(lane);
}

/* Finds the cells of a pair of digits; false if they are too few. */
static bool find_cells(const ChBoard *board, const ChCellSet *bivalue, unsigned digits,
                       ChLoopPair *pair)
{
    pair->both = cells_of_loops(board, ch_lowest(digits), ch_lowest(digits & (digits - 1)));
    pair->plain = ch_cells_and(pair->both, *bivalue);
    pair->digits = (uint16_t)digits;
    pair->both_count = (uint8_t)ch_cells_count(pair->both);
    pair->plain_count = (uint8_t)ch_cells_count(pair->plain);
    return pair->both_count >= CH_LOOP_CELLS;
}

void ch_loop_pairs_build(const ChBoard *board, const ChCellSet *bivalue, ChLoopPairs *pairs)
{
    uint8_t seen[CH_ALL_NINE + 1] = {0};
    uint8_t index[CH_ALL_NINE + 1];

    pairs->count = pairs->count_with_four = 0;
    CH_EACH_CELL(cell, *bivalue) {
        const unsigned digits = board->candidates[cell];
        seen[digits]++;
        if (seen[digits] == 2) {
            const bool any = find_cells(board, bivalue, digits, &pairs->at[pairs->count]);
            index[digits] = any ? (uint8_t)pairs->count++ : CH_DIGIT_PAIRS;
        }
        if (seen[digits] == 4 && index[digits] != CH_DIGIT_PAIRS)
            pairs->with_four[pairs->count_with_four++] = index[digits];
    }
}

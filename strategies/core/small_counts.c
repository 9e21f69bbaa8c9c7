/* small_counts.c - cells with few candidates, digits with few places; see facts.h.
 *
 * Both are computed from the matrix, many lanes at a time.  A lane has at most n bits when nothing
 * is left after clearing its lowest bit n times.
 *
 * SPDX-License-Identifier: MIT
 */
#include "facts.h"
#include "lanes.h"

static inline uint16_t without_lowest(uint16_t lane)
{
    return (uint16_t)(lane & (lane - 1));
}

void ch_few_cells_build(const ChBoard *board, ChFewCells *few)
{
    _Alignas(16) uint16_t lane[CH_CELL_LANES];
    uint32_t many[3]; /* cells with two candidates or more */

    for (int i = 0; i < CH_CELL_LANES; i++)
        lane[i] = without_lowest(board->candidates[i]);
    for (int i = 0; i < 3; i++)
        many[i] = ~ch_lanes_summary(lane + 32 * i).none;
    for (int size = 2; size <= CH_FEW; size++) {
        uint64_t word[3];
        for (int i = 0; i < 3; i++)
            word[i] = ch_lanes_summary(lane + 32 * i).few & many[i];
        few->upto[size] = (ChCellSet){{word[0] | word[1] << 32, word[2]}};
        for (int i = 0; i < CH_CELL_LANES; i++)
            lane[i] = without_lowest(lane[i]);
    }
}

/* Masks for four lanes in one word.  Each lane borrows from its own bit above its nine, which then
 * shows whether the lane was empty. */
static const uint64_t ONES = UINT64_C(0x0001000100010001);
static const uint64_t HIGH = UINT64_C(0x8000800080008000);

static inline uint64_t clear_lowest(uint64_t *lanes)
{
    const uint64_t less = (*lanes | HIGH) - ONES;

    *lanes &= less;
    return less >> 15 & ONES; /* 1 where there was a bit to clear */
}

void ch_few_digits_build(const ChBoard *board, ChFewDigits *few)
{
    for (int house = 0; house < CH_HOUSES; house += 4) {
        uint64_t found[CH_FEW + 1] = {0};
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            uint64_t lanes;
            memcpy(&lanes, board->places[digit] + house, sizeof lanes);
            clear_lowest(&lanes);
            const uint64_t many = clear_lowest(&lanes);
            for (int size = 2; size <= CH_FEW; size++)
                found[size] |= (many & ~clear_lowest(&lanes)) << digit;
        }
        for (int size = 2; size <= CH_FEW; size++)
            memcpy(few->upto[size] + house, &found[size], sizeof found[size]);
    }
}

/* se_singles.c - producers 1 and 4 of the SE scale: hidden and naked singles.
 *
 * A hidden single is "alone" when its cell is the last empty one of the house.  Those come first,
 * in houses of any type; then the others.  The sink takes the first that is reported.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_basic.h"

static bool place(const ChSeSink *sink, ChSeHint hint, int cell, int digit)
{
    hint.place = (int16_t)CH_CANDIDATE(cell, digit);
    return ch_se_take(sink, &hint);
}

static bool in_house(const ChSeGrid *grid, int house, double rating, const ChSeSink *sink)
{
    ChSeHint hint = ch_se_hint(CH_SE_HIDDEN_SINGLE, rating);

    hint.base[0] = (uint8_t)house;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const unsigned places = grid->pos[house][digit];
        if (ch_is_single(places) &&
            place(sink, hint, ch_grid_house_cell[house][ch_lowest(places)], digit))
            return true;
    }
    return false;
}

static bool alone(const ChSeGrid *grid, const ChSeSink *sink)
{
    for (int i = 0; i < CH_SE_TYPES; i++)
        for (int house = 9 * ch_se_bcr[i]; house < 9 * ch_se_bcr[i] + 9; house++)
            if (grid->empty[house] == 1 && in_house(grid, house, 1.0, sink))
                return true;
    return false;
}

/* Returns the first house of the type where a digit has just one place, or -1. */
static int first_with_single(const ChSeGrid *grid, int type)
{
    enum { PLACES = 9 * CH_DIGITS, BLOCK = 8, BLOCKS = (PLACES + BLOCK - 1) / BLOCK };
    const uint16_t *const pos = grid->pos[9 * type];
    uint16_t single[BLOCK * BLOCKS];

    memset(&single[PLACES], 0, sizeof single - PLACES * sizeof single[0]);
    for (int i = 0; i < PLACES; i++) {
        const uint16_t more = pos[i] & (uint16_t)(pos[i] - 1);
        single[i] = more == 0 ? pos[i] : 0;
    }
    for (int block = 0; block < BLOCKS; block++) {
        uint64_t part[2];
        memcpy(part, &single[BLOCK * block], sizeof part);
        for (int i = BLOCK * block; (part[0] | part[1]) != 0; i++)
            if (single[i] != 0)
                return 9 * type + i / CH_DIGITS;
    }
    return -1;
}

bool ch_se_hidden_singles(const ChSeGrid *grid, const ChSeSink *sink)
{
    static const double RATING[CH_SE_TYPES] = {1.2, 1.5, 1.5};

    if (alone(grid, sink))
        return true;
    for (int i = 0; i < CH_SE_TYPES; i++) {
        const int type = ch_se_bcr[i];
        const int house = first_with_single(grid, type);
        if (house >= 0 && in_house(grid, house, RATING[type], sink))
            return true;
    }
    return false;
}

bool ch_se_naked_singles(const ChSeGrid *grid, const ChSeSink *sink)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_is_single(grid->cand[cell]) &&
            place(sink, ch_se_hint(CH_SE_NAKED_SINGLE, 2.3), cell, ch_lowest(grid->cand[cell])))
            return true;
    return false;
}

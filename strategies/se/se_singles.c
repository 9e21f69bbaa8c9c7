/* se_singles.c - producers 1 and 4 of the SE scale: hidden and naked singles.
 *
 * A hidden single is "alone" when its cell is the last empty one of the house.  Those come first,
 * in houses of any type; then the others.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_basic.h"

static bool place(const ChSeSink *sink, ChSeTechnique technique, double rating, int cell, int digit)
{
    ChSeHint hint = ch_se_hint(technique, rating);

    hint.place = (int16_t)CH_CANDIDATE(cell, digit);
    return ch_se_take(sink, &hint);
}

static bool in_house(const ChSeGrid *grid, int house, double rating, const ChSeSink *sink)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const unsigned places = grid->pos[house][digit];
        if (ch_se_is_one(places) && place(sink, CH_SE_HIDDEN_SINGLE, rating,
                                          ch_se_house_cell[house][ch_se_first(places)], digit))
            return true;
    }
    return false;
}

bool ch_se_hidden_singles(const ChSeGrid *grid, const ChSeSink *sink)
{
    static const double RATING[CH_SE_TYPES] = {1.2, 1.5, 1.5};

    for (int alone = 1; alone >= 0; alone--)
        for (int i = 0; i < CH_SE_TYPES; i++)
            for (int house = 9 * ch_se_bcr[i]; house < 9 * ch_se_bcr[i] + 9; house++)
                if ((grid->empty[house] == 1) == (alone == 1) &&
                    in_house(grid, house, alone ? 1.0 : RATING[ch_se_bcr[i]], sink))
                    return true;
    return false;
}

bool ch_se_naked_singles(const ChSeGrid *grid, const ChSeSink *sink)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_se_is_one(grid->cand[cell]) &&
            place(sink, CH_SE_NAKED_SINGLE, 2.3, cell, ch_se_first(grid->cand[cell])))
            return true;
    return false;
}

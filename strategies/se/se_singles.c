/* se_singles.c - producers 1 and 4 of the SE scale: hidden and naked singles.
 *
 * A hidden single is "alone" when its cell is the last empty one of the house.  Those come first,
 * in houses of any type; then the others.  The sink takes the first that it gets.
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
        if (ch_se_is_one(places) &&
            place(sink, hint, ch_se_house_cell[house][ch_se_first(places)], digit))
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

/* Fills a byte for each house of the type and digit: whether there is just one place.  The first
 * that says so, or NULL. */
static const uint8_t *first_lone(const ChSeGrid *grid, int type, uint8_t *lone)
{
    const uint16_t *const pos = grid->pos[9 * type];

    for (int i = 0; i < 9 * CH_DIGITS; i++)
        lone[i] = (pos[i] != 0) & ((pos[i] & (pos[i] - 1)) == 0);
    return memchr(lone, 1, 9 * CH_DIGITS);
}

bool ch_se_hidden_singles(const ChSeGrid *grid, const ChSeSink *sink)
{
    static const double RATING[CH_SE_TYPES] = {1.2, 1.5, 1.5};
    uint8_t lone[9 * CH_DIGITS];

    if (alone(grid, sink))
        return true;
    for (int i = 0; i < CH_SE_TYPES; i++) {
        const int type = ch_se_bcr[i];
        const uint8_t *const first = first_lone(grid, type, lone);
        if (first != NULL && in_house(grid, 9 * type + (int)(first - lone) / 9, RATING[type], sink))
            return true;
    }
    return false;
}

bool ch_se_naked_singles(const ChSeGrid *grid, const ChSeSink *sink)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_se_is_one(grid->cand[cell]) &&
            place(sink, ch_se_hint(CH_SE_NAKED_SINGLE, 2.3), cell, ch_se_first(grid->cand[cell])))
            return true;
    return false;
}

/* se_grave.c - producer 19 of the SE scale: bivalue universal grave.
 *
 * Taking the extra digits from the bug cells would leave two candidates in each cell and two places
 * for each digit.  The scale gives up early when the bug cells have no common peer left.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_patterns.h"
#include "se_rating.h"

typedef struct Grave {
    const ChSeGrid *grid;
    ChSeGrid rest; /* without the extra digits */
    uint8_t bug[CH_CELLS];
    int bugs;
    uint16_t extra[CH_CELLS];
    unsigned all; /* extra digits */
    bool has_common;
    uint8_t common[CH_SE_PEERS]; /* peers of all bug cells, none of them; in order */
    int commons;
} Grave;

static bool is_bug(const Grave *grave, int cell)
{
    return grave->extra[cell] != 0;
}

/* Keeps the common cells that see this one and are no bug cells. */
static void narrow(Grave *grave, int cell)
{
    const bool first = !grave->has_common;
    const uint8_t *const from = first ? ch_se_peer[cell] : grave->common;
    const int count = first ? CH_SE_PEERS : grave->commons;

    grave->has_common = true;
    grave->commons = 0;
    for (int i = 0; i < count; i++)
        if (ch_se_see(from[i], cell) && !is_bug(grave, from[i]))
            grave->common[grave->commons++] = from[i];
}

/* A digit with neither none nor two places in a house.  False: this is no grave. */
static bool take_extra(Grave *grave, int house, int digit)
{
    int cell = -1;

    for (unsigned rest = grave->grid->pos[house][digit]; rest != 0; rest &= rest - 1) {
        const int other = ch_se_house_cell[house][ch_se_first(rest)];
        if (ch_se_count(grave->grid->cand[other]) < 3)
            continue;
        if (cell >= 0)
            return true;
        cell = other;
    }
    if (cell < 0)
        return false;
    if (!is_bug(grave, cell))
        grave->bug[grave->bugs++] = (uint8_t)cell;
    grave->extra[cell] |= (uint16_t)(1u << digit);
    grave->all |= 1u << digit;
    ch_se_grid_remove(&grave->rest, cell, digit);
    narrow(grave, cell);
    return !(grave->bugs > 1 && ch_se_count(grave->all) > 1 && grave->commons == 0);
}

static bool is_grave(Grave *grave)
{
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const int places = ch_se_count(grave->grid->pos[house][digit]);
            if (places != 0 && places != 2 && !take_extra(grave, house, digit))
                return false;
        }
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (grave->grid->value[cell] == CH_NO_DIGIT && ch_se_count(grave->rest.cand[cell]) != 2)
            return false;
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const int places = ch_se_count(grave->rest.pos[house][digit]);
            if (places != 0 && places != 2)
                return false;
        }
    return true;
}

static bool give(ChSeHint *hint, int type, double rating, const ChSeSink *sink)
{
    hint->type = (uint8_t)type;
    hint->rating = rating;
    return ch_se_take(sink, hint);
}

static bool type_1(const Grave *grave, const ChSeSink *sink)
{
    ChSeHint hint = ch_se_hint(CH_SE_BUG, 0);

    return ch_se_hint_remove(&hint, grave->grid, grave->bug[0], ~grave->all) &&
           give(&hint, 1, 5.6, sink);
}

static bool type_2(const Grave *grave, const ChSeSink *sink)
{
    ChSeHint hint = ch_se_hint(CH_SE_BUG, 0);
    bool lost = false;

    for (int i = 0; i < grave->commons; i++)
        lost |= ch_se_hint_remove(&hint, grave->grid, grave->common[i], grave->all);
    return lost && give(&hint, 2, 5.7, sink);
}

/* Whether all bug cells share their house of that type. */
static bool share_house(const Grave *grave, int type)
{
    for (int i = 1; i < grave->bugs; i++)
        if (ch_se_cell_house[grave->bug[i]][type] != ch_se_cell_house[grave->bug[0]][type])
            return false;
    return true;
}

static bool type_4(const Grave *grave, const ChSeSink *sink)
{
    const unsigned keep =
        grave->grid->cand[grave->bug[0]] & grave->grid->cand[grave->bug[1]] & ~grave->all;

    if (!ch_se_is_one(keep))
        return false;
    for (int type = 0; type < CH_SE_TYPES; type++) {
        ChSeHint hint = ch_se_hint(CH_SE_BUG, 0);
        bool lost = false;
        for (int i = 0; i < 2; i++) {
            const unsigned stay = grave->extra[grave->bug[i]] | keep;
            hint.base[0] = ch_se_cell_house[grave->bug[0]][type];
            hint.digits = (uint16_t)keep;
            lost |= ch_se_hint_remove(&hint, grave->grid, grave->bug[i], ~stay);
        }
        if (share_house(grave, type) && lost && give(&hint, 4, 5.7, sink))
            return true;
    }
    return false;
}

/* A set of SIZE - 1 of the common cells in a house, and the bug cells as one more. */
static bool try_set(const Grave *grave, const uint8_t *cell, int count, unsigned choice, int size,
                    const ChSeSink *sink)
{
    ChSeHint hint = ch_se_hint(CH_SE_BUG, 0);
    unsigned digits = 0;
    bool lost = false;

    for (unsigned rest = choice; rest != 0; rest &= rest - 1) {
        const int member = cell[ch_se_first(rest)];
        const unsigned cand = grave->grid->cand[member];
        if (ch_se_count(cand) < 2)
            return false;
        digits |= cand;
        ch_se_cells_add(&hint.loop, member);
    }
    if (ch_se_count(digits) != size || ch_se_count(grave->all) < 2 ||
        ch_se_count(digits | grave->all) != size)
        return false;
    for (int i = 0; i < count; i++)
        if (!(choice >> i & 1))
            lost |= ch_se_hint_remove(&hint, grave->grid, cell[i], digits);
    return lost && give(&hint, 3, ch_se_tenths(5.7, size - 1), sink);
}

static bool type_3(const Grave *grave, const ChSeSink *sink)
{
    for (int type = 0; type < CH_SE_TYPES; type++) {
        uint8_t cell[CH_SE_PEERS];
        int count = 0;
        if (!share_house(grave, type))
            continue;
        for (int i = 0; i < grave->commons; i++)
            if (ch_se_cell_house[grave->common[i]][type] == ch_se_cell_house[grave->bug[0]][type])
                cell[count++] = grave->common[i];
        for (int size = 2; size <= 6 && count >= size; size++)
            for (unsigned choice = (1u << (size - 1)) - 1; choice >> count == 0;
                 choice = ch_se_next_choice(choice))
                if (try_set(grave, cell, count, choice, size, sink))
                    return true;
    }
    return false;
}

ChSeMarks ch_se_grave_pattern(const ChSeGrid *grid)
{
    Grave grave = {.grid = grid, .rest = *grid};
    ChSeMarks pattern;

    (void)is_grave(&grave);
    memcpy(pattern.of, grave.rest.cand, sizeof pattern.of);
    return pattern;
}

bool ch_se_grave(const ChSeGrid *grid, const ChSeSink *sink)
{
    Grave grave = {.grid = grid, .rest = *grid};

    if (!is_grave(&grave) || grave.bugs == 0)
        return false;
    if (grave.bugs == 1)
        return type_1(&grave, sink);
    if (ch_se_is_one(grave.all))
        return type_2(&grave, sink) || (grave.bugs == 2 && type_4(&grave, sink));
    if (grave.commons == 0)
        return false;
    return (grave.bugs == 2 && type_4(&grave, sink)) || type_3(&grave, sink);
}

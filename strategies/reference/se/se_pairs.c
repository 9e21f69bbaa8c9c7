/* se_pairs.c - see se_pairs.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_pairs.h"

#include "se_basic.h"

#include <string.h>

/* Returns whether a mask of nine bits has two. */
static inline uint16_t has_two(uint16_t mask)
{
    const uint16_t rest = (uint16_t)(mask & (mask - 1));

    return ch_se_has_any(rest) & (uint16_t)~ch_se_has_any((uint16_t)(rest & (rest - 1)));
}

/* Sets a byte for each mask: whether it has two bits. */
static void flag_twos(const uint16_t *mask, int count, uint8_t *flag)
{
    for (int i = 0; i < count; i++)
        flag[i] = (uint8_t)has_two(mask[i]);
}

/* Sets a byte for each mask: whether it has two bits, and differed before. */
static void flag_new(const uint16_t *now, const uint16_t *since, int count, uint8_t *flag)
{
    for (int i = 0; i < count; i++)
        flag[i] = (uint8_t)(has_two(now[i]) & ch_se_has_any(now[i] ^ since[i]));
}

void ch_se_twos(const ChSeGrid *grid, ChSeNews *twos)
{
    uint8_t flag[CH_HOUSES * CH_DIGITS];

    flag_twos(grid->pos[0], CH_HOUSES * CH_DIGITS, flag);
    ch_se_by_digit(twos, flag);
    flag_twos(grid->cand, CH_CELLS, flag);
    ch_se_by_cell(twos, flag);
}

static void add_pair(ChSePairs *pairs, int a, int b, int type)
{
    pairs->type[pairs->count] = (uint8_t)type;
    pairs->pair[pairs->count][0] = (uint16_t)a;
    pairs->pair[pairs->count++][1] = (uint16_t)b;
}

static void pair_of_cell(const ChSeGrid *now, int cell, ChSePairs *pairs)
{
    const unsigned mask = now->cand[cell];

    add_pair(pairs, CH_CANDIDATE(cell, ch_lowest(mask)),
             CH_CANDIDATE(cell, ch_lowest(mask & (mask - 1))), CH_SE_TYPES);
}

static void pair_of_house(const ChSeGrid *now, int at, ChSePairs *pairs)
{
    const uint8_t *const cell = ch_grid_house_cell[at / CH_DIGITS];
    const int digit = at % CH_DIGITS;
    const unsigned mask = now->pos[at / CH_DIGITS][digit];

    add_pair(pairs, CH_CANDIDATE(cell[ch_lowest(mask)], digit),
             CH_CANDIDATE(cell[ch_lowest(mask & (mask - 1))], digit), at / (9 * CH_DIGITS));
}

void ch_se_new_pairs(const ChSeGrid *now, const ChSeGrid *since, int along, ChSePairs *pairs)
{
    enum { PLACES = CH_HOUSES * CH_DIGITS };
    uint8_t in_cell[CH_CELLS];
    uint8_t in_house[PLACES];

    pairs->count = 0;
    if (along & CH_SE_ALONG_CELLS)
        flag_new(now->cand, since->cand, CH_CELLS, in_cell);
    else
        memset(in_cell, 0, sizeof in_cell);
    if (along & CH_SE_ALONG_HOUSES)
        flag_new(now->pos[0], since->pos[0], PLACES, in_house);
    else
        memset(in_house, 0, sizeof in_house);
    for (const uint8_t *at = in_cell;
         (at = memchr(at, 1, (size_t)(in_cell + CH_CELLS - at))) != NULL; at++)
        pair_of_cell(now, (int)(at - in_cell), pairs);
    for (const uint8_t *at = in_house;
         (at = memchr(at, 1, (size_t)(in_house + PLACES - at))) != NULL; at++)
        pair_of_house(now, (int)(at - in_house), pairs);
}

static bool has_pair(const ChSePairs *pairs, int a, int b)
{
    for (int i = 0; i < pairs->count; i++)
        if (pairs->pair[i][0] == a && pairs->pair[i][1] == b)
            return true;
    return false;
}

/* Drops the latest pair if it is already listed. */
static void keep_new(ChSePairs *pairs)
{
    const uint16_t *const last = pairs->pair[--pairs->count];

    if (!has_pair(pairs, last[0], last[1]))
        pairs->count++;
}

void ch_se_pairs_left(const ChSeGrid *now, const uint16_t *lost, int count, ChSePairs *pairs)
{
    pairs->count = 0;
    for (int i = 0; i < count; i++) {
        const int cell = lost[i] / 9;
        const int digit = lost[i] % 9;
        if (ch_se_is_two(now->cand[cell])) {
            pair_of_cell(now, cell, pairs);
            keep_new(pairs);
        }
        for (int type = 0; type < CH_SE_TYPES; type++) {
            const int house = ch_grid_cell_house[cell][type];
            if (!ch_se_is_two(now->pos[house][digit]))
                continue;
            pair_of_house(now, CH_DIGITS * house + digit, pairs);
            keep_new(pairs);
        }
    }
}

/* ---- equal pairs ---- */

/* Reports whether a digit's two places in a house are those of another digit. */
static bool is_hidden_pair(const ChSeGrid *grid, int house, int digit)
{
    const uint16_t *const pos = grid->pos[house];
    int same = -1;

    for (int other = 0; other < CH_DIGITS; other++)
        same += pos[other] == pos[digit];
    return same > 0;
}

/* Reports whether the two places in a line are those of another such line. */
static bool is_x_wing(const ChSeGrid *grid, int house, int digit)
{
    const int first = house / 9 * 9;
    int same = -1;

    for (int line = first; line < first + 9; line++)
        same += grid->pos[line][digit] == grid->pos[house][digit];
    return house >= 9 && same > 0;
}

/* Reports whether a peer has the same two candidates. */
static bool is_naked_pair(const ChSeGrid *grid, int cell)
{
    const unsigned digits = grid->cand[cell];
    ChGridCells both = ch_grid_cells_and(grid->plane[ch_lowest(digits)],
                                         grid->plane[ch_lowest(digits & (digits - 1))]);

    both = ch_grid_cells_and(both, ch_grid_peers[cell]);
    CH_EACH_GRID_CELL(other, both)
        if (grid->cand[other] == digits)
            return true;
    return false;
}

bool ch_se_may_pair(const ChSeGrid *grid, const uint16_t *lost, int count)
{
    for (int i = 0; i < count; i++) {
        const int cell = lost[i] / 9;
        const int digit = lost[i] % 9;
        if (ch_se_is_two(grid->cand[cell]) && is_naked_pair(grid, cell))
            return true;
        for (int type = 0; type < CH_SE_TYPES; type++) {
            const int house = ch_grid_cell_house[cell][type];
            if (ch_se_is_two(grid->pos[house][digit]) &&
                (is_hidden_pair(grid, house, digit) || is_x_wing(grid, house, digit)))
                return true;
        }
    }
    return false;
}

/* bilocals.c - digits with two ways in a house; see bilocals.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bilocals.h"

static ChCellSet cells_of(int house, unsigned places)
{
    ChCellSet cells = {{0}};

    for (; places != 0; places &= places - 1)
        ch_cells_add(&cells, ch_house_cell[house][ch_lowest(places)]);
    return cells;
}

static ChCellSet seen_by_all(ChCellSet cells)
{
    ChCellSet seen = {{~UINT64_C(0), ~UINT64_C(0)}};

    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        seen = ch_cells_and(seen, ch_cell_peers[cell]);
    return seen;
}

/* Adds the choice between PART and the rest of the places, unless another house has the same. */
static void add(ChBilocals *bilocals, int digit, int house, unsigned places, unsigned part)
{
    ChBilocal *const all = bilocals->choice[digit];
    ChBilocal one = {.house = (uint8_t)house,
                     .places = {(uint16_t)part, (uint16_t)(places & ~part)}};

    if (part == 0 || part == places)
        return;
    for (int i = 0; i < 2; i++) {
        one.end[i] = cells_of(house, one.places[i]);
        one.seen[i] = seen_by_all(one.end[i]);
    }
    for (int i = 0; i < bilocals->count[digit]; i++)
        for (int side = 0; side < 2; side++)
            if (ch_cells_equal(one.end[0], all[i].end[side]) &&
                ch_cells_equal(one.end[1], all[i].end[!side]))
                return;
    all[bilocals->count[digit]++] = one;
}

/* Groups lie in a triad: places that fill two of three triads are two groups. */
static void add_groups(ChBilocals *bilocals, int digit, int house, unsigned places)
{
    static const uint16_t across[3] = {0007, 0070, 0700};
    static const uint16_t down[3] = {0111, 0222, 0444};
    const int ways = house < CH_FIRST_ROW ? 2 : 1;

    for (int way = 0; way < ways; way++) {
        const uint16_t *const triad = way == 0 ? across : down;
        unsigned used = 0;
        for (int i = 0; i < 3; i++)
            used |= (unsigned)((places & triad[i]) != 0) << i;
        if (ch_count(used) == 2)
            add(bilocals, digit, house, places, places & triad[ch_lowest(used)]);
    }
}

/* Which ends see each other, and which are single cells. */
static void join(ChBilocals *bilocals, int digit)
{
    const ChBilocal *const all = bilocals->choice[digit];
    const int ends = 2 * bilocals->count[digit];

    memset(bilocals->lone[digit], 0, sizeof bilocals->lone[digit]);
    for (int i = 0; i < ends; i++) {
        const ChCellSet own = all[i / 2].end[i % 2];
        const ChCellSet seen = all[i / 2].seen[i % 2];
        ChEnds near = {{0}};
        for (int j = 0; j < ends; j++)
            near.word[j >> 6] |= (uint64_t)ch_cells_within(all[j / 2].end[j % 2], seen) << (j & 63);
        bilocals->near[digit][i] = near;
        if (ch_is_single(all[i / 2].places[i % 2]))
            ch_bits_add(bilocals->lone[digit][ch_cells_first(own)].word, i);
    }
}

void ch_bilocals_build(const ChBoard *board, unsigned digits, ChBilocals *bilocals)
{
    for (; digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        const uint16_t *const places = board->places[digit];
        bilocals->count[digit] = 0;
        for (int house = 0; house < CH_HOUSES; house++)
            if (ch_count(places[house]) == 2)
                add(bilocals, digit, house, places[house], places[house] & -places[house]);
        bilocals->plain[digit] = bilocals->count[digit];
        for (int house = 0; house < CH_HOUSES; house++)
            if (ch_count(places[house]) > 2)
                add_groups(bilocals, digit, house, places[house]);
        join(bilocals, digit);
    }
}

/* placements.c - see placements.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "placements.h"

bool ch_places_of(ChPlaces *places, const ChBoard *board, int digit)
{
    return ch_places_among(places, ch_board_open(board, digit));
}

bool ch_places_among(ChPlaces *places, ChCellSet cells)
{
    if (ch_cells_count(cells) > 64)
        return false;
    places->count = 0;
    memset(places->house, 0, sizeof places->house);
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        for (int i = 0; i < 3; i++)
            places->house[ch_cell_house[cell][i]] |= UINT64_C(1) << places->count;
        places->cell[places->count++] = (uint8_t)cell;
    }
    for (int place = 0; place < places->count; place++) {
        const uint8_t *const house = ch_cell_house[places->cell[place]];
        const uint64_t in_houses =
            places->house[house[0]] | places->house[house[1]] | places->house[house[2]];
        places->peers[place] = in_houses & ~(UINT64_C(1) << place);
    }
    return true;
}

/* The house among these with the fewest of the places left. */
static int tightest(const ChPlaces *places, uint32_t houses, uint64_t left)
{
    int best = -1;
    int fewest = 65;

    for (; houses != 0 && fewest > 1; houses &= houses - 1) {
        const int house = ch_lowest(houses);
        const int count = __builtin_popcountll(places->house[house] & left);
        if (count < fewest) {
            fewest = count;
            best = house;
        }
    }
    return best;
}

/* Completes a placement with places LEFT, in the houses without one; returns what it adds, and
 * nothing when there is no way. */
static uint64_t complete(const ChPlaces *places, uint32_t houses, uint64_t left)
{
    const int house = tightest(places, houses, left);

    for (uint64_t rest = places->house[house] & left; rest != 0; rest &= rest - 1) {
        const int place = __builtin_ctzll(rest);
        const uint8_t *const of = ch_cell_house[places->cell[place]];
        const uint32_t others = houses & ~(1u << of[0] | 1u << of[1] | 1u << of[2]);
        if (others == 0)
            return UINT64_C(1) << place;
        const uint64_t more =
            complete(places, others, left & ~places->peers[place] & ~(UINT64_C(1) << place));
        if (more != 0)
            return more | UINT64_C(1) << place;
    }
    return 0;
}

uint64_t ch_places_hopeless(const ChPlaces *places)
{
    uint64_t unknown = places->count == 64 ? ~UINT64_C(0) : (UINT64_C(1) << places->count) - 1;
    uint64_t hopeless = 0;
    uint32_t houses = 0;

    for (int house = 0; house < CH_HOUSES; house++)
        houses |= (uint32_t)(places->house[house] != 0) << house;
    while (unknown != 0) {
        const int place = __builtin_ctzll(unknown);
        const uint8_t *const of = ch_cell_house[places->cell[place]];
        const uint64_t own = UINT64_C(1) << place;
        const uint32_t others = houses & ~(1u << of[0] | 1u << of[1] | 1u << of[2]);
        const uint64_t rest =
            others == 0 ? own : complete(places, others, ~own & ~places->peers[place]);
        if (rest == 0)
            hopeless |= own;
        unknown &= ~(rest | own);
    }
    return hopeless;
}

ChCellSet ch_places_cells(const ChPlaces *places, uint64_t some)
{
    ChCellSet cells = {{0}};

    for (; some != 0; some &= some - 1)
        ch_cells_add(&cells, places->cell[__builtin_ctzll(some)]);
    return cells;
}

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
        const int count = ch_count_word(places->house[house] & left);
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

uint64_t ch_places_placement(const ChPlaces *places, int place)
{
    const uint8_t *const of = ch_cell_house[places->cell[place]];
    const uint64_t own = UINT64_C(1) << place;
    uint32_t others = 0;

    for (int house = 0; house < CH_HOUSES; house++)
        others |= (uint32_t)(places->house[house] != 0) << house;
    others &= ~(1u << of[0] | 1u << of[1] | 1u << of[2]);
    if (others == 0)
        return own;
    const uint64_t rest = complete(places, others, ~own & ~places->peers[place]);
    return rest == 0 ? 0 : rest | own;
}

uint64_t ch_places_hopeless(const ChPlaces *places)
{
    uint64_t unknown = places->count == 64 ? ~UINT64_C(0) : (UINT64_C(1) << places->count) - 1;
    uint64_t hopeless = 0;

    while (unknown != 0) {
        const int place = __builtin_ctzll(unknown);
        const uint64_t placement = ch_places_placement(places, place);
        if (placement == 0)
            hopeless |= UINT64_C(1) << place;
        unknown &= ~(placement | UINT64_C(1) << place);
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

/* ---- what is known of them ---- */

/* Drops the placements that have been ruled out; returns the places of the others. */
static ChCellSet keep_possible(ChPlacements *placements, int digit, ChCellSet plane)
{
    ChCellSet used = {{0}};
    uint8_t kept = 0;

    for (int i = 0; i < placements->known[digit]; i++) {
        const ChCellSet placement = placements->placement[digit][i];
        if (!ch_cells_within(placement, plane))
            continue;
        placements->placement[digit][kept++] = placement;
        used = ch_cells_or(used, placement);
    }
    placements->known[digit] = kept;
    return used;
}

static void look_at_digit(ChPlacements *placements, const ChBoard *board, int digit)
{
    const ChCellSet plane = ch_board_plane(board, digit);
    const ChCellSet open = ch_board_open(board, digit);
    ChCellSet *const hopeless = &placements->hopeless[digit];
    ChPlaces places;

    *hopeless = ch_cells_and(*hopeless, open);
    ChCellSet unknown =
        ch_cells_minus(open, ch_cells_or(*hopeless, keep_possible(placements, digit, plane)));
    placements->limited &= ~(1u << digit);
    if (!ch_cells_empty(unknown) && !ch_places_of(&places, board, digit)) {
        placements->limited |= 1u << digit;
        return;
    }
    while (!ch_cells_empty(unknown)) {
        const int cell = ch_cells_first(unknown);
        int place = 0;
        while (places.cell[place] != cell)
            place++;
        const ChCellSet found = ch_places_cells(&places, ch_places_placement(&places, place));
        if (ch_cells_empty(found))
            ch_cells_add(hopeless, cell);
        else if (placements->known[digit] < CH_MAX_PLACEMENTS)
            placements->placement[digit][placements->known[digit]++] =
                ch_cells_or(found, ch_cells_minus(plane, open));
        ch_cells_remove(&unknown, cell);
        unknown = ch_cells_minus(unknown, found);
    }
    placements->limited |= (unsigned)!ch_cells_empty(*hopeless) << digit;
}

void ch_placements_look(ChPlacements *placements, const ChBoard *board, unsigned digits)
{
    if (placements->tick == 0) {
        memset(placements->hopeless, 0, sizeof placements->hopeless);
        memset(placements->known, 0, sizeof placements->known);
    }
    for (; digits != 0; digits &= digits - 1)
        look_at_digit(placements, board, ch_lowest(digits));
}

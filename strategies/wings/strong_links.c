/* strong_links.c - finds the strong links in houses; see wings.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "wings.h"

static ChCellSet cells_of(int house, unsigned places)
{
    ChCellSet cells = {{0}};

    CH_EACH_BIT(place, places)
        ch_cells_add(&cells, ch_house_cell[house][place]);
    return cells;
}

/* Adds the strong link between PART and the rest of the places. */
static void add_link(ChStrongLinks *strong_links, int digit, int house, unsigned places,
                     unsigned part)
{
    ChStrongLink *const one = &strong_links->choice[digit][strong_links->count[digit]++];

    one->house = (uint8_t)house;
    one->places[0] = (uint16_t)part;
    one->places[1] = (uint16_t)(places & ~part);
    for (int i = 0; i < 2; i++) {
        const int first = ch_house_cell[house][ch_lowest(one->places[i])];
        const bool is_single = ch_is_single(one->places[i]);
        one->end[i] = is_single ? ch_cell_alone[first] : cells_of(house, one->places[i]);
        one->seen[i] = is_single ? ch_cell_peers[first] : ch_common_peers(one->end[i]);
    }
}

/* Adds the link between two places in a house. A line whose two places are also the only two of a
 * box is skipped: the box has the same link. */
static void add_places(ChStrongLinks *strong_links, int digit, int house, const uint16_t *lanes)
{
    const unsigned places = lanes[house];
    const unsigned low = places & -places;
    const int box = ch_cell_house[ch_house_cell[house][ch_lowest(low)]][0];
    const int other = ch_cell_house[ch_house_cell[house][ch_lowest(places & ~low)]][0];

    if (house < CH_FIRST_ROW || box != other || ch_count(lanes[box]) != 2)
        add_link(strong_links, digit, house, places, low);
}

/* Adds the links with groups: places that fill two of the three triads of a house. */
static void add_groups(ChStrongLinks *strong_links, int digit, int house, unsigned places)
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
            add_link(strong_links, digit, house, places, places & triad[ch_lowest(used)]);
    }
}

/* Indexes the ends that are single cells. */
static void find_single(ChStrongLinks *strong_links, int digit)
{
    const ChStrongLink *const all = strong_links->choice[digit];
    ChCellSet cells = {{0}};

    memset(strong_links->single[digit], 0, sizeof strong_links->single[digit]);
    for (int i = 0; i < 2 * strong_links->count[digit]; i++)
        if (ch_is_single(all[i / 2].places[i % 2])) {
            const int cell = ch_cells_first(all[i / 2].end[i % 2]);
            ch_bits_add(strong_links->single[digit][cell].word, i);
            ch_cells_add(&cells, cell);
        }
    strong_links->single_cells[digit] = cells;
}

/* Returns the ends that lie in these cells. */
static ChEnds ends_within(const ChStrongLinks *strong_links, int digit, ChCellSet seen)
{
    const ChStrongLink *const all = strong_links->choice[digit];
    const ChCellSet cells = ch_cells_and(seen, strong_links->single_cells[digit]);
    ChEnds near = {{0}};

    CH_EACH_CELL(cell, cells)
        near = ch_cells_or(near, strong_links->single[digit][cell]);
    for (int j = 2 * strong_links->plain[digit]; j < 2 * strong_links->count[digit]; j++)
        near.word[j >> 6] |= (uint64_t)ch_cells_within(all[j / 2].end[j % 2], seen) << (j & 63);
    return near;
}

ChEnds ch_strong_links_near(ChStrongLinks *strong_links, int digit, int end)
{
    const ChStrongLink *const choice = &strong_links->choice[digit][end / 2];
    const int like =
        ch_is_single(choice->places[end % 2])
            ? ch_cells_first(strong_links->single[digit][ch_cells_first(choice->end[end % 2])])
            : end;

    if (!ch_bits_has(strong_links->near_known[digit].word, like)) {
        strong_links->near[digit][like] = ends_within(strong_links, digit, choice->seen[end % 2]);
        ch_bits_add(strong_links->near_known[digit].word, like);
    }
    return strong_links->near[digit][like];
}

void ch_strong_links_build(const ChBoard *board, unsigned digits, ChStrongLinks *strong_links)
{
    CH_EACH_DIGIT(digit, digits) {
        const uint16_t *const places = board->places[digit];
        strong_links->count[digit] = 0;
        for (int house = 0; house < CH_HOUSES; house++)
            if (ch_count_of_nine[places[house]] == 2)
                add_places(strong_links, digit, house, places);
        strong_links->plain[digit] = strong_links->count[digit];
        for (int house = 0; house < CH_HOUSES; house++)
            if (ch_count_of_nine[places[house]] > 2)
                add_groups(strong_links, digit, house, places[house]);
        find_single(strong_links, digit);
        strong_links->near_known[digit] = (ChEnds){{0}};
    }
}

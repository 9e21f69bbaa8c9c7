/* se_house_links.c - see se_house_links.h.
 *
 * Two places are a link.  More places are one if they fall into two groups, A and B, in one of
 * these shapes: two of three thirds of a line; the two arms of a cross in a block, whose heart may
 * be a place too; two of three mini-lines in a block.  The first shape that holds all places
 * decides; if one of its groups is empty, there is no link.
 *
 *      A . B      line      . A .      cross: the heart h      A A A      mini-lines
 *                           B h B                              . . .
 *                           . A .                              B B B
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_house_links.h"

enum { MOST_PLACES = 6, CROSSES = 9, BLOCK_SHAPES = 15, LINE_SHAPES = 3 };

/* A shape: the indexes of its two groups, and of its heart. */
typedef struct Shape {
    uint16_t a;
    uint16_t b;
    uint16_t heart;
} Shape;

#define CROSS(column_arm, row_arm, at)                                                             \
    {                                                                                              \
        column_arm, row_arm, 1u << (at)                                                            \
    }
static const Shape BLOCK[BLOCK_SHAPES] = {
    CROSS(0x048, 0x006, 0), CROSS(0x090, 0x005, 1), CROSS(0x120, 0x003, 2), CROSS(0x041, 0x030, 3),
    CROSS(0x082, 0x028, 4), CROSS(0x104, 0x018, 5), CROSS(0x009, 0x180, 6), CROSS(0x012, 0x140, 7),
    CROSS(0x024, 0x0c0, 8), {0x007, 0x038, 0},      {0x007, 0x1c0, 0},      {0x038, 0x1c0, 0},
    {0x049, 0x092, 0},      {0x049, 0x124, 0},      {0x092, 0x124, 0},
};
static const Shape LINE[LINE_SHAPES] = {{0x038, 0x1c0, 0}, {0x007, 0x1c0, 0}, {0x007, 0x038, 0}};

static ChGridCells cells_at(int house, unsigned places)
{
    ChGridCells cells = {{0}};

    CH_EACH_BIT(place, places)
        ch_grid_cells_add(&cells, ch_grid_house_cell[house][place]);
    return cells;
}

/* Returns the houses that contain all the cells. */
static uint32_t houses_of(ChGridCells cells)
{
    uint32_t houses = (1u << CH_HOUSES) - 1;

    CH_EACH_GRID_CELL(cell, cells) {
        uint32_t own = 0;
        for (int type = 0; type < CH_SE_TYPES; type++)
            own |= 1u << ch_grid_cell_house[cell][type];
        houses &= own;
    }
    return houses;
}

static ChSeStrongLink make_link(int house, bool grouped, unsigned one, unsigned two)
{
    ChSeStrongLink link = {.house = (uint8_t)house,
                           .grouped = grouped,
                           .end = {cells_at(house, one), cells_at(house, two)}};

    for (int end = 0; end < 2; end++) {
        link.seen[end] = ch_grid_seen_by_all(link.end[end]);
        link.houses[end] = houses_of(link.end[end]);
    }
    return link;
}

/* Reports whether two places of a block share a row or a column. */
static bool are_in_line(int one, int other)
{
    return one / 3 == other / 3 || one % 3 == other % 3;
}

static int highest(unsigned places)
{
    return 31 - __builtin_clz(places);
}

/* Adds the second link of two mini-lines that hold a rectangle: across them. */
static int add_rectangle(int house, unsigned a, unsigned b, ChSeStrongLink *link)
{
    if (ch_se_count(a) != 2 || ch_se_count(b) != 2 || !are_in_line(ch_lowest(a), ch_lowest(b)) ||
        !are_in_line(highest(a), highest(b)))
        return 0;
    *link = make_link(house, true, (a & -a) | (b & -b), (a & (a - 1)) | (b & (b - 1)));
    return 1;
}

/* Makes the links of a shape.  The heart of a cross belongs to the second group, and to the first
 * as well if both groups have several places. */
static int take_shape(int house, const Shape *shape, unsigned places, bool is_cross,
                      ChSeStrongLink *link)
{
    const unsigned a = shape->a & places;
    const unsigned b = shape->b & places;
    const unsigned heart = shape->heart & places;
    const bool swaps = ch_is_single(b) && (is_cross || !ch_is_single(a));

    if (a == 0 || b == 0)
        return 0;
    const bool is_wide = !ch_is_single(a) && !ch_is_single(b);
    const unsigned one = swaps ? b : a;
    const unsigned two = swaps ? a : b;
    link[0] = make_link(house, true, is_wide ? one | heart : one, two | heart);
    return 1 + (is_cross || house >= 9 ? 0 : add_rectangle(house, a, b, &link[1]));
}

int ch_se_house_links(const ChSeGrid *grid, int house, int digit,
                      ChSeStrongLink link[CH_SE_LINKS_OF_HOUSE])
{
    const unsigned places = grid->pos[house][digit];
    const int count = ch_se_count(places);
    const Shape *const shapes = house < 9 ? BLOCK : LINE;
    const int last = house >= 9 ? LINE_SHAPES : count < 4 ? CROSSES : BLOCK_SHAPES;

    if (count < 2 || count > MOST_PLACES)
        return 0;
    if (count == 2) {
        if (house < 9 && are_in_line(ch_lowest(places), highest(places)))
            return 0;
        link[0] = make_link(house, false, places & -places, places & (places - 1));
        return 1;
    }
    for (int i = 0; i < last; i++)
        if ((places & ~(unsigned)(shapes[i].a | shapes[i].b | shapes[i].heart)) == 0)
            return take_shape(house, &shapes[i], places, house < 9 && i < CROSSES, link);
    return 0;
}

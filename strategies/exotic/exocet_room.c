/* exocet_room.c - see exocet_room.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exocet_room.h"

/* ---- placements ---- */

typedef struct Placing {
    const ChExocetRoom *room;
    ChCellSet possible;
    ChTakePlacement *take;
    void *context;
} Placing;

static bool place_from(const Placing *placing, int next, ChCellSet cells, ChCellSet possible)
{
    if (next == placing->room->count)
        return placing->take(placing->context, cells);
    const ChCellSet house = ch_house_cells[placing->room->house[next]];
    if (ch_cells_meet(house, cells))
        return place_from(placing, next + 1, cells, possible);
    CH_EACH_CELL(cell, ch_cells_and(house, possible)) {
        ChCellSet more = cells;
        ch_cells_add(&more, cell);
        if (place_from(placing, next + 1, more, ch_cells_minus(possible, ch_cell_peers[cell])))
            return true;
    }
    return false;
}

bool ch_room_each(const ChExocetRoom *room, int digit, ChTakePlacement *take, void *context)
{
    const ChCellSet seen = ch_cells_and(ch_cell_peers[room->base[0]], ch_cell_peers[room->base[1]]);
    ChCellSet possible = ch_cells_minus(ch_board_plane(room->board, digit), seen);

    for (int i = 0; i < 2; i++)
        ch_cells_remove(&possible, room->base[i]);
    const Placing placing = {.room = room, .take = take, .context = context};
    return place_from(&placing, 0, (ChCellSet){{0}}, possible);
}

/* ---- conclusions ---- */

/* The placements of a digit. */
typedef struct Placements {
    int count;
    ChCellSet cells[CH_MOST_PLACEMENTS];
} Placements;

typedef struct Ways {
    const ChExocetRoom *room;
    Placements placements[2];      /* of the digits under test */
    ChCellSet possible[CH_DIGITS]; /* candidates that some way allows */
    unsigned known;                /* digits that every way has in the base */
} Ways;

static bool add_placement(void *context, ChCellSet cells)
{
    Placements *const placements = context;

    if (placements->count == CH_MOST_PLACEMENTS)
        return true;
    placements->cells[placements->count++] = cells;
    return false;
}

static bool list_placements(const ChExocetRoom *room, int digit, Placements *placements)
{
    placements->count = 0;
    return !ch_room_each(room, digit, add_placement, placements);
}

/* Allows what agrees with a way: DIGIT[i] in CELLS[i]. */
static void allow(Ways *ways, const int digit[2], const ChCellSet cells[2])
{
    const ChCellSet all = {{~UINT64_C(0), (1u << (CH_CELLS - 64)) - 1}};
    const ChCellSet free = ch_cells_minus(all, ch_cells_or(cells[0], cells[1]));

    ways->known &= 1u << digit[0] | 1u << digit[1];
    for (int other = 0; other < CH_DIGITS; other++)
        if (other != digit[0] && other != digit[1])
            ways->possible[other] = ch_cells_or(ways->possible[other], free);
    for (int i = 0; i < 2; i++) {
        const ChCellSet unseen = ch_cells_minus(free, ch_peers_of_any(cells[i]));
        ways->possible[digit[i]] =
            ch_cells_or(ways->possible[digit[i]], ch_cells_or(cells[i], unseen));
    }
}

/* Adds a base cell to a placement.  False if it sees one of the cells. */
static bool add_base(const ChExocetRoom *room, int which, ChCellSet *cells)
{
    if (ch_cells_meet(*cells, ch_cell_peers[room->base[which]]))
        return false;
    ch_cells_add(cells, room->base[which]);
    return true;
}

/* Tries DIGIT[i] in base cell i, with all placements of both that share no cell. */
static void try_digits(Ways *ways, const int digit[2])
{
    for (int i = 0; i < ways->placements[0].count; i++) {
        ChCellSet cells[2] = {ways->placements[0].cells[i]};
        if (!add_base(ways->room, 0, &cells[0]))
            continue;
        for (int k = 0; k < ways->placements[1].count; k++) {
            cells[1] = ways->placements[1].cells[k];
            if (add_base(ways->room, 1, &cells[1]) && !ch_cells_meet(cells[0], cells[1]))
                allow(ways, digit, cells);
        }
    }
}

/* False when there are too many placements. */
static bool find_ways(Ways *ways)
{
    const ChExocetRoom *const room = ways->room;
    const ChBoard *const board = room->board;
    int digit[2];

    for (digit[0] = 0; digit[0] < CH_DIGITS; digit[0]++) {
        if (!(board->candidates[room->base[0]] >> digit[0] & 1))
            continue;
        if (!list_placements(room, digit[0], &ways->placements[0]))
            return false;
        for (digit[1] = 0; digit[1] < CH_DIGITS; digit[1]++) {
            if (digit[0] == digit[1] || !(board->candidates[room->base[1]] >> digit[1] & 1))
                continue;
            if (!list_placements(room, digit[1], &ways->placements[1]))
                return false;
            try_digits(ways, digit);
        }
    }
    return true;
}

bool ch_room_conclude(const ChExocetRoom *room, ChDeduction *deduction)
{
    Ways ways = {.room = room, .possible = {{{0}}}};

    if (!find_ways(&ways))
        return false;
    for (int one = 0; one < CH_DIGITS; one++)
        ch_add_eliminations(deduction, room->board,
                            ch_cells_minus(ch_board_plane(room->board, one), ways.possible[one]),
                            one);
    return true;
}

unsigned ch_room_known(const ChExocetRoom *room)
{
    Ways ways = {.room = room, .possible = {{{0}}}, .known = room->digits};

    return find_ways(&ways) ? ways.known : 0;
}

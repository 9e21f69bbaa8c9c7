/* placements.c - see placements.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "placements.h"

#include <assert.h>

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
    CH_EACH_CELL(cell, cells) {
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

/* Returns the house, among these, with the fewest of the places left. */
static int tightest_house(const ChPlaces *places, uint32_t houses, uint64_t left)
{
    int best = -1;
    int fewest = 65;

    CH_EACH_HOUSE(house, houses) {
        if (fewest <= 1)
            break;
        const int count = ch_count_word(places->house[house] & left);
        if (count < fewest) {
            fewest = count;
            best = house;
        }
    }
    return best;
}

/* Completes a placement with places LEFT, in the houses without one.  Returns the places added; 0
 * when the placement cannot be completed. */
static uint64_t complete_placement(const ChPlaces *places, uint32_t houses, uint64_t left)
{
    const int house = tightest_house(places, houses, left);

    assert(house >= 0);
    CH_EACH_BIT_64(place, places->house[house] & left) {
        const uint8_t *const of = ch_cell_house[places->cell[place]];
        const uint32_t others = houses & ~(1u << of[0] | 1u << of[1] | 1u << of[2]);
        if (others == 0)
            return UINT64_C(1) << place;
        const uint64_t more = complete_placement(
            places, others, left & ~places->peers[place] & ~(UINT64_C(1) << place));
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
    const uint64_t rest = complete_placement(places, others, ~own & ~places->peers[place]);
    return rest == 0 ? 0 : rest | own;
}

uint64_t ch_places_impossible(const ChPlaces *places)
{
    uint64_t unknown = places->count == 64 ? ~UINT64_C(0) : (UINT64_C(1) << places->count) - 1;
    uint64_t impossible = 0;

    while (unknown != 0) {
        const int place = __builtin_ctzll(unknown);
        const uint64_t placement = ch_places_placement(places, place);
        if (placement == 0)
            impossible |= UINT64_C(1) << place;
        unknown &= ~(placement | UINT64_C(1) << place);
    }
    return impossible;
}

ChCellSet ch_places_cells(const ChPlaces *places, uint64_t some)
{
    ChCellSet cells = {{0}};

    CH_EACH_BIT_64(place, some)
        ch_cells_add(&cells, places->cell[place]);
    return cells;
}

/* ---- known placements ---- */

/* Drops the placements that have become impossible.  Returns the places of the others. */
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

/* The rows without the digit, those with the fewest places first.  A placement takes one place of
 * each row, no two in one column or box. */
typedef struct Rows {
    ChCellSet placed; /* cells of the other rows */
    int count;
    uint8_t row[9];
    uint16_t places[9];
    uint16_t wanted[9]; /* by row: places of which no placement is known */
} Rows;

static Rows rows_of(const ChBoard *board, int digit, ChCellSet open, ChCellSet wanted)
{
    const uint16_t *const places = board->places[digit] + CH_FIRST_ROW;
    Rows rows = {.placed = ch_cells_minus(ch_board_plane(board, digit), open)};

    for (int row = 0; row < 9; row++) {
        const int count = ch_count_of_nine[places[row]];
        if (board->placed[digit] >> (CH_FIRST_ROW + row) & 1)
            continue;
        int at = rows.count++;
        for (; at > 0 && ch_count_of_nine[rows.places[at - 1]] > count; at--) {
            rows.row[at] = rows.row[at - 1];
            rows.places[at] = rows.places[at - 1];
        }
        rows.row[at] = (uint8_t)row;
        rows.places[at] = places[row];
    }
    CH_EACH_CELL(cell, wanted)
        rows.wanted[CH_ROW_OF(cell)] |= (uint16_t)(1u << CH_COLUMN_OF(cell));
    return rows;
}

/* Takes a place in each row from AT on, except the FIXED one, outside the columns and boxes taken.
 * Prefers wanted places.  Adds the cells. */
static bool fill_rows(Rows *rows, int at, int fixed, unsigned columns, unsigned boxes,
                      ChCellSet *cells)
{
    static const uint16_t under[8] = {0, 0007, 0070, 0077, 0700, 0707, 0770, 0777};

    at += at < rows->count && rows->row[at] == fixed;
    if (at == rows->count)
        return true;
    const int row = rows->row[at];
    const int band = row / 3 * 3;
    unsigned rest = rows->places[at] & ~columns & ~(unsigned)under[boxes >> band & 7];
    while (rest != 0) {
        const unsigned wanted = rest & rows->wanted[row];
        const int column = ch_lowest(wanted != 0 ? wanted : rest);
        rest &= ~(1u << column);
        if (!fill_rows(rows, at + 1, fixed, columns | 1u << column,
                       boxes | 1u << (band + column / 3), cells))
            continue;
        rows->wanted[row] &= (uint16_t) ~(1u << column);
        ch_cells_add(cells, CH_CELL_AT(row, column));
        return true;
    }
    return false;
}

/* Finds a placement with a given cell; empty when there is none.  Its places are no longer
 * wanted. */
static ChCellSet find_placement(Rows *rows, int cell)
{
    const int row = CH_ROW_OF(cell);
    const int column = CH_COLUMN_OF(cell);
    ChCellSet cells = rows->placed;

    rows->wanted[row] &= (uint16_t) ~(1u << column);
    ch_cells_add(&cells, cell);
    if (!fill_rows(rows, 0, row, 1u << column, 1u << CH_BOX_OF(cell), &cells))
        return (ChCellSet){{0}};
    return cells;
}

static void update_digit(ChPlacements *placements, const ChBoard *board, int digit)
{
    const ChCellSet plane = ch_board_plane(board, digit);
    const ChCellSet open = ch_board_open(board, digit);
    ChCellSet *const impossible = &placements->impossible[digit];

    *impossible = ch_cells_and(*impossible, open);
    ChCellSet unknown =
        ch_cells_minus(open, ch_cells_or(*impossible, keep_possible(placements, digit, plane)));
    if (!ch_cells_empty(unknown)) {
        Rows rows = rows_of(board, digit, open, unknown);
        do {
            const int cell = ch_cells_first(unknown);
            const ChCellSet found = find_placement(&rows, cell);
            if (ch_cells_empty(found))
                ch_cells_add(impossible, cell);
            else if (placements->known[digit] < CH_MAX_PLACEMENTS)
                placements->placement[digit][placements->known[digit]++] = found;
            ch_cells_remove(&unknown, cell);
            unknown = ch_cells_minus(unknown, found);
        } while (!ch_cells_empty(unknown));
    }
    placements->limited &= ~(1u << digit);
    placements->limited |= (unsigned)!ch_cells_empty(*impossible) << digit;
}

void ch_placements_update(ChPlacements *placements, const ChBoard *board, unsigned digits)
{
    if (placements->tick == 0) {
        memset(placements->impossible, 0, sizeof placements->impossible);
        memset(placements->known, 0, sizeof placements->known);
        placements->limited = 0;
    }
    CH_EACH_DIGIT(digit, digits)
        update_digit(placements, board, digit);
}

/* placements.c - see placements.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "placements.h"

#include <assert.h>

#include "bands.h"
#include "fours.h"

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

/* ---- four digits at once ---- */

/* In a band, a placement takes a column of each stack.  These are 27 combinations, one bit each:
 * 9 * column of the first stack + 3 * of the second + of the third.  A stack's *step* is its
 * factor. */
enum { EVERY_STEP_1 = 0x1249249, EVERY_STEP_3 = 0x40201, ALL_COMBINATIONS = 0x7ffffff };

/* Returns the combinations whose column of a stack is among three; its step is the number in the
 * name. */
static inline ChFour combinations_9(ChFour columns)
{
    const ChFour first = (columns | columns << 8 | columns << 16) & EVERY_STEP_3;

    return (first << 9) - first;
}

static inline ChFour combinations_3(ChFour columns)
{
    const ChFour first = (columns | columns << 2 | columns << 4) & 0111;
    const ChFour nine = (first << 3) - first;

    return nine | nine << 9 | nine << 18;
}

static inline ChFour combinations_1(ChFour columns)
{
    const ChFour nine = columns | columns << 3 | columns << 6;

    return nine | nine << 9 | nine << 18;
}

/* Does the reverse for the combinations of three rows.  Returns the places in the stack's box. */
static inline ChFour places_9(const ChFour row[3])
{
    ChFour places = {0};

    for (int i = 0; i < 3; i++) {
        const ChFour three = row[i] | row[i] >> 1 | row[i] >> 2;
        const ChFour first = (three | three >> 3 | three >> 6) & EVERY_STEP_3;
        places |= ((first | first >> 8 | first >> 16) & 7) << 3 * i;
    }
    return places;
}

/* Folds the combinations of each row to nine, and puts the rows one after another. */
static inline ChFour fold_rows(const ChFour row[3])
{
    ChFour folded = {0};

    for (int i = 0; i < 3; i++)
        folded |= ((row[i] | row[i] >> 9 | row[i] >> 18) & CH_ALL_NINE) << 9 * i;
    return folded;
}

/* Takes the three bits at the start of each nine together. */
static inline ChFour join_rows(ChFour rows)
{
    rows &= 7 * EVERY_STEP_3;
    return (rows | rows >> 6 | rows >> 12) & CH_ALL_NINE;
}

static inline ChFour places_3(const ChFour row[3])
{
    const ChFour folded = fold_rows(row);
    const ChFour first = (folded | folded >> 1 | folded >> 2) & EVERY_STEP_1;

    return join_rows(first | first >> 2 | first >> 4);
}

static inline ChFour places_1(const ChFour row[3])
{
    const ChFour folded = fold_rows(row);

    return join_rows(folded | folded >> 3 | folded >> 6);
}

/* By row of a band, the combinations with an open place of the row in each stack. */
typedef struct Band {
    ChFour first[3];
    ChFour second[3];
    ChFour third[3];
} Band;

static inline void read_band(const ChFour box[3], Band *band)
{
    for (int row = 0; row < 3; row++) {
        band->first[row] = combinations_9(box[0] >> 3 * row & 7);
        band->second[row] = combinations_3(box[1] >> 3 * row & 7);
        band->third[row] = combinations_1(box[2] >> 3 * row & 7);
    }
}

/* Returns the combinations that take the two other rows, one in each of two stacks. */
static inline ChFour other_rows(const ChFour one[3], const ChFour other[3], int row)
{
    const int a = (row + 1) % 3;
    const int b = (row + 2) % 3;

    return (one[a] & other[b]) | (one[b] & other[a]);
}

static inline ChFour combinations_of(const Band *band)
{
    ChFour any = {0};

    for (int row = 0; row < 3; row++)
        any |= band->first[row] & other_rows(band->second, band->third, row);
    return any;
}

/* Finds the places of a band's boxes that take part in these combinations. */
static inline void write_band(const Band *band, ChFour combinations, ChFour box[3])
{
    ChFour first[3], second[3], third[3];

    for (int row = 0; row < 3; row++) {
        first[row] = combinations & band->first[row] & other_rows(band->second, band->third, row);
        second[row] = combinations & band->second[row] & other_rows(band->first, band->third, row);
        third[row] = combinations & band->third[row] & other_rows(band->first, band->second, row);
    }
    box[0] = places_9(first);
    box[1] = places_3(second);
    box[2] = places_1(third);
}

/* Returns the combinations whose column of the stack with this step is BY less, of three in a
 * circle, than in one of SET. */
static inline ChFour turn(ChFour set, int step, int by)
{
    const uint32_t every = step == 9 ? 1 : step == 3 ? EVERY_STEP_3 : EVERY_STEP_1;
    const uint32_t staying = ((1u << step * (3 - by)) - 1) * every;

    return (set >> step * by & staying) | (set << step * (3 - by) & (ALL_COMBINATIONS & ~staying));
}

/* Turns all three stacks in each of eight ways: by one or two each.  The ways WAY and 7 - WAY are
 * opposite. */
static inline void turn_each_way(ChFour set, ChFour turned[8])
{
    const ChFour first[2] = {turn(set, 9, 1), turn(set, 9, 2)};

    for (int i = 0; i < 2; i++) {
        const ChFour second[2] = {turn(first[i], 3, 1), turn(first[i], 3, 2)};
        for (int k = 0; k < 2; k++) {
            turned[4 * i + 2 * k] = turn(second[k], 1, 1);
            turned[4 * i + 2 * k + 1] = turn(second[k], 1, 2);
        }
    }
}

/* Turns each back, and joins them. */
static inline ChFour turn_back(const ChFour turned[8])
{
    ChFour first[2];

    for (int i = 0; i < 2; i++) {
        ChFour second[2];
        for (int k = 0; k < 2; k++)
            second[k] = turn(turned[4 * i + 2 * k], 1, 2) | turn(turned[4 * i + 2 * k + 1], 1, 1);
        first[i] = turn(second[0], 3, 2) | turn(second[1], 3, 1);
    }
    return turn(first[0], 9, 2) | turn(first[1], 9, 1);
}

/* Keeps the combinations of each band that go with some of the other bands.  In each stack the
 * bands take three columns: if the second band turns from the first by one, the third does by
 * two. */
static void keep_compatible(ChFour band[3])
{
    ChFour second[8], third[8], opposite[8];
    ChFour first = {0};

    turn_each_way(band[1], second);
    turn_each_way(band[2], third);
    for (int way = 0; way < 8; way++) {
        second[way] &= band[0] & third[7 - way];
        opposite[7 - way] = second[way];
        first |= second[way];
    }
    band[0] = first;
    band[1] = turn_back(second);
    band[2] = turn_back(opposite);
}

/* Replaces the places of each box by those of them that complete placements use. */
static void keep_possible(ChFour box[9])
{
    Band band[3];
    ChFour combinations[3];

    for (int i = 0; i < 3; i++) {
        read_band(box + 3 * i, &band[i]);
        combinations[i] = combinations_of(&band[i]);
    }
    keep_compatible(combinations);
    for (int i = 0; i < 3; i++)
        write_band(&band[i], combinations[i], box + 3 * i);
}

/* ---- update ---- */

/* Keeps the impossible places of COUNT of four digits: the open ones in PLACES, but not in USED. */
static inline void keep_impossible(ChPlacements *placements, const ChBoard *board,
                                   const int digit[CH_FOUR], int count, const ChFour places[9],
                                   const ChFour used[9])
{
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);
    ChFour band[3];

    for (int i = 0; i < 3; i++)
        band[i] = (places[3 * i] & ~used[3 * i]) | (places[3 * i + 1] & ~used[3 * i + 1]) << 9 |
                  (places[3 * i + 2] & ~used[3 * i + 2]) << 18;
    for (int k = 0; k < count; k++) {
        const ChCellSet cells =
            ch_cells_and(empty, ch_bands_cells((ChBands){band[0][k], band[1][k], band[2][k], 0}));
        placements->impossible[digit[k]] = cells;
        placements->limited |= (unsigned)!ch_cells_empty(cells) << digit[k];
    }
}

void ch_placements_update(ChPlacements *placements, const ChBoard *board, unsigned digits)
{
    int digit[CH_FOUR];
    ChFour places[9];
    ChFour used[9];

    placements->limited &= CH_ALL_NINE & ~digits;
    CH_EACH_DIGIT(done, digits & ~ch_board_unfinished(board))
        placements->impossible[done] = (ChCellSet){{0}};
    digits &= ch_board_unfinished(board);
    while (digits != 0) {
        const int count = ch_take_four(&digits, digit);
        for (int i = 0; i < 9; i++)
            places[i] = used[i] = ch_four_places(board, digit, i);
        keep_possible(used);
        keep_impossible(placements, board, digit, count, places, used);
    }
}

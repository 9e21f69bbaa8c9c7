/* plain_planes.c - see plain_planes.h.
 *
 * Folding: shifted copies of a plane are combined, so that the bits of a house meet in one place.
 * `once` has that place set if any bit of the house is, `twice` if at least two are. Multiplying
 * such a place by the house's shape spreads it over the house again.
 *
 *      a plane's band           mini-rows, in their      boxes, in their
 *                               first cell               first cell
 *      x . . | . x x | . . .    x . . | x . . | . . .    x . . | x . . | x . .
 *      . . . | . . . | x . .    . . . | . . . | x . .    . . . | . . . | . . .
 *      . . . | x . . | . . .    . . . | x . . | . . .    . . . | . . . | . . .
 *
 * SPDX-License-Identifier: MIT
 */
#include "plain_planes.h"

#include <string.h>

#include "nine.h"

#define BAND 0x7ffffffu
#define BOX 0x1ffu
#define ROW 0x1c0e07u
#define COLUMN 0x49u
#define MINI_ROWS 01111111111u /* the first cell of each mini-row */
#define BOX_CORNERS (1u | 1u << 9 | 1u << 18)
#define ROW_HEADS 0x49u
#define COLUMN_HEADS ROW

/* LOSS[cell][band]: the cells that see this one. */
#define LOSS_IN_BOX(cell, box)                                                                     \
    ((box) == CH_BOX_OF(cell) ? BOX & ~(1u << CH_ELEMENT_OF(cell))                                 \
                              : ((box) / 3 == (cell) / 27 ? 7u << CH_ELEMENT_OF(cell) / 3 * 3      \
                                 : (box) % 3 == CH_BOX_OF(cell) % 3 ? COLUMN << (cell) % 3         \
                                                                    : 0))
#define LOSS_IN_BAND(cell, band)                                                                   \
    LOSS_IN_BOX(cell, 3 * (band)) | LOSS_IN_BOX(cell, 3 * (band) + 1) << 9 |                       \
        LOSS_IN_BOX(cell, 3 * (band) + 2) << 18
#define LOSS_BY(cell)                                                                              \
    {                                                                                              \
        LOSS_IN_BAND(cell, 0), LOSS_IN_BAND(cell, 1), LOSS_IN_BAND(cell, 2)                        \
    }

static const uint32_t LOSS[CH_CELLS][CH_PLAIN_BANDS] = {CH_CELL_TABLE(LOSS_BY)};

void ch_plain_load(ChPlainPlanes *planes, const ChCandidateSet *alive)
{
    memset(planes, 0, sizeof *planes);
    for (int candidate = ch_candidates_next(alive, 0); candidate >= 0 && candidate < CH_CANDIDATES;
         candidate = ch_candidates_next(alive, candidate + 1)) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        planes->plane[CH_CANDIDATE_DIGIT(candidate)][cell / CH_PLAIN_BAND_CELLS] |=
            1u << cell % CH_PLAIN_BAND_CELLS;
    }
    for (int band = 0; band < CH_PLAIN_BANDS; band++)
        planes->open[band] = BAND;
}

static void place_digit(ChPlainPlanes *planes, int band, uint32_t bit, int digit)
{
    const uint32_t *const loss = LOSS[band * CH_PLAIN_BAND_CELLS + ch_lowest(bit)];

    planes->open[band] &= ~bit;
    for (int other = 0; other < CH_DIGITS; other++)
        planes->plane[other][band] &= ~bit;
    planes->plane[digit][band] |= bit;
    for (int i = 0; i < CH_PLAIN_BANDS; i++)
        planes->plane[digit][i] &= ~loss[i];
}

void ch_plain_place(ChPlainPlanes *planes, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    place_digit(planes, cell / CH_PLAIN_BAND_CELLS, 1u << cell % CH_PLAIN_BAND_CELLS,
                CH_CANDIDATE_DIGIT(candidate));
}

/* ---- naked singles ---- */

/* Places a digit in each of the cells; false when two of them see each other. */
static bool place_all(ChPlainPlanes *planes, int digit, int band, uint32_t cells)
{
    for (; cells != 0; cells &= cells - 1) {
        const uint32_t bit = cells & -cells;
        if ((planes->plane[digit][band] & bit) == 0)
            return false;
        place_digit(planes, band, bit, digit);
    }
    return true;
}

static bool place_naked(ChPlainPlanes *planes, bool *placed)
{
    uint32_t once[CH_PLAIN_BANDS] = {0};
    uint32_t twice[CH_PLAIN_BANDS] = {0};

    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int band = 0; band < CH_PLAIN_BANDS; band++) {
            twice[band] |= once[band] & planes->plane[digit][band];
            once[band] |= planes->plane[digit][band];
        }
    if ((once[0] & once[1] & once[2]) != BAND)
        return false;

    for (int band = 0; band < CH_PLAIN_BANDS; band++) {
        const uint32_t naked = planes->open[band] & ~twice[band];
        if (naked == 0)
            continue;
        *placed = true;
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (!place_all(planes, digit, band, planes->plane[digit][band] & naked))
                return false;
    }
    return true;
}

/* ---- hidden singles ---- */

typedef struct Fold {
    uint32_t once;
    uint32_t twice;
} Fold;

/* Combines a fold with two copies of itself, SHIFT bits apart. */
static inline Fold fold_again(Fold f, int shift, uint32_t mask)
{
    const uint32_t a = f.once, b = f.once >> shift, c = f.once >> 2 * shift;
    const uint32_t twice = f.twice | f.twice >> shift | f.twice >> 2 * shift;

    return (Fold){(a | b | c) & mask, (twice | (a & b) | ((a | b) & c)) & mask};
}

/* Adds to SINGLES the cells where the digit is single in a box or row of the band; false when a
 * house has no place for it. */
static inline bool find_in_band(uint32_t plane, uint32_t *singles)
{
    const Fold mini_rows = fold_again((Fold){plane, 0}, 1, MINI_ROWS);
    const Fold boxes = fold_again(mini_rows, 3, BOX_CORNERS);
    const Fold rows = fold_again(mini_rows, 9, ROW_HEADS);

    *singles = (boxes.once & ~boxes.twice) * BOX | (rows.once & ~rows.twice) * ROW;
    return boxes.once == BOX_CORNERS && rows.once == ROW_HEADS;
}

static inline bool find_in_columns(const uint32_t *plane, uint32_t *singles)
{
    const Fold bands = {plane[0] | plane[1] | plane[2],
                        (plane[0] & plane[1]) | ((plane[0] | plane[1]) & plane[2])};
    const Fold columns = fold_again(bands, 3, COLUMN_HEADS);

    *singles = (columns.once & ~columns.twice) * COLUMN;
    return columns.once == COLUMN_HEADS;
}

static bool place_hidden(ChPlainPlanes *planes, bool *placed)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const uint32_t *const plane = planes->plane[digit];
        uint32_t in_band[CH_PLAIN_BANDS];
        uint32_t in_column;
        bool fits = find_in_columns(plane, &in_column);

        for (int band = 0; band < CH_PLAIN_BANDS; band++) {
            fits &= find_in_band(plane[band], &in_band[band]);
            in_band[band] = (in_band[band] | in_column) & plane[band] & planes->open[band];
        }
        if (!fits)
            return false;
        for (int band = 0; band < CH_PLAIN_BANDS; band++) {
            *placed |= in_band[band] != 0;
            if (!place_all(planes, digit, band, in_band[band]))
                return false;
        }
    }
    return true;
}

bool ch_plain_settle(ChPlainPlanes *planes)
{
    for (;;) {
        bool placed = false;
        if (!place_naked(planes, &placed))
            return false;
        if (placed)
            continue;
        if (!place_hidden(planes, &placed))
            return false;
        if (!placed)
            return true;
    }
}

bool ch_plain_is_solved(const ChPlainPlanes *planes)
{
    return (planes->open[0] | planes->open[1] | planes->open[2]) == 0;
}

/* ---- the smallest choice ---- */

static int count_cell(const ChPlainPlanes *planes, int cell)
{
    int count = 0;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        count += ch_plain_has(planes, CH_CANDIDATE(cell, digit));
    return count;
}

static int count_house(const uint32_t *plane, int house)
{
    if (house < CH_FIRST_ROW)
        return ch_count(plane[house / 3] & BOX << 9 * (house % 3));
    if (house < CH_FIRST_COLUMN)
        return ch_count(plane[house / 3 - 3] & ROW << 3 * (house % 3));
    const int column = house - CH_FIRST_COLUMN;
    const uint32_t shape = COLUMN << (column / 3 * 9 + column % 3);
    return ch_count(plane[0] & shape) + ch_count(plane[1] & shape) + ch_count(plane[2] & shape);
}

static int find_pair_cell(const ChPlainPlanes *planes)
{
    for (int band = 0; band < CH_PLAIN_BANDS; band++) {
        uint32_t once = 0, twice = 0, thrice = 0;
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const uint32_t plane = planes->plane[digit][band];
            thrice |= twice & plane;
            twice |= once & plane;
            once |= plane;
        }
        if ((twice & ~thrice) != 0)
            return band * CH_PLAIN_BAND_CELLS + ch_lowest(twice & ~thrice);
    }
    return -1;
}

int ch_plain_choice(const ChPlainPlanes *planes)
{
    int best = find_pair_cell(planes);
    int fewest = CH_DIGITS + 1;

    if (best >= 0)
        return CH_CELL_CONSTRAINT(best);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int count = count_cell(planes, cell);
        if (count > 1 && count < fewest) {
            fewest = count;
            best = CH_CELL_CONSTRAINT(cell);
        }
    }
    for (int digit = 0; digit < CH_DIGITS && fewest > 2; digit++)
        for (int house = 0; house < CH_HOUSES; house++) {
            const int count = count_house(planes->plane[digit], house);
            if (count > 1 && count < fewest) {
                fewest = count;
                best = CH_HOUSE_CONSTRAINT(house, digit);
            }
        }
    return best;
}

void ch_plain_solution(const ChPlainPlanes *planes, uint8_t *solution)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int band = 0; band < CH_PLAIN_BANDS; band++)
            for (uint32_t rest = planes->plane[digit][band]; rest != 0; rest &= rest - 1)
                solution[band * CH_PLAIN_BAND_CELLS + ch_lowest(rest)] = (uint8_t)digit;
}

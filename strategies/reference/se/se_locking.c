/* se_locking.c - producers 2 and 6 of the SE scale: pointing and claiming, direct or not.
 *
 * All places (two or more) of a digit in house P lie in house Q, and the digit is eliminated
 * elsewhere in Q.  The direct form instead tests whether another house R of P's type has one place
 * left outside Q, and places the digit there; it eliminates nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "nine.h"
#include "se_basic.h"

typedef bool Try(const ChSeGrid *grid, int p, int q, int digit, const ChSeSink *sink);

#define BIT_OF(house, digit) 1u << (digit)
#define BITS_OF(house) CH_NINE(BIT_OF, house)

/* The digit's bit, for each house of a type and digit. */
static const uint32_t bit_of[9 * CH_DIGITS] = {CH_NINE_MORE(BITS_OF, 0)};

/* Returns the thirds of a house that hold all places of a digit, two or more: the digit's bit, in
 * three masks of nine bits. */
static inline uint32_t thirds_of(uint32_t places, const uint32_t *beyond, uint32_t bit)
{
    const uint32_t more = places & (places - 1);
    const uint32_t first = (places & beyond[0]) == 0 ? bit : 0;
    const uint32_t second = (places & beyond[1]) == 0 ? bit << 9 : 0;
    const uint32_t last = (places & beyond[2]) == 0 ? bit << 18 : 0;

    return (first | second | last) & (0u - (more != 0));
}

/* Finds these thirds for all digits, in each house of a type.  Thirds of a line are its crossings
 * with blocks; those of a block are its columns or its rows.  NEWS restricts the digits to those
 * with changes.  Returns the houses with any. */
static unsigned find_thirds(const ChSeGrid *grid, int type, bool by_columns, const ChSeNews *news,
                            uint32_t *thirds)
{
    const uint16_t *const places = grid->pos[9 * type];
    const uint32_t beyond[] = {by_columns ? 0x1b6 : 0x1f8, by_columns ? 0x16d : 0x1c7,
                               by_columns ? 0xdb : 0x3f};
    uint32_t each[9 * CH_DIGITS];
    unsigned houses = 0;

    for (int i = 0; news == NULL && i < 9 * CH_DIGITS; i++)
        each[i] = thirds_of(places[i], beyond, bit_of[i]);
    for (int i = 0; i < 9; i++) {
        thirds[i] = 0;
        for (int digit = 0; news == NULL && digit < CH_DIGITS; digit++)
            thirds[i] |= each[CH_DIGITS * i + digit];
        CH_EACH_DIGIT(digit, news == NULL ? 0 : news->digits[9 * type + i])
            thirds[i] |= thirds_of(places[CH_DIGITS * i + digit], beyond, 1u << digit);
        houses |= (unsigned)(thirds[i] != 0) << i;
    }
    return houses;
}

/* Returns the house that contains a third of another. */
static int cover_of(int p, int type, int third)
{
    if (p < 9)
        return type == CH_SE_COLUMN ? 18 + p % 3 * 3 + third : 9 + p / 3 * 3 + third;
    return p < 18 ? (p - 9) / 3 * 3 + third : third * 3 + (p - 18) / 3;
}

/* The digits locked in thirds of houses, as visited: house by house, or digit by digit. */
typedef struct Locks {
    const ChSeGrid *grid;
    int type;  /* of the houses */
    int cover; /* of those that contain the thirds */
    uint32_t thirds[9];
    unsigned houses; /* those with thirds */
    Try *try;
} Locks;

static bool try_lock(const Locks *locks, int place, int at, const ChSeSink *sink)
{
    const int p = 9 * locks->type + place;

    return locks->try(locks->grid, p, cover_of(p, locks->cover, at / 9), at % 9, sink);
}

static bool visit_houses(const Locks *locks, const ChSeSink *sink)
{
    CH_EACH_BIT(place, locks->houses)
        CH_EACH_BIT(at, locks->thirds[place])
            if (try_lock(locks, place, at, sink))
                return true;
    return false;
}

static bool visit_digits(const Locks *locks, const ChSeSink *sink)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int place = 0; place < 9; place++)
            CH_EACH_BIT(at, locks->thirds[place] & (0x40201u << digit))
                if (try_lock(locks, place, at, sink))
                    return true;
    return false;
}

/* Visits the locked digits in four passes over pairs of types. */
static bool each_lock(const ChSeScale *scale, const ChSeGrid *grid, const ChSeNews *news, Try *try,
                      const ChSeSink *sink)
{
    static const uint8_t PASS[4][2] = {{CH_SE_BLOCK, CH_SE_COLUMN},
                                       {CH_SE_BLOCK, CH_SE_ROW},
                                       {CH_SE_COLUMN, CH_SE_BLOCK},
                                       {CH_SE_ROW, CH_SE_BLOCK}};

    Locks locks = {.grid = grid, .try = try};

    for (int pass = 0; pass < 4; pass++) {
        locks.type = PASS[pass][0];
        locks.cover = PASS[pass][1];
        locks.houses = find_thirds(grid, locks.type, pass == 0, news, locks.thirds);
        if (scale->locks_by_digit ? visit_digits(&locks, sink) : visit_houses(&locks, sink))
            return true;
    }
    return false;
}

static bool try_locking(const ChSeGrid *grid, int p, int q, int digit, const ChSeSink *sink)
{
    unsigned lost = grid->pos[q][digit] & ~(unsigned)ch_se_overlap[q][p];

    if (lost == 0)
        return false;
    ChSeHint hint = p < 9 ? ch_se_hint(CH_SE_POINTING, 2.6) : ch_se_hint(CH_SE_CLAIMING, 2.8);
    hint.base[0] = (uint8_t)p;
    hint.cover[0] = (uint8_t)q;
    hint.digits = (uint16_t)(1u << digit);
    CH_EACH_BIT(place, lost)
        hint.removed.of[ch_grid_house_cell[q][place]] = hint.digits;
    return ch_se_take(sink, &hint);
}

/* The houses of P's type that cross Q are three: neighbours, or blocks one below the other. */
static bool try_direct(const ChSeGrid *grid, int p, int q, int digit, const ChSeSink *sink)
{
    const int step = q >= 18 ? 3 : 1;
    const int first = q >= 18 ? p % 3 : p / 3 * 3;

    for (int r = first; r < first + 3 * step; r += step) {
        const unsigned places = grid->pos[r][digit];
        const unsigned outside = places & ~(unsigned)ch_se_overlap[r][q];
        if (!((r != p) & (outside != places) & (ch_se_count(outside) == 1)))
            continue;
        ChSeHint hint =
            p < 9 ? ch_se_hint(CH_SE_DIRECT_POINTING, 1.7) : ch_se_hint(CH_SE_DIRECT_CLAIMING, 1.9);
        hint.base[0] = (uint8_t)p;
        hint.base[1] = (uint8_t)r;
        hint.cover[0] = (uint8_t)q;
        hint.digits = (uint16_t)(1u << digit);
        hint.place = (int16_t)CH_CANDIDATE(ch_grid_house_cell[r][ch_lowest(outside)], digit);
        if (ch_se_take(sink, &hint))
            return true;
    }
    return false;
}

bool ch_se_direct_locking(const ChSeScale *scale, const ChSeGrid *grid, const ChSeSink *sink)
{
    return each_lock(scale, grid, NULL, try_direct, sink);
}

/* Returns the third that holds all of these places, or -1: a third of a line, or a block's column
 * or row. */
static int third_of(unsigned places, bool by_columns)
{
    const unsigned thirds = by_columns ? (places | places >> 3 | places >> 6) & 7
                                       : (places | places >> 1 | places >> 2) & 0x49;

    if (!ch_is_single(thirds))
        return -1;
    return by_columns ? ch_lowest(thirds) : ch_lowest(thirds) / 3;
}

/* Reports whether a house locks a digit out of the houses of the cover's type. */
static bool locks_out(const ChSeGrid *grid, int house, int cover, int digit)
{
    const int third = third_of(grid->pos[house][digit], cover == CH_SE_COLUMN);

    if (third < 0)
        return false;
    const int q = cover_of(house, cover, third);
    return (grid->pos[q][digit] & ~(unsigned)ch_se_overlap[q][house]) != 0;
}

bool ch_se_may_lock(const ChSeGrid *grid, const uint16_t *lost, int count)
{
    for (int i = 0; i < count; i++) {
        const uint8_t *const house = ch_grid_cell_house[lost[i] / 9];
        const int digit = lost[i] % 9;
        if (locks_out(grid, house[CH_SE_BLOCK], CH_SE_ROW, digit) ||
            locks_out(grid, house[CH_SE_BLOCK], CH_SE_COLUMN, digit) ||
            locks_out(grid, house[CH_SE_ROW], CH_SE_BLOCK, digit) ||
            locks_out(grid, house[CH_SE_COLUMN], CH_SE_BLOCK, digit))
            return true;
    }
    return false;
}

/* The digits of all lines of a type, in vectors. */
enum { LINES = 9 * CH_DIGITS, BAND = 3 * CH_DIGITS, LANES = 88 };

/* Copies each three lines that cross the same blocks, the STEP-th next in the place of each. */
static void rotate_lines(uint16_t *to, const uint16_t *from, int step)
{
    const size_t head = (size_t)(BAND - step * CH_DIGITS) * sizeof *to;
    const size_t tail = (size_t)(step * CH_DIGITS) * sizeof *to;

    for (int band = 0; band < LINES; band += BAND) {
        memcpy(to + band, from + band + step * CH_DIGITS, head);
        memcpy(to + band + BAND - step * CH_DIGITS, from + band, tail);
    }
}

/* Returns the digits of which a line and a block share places that are all of the one and not all
 * of the other.  Without branches, for all at once: the places of a line are put together by
 * threes, in the lowest bit of each. */
static unsigned locked_along(const ChSeGrid *grid, int type)
{
    enum { THREE = 0x49 };
    uint16_t thirds[LANES] = {0};
    uint16_t next[LANES] = {0};
    uint16_t last[LANES] = {0};
    unsigned digits = 0;

    memcpy(thirds, grid->pos[9 * type], LINES * sizeof *thirds);
    for (int i = 0; i < LANES; i++)
        thirds[i] = (uint16_t)((thirds[i] | thirds[i] >> 1 | thirds[i] >> 2) & THREE);
    rotate_lines(next, thirds, 1);
    rotate_lines(last, thirds, 2);
    for (int i = 0; i < LANES; i++) {
        const uint16_t third = thirds[i];
        const uint16_t both = third & (uint16_t)(third >> 3);
        const uint16_t more = (uint16_t)(both | both >> 3 | (third & third >> 6)) & 1;
        const uint16_t others = (uint16_t)(more | more << 3 | more << 6) ^ (next[i] | last[i]);
        thirds[i] = third & others;
    }
    for (int i = 0; i < 4 * CH_DIGITS; i++)
        thirds[i] |= thirds[i + 4 * CH_DIGITS];
    for (int i = 0; i < 2 * CH_DIGITS; i++)
        thirds[i] |= thirds[i + 2 * CH_DIGITS];
    for (int i = 0; i < CH_DIGITS; i++)
        digits |= (unsigned)((thirds[i] | thirds[i + CH_DIGITS] | thirds[i + 8 * CH_DIGITS]) != 0)
                  << i;
    return digits;
}

bool ch_se_locking(const ChSeScale *scale, const ChSeGrid *grid, const ChSeNews *news,
                   const ChSeSink *sink)
{
    ChSeNews locked;

    if (news == NULL)
        return each_lock(scale, grid, NULL, try_locking, sink);
    const unsigned digits = locked_along(grid, CH_SE_ROW) | locked_along(grid, CH_SE_COLUMN);
    for (int house = 0; house < CH_HOUSES; house++)
        locked.digits[house] = (uint16_t)(digits & news->digits[house]);
    return digits != 0 && each_lock(scale, grid, &locked, try_locking, sink);
}

/* se_locking.c - producers 2 and 6 of the SE scale: pointing and claiming, direct or not.
 *
 * All places (two or more) of a digit in house P lie in house Q, which then loses the digit
 * elsewhere.  The direct form asks instead whether another house R of P's type is left with one
 * place outside Q, and places the digit there; it removes nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_basic.h"

typedef bool Try(const ChSeGrid *grid, int p, int q, int digit, const ChSeSink *sink);

/* For each house of a type and digit, the thirds of the house that hold all places, two or more.
 * Thirds of a line are its crossings with blocks; those of a block are its columns or its rows. */
static void find_thirds(const uint16_t *places, bool by_columns, uint16_t *thirds)
{
    const uint16_t beyond[] = {by_columns ? 0x1b6 : 0x1f8, by_columns ? 0x16d : 0x1c7,
                               by_columns ? 0xdb : 0x3f};

    for (int i = 0; i < 9 * CH_DIGITS; i++) {
        const uint16_t all = places[i];
        const uint16_t more = all & (uint16_t)(all - 1);
        const uint16_t first = (all & beyond[0]) == 0 ? 1 : 0;
        const uint16_t second = (all & beyond[1]) == 0 ? 2 : 0;
        const uint16_t last = (all & beyond[2]) == 0 ? 4 : 0;
        thirds[i] = more != 0 ? first | second | last : 0;
    }
}

/* The digits that lie in each third; false when there are none. */
static bool sort_digits(const uint16_t *thirds, unsigned among, unsigned *digits)
{
    unsigned any = 0;

    digits[0] = digits[1] = digits[2] = 0;
    for (unsigned rest = among; rest != 0; rest &= rest - 1) {
        const unsigned in = thirds[ch_se_first(rest)];
        any |= in;
        for (int third = 0; in != 0 && third < 3; third++)
            if (in >> third & 1)
                digits[third] |= rest & -rest;
    }
    return any != 0;
}

/* The house that a third of another lies in. */
static int cover_of(int p, int type, int third)
{
    if (p < 9)
        return type == CH_SE_COLUMN ? 18 + p % 3 * 3 + third : 9 + p / 3 * 3 + third;
    return p < 18 ? (p - 9) / 3 * 3 + third : third * 3 + (p - 18) / 3;
}

static bool has_news(const ChSeNews *news, int type)
{
    unsigned any = 0;

    for (int house = 9 * type; house < 9 * type + 9; house++)
        any |= news->digits[house];
    return any != 0;
}

/* The four passes over pairs of types. */
static bool each_lock(const ChSeGrid *grid, const ChSeNews *news, Try *try, const ChSeSink *sink)
{
    static const uint8_t PASS[4][2] = {{CH_SE_BLOCK, CH_SE_COLUMN},
                                       {CH_SE_BLOCK, CH_SE_ROW},
                                       {CH_SE_COLUMN, CH_SE_BLOCK},
                                       {CH_SE_ROW, CH_SE_BLOCK}};

    uint16_t thirds[9 * CH_DIGITS];
    unsigned digits[3];

    for (int pass = 0; pass < 4; pass++) {
        const int type = PASS[pass][0];
        if (news != NULL && !has_news(news, type))
            continue;
        find_thirds(grid->pos[9 * type], pass == 0, thirds);
        for (int p = 9 * type; p < 9 * type + 9; p++) {
            const unsigned among = news == NULL ? CH_ALL_NINE : news->digits[p];
            if (!sort_digits(&thirds[CH_DIGITS * (p % 9)], among, digits))
                continue;
            for (int third = 0; third < 3; third++)
                for (unsigned rest = digits[third]; rest != 0; rest &= rest - 1)
                    if (try(grid, p, cover_of(p, PASS[pass][1], third), ch_se_first(rest), sink))
                        return true;
        }
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
    for (; lost != 0; lost &= lost - 1)
        hint.removed.of[ch_se_house_cell[q][ch_se_first(lost)]] = hint.digits;
    return ch_se_take(sink, &hint);
}

static bool try_direct(const ChSeGrid *grid, int p, int q, int digit, const ChSeSink *sink)
{
    for (int r = p / 9 * 9; r < p / 9 * 9 + 9; r++) {
        if (r == p || ch_se_overlap[r][q] == 0)
            continue;
        const unsigned places = grid->pos[r][digit];
        const unsigned outside = places & ~(unsigned)ch_se_overlap[r][q];
        if (ch_se_is_one(places) || !ch_se_is_one(outside))
            continue;
        ChSeHint hint =
            p < 9 ? ch_se_hint(CH_SE_DIRECT_POINTING, 1.7) : ch_se_hint(CH_SE_DIRECT_CLAIMING, 1.9);
        hint.base[0] = (uint8_t)p;
        hint.base[1] = (uint8_t)r;
        hint.cover[0] = (uint8_t)q;
        hint.digits = (uint16_t)(1u << digit);
        hint.place = (int16_t)CH_CANDIDATE(ch_se_house_cell[r][ch_se_first(outside)], digit);
        if (ch_se_take(sink, &hint))
            return true;
    }
    return false;
}

bool ch_se_direct_locking(const ChSeGrid *grid, const ChSeSink *sink)
{
    return each_lock(grid, NULL, try_direct, sink);
}

bool ch_se_locking(const ChSeGrid *grid, const ChSeNews *news, const ChSeSink *sink)
{
    return each_lock(grid, news, try_locking, sink);
}

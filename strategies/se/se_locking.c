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

/* For each third of the house, those of the digits whose places, two or three, all lie in it.  Thirds of a
 * line are its crossings with blocks; those of a block are its columns or its rows. */
static void digits_by_third(const ChSeGrid *grid, int house, unsigned among, int pass,
                            unsigned *digits)
{
    const unsigned third = pass == 0 ? 0x49 : 7;
    const int step = pass == 0 ? 1 : 3;

    digits[0] = digits[1] = digits[2] = 0;
    for (; among != 0; among &= among - 1) {
        const int digit = ch_se_first(among);
        const unsigned places = grid->pos[house][digit];
        const unsigned second = places & (places - 1);
        const unsigned third_place = second & (second - 1);
        if (second == 0 || (third_place & (third_place - 1)) != 0)
            continue;
        for (int i = 0; i < 3; i++)
            if ((places & ~(third << step * i)) == 0)
                digits[i] |= 1u << digit;
    }
}

/* The house that a third of another lies in. */
static int cover_of(int p, int type, int third)
{
    if (p < 9)
        return type == CH_SE_COLUMN ? 18 + p % 3 * 3 + third : 9 + p / 3 * 3 + third;
    return p < 18 ? (p - 9) / 3 * 3 + third : third * 3 + (p - 18) / 3;
}

/* The four passes over pairs of types. */
static bool each_lock(const ChSeGrid *grid, const ChSeNews *news, Try *try, const ChSeSink *sink)
{
    static const uint8_t PASS[4][2] = {{CH_SE_BLOCK, CH_SE_COLUMN},
                                       {CH_SE_BLOCK, CH_SE_ROW},
                                       {CH_SE_COLUMN, CH_SE_BLOCK},
                                       {CH_SE_ROW, CH_SE_BLOCK}};

    for (int pass = 0; pass < 4; pass++)
        for (int p = 9 * PASS[pass][0]; p < 9 * PASS[pass][0] + 9; p++) {
            unsigned digits[3];
            digits_by_third(grid, p, news == NULL ? CH_ALL_NINE : news->digits[p], pass, digits);
            for (int third = 0; third < 3; third++)
                for (unsigned rest = digits[third]; rest != 0; rest &= rest - 1)
                    if (try(grid, p, cover_of(p, PASS[pass][1], third), ch_se_first(rest), sink))
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
    for (; lost != 0; lost &= lost - 1)
        hint.removed.of[ch_se_house_cell[q][ch_se_first(lost)]] = hint.digits;
    return ch_se_take(sink, &hint);
}

static bool try_direct(const ChSeGrid *grid, int p, int q, int digit, const ChSeSink *sink)
{
    for (int r = p / 9 * 9; r < p / 9 * 9 + 9; r++) {
        const unsigned places = grid->pos[r][digit];
        const unsigned outside = places & ~(unsigned)ch_se_overlap[r][q];
        if (r == p || ch_se_overlap[r][q] == 0 || ch_se_is_one(places) || !ch_se_is_one(outside))
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

/* se_fish.c - producers 8, 11 and 17 of the SE scale: X-Wing, Swordfish, Jellyfish.
 *
 * Bases are columns, then rows.  Combinations of base lines come first, digits inside.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_basic.h"

static void list_houses(uint8_t *house, int first, unsigned lines)
{
    for (; lines != 0; lines &= lines - 1)
        *house++ = (uint8_t)(first + ch_se_first(lines));
}

static bool try_fish(const ChSeGrid *grid, int first, unsigned bases, int digit, int size,
                     const ChSeSink *sink)
{
    static const uint8_t TECHNIQUE[] = {CH_SE_X_WING, CH_SE_SWORDFISH, CH_SE_JELLYFISH};
    static const double RATING[] = {3.2, 3.8, 5.2};
    const int across = first == 18 ? 9 : 18;
    unsigned covers = 0;
    bool lost = false;

    for (unsigned rest = bases; rest != 0; rest &= rest - 1)
        covers |= grid->pos[first + ch_se_first(rest)][digit];
    if (ch_se_count(covers) != size)
        return false;
    ChSeHint hint = ch_se_hint(TECHNIQUE[size - 2], RATING[size - 2]);
    hint.digits = (uint16_t)(1u << digit);
    for (unsigned rest = covers; rest != 0; rest &= rest - 1) {
        const int house = across + ch_se_first(rest);
        for (unsigned out = grid->pos[house][digit] & ~bases; out != 0; out &= out - 1)
            lost |= ch_se_hint_remove(&hint, grid, ch_se_house_cell[house][ch_se_first(out)],
                                      hint.digits);
    }
    if (!lost)
        return false;
    list_houses(hint.base, first, bases);
    list_houses(hint.cover, across, covers);
    return ch_se_take(sink, &hint);
}

/* The digits that have two to SIZE places in a line, and are not placed too often for a fish. */
static unsigned digits_in(const ChSeGrid *grid, int house, int size)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)(ch_se_is_few(grid->pos[house][digit], size) &&
                             grid->filled[digit] + 2 * size <= 9)
                  << digit;
    return digits;
}

static bool along(const ChSeGrid *grid, int first, int size, const ChSeNews *news,
                  const ChSeSink *sink)
{
    unsigned in_line[9];
    unsigned new_in[9];
    unsigned any = 0;

    for (int line = 0; line < 9; line++) {
        in_line[line] = digits_in(grid, first + line, size);
        new_in[line] = in_line[line] & (news == NULL ? CH_ALL_NINE : news->digits[first + line]);
        any |= new_in[line];
    }
    if (any == 0)
        return false;
    for (unsigned bases = (1u << size) - 1; bases >> 9 == 0; bases = ch_se_next_choice(bases)) {
        unsigned digits = CH_ALL_NINE;
        unsigned new_digits = 0;
        for (unsigned rest = bases; rest != 0; rest &= rest - 1) {
            digits &= in_line[ch_se_first(rest)];
            new_digits |= new_in[ch_se_first(rest)];
        }
        for (digits &= new_digits; digits != 0; digits &= digits - 1)
            if (try_fish(grid, first, bases, ch_se_first(digits), size, sink))
                return true;
    }
    return false;
}

bool ch_se_fish(const ChSeGrid *grid, int size, const ChSeNews *news, const ChSeSink *sink)
{
    return along(grid, 18, size, news, sink) || along(grid, 9, size, news, sink);
}

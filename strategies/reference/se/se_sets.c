/* se_sets.c - hidden and naked sets of the SE scale: producers 3, 5, 7, 9, 10, 12, 16, 18.
 *
 * Combinations are visited as numbers of increasing value.  Elements that cannot be members are
 * excluded beforehand, which does not change the order of the others.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_basic.h"

/* Returns the places of all digits of a set, in a house. */
static unsigned places_of(const ChSeGrid *grid, int house, unsigned digits)
{
    unsigned places = 0;

    CH_EACH_DIGIT(digit, digits)
        places |= grid->pos[house][digit];
    return places;
}

/* Returns the digits with two to SIZE places in a house. */
static unsigned few_digits(const ChSeGrid *grid, int house, int size)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)ch_se_is_few(grid->pos[house][digit], size) << digit;
    return digits;
}

typedef bool TryHidden(const ChSeGrid *grid, int house, unsigned digits, unsigned places,
                       const ChSeSink *sink);

static bool each_hidden(const ChSeGrid *grid, int house, int size, unsigned news, TryHidden *try,
                        const ChSeSink *sink)
{
    const unsigned few = news == 0 ? 0 : few_digits(grid, house, size);
    const int count = ch_se_count(few);

    if (count < size || (few & news) == 0)
        return false;
    for (unsigned choice = (1u << size) - 1; choice >> count == 0;
         choice = ch_se_next_choice(choice)) {
        const unsigned digits = ch_se_chosen(few, choice);
        if ((digits & news) == 0)
            continue;
        const unsigned places = places_of(grid, house, digits);
        if (ch_se_count(places) == size && try(grid, house, digits, places, sink))
            return true;
    }
    return false;
}

static bool each_house(const ChSeGrid *grid, int size, int least_empty, const ChSeNews *news,
                       TryHidden *try, const ChSeSink *sink)
{
    for (int i = 0; i < CH_SE_TYPES; i++)
        for (int house = 9 * ch_se_bcr[i]; house < 9 * ch_se_bcr[i] + 9; house++)
            if (grid->empty[house] >= least_empty &&
                each_hidden(grid, house, size, news == NULL ? CH_ALL_NINE : news->digits[house],
                            try, sink))
                return true;
    return false;
}

/* Places the first other digit that is left with one place outside the set's. */
static bool try_direct(const ChSeGrid *grid, int house, unsigned digits, unsigned places,
                       const ChSeSink *sink)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const unsigned all = grid->pos[house][digit];
        const unsigned outside = all & ~places;
        if (digits >> digit & 1 || ch_is_single(all) || !ch_is_single(outside))
            continue;
        ChSeHint hint = ch_se_count(digits) == 2 ? ch_se_hint(CH_SE_DIRECT_HIDDEN_PAIR, 2.0)
                                                 : ch_se_hint(CH_SE_DIRECT_HIDDEN_TRIPLET, 2.5);
        hint.base[0] = (uint8_t)house;
        hint.digits = (uint16_t)digits;
        hint.cells = (uint16_t)places;
        hint.place = (int16_t)CH_CANDIDATE(ch_grid_house_cell[house][ch_lowest(outside)], digit);
        return ch_se_take(sink, &hint);
    }
    return false;
}

static bool try_hidden(const ChSeGrid *grid, int house, unsigned digits, unsigned places,
                       const ChSeSink *sink)
{
    static const uint8_t TECHNIQUE[] = {CH_SE_HIDDEN_PAIR, CH_SE_HIDDEN_TRIPLET, CH_SE_HIDDEN_QUAD};
    static const double RATING[] = {3.4, 4.0, 5.4};
    const int size = ch_se_count(digits);
    ChSeHint hint = ch_se_hint(TECHNIQUE[size - 2], RATING[size - 2]);
    bool lost = false;

    hint.base[0] = (uint8_t)house;
    hint.digits = (uint16_t)digits;
    hint.cells = (uint16_t)places;
    CH_EACH_BIT(place, places)
        lost |= ch_se_hint_remove(&hint, grid, ch_grid_house_cell[house][place], ~digits);
    return lost && ch_se_take(sink, &hint);
}

bool ch_se_new_hidden_pairs(const ChSeGrid *grid, const ChSeNews *twos, const ChSeNews *news,
                            const ChSeSink *sink)
{
    for (int i = 0; i < CH_SE_TYPES; i++)
        for (int house = 9 * ch_se_bcr[i]; house < 9 * ch_se_bcr[i] + 9; house++) {
            const uint16_t *const pos = grid->pos[house];
            const unsigned two = twos->digits[house];
            const unsigned fresh = two & news->digits[house];
            if (fresh == 0 || ch_is_single(two) || grid->empty[house] < 5)
                continue;
            CH_EACH_DIGIT(b, two)
                CH_EACH_DIGIT(a, two & ((1u << b) - 1))
                    if (pos[a] == pos[b] && (fresh & (1u << a | 1u << b)) != 0 &&
                        try_hidden(grid, house, 1u << a | 1u << b, pos[a], sink))
                        return true;
        }
    return false;
}

bool ch_se_direct_hidden_sets(const ChSeGrid *grid, int size, const ChSeSink *sink)
{
    return each_house(grid, size, size + 1, NULL, try_direct, sink);
}

bool ch_se_hidden_sets(const ChSeGrid *grid, int size, const ChSeNews *news, const ChSeSink *sink)
{
    return each_house(grid, size, 2 * size + 1, news, try_hidden, sink);
}

/* ---- naked sets ---- */

static bool try_naked(const ChSeGrid *grid, int house, unsigned cells, unsigned digits,
                      const ChSeSink *sink)
{
    static const uint8_t TECHNIQUE[] = {CH_SE_NAKED_PAIR, CH_SE_NAKED_TRIPLET, CH_SE_NAKED_QUAD};
    static const double RATING[] = {3.0, 3.6, 5.0};
    const int size = ch_se_count(digits);
    unsigned rest = places_of(grid, house, digits) & ~cells;

    if (rest == 0)
        return false;
    ChSeHint hint = ch_se_hint(TECHNIQUE[size - 2], RATING[size - 2]);
    hint.base[0] = (uint8_t)house;
    hint.digits = (uint16_t)digits;
    hint.cells = (uint16_t)cells;
    CH_EACH_BIT(place, rest)
        ch_se_hint_remove(&hint, grid, ch_grid_house_cell[house][place], digits);
    return ch_se_take(sink, &hint);
}

static unsigned digits_of(const ChSeGrid *grid, int house, unsigned cells)
{
    unsigned digits = 0;

    CH_EACH_BIT(place, cells)
        digits |= grid->cand[ch_grid_house_cell[house][place]];
    return digits;
}

static bool naked_in_house(const ChSeGrid *grid, int house, int size, unsigned news,
                           const ChSeSink *sink)
{
    unsigned few = 0;

    for (int index = 0; index < 9 && news != 0; index++)
        few |= (unsigned)ch_se_is_few(grid->cand[ch_grid_house_cell[house][index]], size) << index;
    const int count = ch_se_count(few);
    if (count < size || (few & news) == 0)
        return false;
    for (unsigned choice = (1u << size) - 1; choice >> count == 0;
         choice = ch_se_next_choice(choice)) {
        const unsigned cells = ch_se_chosen(few, choice);
        if ((cells & news) == 0)
            continue;
        const unsigned digits = digits_of(grid, house, cells);
        if (ch_se_count(digits) == size && try_naked(grid, house, cells, digits, sink))
            return true;
    }
    return false;
}

bool ch_se_naked_sets(const ChSeGrid *grid, int size, const ChSeNews *news, const ChSeSink *sink)
{
    for (int i = 0; i < CH_SE_TYPES; i++)
        for (int house = 9 * ch_se_bcr[i]; house < 9 * ch_se_bcr[i] + 9; house++)
            if (grid->empty[house] >= 2 * size &&
                naked_in_house(grid, house, size, news == NULL ? CH_ALL_NINE : news->cells[house],
                               sink))
                return true;
    return false;
}

bool ch_se_new_naked_pairs(const ChSeGrid *grid, const ChSeNews *twos, const ChSeNews *news,
                           const ChSeSink *sink)
{
    for (int i = 0; i < CH_SE_TYPES; i++)
        for (int house = 9 * ch_se_bcr[i]; house < 9 * ch_se_bcr[i] + 9; house++) {
            const uint8_t *const cell = ch_grid_house_cell[house];
            const unsigned two = twos->cells[house];
            const unsigned fresh = two & news->cells[house];
            if (fresh == 0 || ch_is_single(two) || grid->empty[house] < 4)
                continue;
            CH_EACH_BIT(b, two)
                CH_EACH_BIT(a, two & ((1u << b) - 1))
                    if (grid->cand[cell[a]] == grid->cand[cell[b]] &&
                        (fresh & (1u << a | 1u << b)) != 0 &&
                        try_naked(grid, house, 1u << a | 1u << b, grid->cand[cell[a]], sink))
                        return true;
        }
    return false;
}

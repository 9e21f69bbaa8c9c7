/* se_sets.c - hidden and naked sets of the SE scale: producers 3, 5, 7, 9, 10, 12, 16, 18.
 *
 * Combinations are visited as numbers of increasing value: by their highest member, then by the
 * next.  Elements that cannot be members are excluded beforehand, and members that together already
 * have too many digits or places are not completed.  Neither changes the order of the others.
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

/* Sets a byte for each mask: whether it has two to SIZE bits, four at most. */
static void flag_few(const uint16_t *mask, int count, int size, uint8_t *flag)
{
    for (int i = 0; i < count; i++) {
        const uint16_t second = mask[i] & (uint16_t)(mask[i] - 1);
        const uint16_t third = second & (uint16_t)(second - 1);
        const uint16_t fourth = third & (uint16_t)(third - 1);
        const uint16_t fifth = fourth & (uint16_t)(fourth - 1);
        const uint16_t more = size == 2 ? third : size == 3 ? fourth : fifth;
        flag[i] = (uint8_t)(ch_se_has_any(second) & ~ch_se_has_any(more));
    }
}

typedef bool TrySet(const ChSeGrid *grid, int house, unsigned members, unsigned others,
                    const ChSeSink *sink);

/* A search for sets in a house: digits with places in common, or cells with digits. */
typedef struct Sets {
    const ChSeGrid *grid;
    int house;
    int size;
    const uint16_t *mask; /* the places of each digit, or the digits of each cell */
    unsigned news;        /* a set has one of these */
    TrySet *try;
    const ChSeSink *sink;
} Sets;

/* Visits the sets of the members and as many LEFT of those below them, a constant.  OTHERS: the
 * members' places or digits. */
static inline bool visit_sets(const Sets *sets, unsigned below, unsigned members, unsigned others,
                              int left)
{
    CH_EACH_BIT(at, below) {
        const unsigned all = others | sets->mask[at];
        const unsigned now = members | 1u << at;
        if (left > 1 ? ch_se_count(all) <= sets->size &&
                           visit_sets(sets, below & ((1u << at) - 1), now, all, left - 1)
                     : ch_se_count(all) == sets->size && (now & sets->news) != 0 &&
                           sets->try(sets->grid, sets->house, now, all, sets->sink))
            return true;
    }
    return false;
}

/* Visits the sets of elements from FEW. */
static bool each_set(const Sets *sets, unsigned few)
{
    if (ch_se_count(few) < sets->size || (few & sets->news) == 0)
        return false;
    return sets->size == 2   ? visit_sets(sets, few, 0, 0, 2)
           : sets->size == 3 ? visit_sets(sets, few, 0, 0, 3)
                             : visit_sets(sets, few, 0, 0, 4);
}

static bool each_hidden(const ChSeGrid *grid, int size, int least_empty, const ChSeNews *news,
                        TrySet *try, const ChSeSink *sink)
{
    Sets sets = {.grid = grid, .size = size, .news = CH_ALL_NINE, .try = try, .sink = sink};
    uint8_t flag[CH_HOUSES * CH_DIGITS];
    ChSeNews few;

    flag_few(grid->pos[0], CH_HOUSES * CH_DIGITS, size, flag);
    ch_se_by_digit(&few, flag);
    for (int i = 0; i < CH_SE_TYPES; i++)
        for (int house = 9 * ch_se_bcr[i]; house < 9 * ch_se_bcr[i] + 9; house++) {
            if (grid->empty[house] < least_empty)
                continue;
            sets.house = house;
            sets.mask = grid->pos[house];
            if (news != NULL)
                sets.news = news->digits[house];
            if (each_set(&sets, few.digits[house]))
                return true;
        }
    return false;
}

/* Places the first other digit that is left with one place outside the set's. */
static bool try_direct(const ChSeGrid *grid, int house, unsigned digits, unsigned places,
                       const ChSeSink *sink)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const unsigned all = grid->pos[house][digit];
        const unsigned outside = all & ~places;
        if (!((ch_se_count(outside) == 1) & (outside != all) & ~(digits >> digit)))
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
    return each_hidden(grid, size, size + 1, NULL, try_direct, sink);
}

bool ch_se_hidden_sets(const ChSeGrid *grid, int size, const ChSeNews *news, const ChSeSink *sink)
{
    return each_hidden(grid, size, 2 * size + 1, news, try_hidden, sink);
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

bool ch_se_naked_sets(const ChSeGrid *grid, int size, const ChSeNews *news, const ChSeSink *sink)
{
    uint16_t digits[9];
    Sets sets = {.grid = grid,
                 .size = size,
                 .mask = digits,
                 .news = CH_ALL_NINE,
                 .try = try_naked,
                 .sink = sink};
    uint8_t flag[CH_CELLS];
    ChSeNews few;

    flag_few(grid->cand, CH_CELLS, size, flag);
    ch_se_by_cell(&few, flag);
    for (int i = 0; i < CH_SE_TYPES; i++)
        for (int house = 9 * ch_se_bcr[i]; house < 9 * ch_se_bcr[i] + 9; house++) {
            if (grid->empty[house] < 2 * size)
                continue;
            CH_EACH_BIT(place, few.cells[house])
                digits[place] = grid->cand[ch_grid_house_cell[house][place]];
            sets.house = house;
            if (news != NULL)
                sets.news = news->cells[house];
            if (each_set(&sets, few.cells[house]))
                return true;
        }
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

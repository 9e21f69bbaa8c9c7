/* se_fish.c - producers 8, 11 and 17 of the SE scale: X-Wing, Swordfish, Jellyfish.
 *
 * Bases are columns, then rows.  Combinations of base lines come first, digits inside.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_basic.h"

static void list_houses(uint8_t *house, int first, unsigned lines)
{
    CH_EACH_BIT(line, lines)
        *house++ = (uint8_t)(first + line);
}

static bool try_fish(const ChSeGrid *grid, int first, unsigned bases, int digit, int size,
                     const ChSeSink *sink)
{
    static const uint8_t TECHNIQUE[] = {CH_SE_X_WING, CH_SE_SWORDFISH, CH_SE_JELLYFISH};
    static const double RATING[] = {3.2, 3.8, 5.2};
    const int across = first == 18 ? 9 : 18;
    unsigned covers = 0;
    bool lost = false;

    CH_EACH_BIT(line, bases)
        covers |= grid->pos[first + line][digit];
    if (ch_se_count(covers) != size)
        return false;
    ChSeHint hint = ch_se_hint(TECHNIQUE[size - 2], RATING[size - 2]);
    hint.digits = (uint16_t)(1u << digit);
    CH_EACH_BIT(line, covers) {
        const int house = across + line;
        CH_EACH_BIT(place, grid->pos[house][digit] & ~bases)
            lost |= ch_se_hint_remove(&hint, grid, ch_grid_house_cell[house][place], hint.digits);
    }
    if (!lost)
        return false;
    list_houses(hint.base, first, bases);
    list_houses(hint.cover, across, covers);
    return ch_se_take(sink, &hint);
}

/* The lines of a digit with two to SIZE places. */
typedef struct Lines {
    int size;
    int count;
    uint16_t places[9];
    unsigned at[9]; /* each line's bit */
    unsigned fresh; /* those lines where something is new */
} Lines;

static void list_lines(const ChSeGrid *grid, int first, int digit, const ChSeNews *news,
                       Lines *lines)
{
    lines->count = 0;
    lines->fresh = 0;
    for (int line = 0; line < 9; line++) {
        const uint16_t places = grid->pos[first + line][digit];
        if (!ch_se_is_few(places, lines->size))
            continue;
        lines->places[lines->count] = places;
        lines->at[lines->count++] = 1u << line;
        if (news == NULL || (news->digits[first + line] >> digit & 1))
            lines->fresh |= 1u << line;
    }
}

/* Reports whether WANTING more lines from FROM on complete a fish with the bases. */
static bool has_fish(const Lines *lines, int from, int wanting, unsigned bases, unsigned covers)
{
    if (wanting == 0)
        return (bases & lines->fresh) != 0;
    for (int i = from; i + wanting <= lines->count; i++) {
        const unsigned more = covers | lines->places[i];
        if (ch_se_count(more) <= lines->size &&
            has_fish(lines, i + 1, wanting - 1, bases | lines->at[i], more))
            return true;
    }
    return false;
}

/* Returns the digits for which some line is new. */
static unsigned new_digits_along(int first, const ChSeNews *news)
{
    unsigned digits = news == NULL ? CH_ALL_NINE : 0;

    for (int line = 0; line < 9 && news != NULL; line++)
        digits |= news->digits[first + line];
    return digits;
}

/* Returns the digits that have fish, with or without eliminations; digits placed too often are
 * excluded. */
static unsigned digits_with_fish(const ChSeGrid *grid, int first, int size, const ChSeNews *news)
{
    unsigned digits = 0;
    Lines lines = {.size = size};

    CH_EACH_DIGIT(digit, new_digits_along(first, news)) {
        if (grid->filled[digit] + 2 * size > 9)
            continue;
        list_lines(grid, first, digit, news, &lines);
        digits |= (unsigned)(lines.fresh != 0 && has_fish(&lines, 0, size, 0, 0)) << digit;
    }
    return digits;
}

/* Returns those of the digits that have two to SIZE places in a line. */
static unsigned few_in(const ChSeGrid *grid, int house, unsigned digits, int size)
{
    unsigned few = 0;

    CH_EACH_DIGIT(digit, digits)
        if (ch_se_is_few(grid->pos[house][digit], size))
            few |= 1u << digit;
    return few;
}

static bool try_lines_along(const ChSeGrid *grid, int first, int size, const ChSeNews *news,
                            const ChSeSink *sink)
{
    const unsigned with_fish = digits_with_fish(grid, first, size, news);
    unsigned in_line[9];

    if (with_fish == 0)
        return false;
    for (int line = 0; line < 9; line++)
        in_line[line] = few_in(grid, first + line, with_fish, size);
    for (unsigned bases = (1u << size) - 1; bases >> 9 == 0; bases = ch_se_next_choice(bases)) {
        unsigned digits = with_fish;
        unsigned new_digits = 0;
        CH_EACH_HOUSE(line, bases) {
            digits &= in_line[line];
            new_digits |= news == NULL ? CH_ALL_NINE : news->digits[first + line];
        }
        CH_EACH_DIGIT(digit, digits & new_digits)
            if (try_fish(grid, first, bases, digit, size, sink))
                return true;
    }
    return false;
}

bool ch_se_fish(const ChSeGrid *grid, int size, const ChSeNews *news, const ChSeSink *sink)
{
    return try_lines_along(grid, 18, size, news, sink) ||
           try_lines_along(grid, 9, size, news, sink);
}

/* Returns the digits that have the same two places in two of nine lines. */
static unsigned digits_with_pairs(const ChSeGrid *grid, int first, const ChSeNews *twos)
{
    unsigned digits = 0;
    unsigned once = 0;
    unsigned twice = 0;

    for (int line = first; line < first + 9; line++) {
        twice |= once & twos->digits[line];
        once |= twos->digits[line];
    }
    CH_EACH_DIGIT(digit, twice) {
        uint16_t places[9];
        int count = 0;
        bool any = false;
        for (int line = first; line < first + 9; line++) {
            places[count] = grid->pos[line][digit];
            count += twos->digits[line] >> digit & 1;
        }
        for (int b = 1; b < count; b++)
            for (int a = 0; a < b; a++)
                any |= places[a] == places[b];
        digits |= (unsigned)any << digit;
    }
    return digits;
}

static bool try_new_pairs(const ChSeGrid *grid, int first, const ChSeNews *twos,
                          const ChSeNews *news, const ChSeSink *sink)
{
    const unsigned digits = digits_with_pairs(grid, first, twos);

    for (int b = first + 1; b < first + 9 && digits != 0; b++)
        for (int a = first; a < b; a++) {
            const unsigned fresh = (news->digits[a] | news->digits[b]) & digits;
            CH_EACH_DIGIT(digit, twos->digits[a] & twos->digits[b] & fresh)
                if (grid->pos[a][digit] == grid->pos[b][digit] && grid->filled[digit] <= 5 &&
                    try_fish(grid, first, 1u << (a - first) | 1u << (b - first), digit, 2, sink))
                    return true;
        }
    return false;
}

bool ch_se_new_x_wings(const ChSeGrid *grid, const ChSeNews *twos, const ChSeNews *news,
                       const ChSeSink *sink)
{
    return try_new_pairs(grid, 18, twos, news, sink) || try_new_pairs(grid, 9, twos, news, sink);
}

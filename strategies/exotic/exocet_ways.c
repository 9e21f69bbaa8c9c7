/* exocet_ways.c - see exocet_ways.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exocet_ways.h"

#include <assert.h>
#include <string.h>

/* ---- ways to fill the pattern ---- */

typedef struct Ways {
    int count;
    ChExocetWay way[CH_MOST_WAYS];
} Ways;

ChPatternCells ch_exocet_places(const ChExocet *exocet)
{
    const int first = exocet->chute % 3 * 3;
    ChPatternCells places;

    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 6; k++)
            places.outside[i][k] =
                (uint8_t)ch_chute_cell(exocet->chute, (first + 3 + k) % 9, exocet->cross[i]);
    for (int i = 0; i < 2; i++) {
        const int cross = exocet->cross[2 - i];
        const ChCellSet seen =
            ch_cells_or(ch_cell_peers[exocet->base[0]], ch_cell_peers[exocet->target[i]]);
        int count = 0;
        for (int k = 0; k < 9 && count < 2; k++) {
            const int cell = ch_chute_cell(exocet->chute, first + k / 3, cross / 3 * 3 + k % 3);
            if (!ch_cells_has(&seen, cell) && cross / 3 * 3 + k % 3 != cross)
                places.mirror[i][count++] = (uint8_t)cell;
        }
    }
    return places;
}

/* Returns those of the digits that are possible in a cell. */
static uint16_t digits_at(const ChCellSet possible[CH_DIGITS], unsigned digits, int cell)
{
    unsigned at = 0;

    CH_EACH_DIGIT(digit, digits)
        at |= (unsigned)ch_cells_has(&possible[digit], cell) << digit;
    return (uint16_t)at;
}

static ChOpenDigits open_digits_of(const ChExocet *exocet, const ChPatternCells *places,
                                   const ChCellSet possible[CH_DIGITS])
{
    ChOpenDigits parts;

    for (int i = 0; i < 2; i++) {
        parts.base[i] = digits_at(possible, exocet->digits, exocet->base[i]);
        parts.target[i] = digits_at(possible, exocet->digits, exocet->target[i]);
        parts.mirror[i] = digits_at(possible, exocet->digits, places->mirror[i][0]) |
                          digits_at(possible, exocet->digits, places->mirror[i][1]);
    }
    CH_EACH_DIGIT(digit, exocet->digits) {
        const ChCellSet *const cells = &possible[digit];
        for (int i = 0; i < 3; i++) {
            unsigned lines = 0;
            for (int k = 0; k < 6; k++)
                lines |= (unsigned)ch_cells_has(cells, places->outside[i][k]) << k;
            parts.lines[digit][i] = (uint16_t)lines;
        }
    }
    return parts;
}

/* Returns the possible lines, in the cross-line through the base's box, of a digit in TARGET that
 * has another line in the other target's cross-line. */
static unsigned base_lines_of(const ChOpenDigits *parts, int digit, int target)
{
    const unsigned adjacent = parts->lines[digit][0];
    const unsigned other = parts->lines[digit][2 - target];

    return ch_is_single(other) ? adjacent & ~other : other != 0 ? adjacent : 0;
}

static bool is_open(const ChOpenDigits *parts, const int in_target[2])
{
    unsigned lines[2];

    for (int i = 0; i < 2; i++) {
        if (!((parts->target[i] & parts->mirror[i]) >> in_target[i] & 1))
            return false;
        lines[i] = base_lines_of(parts, in_target[i], i);
    }
    return lines[0] != 0 && lines[1] != 0 && !ch_is_single(lines[0] | lines[1]);
}

static void add_way(Ways *ways, const ChExocet *exocet, const int in_base[2],
                    const int in_target[2])
{
    assert(ways->count < CH_MOST_WAYS);
    ChExocetWay *const way = &ways->way[ways->count++];

    for (int i = 0; i < 2; i++) {
        way->cell[i] = exocet->base[i];
        way->digit[i] = (uint8_t)in_base[i];
        way->cell[2 + i] = exocet->target[i];
        way->digit[2 + i] = (uint8_t)in_target[i];
    }
}

static Ways ways_of(const ChExocet *exocet, const ChOpenDigits *parts)
{
    Ways ways = {.count = 0};

    CH_EACH_DIGIT(one, parts->base[0])
        CH_EACH_DIGIT(two, parts->base[1] & ~(1u << one)) {
            const int in_base[2] = {one, two};
            const int swapped[2] = {two, one};
            if (is_open(parts, in_base))
                add_way(&ways, exocet, in_base, in_base);
            if (is_open(parts, swapped))
                add_way(&ways, exocet, in_base, swapped);
        }
    return ways;
}

/* Reports whether two ways do not conflict. */
static bool are_compatible(const ChExocetWay *one, const ChExocetWay *other)
{
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++) {
            const bool same = one->digit[i] == other->digit[k];
            if (one->cell[i] == other->cell[k]
                    ? !same
                    : same && ch_cells_has(&ch_cell_peers[one->cell[i]], other->cell[k]))
                return false;
        }
    return true;
}

/* ---- patterns ---- */

ChExocetPattern ch_exocet_pattern(const ChBoard *board, const ChExocet *one, const ChExocet *other,
                                  bool mirrors)
{
    ChExocetPattern pattern = {
        .board = board, .count = other != NULL ? 2 : 1, .mirrors = mirrors, .exocet = {*one}};

    if (other != NULL)
        pattern.exocet[1] = *other;
    for (int i = 0; i < pattern.count; i++) {
        pattern.places[i] = ch_exocet_places(&pattern.exocet[i]);
        pattern.digits |= pattern.exocet[i].digits;
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        pattern.possible[digit] = ch_board_plane(board, digit);
    return pattern;
}

ChCellSet ch_exocet_cells(const ChExocetPattern *pattern)
{
    ChCellSet cells = {{0, 0}};

    for (int i = 0; i < pattern->count; i++) {
        const ChPatternCells *const places = &pattern->places[i];
        for (int k = 0; k < 2; k++) {
            ch_cells_add(&cells, pattern->exocet[i].base[k]);
            ch_cells_add(&cells, pattern->exocet[i].target[k]);
            ch_cells_add(&cells, places->mirror[k][0]);
            ch_cells_add(&cells, places->mirror[k][1]);
        }
        for (int k = 0; k < 18; k++)
            ch_cells_add(&cells, places->outside[k / 6][k % 6]);
    }
    return cells;
}

void ch_exocet_suppose(const ChExocetPattern *pattern, int cell, int digit,
                       ChCellSet possible[CH_DIGITS])
{
    CH_EACH_BIT(one, pattern->digits) {
        possible[one] = pattern->possible[one];
        if (one == digit)
            possible[one] = ch_cells_minus(possible[one], ch_cell_peers[cell]);
        else
            ch_cells_remove(&possible[one], cell);
    }
}

ChOpenDigits ch_exocet_open(const ChExocetPattern *pattern, int which,
                            const ChCellSet possible[CH_DIGITS])
{
    const ChExocet *const exocet = &pattern->exocet[which];
    ChOpenDigits parts = open_digits_of(exocet, &pattern->places[which], possible);

    if (!pattern->mirrors)
        parts.mirror[0] = parts.mirror[1] = exocet->digits;
    return parts;
}

unsigned ch_exocet_fitting(const ChOpenDigits *open, int target)
{
    unsigned fitting = 0;

    CH_EACH_DIGIT(digit, open->target[target] & open->mirror[target])
        if (base_lines_of(open, digit, target) != 0)
            fitting |= 1u << digit;
    return fitting;
}

/* Lists the ways of each exocet.  False if one of them has none. */
static bool list_ways(const ChExocetPattern *pattern, const ChCellSet possible[CH_DIGITS],
                      Ways ways[2])
{
    for (int i = 0; i < pattern->count; i++) {
        const ChOpenDigits parts = ch_exocet_open(pattern, i, possible);
        ways[i] = ways_of(&pattern->exocet[i], &parts);
        if (ways[i].count == 0)
            return false;
    }
    return true;
}

int ch_exocet_list_ways(const ChExocetPattern *pattern, int which,
                        const ChCellSet possible[CH_DIGITS], ChExocetWay way[CH_MOST_WAYS])
{
    const ChOpenDigits parts = ch_exocet_open(pattern, which, possible);
    const Ways ways = ways_of(&pattern->exocet[which], &parts);

    memcpy(way, ways.way, (size_t)ways.count * sizeof *way);
    return ways.count;
}

bool ch_exocet_has_way(const ChExocetPattern *pattern, const ChCellSet possible[CH_DIGITS])
{
    Ways ways[2];

    if (!list_ways(pattern, possible, ways))
        return false;
    if (pattern->count == 1)
        return true;
    for (int i = 0; i < ways[0].count; i++)
        for (int k = 0; k < ways[1].count; k++)
            if (are_compatible(&ways[0].way[i], &ways[1].way[k]))
                return true;
    return false;
}

bool ch_exocet_leaves_way(const ChExocetPattern *pattern, int cell, int digit)
{
    ChCellSet possible[CH_DIGITS];

    ch_exocet_suppose(pattern, cell, digit, possible);
    return ch_exocet_has_way(pattern, possible);
}

static unsigned base_digits(const ChExocetWay *way)
{
    return 1u << way->digit[0] | 1u << way->digit[1];
}

unsigned ch_exocet_known(const ChExocetPattern *pattern)
{
    unsigned known = pattern->digits;
    Ways ways[2];

    if (!list_ways(pattern, pattern->possible, ways))
        return known;
    for (int i = 0; i < ways[0].count; i++) {
        const ChExocetWay *const one = &ways[0].way[i];
        if (pattern->count == 1)
            known &= base_digits(one);
        for (int k = 0; pattern->count > 1 && k < ways[1].count; k++)
            if (are_compatible(one, &ways[1].way[k]))
                known &= base_digits(one) | base_digits(&ways[1].way[k]);
    }
    return known;
}

bool ch_exocets_are_double(const ChExocet *one, const ChExocet *other)
{
    const unsigned crosses = 1u << one->cross[0] | 1u << one->cross[1] | 1u << one->cross[2];

    return one->chute == other->chute && one->box != other->box &&
           crosses == (1u << other->cross[0] | 1u << other->cross[1] | 1u << other->cross[2]) &&
           ch_count((unsigned)one->digits | other->digits) <= 4;
}

/* fish_lines.c - the lines of one digit, and their finned fish; see fish_lines.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish_lines.h"

#include "fish.h"
#include <assert.h>

#include "facts.h"

void ch_fish_lines(ChFishLines *lines, const ChBoard *board, int digit, bool columns)
{
    lines->first_base = columns ? CH_FIRST_COLUMN : CH_FIRST_ROW;
    lines->first_cross = columns ? CH_FIRST_ROW : CH_FIRST_COLUMN;
    lines->open = ~board->placed[digit] >> lines->first_base & CH_ALL_NINE;
    memcpy(lines->line, board->places[digit] + lines->first_base, sizeof lines->line);
    memcpy(lines->cross, board->places[digit] + lines->first_cross, sizeof lines->cross);
    for (int i = 0; i < 9; i += 3) {
        uint16_t *const together = lines->together[i / 3];
        together[0] = 0;
        for (int j = 0; j < 3; j++)
            together[1 << j] = lines->open >> (i + j) & 1 ? lines->line[i + j] : 0;
        together[3] = together[1] | together[2];
        together[5] = together[1] | together[4];
        together[6] = together[2] | together[4];
        together[7] = together[3] | together[4];
    }
}

/* Rotates each group of three lines by one: bit 3k + i moves to bit 3k + (i + 1) % 3. */
static unsigned rotate(unsigned set)
{
    return (set & 0333) << 1 | (set & 0444) >> 2;
}

static unsigned rotate_back(unsigned set)
{
    return (set & 0666) >> 1 | (set & 0111) << 2;
}

/* Tests all boxes of a band at once. */
bool ch_fish_has_fins(const ChFishLines *lines, unsigned bases, unsigned crossed, int too_many)
{
    unsigned in[3];
    unsigned out[3];

    assert(too_many == 1 || too_many == 2);
    assert(ch_count(crossed) == ch_count(bases) + too_many);
    for (int band = 0; band < 3; band++) {
        in[band] = lines->together[band][bases >> 3 * band & 7];
        out[band] = lines->together[band][~bases >> 3 * band & 7] & crossed;
    }
    for (int band = 0; band < 3; band++) {
        const unsigned fins = in[band] & ~in[(band + 1) % 3] & ~in[(band + 2) % 3];
        const unsigned one = rotate(fins);
        const unsigned other = rotate_back(fins);
        if ((out[band] & (too_many == 1 ? one | other : one & other)) != 0)
            return true;
    }
    return false;
}

/* Adds the fish that leaves UNCOVERED, lines of STACK, without a cover, if it rules anything
 * out. */
static void add_finned(const ChFishLines *lines, unsigned bases, unsigned crossed,
                       unsigned uncovered, unsigned stack, ChFinnedFishSeed *seed)
{
    const unsigned fins = ch_fish_places(lines, uncovered) & bases;

    for (unsigned band = 7; band < 1u << 9; band <<= 3)
        if ((fins & ~band) == 0 &&
            (ch_fish_places(lines, crossed & stack & ~uncovered) & band & ~bases) != 0)
            seed->covers[seed->count++] = crossed & ~uncovered;
    assert(seed->count <= (int)(sizeof seed->covers / sizeof *seed->covers));
}

ChFinnedFishSeed ch_fish_seed(const ChFishLines *lines, unsigned bases, unsigned crossed,
                              int too_many)
{
    ChFinnedFishSeed seed = {0};

    for (unsigned stack = 7u << 6; stack != 0; stack >>= 3) {
        const unsigned here = crossed & stack;
        if (too_many == 1)
            for (unsigned one = (stack & stack << 2); one >= (stack & -stack); one >>= 1)
                if ((here & one) != 0 && here != one)
                    add_finned(lines, bases, crossed, one, stack, &seed);
        if (too_many == 2 && here == stack)
            for (unsigned kept = stack & -stack; (kept & stack) != 0; kept <<= 1)
                add_finned(lines, bases, crossed, stack & ~kept, stack, &seed);
    }
    return seed;
}

bool ch_fish_is_sashimi(const ChFishLines *lines, unsigned bases, unsigned covers)
{
    CH_EACH_BIT(base, bases)
        if (ch_count(lines->line[base] & covers) <= 1)
            return true;
    return false;
}

/* ---- the fact of finned fish ---- */

typedef struct Scan {
    ChFishLines lines;
    uint32_t own; /* the bit of this digit and direction */
    ChFinnedFish *finned_fish;
} Scan;

static void add_to_fact(const Scan *scan, unsigned bases, unsigned crossed, int size, int too_many)
{
    ChFinnedFish *const finned_fish = scan->finned_fish;

    if ((finned_fish->finned[size] & finned_fish->sashimi[size] & scan->own) != 0 ||
        !ch_fish_has_fins(&scan->lines, bases, crossed, too_many))
        return;
    const ChFinnedFishSeed seed = ch_fish_seed(&scan->lines, bases, crossed, too_many);
    for (int i = 0; i < seed.count; i++)
        if (ch_fish_is_sashimi(&scan->lines, bases, seed.covers[i]))
            finned_fish->sashimi[size] |= scan->own;
        else
            finned_fish->finned[size] |= scan->own;
}

/* Scans all base sets that extend BASES by lines of REST; COUNT is the number of bases so far. */
static void scan_from(const Scan *scan, unsigned bases, unsigned crossed, unsigned rest, int count)
{
    CH_EACH_BIT(line, rest) {
        const unsigned met = crossed | scan->lines.line[line];
        const unsigned chosen = bases | 1u << line;
        const int too_many = ch_count(met) - count - 1;
        if (ch_count(met) > CH_FINNED_FISH_LARGEST + 2)
            continue;
        if (count > 0 && (too_many == 1 || too_many == 2))
            add_to_fact(scan, chosen, met, count + 1, too_many);
        if (count + 1 < CH_FINNED_FISH_LARGEST)
            scan_from(scan, chosen, met, rest & ~1u << line, count + 1);
    }
}

void ch_finned_fish_build(const ChBoard *board, unsigned digits, ChFinnedFish *finned_fish)
{
    *finned_fish = (ChFinnedFish){0};
    CH_EACH_DIGIT(digit, digits)
        for (int columns = 0; columns < 2; columns++) {
            Scan scan = {.own = 1u << (2 * digit + columns), .finned_fish = finned_fish};
            ch_fish_lines(&scan.lines, board, digit, columns);
            if (ch_count(scan.lines.open) > 2)
                scan_from(&scan, 0, 0, scan.lines.open, 0);
        }
}

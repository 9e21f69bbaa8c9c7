/* fish_fins.c - the bases that have fins, and the fact of finned fish.
 *
 * One scan of all base sets lists the sizes of finned fish, for sizes up to four.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish_lines.h"

#include <assert.h>

#include "fish.h"

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

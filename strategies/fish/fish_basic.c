/* fish_basic.c - X-wing, swordfish, jellyfish and larger basic fish: rows and columns of one digit.
 *
 *      . 3 . | . . . | . 3 .      bases r1 and r6: their only places for 3
 *      . x . | . . . | . x .      are in the covers c2 and c8, so each of these
 *      . . . | . . . | . . .      has its 3 in r1 or r6, and x is removed
 *      ------+-------+------
 *      . . . | . . . | . . .
 *      . . . | . . . | . . .
 *      . 3 . | . . . | . 3 F      F: a fin; now x is removed only where it sees F
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "fish.h"

#include "finders.h"
#include "fish_prefilter.h"

typedef struct FishSearch {
    const ChFinderInput *input;
    const ChFishWanted *wanted;
    ChSink *sink;
    int digit;
    ChFishLines lines;
} FishSearch;

static uint32_t houses_of_lines(unsigned lines, int first)
{
    return (uint32_t)lines << first;
}

static ChFish fish_of(const FishSearch *search, unsigned bases, unsigned covers)
{
    return (ChFish){.digit = search->digit,
                    .bases = houses_of_lines(bases, search->lines.first_base),
                    .covers = houses_of_lines(covers, search->lines.first_cross)};
}

/* ---- finless ---- */

static bool try_finless(const FishSearch *search, unsigned bases, unsigned crossed)
{
    assert(ch_count(bases) == ch_count(crossed));
    if ((ch_fish_places(&search->lines, crossed) & ~bases) == 0)
        return false;
    CH_EACH_BIT(base, bases)
        if (ch_is_single(search->lines.line[base]))
            return false;
    const ChFish fish = fish_of(search, bases, crossed);
    return ch_fish_report(search->input, search->wanted->technique, &fish, search->sink);
}

/* ---- finned ---- */

static int count_fins(const FishSearch *search, unsigned bases, unsigned covers)
{
    int fins = 0;

    CH_EACH_BIT(base, bases)
        fins += ch_count(search->lines.line[base] & ~covers);
    return fins;
}

/* Reports Siamese fish: the finned fish with the cover set FIRST, paired with each later one. */
static bool report_siamese(const FishSearch *search, unsigned bases, const ChFinnedFishSeed *seed,
                           int first)
{
    for (int i = first + 1; i < seed->count; i++) {
        ChFish fish = fish_of(search, bases, seed->covers[first]);
        fish.second = houses_of_lines(seed->covers[i], search->lines.first_cross);
        if (ch_fish_report(search->input, search->wanted->technique, &fish, search->sink))
            return true;
    }
    return false;
}

static bool try_finned(const FishSearch *search, unsigned bases, unsigned crossed, int too_many)
{
    const uint8_t granted = search->input->options->fins;
    const int most = granted > 0 ? granted : CH_FISH_FINS;
    const ChFinnedFishSeed seed = ch_fish_seed(&search->lines, bases, crossed, too_many);

    for (int i = 0; i < seed.count; i++) {
        const unsigned covers = seed.covers[i];
        if (ch_fish_is_sashimi(&search->lines, bases, covers) != search->wanted->sashimi ||
            count_fins(search, bases, covers) > most)
            continue;
        if (search->wanted->siamese) {
            if (report_siamese(search, bases, &seed, i))
                return true;
            continue;
        }
        const ChFish fish = fish_of(search, bases, covers);
        if (ch_fish_report(search->input, search->wanted->technique, &fish, search->sink))
            return true;
    }
    return false;
}

/* ---- the search ---- */

static bool may_have_fins(const FishSearch *search, unsigned bases, unsigned crossed, int too_many)
{
    return search->input->options->unfiltered ||
           ch_fish_has_fins(&search->lines, bases, crossed, too_many);
}

/* Adds MORE bases out of REST, in ascending order. Returns true if the sink wants no more. */
static bool choose_bases(const FishSearch *search, unsigned bases, unsigned crossed, unsigned rest,
                         int more)
{
    const int size = search->wanted->size;
    const int most = search->wanted->finned ? size + 2 : size;

    for (; ch_count_of_nine[rest] >= more; rest &= rest - 1) {
        const int line = ch_lowest(rest);
        const unsigned chosen = bases | 1u << line;
        const unsigned met = crossed | search->lines.line[line];
        const int too_many = ch_count_of_nine[met] - size;
        if (ch_count_of_nine[met] > most)
            continue;
        if (more > 1) {
            if (choose_bases(search, chosen, met, rest & (rest - 1), more - 1))
                return true;
        } else if (search->wanted->finned
                       ? too_many > 0 && may_have_fins(search, chosen, met, too_many) &&
                             try_finned(search, chosen, met, too_many)
                       : too_many == 0 && try_finless(search, chosen, met)) {
            return true;
        }
    }
    return false;
}

static bool search_lines(FishSearch *search, bool columns)
{
    ch_fish_lines(&search->lines, search->input->board, search->digit, columns);
    return ch_count(search->lines.open) > search->wanted->size &&
           choose_bases(search, 0, 0, search->lines.open, search->wanted->size);
}

bool ch_find_basic_fish(const ChFinderInput *input, const ChFishWanted *wanted, ChSink *sink)
{
    FishSearch search = {.input = input, .wanted = wanted, .sink = sink};

    CH_EACH_BIT(direction, ch_fish_promising(input, wanted)) {
        search.digit = direction / 2;
        if (search_lines(&search, direction % 2 == 1))
            return true;
    }
    return false;
}

/* fish.c - X-wing, swordfish, jellyfish and their likes: rows and columns of one digit.
 *
 *      . 3 . | . . . | . 3 .      bases r1 and r6: their only places for 3
 *      . x . | . . . | . x .      are in the covers c2 and c8, so each of these
 *      . . . | . . . | . . .      has its 3 in r1 or r6, and x goes
 *      ------+-------+------
 *      . . . | . . . | . . .
 *      . . . | . . . | . . .
 *      . 3 . | . . . | . 3 F      F: a fin; now x goes only where it sees F
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish.h"

#include "finders.h"
#include "fish_lines.h"

typedef struct Hunt {
    const ChScene *scene;
    const ChFishWanted *wanted;
    ChSink *sink;
    int digit;
    ChFishLines lines;
} Hunt;

static uint32_t houses(unsigned lines, int first)
{
    return (uint32_t)lines << first;
}

static ChFish fish_of(const Hunt *hunt, unsigned bases, unsigned covers)
{
    return (ChFish){.digit = hunt->digit,
                    .bases = houses(bases, hunt->lines.first_base),
                    .covers = houses(covers, hunt->lines.first_cross)};
}

/* ---- finless ---- */

static bool try_finless(const Hunt *hunt, unsigned bases, unsigned crossed)
{
    if ((ch_fish_places(&hunt->lines, crossed) & ~bases) == 0)
        return false;
    for (unsigned rest = bases; rest != 0; rest &= rest - 1)
        if (ch_is_single(hunt->lines.line[ch_lowest(rest)]))
            return false;
    const ChFish fish = fish_of(hunt, bases, crossed);
    return ch_fish_report(hunt->scene, hunt->wanted->technique, &fish, hunt->sink);
}

/* ---- finned ---- */

static int count_fins(const Hunt *hunt, unsigned bases, unsigned covers)
{
    int fins = 0;

    for (; bases != 0; bases &= bases - 1)
        fins += ch_count(hunt->lines.line[ch_lowest(bases)] & ~covers);
    return fins;
}

/* Two fish of the same bases, named after the first. */
static bool pair_up(const Hunt *hunt, unsigned bases, const ChShoal *shoal, int first)
{
    for (int i = first + 1; i < shoal->count; i++) {
        ChFish fish = fish_of(hunt, bases, shoal->covers[first]);
        fish.second = houses(shoal->covers[i], hunt->lines.first_cross);
        if (ch_fish_report(hunt->scene, hunt->wanted->technique, &fish, hunt->sink))
            return true;
    }
    return false;
}

static bool try_finned(const Hunt *hunt, unsigned bases, unsigned crossed, int too_many)
{
    const uint8_t granted = hunt->scene->options->fins;
    const int most = granted > 0 ? granted : CH_FISH_FINS;
    const ChShoal shoal = ch_fish_shoal(&hunt->lines, bases, crossed, too_many);

    for (int i = 0; i < shoal.count; i++) {
        const unsigned covers = shoal.covers[i];
        if (ch_fish_is_sashimi(&hunt->lines, bases, covers) != hunt->wanted->sashimi ||
            count_fins(hunt, bases, covers) > most)
            continue;
        if (hunt->wanted->siamese) {
            if (pair_up(hunt, bases, &shoal, i))
                return true;
            continue;
        }
        const ChFish fish = fish_of(hunt, bases, covers);
        if (ch_fish_report(hunt->scene, hunt->wanted->technique, &fish, hunt->sink))
            return true;
    }
    return false;
}

/* ---- the search ---- */

/* Adds MORE bases out of REST, in ascending order. */
static bool choose(const Hunt *hunt, unsigned bases, unsigned crossed, unsigned rest, int more)
{
    const int size = hunt->wanted->size;
    const int most = hunt->wanted->finned ? size + 2 : size;

    for (; ch_count(rest) >= more; rest &= rest - 1) {
        const int line = ch_lowest(rest);
        const unsigned chosen = bases | 1u << line;
        const unsigned met = crossed | hunt->lines.line[line];
        const int too_many = ch_count(met) - size;
        if (ch_count(met) > most)
            continue;
        if (more > 1) {
            if (choose(hunt, chosen, met, rest & (rest - 1), more - 1))
                return true;
        } else if (hunt->wanted->finned
                       ? too_many > 0 && ch_fish_has_fins(&hunt->lines, chosen, met, too_many) &&
                             try_finned(hunt, chosen, met, too_many)
                       : too_many == 0 && try_finless(hunt, chosen, met)) {
            return true;
        }
    }
    return false;
}

static bool search(Hunt *hunt, bool columns)
{
    ch_fish_lines(&hunt->lines, hunt->scene->board, hunt->digit, columns);
    return ch_count(hunt->lines.open) > hunt->wanted->size &&
           choose(hunt, 0, 0, hunt->lines.open, hunt->wanted->size);
}

/* The digits and directions to look at, two bits a digit. */
static uint32_t promising(const ChScene *scene, const ChFishWanted *wanted)
{
    uint32_t both = 0;

    for (unsigned digits = ch_promising_digits(scene); digits != 0; digits &= digits - 1)
        both |= 3u << 2 * ch_lowest(digits);
    if (both == 0 || !wanted->finned || wanted->size > CH_SHOALS_LARGEST)
        return both;
    const ChShoals *const shoals = ch_facts_shoals(scene->facts);
    return both & (wanted->sashimi ? shoals->sashimi[wanted->size] : shoals->finned[wanted->size]);
}

bool ch_find_basic_fish(const ChScene *scene, const ChFishWanted *wanted, ChSink *sink)
{
    Hunt hunt = {.scene = scene, .wanted = wanted, .sink = sink};

    for (uint32_t rest = promising(scene, wanted); rest != 0; rest &= rest - 1) {
        hunt.digit = ch_lowest(rest) / 2;
        if (search(&hunt, ch_lowest(rest) % 2 == 1))
            return true;
    }
    return false;
}

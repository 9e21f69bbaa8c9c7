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
 * A line is nine bits here, its places.  What a fin in a base line sees in the other base lines'
 * columns lies in its own box, so all fins of a fish lie in one box, and so does what it rules out:
 * at most two of the crossing lines that the bases meet are left uncovered, and the box's third one
 * must be a cover.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish.h"

#include "finders.h"

/* One digit's open lines of one direction, and the lines that cross them. */
typedef struct Lines {
    const ChScene *scene;
    const ChFishWanted *wanted;
    ChSink *sink;
    int digit;
    int first_base;  /* house of line 0 */
    int first_cross; /* and of crossing line 0 */
    unsigned open;   /* lines that do not have the digit yet */
    uint16_t line[9];
    uint16_t cross[9];
    uint16_t together[3][8]; /* per band, and set of its three lines: their places */
} Lines;

static uint32_t houses(unsigned lines, int first)
{
    return (uint32_t)lines << first;
}

static ChFish fish_of(const Lines *lines, unsigned bases, unsigned covers)
{
    return (ChFish){.digit = lines->digit,
                    .bases = houses(bases, lines->first_base),
                    .covers = houses(covers, lines->first_cross)};
}

/* The bases' places, taken together, of these crossing lines; likewise those of the other lines. */
static unsigned places_in(const Lines *lines, unsigned crossing)
{
    unsigned places = 0;

    for (; crossing != 0; crossing &= crossing - 1)
        places |= lines->cross[ch_lowest(crossing)];
    return places;
}

/* ---- finless ---- */

static bool try_finless(const Lines *lines, unsigned bases, unsigned crossed)
{
    if ((places_in(lines, crossed) & ~bases) == 0)
        return false;
    for (unsigned rest = bases; rest != 0; rest &= rest - 1)
        if (ch_is_single(lines->line[ch_lowest(rest)]))
            return false;
    const ChFish fish = fish_of(lines, bases, crossed);
    return ch_fish_report(lines->scene, lines->wanted->technique, &fish, lines->sink);
}

/* ---- finned ---- */

/* In each stack of three: the lines whose first, or whose second, neighbour is in the set. */
static unsigned turned(unsigned set)
{
    return (set & 0333) << 1 | (set & 0444) >> 2;
}

static unsigned turned_back(unsigned set)
{
    return (set & 0666) >> 1 | (set & 0111) << 2;
}

/* Whether some finned fish has these bases: a quick look at all boxes of a band at once. */
static bool has_finned(const Lines *lines, unsigned bases, unsigned crossed, int too_many)
{
    unsigned in[3];
    unsigned out[3];

    for (int band = 0; band < 3; band++) {
        in[band] = lines->together[band][bases >> 3 * band & 7];
        out[band] = lines->together[band][~bases >> 3 * band & 7] & crossed;
    }
    for (int band = 0; band < 3; band++) {
        const unsigned fins = in[band] & ~in[(band + 1) % 3] & ~in[(band + 2) % 3];
        const unsigned one = turned(fins);
        const unsigned other = turned_back(fins);
        if ((out[band] & (too_many == 1 ? one | other : one & other)) != 0)
            return true;
    }
    return false;
}

/* The covers of the finned fish that share their bases, in the order of their lists of houses. */
typedef struct Shoal {
    int count;
    unsigned covers[16];
} Shoal;

/* Adds the fish with these lines of STACK left uncovered, if it rules anything out. */
static void add_finned(const Lines *lines, unsigned bases, unsigned crossed, unsigned uncovered,
                       unsigned stack, Shoal *shoal)
{
    const unsigned fins = places_in(lines, uncovered) & bases;

    for (unsigned band = 7; band < 1u << 9; band <<= 3)
        if ((fins & ~band) == 0 &&
            (places_in(lines, crossed & stack & ~uncovered) & band & ~bases) != 0)
            shoal->covers[shoal->count++] = crossed & ~uncovered;
}

static Shoal finned_fish(const Lines *lines, unsigned bases, unsigned crossed, int too_many)
{
    Shoal shoal = {0};

    for (unsigned stack = 7u << 6; stack != 0; stack >>= 3) {
        const unsigned here = crossed & stack;
        if (too_many == 1)
            for (unsigned one = (stack & stack << 2); one >= (stack & -stack); one >>= 1)
                if ((here & one) != 0 && here != one)
                    add_finned(lines, bases, crossed, one, stack, &shoal);
        if (too_many == 2 && here == stack)
            for (unsigned kept = stack & -stack; (kept & stack) != 0; kept <<= 1)
                add_finned(lines, bases, crossed, stack & ~kept, stack, &shoal);
    }
    return shoal;
}

static bool is_sashimi(const Lines *lines, unsigned bases, unsigned covers)
{
    for (; bases != 0; bases &= bases - 1)
        if (ch_count(lines->line[ch_lowest(bases)] & covers) <= 1)
            return true;
    return false;
}

static int count_fins(const Lines *lines, unsigned bases, unsigned covers)
{
    int fins = 0;

    for (; bases != 0; bases &= bases - 1)
        fins += ch_count(lines->line[ch_lowest(bases)] & ~covers);
    return fins;
}

/* Two fish of the same bases, named after the first. */
static bool pair_up(const Lines *lines, unsigned bases, const Shoal *shoal, int first)
{
    for (int i = first + 1; i < shoal->count; i++) {
        ChFish fish = fish_of(lines, bases, shoal->covers[first]);
        fish.second = houses(shoal->covers[i], lines->first_cross);
        if (ch_fish_report(lines->scene, lines->wanted->technique, &fish, lines->sink))
            return true;
    }
    return false;
}

static bool try_finned(const Lines *lines, unsigned bases, unsigned crossed, int too_many)
{
    const uint8_t granted = lines->scene->options->fins;
    const int most = granted > 0 ? granted : CH_FISH_FINS;
    const Shoal shoal = finned_fish(lines, bases, crossed, too_many);

    for (int i = 0; i < shoal.count; i++) {
        const unsigned covers = shoal.covers[i];
        if (is_sashimi(lines, bases, covers) != lines->wanted->sashimi ||
            count_fins(lines, bases, covers) > most)
            continue;
        if (lines->wanted->siamese) {
            if (pair_up(lines, bases, &shoal, i))
                return true;
            continue;
        }
        const ChFish fish = fish_of(lines, bases, covers);
        if (ch_fish_report(lines->scene, lines->wanted->technique, &fish, lines->sink))
            return true;
    }
    return false;
}

/* ---- the search ---- */

static unsigned places_of(const Lines *lines, int band, int set)
{
    unsigned places = 0;

    for (int i = 0; i < 3; i++)
        if ((set >> i & 1) != 0 && (lines->open >> (3 * band + i) & 1) != 0)
            places |= lines->line[3 * band + i];
    return places;
}

/* Adds MORE bases out of REST, in ascending order. */
static bool choose(const Lines *lines, unsigned bases, unsigned crossed, unsigned rest, int more)
{
    const int size = lines->wanted->size;
    const int most = lines->wanted->finned ? size + 2 : size;

    for (; ch_count(rest) >= more; rest &= rest - 1) {
        const int line = ch_lowest(rest);
        const unsigned chosen = bases | 1u << line;
        const unsigned met = crossed | lines->line[line];
        const int too_many = ch_count(met) - size;
        if (ch_count(met) > most)
            continue;
        if (more > 1) {
            if (choose(lines, chosen, met, rest & (rest - 1), more - 1))
                return true;
        } else if (lines->wanted->finned
                       ? too_many > 0 && has_finned(lines, chosen, met, too_many) &&
                             try_finned(lines, chosen, met, too_many)
                       : too_many == 0 && try_finless(lines, chosen, met)) {
            return true;
        }
    }
    return false;
}

static bool search(const ChScene *scene, const ChFishWanted *wanted, int digit, bool columns,
                   ChSink *sink)
{
    const int first = columns ? CH_FIRST_COLUMN : CH_FIRST_ROW;
    const int other = columns ? CH_FIRST_ROW : CH_FIRST_COLUMN;
    Lines lines = {.scene = scene,
                   .wanted = wanted,
                   .sink = sink,
                   .digit = digit,
                   .first_base = first,
                   .first_cross = other,
                   .open = ~scene->board->placed[digit] >> first & CH_ALL_NINE};

    if (ch_count(lines.open) <= wanted->size)
        return false;
    memcpy(lines.line, scene->board->places[digit] + first, sizeof lines.line);
    memcpy(lines.cross, scene->board->places[digit] + other, sizeof lines.cross);
    if (wanted->finned)
        for (int band = 0; band < 3; band++)
            for (int set = 0; set < 8; set++)
                lines.together[band][set] = (uint16_t)places_of(&lines, band, set);
    return choose(&lines, 0, 0, lines.open, wanted->size);
}

bool ch_find_basic_fish(const ChScene *scene, const ChFishWanted *wanted, ChSink *sink)
{
    const uint8_t largest = scene->options->largest;

    if (largest > 0 && wanted->size > largest)
        return false;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (search(scene, wanted, digit, false, sink) || search(scene, wanted, digit, true, sink))
            return true;
    return false;
}

/* fish_complex.c - Franken and mutant fish: boxes among the houses, endo fins, cannibals.
 *
 *      . . . | . . . | . . .      bases r7, r8 and b3, covers c7, c8 and c9: whatever a fish
 *      . . . | . . . | . . .      rules out sees its fins; so without the target x and all it sees,
 *      . . . | . . . | 3 . 3      the n bases must share n - 1 covers, for x lies in the n-th
 *
 * So each fish is met from the places that it rules out, its targets: among the places that the
 * target does not see, n - 1 covers hold n bases that share no place there.  Only hopeless places
 * (placements.h) can be targets, and most digits have none.  A fish with several targets is told
 * when it is met from the first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "facts.h"
#include "finders.h"
#include "fish.h"

typedef struct House {
    int house;
    uint64_t places; /* those that the target does not see */
} House;

/* All that a target leaves to look at, and the choice so far. */
typedef struct Hunt {
    const ChScene *scene;
    const ChFishWanted *wanted;
    ChSink *sink;
    const ChPlaces *places;
    int digit;
    int target;
    uint32_t allowed_bases; /* kinds of houses */
    uint32_t allowed_covers;
    uint32_t covers;
    uint32_t bases;
    int base_count;
    int cover_count;
    House base[CH_HOUSES];
    House cover[CH_HOUSES];
} Hunt;

/* ---- a fish, whole ---- */

static ChCellSet targets_of(const ChFishBody *body)
{
    return ch_cells_or(body->plain, body->twice);
}

/* The other covers that go with the bases of a fish, in ascending order. */
static bool pair_up(const Hunt *hunt, ChFish *fish, uint32_t second, uint32_t rest, int more)
{
    if (more == 0) {
        const ChFish other = {.digit = fish->digit, .bases = fish->bases, .covers = second};
        const ChFishBody body = ch_fish_body(hunt->scene->board, &other);
        fish->second = second;
        return ch_fish_kind(fish->bases, second) == hunt->wanted->kind &&
               !ch_cells_empty(targets_of(&body)) &&
               !ch_cells_empty(ch_cells_or(body.fins, body.endofins)) &&
               ch_fish_report(hunt->scene, hunt->wanted->technique, fish, hunt->sink);
    }
    for (; ch_count(rest) >= more; rest &= rest - 1)
        if (pair_up(hunt, fish, second | (rest & -rest), rest & (rest - 1), more - 1))
            return true;
    return false;
}

static uint32_t houses_met(const Hunt *hunt, uint32_t bases, uint32_t allowed)
{
    uint64_t base = 0;
    uint32_t met = 0;

    for (uint32_t rest = bases; rest != 0; rest &= rest - 1)
        base |= hunt->places->house[ch_lowest(rest)];
    for (uint32_t rest = allowed & ~bases; rest != 0; rest &= rest - 1)
        if ((hunt->places->house[ch_lowest(rest)] & base) != 0)
            met |= rest & -rest;
    return met;
}

/* Whether a target meets the fish: it sees no house of it whole but its own cover. */
static bool meets(const Hunt *hunt, const ChFish *fish, int target)
{
    const uint64_t own = UINT64_C(1) << target;

    for (uint32_t rest = fish->bases | fish->covers; rest != 0; rest &= rest - 1) {
        const uint64_t places = hunt->places->house[ch_lowest(rest)];
        if ((places & own) == 0 && (places & ~hunt->places->peers[target]) == 0)
            return false;
    }
    return true;
}

/* Whether the fish rules out the target in one cover, and no earlier target meets it. */
static bool is_first(const Hunt *hunt, const ChFish *fish, const ChFishBody *body)
{
    for (int target = 0; target < hunt->target; target++)
        if (ch_cells_has(&body->plain, hunt->places->cell[target]) && meets(hunt, fish, target))
            return false;
    return ch_cells_has(&body->plain, hunt->places->cell[hunt->target]);
}

/* The last cover holds the target.  True: the sink wants no more. */
static bool try_fish(const Hunt *hunt, uint32_t bases, int last)
{
    ChFish fish = {.digit = hunt->digit, .bases = bases, .covers = hunt->covers | 1u << last};

    if (ch_fish_kind(bases, fish.covers) != hunt->wanted->kind)
        return false;
    const ChFishBody body = ch_fish_body(hunt->scene->board, &fish);
    const bool finned = !ch_cells_empty(ch_cells_or(body.fins, body.endofins));
    if (finned != hunt->wanted->finned || !ch_fish_is_fine(&body, hunt->scene->options) ||
        !is_first(hunt, &fish, &body))
        return false;
    if (!hunt->wanted->siamese)
        return ch_fish_report(hunt->scene, hunt->wanted->technique, &fish, hunt->sink);
    const uint32_t met = houses_met(hunt, bases, hunt->allowed_covers);
    return pair_up(hunt, &fish, 0, met, hunt->wanted->size);
}

static bool try_covers(const Hunt *hunt, uint32_t bases)
{
    const uint8_t *const of = ch_cell_house[hunt->places->cell[hunt->target]];
    const uint32_t met = houses_met(hunt, bases, hunt->allowed_covers);

    for (int i = 0; i < 3; i++)
        if ((met >> of[i] & 1) != 0 && try_fish(hunt, bases, of[i]))
            return true;
    return false;
}

/* ---- the hunt ---- */

/* Adds MORE bases that lie in the covers, from FROM on; ROOM is what the bases so far leave. */
static bool choose_bases(const Hunt *hunt, const House *held, int count, uint32_t bases,
                         uint64_t room, int more)
{
    if (more == 0)
        return try_covers(hunt, bases);
    for (int i = 0; i + more <= count; i++)
        if ((held[i].places & ~room) == 0 &&
            choose_bases(hunt, held + i + 1, count - i - 1, bases | 1u << held[i].house,
                         room & ~held[i].places, more - 1))
            return true;
    return false;
}

static bool try_bases(const Hunt *hunt, uint64_t covered)
{
    House held[CH_HOUSES];
    int count = 0;

    for (const House *base = hunt->base; base < hunt->base + hunt->base_count; base++)
        if ((base->places & ~covered) == 0 && (hunt->covers >> base->house & 1) == 0)
            held[count++] = *base;
    return count >= hunt->wanted->size &&
           choose_bases(hunt, held, count, 0, covered, hunt->wanted->size);
}

static bool choose_covers(Hunt *hunt, int from, uint64_t covered, int more)
{
    if (more == 0)
        return try_bases(hunt, covered);
    for (int i = from; i + more <= hunt->cover_count; i++) {
        const uint32_t own = 1u << hunt->cover[i].house;
        hunt->covers |= own;
        const bool enough = choose_covers(hunt, i + 1, covered | hunt->cover[i].places, more - 1);
        hunt->covers &= ~own;
        if (enough)
            return true;
    }
    return false;
}

static int list_houses(const Hunt *hunt, uint32_t allowed, House *list)
{
    const ChPlaces *const places = hunt->places;
    const uint64_t own = UINT64_C(1) << hunt->target;
    int count = 0;

    for (; allowed != 0; allowed &= allowed - 1) {
        const int house = ch_lowest(allowed);
        const uint64_t left = places->house[house] & ~places->peers[hunt->target];
        if ((left & own) == 0 && left != 0)
            list[count++] = (House){house, left};
    }
    return count;
}

static bool hunt_target(Hunt *hunt, uint32_t bases, uint32_t covers)
{
    hunt->allowed_bases = bases;
    hunt->allowed_covers = covers;
    hunt->covers = 0;
    hunt->base_count = list_houses(hunt, bases, hunt->base);
    hunt->cover_count = list_houses(hunt, covers, hunt->cover);
    return choose_covers(hunt, 0, 0, hunt->wanted->size - 1);
}

static bool hunt_any(Hunt *hunt)
{
    const uint32_t rows = CH_HOUSE_BOXES | CH_HOUSE_ROWS;
    const uint32_t columns = CH_HOUSE_BOXES | CH_HOUSE_COLUMNS;

    if (hunt->wanted->kind == CH_FISH_MUTANT)
        return hunt_target(hunt, rows | columns, rows | columns);
    return hunt_target(hunt, rows, columns) || hunt_target(hunt, columns, rows);
}

bool ch_find_complex_fish(const ChScene *scene, const ChFishWanted *wanted, ChSink *sink)
{
    const ChCellSet *const hopeless = ch_facts_hopeless(scene->facts);
    ChPlaces places;

    for (unsigned digits = ch_promising_digits(scene); digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        if (ch_cells_empty(hopeless[digit]) || !ch_places_of(&places, scene->board, digit))
            continue;
        Hunt hunt = {
            .scene = scene, .wanted = wanted, .sink = sink, .places = &places, .digit = digit};
        for (hunt.target = 0; hunt.target < places.count; hunt.target++)
            if (ch_cells_has(&hopeless[digit], places.cell[hunt.target]) && hunt_any(&hunt))
                return true;
    }
    return false;
}

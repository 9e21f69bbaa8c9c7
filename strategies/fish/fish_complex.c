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
    const ChFinderInput *input;
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
static bool pair_up(const Hunt *search, ChFish *fish, uint32_t second, uint32_t rest, int more)
{
    if (more == 0) {
        const ChFish other = {.digit = fish->digit, .bases = fish->bases, .covers = second};
        const ChFishBody body = ch_fish_body(search->input->board, &other);
        fish->second = second;
        return ch_fish_kind(fish->bases, second) == search->wanted->kind &&
               !ch_cells_empty(targets_of(&body)) &&
               !ch_cells_empty(ch_cells_or(body.fins, body.endofins)) &&
               ch_fish_report(search->input, search->wanted->technique, fish, search->sink);
    }
    for (; ch_count(rest) >= more; rest &= rest - 1)
        if (pair_up(search, fish, second | (rest & -rest), rest & (rest - 1), more - 1))
            return true;
    return false;
}

static uint32_t houses_met(const Hunt *search, uint32_t bases, uint32_t allowed)
{
    uint64_t base = 0;
    uint32_t met = 0;

    for (uint32_t rest = bases; rest != 0; rest &= rest - 1)
        base |= search->places->house[ch_lowest(rest)];
    for (uint32_t rest = allowed & ~bases; rest != 0; rest &= rest - 1)
        if ((search->places->house[ch_lowest(rest)] & base) != 0)
            met |= rest & -rest;
    return met;
}

/* Whether a target meets the fish: it sees no house of it whole but its own cover. */
static bool meets(const Hunt *search, const ChFish *fish, int target)
{
    const uint64_t own = UINT64_C(1) << target;

    for (uint32_t rest = fish->bases | fish->covers; rest != 0; rest &= rest - 1) {
        const uint64_t places = search->places->house[ch_lowest(rest)];
        if ((places & own) == 0 && (places & ~search->places->peers[target]) == 0)
            return false;
    }
    return true;
}

/* Whether the fish rules out the target in one cover, and no earlier target meets it. */
static bool is_first(const Hunt *search, const ChFish *fish, const ChFishBody *body)
{
    for (int target = 0; target < search->target; target++)
        if (ch_cells_has(&body->plain, search->places->cell[target]) && meets(search, fish, target))
            return false;
    return ch_cells_has(&body->plain, search->places->cell[search->target]);
}

/* The last cover holds the target.  True: the sink wants no more. */
static bool try_fish(const Hunt *search, uint32_t bases, int last)
{
    ChFish fish = {.digit = search->digit, .bases = bases, .covers = search->covers | 1u << last};

    if (ch_fish_kind(bases, fish.covers) != search->wanted->kind)
        return false;
    const ChFishBody body = ch_fish_body(search->input->board, &fish);
    const bool finned = !ch_cells_empty(ch_cells_or(body.fins, body.endofins));
    if (finned != search->wanted->finned || !ch_fish_is_fine(&body, search->input->options) ||
        !is_first(search, &fish, &body))
        return false;
    if (!search->wanted->siamese)
        return ch_fish_report(search->input, search->wanted->technique, &fish, search->sink);
    const uint32_t met = houses_met(search, bases, search->allowed_covers);
    return pair_up(search, &fish, 0, met, search->wanted->size);
}

static bool try_covers(const Hunt *search, uint32_t bases)
{
    const uint8_t *const of = ch_cell_house[search->places->cell[search->target]];
    const uint32_t met = houses_met(search, bases, search->allowed_covers);

    for (int i = 0; i < 3; i++)
        if ((met >> of[i] & 1) != 0 && try_fish(search, bases, of[i]))
            return true;
    return false;
}

/* ---- the hunt ---- */

/* Adds MORE bases that lie in the covers, from FROM on; ROOM is what the bases so far leave. */
static bool choose_bases(const Hunt *search, const House *held, int count, uint32_t bases,
                         uint64_t room, int more)
{
    if (more == 0)
        return try_covers(search, bases);
    for (int i = 0; i + more <= count; i++)
        if ((held[i].places & ~room) == 0 &&
            choose_bases(search, held + i + 1, count - i - 1, bases | 1u << held[i].house,
                         room & ~held[i].places, more - 1))
            return true;
    return false;
}

static bool try_bases(const Hunt *search, uint64_t covered)
{
    House held[CH_HOUSES];
    int count = 0;

    for (const House *base = search->base; base < search->base + search->base_count; base++)
        if ((base->places & ~covered) == 0 && (search->covers >> base->house & 1) == 0)
            held[count++] = *base;
    return count >= search->wanted->size &&
           choose_bases(search, held, count, 0, covered, search->wanted->size);
}

static bool choose_covers(Hunt *search, int from, uint64_t covered, int more)
{
    if (more == 0)
        return try_bases(search, covered);
    for (int i = from; i + more <= search->cover_count; i++) {
        const uint32_t own = 1u << search->cover[i].house;
        search->covers |= own;
        const bool enough =
            choose_covers(search, i + 1, covered | search->cover[i].places, more - 1);
        search->covers &= ~own;
        if (enough)
            return true;
    }
    return false;
}

static int list_houses(const Hunt *search, uint32_t allowed, House *list)
{
    const ChPlaces *const places = search->places;
    const uint64_t own = UINT64_C(1) << search->target;
    int count = 0;

    for (; allowed != 0; allowed &= allowed - 1) {
        const int house = ch_lowest(allowed);
        const uint64_t left = places->house[house] & ~places->peers[search->target];
        if ((left & own) == 0 && left != 0)
            list[count++] = (House){house, left};
    }
    return count;
}

static bool search_target(Hunt *search, uint32_t bases, uint32_t covers)
{
    search->allowed_bases = bases;
    search->allowed_covers = covers;
    search->covers = 0;
    search->base_count = list_houses(search, bases, search->base);
    search->cover_count = list_houses(search, covers, search->cover);
    return choose_covers(search, 0, 0, search->wanted->size - 1);
}

static bool search_any(Hunt *search)
{
    const uint32_t rows = CH_HOUSE_BOXES | CH_HOUSE_ROWS;
    const uint32_t columns = CH_HOUSE_BOXES | CH_HOUSE_COLUMNS;

    if (search->wanted->kind == CH_FISH_MUTANT)
        return search_target(search, rows | columns, rows | columns);
    return search_target(search, rows, columns) || search_target(search, columns, rows);
}

bool ch_find_complex_fish(const ChFinderInput *input, const ChFishWanted *wanted, ChSink *sink)
{
    const ChCellSet *const impossible = ch_facts_impossible_places(input->facts);
    ChPlaces places;

    for (unsigned digits = ch_promising_digits(input); digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        if (ch_cells_empty(impossible[digit]) || !ch_places_of(&places, input->board, digit))
            continue;
        Hunt search = {
            .input = input, .wanted = wanted, .sink = sink, .places = &places, .digit = digit};
        for (search.target = 0; search.target < places.count; search.target++)
            if (ch_cells_has(&impossible[digit], places.cell[search.target]) && search_any(&search))
                return true;
    }
    return false;
}

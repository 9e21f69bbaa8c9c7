/* fish_complex.c - Franken and mutant fish: boxes among the houses, endo-fins, cannibalism.
 *
 *      . . . | . . . | . . .      bases r7, r8 and b3, covers c7, c8 and c9: each place that it
 *      . . . | . . . | . . .      rules out sees its fins; so without the target x and all it sees,
 *      . . . | . . . | 3 . 3      the n bases must share n - 1 covers, for x lies in the n-th
 *
 * The search starts from each possible target: among the places that the target does not see, n - 1
 * covers contain n bases that share no place there. Only impossible places (placements.h) can be
 * targets, and most digits have none. A fish with several targets is reported once, from the first
 * of them. Siamese fish of more than four bases share all covers but one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "facts.h"
#include "finders.h"
#include "fish.h"
#include "fresh.h"

typedef struct House {
    int house;
    uint64_t places; /* places of the digit that the target does not see */
} House;

/* The search from one target: the candidate houses, and the houses chosen so far. */
typedef struct FishSearch {
    const ChFinderInput *input;
    const ChFishWanted *wanted;
    ChSink *sink;
    const ChPlaces *places;
    int digit;
    int target;
    uint32_t allowed_bases;  /* houses that may be bases */
    uint32_t allowed_covers; /* houses that may be covers */
    uint32_t covers;
    uint32_t bases;
    int base_count;
    int cover_count;
    House base[CH_HOUSES];
    House cover[CH_HOUSES];
} FishSearch;

/* ---- complete fish ---- */

static ChCellSet targets_of(const ChFishBody *body)
{
    return ch_cells_or(body->plain, body->twice);
}

/* Pairs the fish with the one that has the covers SECOND, and reports them as Siamese. Returns true
 * if the sink wants no more. */
static bool try_second(const FishSearch *search, ChFish *fish, uint32_t second)
{
    const ChFish other = {.digit = fish->digit, .bases = fish->bases, .covers = second};
    const ChFishBody body = ch_fish_body(search->input->board, &other);

    fish->second = second;
    return ch_fish_kind(fish->bases, second) == search->wanted->kind &&
           !ch_cells_empty(targets_of(&body)) &&
           !ch_cells_empty(ch_cells_or(body.fins, body.endofins)) &&
           ch_fish_report(search->input, search->wanted->technique, fish, search->sink);
}

/* Chooses the second cover set for the bases of Siamese fish, in ascending order, and reports each
 * pair. MORE covers out of REST are still to choose. Returns true if the sink wants no more. */
static bool choose_second_covers(const FishSearch *search, ChFish *fish, uint32_t second,
                                 uint32_t rest, int more)
{
    if (more == 0)
        return try_second(search, fish, second);
    for (; ch_count(rest) >= more; rest &= rest - 1)
        if (choose_second_covers(search, fish, second | (rest & -rest), rest & (rest - 1),
                                 more - 1))
            return true;
    return false;
}

/* Does the same for large fish: the second set has all covers but one, and another out of MET. */
static bool exchange_cover(const FishSearch *search, ChFish *fish, uint32_t met)
{
    CH_EACH_HOUSE(old, fish->covers)
        CH_EACH_HOUSE(new, met & ~fish->covers)
            if (try_second(search, fish, (fish->covers & ~(1u << old)) | 1u << new))
                return true;
    return false;
}

static bool choose_second(const FishSearch *search, ChFish *fish, uint32_t met)
{
    return search->wanted->size > CH_SIAMESE_FREE_COVERS
               ? exchange_cover(search, fish, met)
               : choose_second_covers(search, fish, 0, met, search->wanted->size);
}

static uint32_t houses_met(const FishSearch *search, uint32_t bases, uint32_t allowed)
{
    uint64_t base = 0;
    uint32_t met = 0;

    CH_EACH_HOUSE(house, bases)
        base |= search->places->house[house];
    CH_EACH_HOUSE(house, allowed & ~bases)
        if ((search->places->house[house] & base) != 0)
            met |= 1u << house;
    return met;
}

/* Returns true if the search from this target would find the fish. The target must not see all
 * places of any house of the fish that does not contain it. */
static bool is_found_from(const FishSearch *search, const ChFish *fish, int target)
{
    const uint64_t own = UINT64_C(1) << target;

    CH_EACH_HOUSE(base, fish->bases | fish->covers) {
        const uint64_t places = search->places->house[base];
        if ((places & own) == 0 && (places & ~search->places->peers[target]) == 0)
            return false;
    }
    return true;
}

/* Returns true if the fish rules out the current target in one cover, and the search from no
 * earlier target finds the fish. */
static bool is_first(const FishSearch *search, const ChFish *fish, const ChFishBody *body)
{
    for (int target = 0; target < search->target; target++)
        if (ch_cells_has(&body->plain, search->places->cell[target]) &&
            is_found_from(search, fish, target))
            return false;
    return ch_cells_has(&body->plain, search->places->cell[search->target]);
}

/* Tries the fish with the cover LAST, which contains the target. MET are the houses that could be
 * covers of the bases. Returns true if the sink wants no more. */
static bool try_fish(const FishSearch *search, uint32_t bases, uint32_t met, int last)
{
    ChFish fish = {.digit = search->digit, .bases = bases, .covers = search->covers | 1u << last};

    if (ch_fish_kind(bases, fish.covers) != search->wanted->kind)
        return false;
    const ChFishBody body = ch_fish_body(search->input->board, &fish);
    const bool finned = !ch_cells_empty(ch_cells_or(body.fins, body.endofins));
    if (finned != search->wanted->finned || !ch_fish_is_fine(&body, search->input->options) ||
        !is_first(search, &fish, &body))
        return false;
    return search->wanted->siamese
               ? choose_second(search, &fish, met)
               : ch_fish_report(search->input, search->wanted->technique, &fish, search->sink);
}

/* Each cover of a fish has a place of some base. */
static bool try_covers(const FishSearch *search, uint32_t bases)
{
    const uint8_t *const of = ch_cell_house[search->places->cell[search->target]];
    const uint32_t met = houses_met(search, bases, search->allowed_covers);

    for (int i = 0; i < 3 && (search->covers & ~met) == 0; i++)
        if ((met >> of[i] & 1) != 0 && try_fish(search, bases, met, of[i]))
            return true;
    return false;
}

/* ---- the search ---- */

/* Adds MORE bases from HELD whose places lie in ROOM, the covered places that the bases so far
 * leave. */
static bool choose_bases(const FishSearch *search, const House *inside, int count, uint32_t bases,
                         uint64_t room, int more)
{
    if (more == 0)
        return try_covers(search, bases);
    for (int i = 0; i + more <= count; i++)
        if ((inside[i].places & ~room) == 0 &&
            choose_bases(search, inside + i + 1, count - i - 1, bases | 1u << inside[i].house,
                         room & ~inside[i].places, more - 1))
            return true;
    return false;
}

static bool try_bases(const FishSearch *search, uint64_t covered)
{
    House inside[CH_HOUSES];
    int count = 0;

    for (const House *base = search->base; base < search->base + search->base_count; base++)
        if ((base->places & ~covered) == 0 && (search->covers >> base->house & 1) == 0)
            inside[count++] = *base;
    return count >= search->wanted->size &&
           choose_bases(search, inside, count, 0, covered, search->wanted->size);
}

static bool choose_covers(FishSearch *search, int from, uint64_t covered, int more)
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

static int list_houses(const FishSearch *search, uint32_t allowed, House *list)
{
    const ChPlaces *const places = search->places;
    const uint64_t own = UINT64_C(1) << search->target;
    int count = 0;

    CH_EACH_HOUSE(house, allowed) {
        const uint64_t left = places->house[house] & ~places->peers[search->target];
        if ((left & own) == 0 && left != 0)
            list[count++] = (House){house, left};
    }
    return count;
}

static bool search_target(FishSearch *search, uint32_t bases, uint32_t covers)
{
    search->allowed_bases = bases;
    search->allowed_covers = covers;
    search->covers = 0;
    search->base_count = list_houses(search, bases, search->base);
    search->cover_count = list_houses(search, covers, search->cover);
    return choose_covers(search, 0, 0, search->wanted->size - 1);
}

static bool search_all_houses(FishSearch *search)
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

    CH_EACH_DIGIT(digit, ch_promising_digits(input)) {
        if (ch_cells_empty(impossible[digit]) || !ch_places_of(&places, input->board, digit))
            continue;
        FishSearch search = {
            .input = input, .wanted = wanted, .sink = sink, .places = &places, .digit = digit};
        for (search.target = 0; search.target < places.count; search.target++)
            if (ch_cells_has(&impossible[digit], places.cell[search.target]) &&
                search_all_houses(&search))
                return true;
    }
    return false;
}

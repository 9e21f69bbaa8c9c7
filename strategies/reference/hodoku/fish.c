/* fish.c - fish of all kinds, found by one search: bases in ascending combinations, and for each of
 * them covers in ascending combinations.  The first fish with an elimination is the step.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish.h"

#include "hodoku.h"

typedef struct Wanted {
    int size;
    ChFishKind kind;
    bool finned;
    bool sashimi; /* of basic finned fish: the sashimi ones, or the others */
} Wanted;

/* The places that remain in each house when one impossible place is assumed to hold the digit. */
typedef struct Rest {
    uint32_t satisfied;
    ChGridCells of[CH_HOUSES];
} Rest;

typedef struct Hunt {
    const ChFinderInput *input;
    ChSink *sink;
    Wanted wanted;
    int digit;
    ChGridCells places;
    ChGridCells impossible; /* places that a fish may eliminate */
    int base_count;
    int cover_count;
    uint8_t base[CH_HOUSES];
    uint8_t cover[CH_HOUSES];
    uint16_t
        crossed_lines[CH_HOUSES]; /* for basic fish, by base: the lines that cross its places */
    ChGridCells of[CH_HOUSES];    /* the places in each house */
    int rest_count;
    Rest rest[CH_CELLS];
    bool full; /* a step was reported, and the sink wants no more */
} Hunt;

/* The chosen houses of one side, their places, and the places in two of them. */
typedef struct Side {
    uint32_t houses;
    ChGridCells places;
    ChGridCells twice;
} Side;

static Side with_house(const Hunt *search, const Side *side, int house)
{
    return (Side){
        side->houses | 1u << house, ch_grid_cells_or(side->places, search->of[house]),
        ch_grid_cells_or(side->twice, ch_grid_cells_and(side->places, search->of[house]))};
}

/* ---- names ---- */

static uint32_t model_houses(uint32_t houses)
{
    uint32_t model = 0;

    CH_EACH_HOUSE(house, houses)
        model |= 1u << ch_hodoku_model_house(house);
    return model;
}

/* Reports whether some base keeps at most one place without the fins. */
static bool is_sashimi(const Hunt *search, const Side *bases, ChGridCells fins)
{
    CH_EACH_HOUSE(house, bases->houses)
        if (ch_grid_cells_count(ch_grid_cells_minus(search->of[house], fins)) <= 1)
            return true;
    return false;
}

#define SIZES(prefix)                                                                              \
    {                                                                                              \
        CH_TECHNIQUE_##prefix##X_WING, CH_TECHNIQUE_##prefix##SWORDFISH,                           \
            CH_TECHNIQUE_##prefix##JELLYFISH, CH_TECHNIQUE_##prefix##SQUIRMBAG,                    \
            CH_TECHNIQUE_##prefix##WHALE, CH_TECHNIQUE_##prefix##LEVIATHAN                         \
    }

static int technique_of(ChFishKind kind, int size, bool finned, bool sashimi)
{
    static const uint16_t basic[][6] = {SIZES(), SIZES(FINNED_), SIZES(SASHIMI_)};
    static const uint16_t complex[][2][6] = {{SIZES(FRANKEN_), SIZES(FINNED_FRANKEN_)},
                                             {SIZES(MUTANT_), SIZES(FINNED_MUTANT_)}};
    const int at = size - CH_FISH_SMALLEST;

    return kind == CH_FISH_BASIC ? basic[!finned   ? 0
                                         : sashimi ? 2
                                                   : 1][at]
                                 : complex[kind == CH_FISH_MUTANT][finned][at];
}

/* ---- one fish ---- */

static void report_fish(Hunt *search, const Side *bases, const Side *covers, int technique,
                        int fins)
{
    ChDeduction deduction = ch_deduction(technique);

    CH_EACH_HOUSE(house, bases->houses)
        ch_hodoku_add_premise(&deduction, house, search->digit);
    deduction.seed = (uint16_t)search->digit;
    deduction.detail.seed[0] = model_houses(bases->houses);
    deduction.detail.seed[1] = model_houses(covers->houses);
    deduction.detail.seed[3] = (uint32_t)fins;
    search->full = ch_hodoku_report(search->input, &deduction, search->sink);
}

static bool try_fish(Hunt *search, const Side *bases, const Side *covers)
{
    ChHodokuList *const list = &ch_hodoku_state(search->input)->list;
    const ChGridCells plain_fins = ch_grid_cells_minus(bases->places, covers->places);
    const ChGridCells fins = ch_grid_cells_or(plain_fins, bases->twice);
    const int count = ch_grid_cells_count(fins);
    ChGridCells lost = ch_grid_cells_minus(covers->places, bases->places);
    ChGridCells twice = covers->twice;

    if (count > (search->wanted.finned ? CH_FISH_FINS : 0))
        return false;
    if (count > 0) {
        const ChGridCells seen = ch_grid_seen_by_all(fins);
        lost = ch_grid_cells_and(lost, seen);
        twice = ch_grid_cells_and(twice, seen);
    }
    if (ch_grid_cells_empty(lost) && ch_grid_cells_empty(twice))
        return false;
    const ChFishKind kind = ch_fish_kind(model_houses(bases->houses), model_houses(covers->houses));
    const bool sashimi = kind == CH_FISH_BASIC && count > 0 && is_sashimi(search, bases, fins);
    if (search->wanted.kind == CH_FISH_BASIC && search->wanted.finned &&
        (count == 0 || sashimi != search->wanted.sashimi))
        return false;
    list->count = 0;
    ch_hodoku_list_cells(list, &ch_hodoku_state(search->input)->grid, lost, search->digit);
    ch_hodoku_list_cells(list, &ch_hodoku_state(search->input)->grid, twice, search->digit);
    report_fish(search, bases, covers, technique_of(kind, search->wanted.size, count > 0, sashimi),
                count);
    return true;
}

/* ---- covers ---- */

/* The possible covers, and the places in each cover and all later ones. */
typedef struct Choice {
    int count;
    uint8_t cover[CH_HOUSES];
    ChGridCells from[CH_HOUSES + 1];
} Choice;

/* Reports whether a fish is still possible when the places that no cover from the I-th on contains
 * are fins. */
static bool can_cover(const Hunt *search, const Side *bases, const Side *covers,
                      const Choice *choice, int i)
{
    const ChGridCells open = ch_grid_cells_minus(bases->places, covers->places);
    const ChGridCells fins =
        ch_grid_cells_or(ch_grid_cells_minus(open, choice->from[i]), bases->twice);

    if (ch_grid_cells_empty(fins))
        return true;
    return search->wanted.finned && ch_grid_cells_count(fins) <= CH_FISH_FINS &&
           ch_grid_cells_meet(ch_grid_seen_by_all(fins), search->impossible);
}

/* Adds MORE covers from the I-th on. */
static bool choose_covers(Hunt *search, const Side *bases, const Choice *choice, int from, int more,
                          const Side *covers)
{
    if (more == 0)
        return try_fish(search, bases, covers);
    for (int i = from; i + more <= choice->count && can_cover(search, bases, covers, choice, i);
         i++) {
        const Side side = with_house(search, covers, choice->cover[i]);
        if (choose_covers(search, bases, choice, i + 1, more - 1, &side))
            return true;
    }
    return false;
}

/* ---- bases without any elimination ---- */

/* Reports whether a place can be chosen in each base so that no two chosen places see each
 * other. */
static bool can_hold(const ChGridCells *base, int count)
{
    if (count == 0)
        return true;
    CH_EACH_GRID_CELL(cell, base[0]) {
        ChGridCells rest[CH_FISH_LARGEST];
        int left = 0;
        for (int i = 1; i < count; i++)
            if (!ch_grid_cells_has(&base[i], cell))
                rest[left++] = ch_grid_cells_minus(base[i], ch_grid_peers[cell]);
        if (can_hold(rest, left))
            return true;
    }
    return false;
}

/* Finds for each impossible place what the bases keep when it is taken; bases that contain it are
 * satisfied. */
static void find_rests(Hunt *search)
{
    search->rest_count = 0;
    CH_EACH_GRID_CELL(cell, search->impossible) {
        Rest *const rest = &search->rest[search->rest_count++];
        rest->satisfied = 0;
        for (int i = 0; i < search->base_count; i++) {
            const int house = search->base[i];
            rest->of[house] = ch_grid_cells_minus(search->of[house], ch_grid_peers[cell]);
            if (ch_grid_cells_has(&CH_HODOKU_HOUSE(house), cell))
                rest->satisfied |= 1u << house;
        }
    }
}

/* Reports whether some place would leave no room for the digit in the bases. */
static bool can_eliminate(const Hunt *search, uint32_t bases)
{
    for (const Rest *rest = search->rest; rest < search->rest + search->rest_count; rest++) {
        ChGridCells base[CH_FISH_LARGEST];
        int count = 0;
        CH_EACH_HOUSE(house, bases & ~rest->satisfied)
            base[count++] = rest->of[house];
        if (!can_hold(base, count))
            return true;
    }
    return false;
}

static bool try_bases(Hunt *search, const Side *bases)
{
    const Side none = {0};
    Choice choice = {.count = 0};

    if (!can_eliminate(search, bases->houses))
        return false;
    for (int i = 0; i < search->cover_count; i++)
        if (!(bases->houses >> search->cover[i] & 1) &&
            ch_grid_cells_meet(search->of[search->cover[i]], bases->places))
            choice.cover[choice.count++] = search->cover[i];
    choice.from[choice.count] = (ChGridCells){{0}};
    for (int i = choice.count - 1; i >= 0; i--)
        choice.from[i] = ch_grid_cells_or(choice.from[i + 1], search->of[choice.cover[i]]);
    return choose_covers(search, bases, &choice, 0, search->wanted.size, &none);
}

/* ---- bases ---- */

static bool choose_bases(Hunt *search, int from, int more, const Side *bases)
{
    const int endo =
        search->wanted.finned && search->wanted.kind != CH_FISH_BASIC ? CH_FISH_ENDO_FINS : 0;

    if (more == 0)
        return try_bases(search, bases);
    for (int i = from; i + more <= search->base_count; i++) {
        const ChGridCells shared = ch_grid_cells_and(bases->places, search->of[search->base[i]]);
        const Side side = with_house(search, bases, search->base[i]);
        if (!ch_grid_cells_empty(shared) &&
            ch_grid_cells_count(ch_grid_cells_minus(shared, bases->twice)) +
                    ch_grid_cells_count(bases->twice) >
                endo)
            continue;
        if (choose_bases(search, i + 1, more - 1, &side))
            return true;
    }
    return false;
}

/* Returns the lines that cross the line at its places. */
static unsigned crossed_lines(const Hunt *search, int line)
{
    const ChGridCells places = search->of[line];
    unsigned crossed = 0;

    CH_EACH_GRID_CELL(cell, places)
        crossed |= 1u << (line < CH_HODOKU_COLUMNS ? cell % 9 : cell / 9);
    return crossed;
}

/* Chooses bases of fish without fins: the lines that cross their places must be no more than the
 * bases. */
static bool choose_lines(Hunt *search, int from, int more, const Side *bases, unsigned crossed)
{
    if (more == 0)
        return try_bases(search, bases);
    for (int i = from; i + more <= search->base_count; i++) {
        const unsigned with = crossed | search->crossed_lines[i];
        if (ch_count(with) > search->wanted.size)
            continue;
        const Side side = with_house(search, bases, search->base[i]);
        if (choose_lines(search, i + 1, more - 1, &side, with))
            return true;
    }
    return false;
}

static bool choose_bases_of_kind(Hunt *search, const Side *none)
{
    if (search->wanted.finned || search->wanted.kind != CH_FISH_BASIC)
        return choose_bases(search, 0, search->wanted.size, none);
    for (int i = 0; i < search->base_count; i++)
        search->crossed_lines[i] = (uint16_t)crossed_lines(search, search->base[i]);
    return choose_lines(search, 0, search->wanted.size, none, 0);
}

/* Lists the possible bases and covers; COLUMNS: the bases are columns. */
static void list_houses(Hunt *search, bool columns)
{
    const ChFishKind kind = search->wanted.kind;

    search->base_count = 0;
    search->cover_count = 0;
    for (int house = 0; house < CH_HOUSES; house++) {
        const bool box = house >= CH_HODOKU_BOXES;
        const bool crosswise = (house >= CH_HODOKU_COLUMNS) != columns;
        search->of[house] = ch_grid_cells_and(search->places, CH_HODOKU_HOUSE(house));
        const int places = ch_grid_cells_count(search->of[house]);
        if (places == 0 || (box && kind == CH_FISH_BASIC))
            continue;
        if ((box || kind == CH_FISH_MUTANT || !crosswise) &&
            (search->wanted.finned || places <= search->wanted.size))
            search->base[search->base_count++] = (uint8_t)house;
        if (box || kind == CH_FISH_MUTANT || crosswise)
            search->cover[search->cover_count++] = (uint8_t)house;
    }
}

/* Returns the digits and directions to search: bit 2 * digit, plus one where the bases are columns.
 * Those left out have no such fish. */
static uint32_t promising(const ChFinderInput *input, const Wanted *wanted)
{
    const bool basic = wanted->kind == CH_FISH_BASIC && !input->options->unfiltered;
    const unsigned digits = ch_hodoku_fresh_digits(input);
    uint32_t both = 0;

    CH_EACH_DIGIT(digit, digits)
        both |= 3u << 2 * digit;
    if (both == 0 || !basic)
        return both;
    if (wanted->finned) {
        const ChFinnedFish *const fish = ch_facts_finned_fish(input->facts);
        return both & (wanted->sashimi ? fish->sashimi : fish->finned)[wanted->size];
    }
    const unsigned with_fish = ch_hodoku_with_fish(input);
    CH_EACH_DIGIT(digit, digits & ~with_fish)
        both &= ~(3u << 2 * digit);
    return both;
}

static bool find_fish(const ChFinderInput *input, ChSink *sink, Wanted wanted)
{
    const Side none = {0};
    Hunt search;

    search.input = input;
    search.sink = sink;
    search.wanted = wanted;
    search.full = false;
    CH_EACH_BIT(direction, promising(input, &wanted)) {
        search.digit = direction / 2;
        search.places = ch_hodoku_state(input)->grid.plane[search.digit];
        search.impossible = ch_hodoku_impossible_places(input, search.digit);
        list_houses(&search, direction % 2 == 1);
        find_rests(&search);
        if (search.base_count >= wanted.size && choose_bases_of_kind(&search, &none))
            return search.full;
    }
    return false;
}

#define SLOT(name, ...)                                                                            \
    bool ch_hodoku_##name(const ChFinderInput *input, ChSink *sink)                                \
    {                                                                                              \
        return find_fish(input, sink, (Wanted){__VA_ARGS__});                                      \
    }

SLOT(x_wing, 2, CH_FISH_BASIC, false, false)
SLOT(swordfish, 3, CH_FISH_BASIC, false, false)
SLOT(jellyfish, 4, CH_FISH_BASIC, false, false)
SLOT(finned_x_wing, 2, CH_FISH_BASIC, true, false)
SLOT(sashimi_x_wing, 2, CH_FISH_BASIC, true, true)
SLOT(finned_swordfish, 3, CH_FISH_BASIC, true, false)
SLOT(sashimi_swordfish, 3, CH_FISH_BASIC, true, true)
SLOT(finned_jellyfish, 4, CH_FISH_BASIC, true, false)
SLOT(sashimi_jellyfish, 4, CH_FISH_BASIC, true, true)
SLOT(franken_x_wing, 2, CH_FISH_FRANKEN, false, false)
SLOT(franken_swordfish, 3, CH_FISH_FRANKEN, false, false)
SLOT(finned_franken_x_wing, 2, CH_FISH_FRANKEN, true, false)
SLOT(finned_franken_swordfish, 3, CH_FISH_FRANKEN, true, false)

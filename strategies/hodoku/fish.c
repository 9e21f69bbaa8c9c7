/* fish.c - fish of all kinds, one search: bases in ascending combinations, for each of them covers
 * in ascending combinations; the first that rules something out is the step.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish.h"

#include "hodoku.h"

typedef struct Wanted {
    int size;
    ChFishKind kind;
    bool finned;
    bool sashimi; /* of basic finned ones: these, or the others */
} Wanted;

/* What is left of each house when one hopeless place is taken. */
enum { MOST_HOPELESS = CH_CELLS };

typedef struct Rest {
    uint32_t settled;
    ChCellSet of[CH_HOUSES];
} Rest;

typedef struct Hunt {
    const ChScene *scene;
    ChSink *sink;
    Wanted wanted;
    int digit;
    ChCellSet places;
    ChCellSet hopeless; /* all that a fish can rule out is among these */
    int base_count;
    int cover_count;
    uint8_t base[CH_HOUSES];
    uint8_t cover[CH_HOUSES];
    uint16_t across[CH_HOUSES]; /* of basic fish, by base: the lines across its places */
    ChCellSet of[CH_HOUSES];    /* the places in each house */
    int rest_count;
    Rest rest[MOST_HOPELESS];
    bool full; /* something was reported, and the sink wants no more */
} Hunt;

/* The chosen houses of one side: their places, and those in two of them. */
typedef struct Side {
    uint32_t houses;
    ChCellSet places;
    ChCellSet twice;
} Side;

static Side with_house(const Hunt *hunt, const Side *side, int house)
{
    return (Side){side->houses | 1u << house, ch_cells_or(side->places, hunt->of[house]),
                  ch_cells_or(side->twice, ch_cells_and(side->places, hunt->of[house]))};
}

/* ---- names ---- */

static uint32_t model_houses(uint32_t houses)
{
    uint32_t model = 0;

    for (; houses != 0; houses &= houses - 1)
        model |= 1u << ch_hodoku_model_house(ch_lowest(houses));
    return model;
}

/* Whether some base keeps at most one place without the fins. */
static bool is_sashimi(const Hunt *hunt, const Side *bases, ChCellSet fins)
{
    for (uint32_t rest = bases->houses; rest != 0; rest &= rest - 1)
        if (ch_cells_count(ch_cells_minus(hunt->of[ch_lowest(rest)], fins)) <= 1)
            return true;
    return false;
}

#define SIZES(prefix)                                                                              \
    {                                                                                              \
        CH_TECHNIQUE_##prefix##X_WING, CH_TECHNIQUE_##prefix##SWORDFISH,                           \
            CH_TECHNIQUE_##prefix##JELLYFISH, CH_TECHNIQUE_##prefix##SQUIRMBAG,                    \
            CH_TECHNIQUE_##prefix##WHALE, CH_TECHNIQUE_##prefix##LEVIATHAN                         \
    }

static int name_of(ChFishKind kind, int size, bool finned, bool sashimi)
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

static void report(Hunt *hunt, const Side *bases, const Side *covers, int technique, int fins)
{
    ChDeduction deduction = ch_deduction(technique);

    for (uint32_t rest = bases->houses; rest != 0; rest &= rest - 1)
        ch_hodoku_rests_on(&deduction, ch_lowest(rest), hunt->digit);
    deduction.seed = (uint16_t)hunt->digit;
    deduction.detail.seed[0] = model_houses(bases->houses);
    deduction.detail.seed[1] = model_houses(covers->houses);
    deduction.detail.seed[3] = (uint32_t)fins;
    hunt->full = ch_hodoku_report(hunt->scene, &deduction, hunt->sink);
}

static bool try_fish(Hunt *hunt, const Side *bases, const Side *covers)
{
    ChHodokuList *const list = &hunt->scene->hodoku->list;
    const ChCellSet plain_fins = ch_cells_minus(bases->places, covers->places);
    const ChCellSet fins = ch_cells_or(plain_fins, bases->twice);
    const int count = ch_cells_count(fins);
    ChCellSet lost = ch_cells_minus(covers->places, bases->places);
    ChCellSet twice = covers->twice;

    if (count > (hunt->wanted.finned ? CH_FISH_FINS : 0))
        return false;
    if (count > 0) {
        const ChCellSet seen = ch_hodoku_seen_by_all(fins);
        lost = ch_cells_and(lost, seen);
        twice = ch_cells_and(twice, seen);
    }
    if (ch_cells_empty(lost) && ch_cells_empty(twice))
        return false;
    const ChFishKind kind = ch_fish_kind(model_houses(bases->houses), model_houses(covers->houses));
    const bool sashimi = kind == CH_FISH_BASIC && count > 0 && is_sashimi(hunt, bases, fins);
    if (hunt->wanted.kind == CH_FISH_BASIC && hunt->wanted.finned &&
        (count == 0 || sashimi != hunt->wanted.sashimi))
        return false;
    list->count = 0;
    ch_hodoku_list_cells(list, &hunt->scene->hodoku->grid, lost, hunt->digit);
    ch_hodoku_list_cells(list, &hunt->scene->hodoku->grid, twice, hunt->digit);
    report(hunt, bases, covers, name_of(kind, hunt->wanted.size, count > 0, sashimi), count);
    return true;
}

/* ---- covers ---- */

/* The covers to choose from, and the places in each and all later ones. */
typedef struct Choice {
    int count;
    uint8_t cover[CH_HOUSES];
    ChCellSet from[CH_HOUSES + 1];
} Choice;

/* Whether the places that no cover from the I-th on can take leave a fish: they are fins. */
static bool can_cover(const Hunt *hunt, const Side *bases, const Side *covers, const Choice *choice,
                      int i)
{
    const ChCellSet open = ch_cells_minus(bases->places, covers->places);
    const ChCellSet fins = ch_cells_or(ch_cells_minus(open, choice->from[i]), bases->twice);

    if (ch_cells_empty(fins))
        return true;
    return hunt->wanted.finned && ch_cells_count(fins) <= CH_FISH_FINS &&
           ch_cells_meet(ch_hodoku_seen_by_all(fins), hunt->hopeless);
}

/* Adds MORE covers from the I-th on. */
static bool choose_covers(Hunt *hunt, const Side *bases, const Choice *choice, int from, int more,
                          const Side *covers)
{
    if (more == 0)
        return try_fish(hunt, bases, covers);
    for (int i = from; i + more <= choice->count && can_cover(hunt, bases, covers, choice, i);
         i++) {
        const Side side = with_house(hunt, covers, choice->cover[i]);
        if (choose_covers(hunt, bases, choice, i + 1, more - 1, &side))
            return true;
    }
    return false;
}

/* ---- whether bases are good for anything ---- */

/* Whether each of the bases, sets of places, can have one without two of these seeing each
 * other. */
static bool can_hold(const ChCellSet *base, int count)
{
    if (count == 0)
        return true;
    for (int cell = ch_cells_next(&base[0], 0); cell >= 0;
         cell = ch_cells_next(&base[0], cell + 1)) {
        ChCellSet rest[CH_FISH_LARGEST];
        int left = 0;
        for (int i = 1; i < count; i++)
            if (!ch_cells_has(&base[i], cell))
                rest[left++] = ch_cells_minus(base[i], ch_hodoku_peers[cell]);
        if (can_hold(rest, left))
            return true;
    }
    return false;
}

/* For each hopeless place what the bases keep when it is taken; those that hold it are settled. */
static void find_rests(Hunt *hunt)
{
    hunt->rest_count = 0;
    for (int cell = ch_cells_next(&hunt->hopeless, 0);
         cell >= 0 && hunt->rest_count < MOST_HOPELESS;
         cell = ch_cells_next(&hunt->hopeless, cell + 1)) {
        Rest *const rest = &hunt->rest[hunt->rest_count++];
        rest->settled = 0;
        for (int i = 0; i < hunt->base_count; i++) {
            const int house = hunt->base[i];
            rest->of[house] = ch_cells_minus(hunt->of[house], ch_hodoku_peers[cell]);
            if (ch_cells_has(&ch_hodoku_house[house], cell))
                rest->settled |= 1u << house;
        }
    }
}

/* Whether some place would leave no room for the digit in the bases. */
static bool rule_out_any(const Hunt *hunt, uint32_t bases)
{
    for (const Rest *rest = hunt->rest; rest < hunt->rest + hunt->rest_count; rest++) {
        ChCellSet base[CH_FISH_LARGEST];
        int count = 0;
        for (uint32_t open = bases & ~rest->settled; open != 0; open &= open - 1)
            base[count++] = rest->of[ch_lowest(open)];
        if (!can_hold(base, count))
            return true;
    }
    return false;
}

static bool try_bases(Hunt *hunt, const Side *bases)
{
    const Side none = {0};
    Choice choice = {.count = 0};

    if (!rule_out_any(hunt, bases->houses))
        return false;
    for (int i = 0; i < hunt->cover_count; i++)
        if (!(bases->houses >> hunt->cover[i] & 1) &&
            ch_cells_meet(hunt->of[hunt->cover[i]], bases->places))
            choice.cover[choice.count++] = hunt->cover[i];
    choice.from[choice.count] = (ChCellSet){{0}};
    for (int i = choice.count - 1; i >= 0; i--)
        choice.from[i] = ch_cells_or(choice.from[i + 1], hunt->of[choice.cover[i]]);
    return choose_covers(hunt, bases, &choice, 0, hunt->wanted.size, &none);
}

/* ---- bases ---- */

static bool choose_bases(Hunt *hunt, int from, int more, const Side *bases)
{
    const int endo =
        hunt->wanted.finned && hunt->wanted.kind != CH_FISH_BASIC ? CH_FISH_ENDO_FINS : 0;

    if (more == 0)
        return try_bases(hunt, bases);
    for (int i = from; i + more <= hunt->base_count; i++) {
        const ChCellSet shared = ch_cells_and(bases->places, hunt->of[hunt->base[i]]);
        const Side side = with_house(hunt, bases, hunt->base[i]);
        if (!ch_cells_empty(shared) &&
            ch_cells_count(ch_cells_minus(shared, bases->twice)) + ch_cells_count(bases->twice) >
                endo)
            continue;
        if (choose_bases(hunt, i + 1, more - 1, &side))
            return true;
    }
    return false;
}

/* Where the places of a line lie across it. */
static unsigned across(const Hunt *hunt, int line)
{
    const ChCellSet places = hunt->of[line];
    unsigned crossed = 0;

    for (int cell = ch_cells_next(&places, 0); cell >= 0; cell = ch_cells_next(&places, cell + 1))
        crossed |= 1u << (line < CH_HODOKU_COLUMNS ? cell % 9 : cell / 9);
    return crossed;
}

/* Lines without fins: between them they cross no more lines than they are. */
static bool choose_lines(Hunt *hunt, int from, int more, const Side *bases, unsigned crossed)
{
    if (more == 0)
        return try_bases(hunt, bases);
    for (int i = from; i + more <= hunt->base_count; i++) {
        const unsigned with = crossed | hunt->across[i];
        if (ch_count(with) > hunt->wanted.size)
            continue;
        const Side side = with_house(hunt, bases, hunt->base[i]);
        if (choose_lines(hunt, i + 1, more - 1, &side, with))
            return true;
    }
    return false;
}

static bool choose_all(Hunt *hunt, const Side *none)
{
    if (hunt->wanted.finned || hunt->wanted.kind != CH_FISH_BASIC)
        return choose_bases(hunt, 0, hunt->wanted.size, none);
    for (int i = 0; i < hunt->base_count; i++)
        hunt->across[i] = (uint16_t)across(hunt, hunt->base[i]);
    return choose_lines(hunt, 0, hunt->wanted.size, none, 0);
}

/* Lists the houses that each side can have; COLUMNS: the bases are. */
static void list_houses(Hunt *hunt, bool columns)
{
    const ChFishKind kind = hunt->wanted.kind;

    hunt->base_count = 0;
    hunt->cover_count = 0;
    for (int house = 0; house < CH_HOUSES; house++) {
        const bool box = house >= CH_HODOKU_BOXES;
        const bool crosswise = (house >= CH_HODOKU_COLUMNS) != columns;
        hunt->of[house] = ch_cells_and(hunt->places, ch_hodoku_house[house]);
        const int places = ch_cells_count(hunt->of[house]);
        if (places == 0 || (box && kind == CH_FISH_BASIC))
            continue;
        if ((box || kind == CH_FISH_MUTANT || !crosswise) &&
            (hunt->wanted.finned || places <= hunt->wanted.size))
            hunt->base[hunt->base_count++] = (uint8_t)house;
        if (box || kind == CH_FISH_MUTANT || crosswise)
            hunt->cover[hunt->cover_count++] = (uint8_t)house;
    }
}

static bool find(const ChScene *scene, ChSink *sink, Wanted wanted)
{
    const Side none = {0};
    Hunt hunt;

    hunt.scene = scene;
    hunt.sink = sink;
    hunt.wanted = wanted;
    hunt.full = false;

    for (unsigned digits = ch_hodoku_fresh_digits(scene); digits != 0; digits &= digits - 1) {
        hunt.digit = ch_lowest(digits);
        hunt.places = scene->hodoku->grid.plane[hunt.digit];
        hunt.hopeless = ch_hodoku_hopeless(scene, hunt.digit);
        for (int way = 0; way < (wanted.kind == CH_FISH_MUTANT ? 1 : 2); way++) {
            list_houses(&hunt, way == 1);
            find_rests(&hunt);
            if (hunt.base_count >= wanted.size && choose_all(&hunt, &none))
                return hunt.full;
        }
    }
    return false;
}

#define SLOT(name, ...)                                                                            \
    bool ch_hodoku_##name(const ChScene *scene, ChSink *sink)                                      \
    {                                                                                              \
        return find(scene, sink, (Wanted){__VA_ARGS__});                                           \
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

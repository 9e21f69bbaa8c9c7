/* als_linked.c - sets linked by another constraint than a restricted common: ALS-W-wing, death
 * blossom.
 *
 * ALS-W-wing: a house has two places left for x; one sees every x of A, the other every x of B.
 *
 *      A {2 5 8}  --5--  r3c2 ==5== r3c8  --5--  B {1 2 5}        2 in A or in B
 *
 * One of the places takes x, so one of the sets lacks it and keeps z.
 *
 * Death blossom: a cell, the stem, and for each of its digits a set, a petal, that loses the digit
 * to it.
 *
 *                  1 -- petal {1 6 9}
 *      stem {1 2 4}    2 -- petal {2 9}                            9 in one of the petals
 *                  4 -- petal {4 5 7 9}
 *
 * Whichever digit the stem takes, one petal keeps all its other digits. So a digit z of all petals,
 * if it is not in the stem, appears in one of them.
 *
 * The stem may also be a house with a digit. It has three places or more, each with a petal that
 * loses the digit to it; with two places it is an ALS-W-wing.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "als.h"
#include "als_prefilter.h"
#include "finders.h"
#include "fresh.h"

/* ---- ALS-W-wing ---- */

/* A conjugate pair: a house with two places left for a digit. */
typedef struct Bridge {
    int house;
    int digit;
    int cell[2];
    bool fresh; /* it may be new since the last fruitless search */
} Bridge;

static bool is_watcher(const ChAls *set, const Bridge *bridge, int end)
{
    return set->digits >> bridge->digit & 1 &&
           ch_cells_has(&set->peers[bridge->digit], bridge->cell[end]);
}

static bool try_w_wing(ChAlsSearch *search, const Bridge *bridge, const ChAls *a, const ChAls *b)
{
    const unsigned targets = ch_als_common_targets(a, b, ~(1u << bridge->digit));

    const bool fresh = bridge->fresh || ch_als_is_fresh(search, a) || ch_als_is_fresh(search, b);

    if (targets == 0 || !fresh || a == b || !ch_als_may_join(search, a, b) ||
        ch_cells_has(&a->cells, bridge->cell[1]) || ch_cells_has(&b->cells, bridge->cell[0]) ||
        (ch_als_commons(search->sets, a, b) >> bridge->digit & 1))
        return false;
    if (a > b && is_watcher(a, bridge, 1) && is_watcher(b, bridge, 0))
        return false; /* both sets see both places: report it once */
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_ALS_W_WING);
    ch_als_add_eliminations(&deduction, search->input, a, b, targets);
    ch_als_add_premises(&deduction, a, 0);
    ch_als_add_premises(&deduction, b, 1);
    ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(bridge->house, bridge->digit));
    return ch_als_offer(search, &deduction, a->size + b->size);
}

static bool try_bridge(ChAlsSearch *search, const Bridge *bridge)
{
    const ChAls *const set = search->sets->set;
    ChAlsWatchers watchers[2];

    for (int i = 0; i < 2; i++)
        ch_als_find_watchers(&watchers[i], search->sets,
                             CH_CANDIDATE(bridge->cell[i], bridge->digit));
    if (!ch_als_may_share_target(search, watchers, bridge->digit))
        return false;
    for (int i = 0; i < watchers[0].count; i++) {
        const ChAls *const a = &set[watchers[0].set[i]];
        for (int j = 0; j < watchers[1].count; j++) {
            const ChAls *const b = &set[watchers[1].set[j]];
            if (a->size + b->size > ch_als_limit(search))
                break;
            if (try_w_wing(search, bridge, a, b))
                return true;
        }
    }
    return false;
}

/* Returns true if the pair lies in a line, but is also a pair of its box, which takes
 * precedence. */
static bool is_of_box(const ChPairs *pairs, const Bridge *bridge)
{
    const int box = CH_BOX_OF(bridge->cell[0]);

    return bridge->house >= CH_FIRST_ROW && box == CH_BOX_OF(bridge->cell[1]) &&
           (pairs->bilocal[bridge->digit] >> box & 1);
}

/* Finds the eliminations of fresh sets. */
static void find_seen(const ChAlsSearch *search, ChAlsReach *seen)
{
    const int words = search->sets->words;

    *seen = (ChAlsReach){{{{0}}}};
    CH_EACH_MEMBER(i, search->fresh, words)
        ch_als_add_reach(seen, &search->sets->set[i]);
}

static Bridge bridge_of(const ChBoard *board, int house, int digit, uint32_t fresh)
{
    const unsigned places = board->places[digit][house];

    return (Bridge){.house = house,
                    .digit = digit,
                    .cell = {ch_house_cell[house][ch_lowest(places)],
                             ch_house_cell[house][ch_lowest(places & (places - 1))]},
                    .fresh = fresh >> house & 1};
}

static bool search_w_wings(ChAlsSearch *search)
{
    const ChPairs *const pairs = ch_facts_pairs(search->input->facts);
    const uint32_t fresh = ch_fresh_houses(search->input);
    ChAlsReach seen;

    find_seen(search, &seen);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_HOUSE(house, pairs->bilocal[digit]) {
            const Bridge bridge = bridge_of(search->input->board, house, digit, fresh);
            if ((bridge.fresh || ch_cells_has(&seen.of[digit], bridge.cell[0]) ||
                 ch_cells_has(&seen.of[digit], bridge.cell[1])) &&
                !is_of_box(pairs, &bridge) && try_bridge(search, &bridge))
                return true;
        }
    return false;
}

bool ch_find_als_w_wing(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search(input, sink, search_w_wings);
}

/* ---- death blossom ---- */

/* The petals chosen so far. */
typedef struct Blossom {
    ChAlsSearch *search;
    int target; /* candidate */
    ChAlsWatchers watchers;
    int technique;
    int stem;        /* a constraint */
    unsigned digits; /* of its candidates */
    int count;
    const ChAls *petal[CH_DIGITS];
} Blossom;

static ChCellSet eliminated_by(const Blossom *blossom, int digit)
{
    ChCellSet eliminated = blossom->petal[0]->peers[digit];

    for (int i = 1; i < blossom->count; i++)
        eliminated = ch_cells_and(eliminated, blossom->petal[i]->peers[digit]);
    for (int i = 0; i < blossom->count; i++)
        eliminated = ch_cells_minus(eliminated, blossom->petal[i]->cells);
    return eliminated;
}

static bool offer_blossom(Blossom *blossom, int cells)
{
    ChAlsSearch *const search = blossom->search;
    ChDeduction deduction = ch_deduction(blossom->technique);
    unsigned common = CH_ALL_NINE & ~blossom->digits;

    for (int i = 0; i < blossom->count; i++)
        common &= blossom->petal[i]->digits;
    CH_EACH_DIGIT(digit, common)
        ch_add_eliminations(&deduction, search->input->board, eliminated_by(blossom, digit), digit);
    if (search->all && ch_candidates_next(&deduction.detail.removed, 0) != blossom->target)
        return false; /* report it from its lowest target only */
    deduction.seed = (uint16_t)blossom->stem;
    ch_add_premise(&deduction, blossom->stem);
    for (int i = 0; i < blossom->count; i++)
        ch_als_add_premises(&deduction, blossom->petal[i], i);
    return ch_als_offer(search, &deduction, cells);
}

/* Reports whether a set loses the digit of a candidate of the stem to it. */
static bool is_petal(const Blossom *blossom, const ChAls *petal, int candidate)
{
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    if (!(petal->digits >> digit & 1) ||
        !ch_cells_has(&petal->peers[digit], CH_CANDIDATE_CELL(candidate)))
        return false;
    for (int i = 0; i < blossom->count; i++)
        if (!ch_als_may_join(blossom->search, blossom->petal[i], petal))
            return false;
    return true;
}

/* Chooses a petal for each of the stem's candidates, by their numbers in it; CELLS have been used
 * so far. Returns true if the sink wants no more. */
static bool choose_petals(Blossom *blossom, unsigned numbers, int cells)
{
    const ChAlsWatchers *const watchers = &blossom->watchers;
    const unsigned others = numbers & (numbers - 1);
    const int candidate = ch_constraint_candidate(blossom->stem, ch_lowest(numbers));

    for (int i = 0; i < watchers->count; i++) {
        const ChAls *const petal = &blossom->search->sets->set[watchers->set[i]];
        const int sum = cells + petal->size;
        if (sum + ch_count(others) > ch_als_limit(blossom->search))
            break;
        if (!is_petal(blossom, petal, candidate))
            continue;
        assert(blossom->count < CH_DIGITS);
        blossom->petal[blossom->count++] = petal;
        const bool enough =
            others != 0 ? choose_petals(blossom, others, sum) : offer_blossom(blossom, sum);
        blossom->count--;
        if (enough)
            return true;
    }
    return false;
}

/* Returns the cells that have changed, or whose digits fresh sets see. */
static ChCellSet find_touched(const ChAlsSearch *search)
{
    ChCellSet touched = ch_fresh_cells(search->input);
    ChAlsReach seen;

    find_seen(search, &seen);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        touched = ch_cells_or(touched, seen.of[digit]);
    return ch_cells_and(touched, ch_board_plane(search->input->board, CH_EMPTY));
}

/* The stems to be tried, and the targets that the petals of each may share. */
typedef struct Stems {
    int count;
    uint16_t stem[CH_CELLS];
    ChAlsReach targets[CH_CELLS];
    ChAlsReach all;
} Stems;

static void add_stem(const ChAlsSearch *search, Stems *stems, int stem)
{
    stems->stem[stems->count] = (uint16_t)stem;
    stems->targets[stems->count] = ch_als_blossom_targets(search, stem);
    ch_als_join_reach(&stems->all, &stems->targets[stems->count++]);
}

static bool has_target(const ChAlsReach *targets, int target)
{
    return ch_cells_has(&targets->of[CH_CANDIDATE_DIGIT(target)], CH_CANDIDATE_CELL(target));
}

/* Chooses petals for the stem, which see the target. */
static bool try_stem(Blossom *blossom, int stem)
{
    unsigned numbers = 0;

    blossom->stem = stem;
    blossom->digits = 0;
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(stem, i);
        if (!ch_board_has(blossom->search->input->board, candidate))
            continue;
        numbers |= 1u << i;
        blossom->digits |= 1u << CH_CANDIDATE_DIGIT(candidate);
    }
    return numbers != 0 && choose_petals(blossom, numbers, stem < CH_CELLS);
}

static bool search_stems(ChAlsSearch *search, const Stems *stems, int technique)
{
    Blossom blossom;

    blossom.search = search;
    blossom.technique = technique;
    blossom.count = 0;
    for (blossom.target = 0; blossom.target < CH_CANDIDATES; blossom.target++) {
        if (!has_target(&stems->all, blossom.target))
            continue;
        ch_als_find_watchers(&blossom.watchers, search->sets, blossom.target);
        for (int i = 0; i < stems->count; i++)
            if (has_target(&stems->targets[i], blossom.target) &&
                try_stem(&blossom, stems->stem[i]))
                return true;
    }
    return false;
}

static bool search_blossoms(ChAlsSearch *search)
{
    const ChCellSet touched = find_touched(search);
    Stems stems;

    stems.count = 0;
    stems.all = (ChAlsReach){{{{0}}}};
    CH_EACH_CELL(stem, touched)
        add_stem(search, &stems, CH_CELL_CONSTRAINT(stem));
    return search_stems(search, &stems, CH_TECHNIQUE_DEATH_BLOSSOM);
}

bool ch_find_death_blossom(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search(input, sink, search_blossoms);
}

static bool search_house_blossoms(ChAlsSearch *search)
{
    Stems stems;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        stems.count = 0;
        stems.all = (ChAlsReach){{{{0}}}};
        for (int house = 0; house < CH_HOUSES; house++)
            if (ch_count(search->input->board->places[digit][house]) >= 3)
                add_stem(search, &stems, CH_HOUSE_CONSTRAINT(house, digit));
        if (search_stems(search, &stems, CH_TECHNIQUE_HOUSE_DEATH_BLOSSOM))
            return true;
    }
    return false;
}

bool ch_find_house_death_blossom(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search(input, sink, search_house_blossoms);
}

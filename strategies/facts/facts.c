/* facts.c - see facts.h and facts_slots.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "facts_slots.h"

#include "lanes.h"

enum { PAIRS = 1u << 0, FEW_CELLS = 1u << 1, FEW_DIGITS = 1u << 2 };
enum { LINKS = 1u << 16 };
enum { FINNED_FISH = 1u << 21 };
enum { RECTANGLES = 1u << 12, LOOP_PAIRS = 1u << 13 };
enum { CHANGES = 1u << 30 };

const ChChanges *ch_facts_changes(ChFacts *facts)
{
    if (!(facts->built & CHANGES)) {
        ch_changes_update(&facts->changes, facts->board);
        facts->built |= CHANGES;
    }
    return &facts->changes;
}

/* Returns the lanes with exactly two bits, as bits: one is left after the lowest is cleared. */
static inline uint32_t two_bits(const uint16_t lane[32])
{
    _Alignas(16) uint16_t rest[32];

    for (int i = 0; i < 32; i++)
        rest[i] = (uint16_t)(lane[i] & (lane[i] - 1));
    return ch_lanes_single(rest);
}

static void build_pairs(const ChBoard *board, ChPairs *pairs)
{
    const uint64_t first = two_bits(board->candidates);
    const uint64_t second = two_bits(board->candidates + 32);
    const uint64_t third = two_bits(board->candidates + 64);

    pairs->bivalue = (ChCellSet){{first | second << 32, third & ((1u << 17) - 1)}};
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        pairs->bivalue_with[digit] = ch_cells_and(pairs->bivalue, ch_board_plane(board, digit));
        pairs->bilocal[digit] = two_bits(board->places[digit]);
    }
}

const ChPairs *ch_facts_pairs(ChFacts *facts)
{
    if (!(facts->built & PAIRS)) {
        build_pairs(facts->board, &facts->pairs);
        facts->built |= PAIRS;
    }
    return &facts->pairs;
}

const ChFewCells *ch_facts_few_cells(ChFacts *facts)
{
    if (!(facts->built & FEW_CELLS)) {
        ch_few_cells_build(facts->board, &facts->few_cells);
        facts->built |= FEW_CELLS;
    }
    return &facts->few_cells;
}

const ChFewDigits *ch_facts_few_digits(ChFacts *facts)
{
    if (!(facts->built & FEW_DIGITS)) {
        ch_few_digits_build(facts->board, &facts->few_digits);
        facts->built |= FEW_DIGITS;
    }
    return &facts->few_digits;
}

const ChTriads *ch_facts_triads(ChFacts *facts)
{
    const ChChanges *const changes = ch_facts_changes(facts);
    ChTriads *const triads = &facts->triads;

    if (triads->tick != changes->tick) {
        ch_triads_build(facts->board, ch_changed_digits(changes, triads->tick), triads);
        triads->tick = changes->tick;
    }
    return triads;
}

uint32_t ch_facts_subset_houses(ChFacts *facts)
{
    const ChChanges *const changes = ch_facts_changes(facts);
    ChSubsetHouses *const subset_houses = &facts->subset_houses;

    if (subset_houses->tick != changes->tick) {
        ch_subset_houses_update(subset_houses, facts->board,
                                ch_changed_houses(changes, subset_houses->tick));
        subset_houses->tick = changes->tick;
    }
    return subset_houses->houses;
}

/* Returns the links, with groups and parts numbered if links of these kinds need them. */
static ChLinks *numbered_links(ChFacts *facts, int kinds)
{
    ChLinks *const links = &facts->links;

    if (!(facts->built & LINKS)) {
        ch_links_build(links, facts->board, &ch_facts_few_cells(facts)->upto[2],
                       ch_facts_few_digits(facts)->upto[2]);
        facts->built |= LINKS;
    }
    if (kinds & CH_LINKS_GROUPS && links->groups_end == 0)
        ch_links_add_groups(links);
    if (kinds & CH_LINKS_SETS && links->sets == NULL)
        ch_links_add_parts(links, ch_facts_als_sets(facts));
    return links;
}

ChLinks *ch_facts_links(ChFacts *facts, int kinds)
{
    ChLinks *const links = numbered_links(facts, kinds);

    if (links->kinds != kinds)
        ch_links_view(links, kinds);
    return links;
}

const ChChainTargets *ch_facts_chain_targets(ChFacts *facts, int kinds)
{
    const int level = ch_links_level(kinds);
    ChLinks *const links = numbered_links(facts, kinds);

    if (!links->targets[level].known) {
        if (level == CH_TARGETS_SETS)
            ch_facts_links(facts, CH_LINKS_MOST);
        ch_links_find_targets(links, level);
    }
    return &links->targets[level];
}

bool ch_facts_may_chain(ChFacts *facts, int kinds)
{
    const ChLinks *const links = numbered_links(facts, 0);
    const int level = ch_links_level(kinds);

    for (int i = 0; i <= level; i++)
        if (links->targets[i].known && links->targets[i].some)
            return true;
    for (int i = level; i < CH_TARGET_LEVELS; i++)
        if (links->targets[i].known && !links->targets[i].some)
            return false;
    return ch_facts_chain_targets(facts, kinds)->some;
}

bool ch_facts_may_rule_out(ChFacts *facts, int kinds, int candidate)
{
    ch_facts_chain_targets(facts, kinds);
    return ch_links_may_rule_out(&facts->links, ch_links_level(kinds), candidate);
}

bool ch_facts_link_targets(ChFacts *facts, int kinds, ChCellSet targets[CH_DIGITS])
{
    ch_facts_chain_targets(facts, kinds);
    return ch_links_targets(&facts->links, ch_links_level(kinds), targets);
}

bool ch_facts_near_targets(ChFacts *facts, int kinds, ChCellSet targets[CH_DIGITS])
{
    ch_facts_chain_targets(facts, kinds);
    return ch_links_near_targets(&facts->links, ch_links_level(kinds), targets);
}

ChStrongLinks *ch_facts_strong_links(ChFacts *facts, unsigned digits)
{
    const ChChanges *const changes = ch_facts_changes(facts);
    ChStrongLinks *const strong_links = &facts->strong_links;

    CH_EACH_DIGIT(digit, digits) {
        uint16_t *const tick = &strong_links->tick[digit];
        if (changes->digit[digit] <= *tick)
            digits &= ~(1u << digit);
        *tick = (uint16_t)changes->tick;
    }
    ch_strong_links_build(facts->board, digits, strong_links);
    return strong_links;
}

static const ChPlacements *placements_of(ChFacts *facts)
{
    const ChChanges *const changes = ch_facts_changes(facts);
    ChPlacements *const placements = &facts->placements;

    if (placements->tick != changes->tick) {
        ch_placements_update(placements, facts->board,
                             ch_changed_digits(changes, placements->tick));
        placements->tick = changes->tick;
    }
    return placements;
}

const ChCellSet *ch_facts_impossible_places(ChFacts *facts)
{
    return placements_of(facts)->impossible;
}

void ch_facts_give_up(ChFacts *facts)
{
    facts->has_given_up = true;
}

unsigned ch_facts_limited(ChFacts *facts)
{
    return placements_of(facts)->limited;
}

const ChRectangles *ch_facts_rectangles(ChFacts *facts)
{
    if (!(facts->built & RECTANGLES)) {
        ch_rectangles_build(&facts->rectangles, facts->board, ch_facts_few_cells(facts)->upto[2]);
        facts->built |= RECTANGLES;
    }
    return &facts->rectangles;
}

const ChLoopPairs *ch_facts_loop_pairs(ChFacts *facts)
{
    if (!(facts->built & LOOP_PAIRS)) {
        ch_loop_pairs_build(facts->board, &ch_facts_pairs(facts)->bivalue, &facts->loop_pairs);
        facts->built |= LOOP_PAIRS;
    }
    return &facts->loop_pairs;
}

const ChSixCellSets *ch_facts_six_cell_sets(ChFacts *facts)
{
    const ChChanges *const changes = ch_facts_changes(facts);
    ChSixCellSets *const six_cell_sets = &facts->six_cell_sets;

    if (six_cell_sets->tick != changes->tick) {
        if (six_cell_sets->tick == 0)
            memset(six_cell_sets->with, 0, sizeof six_cell_sets->with);
        ch_six_cell_sets_update(facts->board, ch_changed_houses(changes, six_cell_sets->tick),
                                six_cell_sets);
        six_cell_sets->tick = changes->tick;
    }
    return six_cell_sets;
}

const ChFinnedFish *ch_facts_finned_fish(ChFacts *facts)
{
    if (!(facts->built & FINNED_FISH)) {
        ch_finned_fish_build(facts->board, ch_facts_limited(facts), &facts->finned_fish);
        facts->built |= FINNED_FISH;
    }
    return &facts->finned_fish;
}

static void update_bent_fours(ChFacts *facts)
{
    const ChChanges *const changes = ch_facts_changes(facts);
    ChBentCrossings *const bent_crossings = &facts->bent_crossings;
    const unsigned since = bent_crossings->tick_fours;

    if (since != changes->tick) {
        ch_bent_fours_update(facts->board, ch_bent_fresh(ch_changed_houses(changes, since)),
                             bent_crossings);
        bent_crossings->tick_fours = changes->tick;
    }
}

static void update_bent_crossings(ChFacts *facts)
{
    const ChChanges *const changes = ch_facts_changes(facts);
    ChBentCrossings *const bent_crossings = &facts->bent_crossings;
    const unsigned since = bent_crossings->tick;

    if (since != changes->tick) {
        ch_bent_crossings_build(facts->board, ch_bent_fresh(ch_changed_houses(changes, since)),
                                ch_changed_cells(changes, since), bent_crossings);
        bent_crossings->tick = changes->tick;
    }
}

uint64_t ch_facts_bent_crossings(ChFacts *facts, int size)
{
    if (size == 4)
        update_bent_fours(facts);
    else
        update_bent_crossings(facts);
    return facts->bent_crossings.at[size];
}

enum { EXOCETS = 1u << 22 };

const ChExocets *ch_facts_exocets(ChFacts *facts)
{
    if (!(facts->built & EXOCETS)) {
        ch_exocets_find(&facts->exocets, facts->board);
        facts->built |= EXOCETS;
    }
    return &facts->exocets;
}

/* ---- almost locked sets ---- */

enum { ALS_SETS = 1u << 24, ALS_ADJACENCY = 1u << 25, ALS_BEYOND = 1u << 26 };

const ChAlsSets *ch_facts_als_sets(ChFacts *facts)
{
    if (!(facts->built & ALS_SETS)) {
        const ChChanges *const changes = ch_facts_changes(facts);
        ChAlsChoices *const choices = &facts->als_choices;
        ch_als_choose(choices, facts->board, ch_changed_houses(changes, choices->tick));
        choices->tick = changes->tick;
        ch_als_find_sets(&facts->als_sets, facts->board, choices);
        facts->built |= ALS_SETS;
    }
    return &facts->als_sets;
}

const ChAlsAdjacency *ch_facts_als_adjacency(ChFacts *facts)
{
    if (!(facts->built & ALS_ADJACENCY)) {
        ch_als_find_adjacent(&facts->als_adjacency, ch_facts_als_sets(facts));
        facts->built |= ALS_ADJACENCY;
    }
    return &facts->als_adjacency;
}

ChAlsBeyond *ch_facts_als_beyond(ChFacts *facts)
{
    if (!(facts->built & ALS_BEYOND)) {
        memset(facts->als_beyond.known, 0, sizeof facts->als_beyond.known);
        facts->built |= ALS_BEYOND;
    }
    return &facts->als_beyond;
}

/* ---- implications ---- */

enum { FORCING = 1u << 27, FAILING = 1u << 28 };

ChForcing *ch_facts_forcing_afresh(ChFacts *facts, ChImplying how, const ChCandidateSet *those)
{
    ch_implications_start(&facts->forcing.all, facts->board, how, those);
    facts->built |= FORCING;
    return &facts->forcing;
}

ChForcing *ch_facts_forcing(ChFacts *facts, ChImplying how)
{
    const ChImplications *const all = &facts->forcing.all;

    if (!(facts->built & FORCING) || all->how != how || !all->whole)
        ch_facts_forcing_afresh(facts, how, NULL);
    return &facts->forcing;
}

ChForcing *ch_facts_forcing_room(ChFacts *facts)
{
    return &facts->forcing;
}

static void find_failing(ChFacts *facts)
{
    if (!ch_board_is_broken(facts->board)) {
        ch_links_find_failing(numbered_links(facts, 0), &facts->failing);
        return;
    }
    facts->failing = (ChCandidateSet){{0}};
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_board_has(facts->board, candidate))
            ch_candidates_add(&facts->failing, candidate);
}

const ChCandidateSet *ch_facts_failing(ChFacts *facts)
{
    if (!(facts->built & FAILING)) {
        find_failing(facts);
        facts->built |= FAILING;
    }
    return &facts->failing;
}

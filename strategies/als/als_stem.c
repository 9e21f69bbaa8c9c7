/* als_stem.c - almost locked sets around several cells with more digits to spare: AALS with two
 * restricted commons, set death blossom.
 *
 * The stem is m cells of a house with m + k digits, k being 2 or 3; with k = 2 it is an almost
 * almost locked set (AALS). The petals are almost locked sets, each of which has a restricted
 * common with the stem, and all of which have a digit z:
 *
 *      petal {1 5 9}  --1--  stem {1 2 3 9}  --2--  petal {2 7 9}         9 in a petal or the stem
 *
 * A petal without z keeps all its other digits. So if no petal has z, the stem loses all restricted
 * commons but z. If these are k digits, the stem keeps the m others: z is in a petal or, where the
 * stem has it, in the stem. If they are more, too few digits are left: z is in a petal. A single
 * petal that takes k digits is left out: with the stem it is a naked or a bent subset.
 *
 * With k = 2 and z in the stem, too, two commons suffice: the AALS with two restricted commons. All
 * others are set death blossoms. The stem of a death blossom is a single cell without z: that is
 * left to als_linked.c.
 *
 * For each target the smallest pattern is found, so that each elimination is reported once.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>
#include <string.h>

#include "als.h"
#include "finders.h"

enum { MOST_SPARE = 3, MOST_PETALS = MOST_SPARE + 1 };

/* A set that may be a petal of the stem. */
typedef struct Petal {
    const ChAls *set;
    unsigned commons; /* with the stem, but the digit of the target */
} Petal;

typedef struct Bloom {
    ChAlsSearch *search;
    int technique;
    int target; /* candidate */
    int digit;  /* its digit, z */
    ChAlsWatchers watchers;

    ChAls stem;        /* only its cells, digits, name and size are set */
    int spare;         /* k */
    bool sees_in_stem; /* the stem has z, and the target sees all its places there */

    int choices;
    Petal choice[CH_MAX_ALS];
    int count;
    const ChAls *petal[MOST_PETALS];

    int cells; /* of the best pattern; no larger one is wanted */
    ChDeduction best;
} Bloom;

/* ---- patterns ---- */

/* Returns the number of digits that the stem must lose, or INT_MAX where no pattern is wanted. If
 * IN_PETAL is true, z must be in a petal, otherwise it may be in the stem. */
static int needed_losses(const Bloom *bloom, bool in_petal)
{
    if (bloom->technique == CH_TECHNIQUE_AALS_WITH_TWO_RESTRICTED_COMMONS)
        return in_petal ? INT_MAX : bloom->spare;
    if (in_petal)
        return bloom->stem.size > 1 ? bloom->spare + 1 : INT_MAX;
    return bloom->spare > 2 ? bloom->spare : INT_MAX;
}

static ChCellSet cells_with(const Bloom *bloom, ChCellSet cells, int digit)
{
    return ch_cells_and(cells, ch_board_open(bloom->search->input->board, digit));
}

/* Returns the cells that see every z of the petals, and of the stem unless z is IN_PETAL. */
static ChCellSet eliminated_by(const Bloom *bloom, bool in_petal)
{
    const int digit = bloom->digit;
    ChCellSet eliminated = bloom->petal[0]->peers[digit];

    for (int i = 1; i < bloom->count; i++)
        eliminated = ch_cells_and(eliminated, bloom->petal[i]->peers[digit]);
    for (int i = 0; i < bloom->count; i++)
        eliminated = ch_cells_minus(eliminated, bloom->petal[i]->cells);
    if (in_petal)
        return eliminated;
    const ChCellSet places = cells_with(bloom, bloom->stem.cells, digit);
    return ch_cells_minus(ch_cells_and(eliminated, ch_common_peers(places)), bloom->stem.cells);
}

static void offer_pattern(Bloom *bloom, bool in_petal, int cells)
{
    const ChFinderInput *const input = bloom->search->input;
    ChDeduction deduction = ch_deduction(bloom->technique);
    const ChAls *set[1 + MOST_PETALS] = {&bloom->stem};

    ch_add_eliminations(&deduction, input->board, eliminated_by(bloom, in_petal), bloom->digit);
    assert(ch_candidates_has(&deduction.detail.removed, bloom->target));
    if (cells == bloom->cells && deduction.removals <= bloom->best.removals)
        return;
    deduction.seed = (uint16_t)bloom->count;
    ch_als_add_premises(&deduction, &bloom->stem, 0);
    for (int i = 0; i < bloom->count; i++) {
        set[i + 1] = bloom->petal[i];
        ch_als_add_premises(&deduction, bloom->petal[i], i + 1);
    }
    if (!ch_als_needs_all_cells(bloom->search, set, 1 + bloom->count, &deduction.detail.removed) ||
        !ch_als_is_wanted(bloom->search, &deduction))
        return;
    bloom->best = deduction;
    bloom->cells = cells;
}

static bool may_join_all(const Bloom *bloom, const ChAls *set)
{
    for (int i = 0; i < bloom->count; i++)
        if (!ch_als_may_join(bloom->search, bloom->petal[i], set))
            return false;
    return true;
}

/* Chooses a further petal of those FROM a number on. The stem has lost some digits to the others;
 * CELLS have been used so far. */
static void choose_petals(Bloom *bloom, int from, unsigned lost, int cells)
{
    const int in_petal = needed_losses(bloom, true);
    const int in_both = bloom->sees_in_stem ? needed_losses(bloom, false) : INT_MAX;

    for (int i = from; i < bloom->choices; i++) {
        const Petal *const choice = &bloom->choice[i];
        const unsigned all = lost | choice->commons;
        const int sum = cells + choice->set->size;
        if (sum > bloom->cells)
            break;
        if (all == lost || !may_join_all(bloom, choice->set))
            continue;
        assert(bloom->count < MOST_PETALS);
        bloom->petal[bloom->count++] = choice->set;
        if (bloom->count > 1 && ch_count(all) >= in_petal)
            offer_pattern(bloom, true, sum);
        else if (bloom->count > 1 && ch_count(all) >= in_both)
            offer_pattern(bloom, false, sum);
        if (ch_count(all) <= bloom->spare)
            choose_petals(bloom, i + 1, all, sum);
        bloom->count--;
    }
}

/* ---- stems ---- */

static unsigned commons_with(const ChAls *set, const ChCellSet part[CH_DIGITS], unsigned digits)
{
    unsigned commons = 0;

    CH_EACH_DIGIT(digit, set->digits & digits)
        if (ch_cells_within(part[digit], set->peers[digit]))
            commons |= 1u << digit;
    return commons;
}

static void list_choices(Bloom *bloom)
{
    const unsigned digits = bloom->stem.digits & ~(1u << bloom->digit);
    ChCellSet part[CH_DIGITS];

    CH_EACH_DIGIT(digit, digits)
        part[digit] = cells_with(bloom, bloom->stem.cells, digit);
    bloom->choices = 0;
    for (int i = 0; i < bloom->watchers.count; i++) {
        const ChAls *const set = &bloom->search->sets->set[bloom->watchers.set[i]];
        const unsigned commons = commons_with(set, part, digits);
        if (commons != 0 && ch_als_may_join(bloom->search, set, &bloom->stem))
            bloom->choice[bloom->choices++] = (Petal){set, commons};
    }
}

static unsigned all_commons(const Bloom *bloom)
{
    unsigned commons = 0;

    for (int i = 0; i < bloom->choices; i++)
        commons |= bloom->choice[i].commons;
    return commons;
}

static void try_stem(Bloom *bloom)
{
    const int at = CH_CANDIDATE_CELL(bloom->target);
    const bool has_digit = bloom->stem.digits >> bloom->digit & 1;
    const ChCellSet places = cells_with(bloom, bloom->stem.cells, bloom->digit);
    const bool sees = has_digit && ch_cells_within(places, ch_cell_peers[at]);

    bloom->sees_in_stem = sees && !ch_cells_has(&bloom->stem.cells, at);
    const int in_petal = needed_losses(bloom, true);
    const int in_both = bloom->sees_in_stem ? needed_losses(bloom, false) : INT_MAX;
    if (in_petal == INT_MAX && in_both == INT_MAX)
        return;
    list_choices(bloom);
    const int losses = ch_count(all_commons(bloom));
    if (losses >= in_petal || losses >= in_both)
        choose_petals(bloom, 0, 0, bloom->stem.size);
}

/* The cells of a house that may be in a stem, by number, and by choice their digits: all, and those
 * left once the target is true. */
typedef struct House {
    int house;
    int count;
    uint8_t place[9];
    uint16_t digits[1 << 9];
    uint16_t left[1 << 9];
} House;

static void list_cells(House *in, int house, const ChBoard *board, const uint16_t left[CH_CELLS])
{
    *in = (House){.house = house};
    for (int place = 0; place < 9; place++) {
        const int cell = ch_house_cell[house][place];
        const unsigned size = 1u << in->count;
        if (board->digit[cell] != CH_NO_DIGIT)
            continue;
        for (unsigned choice = 0; choice < size; choice++) {
            in->digits[size | choice] = in->digits[choice] | board->candidates[cell];
            in->left[size | choice] = in->left[choice] | left[cell];
        }
        in->place[in->count++] = (uint8_t)place;
    }
}

/* Makes the chosen cells the stem. Returns false if they lie in a box, too. */
static bool take_stem(Bloom *bloom, const House *in, unsigned choice)
{
    unsigned places = 0;
    unsigned boxes = 0;

    bloom->stem.cells = (ChCellSet){{0}};
    CH_EACH_BIT(i, choice) {
        const int cell = ch_house_cell[in->house][in->place[i]];
        places |= 1u << in->place[i];
        boxes |= 1u << CH_BOX_OF(cell);
        ch_cells_add(&bloom->stem.cells, cell);
    }
    bloom->stem.digits = in->digits[choice];
    bloom->stem.size = ch_count_of_nine[choice];
    bloom->stem.name = (uint16_t)CH_ALS_NAME(in->house, places);
    bloom->spare = ch_count_of_nine[in->digits[choice]] - bloom->stem.size;
    return in->house < CH_FIRST_ROW || !ch_is_single(boxes);
}

/* Tries the stems in a house. A stem has too few digits left if the target is true. */
static void search_house(Bloom *bloom, const House *in)
{
    const bool is_aals = bloom->technique == CH_TECHNIQUE_AALS_WITH_TWO_RESTRICTED_COMMONS;
    const int most = is_aals ? 2 : MOST_SPARE;

    for (unsigned choice = 1; choice < 1u << in->count; choice++) {
        const int size = ch_count_of_nine[choice];
        const int spare = ch_count_of_nine[in->digits[choice]] - size;
        if (ch_count_of_nine[in->left[choice]] >= size || spare < 2 || spare > most ||
            size >= bloom->cells)
            continue;
        if (take_stem(bloom, in, choice))
            try_stem(bloom);
    }
}

/* ---- targets ---- */

/* Finds the digits that no watcher of the target, and not the target itself, can take from each
 * cell. */
static void find_left(const Bloom *bloom, uint16_t left[CH_CELLS])
{
    const ChBoard *const board = bloom->search->input->board;
    const int at = CH_CANDIDATE_CELL(bloom->target);
    ChAlsReach reach = {{{{0}}}};

    for (int i = 0; i < bloom->watchers.count; i++)
        ch_als_add_reach(&reach, &bloom->search->sets->set[bloom->watchers.set[i]]);
    reach.of[bloom->digit] = ch_cell_peers[at];
    memcpy(left, board->candidates, CH_CELLS * sizeof *left);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_CELL(cell, reach.of[digit])
            left[cell] &= (uint16_t) ~(1u << digit);
}

static void search_target(Bloom *bloom)
{
    const ChBoard *const board = bloom->search->input->board;
    uint16_t left[CH_CELLS];
    House in;

    ch_als_find_watchers(&bloom->watchers, bloom->search->sets, bloom->target);
    if (bloom->watchers.count == 0)
        return;
    find_left(bloom, left);
    for (int house = 0; house < CH_HOUSES; house++) {
        list_cells(&in, house, board, left);
        search_house(bloom, &in);
    }
}

static bool search_blooms(ChAlsSearch *search, int technique)
{
    Bloom bloom;

    bloom.search = search;
    bloom.technique = technique;
    bloom.stem = (ChAls){.size = 0};
    bloom.count = 0;
    for (bloom.target = 0; bloom.target < CH_CANDIDATES; bloom.target++) {
        bloom.digit = CH_CANDIDATE_DIGIT(bloom.target);
        if (!ch_board_has(search->input->board, bloom.target) ||
            ch_candidates_has(&search->reached, bloom.target))
            continue;
        bloom.cells = ch_als_limit(search);
        bloom.best.removals = search->all ? 0 : search->best.removals;
        search_target(&bloom);
        if (bloom.best.removals > 0 &&
            (search->all || bloom.cells < search->cells ||
             bloom.best.removals > search->best.removals) &&
            ch_als_offer(search, &bloom.best, bloom.cells))
            return true;
    }
    return false;
}

static bool search_aals(ChAlsSearch *search)
{
    return search_blooms(search, CH_TECHNIQUE_AALS_WITH_TWO_RESTRICTED_COMMONS);
}

static bool search_set_blossoms(ChAlsSearch *search)
{
    return search_blooms(search, CH_TECHNIQUE_SET_DEATH_BLOSSOM);
}

bool ch_find_aals_with_two_restricted_commons(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search(input, sink, search_aals);
}

bool ch_find_set_death_blossom(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search(input, sink, search_set_blossoms);
}

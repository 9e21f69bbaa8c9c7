/* test_prefilters.c - Each prefilter rejects only positions where the plain search finds nothing.
 *
 * A prefilter is a fast test ahead of a technique's search.  The option `unfiltered` leaves it out.
 * In positions of random and of hard puzzles, both searches report the same steps in the
 * same order; each prefilter accepts some of the positions and rejects others.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "als_prefilter.h"
#include "basic.h"
#include "bent.h"
#include "fish_prefilter.h"
#include "fresh.h"
#include "generated.h"
#include "remote_pair_prefilter.h"
#include "support.h"
#include "uniqueness.h"
#include "wings_choices.h"

typedef struct Prefilter Prefilter;

struct Prefilter {
    int technique;
    bool (*accepts)(const ChFinderInput *input, const Prefilter *prefilter);
    int about; /* a size, the kinds of links, or whether it is a W-wing */
    ChFishWanted fish;
    bool grouped;
};

static bool accepts_subset(const ChFinderInput *input, const Prefilter *prefilter)
{
    (void)prefilter;
    return ch_facts_subset_houses(input->facts) != 0;
}

static bool accepts_remote_pair(const ChFinderInput *input, const Prefilter *prefilter)
{
    (void)prefilter;
    return ch_may_have_remote_pair(input);
}

static bool accepts_digit(const ChFinderInput *input, const Prefilter *prefilter)
{
    (void)prefilter;
    return ch_promising_digits(input) != 0;
}

static bool accepts_fish(const ChFinderInput *input, const Prefilter *prefilter)
{
    return ch_fish_promising(input, &prefilter->fish) != 0;
}

static bool accepts_bent(const ChFinderInput *input, const Prefilter *prefilter)
{
    return ch_bent_promising(input, prefilter->about) != 0;
}

static bool accepts_wing(const ChFinderInput *input, const Prefilter *prefilter)
{
    static ChWingLinks links;

    return ch_wing_links_start_promising(&links, input, prefilter->grouped, prefilter->about);
}

static bool accepts_chain(const ChFinderInput *input, const Prefilter *prefilter)
{
    return ch_facts_may_chain(input->facts, prefilter->about) &&
           ch_facts_chain_targets(input->facts, prefilter->about)->some;
}

static bool accepts_six_cells(const ChFinderInput *input, const Prefilter *prefilter)
{
    const ChSixCellSets *const sets = ch_facts_six_cell_sets(input->facts);
    uint32_t any = 0;

    (void)prefilter;
    for (int line = CH_FIRST_ROW; line < CH_HOUSES; line++)
        any |= sets->with[line];
    return any != 0;
}

/* Where the prefilter is a part of the search, its result counts. */
static bool accepts_result(const ChFinderInput *input, const Prefilter *prefilter)
{
    static Finds finds;

    find_all_from(&finds, ch_technique(prefilter->technique)->find, input);
    return finds.count > 0;
}

static ChAlsSearch als_search(const ChFinderInput *input)
{
    return (ChAlsSearch){.input = input,
                         .sets = ch_facts_als_sets(input->facts),
                         .adjacent = ch_facts_als_adjacency(input->facts),
                         .beyond = ch_facts_als_beyond(input->facts)};
}

static bool accepts_middle(const ChFinderInput *input, const Prefilter *prefilter)
{
    const ChAlsSearch search = als_search(input);

    (void)prefilter;
    for (int i = 0; i < search.sets->count; i++)
        if (ch_als_may_be_middle(&search, &search.sets->set[i]))
            return true;
    return false;
}

static bool accepts_house(const ChAlsSearch *search, int house, int digit)
{
    ChAlsWatchers watchers[2];
    int i = 0;

    CH_EACH_BIT(place, search->input->board->places[digit][house])
        ch_als_find_watchers(&watchers[i++], search->sets,
                             CH_CANDIDATE(ch_house_cell[house][place], digit));
    return ch_als_may_share_target(search, watchers, digit);
}

static bool accepts_pair_of_places(const ChFinderInput *input, const Prefilter *prefilter)
{
    const ChPairs *const pairs = ch_facts_pairs(input->facts);
    const ChAlsSearch search = als_search(input);

    (void)prefilter;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_HOUSE(house, pairs->bilocal[digit])
            if (accepts_house(&search, house, digit))
                return true;
    return false;
}

static bool accepts_stem(const ChFinderInput *input, const Prefilter *prefilter)
{
    const ChCellSet empty = ch_board_plane(input->board, CH_EMPTY);
    const ChAlsSearch search = als_search(input);

    (void)prefilter;
    CH_EACH_CELL(cell, empty) {
        const ChAlsReach targets = ch_als_blossom_targets(&search, cell);
        for (int digit = 0; digit < CH_DIGITS && input->board->candidates[cell] != 0; digit++)
            if (!ch_cells_empty(targets.of[digit]))
                return true;
    }
    return false;
}

static bool accepts_house_stem(const ChFinderInput *input, const Prefilter *prefilter)
{
    const ChAlsSearch search = als_search(input);

    (void)prefilter;
    for (int stem = CH_CELLS; stem < CH_CONSTRAINTS; stem++) {
        const ChAlsReach targets = ch_als_blossom_targets(&search, stem);
        const int house = (stem - CH_CELLS) / 9;
        const bool has_places = ch_count(input->board->places[(stem - CH_CELLS) % 9][house]) > 2;
        for (int digit = 0; digit < CH_DIGITS && has_places; digit++)
            if (!ch_cells_empty(targets.of[digit]))
                return true;
    }
    return false;
}

#define ROW(name, ...)                                                                             \
    {                                                                                              \
        .technique = CH_TECHNIQUE_##name, .accepts = __VA_ARGS__                                   \
    }
#define FINNED(name, n)                                                                            \
    ROW(FINNED_##name, accepts_fish, .fish = {.size = n, .finned = true}),                         \
        ROW(SASHIMI_##name, accepts_fish, .fish = {.size = n, .finned = true, .sashimi = true})
#define WING(name) ROW(name, accepts_wing), ROW(GROUPED_##name, accepts_wing, .grouped = true)

static const Prefilter prefilters[] = {
    ROW(LOCKED_PAIR, accepts_subset),
    ROW(LOCKED_TRIPLE, accepts_subset),
    ROW(NAKED_PAIR, accepts_subset),
    ROW(NAKED_TRIPLE, accepts_subset),
    ROW(NAKED_QUADRUPLE, accepts_subset),
    ROW(HIDDEN_PAIR, accepts_subset),
    ROW(HIDDEN_TRIPLE, accepts_subset),
    ROW(HIDDEN_QUADRUPLE, accepts_subset),
    ROW(DIRECT_HIDDEN_PAIR, accepts_subset),
    ROW(DIRECT_HIDDEN_TRIPLE, accepts_subset),
    ROW(REMOTE_PAIR, accepts_remote_pair),
    ROW(X_WING, accepts_digit),
    ROW(SWORDFISH, accepts_digit),
    ROW(JELLYFISH, accepts_digit),
    FINNED(X_WING, 2),
    FINNED(SWORDFISH, 3),
    FINNED(JELLYFISH, 4),
    ROW(FINNED_FRANKEN_X_WING, accepts_digit),
    ROW(SKYSCRAPER, accepts_digit),
    ROW(TWO_STRING_KITE, accepts_digit),
    ROW(TURBOT_FISH, accepts_digit),
    ROW(EMPTY_RECTANGLE, accepts_digit),
    ROW(SIMPLE_COLOURS_TRAP, accepts_digit),
    ROW(SIMPLE_COLOURS_WRAP, accepts_digit),
    ROW(MULTI_COLOURS_1, accepts_digit),
    ROW(MULTI_COLOURS_2, accepts_digit),
    ROW(WXYZ_WING, accepts_bent, .about = 4),
    ROW(VWXYZ_WING, accepts_bent, .about = 5),
    ROW(UVWXYZ_WING, accepts_bent, .about = 6),
    ROW(TUVWXYZ_WING, accepts_bent, .about = 7),
    ROW(W_WING, accepts_wing, .about = true),
    ROW(GROUPED_W_WING, accepts_wing, .about = true, .grouped = true),
    WING(M_WING),
    WING(S_WING),
    WING(L_WING),
    WING(H_WING),
    ROW(X_CHAIN, accepts_chain, .about = CH_LINKS_HOUSES),
    ROW(GROUPED_X_CHAIN, accepts_chain, .about = CH_LINKS_HOUSES | CH_LINKS_GROUPS),
    ROW(XY_CHAIN, accepts_chain, .about = CH_LINKS_CELLS),
    ROW(AIC, accepts_chain, .about = CH_LINKS_ALL),
    ROW(GROUPED_AIC, accepts_chain, .about = CH_LINKS_ALL | CH_LINKS_GROUPS),
    ROW(ALIGNED_PAIR_EXCLUSION, accepts_result),
    ROW(ALS_XY_WING, accepts_middle),
    ROW(ALS_W_WING, accepts_pair_of_places),
    ROW(DEATH_BLOSSOM, accepts_stem),
    ROW(HOUSE_DEATH_BLOSSOM, accepts_house_stem),
    ROW(3D_MEDUSA, accepts_result),
    ROW(EXTENDED_RECTANGLE_1, accepts_six_cells),
    ROW(EXTENDED_RECTANGLE_2, accepts_six_cells),
    ROW(EXTENDED_RECTANGLE_3, accepts_six_cells),
    ROW(EXTENDED_RECTANGLE_4, accepts_six_cells),
};
enum {
    PREFILTERS = sizeof prefilters / sizeof *prefilters,
    PUZZLES = 60,
    HARD = 10 /* of each list */
};

typedef struct Count {
    int accepted;
    int rejected;
    int found; /* positions where the plain search finds something */
} Count;

static Count counts[PREFILTERS];

static void search_position(Finds *finds, const Prefilter *prefilter, const ChBoard *board,
                            bool unfiltered, bool *accepted)
{
    static ChFacts facts;
    const ChFinderOptions options = {.unfiltered = unfiltered};
    const ChFinderInput input = {.board = board, .facts = &facts, .options = &options};

    ch_facts_renew(&facts, board);
    *accepted = prefilter->accepts(&input, prefilter);
    find_all_from(finds, ch_technique(prefilter->technique)->find, &input);
}

static void compare_searches(const Prefilter *prefilter, const ChBoard *board, Count *count)
{
    static Finds fast;
    static Finds plain;
    const char *const key = ch_technique(prefilter->technique)->key;
    bool accepted;
    bool always;

    search_position(&fast, prefilter, board, false, &accepted);
    search_position(&plain, prefilter, board, true, &always);
    cr_assert(accepted || plain.count == 0, "%s: rejected, but found %zu times", key, plain.count);
    cr_assert_eq(fast.count, plain.count, "%s: found %zu times, without prefilter %zu", key,
                 fast.count, plain.count);
    for (size_t i = 0; i < fast.count; i++)
        cr_assert(same_step(&fast.step[i], &plain.step[i]), "%s: step %zu differs", key, i);
    count->accepted += accepted;
    count->rejected += !accepted;
    count->found += plain.count > 0;
}

/* Compares the impossible places with those that a search for placements leaves. */
static void check_impossible_places(const ChBoard *board)
{
    static ChFacts facts;

    ch_facts_renew(&facts, board);
    const ChCellSet *const impossible = ch_facts_impossible_places(&facts);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ChPlaces places;
        if (!ch_places_of(&places, board, digit))
            continue;
        const ChCellSet expected = ch_places_cells(&places, ch_places_impossible(&places));
        cr_assert(ch_cells_equal(impossible[digit], expected), "digit %d", digit + 1);
        cr_assert_eq(ch_facts_limited(&facts) >> digit & 1, !ch_cells_empty(expected));
    }
}

/* Reports whether one of the other cells is in the same row, in the same column and in the same
 * box. */
static bool has_company(ChCellSet cells, int cell)
{
    bool company = true;

    ch_cells_remove(&cells, cell);
    for (int i = 0; i < 3; i++)
        company = company && ch_cells_meet(cells, ch_house_cells[ch_cell_house[cell][i]]);
    return company;
}

/* Each house has two cells of a unique loop or none: the lists of cells for loops lack only cells
 * that cannot have company, whatever the order in which such cells are dropped. */
static void check_loop_pairs(const ChBoard *board)
{
    static ChFacts facts;

    ch_facts_renew(&facts, board);
    const ChLoopPairs *const pairs = ch_facts_loop_pairs(&facts);
    const ChCellSet bivalue = ch_facts_pairs(&facts)->bivalue;
    int listed = 0;
    for (unsigned digits = 1; digits <= CH_ALL_NINE; digits++) {
        int plain = 0;
        ChCellSet cells = {{0}};
        if (ch_count(digits) != 2)
            continue;
        for (int cell = 0; cell < CH_CELLS; cell++)
            if ((digits & ~board->candidates[cell]) == 0) {
                ch_cells_add(&cells, cell);
                plain += ch_cells_has(&bivalue, cell);
            }
        for (int i = 0; i < CH_CELLS * CH_CELLS; i++)
            if (ch_cells_has(&cells, i % CH_CELLS) && !has_company(cells, i % CH_CELLS))
                ch_cells_remove(&cells, i % CH_CELLS);
        if (plain < 2 || ch_cells_count(cells) < CH_LOOP_CELLS)
            continue;
        listed++;
        for (int i = 0; i < pairs->count; i++)
            if (pairs->at[i].digits == digits)
                cr_assert(ch_cells_equal(pairs->at[i].both, cells));
    }
    cr_assert_eq(listed, pairs->count);
}

static void compare_at(const ChPuzzle *position)
{
    ChBoard board;

    ch_board_load(&board, position);
    check_impossible_places(&board);
    check_loop_pairs(&board);
    for (int i = 0; i < PREFILTERS; i++)
        compare_searches(&prefilters[i], &board, &counts[i]);
}

/* Compares in positions of a solve: one in EVERY steps, and the last. */
static void compare_along(ChEngine *engine, const ChPlan *plan, const ChPuzzle *puzzle,
                          uint32_t every)
{
    ChBoard board;

    cr_assert_eq(ch_engine_solve(engine, puzzle, plan, false), CH_OK);
    ch_board_load(&board, puzzle);
    for (uint32_t i = 0; i <= engine->log.count; i++) {
        if (i % every == 0 || i == engine->log.count) {
            const ChPuzzle position = position_of(puzzle, &board);
            compare_at(&position);
        }
        if (i < engine->log.count)
            ch_board_apply(&board, &engine->log.step[i]);
    }
}

static void compare_in_hard_puzzles(ChEngine *engine, const ChPlan *plan)
{
    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        FILE *file = NULL;
        ChPuzzle puzzle;
        for (int i = 0; next_shared(list, &file, &puzzle); i++)
            if (i < HARD)
                compare_along(engine, plan, &puzzle, 20);
    }
}

Test(prefilters, never_reject_what_the_plain_search_finds, .timeout = 240)
{
    static ChSearch search;
    ChEngine *const engine = new_engine();
    ChRandom random = seeded("never_reject_what_the_plain_search_finds");
    const ChPlan plan = plan_of(NULL);

    for (int i = 0; i < PUZZLES; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        compare_along(engine, &plan, &puzzle, 5);
        const ChPuzzle position = random_position(&search, &random, engine, &plan, i);
        compare_at(&position);
    }
    compare_in_hard_puzzles(engine, &plan);
    for (int i = 0; i < PREFILTERS; i++) {
        const char *const key = ch_technique(prefilters[i].technique)->key;
        fprintf(stderr, "# %s: %d accepted, %d rejected, %d found\n", key, counts[i].accepted,
                counts[i].rejected, counts[i].found);
        cr_expect_gt(counts[i].accepted, 0, "%s accepts nothing", key);
        cr_expect_gt(counts[i].rejected, 0, "%s rejects nothing", key);
        cr_expect_gt(counts[i].found, 0, "%s finds nothing", key);
    }
    free(engine);
}

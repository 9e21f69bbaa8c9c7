/* test_memory.c - Finders lose no step by skipping unchanged parts of the board: each solve is
 * repeated with finders that search everything, with facts of their own.  After each step, the
 * facts that are updated agree with those of the board alone.  CH_MEMORY, which scripts/nightly
 * sets, is the number of random puzzles, and the limit for each public list.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deduction.h"
#include "facts_slots.h"
#include "finders.h"
#include "generated.h"
#include "support.h"

static ChSearch search;

/* Runs a finder without any memory. */
static bool search_all(ChFinder find, const ChFinderInput *input, ChSink *sink)
{
    static ChFacts facts;
    ChFinderInput whole = *input;

    ch_facts_renew(&facts, input->board);
    whole.facts = &facts;
    whole.since = 0;
    return find(&whole, sink);
}

#define TECHNIQUE(number, name, find, ...)                                                         \
    static bool whole_##name(const ChFinderInput *input, ChSink *sink)                             \
    {                                                                                              \
        return search_all(find, input, sink);                                                      \
    }
#include "techniques.def"
#undef TECHNIQUE

static const ChFinder WHOLE[] = {
#define TECHNIQUE(number, name, ...) [number] = whole_##name,
#include "techniques.def"
#undef TECHNIQUE
};

static ChPlan without_memory(const ChPlan *plan)
{
    ChPlan whole = *plan;

    for (int i = 0; i < whole.count; i++)
        whole.row[i].find = WHOLE[whole.row[i].technique];
    return whole;
}

/* Solves both ways; returns the number of steps. */
static uint32_t compare_solves(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan,
                               bool guess)
{
    const ChPlan whole = without_memory(plan);

    ch_engine_solve(engine, puzzle, plan, guess);
    const uint64_t hash = ch_log_hash(&engine->log);
    const uint32_t steps = engine->log.count;
    ch_engine_solve(engine, puzzle, &whole, guess);
    for (uint32_t i = 0; hash != ch_log_hash(&engine->log) && i < engine->log.count; i++)
        fprintf(stderr, "# %u %s\n", i + 1, ch_technique(engine->log.step[i].technique)->key);
    cr_assert_eq(hash, ch_log_hash(&engine->log));
    return steps;
}

static int puzzles_wanted(int usual)
{
    const char *const wanted = getenv("CH_MEMORY");

    return wanted != NULL ? atoi(wanted) : usual;
}

Test(memory, changes_no_step)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("changes_no_step");
    const int wanted = puzzles_wanted(400);
    int steps = 0;

    for (int i = 0; i < wanted; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        steps += (int)compare_solves(engine, &puzzle, &plan, false);
    }
    cr_expect_gt(steps, 50 * wanted);
    free(engine);
}

/* The first puzzles of each public list, where it exists: they need most techniques. */
Test(memory, changes_no_step_of_hard_puzzles)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    const int wanted = puzzles_wanted(20 / CH_THINNING);

    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        FILE *file = NULL;
        ChPuzzle puzzle;
        for (int i = 0; next_shared(list, &file, &puzzle); i++)
            if (i < wanted)
                compare_solves(engine, &puzzle, &plan, false);
    }
    free(engine);
}

/* Plans without most of the early strategies, so that the late ones have much to do. */
Test(memory, changes_no_step_of_any_family)
{
    static const char *const lists[] = {
        "singles, subsets", "singles, intersections", "singles, single-digit", "singles, fish",
        "singles, wings",   "singles, colouring",     "singles, uniqueness",   "singles, als",
        "singles, chains",  "-singles, -chains, -als"};
    ChEngine *const engine = new_engine();
    ChRandom random = seeded("changes_no_step_of_any_family");

    for (size_t list = 0; list < sizeof lists / sizeof *lists; list++) {
        const ChPlan plan = plan_of(lists[list]);
        for (int i = 0; i < 60; i++) {
            ChPuzzle puzzle;
            generate_puzzle(&search, random.state, (uint64_t)i + 1000 * list, &puzzle);
            compare_solves(engine, &puzzle, &plan, false);
        }
    }
    free(engine);
}

/* ---- facts that are updated ---- */

static void compare_subsets(ChFacts *updated, ChFacts *fresh)
{
    const ChTriads *const triads = ch_facts_triads(updated);
    const ChTriads *const expected = ch_facts_triads(fresh);

    cr_assert_arr_eq(triads->pointing, expected->pointing, sizeof triads->pointing);
    cr_assert_arr_eq(triads->claiming, expected->claiming, sizeof triads->claiming);
    cr_assert_eq(triads->pointing_digits, expected->pointing_digits);
    cr_assert_eq(triads->claiming_digits, expected->claiming_digits);
    cr_assert_eq(ch_facts_subset_houses(updated), ch_facts_subset_houses(fresh));
    cr_assert_eq(ch_facts_limited(updated), ch_facts_limited(fresh));
    cr_assert_arr_eq(ch_facts_impossible_places(updated), ch_facts_impossible_places(fresh),
                     sizeof(ChCellSet[CH_DIGITS]));
}

static bool same_link(const ChStrongLink *a, const ChStrongLink *b)
{
    return ch_cells_equal(a->end[0], b->end[0]) && ch_cells_equal(a->end[1], b->end[1]) &&
           ch_cells_equal(a->seen[0], b->seen[0]) && ch_cells_equal(a->seen[1], b->seen[1]) &&
           a->places[0] == b->places[0] && a->places[1] == b->places[1] && a->house == b->house;
}

static void compare_strong_links(ChFacts *updated, ChFacts *fresh)
{
    const ChStrongLinks *const links = ch_facts_strong_links(updated, CH_ALL_NINE);
    const ChStrongLinks *const expected = ch_facts_strong_links(fresh, CH_ALL_NINE);

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        cr_assert_eq(links->count[digit], expected->count[digit]);
        cr_assert_eq(links->plain[digit], expected->plain[digit]);
        for (int i = 0; i < expected->count[digit]; i++)
            cr_assert(same_link(&links->choice[digit][i], &expected->choice[digit][i]));
    }
}

static void compare_als_choices(ChFacts *updated, ChFacts *fresh)
{
    const ChAlsChoices *const choices = &updated->als_choices;
    const ChAlsChoices *const expected = &fresh->als_choices;

    cr_assert_eq(ch_facts_als_sets(updated)->count, ch_facts_als_sets(fresh)->count);
    for (int house = 0; house < CH_HOUSES; house++) {
        cr_assert_eq(choices->count[house], expected->count[house]);
        cr_assert_arr_eq(choices->choice[house], expected->choice[house],
                         expected->count[house] * sizeof expected->choice[house][0]);
    }
}

/* A crossing keeps its result while its houses keep their candidates, even where an elimination
 * elsewhere has been made.  So there may be more of them, never fewer. */
static void compare_bent_crossings(ChFacts *updated, ChFacts *fresh)
{
    for (int size = 4; size <= CH_DIGITS; size++) {
        const uint64_t kept = ch_facts_bent_crossings(updated, size);
        cr_assert_eq(ch_facts_bent_crossings(fresh, size) & ~kept, 0);
    }
}

static void compare_facts(ChFacts *updated, const ChBoard *board)
{
    static ChFacts fresh;

    ch_facts_renew(&fresh, board);
    compare_subsets(updated, &fresh);
    compare_strong_links(updated, &fresh);
    compare_als_choices(updated, &fresh);
    cr_assert_arr_eq(ch_facts_six_cell_sets(updated)->with, ch_facts_six_cell_sets(&fresh)->with,
                     sizeof(uint32_t[CH_HOUSES]));
    compare_bent_crossings(updated, &fresh);
}

static void compare_facts_along(ChEngine *engine, const ChPlan *plan, const ChPuzzle *puzzle)
{
    static ChFacts updated;
    ChBoard board;

    cr_assert_eq(ch_engine_solve(engine, puzzle, plan, false), CH_OK);
    ch_board_load(&board, puzzle);
    ch_facts_renew(&updated, &board);
    for (uint32_t i = 0; i < engine->log.count; i++) {
        compare_facts(&updated, &board);
        ch_board_apply(&board, &engine->log.step[i]);
        ch_facts_follow(&updated);
    }
    compare_facts(&updated, &board);
}

Test(memory, keeps_the_facts_of_the_board_alone, .timeout = 3600)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("keeps_the_facts_of_the_board_alone");
    const int wanted = puzzles_wanted(400);
    ChPuzzle puzzle;

    for (int i = 0; i < wanted; i++) {
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        compare_facts_along(engine, &plan, &puzzle);
    }
    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        FILE *file = NULL;
        for (int i = 0; next_shared(list, &file, &puzzle); i++)
            if (i < wanted / 20)
                compare_facts_along(engine, &plan, &puzzle);
    }
    free(engine);
}

/* ---- finders that give up ---- */

/* Nearly all loops of 1 and 2 are too many for the finder of oddagons: six cells in each house have
 * just these. It gives up before it reaches the oddagon of 8 and 9. */
static ChPuzzle crowded_puzzle(void)
{
    static const int oddagon[][2] = {{0, 0}, {0, 3}, {1, 4}, {1, 7}, {4, 7}, {3, 6}, {3, 0}};
    enum { ONE = 0, TWO, SEVEN = 6, EIGHT, NINE };
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    puzzle.has_marks = true;
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++)
            for (int digit = 0; digit < (row % 3 == column % 3 ? CH_DIGITS : TWO + 1); digit++)
                ch_candidates_add(&puzzle.marks, CH_CANDIDATE(CH_CELL_AT(row, column), digit));
    for (int i = 0; i < 7; i++)
        for (int digit = ONE; digit <= NINE; digit++) {
            const int candidate = CH_CANDIDATE(CH_CELL_AT(oddagon[i][0], oddagon[i][1]), digit);
            if (digit >= EIGHT || (digit == SEVEN && i == 0))
                ch_candidates_add(&puzzle.marks, candidate);
            else
                ch_candidates_remove(&puzzle.marks, candidate);
        }
    return puzzle;
}

/* Removes the 1 from all cells of 1 and 2. */
static bool find_crowd(const ChFinderInput *input, ChSink *sink)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_NISHIO);
    ChCellSet crowd = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (input->board->candidates[cell] == 3)
            ch_cells_add(&crowd, cell);
    ch_add_eliminations(&deduction, input->board, crowd, 0);
    return ch_report(&deduction, sink);
}

Test(memory, is_not_used_where_a_finder_gave_up)
{
    ChEngine *const engine = new_engine();
    const ChPuzzle puzzle = crowded_puzzle();
    ChPlan plan = plan_of("bivalue-oddagon");

    cr_assert_eq(plan.count, 1);
    plan.row[plan.count++] = (ChProfileRow){.technique = CH_TECHNIQUE_NISHIO, .find = find_crowd};
    ch_engine_solve(engine, &puzzle, &plan, false);
    cr_assert_geq(engine->log.count, 2);
    cr_expect_eq(engine->log.step[0].technique, CH_TECHNIQUE_NISHIO);
    cr_expect_eq(engine->log.step[1].technique, CH_TECHNIQUE_BIVALUE_ODDAGON);
    free(engine);
}

/* Taking back a guess restores candidates. */
Test(memory, is_dropped_with_guesses_that_are_taken_back)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of("singles, intersections, subsets, colouring, broken-wing");
    ChRandom random = seeded("is_dropped_with_guesses_that_are_taken_back");
    int guessed = 0;

    for (int i = 0; i < 100; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i + 77777, &puzzle);
        compare_solves(engine, &puzzle, &plan, true);
        guessed += engine->log.outcome == CH_GUESSED;
    }
    cr_expect_gt(guessed, 20);
    free(engine);
}

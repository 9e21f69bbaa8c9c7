/* test_proofs.c - Every log of every kind of puzzle is a proof: solved, replayed, written, read
 * back and verified.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"
#include "proving.h"
#include "support.h"

enum { PUZZLES = 2000 };

static const char *const strategies[] = {NULL,
                                         "cross-hatching",
                                         "naked-single",
                                         "full-house",
                                         "-naked-single",
                                         "hidden-single-row",
                                         "-cross-hatching",
                                         "hidden-single-column,naked-single"};

static ChSearch search;

/* Changes a puzzle as users do: half-solved, with a wrong digit, with pencil marks. */
static void alter_puzzle(ChPuzzle *puzzle, ChRandom *random)
{
    const uint32_t way = ch_random_below(random, 6);
    const int cell = (int)ch_random_below(random, CH_CELLS);
    const int digit = (int)ch_random_below(random, CH_DIGITS);

    if (way == 0)
        puzzle->given[cell] = (uint8_t)digit;
    if (way == 1 || way == 2) {
        puzzle->has_start = true;
        for (int i = 0; i < 20; i++)
            ch_candidates_add(&puzzle->removed, (int)ch_random_below(random, CH_CANDIDATES));
        if (puzzle->given[cell] == CH_NO_DIGIT && way == 2) {
            puzzle->entered[cell] = (uint8_t)digit;
            ch_candidates_remove(&puzzle->removed, CH_CANDIDATE(cell, digit));
        }
    }
    if (way == 3) {
        const ChCandidateSet alive = ch_alive_givens(puzzle);
        ch_puzzle_clear(puzzle);
        puzzle->has_marks = true;
        puzzle->marks = alive;
    }
}

static void check_profile(const char *profile, int puzzles)
{
    ChEngine *const engine = new_engine();
    ChRandom random = seeded(profile);
    int outcomes[CH_AMBIGUOUS + 1] = {0};

    for (int i = 0; i < puzzles; i++) {
        const size_t list = ch_random_below(&random, sizeof strategies / sizeof *strategies);
        const ChPlan plan = plan_in(profile, strategies[i % 2 == 0 ? 0 : list]);
        ChPuzzle puzzle;
        engine->state = state_for(&plan);
        generate_puzzle(&search, 99, (uint64_t)i, &puzzle);
        alter_puzzle(&puzzle, &random);
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, i % 3 == 0), CH_OK);
        outcomes[engine->log.outcome]++;
        expect_proof(&engine->log, i % 4 == 0, i);
    }
    for (int outcome = 0; outcome <= CH_GUESSED; outcome++)
        cr_expect_gt(outcomes[outcome], puzzles / 40, "outcome %d came %d times", outcome,
                     outcomes[outcome]);
    free(engine);
}

Test(proofs, whatever_is_solved_is_proved)
{
    check_profile("default", PUZZLES);
}

Test(proofs, whatever_the_hodoku_profile_solves_is_proved)
{
    check_profile("hodoku", PUZZLES);
}

Test(proofs, whatever_the_se_profile_solves_is_proved)
{
    check_profile("se", PUZZLES / 20);
}

Test(proofs, whatever_the_sukaku_profile_solves_is_proved)
{
    check_profile("sukaku", PUZZLES / 20);
}

static void expect_agreement(const ChLog *log, const uint8_t *solution)
{
    for (const ChStep *step = log->step; step < log->step + log->count; step++)
        cr_assert(step_agrees(step, solution), "%s", ch_technique(step->technique)->key);
}

static void check_lists(const char *profile, int most)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_in(profile, NULL);
    uint8_t solution[CH_CELLS];

    engine->state = state_for(&plan);
    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        FILE *file = NULL;
        ChPuzzle puzzle;
        for (int i = 0; next_shared(list, &file, &puzzle); i++) {
            const ChCandidateSet alive = ch_alive_givens(&puzzle);
            bool found;
            if (i >= most)
                continue;
            cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
            ch_search_first(&search, &alive, CH_SEARCH_NO_LIMIT, solution, &found);
            cr_assert(found);
            expect_agreement(&engine->log, solution);
            expect_proof(&engine->log, i % 2 == 0, i);
        }
    }
    free(engine);
}

Test(proofs, the_known_lists_are_proved_and_agree_with_their_solutions, .timeout = 600)
{
    check_lists("default", INT_MAX);
}

Test(proofs, so_are_they_by_the_hodoku_profile, .timeout = 600)
{
    check_lists("hodoku", INT_MAX);
}

Test(proofs, so_are_they_by_the_se_profile, .timeout = 600)
{
    check_lists("se", 5); /* the hardest take seconds each */
}

Test(proofs, so_are_they_by_the_profiles_of_its_relatives, .timeout = 600)
{
    check_lists("sx", 1);
    check_lists("sukaku", 1);
}

/* Some candidates are linked by conjugate pairs in a ring of odd length, and cannot have two
 * colours: chains may then rule out anything. */
Test(proofs, chains_are_followed_where_colours_clash)
{
    static const char given[] =
        ".................1..2..3..4..7....2.....5....16..7........1.5....3..4....89..2.3.";
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of("singles,pointing,claiming,upto:naked-pair,xy-chain,x-chain");
    ChPuzzle puzzle = puzzle_of(given);

    cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
    cr_expect_eq(engine->log.outcome, CH_CONTRADICTION);
    expect_proof(&engine->log, true, 0);
    free(engine);
}

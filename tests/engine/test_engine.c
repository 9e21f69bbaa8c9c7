/* test_engine.c - The solve loop is sound on thousands of puzzles, and its outcome is right.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "finders.h"
#include "generated.h"
#include "support.h"

enum { PUZZLES = 3000 };

static ChSearch search;

static void solve_by(ChEngine *engine, const ChPuzzle *puzzle, const char *list, bool guess)
{
    const ChPlan plan = plan_of(list);

    cr_assert_eq(ch_engine_solve(engine, puzzle, &plan, guess), CH_OK);
}

static const char *key_of(const ChStep *step)
{
    return ch_technique(step->technique)->key;
}

Test(engine, every_step_agrees_with_the_only_solution)
{
    ChEngine *const engine = new_engine();
    const ChRandom random = seeded("every_step_agrees_with_the_only_solution");
    size_t steps = 0;

    for (int i = 0; i < PUZZLES; i++) {
        uint8_t solution[CH_CELLS];
        const ChPuzzle puzzle = solved_puzzle(&search, random.state, i, solution);
        solve_by(engine, &puzzle, NULL, false);
        for (uint32_t at = 0; at < engine->log.count; at++)
            cr_assert(step_agrees(&engine->log.step[at], solution), "puzzle %d step %u: %s", i,
                      at + 1, key_of(&engine->log.step[at]));
        cr_assert_neq(engine->log.outcome, CH_CONTRADICTION);
        steps += engine->log.count;
    }
    cr_expect(steps > PUZZLES, "too few steps to mean anything");
    free(engine);
}

/* Returns the first or the best step of the first row that finds any. */
static const ChStep *first_step(const ChPlan *plan, const ChBoard *board, Finds *finds)
{
    const ChStep *best = finds->step;
    int row = 0;

    for (finds->count = 0; row < plan->count && finds->count == 0; row++)
        find_all(finds, plan->row[row].find, board);
    const ChBetter better = plan->row[row - 1].better;
    for (size_t i = 1; i < finds->count && better != NULL; i++)
        if (better(&finds->step[i], best))
            best = &finds->step[i];
    return best;
}

Test(engine, each_step_is_the_first_of_the_first_row_that_has_one)
{
    static Finds finds;
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);

    for (int i = 0; i < 200; i++) {
        ChPuzzle puzzle;
        ChBoard board;
        generate_puzzle(&search, 7, (uint64_t)i, &puzzle);
        solve_by(engine, &puzzle, NULL, false);
        ch_board_load(&board, &puzzle);
        for (uint32_t at = 0; at < engine->log.count; at++) {
            const ChStep *const step = first_step(&plan, &board, &finds);
            cr_assert(same_step(step, &engine->log.step[at]), "puzzle %d step %u: %s, not %s", i,
                      at + 1, key_of(&engine->log.step[at]), key_of(step));
            ch_board_apply(&board, &engine->log.step[at]);
            cr_assert(ch_board_is_ok(&board));
        }
    }
    free(engine);
}

/* In these puzzles steps that rely on uniqueness would lead to a contradiction. */
/* A finder like that of the first row, which the engine cannot know as one of singles. */
static bool find_full_house_again(const ChFinderInput *input, ChSink *sink)
{
    return ch_find_full_house(input, sink);
}

/* Solves by a plan, and counts the work in METER. */
static ChStatus solve_metered(ChEngine *engine, const ChPuzzle *puzzle, ChPlan *plan,
                              ChMeter *meter)
{
    plan->meter = meter;
    return ch_engine_solve(engine, puzzle, plan, false);
}

static void compare_runs(ChEngine *const engine[2], const ChPuzzle *puzzle, ChPlan *const plan[2],
                         uint64_t budget)
{
    ChMeter meter[2] = {{.budget = budget}, {.budget = budget}};

    cr_assert_eq(solve_metered(engine[0], puzzle, plan[0], &meter[0]),
                 solve_metered(engine[1], puzzle, plan[1], &meter[1]));
    cr_expect_eq(meter[0].done, meter[1].done);
    cr_expect_eq(engine[0]->questions, engine[1]->questions);
    cr_expect_eq(engine[0]->log.count, engine[1]->log.count);
    cr_expect_eq(ch_log_hash(&engine[0]->log), ch_log_hash(&engine[1]->log));
    cr_expect_arr_eq(engine[0]->row, engine[1]->row, engine[0]->log.count);
}

/* Whole solves, those that a budget ends anywhere, and those that end with a technique, of boards
 * with one solution, several, or none. */
Test(engine, singles_are_taken_as_their_rows_find_them)
{
    ChEngine *const engine[2] = {new_engine(), new_engine()};
    ChPlan by_rows = plan_of(NULL);
    ChPlan at_once = by_rows;
    ChRandom random = seeded("singles_are_taken_as_their_rows_find_them");

    by_rows.row[0].find = find_full_house_again;
    for (int i = 0; i < 600; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 11, (uint64_t)i, &puzzle);
        for (int more = i % 3 == 0 ? (int)ch_random_below(&random, 4) : 0; more > 0; more--) {
            const int cell = (int)ch_random_below(&random, CH_CELLS);
            puzzle.given[cell] = (uint8_t)ch_random_below(&random, CH_DIGITS + 1);
        }
        const uint64_t budget = i % 2 == 0 ? 0 : 1 + ch_random_below(&random, 300);
        at_once.ends = by_rows.ends = (ChTechniqueSet){{0}};
        if (i % 5 == 0) {
            const int end = at_once.row[ch_random_below(&random, 5)].technique;
            ch_techniques_add(&at_once.ends, end);
            ch_techniques_add(&by_rows.ends, end);
        }
        compare_runs(engine, &puzzle, (ChPlan *const[2]){&at_once, &by_rows}, budget);
    }
    free(engine[0]);
    free(engine[1]);
}

Test(engine, several_solutions_are_no_contradiction)
{
    static const char *const grids[] = {
        ".....1.3............5.93.1..8....9.....93.2..17...64..6..............7.45.412....",
        ".........78.........6..89..2..3......9.2...35.....1..4.38.9.4.65..1.3...........8",
        "....4.3.83.928..17.........62...79.5....5..7......1...5....64...3..2....8..7....."};
    ChEngine *const engine = new_engine();

    for (int i = 0; i < 3; i++) {
        const ChPuzzle puzzle = puzzle_of(grids[i]);
        solve_by(engine, &puzzle, "singles,intersections,subsets,uniqueness", false);
        cr_expect_eq(engine->log.outcome, CH_STUCK);
        for (uint32_t at = 0; at < engine->log.count; at++)
            cr_expect(engine->log.step[at].detail == NULL ||
                      engine->log.step[at].detail->deadly_count == 0);
    }
    free(engine);
}

/* A rectangle leads to one of the solutions: no step contradicts it, and the search finds two
 * more. */
Test(engine, several_solutions_are_ambiguous_where_a_step_assumes_one)
{
    ChEngine *const engine = new_engine();
    const ChPuzzle puzzle = puzzle_of(
        "81..5...6..7....4...567.81......65...639....79783.546.1.256.9.4.5684.7..79.23..5.");

    solve_by(engine, &puzzle, NULL, false);
    cr_expect_eq(engine->log.outcome, CH_AMBIGUOUS);
    cr_expect_eq(engine->board.empty, 0);
    solve_by(engine, &puzzle, "singles,unique-rectangle-1", false);
    cr_expect_eq(engine->log.outcome, CH_AMBIGUOUS);
    solve_by(engine, &puzzle, "-uniqueness", false);
    cr_expect_eq(engine->log.outcome, CH_STUCK);
    solve_by(engine, &puzzle, NULL, true);
    cr_expect_eq(engine->log.outcome, CH_GUESSED);
    free(engine);
}

/* Forcing chains start from tridagons, which assume nothing, and not from rectangles. */
Test(engine, only_steps_that_assume_one_solution_are_left_out_where_there_are_several)
{
    static const char *const grids[] = {
        ".3......8..8367.....284.3...8....2.72..738..6......48.3..12.8...2...46......8..2.",
        "6.925.74.....679...7..4..65...41..97.94..8...76..92....46.2..7.....74.....76..5.."};
    ChEngine *const engine = new_engine();

    for (int i = 0; i < 2; i++) {
        const ChPuzzle puzzle = puzzle_of(grids[i]);
        int chains = 0;
        solve_by(engine, &puzzle, "medium,-uniqueness,forcing-chain-verity-pattern", true);
        cr_expect_eq(engine->log.outcome, CH_GUESSED);
        for (uint32_t at = 0; at < engine->log.count; at++) {
            const ChStep *const step = &engine->log.step[at];
            cr_expect(!ch_step_assumes_unique(step));
            chains += step->technique == CH_TECHNIQUE_FORCING_CHAIN_VERITY_PATTERN;
        }
        cr_expect_gt(chains, 0);
    }
    free(engine);
}

Test(engine, a_digit_twice_in_a_house_is_the_only_step)
{
    static const char *const grids[] = {
        "55.......", "5........5", "5...................5",
        "................................................................................"};
    ChEngine *const engine = new_engine();

    for (int i = 0; i < 3; i++) {
        const ChPuzzle puzzle = puzzle_of(grids[i]);
        for (int guess = 0; guess < 2; guess++) {
            solve_by(engine, &puzzle, "cross-hatching", guess != 0);
            cr_assert_eq(engine->log.outcome, CH_CONTRADICTION);
            cr_assert_eq(engine->log.count, 1);
            cr_assert_eq(engine->log.step[0].technique, CH_TECHNIQUE_CONTRADICTION);
        }
    }
    free(engine);
}

Test(engine, a_contradiction_goes_with_its_strategy)
{
    ChEngine *const engine = new_engine();
    /* r1c9 sees 1 to 8 and a 9 below: no digit is left, but no house is without a place yet */
    const ChPuzzle has_empty_cell = puzzle_of(
        "12345678.........................................................................");
    ChPuzzle closed = has_empty_cell;

    closed.given[CH_CELL_AT(4, 8)] = 8;
    solve_by(engine, &closed, "naked-single", false);
    cr_assert_eq(engine->log.outcome, CH_CONTRADICTION);
    cr_assert_eq(engine->log.step[0].premise, CH_CELL_CONSTRAINT(CH_CELL_AT(0, 8)));
    solve_by(engine, &closed, "hidden-single-row", false);
    cr_assert_eq(engine->log.outcome, CH_CONTRADICTION);
    cr_assert_eq(engine->log.step[0].premise, CH_HOUSE_CONSTRAINT(CH_FIRST_ROW, 8));
    solve_by(engine, &closed, "cross-hatching", false);
    cr_assert_neq(engine->log.outcome, CH_CONTRADICTION);
    solve_by(engine, &closed, "full-house", false);
    cr_assert_eq(engine->log.outcome, CH_STUCK);
    cr_assert_eq(engine->log.count, 0);
    free(engine);
}

static bool continue_search(ChSink *sink, const ChStep *step)
{
    (void)sink;
    return step->technique == CH_TECHNIQUE_NONE;
}

/* Pencil marks of two or three digits nearly everywhere contain very many loops. */
Test(engine, looking_for_loops_ends_on_any_board, .timeout = 10)
{
    static const char *const keys[] = {"bivalue-oddagon", "tridagon", "firework-triple",
                                       "unique-loop-2", "firework-quadruple"};
    ChRandom random = seeded("looking_for_loops_ends_on_any_board");
    ChSink sink = {continue_search};
    ChPuzzle puzzle;
    ChBoard board;

    ch_puzzle_clear(&puzzle);
    puzzle.has_start = true;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        static const unsigned marks[8] = {3, 3, 3, 3, 7, 7, 7, CH_ALL_NINE};
        const unsigned kept = marks[ch_random_below(&random, 8)];
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (!(kept >> digit & 1))
                ch_candidates_add(&puzzle.removed, CH_CANDIDATE(cell, digit));
    }
    cr_assert_lt(ch_board_load(&board, &puzzle), 0);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        run_finder(ch_technique_by_key(keys[i], strlen(keys[i]))->find, &board, &sink);
}

Test(engine, guesses_only_when_asked_and_then_finishes)
{
    ChEngine *const engine = new_engine();
    const ChPuzzle empty = puzzle_of("");
    const ChPuzzle hard =
        puzzle_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1"
                  "..9....4..");

    solve_by(engine, &hard, "-forcing, -exotic", false);
    cr_assert_eq(engine->log.outcome, CH_STUCK);
    solve_by(engine, &hard, "-forcing, -exotic", true);
    cr_assert_eq(engine->log.outcome, CH_GUESSED);
    cr_assert_eq(engine->board.empty, 0);
    solve_by(engine, &empty, NULL, true);
    cr_assert_eq(engine->log.outcome, CH_GUESSED);
    cr_assert_eq(engine->board.empty, 0);
    solve_by(engine, &hard, "cross-hatching", true);
    cr_assert_eq(engine->log.outcome, CH_GUESSED);
    free(engine);
}

/* Adds one wrong given to a hard puzzle, wherever logic alone does not notice. */
Test(engine, without_a_solution_nothing_is_guessed)
{
    ChEngine *const engine = new_engine();
    const ChPuzzle hard =
        puzzle_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1"
                  "..9....4..");
    const ChPlan plan = plan_of("-forcing, -exotic");
    int unnoticed = 0;

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        ChPuzzle puzzle = hard;
        uint64_t count;
        puzzle.given[CH_CANDIDATE_CELL(candidate)] = (uint8_t)CH_CANDIDATE_DIGIT(candidate);
        const ChCandidateSet alive = ch_alive_givens(&puzzle);
        ch_search_count(&search, &alive, 1, CH_SEARCH_NO_LIMIT, &count);
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
        if (count > 0 || engine->log.outcome != CH_STUCK)
            continue;
        unnoticed++;
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, true), CH_OK);
        cr_assert_eq(engine->log.outcome, CH_STUCK);
        cr_assert(engine->guesser.has_no_solution);
        for (uint32_t at = 0; at < engine->log.count; at++)
            cr_assert_neq(engine->log.step[at].technique, CH_TECHNIQUE_GUESS);
    }
    cr_expect_gt(unnoticed, 20);
    free(engine);
}

Test(engine, the_hash_tells_any_two_logs_apart)
{
    ChEngine *const engine = new_engine();
    ChPuzzle puzzle;
    generate_puzzle(&search, 3, 0, &puzzle);
    solve_by(engine, &puzzle, NULL, false);
    const uint64_t whole = ch_log_hash(&engine->log);

    cr_assert_gt(engine->log.count, 2);
    engine->log.step[1].premise ^= 1;
    cr_assert_neq(ch_log_hash(&engine->log), whole);
    engine->log.step[1].premise ^= 1;
    engine->log.step[1].placed ^= 1;
    cr_assert_neq(ch_log_hash(&engine->log), whole);
    engine->log.step[1].placed ^= 1;
    cr_assert_eq(ch_log_hash(&engine->log), whole);
    engine->log.count--;
    cr_assert_neq(ch_log_hash(&engine->log), whole);
    free(engine);
}

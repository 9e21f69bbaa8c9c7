/* test_ease.c - Of the steps of a technique the one that a person sees first: the keys one by one,
 * and whole solves.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "ease.h"
#include "proving.h"
#include "support.h"
#include "survey.h"

enum { PUZZLES = 24 };

#define EMPTY "................................................................................."

static ChSearch search;
static ChSurvey survey;

static int digit_in(int house, int digit)
{
    return CH_CELLS + CH_DIGITS * house + digit - 1;
}

/* Returns a step with some premises (one or two constraints) that removes some candidates. */
static ChStep step_of(ChDetail *detail, int first, int second, int removed, int also_removed)
{
    *detail = (ChDetail){0};
    ch_constraints_add(&detail->premises, first);
    ch_constraints_add(&detail->premises, second);
    ch_candidates_add(&detail->removed, removed);
    ch_candidates_add(&detail->removed, also_removed);
    return (ChStep){.technique = CH_TECHNIQUE_NAKED_PAIR,
                    .placed = CH_NONE,
                    .premise = CH_NONE,
                    .detail = detail};
}

/* Returns the ease of a step with one premise that removes digit 5 from r9c1. */
static uint32_t ease_of(const ChBoard *board, int premise)
{
    ChDetail detail;
    const ChStep step =
        step_of(&detail, premise, premise, CH_CANDIDATE(72, 4), CH_CANDIDATE(72, 4));

    return ch_ease(board, &step, -1);
}

static ChBoard board_of(const char *text)
{
    const ChPuzzle puzzle = puzzle_of(text);
    ChBoard board;

    cr_assert_lt(ch_board_load(&board, &puzzle), 0);
    return board;
}

Test(ease, counts_cells_before_digits)
{
    const ChBoard board = board_of(EMPTY);

    cr_expect_lt(ease_of(&board, CH_CELL_CONSTRAINT(0)), ease_of(&board, digit_in(0, 1)),
                 "one cell with nine digits comes before nine cells with one");
}

Test(ease, counts_digits_of_as_many_cells)
{
    const ChBoard board = board_of(EMPTY);
    const int target = CH_CANDIDATE(80, 0);
    ChDetail detail, wider;
    const ChStep one = step_of(&detail, digit_in(0, 1), digit_in(0, 1), target, target);
    const ChStep two = step_of(&wider, digit_in(0, 1), digit_in(0, 2), target, target);

    cr_expect_lt(ch_ease(&board, &one, -1), ch_ease(&board, &two, -1));
}

/* r1c9 and r5c9 have the same seven candidates; row 1 has two digits, row 5 and column 9 one. */
Test(ease, looks_at_the_fullest_house)
{
    const ChBoard board = board_of("12......."
                                   "............................1......."
                                   "...................................2");

    cr_expect_lt(ease_of(&board, CH_CELL_CONSTRAINT(8)), ease_of(&board, CH_CELL_CONSTRAINT(44)));
}

/* r1c1 can be 8 or 9: without the 8 it is a single. */
Test(ease, prefers_a_step_that_leads_to_a_digit)
{
    const ChBoard board = board_of(
        ".1234567.........................................................................");
    const int premise = CH_CELL_CONSTRAINT(40);
    const int far = CH_CANDIDATE(80, 0);
    ChDetail leading, waiting;
    const ChStep leads =
        step_of(&leading, premise, premise, CH_CANDIDATE(0, 7), CH_CANDIDATE(0, 7));
    const ChStep waits = step_of(&waiting, premise, premise, far, CH_CANDIDATE(79, 0));

    cr_expect_lt(ch_ease(&board, &leads, -1), ch_ease(&board, &waits, -1),
                 "though the other removes two candidates");
}

Test(ease, stays_near_the_last_digit)
{
    const ChBoard board = board_of(EMPTY);
    const int premise = CH_CELL_CONSTRAINT(40);
    ChDetail nearby, elsewhere;
    const ChStep near = step_of(&nearby, premise, premise, CH_CANDIDATE(8, 4), CH_CANDIDATE(8, 4));
    const ChStep far =
        step_of(&elsewhere, premise, premise, CH_CANDIDATE(80, 4), CH_CANDIDATE(79, 4));

    cr_expect_lt(ch_ease(&board, &near, 0), ch_ease(&board, &far, 0),
                 "though the other removes two candidates");
    cr_expect_gt(ch_ease(&board, &near, -1), ch_ease(&board, &far, -1),
                 "without a last digit the one that removes more comes first");
}

Test(ease, knows_the_last_digit)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of("singles");
    ChPuzzle puzzle = puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    ch_engine_log_position(engine, &puzzle);
    cr_expect_eq(ch_last_placed(&engine->log), -1, "givens have no turn");
    puzzle.turn[40] = 1;
    puzzle.turn[10] = 2;
    cr_expect_eq(ch_last_placed(&engine->log), 10, "the player's last move");
    cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
    const uint16_t placed = engine->log.step[engine->log.count - 1].placed;
    cr_expect_eq(ch_last_placed(&engine->log), CH_CANDIDATE_CELL(placed), "the log's last step");
    free(engine);
}

/* Checks a step against the survey of its position: no step of its row is easier to see. */
static void expect_easiest(const ChPuzzle *position, const ChPlan *plan, const ChStep *taken,
                           int last_cell)
{
    ChPlan narrowed = *plan;
    ChBoard board;

    narrowed.row[0] = plan->row[ch_plan_row_of(plan, taken->technique)];
    narrowed.count = 1;
    ch_board_load(&board, position);
    cr_assert_eq(ch_survey(&survey, position, &narrowed, UINT32_MAX), CH_OK);
    cr_assert_gt(survey.count, 0);
    const uint32_t ease = ch_ease(&board, taken, last_cell);
    for (uint32_t i = 0; i < survey.count; i++)
        cr_assert_leq(ease, ch_ease(&board, &survey.step[i], last_cell), "%s: step %u is easier",
                      ch_technique(taken->technique)->key, i);
}

/* Solves a puzzle; returns the number of steps that differ from those of a solve that takes the
 * first. */
static uint32_t check_solve(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan,
                            int number)
{
    uint32_t other = 0;
    ChBoard board;

    cr_assert_eq(ch_engine_solve(engine, puzzle, plan, false), CH_OK);
    expect_proof(&engine->log, false, number);
    ch_board_load(&board, puzzle);
    for (uint32_t at = 0; at < engine->log.count; at++) {
        const ChStep *const taken = &engine->log.step[at];
        const ChPuzzle position = position_of(puzzle, &board);
        ChLog before = engine->log;
        before.count = at;
        expect_easiest(&position, plan, taken, ch_last_placed(&before));
        cr_assert_eq(ch_survey(&survey, &position, plan, 1), CH_OK);
        other += !same_step(taken, &survey.step[0]);
        ch_board_apply(&board, taken);
    }
    return other;
}

Test(ease, of_each_step_in_whole_solves)
{
    ChEngine *const engine = new_engine();
    ChPlan plan = plan_of(NULL);
    const ChRandom random = seeded("of_each_step_in_whole_solves");
    uint32_t other = 0;

    plan.easiest = true;
    for (int i = 0; i < PUZZLES; i++) {
        uint8_t solution[CH_CELLS];
        const ChPuzzle puzzle = solved_puzzle(&search, random.state, i, solution);
        other += check_solve(engine, &puzzle, &plan, i);
    }
    cr_expect_gt(other, PUZZLES, "often another step than the first found");
    free(engine);
}

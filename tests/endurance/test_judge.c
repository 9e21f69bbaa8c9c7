/* test_judge.c - the judge accepts the steps of solves, and rejects spoilt ones.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "generated.h"
#include "judge.h"
#include "support.h"

enum { PUZZLES = 60 };

static Judge judge;
static ChEngine engine;
static ChSearch search;
static ChBoard board;
static ChStep step;
static ChDetail detail;
static ChDeadlyPattern deadly[CH_MAX_DEADLY];

/* Copies the current step, with its detail, to be spoilt. */
static void copy_step(const ChStep *from)
{
    step = *from;
    if (from->detail == NULL)
        return;
    detail = *from->detail;
    step.detail = &detail;
    if (detail.deadly_count > 0)
        memcpy(deadly, detail.deadly, detail.deadly_count * sizeof *deadly);
    detail.deadly = deadly;
}

static bool is_refused(void)
{
    return judge_step(&judge, &board, &step) != NULL;
}

/* Called for each step that a solve takes; returns whether the step was of use. */
typedef bool Spoil(const uint8_t *solution);

static void spoil_steps(const char *strategies, Spoil *spoil, int least)
{
    const ChPlan plan = plan_of(strategies);
    uint8_t solution[CH_CELLS];
    int used = 0;

    for (int i = 0; i < PUZZLES; i++) {
        const ChPuzzle puzzle = solved_puzzle(&search, 31, i, solution);
        judge.puzzle = &puzzle;
        cr_assert_eq(ch_engine_solve(&engine, &puzzle, &plan, false), CH_OK);
        ch_board_load(&board, &puzzle);
        for (uint32_t at = 0; at < engine.log.count; at++) {
            copy_step(&engine.log.step[at]);
            used += spoil(solution);
            ch_board_apply(&board, &engine.log.step[at]);
        }
    }
    cr_expect_geq(used, least, "only %d steps were of use", used);
}

static bool accept_step(const uint8_t *solution)
{
    (void)solution;
    cr_assert_null(judge_step(&judge, &board, &step));
    return true;
}

Test(judge, accepts_the_steps_of_solves)
{
    spoil_steps(NULL, accept_step, 1000);
}

/* Removes the first premise of a step: where a step has several, others may force a conclusion. */
static bool drop_premise(const uint8_t *solution)
{
    (void)solution;
    if (step.premise == CH_NONE)
        return false;
    step.premise = CH_NONE;
    cr_assert(is_refused());
    return true;
}

Test(judge, refuses_a_single_without_its_premise)
{
    spoil_steps("singles", drop_premise, 1000);
}

static bool place_wrongly(const uint8_t *solution)
{
    const int cell = CH_CANDIDATE_CELL(step.placed);
    const int digit = (solution[cell] + 1) % CH_DIGITS;

    step.placed = (uint16_t)CH_CANDIDATE(cell, digit);
    cr_assert(is_refused());
    return ch_board_has(&board, step.placed);
}

Test(judge, refuses_a_wrong_digit)
{
    spoil_steps("singles", place_wrongly, 100);
}

/* Adds a candidate of the solution to those that a step removes. */
static bool remove_wrongly(const uint8_t *solution)
{
    if (step.detail == NULL || board.empty == 0)
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (board.digit[cell] == CH_NO_DIGIT) {
            ch_candidates_add(&detail.removed, CH_CANDIDATE(cell, solution[cell]));
            break;
        }
    cr_assert(is_refused());
    return true;
}

Test(judge, refuses_an_elimination_from_the_solution)
{
    spoil_steps(NULL, remove_wrongly, 50);
}

static bool remove_the_removed(const uint8_t *solution)
{
    if (step.detail == NULL || ch_candidates_count(&detail.removed) == 0)
        return false;
    const int candidate = ch_candidates_next(&detail.removed, 0);
    const ChBoard before = board;
    (void)solution;
    ch_board_remove(&board, CH_CANDIDATE_CELL(candidate), CH_CANDIDATE_DIGIT(candidate));
    cr_assert(is_refused());
    board = before;
    return true;
}

Test(judge, refuses_an_elimination_of_what_is_not_there)
{
    spoil_steps(NULL, remove_the_removed, 50);
}

static bool conclude_nothing(const uint8_t *solution)
{
    (void)solution;
    step.placed = CH_NONE;
    step.detail = NULL;
    cr_assert(is_refused());
    step.technique = CH_TECHNIQUE_CONTRADICTION;
    cr_assert(is_refused());
    return true;
}

Test(judge, refuses_a_step_without_conclusion_and_a_contradiction_that_is_none)
{
    spoil_steps("singles", conclude_nothing, 1000);
}

/* Returns the number of cells in the step's first pattern. */
static int pattern_size(void)
{
    int size = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        size += deadly[0].digits[cell] != 0;
    return size;
}

/* Spoils a small deadly pattern: one of its cells gets another digit, or becomes a given. */
static bool spoil_deadly(const uint8_t *solution)
{
    ChPuzzle puzzle = *judge.puzzle;
    int cell = 0;

    if (step.detail == NULL || detail.deadly_count == 0 || pattern_size() > 8)
        return false;
    while (deadly[0].digits[cell] == 0)
        cell++;
    const uint16_t digits = deadly[0].digits[cell];
    deadly[0].digits[cell] = CH_ALL_NINE;
    cr_assert(is_refused(), "%s", ch_technique(step.technique)->key);
    deadly[0].digits[cell] = digits;
    puzzle.given[cell] = solution[cell];
    judge.puzzle = &puzzle;
    cr_assert(is_refused());
    judge.puzzle = engine.log.puzzle;
    return true;
}

Test(judge, refuses_a_pattern_that_is_not_deadly)
{
    spoil_steps("singles,intersections,subsets,uniqueness", spoil_deadly, 10);
}

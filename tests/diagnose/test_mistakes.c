/* test_mistakes.c - an entry or elimination is a mistake if and only if no solution agrees with it.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "generate.h"
#include "mistakes.h"
#include "proving.h"
#include "support.h"
#include "survey.h"
#include "why.h"

enum { POSITIONS = 400, NODES = 1000000 };

static ChSearch search;
static ChWhy why;
static ChMistakes mistakes;

static bool is_mistake(int candidate, bool holds)
{
    for (uint32_t i = 0; i < mistakes.mistake_count; i++)
        if (mistakes.mistake[i].candidate == candidate && mistakes.mistake[i].holds == holds)
            return true;
    return false;
}

/* Places some digits and removes some marks, right or wrong, in empty cells. */
static ChPuzzle played(ChRandom *random, const ChPuzzle *puzzle, const uint8_t *solution)
{
    ChPuzzle half = *puzzle;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const uint32_t way = ch_random_below(random, 8);
        const int digit = way < 2 ? solution[cell] : (int)ch_random_below(random, CH_DIGITS);
        if (puzzle->given[cell] != CH_NO_DIGIT)
            continue;
        if (way < 3)
            half.entered[cell] = (uint8_t)digit;
        else if (way < 5)
            ch_candidates_add(&half.removed, CH_CANDIDATE(cell, digit));
    }
    ch_puzzle_note_start(&half);
    return half;
}

static void expect_just_the_mistakes(const ChPuzzle *half, const uint8_t *solution, int number)
{
    uint32_t wrong = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int entered = half->entered[cell];
        const int lost = CH_CANDIDATE(cell, solution[cell]);
        if (entered != CH_NO_DIGIT && entered != solution[cell]) {
            wrong++;
            cr_assert(is_mistake(CH_CANDIDATE(cell, entered), false), "position %d", number);
            cr_assert_eq(mistakes.right.entered[cell], CH_NO_DIGIT);
        }
        if (ch_candidates_has(&half->removed, lost)) {
            wrong++;
            cr_assert(is_mistake(lost, true), "position %d", number);
            cr_assert_not(ch_candidates_has(&mistakes.right.removed, lost));
        }
    }
    cr_assert_eq(mistakes.mistake_count, wrong, "position %d: %u mistakes instead of %u", number,
                 mistakes.mistake_count, wrong);
    cr_assert_not(mistakes.is_dead_end);
}

/* The first few are proved from the entries that are right. */
static void expect_proofs(const ChPlan *plan, int number)
{
    for (uint32_t i = 0; i < mistakes.mistake_count && i < 2; i++) {
        ch_why(&why, &mistakes.right, mistakes.mistake[i], plan);
        cr_assert_eq(why.truth, CH_TRUTH_HOLDS);
        cr_assert(why.deciding_cell >= 0 || why.is_proved);
        if (why.is_proved)
            expect_proof(&why.log, number % 4 == 0, number);
    }
}

Test(mistakes, what_no_solution_agrees_with_is_a_mistake)
{
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("what_no_solution_agrees_with_is_a_mistake");
    uint64_t total = 0;

    for (int i = 0; i < POSITIONS; i++) {
        uint8_t solution[CH_CELLS];
        const ChPuzzle puzzle = solved_puzzle(&search, random.state, i, solution);
        const ChPuzzle half = played(&random, &puzzle, solution);
        ch_mistakes_find(&search, &half, NODES, &mistakes);
        cr_assert_eq(mistakes.verdict, CH_VERDICT_UNIQUE);
        expect_just_the_mistakes(&half, solution, i);
        if (i % 8 == 0)
            expect_proofs(&plan, i);
        total += mistakes.mistake_count;
    }
    cr_expect_gt(total, POSITIONS);
}

/* After the mistakes are removed, no hint contradicts the solution. */
Test(mistakes, a_hint_never_goes_against_the_solution)
{
    static ChSurvey survey;
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("a_hint_never_goes_against_the_solution");
    int hints = 0;

    for (int i = 0; i < POSITIONS; i++) {
        uint8_t solution[CH_CELLS];
        const ChPuzzle puzzle = solved_puzzle(&search, random.state, i, solution);
        const ChPuzzle half = played(&random, &puzzle, solution);
        ch_mistakes_find(&search, &half, NODES, &mistakes);
        cr_assert_eq(ch_survey(&survey, &mistakes.right, &plan, 1), CH_OK);
        cr_assert_not(survey.is_contradiction, "position %d", i);
        if (survey.count == 0)
            continue;
        cr_assert(step_agrees(&survey.step[0], solution), "position %d", i);
        hints++;
    }
    cr_expect_gt(hints, POSITIONS / 2);
}

Test(mistakes, a_digit_beside_its_like_comes_first)
{
    ChPuzzle half = puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    half.entered[CH_CELL_AT(0, 2)] = 0; /* r1c3=1: no peer contradicts it */
    half.entered[CH_CELL_AT(8, 6)] = 6; /* r9c7=7: r9c8 is 7 */
    ch_puzzle_note_start(&half);
    ch_mistakes_find(&search, &half, NODES, &mistakes);
    cr_assert_eq(mistakes.mistake_count, 2);
    cr_expect_eq(mistakes.mistake[0].candidate, CH_CANDIDATE(CH_CELL_AT(8, 6), 6));
    cr_expect_eq(mistakes.mistake[1].candidate, CH_CANDIDATE(CH_CELL_AT(0, 2), 0));
}

/* 6 and 7 can be exchanged between the empty corners: each digit alone is possible. */
Test(mistakes, what_several_solutions_allow_by_itself_only_is_a_dead_end)
{
    ChPuzzle half = puzzle_of(
        "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179");

    half.entered[CH_CELL_AT(0, 3)] = 5;
    ch_puzzle_note_start(&half);
    ch_mistakes_find(&search, &half, NODES, &mistakes);
    cr_expect_eq(mistakes.verdict, CH_VERDICT_SEVERAL);
    cr_expect_eq(mistakes.mistake_count, 0);
    cr_expect_not(mistakes.is_dead_end);
    half.entered[CH_CELL_AT(3, 4)] = 6;
    ch_mistakes_find(&search, &half, NODES, &mistakes);
    cr_expect_eq(mistakes.mistake_count, 0);
    cr_expect(mistakes.is_dead_end);
    half.entered[CH_CELL_AT(3, 4)] = 0;
    ch_mistakes_find(&search, &half, NODES, &mistakes);
    cr_assert_eq(mistakes.mistake_count, 1);
    cr_expect_eq(mistakes.mistake[0].candidate, CH_CANDIDATE(CH_CELL_AT(3, 4), 0));
    cr_expect_not(mistakes.is_dead_end);
}

/* Both known solutions have it; by the search so does every other. */
Test(mistakes, what_all_of_several_solutions_have_must_not_be_ruled_out)
{
    const int lost = CH_CANDIDATE(CH_CELL_AT(8, 8), 8);
    ChPuzzle half = puzzle_of(
        "534..891267219534819834256785976142342685379171392485696153728428741963534528617.");

    half.given[CH_CELL_AT(3, 3)] = half.given[CH_CELL_AT(3, 4)] = CH_NO_DIGIT;
    ch_candidates_add(&half.removed, lost);
    ch_puzzle_note_start(&half);
    ch_mistakes_find(&search, &half, NODES, &mistakes);
    cr_expect_eq(mistakes.verdict, CH_VERDICT_SEVERAL);
    cr_assert_eq(mistakes.mistake_count, 1);
    cr_expect_eq(mistakes.mistake[0].candidate, lost);
    cr_expect(mistakes.mistake[0].holds);
}

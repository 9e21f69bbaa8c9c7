/* test_se.c - The steps of the profiles se, sx and sukaku equal the hints that their scales rate,
 * one by one, in conclusion, rating and nodes.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "facts_slots.h"
#include "generated.h"
#include "hints.h"
#include "se_steps.h"
#include "support.h"

enum { PUZZLES = 150 };

static ChSearch search;
static ChFacts facts;

typedef struct Taker {
    ChSink sink;
    bool has_taken;
    ChStep step;
    ChDetail detail;
} Taker;

static bool take_step(ChSink *sink, const ChStep *step)
{
    Taker *const taker = (Taker *)sink;

    taker->has_taken = true;
    taker->step = *step;
    if (step->detail != NULL) {
        taker->detail = *step->detail;
        taker->step.detail = &taker->detail;
    }
    return true;
}

/* Finds the step that the plan takes on the board. */
static void next_step(const ChPlan *plan, const ChFinderInput *input, Taker *taker)
{
    *taker = (Taker){.sink = {take_step}};
    ch_facts_renew(&facts, input->board);
    ch_plan_before_step(plan, input->state, input->board);
    for (int row = 0; row < plan->count && !taker->has_taken; row++)
        plan->row[row].find(input, &taker->sink);
}

static void expect_same(const Taker *taker, const ChSeHint *found, const ChSeHint *hint, int number)
{
    Conclusions own = {.premise = CH_NONE};
    const bool places = hint->place != CH_SE_NOWHERE;

    if (places)
        ch_candidates_add(&own.placed, ch_box_candidate(hint->place));
    for (int cell = 0; cell < CH_CELLS && (!places || hint->is_complete); cell++)
        CH_EACH_DIGIT(digit, hint->removed.of[cell]) {
            const int removed = ch_box_candidate(CH_CANDIDATE(cell, digit));
            if (!places || !ch_conflict(removed, ch_box_candidate(hint->place)))
                ch_candidates_add(&own.removed, removed);
        }
    const Conclusions says = conclusions_of(&taker->step);
    cr_assert_arr_eq(says.placed.word, own.placed.word, sizeof own.placed.word, "step %d", number);
    cr_assert_arr_eq(says.removed.word, own.removed.word, sizeof own.removed.word, "step %d",
                     number);
    cr_assert_eq(found->rating, hint->rating, "step %d", number);
    cr_assert_eq(found->nodes, hint->nodes, "step %d", number);
    cr_assert_eq(found->technique, hint->technique, "step %d", number);
}

/* Compares step by step with the hints of a scale; the puzzle has one solution. */
static void check_scale(const ChPuzzle *puzzle, const ChSeScale *scale)
{
    static Hints hints;
    static ChBoard board;
    const ChPlan plan = plan_in(scale->key, NULL);
    ChSe *const se = state_for(&plan);
    const ChSeListener listener = {collect_hint, &hints};
    const ChFinderInput input = {
        .board = &board, .facts = &facts, .options = &plan.options, .puzzle = puzzle, .state = se};

    hints.count = 0;
    (void)ch_se_rate(&se->space, puzzle, (ChSeLimits){.scale = scale}, &listener);
    cr_assert_lt(ch_board_load(&board, puzzle), 0);
    for (int i = 0; i < hints.count; i++) {
        Taker taker;
        next_step(&plan, &input, &taker);
        cr_assert(taker.has_taken, "step %d is missing", i + 1);
        expect_same(&taker, &se->hint, &hints.hint[i], i + 1);
        ch_board_apply(&board, &taker.step);
    }
    cr_expect_eq(board.empty, 0);
}

static void check_puzzle(const ChPuzzle *puzzle)
{
    check_scale(puzzle, &ch_se_explainer);
    check_scale(puzzle, &ch_se_sx);
    check_scale(puzzle, &ch_se_sukaku);
}

Test(se, the_profiles_take_the_steps_that_are_rated)
{
    for (int i = 0; i < PUZZLES; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 5, (uint64_t)i, &puzzle);
        check_puzzle(&puzzle);
    }
}

/* The relatives take the first puzzle of each list, whose hardest take seconds. */
Test(se, on_the_known_lists_too)
{
    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        FILE *file = NULL;
        ChPuzzle puzzle;
        for (int i = 0; next_shared(list, &file, &puzzle); i++)
            if (i == 0)
                check_puzzle(&puzzle);
            else if (i < 3)
                check_scale(&puzzle, &ch_se_explainer);
    }
}

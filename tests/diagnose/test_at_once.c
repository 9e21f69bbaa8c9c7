/* test_at_once.c - a fact said to follow at once is true, is proved by one step, and none is
 * missed.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "generate.h"
#include "proving.h"
#include "support.h"
#include "survey.h"
#include "why.h"

enum { FACTS = 4000 };

static ChSearch search;
static ChSurvey survey;
static ChWhy why;

/* Returns whether the step decides the fact, on a plain board. */
static bool decides(const ChStep *step, const ChBoard *before, ChFact fact)
{
    ChBoard board = *before;
    const int cell = CH_CANDIDATE_CELL(fact.candidate);

    ch_board_apply(&board, step);
    return fact.holds ? board.digit[cell] == CH_CANDIDATE_DIGIT(fact.candidate)
                      : !ch_board_has(&board, fact.candidate);
}

static void expect_truth(ChFact fact)
{
    bool can[2];

    for (int holds = 0; holds < 2; holds++) {
        ChCandidateSet alive = ch_alive_start(&why.puzzle);
        if (holds)
            ch_alive_assume(&alive, fact.candidate);
        else
            ch_candidates_remove(&alive, fact.candidate);
        cr_assert_eq(ch_search_first(&search, &alive, CH_SEARCH_NO_LIMIT, NULL, &can[holds]),
                     CH_OK);
    }
    if (can[0] && can[1])
        cr_assert_eq(why.truth, CH_TRUTH_OPEN);
    else
        cr_assert_eq(why.truth, can[fact.holds] ? CH_TRUTH_HOLDS : CH_TRUTH_FAILS);
}

/* Checks that the survey finds no step that decides a fact said to take more than one. */
static void expect_none(const ChPlan *plan, int number)
{
    ChPlan narrowed = *plan;

    ch_why_restrict_plan(&search, &why.puzzle, &narrowed);
    cr_assert_eq(ch_survey(&survey, &why.puzzle, &narrowed, UINT32_MAX), CH_OK);
    for (uint32_t i = 0; i < survey.count; i++)
        cr_assert_not(decides(&survey.step[i], &survey.board, why.fact), "fact %d: %s", number,
                      ch_technique(survey.step[i].technique)->key);
}

static bool query_fact(const ChPuzzle *position, ChFact fact, const ChPlan *plan, int number)
{
    ChBoard board;

    ch_why_query(&why, position, fact);
    expect_truth(fact);
    if ((why.truth != CH_TRUTH_HOLDS && why.truth != CH_TRUTH_FAILS) || why.deciding_cell >= 0)
        return false;
    if (!ch_why_at_once(&why, plan, true)) {
        if (number % 4 == 0)
            expect_none(plan, number);
        return false;
    }
    ch_board_load(&board, &why.puzzle);
    cr_assert_eq(why.log.count, 1);
    cr_assert(decides(&why.log.step[0], &board, why.fact), "fact %d", number);
    expect_proof(&why.log, number % 8 == 0, number);
    return true;
}

Test(at_once, what_follows_now_agrees_with_the_search)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    const ChPlan known = plan_of("hard,-uniqueness");
    ChRandom random = seeded("what_follows_now_agrees_with_the_search");
    int shown = 0;

    for (int i = 0; i < FACTS; i++) {
        const ChPuzzle position = random_position(&search, &random, engine, &plan, i / 8);
        const ChFact fact = {.candidate = (uint16_t)ch_random_below(&random, CH_CANDIDATES),
                             .holds = ch_random_below(&random, 2) == 0};
        shown += query_fact(&position, fact, &known, i);
    }
    cr_expect_gt(shown, FACTS / 20);
    free(engine);
}

Test(at_once, what_shows_everything_counts_only_where_it_is_needed)
{
    const ChPuzzle puzzle = puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    const ChFact fact = {.candidate = CH_CANDIDATE(CH_CELL_AT(0, 2), 3), .holds = true};
    const ChPlan plan = plan_of(NULL);

    ch_why_query(&why, &puzzle, fact);
    cr_assert_eq(why.truth, CH_TRUTH_HOLDS);
    cr_expect_not(ch_why_at_once(&why, &plan, false));
    cr_expect(ch_why_at_once(&why, &plan, true));
    cr_expect_eq(ch_technique(why.log.step[0].technique)->level, CH_LEVELS);
}

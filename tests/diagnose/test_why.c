/* test_why.c - the answer is never missing and never wrong.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"
#include "proving.h"
#include "support.h"
#include "why.h"

enum { FACTS = 2000 };

static ChSearch search;
static ChWhy why;
static int proofs; /* of the facts queried */

/* Returns whether any solution of the position has the candidate, or lacks it. */
static bool can_be(const ChPuzzle *position, int candidate, bool holds)
{
    ChCandidateSet alive = ch_alive_start(position);
    bool found;

    if (holds)
        ch_alive_assume(&alive, candidate);
    else
        ch_candidates_remove(&alive, candidate);
    cr_assert_eq(ch_search_first(&search, &alive, CH_SEARCH_NO_LIMIT, NULL, &found), CH_OK);
    return found;
}

static bool concludes(const ChStep *step, ChFact fact)
{
    if (fact.holds)
        return step->placed == fact.candidate ||
               (step->detail != NULL && ch_candidates_has(&step->detail->placed, fact.candidate));
    if (step->detail != NULL && ch_candidates_has(&step->detail->removed, fact.candidate))
        return true;
    const int cell = CH_CANDIDATE_CELL(fact.candidate);
    const int other = CH_CANDIDATE_CELL(step->placed);
    return step->placed != CH_NONE &&
           (cell == other ||
            (ch_cells_has(&ch_cell_peers[cell], other) &&
             CH_CANDIDATE_DIGIT(step->placed) == CH_CANDIDATE_DIGIT(fact.candidate)));
}

/* Checks that the answer does not presuppose the fact. */
static void expect_fair(ChFact fact)
{
    cr_assert_not(ch_candidates_has(&why.puzzle.removed, fact.candidate));
    cr_assert_eq(why.puzzle.entered[CH_CANDIDATE_CELL(fact.candidate)], CH_NO_DIGIT);
}

static void query_fact(const ChPuzzle *position, ChFact fact, const ChPlan *plan, int number)
{
    ch_why(&why, position, fact, plan);
    expect_fair(fact);
    const bool with = can_be(&why.puzzle, fact.candidate, true);
    const bool without = can_be(&why.puzzle, fact.candidate, false);
    if (with == without) {
        cr_assert_eq(why.truth, with ? CH_TRUTH_OPEN : CH_TRUTH_NOWHERE);
        return;
    }
    cr_assert_eq(why.truth, with == fact.holds ? CH_TRUTH_HOLDS : CH_TRUTH_FAILS);
    cr_assert_eq(why.fact.candidate, fact.candidate);
    cr_assert_eq(why.fact.holds, with);
    if (why.deciding_cell >= 0) {
        cr_assert_eq(why.log.count, 0);
        return;
    }
    cr_assert(why.is_proved, "fact %d has no proof", number);
    cr_assert(concludes(&why.log.step[why.log.count - 1], why.fact));
    proofs++;
    expect_proof(&why.log, number % 2 == 0, number);
}

static ChFact random_fact(ChRandom *random)
{
    return (ChFact){.candidate = (uint16_t)ch_random_below(random, CH_CANDIDATES),
                    .holds = ch_random_below(random, 2) == 0};
}

Test(why, two_thousand_facts_are_proved)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("two_thousand_facts_are_proved");

    for (int i = 0; i < FACTS; i++) {
        const ChPuzzle position = random_position(&search, &random, engine, &plan, i / 4);
        query_fact(&position, random_fact(&random), &plan, i);
    }
    cr_expect_gt(proofs, FACTS / 10, "%d facts were proved", proofs);
    free(engine);
}

Test(why, what_strategies_do_not_reach_is_proved_by_cases)
{
    const ChPlan plan = plan_of("singles");
    ChRandom random = seeded("what_strategies_do_not_reach_is_proved_by_cases");
    int cases = 0;

    for (int i = 0; i < 400; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        query_fact(&puzzle, random_fact(&random), &plan, i);
        cases += why.is_proved && why.log.step[why.log.count - 1].technique == CH_TECHNIQUE_CASES;
    }
    cr_expect_gt(cases, 20);
}

Test(why, facts_of_the_known_lists_are_proved)
{
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("facts_of_the_known_lists_are_proved");

    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        FILE *file = NULL;
        ChPuzzle puzzle;
        for (int i = 0; next_shared(list, &file, &puzzle); i++)
            query_fact(&puzzle, random_fact(&random), &plan, i);
    }
}

/* Returns whether the premises of a step refute the opposite of each of its conclusions, on the
 * candidates of a board. */
static bool is_forced(const ChBoard *board, const ChStep *step)
{
    static ChPremise premise[CH_MAX_PREMISES];
    static ChLine line[CH_WHY_LINES];
    ChLines lines = {.line = line, .capacity = CH_WHY_LINES};
    const size_t count = ch_step_premises(board, step, premise);
    bool forced =
        step->placed == CH_NONE || ch_argue(&lines, premise, count, step->placed, false) == CH_OK;

    for (int c = 0; step->detail != NULL && c < CH_CANDIDATES && forced; c++) {
        lines.count = 0;
        if (ch_candidates_has(&step->detail->removed, c))
            forced = ch_argue(&lines, premise, count, c, true) == CH_OK;
        if (ch_candidates_has(&step->detail->placed, c))
            forced = ch_argue(&lines, premise, count, c, false) == CH_OK;
    }
    return forced;
}

/* Returns whether both boards have the step's pattern; always true for a single or a forcing chain.
 */
static bool is_seen_on_both(const ChBoard *one, const ChBoard *other, const ChStep *step)
{
    const char *const family = ch_technique(step->technique)->family;
    const ChCandidateSet scope = ch_step_scope(step);
    bool same = true;

    for (int c = 0; c < CH_CANDIDATES; c++)
        same &= !ch_candidates_has(&scope, c) || ch_board_has(one, c) == ch_board_has(other, c);
    return same || strcmp(family, "singles") == 0 || strcmp(family, "forcing") == 0 ||
           strcmp(family, "outcome") == 0;
}

/* Returns whether the proof without one step is still a proof, with the same patterns. */
static bool is_proof_without(uint32_t left_out)
{
    ChBoard board;
    ChBoard with;

    ch_board_load(&board, &why.puzzle);
    with = board;
    for (uint32_t i = 0; i < why.log.count; i++) {
        const ChStep *const step = &why.log.step[i];
        if (i != left_out) {
            if (!is_seen_on_both(&board, &with, step) || !is_forced(&board, step))
                return false;
            ch_board_apply(&board, step);
        }
        ch_board_apply(&with, step);
    }
    return true;
}

Test(why, no_step_of_a_proof_is_spare)
{
    enum { QUERIES = 150 };
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("no_step_of_a_proof_is_spare");
    int steps = 0;

    for (int i = 0; i < QUERIES; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        ch_why(&why, &puzzle, random_fact(&random), &plan);
        for (uint32_t step = 0; step + 1 < why.log.count; step++, steps++)
            cr_assert_not(is_proof_without(step), "fact %d, step %u", i, step + 1);
    }
    cr_expect_gt(steps, QUERIES);
}

/* The name of a single describes the visible pattern. */
Test(why, a_full_house_has_one_empty_cell)
{
    enum { QUERIES = 100 };
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("a_full_house_has_one_empty_cell");
    int houses = 0;

    for (int i = 0; i < QUERIES; i++) {
        uint8_t solution[CH_CELLS];
        ChPuzzle puzzle = solved_puzzle(&search, random.state, i, solution);
        ChBoard board;
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (ch_random_below(&random, 3) > 0)
                puzzle.given[cell] = solution[cell];
        ch_why(&why, &puzzle, random_fact(&random), &plan);
        ch_board_load(&board, &puzzle);
        for (const ChStep *step = why.log.step; step < why.log.step + why.log.count; step++) {
            if (step->technique == CH_TECHNIQUE_FULL_HOUSE) {
                cr_assert(board.single[CH_EMPTY] >> (step->premise - CH_CELLS) / 9 & 1);
                houses++;
            }
            ch_board_apply(&board, step);
        }
    }
    cr_expect_gt(houses, 0);
}

Test(why, a_proof_is_as_short_as_leaving_out_makes_it)
{
    const ChPlan plan = plan_of(NULL);
    const ChPuzzle puzzle = puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    const ChFact fact = {.candidate = CH_CANDIDATE(CH_CELL_AT(4, 4), 4), .holds = true};

    ch_why(&why, &puzzle, fact, &plan);
    cr_assert_eq(why.truth, CH_TRUTH_HOLDS);
    cr_assert(why.is_proved);
    cr_expect_eq(why.log.count, 1);
}

Test(why, a_given_speaks_for_itself)
{
    const ChPlan plan = plan_of(NULL);
    const ChPuzzle puzzle = puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    const int cell = CH_CELL_AT(0, 0);

    ch_why(&why, &puzzle, (ChFact){.candidate = CH_CANDIDATE(cell, 4), .holds = true}, &plan);
    cr_expect_eq(why.truth, CH_TRUTH_HOLDS);
    cr_expect_eq(why.deciding_cell, cell);
    ch_why(&why, &puzzle, (ChFact){.candidate = CH_CANDIDATE(CH_CELL_AT(0, 2), 4)}, &plan);
    cr_expect_eq(why.truth, CH_TRUTH_HOLDS);
    cr_expect_eq(why.deciding_cell, cell);
    ch_why(&why, &puzzle, (ChFact){.candidate = CH_CANDIDATE(cell, 4), .holds = false}, &plan);
    cr_expect_eq(why.truth, CH_TRUTH_FAILS);
    cr_expect(why.fact.holds);
}

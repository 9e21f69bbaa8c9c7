/* test_survey.c - A survey lists all steps of a position: sound, in order, none twice, none
 * missing.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"
#include "proving.h"
#include "support.h"
#include "survey.h"

enum { PUZZLES = 20, EVERY = 6 };

static ChSearch search;
static ChSurvey survey;

static int row_of(const ChPlan *plan, int technique)
{
    for (int i = 0; i < plan->count; i++)
        if (plan->row[i].technique == technique)
            return i;
    return -1;
}

/* The content of a step, for comparison: its conclusions, and the cells of its premises'
 * remaining candidates and of its deadly patterns. */
typedef struct Content {
    uint16_t placed;
    ChCandidateSet several; /* placed at once */
    ChCandidateSet removed;
    bool cell[CH_CELLS];
} Content;

static Content content_of(const ChBoard *board, const ChStep *step)
{
    Content content;

    memset(&content, 0, sizeof content);
    content.placed = step->placed;
    if (step->detail != NULL) {
        content.several = step->detail->placed;
        content.removed = step->detail->removed;
    }
    for (int constraint = 0; constraint < CH_CONSTRAINTS; constraint++) {
        const bool named =
            step->premise == constraint ||
            (step->detail != NULL && ch_constraints_has(&step->detail->premises, constraint));
        for (int i = 0; i < 9 && named; i++) {
            const int candidate = ch_constraint_candidate(constraint, i);
            content.cell[CH_CANDIDATE_CELL(candidate)] |= ch_board_has(board, candidate);
        }
    }
    for (uint32_t i = 0; step->detail != NULL && i < step->detail->deadly_count; i++)
        for (int cell = 0; cell < CH_CELLS; cell++)
            content.cell[cell] |= step->detail->deadly[i].digits[cell] != 0;
    return content;
}

static void expect_no_twins(void)
{
    static Content content[CH_SURVEY_STEPS];

    for (uint32_t i = 0; i < survey.count; i++) {
        content[i] = content_of(&survey.board, &survey.step[i]);
        for (uint32_t j = 0; j < i; j++)
            cr_assert(memcmp(&content[i], &content[j], sizeof content[i]) != 0,
                      "steps %u and %u say the same", i, j);
    }
}

static bool concludes(const Content *content, int candidate)
{
    return content->placed == candidate || ch_candidates_has(&content->several, candidate) ||
           ch_candidates_has(&content->removed, candidate);
}

/* Checks that no conclusion in a house is lost without the steps that add nothing to it; returns
 * the number of those steps. */
static uint32_t check_house(int house)
{
    bool concluded[CH_CANDIDATES] = {false};
    uint32_t spare = 0;

    for (uint32_t i = 0; i < survey.count; i++) {
        const Content content = content_of(&survey.board, &survey.step[i]);
        const bool adds = ch_survey_adds(&survey, i, house);
        bool concerns = false;
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
            if (!ch_cells_has(&ch_house_cells[house], CH_CANDIDATE_CELL(candidate)) ||
                !concludes(&content, candidate))
                continue;
            concerns = true;
            cr_assert(adds || concluded[candidate]);
            concluded[candidate] = true;
        }
        cr_assert(concerns || !adds);
        spare += concerns && !adds;
    }
    return spare;
}

static void check_position(const ChPuzzle *position, const ChPlan *plan, const ChStep *taken,
                           const uint8_t *solution)
{
    int row = 0;

    cr_assert_eq(ch_survey(&survey, position, plan, UINT32_MAX), CH_OK);
    cr_assert_gt(survey.count, 0);
    cr_assert_not(survey.is_contradiction);
    cr_assert(same_step(&survey.step[0], taken), "%s, not %s",
              ch_technique(survey.step[0].technique)->key, ch_technique(taken->technique)->key);
    for (uint32_t i = 0; i < survey.count; i++) {
        const int next = row_of(plan, survey.step[i].technique);
        cr_assert_geq(next, row);
        cr_assert(step_agrees(&survey.step[i], solution));
        row = next;
    }
    expect_no_twins();
}

Test(survey, holds_what_a_solve_takes_first_and_nothing_twice)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    const ChRandom random = seeded("holds_what_a_solve_takes_first_and_nothing_twice");
    uint32_t looked = 0;

    for (int i = 0; i < PUZZLES; i++) {
        uint8_t solution[CH_CELLS];
        const ChPuzzle puzzle = solved_puzzle(&search, random.state, i, solution);
        ChBoard board;
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
        ch_board_load(&board, &puzzle);
        for (uint32_t at = 0; at < engine->log.count; at++) {
            const ChPuzzle position = position_of(&puzzle, &board);
            if (at % EVERY == 0)
                check_position(&position, &plan, &engine->log.step[at], solution);
            looked += at % EVERY == 0;
            ch_board_apply(&board, &engine->log.step[at]);
        }
    }
    cr_expect_gt(looked, PUZZLES);
    free(engine);
}

Test(survey, adds_to_a_house_what_is_new_there)
{
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("adds_to_a_house_what_is_new_there");
    uint32_t spare = 0;

    for (uint64_t i = 0; i < PUZZLES / 4 || spare == 0; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, i, &puzzle);
        cr_assert_eq(ch_survey(&survey, &puzzle, &plan, UINT32_MAX), CH_OK);
        for (int house = 0; house < CH_HOUSES; house++)
            spare += check_house(house);
    }
}

Test(survey, stops_when_it_has_the_number)
{
    const ChPuzzle puzzle = puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    const ChPlan plan = plan_of(NULL);

    cr_assert_eq(ch_survey(&survey, &puzzle, &plan, 1), CH_OK);
    const ChStep first = survey.step[0];
    cr_expect_eq(survey.count, 1);
    cr_assert_eq(ch_survey(&survey, &puzzle, &plan, UINT32_MAX), CH_OK);
    cr_expect_gt(survey.count, 1);
    cr_expect(same_step(&survey.step[0], &first));
}

Test(survey, tells_of_a_contradiction_and_of_nothing_else)
{
    const ChPlan plan = plan_of(NULL);
    ChPuzzle puzzle = puzzle_of(
        "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    cr_assert_eq(ch_survey(&survey, &puzzle, &plan, UINT32_MAX), CH_OK);
    cr_expect(survey.is_contradiction);
    cr_expect_eq(survey.count, 1);
    puzzle = puzzle_of(
        "123......567...............................................................9.....");
    cr_assert_eq(ch_survey(&survey, &puzzle, &plan, UINT32_MAX), CH_OK);
    cr_expect_not(survey.is_contradiction);
    puzzle = puzzle_of(
        "123......567..............9......................................................");
    cr_assert_eq(ch_survey(&survey, &puzzle, &plan, UINT32_MAX), CH_OK);
    cr_expect(survey.is_contradiction);
    cr_expect_eq(survey.count, 1);
}

/* While there is a single, no BUG has two digits in each cell, whichever finder searches for it. */
Test(survey, sees_no_grave_while_a_cell_has_one_candidate)
{
    static const char *const PROFILES[] = {"default", "hodoku"};
    const ChPuzzle puzzle = puzzle_of(".42.16957"
                                      "95..741.2"
                                      "713952468"
                                      "2..541783"
                                      "375298641"
                                      "481763529"
                                      "...437215"
                                      "524189376"
                                      "137625894");

    for (int i = 0; i < 2; i++) {
        const ChPlan plan = plan_in(PROFILES[i], NULL);
        survey.state = state_for(&plan);
        cr_assert_eq(ch_survey(&survey, &puzzle, &plan, UINT32_MAX), CH_OK);
        cr_expect_gt(survey.count, 0, "%s", PROFILES[i]);
        for (uint32_t j = 0; j < survey.count; j++)
            cr_expect_neq(survey.step[j].technique, CH_TECHNIQUE_BUG_1, "%s", PROFILES[i]);
    }
}

/* In a net the 6 of r7c8 is pending as the last of row 7.  When its turn comes it has been ruled
 * out there, and column 8 has one other place left.  Row 7 is the premise of its place. */
Test(survey, rests_a_net_on_the_house_that_made_a_place_the_last)
{
    static ChLog log;
    ChPuzzle puzzle = puzzle_of("......912"
                                "7231945.."
                                "519862347"
                                "35.4..829"
                                ".74289.53"
                                "892..3.7."
                                "...92...5"
                                "2.5..879."
                                "96....2..");
    const ChPlan plan = plan_in("hodoku", NULL);
    int nets = 0;

    survey.state = state_for(&plan);
    puzzle.has_start = true;
    ch_candidates_add(&puzzle.removed, CH_CANDIDATE(CH_CELL_AT(6, 2), 6));
    ch_candidates_add(&puzzle.removed, CH_CANDIDATE(CH_CELL_AT(8, 4), 0));
    cr_assert_eq(ch_survey(&survey, &puzzle, &plan, UINT32_MAX), CH_OK);
    for (uint32_t i = 0; i < survey.count; i++) {
        nets += survey.step[i].technique == CH_TECHNIQUE_FORCING_NET_CONTRADICTION;
        ch_survey_log(&survey, i, &puzzle, &log);
        expect_proof(&log, false, (int)i);
    }
    cr_expect_eq(nets, 1);
}

/* On a nearly empty grid almost locked sets may have eight cells; a proof that cannot be checked
 * in reasonable time makes no step. */
static void expect_proofs(const char *profile, const char *strategies, const char *given)
{
    static ChLog log;
    const ChPuzzle puzzle = puzzle_of(given);
    const ChPlan plan = plan_in(profile, strategies);

    survey.state = state_for(&plan);
    cr_assert_eq(ch_survey(&survey, &puzzle, &plan, UINT32_MAX), CH_OK);
    for (uint32_t i = 0; i < survey.count; i++) {
        ch_survey_log(&survey, i, &puzzle, &log);
        expect_proof(&log, false, (int)i);
    }
}

Test(survey, finds_no_pattern_of_large_sets_that_cannot_be_checked)
{
    expect_proofs(
        "hodoku", "als-xz,als-xy-wing,als-chain",
        "37....................62.57.9.....1...6..9......3..789...7..1.........7...21...9.");
    expect_proofs(
        "default", "als-chain",
        "........1.......2...3..4.......1........5.4...4...6.3....7.83..2........51....7..");
    expect_proofs(
        "default", "als-w-wing",
        "........1.......23..4..5........6.......12.....7...8...1..2....23.8.....6.....4..");
}

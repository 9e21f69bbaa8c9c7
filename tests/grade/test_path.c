/* test_path.c - the grade of a path, compared with a plain count.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "generated.h"
#include "human.h"
#include "path_grade.h"
#include "support.h"

static ChSearch search;

static void check_levels(const ChEngine *engine, const ChPathGrade *grade)
{
    unsigned steps = 0;
    int highest = 0;

    for (int level = 0; level <= CH_GRADE_LEVELS; level++) {
        unsigned plain = 0;
        for (uint32_t i = 0; i < engine->log.count; i++)
            plain += ch_technique(engine->log.step[i].technique)->level == level;
        cr_assert_eq(grade->steps[level], plain);
        steps += plain;
        highest = plain > 0 ? level : highest;
    }
    cr_assert_eq(steps, engine->log.count);
    unsigned naked = 0;
    for (uint32_t i = 0; i < engine->log.count; i++)
        naked += engine->log.step[i].technique == CH_TECHNIQUE_NAKED_SINGLE;
    cr_assert_eq(grade->naked_singles, naked);
    cr_assert_eq(grade->left, engine->board.empty);
    cr_assert_eq(grade->level, grade->left > 0 ? CH_GRADE_LEVELS : highest);
}

/* Returns the number of cells that any single fills on the board. */
static int count_singles(const ChBoard *board)
{
    static Finds finds;
    ChCandidateSet placed = {{0}};
    const ChPlan singles = plan_of("singles");

    for (int row = 0; row < singles.count; row++) {
        find_all(&finds, singles.row[row].find, board);
        for (size_t i = 0; i < finds.count; i++)
            ch_candidates_add(&placed, finds.step[i].placed);
    }
    return ch_candidates_count(&placed);
}

/* Returns the bottleneck of a path of singles. */
static int plain_bottleneck(const ChEngine *engine, const ChPuzzle *puzzle)
{
    ChBoard board;
    int fewest = 0;

    ch_board_load(&board, puzzle);
    for (uint32_t i = 0; i < engine->log.count; i++) {
        const int open = count_singles(&board);
        if (open < board.empty && (fewest == 0 || open < fewest))
            fewest = open;
        ch_board_apply(&board, &engine->log.step[i]);
    }
    return fewest < CH_MOST_OPEN ? fewest : CH_MOST_OPEN;
}

Test(path, is_summed_up)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    const ChRandom random = seeded("is_summed_up");
    int easy = 0;

    for (int i = 0; i < 300; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
        const ChPathGrade grade = ch_path_grade(engine, &plan);
        check_levels(engine, &grade);
        if (grade.level != 1)
            continue;
        easy++;
        const ChPathWidth width = ch_path_width(engine, &plan);
        cr_assert_eq(width.weighted, width.search, "each step has level 1");
        cr_assert(width.squares <= width.weighted * width.weighted);
        cr_assert_eq(width.bottleneck, plain_bottleneck(engine, &puzzle));
        cr_assert(width.bottleneck == 0 ? width.at == 0
                                        : width.at >= 1 && width.at <= engine->log.count);
    }
    cr_expect_gt(easy, 20);
    free(engine);
}

Test(path, search_is_the_choice_less_what_is_open)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    /* One empty cell: four constraints are open, all with the same conclusion. */
    const ChPuzzle puzzle = puzzle_of(
        "53467891267219534819834256785976142342685379171392485696153728428741963534528617.");

    cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
    const ChPathWidth width = ch_path_width(engine, &plan);
    cr_expect_eq(width.search, 2 * CH_BIT);
    cr_expect_eq(width.squares, 4ull * CH_BIT * CH_BIT);
    cr_expect_eq(width.bottleneck, 0);
    free(engine);
}

static void expect_same_width(const char *profile, const char *list, const char *text)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_in(profile, list);
    const ChPlan own = plan_of(list);
    const ChPuzzle puzzle = puzzle_of(text);

    engine->state = state_for(&plan);
    cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
    const ChPathWidth width = ch_path_width(engine, &plan);
    const ChPathWidth wanted = ch_path_width(engine, &own);
    cr_expect_eq(width.bottleneck, wanted.bottleneck);
    cr_expect_eq(width.at, wanted.at);
    cr_expect_eq(width.search, wanted.search);
    cr_expect_gt(width.search, 0);
    free(engine);
}

/* Puzzles of puzzles/techniques/aic.txt and claiming.txt, where a row of the profile finds the
 * step with other techniques. */
Test(path, is_as_wide_whoever_found_its_steps)
{
    expect_same_width(
        "hodoku", "singles,continuous-nice-loop,discontinuous-nice-loop,aic",
        "8.9........38....15.....32..46.7..3.9.1.....4.....5........6.12.7...1....9.25....");
    expect_same_width(
        "se", "singles,pointing,claiming",
        "...8......3..42...6.....91.28...719........72.7.........29.......8..4..5.65.7.8..");
}

Test(path, of_a_full_grid_there_is_none)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    const ChPuzzle puzzle = puzzle_of(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179");

    cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
    const ChPathGrade grade = ch_path_grade(engine, &plan);
    cr_expect_eq(grade.level, 0);
    cr_expect_eq(grade.hardest, CH_TECHNIQUE_NONE);
    cr_expect_eq(ch_path_width(engine, &plan).search, 0);
    free(engine);
}

Test(path, what_logic_leaves_is_of_the_highest_level)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of("singles");
    const ChPuzzle puzzle = puzzle_of(
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1........");

    cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
    const ChPathGrade grade = ch_path_grade(engine, &plan);
    cr_expect_gt(grade.left, 0);
    cr_expect_eq(grade.level, CH_GRADE_LEVELS);
    cr_expect_str_eq(ch_level_key(grade.level), "extreme");
    free(engine);
}

/* ---- minutes and bands ---- */

static const char *band_of(int level, int beyond, int naked, int bottleneck)
{
    ChPathGrade path = {.level = (uint8_t)level, .naked_singles = (uint16_t)naked};
    const ChPathWidth width = {.bottleneck = (uint16_t)bottleneck};

    path.steps[level] = (uint16_t)beyond;
    return ch_human_band(&path, &width);
}

Test(path, has_a_band)
{
    cr_expect_str_eq(band_of(1, 50, 0, 2), "easy");
    cr_expect_str_eq(band_of(1, 50, 0, 0), "easy");
    cr_expect_str_eq(band_of(1, 50, 0, 1), "medium");
    cr_expect_str_eq(band_of(1, 50, 1, 2), "medium");
    cr_expect_str_eq(band_of(2, CH_BAND_MOST, 0, 2), "hard");
    cr_expect_str_eq(band_of(2, CH_BAND_MOST + 1, 0, 2), "expert");
    cr_expect_str_eq(band_of(3, 1, 0, 2), "expert");
}

/* Fifty steps of 4 bits each, ten of them of level 2. */
Test(path, takes_minutes)
{
    const ChPathGrade path = {.level = 2, .steps = {[1] = 40, [2] = 10}};
    const uint64_t bits = 4 * CH_BIT;
    const ChPathWidth width = {.weighted = 40 * bits + 10 * 2 * bits,
                               .squares = 40 * bits * bits + 10 * 4 * bits * bits};
    const ChMinutes minutes = ch_human_minutes(&path, &width);

    cr_expect_eq(minutes.mean, 57, "%u", minutes.mean);    /* 100 + 240 seconds */
    cr_expect_eq(minutes.spread, 6, "%u", minutes.spread); /* the root of 1,280: 35.8 seconds */
}

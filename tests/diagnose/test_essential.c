/* test_essential.c - the essential path has the end of the full one, and proves it with less.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "essential.h"
#include "generated.h"
#include "proving.h"
#include "support.h"

enum { POSITIONS = 150 / CH_THINNING };

static ChEssential essential;
static ChEngine engine;
static ChEngine full;
static ChSearch search;

/* The steps beyond singles and guesses. */
static uint32_t count_beyond_singles(const ChLog *log)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < log->count; i++) {
        const char *const family = ch_technique(log->step[i].technique)->family;
        count += strcmp(family, "singles") != 0 && strcmp(family, "outcome") != 0;
    }
    return count;
}

static uint32_t count_guesses(const ChLog *log)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < log->count; i++)
        count += log->step[i].technique == CH_TECHNIQUE_GUESS;
    return count;
}

/* Returns the last row of the plan that finds a step of the log. */
static int hardest_row(const ChLog *log, const ChPlan *plan)
{
    int hardest = -1;

    for (uint32_t i = 0; i < log->count; i++)
        for (int row = 0; row < plan->count; row++) {
            bool finds = plan->row[row].technique == log->step[i].technique;
            for (int j = 0; j < CH_ROW_ALSO && plan->row[row].also[j] != CH_TECHNIQUE_NONE; j++)
                finds |= plan->row[row].also[j] == log->step[i].technique;
            if (!finds)
                continue;
            hardest = row > hardest ? row : hardest;
            break;
        }
    return hardest;
}

static int highest_level(const ChLog *log)
{
    int level = 0;

    for (uint32_t i = 0; i < log->count; i++)
        if (ch_technique(log->step[i].technique)->level > level)
            level = ch_technique(log->step[i].technique)->level;
    return level;
}

static void expect_same_end(int number)
{
    cr_assert_eq(engine.log.outcome, full.log.outcome, "puzzle %d", number);
    cr_assert_arr_eq(engine.log.solution, full.log.solution, CH_CELLS, "puzzle %d", number);
    if (full.log.outcome != CH_CONTRADICTION)
        cr_assert_arr_eq(engine.board.candidates, full.board.candidates,
                         sizeof full.board.candidates, "puzzle %d", number);
    cr_assert_eq(count_guesses(&engine.log), count_guesses(&full.log), "puzzle %d", number);
}

/* Checks the essential path of a puzzle. Adds to the numbers of steps beyond singles. */
static void check_path(const ChPuzzle *puzzle, const ChPlan *plan, bool guess, int number,
                       uint32_t *all, uint32_t *kept)
{
    engine.state = full.state = state_for(plan);
    (void)ch_engine_solve(&full, puzzle, plan, guess);
    (void)ch_engine_solve(&engine, puzzle, plan, guess);
    ch_essential_shorten(&essential, &engine, plan);
    expect_same_end(number);
    cr_assert_leq(hardest_row(&engine.log, plan), hardest_row(&full.log, plan), "puzzle %d",
                  number);
    cr_assert_leq(highest_level(&engine.log), highest_level(&full.log), "puzzle %d", number);
    cr_assert_leq(count_beyond_singles(&engine.log), count_beyond_singles(&full.log));
    if (engine.log.outcome != CH_AMBIGUOUS)
        expect_proof(&engine.log, number % 2 == 0, number);
    *all += count_beyond_singles(&full.log);
    *kept += count_beyond_singles(&engine.log);
}

/* Checks the puzzles of a list in the project, one in CH_THINNING. At most SHARE percent of the
 * steps beyond singles of a whole list are kept. */
static void check_list(const char *name, const ChPlan *plan, uint32_t share)
{
    char path[512];
    char line[1024];
    uint32_t all = 0;
    uint32_t kept = 0;

    (void)snprintf(path, sizeof path, "%s/puzzles/%s.txt", getenv("CH_SOURCE"), name);
    FILE *const file = fopen(path, "r");
    cr_assert_not_null(file, "%s", path);
    for (int number = 0; fgets(line, sizeof line, file) != NULL;) {
        const ChPuzzle puzzle = puzzle_of(line);
        if (line[0] == '#' || strlen(line) < CH_CELLS || ++number % CH_THINNING != 0)
            continue;
        check_path(&puzzle, plan, false, number, &all, &kept);
    }
    (void)fclose(file);
    cr_log_info("%s: %u of %u steps", name, kept, all);
    cr_assert_gt(all, 0);
    if (CH_THINNING == 1)
        cr_assert_leq(100 * kept, share * all, "%s: %u of %u steps", name, kept, all);
}

Test(essential, keeps_at_most_three_fifths_of_the_steps_beyond_singles)
{
    const ChPlan plan = plan_of(NULL);

    check_list("medium", &plan, 60);
    check_list("hard", &plan, 60);
    check_list("expert", &plan, 60);
    check_list("extreme", &plan, 60);
}

Test(essential, works_in_the_profiles_of_other_programs)
{
    const ChPlan hodoku = plan_in("hodoku", NULL);
    const ChPlan se = plan_in("se", NULL);

    check_list("hard", &hodoku, 60);
    check_list("hard", &se, 60);
    check_list("extreme", &hodoku, 60);
    check_list("extreme", &se, 60);
}

/* Reports whether a step of the path, or of the essential path, fits a test. */
typedef bool (*StepTest)(const ChStepRecord *step);

static bool has_step(const ChPuzzle *puzzle, const ChPlan *plan, bool shortened, StepTest test)
{
    static ChLogReplay log_replay;
    ChStepRecord step;
    bool any = false;

    engine.state = state_for(plan);
    (void)ch_engine_solve(&engine, puzzle, plan, false);
    if (shortened)
        ch_essential_shorten(&essential, &engine, plan);
    ch_log_replay_start(&log_replay, &engine.log);
    while (ch_log_replay_next(&log_replay, false, &step))
        any |= test(&step);
    return any;
}

static bool is_trap(const ChStepRecord *step)
{
    return strcmp(step->technique, "simple-colours-trap") == 0;
}

/* Reports whether a candidate sees a cell of the colour. */
static bool sees_colour(const ChStepRecord *step, int candidate, int colour)
{
    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == CH_ROLE_COLOUR && step->mark[i].group == colour &&
            ch_cells_has(&ch_cell_peers[CH_CANDIDATE_CELL(candidate)],
                         CH_CANDIDATE_CELL(step->mark[i].thing)))
            return true;
    return false;
}

/* Reports whether the step is a trap in which an eliminated candidate does not see both colours. */
static bool is_misnamed_trap(const ChStepRecord *step)
{
    bool all = true;

    for (size_t i = 0; i < step->eliminate_count; i++)
        all &= sees_colour(step, step->eliminate[i], 0) && sees_colour(step, step->eliminate[i], 1);
    return is_trap(step) && !all;
}

Test(essential, shows_the_colours_that_it_names)
{
    const ChPlan plan = plan_of(NULL);
    const ChPuzzle puzzle = puzzle_of(
        "71.5.....2......79.....6....286..547....9.8....5..8.........6..48....95...2..3..8");

    cr_expect(has_step(&puzzle, &plan, false, is_trap));
    cr_expect(!has_step(&puzzle, &plan, true, is_misnamed_trap));
}

/* The path once had a part of a cluster whose premises did not force its elimination. */
Test(essential, takes_no_part_of_a_cluster_that_proves_nothing)
{
    const ChPlan plan = plan_of(NULL);
    const ChPuzzle puzzle = puzzle_of(
        "...5...........9.1.5...4...6..4......73...8.4..2..6..3...7..6..9.....7.2..48.2.3.");
    uint32_t all = 0;
    uint32_t kept = 0;

    check_path(&puzzle, &plan, true, 0, &all, &kept);
    cr_assert_lt(kept, all);
}

/* Checks that a later step needs each step of a contradiction's path. */
static void expect_all_needed(const ChPuzzle *puzzle, const ChPlan *plan)
{
    static ChLogReplay log_replay;
    bool needed[CH_MAX_STEPS + 1] = {false};
    ChStepRecord step;

    engine.state = state_for(plan);
    (void)ch_engine_solve(&engine, puzzle, plan, false);
    const uint32_t all = engine.log.count;
    ch_essential_shorten(&essential, &engine, plan);
    cr_assert_eq(engine.log.outcome, CH_CONTRADICTION);
    cr_assert_leq(engine.log.count, all);
    ch_log_replay_start(&log_replay, &engine.log);
    while (ch_log_replay_next(&log_replay, false, &step))
        for (size_t i = 0; i < step.after_count; i++)
            needed[step.after[i]] = true;
    for (uint32_t number = 1; number < engine.log.count; number++)
        cr_expect(needed[number], "step %u of %u", number, engine.log.count);
    expect_proof(&engine.log, true, 0);
}

/* Checks that no single gets a name that the plan lacks. */
static void expect_no_boxes(const ChPuzzle *puzzle, const ChPlan *plan)
{
    engine.state = NULL;
    (void)ch_engine_solve(&engine, puzzle, plan, false);
    ch_essential_shorten(&essential, &engine, plan);
    for (uint32_t i = 0; i < engine.log.count; i++)
        cr_expect_neq(engine.log.step[i].technique, CH_TECHNIQUE_CROSS_HATCHING);
}

Test(essential, keeps_of_a_contradiction_only_what_it_needs)
{
    const ChPlan plan = plan_of(NULL);
    const ChPlan few = plan_of("singles,-cross-hatching");
    char path[512];
    char line[1024];
    int count = 0;

    (void)snprintf(path, sizeof path, "%s/puzzles/unsolvable.txt", getenv("CH_SOURCE"));
    FILE *const file = fopen(path, "r");
    cr_assert_not_null(file, "%s", path);
    while (fgets(line, sizeof line, file) != NULL) {
        const ChPuzzle puzzle = puzzle_of(line);
        if (line[0] == '#' || strlen(line) < CH_CELLS)
            continue;
        expect_all_needed(&puzzle, &plan);
        expect_no_boxes(&puzzle, &few);
        count++;
    }
    (void)fclose(file);
    cr_expect_gt(count, 5);
}

Test(essential, stays_within_the_strategies_in_use)
{
    const ChPlan plan = plan_of("-naked-single,-pointing");

    check_list("hard", &plan, 100);
}

Test(essential, proves_random_positions_with_and_without_guesses)
{
    const ChPlan few = plan_of("singles,intersections,subsets");
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("essential");
    uint32_t all = 0;
    uint32_t kept = 0;

    for (int i = 0; i < POSITIONS; i++) {
        full.state = NULL;
        const ChPuzzle puzzle = random_position(&search, &random, &full, &plan, i);
        check_path(&puzzle, i % 3 == 0 ? &plan : &few, i % 2 == 0, i, &all, &kept);
    }
    cr_assert_lt(kept, all);
}

/* A puzzle made of pencil marks: the position of a hard puzzle after all its singles. */
Test(essential, starts_from_pencil_marks)
{
    const ChPlan plan = plan_of(NULL);
    const ChPlan singles = plan_of("singles");
    uint32_t all = 0;
    uint32_t kept = 0;
    const ChPuzzle puzzle = puzzle_of(
        "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........");
    ChPuzzle marks;

    (void)ch_engine_solve(&full, &puzzle, &singles, false);
    ch_puzzle_clear(&marks);
    marks.has_marks = true;
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_board_has(&full.board, candidate))
            ch_candidates_add(&marks.marks, candidate);
    check_path(&marks, &plan, false, 0, &all, &kept);
    cr_assert_gt(all, 0);
    cr_assert_lt(kept, all);
}

/* A log that has nothing to leave out stays the same, step by step. */
static void expect_unchanged(const ChPuzzle *puzzle, const ChPlan *plan)
{
    engine.state = state_for(plan);
    (void)ch_engine_solve(&engine, puzzle, plan, false);
    const uint64_t hash = ch_log_hash(&engine.log);
    ch_essential_shorten(&essential, &engine, plan);
    cr_assert_eq(ch_log_hash(&engine.log), hash);
}

Test(essential, leaves_alone_what_has_no_steps_beyond_singles)
{
    const ChPlan plan = plan_of(NULL);
    const ChPuzzle empty = puzzle_of(
        ".................................................................................");
    const ChPuzzle clash = puzzle_of(
        "11...............................................................................");
    const ChPuzzle easy = puzzle_of(
        "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

    expect_unchanged(&empty, &plan);
    expect_unchanged(&clash, &plan);
    expect_unchanged(&easy, &plan);
}

/* test_check.c - Verdicts and diagnoses, each checked by a plainer method.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check_json.h"
#include "generated.h"
#include "reference.h"

static ChSearch search;
static ChChecker checker;
static ChCheck check;

/* Checks with reasons by singles: these are tested elsewhere. */
static void examine(const ChPuzzle *puzzle, ChCheckLimits limits)
{
    ChPlan plan;

    cr_assert_eq(ch_plan_make(&plan, ch_profile_at(0), "singles", NULL), CH_OK);
    ch_check(&checker, puzzle, &plan, limits, &check);
}

static uint64_t count_up_to(const ChPuzzle *puzzle, uint64_t limit)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    uint64_t solutions;

    ch_search_count(&search, &alive, limit, CH_SEARCH_NO_LIMIT, &solutions);
    return solutions;
}

/* ---- verdicts ---- */

static void expect_several(const ChPuzzle *puzzle, uint64_t expected, int number)
{
    cr_expect(check.is_counted && check.limit == 1000, "puzzle %d", number);
    cr_expect_eq(check.solutions, expected, "puzzle %d", number);
    cr_expect(reference_fits(puzzle, check.solution), "puzzle %d", number);
    cr_expect(reference_fits(puzzle, check.other), "puzzle %d", number);
    cr_expect_not(ch_cells_empty(check.differ), "puzzle %d: twice the same", number);
    for (int cell = 0; cell < CH_CELLS; cell++)
        cr_expect_eq(ch_cells_has(&check.differ, cell), check.solution[cell] != check.other[cell]);
}

Test(check, verdicts_and_counts)
{
    ChRandom random = reference_random("verdicts_and_counts", 31);
    int seen[3] = {0};

    for (int i = 0; i < 400; i++) {
        const ChPuzzle puzzle = reference_dig(&random, 24 + i % 16, i % 4 == 0);
        const uint64_t expected = reference_puzzle(&puzzle, 1000).count;
        examine(&puzzle, CH_CHECK_LIMITS);
        const ChSoundness verdict = expected == 0   ? CH_VERDICT_UNSOLVABLE
                                    : expected == 1 ? CH_VERDICT_UNIQUE
                                                    : CH_VERDICT_SEVERAL;
        seen[verdict]++;
        cr_assert_eq(check.verdict, verdict, "puzzle %d", i);
        if (verdict == CH_VERDICT_SEVERAL)
            expect_several(&puzzle, expected, i);
        if (verdict == CH_VERDICT_UNIQUE)
            cr_expect(reference_fits(&puzzle, check.solution), "puzzle %d", i);
        ch_check_verdict(&search, &puzzle, CH_CHECK_LIMITS.nodes, &check);
        cr_expect_eq(check.verdict, verdict, "puzzle %d, verdict alone", i);
    }
    for (int i = 0; i < 3; i++)
        cr_expect_gt(seen[i], 20, "verdict %d came %d times", i, seen[i]);
}

Test(check, what_the_budget_does_not_reach_is_not_claimed)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    examine(&puzzle, (ChCheckLimits){.solutions = 1000, .nodes = 10});
    cr_expect_eq(check.verdict, CH_VERDICT_UNFINISHED);
    examine(&puzzle, (ChCheckLimits){.solutions = 1000000, .nodes = 1000});
    cr_expect_eq(check.verdict, CH_VERDICT_SEVERAL);
    cr_expect_not(check.is_counted);
    examine(&puzzle, CH_CHECK_LIMITS);
    cr_expect(check.is_counted && check.solutions == 1000);

    puzzle = reference_read(
        "98..47.12..4....3..5..6...9....81......9..183..63.....5.7..9..........26...."
        "2....");
    for (uint64_t nodes = 0; nodes < 300; nodes++) {
        examine(&puzzle, (ChCheckLimits){.solutions = 2, .nodes = nodes});
        cr_expect(check.verdict == CH_VERDICT_UNIQUE || check.verdict == CH_VERDICT_UNFINISHED);
        cr_expect(!check.knows_redundant || ch_cells_empty(check.redundant));
    }
    cr_expect(check.knows_redundant);
}

/* ---- unique ---- */

Test(check, spare_givens)
{
    ChRandom random = reference_random("spare_givens", 32);

    for (uint64_t i = 0; i < 100; i++) {
        ChPuzzle puzzle;
        uint8_t grid[CH_CELLS];
        generate_puzzle(&search, 32, i, &puzzle);
        generate_grid(&search, 32, i, grid);
        for (uint64_t extra = 0; extra < i % 3; extra++) {
            const uint32_t cell = ch_random_below(&random, 81);
            puzzle.given[cell] = grid[cell];
        }
        examine(&puzzle, CH_CHECK_LIMITS);
        cr_assert(check.verdict == CH_VERDICT_UNIQUE && check.knows_redundant);
        cr_expect_arr_eq(check.solution, grid, sizeof grid);
        cr_expect(i % 3 != 0 || ch_cells_empty(check.redundant), "puzzle %d is minimal", (int)i);
        for (int cell = 0; cell < CH_CELLS; cell++) {
            const uint8_t given = puzzle.given[cell];
            puzzle.given[cell] = CH_NO_DIGIT;
            const bool spare = given != CH_NO_DIGIT && count_up_to(&puzzle, 2) == 1;
            puzzle.given[cell] = given;
            cr_expect_eq(ch_cells_has(&check.redundant, cell), spare, "puzzle %d, cell %d", (int)i,
                         cell);
        }
    }
}

static bool is_mistake(int candidate, bool holds)
{
    for (uint32_t i = 0; i < checker.mistakes.mistake_count; i++)
        if (checker.mistakes.mistake[i].candidate == candidate &&
            checker.mistakes.mistake[i].holds == holds)
            return true;
    return false;
}

Test(check, mistakes_of_a_player)
{
    ChRandom random = reference_random("mistakes_of_a_player", 33);

    for (uint64_t i = 0; i < 100; i++) {
        ChPuzzle puzzle;
        uint8_t grid[CH_CELLS];
        generate_puzzle(&search, 33, i, &puzzle);
        generate_grid(&search, 33, i, grid);
        puzzle.has_start = true;
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (puzzle.given[cell] == CH_NO_DIGIT && ch_random_below(&random, 3) == 0)
                puzzle.entered[cell] = ch_random_below(&random, 4) == 0
                                           ? (uint8_t)ch_random_below(&random, 9)
                                           : grid[cell];
        for (int k = 0; k < 100; k++)
            ch_candidates_add(&puzzle.removed, (int)ch_random_below(&random, CH_CANDIDATES));
        examine(&puzzle, CH_CHECK_LIMITS);
        cr_assert_eq(check.verdict, CH_VERDICT_UNIQUE, "entries do not count");
        for (int cell = 0; cell < CH_CELLS; cell++) {
            const bool wrong =
                puzzle.entered[cell] != CH_NO_DIGIT && puzzle.entered[cell] != grid[cell];
            const bool removed = ch_candidates_has(&puzzle.removed, 9 * cell + grid[cell]);
            cr_expect_eq(puzzle.entered[cell] != CH_NO_DIGIT &&
                             is_mistake(9 * cell + puzzle.entered[cell], false),
                         wrong);
            cr_expect_eq(is_mistake(9 * cell + grid[cell], true), removed);
        }
    }
}

/* ---- unsolvable ---- */

/* Returns whether the puzzle has a solution; the reference checks it. */
static bool has_witness(const ChPuzzle *puzzle)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    uint8_t solution[CH_CELLS];
    bool found;

    ch_search_first(&search, &alive, CH_SEARCH_NO_LIMIT, solution, &found);
    return found && reference_fits(puzzle, solution);
}

static void expect_irreducible(const ChPuzzle *puzzle, int number)
{
    ChPuzzle clash = *puzzle;

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (!ch_cells_has(&check.clash, cell))
            clash.given[cell] = CH_NO_DIGIT;
    cr_expect_eq(count_up_to(&clash, 1), 0, "puzzle %d: these givens do not clash", number);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const uint8_t given = clash.given[cell];
        if (!ch_cells_has(&check.clash, cell))
            continue;
        cr_expect_neq(given, CH_NO_DIGIT, "puzzle %d: the clash has an empty cell", number);
        clash.given[cell] = CH_NO_DIGIT;
        cr_expect(has_witness(&clash), "puzzle %d: cell %d is not needed", number, cell);
        clash.given[cell] = given;
    }
}

static unsigned repair_of(int cell)
{
    for (int i = 0; i < check.repair_count; i++)
        if (check.repair[i].cell == cell)
            return check.repair[i].digits;
    return 0;
}

/* Checks every given and every digit by counting alone. */
static int expect_all_repairs(ChPuzzle puzzle, int number)
{
    int repairs = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const uint8_t given = puzzle.given[cell];
        unsigned digits = 0;
        if (given != CH_NO_DIGIT)
            for (int digit = 0; digit < CH_DIGITS; digit++) {
                puzzle.given[cell] = (uint8_t)digit;
                digits |= (unsigned)(count_up_to(&puzzle, 2) == 1) << digit;
            }
        puzzle.given[cell] = CH_NO_DIGIT;
        const bool removal = given != CH_NO_DIGIT && count_up_to(&puzzle, 2) == 1;
        puzzle.given[cell] = given;
        cr_expect_eq(repair_of(cell), digits, "puzzle %d, cell %d", number, cell);
        cr_expect_eq(ch_cells_has(&check.removals, cell), removal, "puzzle %d, cell %d", number,
                     cell);
        repairs += digits != 0;
    }
    cr_expect_eq(repairs, check.repair_count, "puzzle %d", number);
    return repairs;
}

Test(check, clashes_and_repairs_of_broken_puzzles, .timeout = 300)
{
    ChRandom random = reference_random("clashes_and_repairs", 34);
    int large = 0, repairs = 0, puzzles = 0;

    for (int i = 0; puzzles < 400; i++) {
        const ChPuzzle puzzle = reference_dig(&random, 24 + i % 14, 1 + i % 2);
        if (count_up_to(&puzzle, 1) != 0)
            continue;
        examine(&puzzle, CH_CHECK_LIMITS);
        cr_assert_eq(check.verdict, CH_VERDICT_UNSOLVABLE);
        cr_assert(check.knows_clash && check.knows_repairs, "puzzle %d", i);
        expect_irreducible(&puzzle, i);
        repairs += expect_all_repairs(puzzle, i);
        large += ch_cells_count(check.clash) > 2;
        puzzles++;
    }
    cr_expect(large > 40 && repairs > 40, "one-sided: %d %d", large, repairs);
}

/* Returns whether a given has a peer with the same digit. */
static bool sees_equal_given(const ChPuzzle *puzzle, int cell)
{
    for (int peer = ch_cells_next(&ch_cell_peers[cell], 0); peer >= 0;
         peer = ch_cells_next(&ch_cell_peers[cell], peer + 1))
        if (puzzle->given[peer] == puzzle->given[cell])
            return true;
    return false;
}

Test(check, clashes_without_a_double_digit)
{
    ChRandom random = reference_random("clashes_without_a_double", 35);

    for (uint64_t i = 0; i < 60; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 35, i, &puzzle);
        for (;;) {
            const int cell = (int)ch_random_below(&random, 81);
            const uint8_t given = puzzle.given[cell];
            if (given == CH_NO_DIGIT)
                continue;
            puzzle.given[cell] = (uint8_t)ch_random_below(&random, 9);
            if (!sees_equal_given(&puzzle, cell) && count_up_to(&puzzle, 1) == 0)
                break;
            puzzle.given[cell] = given;
        }
        examine(&puzzle, CH_CHECK_LIMITS);
        cr_assert(check.knows_clash && check.knows_repairs);
        cr_expect_gt(ch_cells_count(check.clash), 2);
        expect_irreducible(&puzzle, (int)i);
        cr_expect_gt(expect_all_repairs(puzzle, (int)i), 0);
    }
}

/* ---- pencil marks ---- */

Test(check, marks_have_a_verdict_and_no_givens)
{
    ChRandom random = reference_random("marks_have_a_verdict", 36);

    for (int i = 0; i < 100; i++) {
        ChPuzzle puzzle;
        ch_puzzle_clear(&puzzle);
        puzzle.has_marks = true;
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
            if (ch_random_below(&random, 100) < 70)
                ch_candidates_add(&puzzle.marks, candidate);
        ch_check_verdict(&search, &puzzle, 100000, &check);
        cr_expect_neq(check.verdict, CH_VERDICT_ERROR);
        examine(&puzzle, CH_CHECK_LIMITS);
        cr_expect_not(check.knows_clash || check.knows_redundant || check.knows_repairs);
    }
}

/* ---- as text ---- */

/* Expects the object's start and end, the same on each run; the text between HEAD and TAIL is
 * tested elsewhere. */
static void expect_json(const ChPuzzle *puzzle, const char *head, const char *tail)
{
    static ChLogReplay log_replay;
    ChText text = CH_TEXT_EMPTY;
    ChText sentence = CH_TEXT_EMPTY;
    ChPlan plan;

    cr_assert_eq(ch_plan_make(&plan, ch_profile_at(0), NULL, NULL), CH_OK);
    const ChCheckContext context = {CH_ENGLISH, false,       false,    &plan,
                                    &checker,   &log_replay, &sentence};
    ch_check(&checker, puzzle, &plan, CH_CHECK_LIMITS, &check);
    ch_check_json(&text, puzzle, &check, &context);
    cr_assert_gt(text.length, strlen(tail));
    cr_expect_eq(strncmp(ch_text_string(&text), head, strlen(head)), 0, "%s",
                 ch_text_string(&text));
    cr_expect_str_eq(ch_text_string(&text) + text.length - strlen(tail), tail);
    ch_text_free(&text);
    ch_text_free(&sentence);
}

#define HEAD "{\"format\":\"crosshatch-check\",\"version\":1,\"puzzle\":"
#define REST "456789123789123456234567891567891234891234567345678912678912345912345678"

Test(check, json_objects)
{
    ChPuzzle puzzle = reference_read("123456789" REST);
    puzzle.given[0] = CH_NO_DIGIT;
    puzzle.given[1] = 8; /* r1c2=9 */
    expect_json(&puzzle,
                HEAD "\".93456789" REST "\",\"verdict\":\"unsolvable\","
                     "\"clash\":[\"r1c2=9\",\"r3c3=9\"],\"argument\":{\"format\":",
                "\"repairs\":[{\"cell\":\"r1c2\",\"given\":\"9\",\"digits\":\"2\","
                "\"slip\":\"other\"}],\"removals\":[\"r1c2\"],\"swaps\":[]}\n");
    puzzle = reference_read("123456789" REST);
    memset(puzzle.given + 0, CH_NO_DIGIT, 3); /* r1c1 r1c2 r1c3 */
    puzzle.has_start = true;
    puzzle.entered[1] = 2; /* r1c2=3 */
    expect_json(&puzzle,
                HEAD "\"...456789" REST "\",\"verdict\":\"unique\",\"solution\":"
                     "\"123456789" REST "\",\"logic\":\"solved\",\"hardest\":\"full-house\","
                     "\"minimal\":false,\"redundant\":[\"r1c4=4\",",
                "\"outcome\":\"stuck\",\"solution\":\"...456789" REST "\",\"steps\":[]}}]}\n");
}

Test(check, json_of_several)
{
    /* 1 and 4, 2 and 5, ... of the first two rows: three loops, two of them closed by a given. */
    static const char line[] =
        "12.45.78.45.78.12.789123456234567891567891234891234567345678912678912345912345678";
    const ChPuzzle puzzle = reference_read(line);

    expect_json(
        &puzzle,
        HEAD
        "\"12.45.78.45.78.12.789123456234567891567891234891234567345678912678912345912345678\","
        "\"verdict\":\"several\",\"solutions\":2,\"limit\":1000,\"witnesses\":["
        "\"123456789456789123"
        "789123456234567891567891234891234567345678912678912345912345678\","
        "\"126459783453786129"
        "789123456234567891567891234891234567345678912678912345912345678\"],"
        "\"differ\":[\"r1c3\",\"r1c6\",\"r1c9\",\"r2c3\",\"r2c6\",\"r2c9\"],"
        "\"interchange\":{\"r1c3\":\"36\",\"r1c6\":\"69\",\"r1c9\":\"39\",\"r2c3\":\"36\","
        "\"r2c6\":\"69\",\"r2c9\":\"39\"},\"smallest\":true,\"certain\":[],\"possible\":",
        "\"fixes\":[\"r1c3=3\",\"r1c3=6\",\"r1c6=6\",\"r1c6=9\",\"r1c9=3\",\"r1c9=9\","
        "\"r2c3=3\",\"r2c3=6\",\"r2c6=6\",\"r2c6=9\",\"r2c9=3\",\"r2c9=9\"]}\n");
}

Test(check, brief_lines)
{
    ChText text = CH_TEXT_EMPTY;
    ChPuzzle puzzle = reference_read("123456789" REST);

    ch_check_verdict(&search, &puzzle, 100, &check);
    ch_check_verdict_line(&text, &puzzle, &check);
    cr_expect_str_eq(ch_text_string(&text), "123456789" REST " unique");
    ch_text_clear(&text);

    ch_puzzle_clear(&puzzle);
    puzzle.has_marks = true;
    ch_candidates_add(&puzzle.marks, CH_CANDIDATE(CH_CELL_AT(0, 3), 4));
    ch_check_verdict(&search, &puzzle, 100, &check);
    ch_check_verdict_line(&text, &puzzle, &check);
    cr_expect_eq(text.length, 729 + 1 + strlen("unsolvable"));
    cr_expect_eq(ch_text_string(&text)[27 + 4], '5');
    ch_text_clear(&text);

    for (int i = 0; i < 9 * CH_CELLS; i++)
        ch_candidates_add(&puzzle.marks, i);
    ch_check_verdict(&search, &puzzle, 3, &check);
    ch_check_verdict_line(&text, &puzzle, &check);
    cr_expect_str_eq(ch_text_string(&text) + 729, " unfinished");
    ch_text_free(&text);
}

/* ---- the samples ---- */

/* Checks each line of a file in puzzles/; returns the number of lines. */
static int each_sample(const char *name, ChSoundness verdict)
{
    const char *const source = getenv("CH_SOURCE");
    char path[512];
    char line[1024];
    int lines = 0;

    snprintf(path, sizeof path, "%s/puzzles/%s", source == NULL ? "." : source, name);
    FILE *const file = fopen(path, "r");
    cr_assert(file != NULL, "no %s", path);
    for (; fgets(line, sizeof line, file) != NULL; lines++) {
        cr_assert_geq(strlen(line), 81);
        const ChPuzzle puzzle = reference_read(line);
        examine(&puzzle, CH_CHECK_LIMITS);
        cr_expect_eq(check.verdict, verdict, "%s, line %d", name, lines + 1);
        if (verdict == CH_VERDICT_UNIQUE)
            cr_expect(ch_cells_empty(check.redundant), "%s, line %d", name, lines + 1);
    }
    fclose(file);
    return lines;
}

Test(samples, are_what_their_names_say)
{
    cr_expect_eq(each_sample("sample.txt", CH_VERDICT_UNIQUE), 1);
    cr_expect_eq(each_sample("singles.txt", CH_VERDICT_UNIQUE), 50);
    cr_expect_eq(each_sample("beyond-singles.txt", CH_VERDICT_UNIQUE), 50);
    cr_expect_eq(each_sample("unsolvable.txt", CH_VERDICT_UNSOLVABLE), 12);
    cr_expect_eq(each_sample("several.txt", CH_VERDICT_SEVERAL), 12);
}

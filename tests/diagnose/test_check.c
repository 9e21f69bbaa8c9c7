/* test_check.c - each part of a check's result is compared with an independent plain search.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "checker.h"
#include "generated.h"
#include "proving.h"
#include "singles_closure.h"
#include "support.h"

enum {
    SPOILED = 2000 / CH_THINNING,
    LOOSE = 300 / CH_THINNING,
    SOUND = 1500, /* among fewer every one has a backdoor */
    HALF_SOLVED = 200 / CH_THINNING
};

static ChSearch search;
static ChChecker checker;
static ChCheck check;

static uint64_t count_alive(const ChCandidateSet *alive, uint64_t limit)
{
    uint64_t count;

    cr_assert_eq(ch_search_count(&search, alive, limit, CH_SEARCH_NO_LIMIT, &count), CH_OK);
    return count;
}

static uint64_t count_solutions(const ChPuzzle *puzzle, uint64_t limit)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);

    return count_alive(&alive, limit);
}

static uint64_t count_with(const ChPuzzle *puzzle, int cell, int digit, uint64_t limit)
{
    ChPuzzle changed = *puzzle;

    changed.given[cell] = (uint8_t)digit;
    return count_solutions(&changed, limit);
}

/* ---- no solution ---- */

/* Makes a puzzle with one given changed, and with some more givens of its solution. */
static ChPuzzle spoil(ChRandom *random, int number)
{
    uint8_t solution[CH_CELLS];
    ChPuzzle puzzle = solved_puzzle(&search, random->state, number, solution);
    int cell;

    for (uint32_t more = ch_random_below(random, 6); more > 0; more--) {
        const uint32_t at = ch_random_below(random, CH_CELLS);
        puzzle.given[at] = solution[at];
    }
    do
        cell = (int)ch_random_below(random, CH_CELLS);
    while (puzzle.given[cell] == CH_NO_DIGIT);
    puzzle.given[cell] = (uint8_t)((puzzle.given[cell] + 1 + ch_random_below(random, 8)) % 9);
    return puzzle;
}

static void expect_irreducible(const ChPuzzle *puzzle)
{
    ChPuzzle part = ch_puzzle_within(puzzle, &check.clash);

    cr_assert_eq(count_solutions(&part, 1), 0);
    for (int cell = ch_cells_next(&check.clash, 0); cell >= 0;
         cell = ch_cells_next(&check.clash, cell + 1)) {
        cr_assert_neq(puzzle->given[cell], CH_NO_DIGIT);
        cr_assert_eq(count_with(&part, cell, CH_NO_DIGIT, 1), 1);
    }
}

/* The argument is about the clash alone, and is a proof. */
static void expect_argument(const ChPuzzle *puzzle, int number)
{
    const ChLog *const log = &checker.why.log;
    const ChPuzzle part = ch_puzzle_within(puzzle, &check.clash);

    cr_assert(check.has_argument, "puzzle %d", number);
    cr_assert_eq(memcmp(log->puzzle->given, part.given, sizeof part.given), 0);
    cr_assert_eq(log->outcome, CH_CONTRADICTION);
    cr_assert_eq(log->step[log->count - 1].technique, CH_TECHNIQUE_CONTRADICTION);
    expect_proof(log, true, number);
}

static uint16_t repairs_of(int cell)
{
    for (int i = 0; i < check.repair_count; i++)
        if (check.repair[i].cell == cell)
            return check.repair[i].digits;
    return 0;
}

static void expect_repairs(const ChPuzzle *puzzle)
{
    cr_assert(check.knows_repairs);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        uint16_t digits = 0;
        if (puzzle->given[cell] == CH_NO_DIGIT)
            continue;
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (count_with(puzzle, cell, digit, 2) == 1)
                digits |= (uint16_t)(1u << digit);
        cr_assert_eq(repairs_of(cell), digits);
        cr_assert_eq(ch_cells_has(&check.removals, cell),
                     count_with(puzzle, cell, CH_NO_DIGIT, 2) == 1);
    }
    for (int i = 1; i < check.repair_count; i++)
        cr_assert_leq(check.repair[i - 1].slip, check.repair[i].slip);
}

static bool is_swap(int one, int two)
{
    for (int i = 0; i < check.swap_count; i++)
        if (check.swap[i].cell[0] == one && check.swap[i].cell[1] == two)
            return true;
    return false;
}

static void expect_swaps(const ChPuzzle *puzzle)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int one = CH_CELL_AT(i / 9, i % 9);
        const int two = i % 9 < 8 ? CH_CELL_AT(i / 9, i % 9 + 1) : one;
        ChPuzzle changed = *puzzle;
        changed.given[one] = puzzle->given[two];
        changed.given[two] = puzzle->given[one];
        if (two != one)
            cr_assert_eq(is_swap(one, two), count_solutions(&changed, 2) == 1);
    }
}

Test(check, every_clash_is_irreducible_and_argued)
{
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("every_clash_is_irreducible_and_argued");
    int larger = 0;

    for (int i = 0, seen = 0; seen < SPOILED; i++) {
        const ChPuzzle puzzle = spoil(&random, i);
        if (count_solutions(&puzzle, 1) > 0)
            continue;
        seen++;
        ch_check(&checker, &puzzle, &plan, CH_CHECK_LIMITS, &check);
        cr_assert_eq(check.verdict, CH_VERDICT_UNSOLVABLE);
        cr_assert(check.knows_clash);
        expect_irreducible(&puzzle);
        expect_argument(&puzzle, i);
        larger += ch_cells_count(check.clash) > 2;
        if (seen % 10 == 0) {
            expect_repairs(&puzzle);
            expect_swaps(&puzzle);
        }
    }
    cr_expect_gt(larger, SPOILED / 10);
}

Test(check, clashes_of_the_known_lists_are_irreducible_and_argued)
{
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("clashes_of_the_known_lists_are_irreducible_and_argued");
    int changed = 0;
    int clashes = 0;

    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        FILE *file = NULL;
        ChPuzzle puzzle;
        for (int i = 0; next_shared(list, &file, &puzzle); i++) {
            const int cell = (int)ch_random_below(&random, CH_CELLS);
            if (puzzle.given[cell] == CH_NO_DIGIT)
                continue;
            puzzle.given[cell] =
                (uint8_t)((puzzle.given[cell] + 1 + ch_random_below(&random, 8)) % 9);
            changed++;
            ch_check(&checker, &puzzle, &plan, CH_CHECK_LIMITS, &check);
            if (check.verdict != CH_VERDICT_UNSOLVABLE)
                continue;
            expect_irreducible(&puzzle);
            expect_argument(&puzzle, i);
            clashes++;
        }
    }
    cr_expect(changed == 0 || clashes > 0, "%d changed givens, no clash", changed);
}

Test(check, few_strategies_leave_cases)
{
    const ChPlan plan = plan_of("full-house");
    ChRandom random = seeded("few_strategies_leave_cases");
    int cases = 0;

    for (int i = 0; i < 300; i++) {
        const ChPuzzle puzzle = spoil(&random, i);
        ch_check(&checker, &puzzle, &plan, CH_CHECK_LIMITS, &check);
        if (check.verdict != CH_VERDICT_UNSOLVABLE || i % 10 != 0)
            continue;
        expect_irreducible(&puzzle);
        expect_argument(&puzzle, i);
        const ChStep *const last = &checker.why.log.step[checker.why.log.count - 1];
        cases += last->premise == CH_NONE;
    }
    cr_expect_gt(cases, 3);
}

Test(check, slips_are_told_apart)
{
    const ChPlan plan = plan_of(NULL);
    /* One wrong digit in a full grid: only its own repair remains. */
    static const struct {
        char wrong;
        ChSlip slip;
    } row[] = {{'4', CH_SLIP_KEY},   {'8', CH_SLIP_KEY},   {'2', CH_SLIP_KEY},
               {'6', CH_SLIP_KEY},   {'9', CH_SLIP_OTHER}, {'1', CH_SLIP_OTHER},
               {'7', CH_SLIP_OTHER}, {'3', CH_SLIP_OTHER}};
    char grid[] =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        grid[0] = row[i].wrong;
        const ChPuzzle puzzle = puzzle_of(grid);
        ch_check(&checker, &puzzle, &plan, CH_CHECK_LIMITS, &check);
        cr_assert_eq(check.repair_count, 1);
        cr_expect_eq(check.repair[0].cell, CH_CELL_AT(0, 0));
        cr_expect_eq(check.repair[0].likely, 4);
        cr_expect_eq(check.repair[0].slip, row[i].slip);
        cr_expect(ch_cells_has(&check.removals, CH_CELL_AT(0, 0)));
    }
    grid[0] = '5';
    grid[1] = '8';
    const ChPuzzle misread = puzzle_of(grid);
    ch_check(&checker, &misread, &plan, CH_CHECK_LIMITS, &check);
    cr_expect_eq(check.repair[0].slip, CH_SLIP_MISREAD);
    grid[1] = '4';
    grid[2] = '3';
    const ChPuzzle transposed = puzzle_of(grid);
    ch_check(&checker, &transposed, &plan, CH_CHECK_LIMITS, &check);
    cr_assert_eq(check.swap_count, 1);
    cr_expect_eq(check.swap[0].cell[0], CH_CELL_AT(0, 1));
    cr_expect_eq(check.swap[0].cell[1], CH_CELL_AT(0, 2));
    cr_expect_eq(check.repair_count, 0);
}

/* ---- several ---- */

/* Makes a puzzle without some of its givens. */
static ChPuzzle loosen(ChRandom *random, int number)
{
    ChPuzzle puzzle;

    generate_puzzle(&search, random->state, (uint64_t)number, &puzzle);
    for (uint32_t less = 1 + ch_random_below(random, 3); less > 0; less--) {
        uint32_t cell;
        do
            cell = ch_random_below(random, CH_CELLS);
        while (puzzle.given[cell] == CH_NO_DIGIT);
        puzzle.given[cell] = CH_NO_DIGIT;
    }
    return puzzle;
}

/* Checks each candidate: is it possible, certain, a fix? */
static void expect_candidates(const ChPuzzle *puzzle)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    ChCandidateSet fixes = {{0}};

    for (int i = 0; i < check.fix_count; i++)
        ch_candidates_add(&fixes, check.fix[i]);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        ChCandidateSet with = alive;
        ChCandidateSet without = alive;
        ch_alive_assume(&with, candidate);
        ch_candidates_remove(&without, candidate);
        const uint64_t count = ch_candidates_has(&alive, candidate) ? count_alive(&with, 2) : 0;
        cr_assert_eq(ch_candidates_has(&check.possible, candidate), count > 0);
        cr_assert_eq(ch_candidates_has(&fixes, candidate), count == 1);
        if (count > 0 && puzzle->given[cell] == CH_NO_DIGIT &&
            check.solution[cell] == CH_CANDIDATE_DIGIT(candidate))
            cr_assert_eq(ch_cells_has(&check.certain, cell), count_alive(&without, 1) == 0);
    }
}

/* Checks that two solutions differ in exactly these cells and digits.  Where the difference is said
 * to be smallest, each solution differs from the others in as many cells or more. */
static void expect_interchange(const ChPuzzle *puzzle)
{
    static uint8_t solution[CH_POOL][CH_CELLS];
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    int count = 0;
    int least = CH_CELLS;
    bool is_there = false;

    ch_search_start(&search, &alive, NULL, CH_SEARCH_NO_LIMIT);
    while (count < CH_POOL && ch_search_next(&search, solution[count]))
        count++;
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++) {
            int apart = 0;
            bool fits = true;
            for (int cell = 0; cell < CH_CELLS; cell++) {
                const uint16_t both = (uint16_t)(1u << solution[i][cell] | 1u << solution[j][cell]);
                const bool differs = solution[i][cell] != solution[j][cell];
                apart += differs;
                fits &= differs == ch_cells_has(&check.interchange, cell) &&
                        (!differs || both == check.exchanged[cell]);
            }
            least = apart < least ? apart : least;
            is_there |= fits;
        }
    cr_assert(check.is_smallest);
    cr_assert(is_there);
    cr_assert_eq(ch_cells_count(check.interchange), least);
}

Test(check, what_solutions_share_and_what_tells_them_apart)
{
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("what_solutions_share_and_what_tells_them_apart");
    int several = 0;

    for (int i = 0; i < LOOSE; i++) {
        const ChPuzzle puzzle = loosen(&random, i);
        ch_check(&checker, &puzzle, &plan, CH_CHECK_LIMITS, &check);
        cr_assert_eq(check.verdict, CH_VERDICT_SEVERAL);
        cr_assert(check.knows_certain && check.knows_fixes);
        expect_candidates(&puzzle);
        if (check.solutions < check.limit) {
            expect_interchange(&puzzle);
            several++;
        }
    }
    cr_expect_gt(several, LOOSE / 3);
}

Test(check, a_low_limit_changes_no_fact)
{
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("a_low_limit_changes_no_fact");

    for (int i = 0; i < LOOSE / 3; i++) {
        const ChPuzzle puzzle = loosen(&random, i);
        const ChCheckLimits low = {.solutions = 2, .nodes = 1000000};
        ch_check(&checker, &puzzle, &plan, low, &check);
        cr_assert(check.knows_certain && check.knows_fixes);
        expect_candidates(&puzzle);
        cr_assert(ch_cells_within(check.interchange, check.differ));
        cr_assert_geq(ch_cells_count(check.interchange), 4);
    }
}

Test(check, nothing_is_claimed_beyond_the_budget)
{
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("nothing_is_claimed_beyond_the_budget");
    int claims[3] = {0};

    for (int i = 0; i < LOOSE; i++) {
        const ChPuzzle puzzle = i % 2 == 0 ? loosen(&random, i) : spoil(&random, i);
        const ChCheckLimits few = {.solutions = 10, .nodes = ch_random_below(&random, 300)};
        ch_check(&checker, &puzzle, &plan, few, &check);
        const bool several = check.verdict == CH_VERDICT_SEVERAL && check.knows_fixes;
        const bool clash = check.verdict == CH_VERDICT_UNSOLVABLE && check.knows_clash;
        const bool repairs = check.verdict == CH_VERDICT_UNSOLVABLE && check.knows_repairs;
        if (several)
            expect_candidates(&puzzle);
        if (clash)
            expect_irreducible(&puzzle);
        if (repairs)
            expect_repairs(&puzzle);
        claims[0] += several;
        claims[1] += clash;
        claims[2] += repairs;
    }
    for (int i = 0; i < 3; i++)
        cr_expect_gt(claims[i], 0, "claim %d was never made", i);
}

/* ---- one ---- */

/* Returns whether the engine's singles solve it with these digits added. */
static bool singles_finish(ChEngine *engine, const ChPlan *singles, ChPuzzle puzzle, int one,
                           int two)
{
    puzzle.given[one] = check.solution[one];
    puzzle.given[two] = check.solution[two];
    cr_assert_eq(ch_engine_solve(engine, &puzzle, singles, false), CH_OK);
    return engine->log.outcome == CH_SOLVED;
}

static bool is_pair(int one, int two)
{
    for (int i = 0; i < check.pair_count; i++)
        if ((check.pair[i][0] == one && check.pair[i][1] == two) ||
            (check.pair[i][0] == two && check.pair[i][1] == one))
            return true;
    return false;
}

static void expect_backdoors(ChEngine *engine, const ChPlan *singles, const ChPuzzle *puzzle)
{
    for (int one = 0; one < CH_CELLS; one++) {
        if (puzzle->given[one] != CH_NO_DIGIT)
            continue;
        cr_assert_eq(ch_cells_has(&check.backdoors, one),
                     singles_finish(engine, singles, *puzzle, one, one));
        for (int two = one + 1; two < CH_CELLS && ch_cells_empty(check.backdoors); two++)
            if (puzzle->given[two] == CH_NO_DIGIT)
                cr_assert_eq(is_pair(one, two), singles_finish(engine, singles, *puzzle, one, two));
    }
}

Test(check, what_can_be_left_out_and_what_opens)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    const ChPlan singles = plan_of("singles");
    ChRandom random = seeded("what_can_be_left_out_and_what_opens");
    int shut = 0;

    for (int i = 0; i < SOUND; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        ch_check(&checker, &puzzle, &plan, CH_CHECK_LIMITS, &check);
        cr_assert_eq(check.verdict, CH_VERDICT_UNIQUE);
        cr_assert(check.knows_redundant);
        cr_assert(ch_cells_empty(check.redundant));
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
        cr_assert_eq(check.is_logical, engine->log.outcome == CH_SOLVED);
        shut += ch_cells_empty(check.backdoors);
        if (i % 32 == 0 || ch_cells_empty(check.backdoors))
            expect_backdoors(engine, &singles, &puzzle);
        if (i % 8 != 0)
            continue;
        puzzle.given[i % CH_CELLS] = check.solution[i % CH_CELLS];
        ch_check(&checker, &puzzle, &plan, CH_CHECK_LIMITS, &check);
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (puzzle.given[cell] != CH_NO_DIGIT)
                cr_assert_eq(ch_cells_has(&check.redundant, cell),
                             count_with(&puzzle, cell, CH_NO_DIGIT, 2) == 1);
    }
    cr_expect_gt(shut, 0);
    free(engine);
}

/* ---- half-solved ---- */

Test(check, mistakes_are_proved_from_what_is_right)
{
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("mistakes_are_proved_from_what_is_right");

    for (int i = 0; i < HALF_SOLVED; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        for (int turn = 1; turn <= 5; turn++) {
            const uint32_t cell = ch_random_below(&random, CH_CELLS);
            if (puzzle.given[cell] != CH_NO_DIGIT || puzzle.entered[cell] != CH_NO_DIGIT)
                continue;
            puzzle.entered[cell] = (uint8_t)ch_random_below(&random, CH_DIGITS);
            puzzle.turn[cell] = (uint8_t)turn;
        }
        ch_puzzle_note_start(&puzzle);
        ch_check(&checker, &puzzle, &plan, CH_CHECK_LIMITS, &check);
        int first = -1;
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (puzzle.entered[cell] != CH_NO_DIGIT &&
                puzzle.entered[cell] != check.solution[cell] &&
                (first < 0 || puzzle.turn[cell] < puzzle.turn[first]))
                first = cell;
        cr_assert_eq(first >= 0, ch_check_is_mistaken(&checker));
        cr_assert_eq(checker.first_mistake >= 0, first >= 0);
        if (first >= 0)
            cr_assert_eq(
                CH_CANDIDATE_CELL(checker.mistakes.mistake[checker.first_mistake].candidate),
                first);
        for (uint32_t which = 0; which < checker.mistakes.mistake_count; which++) {
            ch_why_mistake(&checker.why, &checker.mistakes, which, &plan);
            cr_assert_eq(checker.why.truth, CH_TRUTH_HOLDS);
            cr_assert(checker.why.is_proved || checker.why.deciding_cell >= 0);
            expect_proof(&checker.why.log, true, i);
        }
    }
}

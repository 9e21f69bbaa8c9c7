/* test_guess.c - Guesses follow the first solution, are few, and list the alternatives.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"
#include "guess.h"
#include "support.h"

static const char HARD[] = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1"
                           "..9....4..";

static ChSearch search;

static uint32_t count_guesses(const ChLog *log)
{
    uint32_t guesses = 0;

    for (uint32_t at = 0; at < log->count; at++)
        guesses += log->step[at].technique == CH_TECHNIQUE_GUESS;
    return guesses;
}

static uint64_t count_solutions(const ChPuzzle *puzzle, uint64_t limit)
{
    const ChCandidateSet alive = ch_alive_start(puzzle);
    uint64_t count;

    ch_search_count(&search, &alive, limit, CH_SEARCH_NO_LIMIT, &count);
    return count;
}

static void first_solution(const ChPuzzle *puzzle, uint8_t *solution)
{
    const ChCandidateSet alive = ch_alive_start(puzzle);
    bool found;

    ch_search_first(&search, &alive, CH_SEARCH_NO_LIMIT, solution, &found);
    cr_assert(found);
}

/* ---- the former guesses: always the smallest choice ---- */

static int size_of(const ChBoard *board, int constraint)
{
    int size = 0;

    for (int i = 0; i < 9; i++)
        size += ch_board_has(board, ch_constraint_candidate(constraint, i));
    return size;
}

static bool is_open(const ChBoard *board, int constraint)
{
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (board->digit[CH_CANDIDATE_CELL(candidate)] == CH_CANDIDATE_DIGIT(candidate))
            return false;
    }
    return true;
}

static int smallest_choice(const ChBoard *board)
{
    int best = -1;
    int best_size = 10;

    for (int constraint = 0; constraint < CH_CONSTRAINTS; constraint++) {
        const int size = size_of(board, constraint);
        if (is_open(board, constraint) && size < best_size) {
            best = constraint;
            best_size = size;
        }
    }
    return best;
}

/* Returns the number of guesses when each is the smallest choice of the board. */
static uint32_t smallest_guesses(ChEngine *engine, ChPuzzle puzzle, const ChPlan *plan)
{
    uint8_t solution[CH_CELLS];
    uint32_t guesses = 0;

    first_solution(&puzzle, solution);
    while (true) {
        cr_assert_eq(ch_engine_solve(engine, &puzzle, plan, false), CH_OK);
        if (engine->log.outcome == CH_SOLVED)
            return guesses;
        const int choice = smallest_choice(&engine->board);
        guesses++;
        for (int i = 0; i < 9; i++) {
            const int candidate = ch_constraint_candidate(choice, i);
            if (solution[CH_CANDIDATE_CELL(candidate)] == CH_CANDIDATE_DIGIT(candidate))
                puzzle.given[CH_CANDIDATE_CELL(candidate)] = (uint8_t)CH_CANDIDATE_DIGIT(candidate);
        }
    }
}

/* Returns whether one more given makes logic solve the puzzle. */
static bool takes_one(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan)
{
    uint8_t solution[CH_CELLS];

    first_solution(puzzle, solution);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        ChPuzzle more = *puzzle;
        more.given[cell] = solution[cell];
        cr_assert_eq(ch_engine_solve(engine, &more, plan, false), CH_OK);
        if (engine->log.outcome == CH_SOLVED)
            return true;
    }
    return false;
}

/* ---- few guesses ---- */

/* The totals of a list. */
typedef struct Sums {
    int puzzles;
    int ones; /* puzzles that one guess solves */
    uint32_t guesses;
    uint32_t before;
} Sums;

static void expect_few(ChEngine *engine, const char *line, const ChPlan *plan, Sums *sums)
{
    const ChPuzzle puzzle = puzzle_of(line);

    if (count_solutions(&puzzle, 2) != 1)
        return;
    cr_assert_eq(ch_engine_solve(engine, &puzzle, plan, true), CH_OK);
    if (engine->log.outcome != CH_GUESSED)
        return;
    const uint32_t guesses = count_guesses(&engine->log);
    const uint32_t before = smallest_guesses(engine, puzzle, plan);
    const bool one = takes_one(engine, &puzzle, plan);
    cr_expect_leq(guesses, before, "%.81s", line);
    cr_expect_eq(guesses == 1, one, "%.81s", line);
    sums->puzzles++;
    sums->ones += one;
    sums->guesses += guesses;
    sums->before += before;
}

/* Checks every EVERYth line of a list, at most MOST; zero totals without such a list. */
static Sums expect_few_in(const char *folder, const char *name, const char *list, int every,
                          int most)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(list);
    Sums sums = {0};
    char path[4096];
    char line[256];

    snprintf(path, sizeof path, "%s/puzzles/%s.txt", folder, name);
    FILE *const file = fopen(path, "r");
    for (int at = 0; file != NULL && sums.puzzles < most && fgets(line, sizeof line, file); at++)
        if (at % every == 0 && strlen(line) > CH_CELLS)
            expect_few(engine, line, &plan, &sums);
    if (file != NULL)
        fclose(file);
    else
        fprintf(stderr, "# skipped: no %s\n", path);
    cr_expect(file == NULL || sums.puzzles > 0, "%s", name);
    fprintf(stderr,
            "# %s: %d puzzles, %d of them with one guess, %u guesses; the smallest choice: %u\n",
            name, sums.puzzles, sums.ones, sums.guesses, sums.before);
    free(engine);
    return sums;
}

Test(guess, there_are_few_in_our_puzzles)
{
    const char *const source = getenv("CH_SOURCE");

    cr_assert_not_null(source);
    const Sums sums = expect_few_in(source, "beyond-singles", "singles", 1, 100);
    cr_expect_gt(sums.ones, 10);
    cr_expect_lt(sums.guesses, sums.before);
    cr_expect_gt(expect_few_in(source, "singles", "cross-hatching", 1, 50).puzzles, 0);
}

Test(guess, there_are_few_in_known_lists)
{
    const char *const shared = getenv("CH_SHARED");

    if (shared == NULL) {
        fprintf(stderr, "# skipped: no CH_SHARED\n");
        return;
    }
    expect_few_in(shared, "17-clue", "singles", 400, 60);
    expect_few_in(shared, "magictour-top1465", "singles", 40, 40);
    expect_few_in(shared, "hardest-1106", "singles", 20, 20);
}

Test(guess, little_logic_and_little_work_still_come_to_an_end)
{
    static const char *const lists[] = {"full-house", "cross-hatching", "naked-single"};
    ChEngine *const engine = new_engine();
    const ChPuzzle hard = puzzle_of(HARD);

    for (int i = 0; i < 3; i++) {
        const ChPlan plan = plan_of(lists[i]);
        cr_assert_eq(ch_engine_solve(engine, &hard, &plan, true), CH_OK);
        cr_assert_eq(engine->log.outcome, CH_GUESSED);
        const uint32_t guesses = count_guesses(&engine->log);
        cr_expect_leq(engine->questions, 3 * CH_GUESS_QUESTIONS, "%s", lists[i]);
        cr_expect_leq(guesses, smallest_guesses(engine, hard, &plan), "%s", lists[i]);
    }
    free(engine);
}

/* ---- the first solution ---- */

/* Returns a puzzle with several solutions, half of the time half-solved. */
static ChPuzzle ambiguous_puzzle(ChRandom *random, int index)
{
    ChPuzzle puzzle;

    generate_puzzle(&search, 5, (uint64_t)index, &puzzle);
    for (int cell = (int)ch_random_below(random, 8); cell < CH_CELLS; cell += 8)
        puzzle.given[cell] = CH_NO_DIGIT;
    if (index % 2 == 0)
        return puzzle;
    uint8_t solution[CH_CELLS];
    first_solution(&puzzle, solution);
    puzzle.has_start = true;
    for (int cell = (int)ch_random_below(random, 20); cell < CH_CELLS; cell += 20)
        if (puzzle.given[cell] == CH_NO_DIGIT)
            puzzle.entered[cell] = solution[cell];
        else
            ch_candidates_add(&puzzle.removed, CH_CANDIDATE(cell, (solution[cell] + 1) % 9));
    return puzzle;
}

Test(guess, leads_to_the_first_solution_whatever_the_strategies)
{
    static const char *const lists[] = {NULL, "cross-hatching", "naked-single,hidden-single-row"};
    ChEngine *const engine = new_engine();
    ChRandom random = seeded("leads_to_the_first_solution_whatever_the_strategies");

    for (int i = 0; i < 40 / CH_THINNING; i++) {
        const ChPuzzle puzzle = ambiguous_puzzle(&random, i);
        uint8_t solution[CH_CELLS];
        first_solution(&puzzle, solution);
        for (int list = 0; list < 3; list++) {
            const ChPlan plan = plan_of(lists[list]);
            cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, true), CH_OK);
            cr_assert_eq(memcmp(engine->log.solution, solution, CH_CELLS), 0, "puzzle %d", i);
        }
    }
    free(engine);
}

/* A substitute for a strategy that assumes uniqueness: it rules out one digit of the first
 * solution, though the puzzle has others. */
static uint16_t excluded;

static bool exclude(const ChFinderInput *input, ChSink *sink)
{
    ChDetail detail = {0};

    if (!ch_board_has(input->board, excluded) ||
        input->board->digit[CH_CANDIDATE_CELL(excluded)] != CH_NO_DIGIT)
        return false;
    ch_candidates_add(&detail.removed, excluded);
    const ChStep step = {
        .technique = CH_TECHNIQUE_GUESS, .placed = CH_NONE, .premise = CH_NONE, .detail = &detail};
    return ch_sink_take(sink, &step);
}

Test(guess, follows_a_solution_that_the_strategies_left)
{
    ChEngine *const engine = new_engine();
    ChRandom random = seeded("follows_a_solution_that_the_strategies_left");
    int excluding = 0;

    for (int i = 0; i < 20 / CH_THINNING; i += 2) {
        const ChPuzzle puzzle = ambiguous_puzzle(&random, i);
        ChPlan plan = plan_of("-forcing");
        uint8_t solution[CH_CELLS];
        first_solution(&puzzle, solution);
        plan.row[plan.count++] = (ChProfileRow){.technique = CH_TECHNIQUE_GUESS, .find = exclude};
        for (int cell = i / 2; cell < CH_CELLS; cell += 7) {
            excluded = (uint16_t)CH_CANDIDATE(cell, solution[cell]);
            ChCandidateSet alive = ch_alive_start(&puzzle);
            uint64_t count;
            ch_candidates_remove(&alive, excluded);
            ch_search_count(&search, &alive, 1, CH_SEARCH_NO_LIMIT, &count);
            if (count == 0)
                continue;
            cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, true), CH_OK);
            cr_assert_eq(engine->board.empty, 0, "puzzle %d, cell %d", i, cell);
            cr_assert_not(engine->guesser.has_no_solution);
            excluding += engine->log.solution[cell] != solution[cell];
        }
    }
    cr_expect_gt(excluding, 20 / CH_THINNING);
    free(engine);
}

/* ---- alternatives ---- */

/* Each guess lists the other open candidates of its choice, with the result of an exhaustive
 * search. */
static void expect_alternatives(const ChLog *log, int *outcomes)
{
    ChCandidateSet start = ch_alive_start(log->puzzle);
    const ChAbandoned *one = log->abandoned;
    ChBoard board;

    ch_board_load(&board, log->puzzle);
    for (uint32_t at = 0; at < log->count; at++) {
        const ChStep *const step = &log->step[at];
        for (int i = 0; step->technique == CH_TECHNIQUE_GUESS && i < 9; i++) {
            const int candidate = ch_constraint_candidate(step->seed, i);
            ChCandidateSet alive = start;
            uint64_t count;
            if (candidate == step->placed || !ch_board_has(&board, candidate))
                continue;
            ch_alive_assume(&alive, candidate);
            ch_search_count(&search, &alive, 1, CH_SEARCH_NO_LIMIT, &count);
            cr_assert_eq(one->step, at + 1);
            cr_assert_eq(one->assumed, candidate);
            cr_assert_eq(one->outcome, count > 0 ? CH_BRANCH_SOLUTION : CH_BRANCH_NO_SOLUTION);
            outcomes[one->outcome]++;
            one++;
        }
        if (step->technique == CH_TECHNIQUE_GUESS)
            ch_alive_assume(&start, step->placed);
        ch_board_apply(&board, step);
    }
    cr_assert_eq(one, log->abandoned + log->abandoned_count);
}

Test(guess, says_what_the_alternatives_lead_to)
{
    ChEngine *const engine = new_engine();
    ChRandom random = seeded("says_what_the_alternatives_lead_to");
    const ChPuzzle hard = puzzle_of(HARD);
    const ChPlan plan = plan_of("singles");
    int outcomes[3] = {0};

    cr_assert_eq(ch_engine_solve(engine, &hard, &plan, true), CH_OK);
    expect_alternatives(&engine->log, outcomes);
    cr_expect_gt(outcomes[CH_BRANCH_NO_SOLUTION], 0);
    cr_expect_eq(outcomes[CH_BRANCH_SOLUTION], 0);
    for (int i = 0; i < 50; i++) {
        const ChPuzzle puzzle = ambiguous_puzzle(&random, i);
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, true), CH_OK);
        expect_alternatives(&engine->log, outcomes);
    }
    cr_expect_gt(outcomes[CH_BRANCH_NO_SOLUTION], 20);
    cr_expect_gt(outcomes[CH_BRANCH_SOLUTION], 20);
    free(engine);
}

/* Every step of the record carries its own alternatives, and the head carries them all. */
Test(guess, tells_the_alternatives_with_their_step)
{
    static ChLogReplay log_replay;
    ChEngine *const engine = new_engine();
    const ChPuzzle empty = puzzle_of("");
    const ChPlan plan = plan_of("full-house,naked-single");
    size_t listed = 0;
    ChStepRecord step;

    cr_assert_eq(ch_engine_solve(engine, &empty, &plan, true), CH_OK);
    const ChLogRecord head = ch_log_replay_head(&engine->log);
    ch_log_replay_start(&log_replay, &engine->log);
    while (ch_log_replay_next(&log_replay, false, &step))
        for (size_t i = 0; i < step.abandoned_count; i++, listed++) {
            cr_assert_eq(step.abandoned[i].step, step.number);
            cr_assert_eq(&step.abandoned[i], &head.abandoned[listed]);
        }
    cr_expect_eq(listed, head.abandoned_count);
    cr_expect_gt(listed, 20);
    free(engine);
}

/* ---- limits ---- */

Test(guess, same_input_same_guesses)
{
    ChEngine *const clean = new_engine();
    ChEngine *const used = new_engine();
    ChRandom random = seeded("same_input_same_guesses");
    const ChPlan plan = plan_of(NULL);

    memset(clean, 0, sizeof *clean);
    memset(used, 0xa5, sizeof *used);
    for (int i = 0; i < 20 / CH_THINNING; i++) {
        const ChPuzzle puzzle = ambiguous_puzzle(&random, i);
        cr_assert_eq(ch_engine_solve(used, &puzzle, &plan, true), CH_OK);
        cr_assert_eq(ch_engine_solve(clean, &puzzle, &plan, true), CH_OK);
        cr_assert_eq(ch_log_hash(&clean->log), ch_log_hash(&used->log));
        cr_assert_eq(clean->log.abandoned_count, used->log.abandoned_count);
        for (uint32_t at = 0; at < clean->log.abandoned_count; at++)
            cr_assert_eq(clean->log.abandoned[at].outcome, used->log.abandoned[at].outcome);
        memset(clean, 0, sizeof *clean);
    }
    free(clean);
    free(used);
}

Test(guess, out_of_budget_nothing_is_claimed)
{
    ChEngine *const engine = new_engine();
    const ChPuzzle hard = puzzle_of(HARD);
    const ChPlan plan = plan_of("-forcing, -exotic");
    ChStep step;

    cr_assert_eq(ch_engine_solve(engine, &hard, &plan, false), CH_OK);
    ch_guesser_start(&engine->guesser, NULL);
    engine->guesser.budget = 1;
    cr_expect_eq(ch_guess(engine, &plan, &step), CH_BUDGET);
    cr_expect_not(engine->guesser.has_no_solution);
    cr_expect_eq(step.placed, CH_NONE);
    cr_expect_eq(engine->log.abandoned_count, 0);

    const uint32_t steps = engine->log.count;
    ch_guesser_start(&engine->guesser, NULL);
    engine->guesser.branch_budget = 1;
    cr_expect_eq(ch_guess(engine, &plan, &step), CH_OK);
    cr_expect_neq(step.placed, CH_NONE);
    cr_expect_eq(engine->log.count, steps, "the trials were taken back");
    cr_expect_eq(engine->log.outcome, CH_STUCK);
    cr_expect(ch_board_is_ok(&engine->board));
    cr_expect_gt(engine->log.abandoned_count, 0);
    for (uint32_t at = 0; at < engine->log.abandoned_count; at++)
        cr_expect_neq(engine->log.abandoned[at].outcome, CH_BRANCH_SOLUTION);
    cr_expect_eq(engine->log.abandoned[0].outcome, CH_BRANCH_UNFINISHED);
    free(engine);
}

/* test_review.c - games made by logic are forced throughout, and the first mistake is found where
 * it was made.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "proving.h"
#include "review.h"
#include "support.h"
#include "survey.h"

enum { LONGEST = 1024 };

static ChReview review;
static ChSurvey survey;
static ChGame game;
static ChEngine engine;

/* ---- games ---- */

static void add_play(ChPlayKind kind, int thing)
{
    cr_assert_lt(game.count, CH_MAX_PLAYS);
    game.play[game.count++] =
        (ChPlay){.kind = (uint8_t)kind, .thing = (uint16_t)thing, .time = CH_NO_TIME};
}

/* Adds the conclusions of a step as moves, and applies them to the position. */
static void play_step(ChPuzzle *position, const ChStep *step)
{
    ChCandidateSet placed = {{0}};

    if (step->detail != NULL) {
        placed = step->detail->placed;
        CH_EACH_CANDIDATE(candidate, &step->detail->removed) {
            add_play(CH_PLAY_REMOVE, candidate);
            ch_candidates_add(&position->removed, candidate);
        }
    }
    if (step->placed != CH_NONE)
        ch_candidates_add(&placed, step->placed);
    CH_EACH_CANDIDATE(candidate, &placed) {
        add_play(CH_PLAY_PLACE, candidate);
        position->entered[CH_CANDIDATE_CELL(candidate)] = (uint8_t)CH_CANDIDATE_DIGIT(candidate);
    }
    ch_puzzle_note_start(position);
}

/* Makes a game of steps in random order, until no step is left or MOST moves are made. */
static void make_random_game(const ChPuzzle *puzzle, const ChPlan *plan, ChRandom *random,
                             uint32_t most)
{
    ChPuzzle position = *puzzle;

    game.count = 0;
    game.has_puzzle = false;
    while (game.count < most) {
        (void)ch_survey(&survey, &position, plan, UINT32_MAX);
        if (survey.count == 0 || survey.is_contradiction)
            return;
        play_step(&position, &survey.step[ch_random_below(random, survey.count)]);
    }
}

/* Makes a game of the digits of a solve, without its eliminations. */
static void make_game_of_digits(const ChPuzzle *puzzle, const ChPlan *plan)
{
    ChPuzzle position = *puzzle;

    game.count = 0;
    game.has_puzzle = false;
    (void)ch_engine_solve(&engine, puzzle, plan, false);
    for (uint32_t i = 0; i < engine.log.count; i++) {
        ChStep step = engine.log.step[i];
        ChDetail detail;
        if (step.detail != NULL) {
            detail = *step.detail;
            detail.removed = (ChCandidateSet){{0}};
            step.detail = &detail;
        }
        play_step(&position, &step);
    }
}

/* ---- lists ---- */

typedef void (*CheckGame)(const ChPuzzle *puzzle, int number, ChRandom *random);

static void each_puzzle(const char *name, int every, CheckGame check)
{
    ChRandom random = seeded(name);
    char path[512];
    char line[LONGEST];
    int number = 0;

    (void)snprintf(path, sizeof path, "%s/puzzles/%s.txt", getenv("CH_SOURCE"), name);
    FILE *const file = fopen(path, "r");
    cr_assert_not_null(file, "%s", path);
    while (fgets(line, sizeof line, file) != NULL) {
        const ChPuzzle puzzle = puzzle_of(line);
        if (line[0] != '#' && strlen(line) >= CH_CELLS && number++ % (every * CH_THINNING) == 0)
            check(&puzzle, number, &random);
    }
    (void)fclose(file);
    cr_assert_gt(number, 0);
}

/* ---- all moves are forced ---- */

static void expect_all_forced(const ChPuzzle *puzzle, int number)
{
    ChReviewMove move;

    cr_assert_eq(ch_review_start(&review, puzzle, &game, NULL, NULL, NULL), CH_OK);
    while (ch_review_next(&review, &move)) {
        const bool is_good = move.verdict == CH_REVIEW_FORCED || move.verdict == CH_REVIEW_NOTHING;
        cr_assert(is_good, "puzzle %d, move %u: verdict %d", number, move.number, move.verdict);
        if (move.verdict == CH_REVIEW_FORCED && move.technique != CH_TECHNIQUE_NONE)
            expect_proof(&review.why.log, move.number % 2 == 0, number);
    }
    cr_assert_eq(review.sums.first_mistake, 0);
}

static void check_random_order(const ChPuzzle *puzzle, int number, ChRandom *random)
{
    const ChPlan plan = plan_of("hard");

    make_random_game(puzzle, &plan, random, 60);
    expect_all_forced(puzzle, number);
}

static void check_digits(const ChPuzzle *puzzle, int number, ChRandom *random)
{
    const ChPlan plan = plan_of(NULL);

    (void)random;
    make_game_of_digits(puzzle, &plan);
    expect_all_forced(puzzle, number);
    cr_assert(review.sums.is_solved);
}

Test(review, steps_in_random_order_are_forced)
{
    each_puzzle("hard", 4, check_random_order);
}

Test(review, digits_of_a_solve_are_forced)
{
    each_puzzle("easy", 4, check_digits);
    each_puzzle("medium", 4, check_digits);
    each_puzzle("hard", 4, check_digits);
    each_puzzle("expert", 4, check_digits);
}

/* ---- a wrong digit ---- */

/* Puts a wrong digit in front of a random move, in the cell that the next digit goes to. */
static uint32_t spoil_game(const ChPuzzle *puzzle, ChRandom *random)
{
    const ChPlan plan = plan_of(NULL);
    uint32_t at = (uint32_t)ch_random_below(random, game.count);

    (void)ch_engine_solve(&engine, puzzle, &plan, false);
    while (at > 0 && game.play[at].kind != CH_PLAY_PLACE)
        at--;
    const int cell = CH_CANDIDATE_CELL(game.play[at].thing);
    const int wrong = (engine.log.solution[cell] + 1 + (int)ch_random_below(random, 8)) % CH_DIGITS;
    memmove(game.play + at + 1, game.play + at, (game.count - at) * sizeof *game.play);
    game.play[at] = (ChPlay){
        .kind = CH_PLAY_PLACE, .thing = (uint16_t)CH_CANDIDATE(cell, wrong), .time = CH_NO_TIME};
    game.count++;
    return at + 1;
}

static void check_mistake(const ChPuzzle *puzzle, int number, ChRandom *random)
{
    const ChPlan plan = plan_of(NULL);
    ChReviewMove move;

    make_game_of_digits(puzzle, &plan);
    const uint32_t wrong = spoil_game(puzzle, random);
    cr_assert_eq(ch_review_start(&review, puzzle, &game, NULL, NULL, NULL), CH_OK);
    while (ch_review_next(&review, &move)) {
        const ChReviewVerdict expected = move.number == wrong ? CH_REVIEW_WRONG : CH_REVIEW_FORCED;
        cr_assert_eq(move.verdict, expected, "puzzle %d, move %u: verdict %d", number, move.number,
                     move.verdict);
        if (move.number == wrong && move.technique != CH_TECHNIQUE_NONE)
            expect_proof(&review.why.log, true, number);
    }
    cr_assert_eq(review.sums.first_mistake, wrong);
    cr_assert(review.sums.is_solved);
}

Test(review, the_first_mistake_is_found)
{
    each_puzzle("easy", 4, check_mistake);
    each_puzzle("hard", 4, check_mistake);
}

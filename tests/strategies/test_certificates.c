/* test_certificates.c - The premises of every step force its conclusions, on any board.
 *
 * The boards are positions of random puzzles with candidates removed at random, down to boards
 * without any solution: a certificate depends on the remaining candidates, not on a solution.  On
 * such boards finders must not fail.  Their conclusions concern remaining candidates of empty
 * cells, their premises force them, and each step has a pattern.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "argument.h"
#include "facts_slots.h"
#include "generated.h"
#include "notation.h"
#include "support.h"

enum { BOARDS = 60, STEPS = 12, LINES = 8192 };

typedef struct Checker {
    ChSink sink;
    const ChTechnique *technique;
    const ChReplay *replay;
    bool several; /* no step may assume one solution */
    int seen;
    int every; /* interval: one of so many steps is checked */
    int checked;
} Checker;

static ChSearch search;
static ChPremise premise[CH_MAX_PREMISES];
static ChReplay replay;
static size_t checked, unargued;

static void add_deadly(ChPremise *one, const ChBoard *board, const ChDeadlyPattern *deadly)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (deadly->digits[cell] == 0)
            continue;
        unsigned outside = board->candidates[cell] & ~(unsigned)deadly->digits[cell];
        for (; outside != 0; outside &= outside - 1)
            ch_candidates_add(&one->candidates, CH_CANDIDATE(cell, ch_lowest(outside)));
    }
}

static void add_alive(ChPremise *one, const ChBoard *board)
{
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(one->constraint, i);
        if (ch_board_has(board, candidate))
            ch_candidates_add(&one->candidates, candidate);
    }
}

/* Fills `premise`; returns the number of premises. */
static size_t collect_premises(const ChBoard *board, const ChStep *step)
{
    size_t count = 0;

    if (step->premise != CH_NONE)
        premise[count++] = (ChPremise){.constraint = step->premise};
    if (step->detail != NULL)
        for (int constraint = ch_constraints_next(&step->detail->premises, 0); constraint >= 0;
             constraint = ch_constraints_next(&step->detail->premises, constraint + 1))
            premise[count++] = (ChPremise){.constraint = (uint16_t)constraint};
    for (size_t i = 0; i < count; i++)
        add_alive(&premise[i], board);
    for (uint32_t i = 0; step->detail != NULL && i < step->detail->deadly_count; i++) {
        premise[count] = (ChPremise){.constraint = (uint16_t)(CH_CONSTRAINTS + i)};
        add_deadly(&premise[count++], board, &step->detail->deadly[i]);
    }
    return count;
}

static void expect_forced(const Checker *checker, size_t count, int candidate, bool placed)
{
    static ChLine line[LINES];
    const ChBoard *const board = &checker->replay->board;
    ChLines lines = {.line = line, .capacity = LINES};
    char name[CH_NAME_SIZE];

    (placed ? ch_name_placed : ch_name_removed)(name, candidate);
    cr_assert(board->digit[CH_CANDIDATE_CELL(candidate)] == CH_NO_DIGIT &&
                  ch_board_has(board, candidate),
              "%s: %s is dead", checker->technique->key, name);
    const ChStatus status = ch_argue(&lines, premise, count, candidate, !placed);
    unargued += status == CH_NO_ROOM;
    cr_assert(status == CH_OK || status == CH_NO_ROOM, "%s: nothing forces %s",
              checker->technique->key, name);
}

static void expect_all_forced(const Checker *checker, size_t count, const ChCandidateSet *set,
                              bool placed)
{
    for (int candidate = ch_candidates_next(set, 0); candidate >= 0;
         candidate = ch_candidates_next(set, candidate + 1))
        expect_forced(checker, count, candidate, placed);
}

static bool check_step(ChSink *sink, const ChStep *step)
{
    static ChMarks marks;
    Checker *const checker = (Checker *)sink;
    const ChTechnique *const technique = checker->technique;

    if (checker->seen++ % checker->every != 0)
        return false;
    const size_t count = collect_premises(&checker->replay->board, step);
    const size_t constraints = count - (step->detail != NULL ? step->detail->deadly_count : 0);
    cr_assert_eq(step->technique, technique->number, "%s reports another", technique->key);
    cr_assert(technique->premises == 0 || constraints == technique->premises, "%s has %zu premises",
              technique->key, constraints);
    cr_assert(!ch_step_assumes_unique(step) || ch_technique_needs_unique(technique) ||
                  (ch_technique_assumes_unique(technique) && !checker->several),
              "%s assumes one solution", technique->key);
    if (step->placed != CH_NONE)
        expect_forced(checker, count, step->placed, true);
    if (step->detail != NULL) {
        expect_all_forced(checker, count, &step->detail->placed, true);
        expect_all_forced(checker, count, &step->detail->removed, false);
    }
    marks = (ChMarks){.kind = CH_KIND_NONE};
    technique->mark(checker->replay, step, &marks);
    cr_assert(marks.count > 0 || marks.overflow, "%s marks nothing", technique->key);
    checked++;
    return ++checker->checked == STEPS;
}

/* Removes some candidates at random; on every third board so many that it may become
 * contradictory. */
static void remove_some(ChPuzzle *puzzle, ChRandom *random, int number)
{
    ChBoard board;
    const int most = number % 3 == 0 ? 200 : 25;

    ch_board_load(&board, puzzle);
    for (int i = (int)ch_random_below(random, (uint32_t)most); i >= 0; i--) {
        const int candidate = (int)ch_random_below(random, CH_CANDIDATES);
        if (board.digit[CH_CANDIDATE_CELL(candidate)] != CH_NO_DIGIT)
            continue;
        ch_candidates_add(&puzzle->removed, candidate);
        puzzle->has_start = true;
    }
}

/* Makes a position somewhere in a solve by singles, with candidates removed. */
static void make_board(ChEngine *engine, ChPuzzle *puzzle, ChRandom *random, int number)
{
    const ChPlan plan = plan_of("singles");
    ChBoard board;

    generate_puzzle(&search, random->state, 0, puzzle);
    ch_engine_solve(engine, puzzle, &plan, false);
    ch_board_load(&board, puzzle);
    const uint32_t steps = ch_random_below(random, engine->log.count + 1);
    for (uint32_t i = 0; i < steps; i++)
        ch_board_apply(&board, &engine->log.step[i]);
    *puzzle = position_of(puzzle, &board);
    remove_some(puzzle, random, number);
}

Test(certificates, premises_force_what_is_found_on_any_board, .timeout = 600)
{
    static ChFacts facts;
    static ChPuzzle puzzle;
    ChEngine *const engine = new_engine();
    ChRandom random = seeded("premises_force_what_is_found_on_any_board");
    ChFinderOptions options = {0};

    replay.puzzle = &puzzle;
    for (int i = 0; i < BOARDS; i++) {
        make_board(engine, &puzzle, &random, i);
        if (ch_board_load(&replay.board, &puzzle) >= 0)
            continue;
        ch_facts_renew(&facts, &replay.board);
        options.several = i % 2 == 1;
        const ChFinderInput input = {.board = &replay.board, .facts = &facts, .options = &options};
        for (int number = 0; number < ch_technique_limit(); number++) {
            if (ch_technique(number) == NULL || !ch_technique_is_found(ch_technique(number)))
                continue;
            Checker checker = {.sink = {check_step},
                               .technique = ch_technique(number),
                               .replay = &replay,
                               .several = options.several,
                               .every = 1 + (int)ch_random_below(&random, 5)};
            ch_technique(number)->find(&input, &checker.sink);
        }
    }
    fprintf(stderr, "# %zu steps; %zu arguments were too long\n", checked, unargued);
    cr_expect_gt(checked, BOARDS);
    cr_expect_lt(unargued * 100, checked);
    free(engine);
}

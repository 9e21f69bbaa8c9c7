/* test_premises.c - No step names a superfluous premise.
 *
 * A premise is superfluous when the others force each conclusion of the step by themselves. A
 * premise that only some of the conclusions need is not superfluous.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "argument.h"
#include "generated.h"
#include "notation.h"
#include "support.h"

enum { PUZZLES = 1000, LINES = 4096 };

static ChSearch search;
static ChLogReplay log_replay;

/* Returns whether the premises of the recorded step without one force a conclusion. */
static bool others_force(size_t left_out, int candidate, bool holds)
{
    static ChPremise others[CH_MAX_PREMISES];
    static ChLine line[LINES];
    ChLines lines = {.line = line, .capacity = LINES};
    size_t count = 0;

    for (size_t i = 0; i < log_replay.premise_count; i++)
        if (i != left_out)
            others[count++] = log_replay.premise[i];
    return ch_argue(&lines, others, count, candidate, holds) == CH_OK;
}

static bool is_superfluous(const ChStepRecord *step, size_t premise)
{
    for (size_t i = 0; i < step->place_count; i++)
        if (!others_force(premise, step->place[i], false))
            return false;
    for (size_t i = 0; i < step->eliminate_count; i++)
        if (!others_force(premise, step->eliminate[i], true))
            return false;
    return step->place_count + step->eliminate_count > 0;
}

/* Prints the position of the first superfluous premise of a technique. */
static void print_first(const ChPuzzle *puzzle, const ChStepRecord *step, size_t premise)
{
    char grid[CH_CELLS + 1] = "";
    char name[CH_NAME_SIZE] = "deadly";

    ch_name_grid(grid, puzzle->given);
    if (log_replay.premise[premise].constraint < CH_CONSTRAINTS)
        ch_name_constraint(name, log_replay.premise[premise].constraint);
    fprintf(stderr, "# %s step %u, %s: %s is superfluous\n", grid, step->number, step->technique,
            name);
}

/* Techniques where one premise in so many may be superfluous: one without which the argument would
 * be longer is kept. */
static const struct {
    const char *technique;
    size_t one_in;
} ALLOWED[] = {{"nested-forcing-net", 12}};

static bool is_allowed(const ChTechnique *technique, size_t needless, size_t named)
{
    for (size_t i = 0; i < sizeof ALLOWED / sizeof *ALLOWED; i++)
        if (strcmp(ALLOWED[i].technique, technique->key) == 0)
            return needless * ALLOWED[i].one_in <= named + ALLOWED[i].one_in;
    return needless == 0;
}

/* The premises that a technique's steps name, and the superfluous ones among them. */
typedef struct Share {
    size_t needless, named;
} Share;

static void count_in(ChEngine *engine, const ChPuzzle *puzzle, Share *share)
{
    const ChPlan plan = plan_of(NULL);
    ChStepRecord step;

    cr_assert_eq(ch_engine_solve(engine, puzzle, &plan, false), CH_OK);
    ch_log_replay_start(&log_replay, &engine->log);
    while (ch_log_replay_next(&log_replay, false, &step)) {
        Share *const its = &share[engine->log.step[step.number - 1].technique];
        for (size_t premise = 0; premise < log_replay.premise_count; premise++)
            if (is_superfluous(&step, premise) && its->needless++ == 0)
                print_first(puzzle, &step, premise);
        its->named += log_replay.premise_count;
    }
}

/* Reports the share of each technique that has any; returns the number of premises in all. */
static size_t judge_shares(const Share *share)
{
    Share all = {0};

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL)
            continue;
        all.named += share[number].named;
        all.needless += share[number].needless;
        if (share[number].needless > 0)
            fprintf(stderr, "# %s: %zu of %zu premises are superfluous\n", technique->key,
                    share[number].needless, share[number].named);
        cr_expect(is_allowed(technique, share[number].needless, share[number].named), "%s",
                  technique->key);
    }
    fprintf(stderr, "# all: %zu of %zu premises are superfluous\n", all.needless, all.named);
    return all.named;
}

Test(premises, none_is_superfluous, .timeout = 600)
{
    ChEngine *const engine = new_engine();
    ChRandom random = seeded("none_is_superfluous");
    Share *const share = calloc((size_t)ch_technique_limit(), sizeof *share);

    for (int i = 0; i < PUZZLES; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        count_in(engine, &puzzle, share);
    }
    cr_expect_gt(judge_shares(share), PUZZLES);
    free(share);
    free(engine);
}

Test(premises, none_is_superfluous_in_the_known_lists, .timeout = 600)
{
    ChEngine *const engine = new_engine();
    Share *const share = calloc((size_t)ch_technique_limit(), sizeof *share);

    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        FILE *file = NULL;
        ChPuzzle puzzle;
        while (next_shared(list, &file, &puzzle))
            count_in(engine, &puzzle, share);
    }
    judge_shares(share);
    free(share);
    free(engine);
}

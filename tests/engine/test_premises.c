/* test_premises.c - no step names a premise that it could do without.
 *
 * A premise is superfluous when the others force each conclusion of the step by themselves: then it
 * says nothing to a reader.  (A premise that only some of the conclusions need is needed.)  A family
 * may be allowed a small share of them, where leaving them out would cost more than they do.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "argument.h"
#include "generate.h"
#include "notation.h"
#include "support.h"

enum { PUZZLES = 1000, LINES = 4096 };

/* One in so many premises may be superfluous. */
static const struct {
    const char *family;
    size_t one_in;
} ALLOWED[] = {
    {"als", 30}, /* a set may hold a smaller one that would do */
};

static ChSearch search;
static ChTeller teller;

/* Whether the premises of the told step but one force a conclusion. */
static bool others_force(size_t left_out, int candidate, bool holds)
{
    static ChPremise others[CH_MAX_PREMISES];
    static ChLine line[LINES];
    ChLines lines = {.line = line, .capacity = LINES};
    size_t count = 0;

    for (size_t i = 0; i < teller.premise_count; i++)
        if (i != left_out)
            others[count++] = teller.premise[i];
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

static bool is_allowed(const ChTechnique *technique, size_t needless, size_t named)
{
    for (size_t i = 0; i < sizeof ALLOWED / sizeof *ALLOWED; i++)
        if (strcmp(ALLOWED[i].family, technique->family) == 0)
            return needless * ALLOWED[i].one_in <= named + ALLOWED[i].one_in;
    return needless == 0;
}

/* Says where the first of a technique is. */
static void tell_first(const ChPuzzle *puzzle, const ChStepRecord *step, size_t premise)
{
    char grid[CH_CELLS + 1] = "";
    char name[CH_NAME_SIZE] = "deadly";

    ch_name_grid(grid, puzzle->given);
    if (teller.premise[premise].constraint < CH_CONSTRAINTS)
        ch_name_constraint(name, teller.premise[premise].constraint);
    printf("# %s step %u, %s: %s is superfluous\n", grid, step->number, step->technique, name);
}

Test(premises, none_is_superfluous, .timeout = 600)
{
    ChEngine *const engine = new_engine();
    ChRandom random = seeded("none_is_superfluous");
    const ChPlan plan = plan_of(NULL);
    size_t *const needless = calloc((size_t)ch_technique_limit(), sizeof *needless);
    size_t *const named = calloc((size_t)ch_technique_limit(), sizeof *named);
    size_t all = 0;

    for (int i = 0; i < PUZZLES; i++) {
        ChPuzzle puzzle;
        ChStepRecord step;
        ch_generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
        ch_tell_start(&teller, &engine->log);
        while (ch_tell_next(&teller, false, &step)) {
            const int technique = engine->log.step[step.number - 1].technique;
            for (size_t premise = 0; premise < teller.premise_count; premise++)
                if (is_superfluous(&step, premise) && needless[technique]++ == 0)
                    tell_first(&puzzle, &step, premise);
            named[technique] += teller.premise_count;
        }
    }
    for (int number = 0; number < ch_technique_limit(); number++) {
        all += named[number];
        if (named[number] > 0)
            printf("# %s: %zu of %zu premises are superfluous\n", ch_technique(number)->key,
                   needless[number], named[number]);
        cr_expect(ch_technique(number) == NULL ||
                      is_allowed(ch_technique(number), needless[number], named[number]),
                  "%s", ch_technique(number) != NULL ? ch_technique(number)->key : "");
    }
    cr_expect_gt(all, PUZZLES);
    free(needless);
    free(named);
    free(engine);
}

/* test_propagation.c - The candidates that are known to fail by chains, without complete
 * propagation, are just those whose propagation ends in a contradiction.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "facts_slots.h"
#include "generated.h"
#include "support.h"

enum { PUZZLES = 300 };

static ChSearch search;
static ChFacts facts;

/* Propagates all candidates to the end, and counts those that fail and those that hold. */
static void compare_failing(const ChBoard *board, int puzzle, int count[2])
{
    ch_facts_renew(&facts, board);
    const ChCandidateSet failing = *ch_facts_failing(&facts);
    ChImplications *const all = &ch_facts_forcing(&facts, CH_IMPLIES_BY_CHAIN)->all;

    while (ch_implications_grow(all))
        ;
    for (int i = 0; i < all->count; i++) {
        count[all->fails[i]]++;
        cr_assert_eq(all->fails[i], ch_candidates_has(&failing, all->candidate[i]),
                     "puzzle %d, candidate %d", puzzle, all->candidate[i]);
    }
}

/* Removes some candidates that are not in the solution, for more pairs and more chains. */
static void thin_out(ChBoard *board, const ChBoard *solved, ChRandom *random)
{
    for (int i = 0; i < 60; i++) {
        const int cell = (int)ch_random_below(random, CH_CELLS);
        const int digit = (int)ch_random_below(random, CH_DIGITS);
        if (board->digit[cell] == CH_NO_DIGIT && solved->digit[cell] != digit &&
            ch_board_has(board, CH_CANDIDATE(cell, digit)))
            ch_board_remove(board, cell, digit);
    }
}

Test(worlds, fail_by_chains_where_all_of_a_constraint_rule_them_out)
{
    ChEngine *const engine = new_engine();
    const ChPlan singles = plan_of("pointing,naked-pair");
    const ChPlan all = plan_of(NULL);
    ChRandom random = seeded("fail_by_chains");
    int count[2] = {0};

    for (int i = 0; i < PUZZLES; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        ch_engine_solve(engine, &puzzle, &singles, false);
        ChBoard board = engine->board;
        ch_engine_solve(engine, &puzzle, &all, false);
        for (int round = 0; round < 4; round++) {
            compare_failing(&board, i, count);
            thin_out(&board, &engine->board, &random);
        }
    }
    cr_expect_gt(count[false], 1000);
    cr_expect_gt(count[true], 1000);
    free(engine);
}

/* test_pseudo_boolean.c - Pseudo-Boolean proofs are accepted by a checker written apart, and those
 * of weaker formulas are not.
 *
 * CH_PROOFS is the number of puzzles of each list; without it a sample is taken.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"
#include "pb_checker.h"
#include "prove.h"

enum { SAMPLE = 10 / CH_THINNING + 1, CHANGED = 300 / CH_THINNING };

static ChSearch search;

static void expect_proved(const Proof *proof, const char *what, int number)
{
    const char *const error =
        check_pseudo_boolean(ch_text_string(&proof->formula), ch_text_string(&proof->proof));

    cr_expect(proof->is_whole, "%s %d: not every conclusion was derived", what, number);
    cr_expect(error == NULL, "%s %d: %s", what, number, error);
}

/* ---- the checker ---- */

#define BEGIN "pseudo-Boolean proof version 3.0\nf 3;\n"
#define END "output NONE;\nconclusion UNSAT : 4;\nend pseudo-Boolean proof;\n"

/* Three pigeons of which two at least sit in one place. */
static const char pigeons[] = "* #variable= 3 #constraint= 3\n* three\n"
                              "+1 x1 +1 x2 >= 1 ;\n+1 x3 >= 1 ;\n-1 x1 -1 x2 -1 x3 >= -1 ;\n";

static void expect_refused(const char *proof, const char *error)
{
    const char *const found = check_pseudo_boolean(pigeons, proof);

    cr_expect(found != NULL && strstr(found, error) != NULL, "%s: %s instead of %s", proof,
              found != NULL ? found : "accepted", error);
}

Test(pseudo_boolean, the_checker_accepts_a_proof_and_nothing_less)
{
    cr_expect_null(check_pseudo_boolean(pigeons, BEGIN "pol 1 2 + 3 +;\n" END));
    cr_expect_null(check_pseudo_boolean(pigeons, BEGIN "rup >= 1;\n" END));
    expect_refused(BEGIN "pol 1 3 +;\n" END, "no contradiction");
    expect_refused(BEGIN "pol 1 2 + 5 +;\n" END, "no constraint");
    expect_refused(BEGIN "del id 2;\npol 1 2 + 3 +;\n" END, "no constraint");
    expect_refused(BEGIN "del id 2;\nrup >= 1;\n" END, "does not follow");
    expect_refused(BEGIN "red >= 1;\n" END, "unknown");
    expect_refused(BEGIN "pol 1 2 + 3 +;\n", "unknown");
    expect_refused("pseudo-Boolean proof version 3.0\nf 2;\n" END, "another number");
    expect_refused("", "version 3.0");
    cr_expect_not_null(check_pseudo_boolean("* #variable= 3 #constraint= 2\n+1 x1 >= 1 ;\n", ""));
}

/* ---- puzzles ---- */

static void check_log(const ChLog *log, const char *what, int number)
{
    static Proof proof;

    prove_log(&proof, &ch_proof_pseudo_boolean, log);
    expect_proved(&proof, what, number);
}

Test(pseudo_boolean, the_known_lists_are_proved, .timeout = 36000)
{
    solve_shared_lists(SAMPLE, check_log);
}

/* A fish of five rows is one sum and its eliminations, without a lemma. */
Test(pseudo_boolean, a_fish_is_one_sum)
{
    static ChLog log;
    static _Alignas(max_align_t) unsigned char memory[CH_LOG_MEMORY];
    static Proof proof;
    char text[] =
        "squirmbag; .2..3.8..39..8.......4...1.....9...1.1.2....9.6.7...53.7...5.2.4...7..3..."
        "9.64...; r9c1=2 r9c4=8; r7c7<>1 r8c7<>1";
    CaseLine line;
    int rules = 0;

    cr_assert_null(read_case_line(text, &line));
    cr_assert(log_of_case(&log, &line, memory));
    prove_log(&proof, &ch_proof_pseudo_boolean, &log);
    expect_proved(&proof, "squirmbag", 1);
    cr_expect_eq(proof.summed, 1);
    for (const char *at = ch_text_string(&proof.proof); (at = strstr(at, "rup")) != NULL; at++)
        rules++;
    cr_expect_eq(rules, 2 + 1, "two eliminations and the contradiction");
    free_proof(&proof);
}

/* ---- changed formulas ---- */

/* Returns a given without which the puzzle has several solutions. */
static int needed_given(ChPuzzle *puzzle, ChRandom *random)
{
    while (true) {
        const int cell = (int)ch_random_below(random, CH_CELLS);
        const uint8_t digit = puzzle->given[cell];
        uint64_t solutions;
        if (digit == CH_NO_DIGIT)
            continue;
        puzzle->given[cell] = CH_NO_DIGIT;
        const ChCandidateSet alive = ch_alive_givens(puzzle);
        cr_assert_eq(ch_search_count(&search, &alive, 2, CH_SEARCH_NO_LIMIT, &solutions), CH_OK);
        puzzle->given[cell] = digit;
        if (solutions > 1)
            return CH_CANDIDATE(cell, digit);
    }
}

/* A formula that lacks a given has a solution, so nothing refutes it: a checker that accepts a
 * proof is wrong. */
Test(pseudo_boolean, no_proof_of_a_weaker_formula_is_accepted)
{
    static Proof proof;
    ChEngine *const engine = new_engine();
    ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("no_proof_of_a_weaker_formula_is_accepted");

    ch_plan_remove_unique(&plan);
    for (int i = 0; i < CHANGED; i++) {
        ChPuzzle puzzle;
        char given[40];
        generate_puzzle(&search, 3, (uint64_t)i / 10, &puzzle);
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
        prove_log(&proof, &ch_proof_pseudo_boolean, &engine->log);
        if (i % 10 == 0)
            expect_proved(&proof, "puzzle", i);
        snprintf(given, sizeof given, "\n+1 x%d >= 1 ;",
                 ch_formula_variable(needed_given(&puzzle, &random)));
        char *const line = strstr(proof.formula.data, given);
        cr_assert_not_null(line);
        line[strlen(given) - 3] = '0';
        cr_expect_not_null(
            check_pseudo_boolean(ch_text_string(&proof.formula), ch_text_string(&proof.proof)),
            "formula %d", i);
    }
    free_proof(&proof);
    free(engine);
}

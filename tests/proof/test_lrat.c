/* test_lrat.c - Proofs in LRAT are accepted by a checker written apart, and changed ones are not.
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
#include "lrat_checker.h"
#include "prove.h"

enum { SAMPLE = 40 / CH_THINNING, GENERATED = 200 / CH_THINNING, CHANGED = 300 };

static ChSearch search;

static const char *check(const Proof *proof)
{
    return check_lrat(ch_text_string(&proof->formula), ch_text_string(&proof->proof));
}

static void expect_proved(const Proof *proof, const char *what, int number)
{
    const char *const error = check(proof);

    cr_expect(proof->is_whole, "%s %d: not every conclusion was derived", what, number);
    cr_expect(error == NULL, "%s %d: %s", what, number, error);
}

/* ---- the checker ---- */

/* Two variables that can neither be equal nor different. */
static const char square[] = "c four clauses\np cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";

static void expect_refused(const char *formula, const char *proof, const char *error)
{
    const char *const found = check_lrat(formula, proof);

    cr_expect(found != NULL && strstr(found, error) != NULL, "%s: %s instead of %s", proof,
              found != NULL ? found : "accepted", error);
}

Test(lrat, the_checker_accepts_a_proof_and_nothing_less)
{
    cr_expect_null(check_lrat(square, "5 2 0 1 2 0\n5 d 1 0\n6 0 5 3 4 0\n"));
    expect_refused(square, "5 2 0 1 2 0\n", "does not end");
    expect_refused(square, "5 2 0 1 0\n6 0 5 3 4 0\n", "prove nothing");
    expect_refused(square, "5 -2 0 1 2 0\n6 0 5 3 4 0\n", "is true");
    expect_refused(square, "5 0 1 2 3 4 0\n", "two literals");
    expect_refused(square, "5 2 0 1 2 0\n5 d 5 0\n6 0 5 3 4 0\n", "no clause");
    expect_refused(square, "5 2 0 1 9 0\n", "no clause");
    expect_refused(square, "4 2 0 1 2 0\n", "do not rise");
    expect_refused(square, "5 3 0 1 2 0\n", "out of range");
    expect_refused(square, "c step 1\n", "a number is missing");
    expect_refused("p cnf 2 5\n1 2 0\n", "", "a number is missing");
    expect_refused("p cnf 2 1\n1 2 0\n1 0\n", "", "more clauses");
}

/* ---- the formula ---- */

/* Reads the clauses of a formula into CLAUSE, each ended by 0; returns their number. */
static int read_clauses(const char *formula, int (*clause)[90], int most)
{
    const char *text = strstr(formula, "p cnf");
    int count = 0;
    int length = 0;

    for (text += strcspn(text, "\n"); count < most; text += strcspn(text, " \n")) {
        text += strspn(text, " \n");
        if (*text == '\0')
            return count;
        cr_assert_lt(length, 90);
        clause[count][length++] = atoi(text);
        if (clause[count][length - 1] == 0) {
            count++;
            length = 0;
        }
    }
    return count;
}

/* Returns the row, column or digit of a variable, from 1. */
static int part_of(int variable, int unit)
{
    return (variable - 1) / unit % 9;
}

static bool conflict(int a, int b)
{
    const int row = part_of(a, 81), column = part_of(a, 9);
    const bool same_cell = (a - 1) / 9 == (b - 1) / 9;
    const bool same_box = row / 3 == part_of(b, 81) / 3 && column / 3 == part_of(b, 9) / 3;

    if (same_cell)
        return a != b;
    return part_of(a, 1) == part_of(b, 1) &&
           (row == part_of(b, 81) || column == part_of(b, 9) || same_box);
}

/* The formula is written out again from the rules: 324 clauses of nine candidates that conflict
 * pairwise, each set once; every pair that conflicts, once; the givens; and the solution. */
Test(lrat, the_formula_is_the_rules_the_givens_and_the_last_clause)
{
    static int clause[12000][90];
    static bool seen[CH_CANDIDATES + 1][CH_CANDIDATES + 1];
    static Proof proof;
    ChEngine *const engine = new_engine();
    ChPlan plan = plan_of(NULL);
    uint8_t solution[CH_CELLS];
    const ChPuzzle puzzle = solved_puzzle(&search, 7, 0, solution);
    int given = 0;

    ch_plan_remove_unique(&plan);
    cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
    cr_assert_eq(engine->log.outcome, CH_SOLVED);
    prove_log(&proof, &ch_proof_lrat, &engine->log);
    const int count = read_clauses(ch_text_string(&proof.formula), clause, 12000);
    for (int i = 0; i < 324; i++) {
        for (int j = 0; j < 9; j++)
            for (int k = 0; k < j; k++)
                cr_assert(conflict(clause[i][j], clause[i][k]), "clause %d", i + 1);
        cr_assert_eq(clause[i][9], 0);
        for (int k = 0; k < i; k++)
            cr_assert_neq(memcmp(clause[i], clause[k], 9 * sizeof(int)), 0, "clause %d", i + 1);
    }
    for (int i = 324; i < 324 + 10206; i++) {
        const int a = -clause[i][0], b = -clause[i][1];
        cr_assert(a > 0 && b > a && conflict(a, b) && clause[i][2] == 0 && !seen[a][b]);
        seen[a][b] = true;
    }
    for (int i = 324 + 10206; i < count - 1; i++, given++) {
        const int cell = CH_CELL_AT(part_of(clause[i][0], 81), part_of(clause[i][0], 9));
        cr_assert(clause[i][1] == 0 && puzzle.given[cell] == part_of(clause[i][0], 1));
    }
    for (int cell = 0; cell < CH_CELLS; cell++)
        given -= puzzle.given[cell] != CH_NO_DIGIT;
    cr_expect_eq(given, 0);
    for (int i = 0; i < 81; i++) {
        const int variable = -clause[count - 1][i];
        const int cell = CH_CELL_AT(part_of(variable, 81), part_of(variable, 9));
        cr_assert(variable > 0 && solution[cell] == part_of(variable, 1));
    }
    cr_expect_eq(clause[count - 1][81], 0);
    free_proof(&proof);
    free(engine);
}

/* ---- puzzles ---- */

static void check_log(const ChLog *log, const char *what, int number)
{
    static Proof proof;

    prove_log(&proof, &ch_proof_lrat, log);
    expect_proved(&proof, what, number);
}

Test(lrat, the_known_lists_are_proved, .timeout = 36000)
{
    solve_shared_lists(SAMPLE, check_log);
}

/* Generated puzzles: whole, stuck, without a solution, with several, with pencil marks, and with
 * steps that assume one solution, which become axioms. */
Test(lrat, every_outcome_is_proved)
{
    static const char *const lists[] = {NULL, "singles", "singles,pointing,naked-pair"};
    ChEngine *const engine = new_engine();
    ChRandom random = seeded("every_outcome_is_proved");
    int outcomes[CH_AMBIGUOUS + 1] = {0};
    int axioms = 0;

    for (int i = 0; i < GENERATED; i++) {
        const ChPlan plan = plan_of(lists[i % 3]);
        ChPuzzle puzzle;
        generate_puzzle(&search, 5, (uint64_t)i, &puzzle);
        if (i % 4 == 1)
            puzzle.given[ch_random_below(&random, CH_CELLS)] = (uint8_t)ch_random_below(&random, 9);
        if (i % 4 == 2) {
            const ChCandidateSet alive = ch_alive_givens(&puzzle);
            ch_puzzle_clear(&puzzle);
            puzzle.has_marks = true;
            puzzle.marks = alive;
        }
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
        outcomes[engine->log.outcome]++;
        if (engine->log.outcome == CH_AMBIGUOUS)
            continue;
        for (uint32_t k = 0; k < engine->log.count; k++)
            axioms += ch_step_assumes_unique(&engine->log.step[k]);
        check_log(&engine->log, "generated puzzle", i);
    }
    cr_expect_gt(outcomes[CH_SOLVED], 0);
    cr_expect_gt(outcomes[CH_STUCK], 0);
    cr_expect_gt(outcomes[CH_CONTRADICTION], 0);
    cr_expect_gt(axioms, 0);
    free(engine);
}

/* ---- blocks ---- */

/* The blocks of a proof, put together. */
typedef struct Blocks {
    ChText whole;
    int count;
} Blocks;

static void add_block(void *context, ChText *proof)
{
    Blocks *const blocks = context;

    cr_assert_geq(proof->length, CH_PROOF_BLOCK);
    ch_text_add(&blocks->whole, proof->data, proof->length);
    blocks->count++;
    ch_text_clear(proof);
}

/* A writer whose proof is taken from it writes the same bytes, and holds a block and a clause. */
Test(lrat, a_long_proof_is_written_in_blocks)
{
    static Proof whole, proof;
    ChEngine *const engine = new_engine();
    const ChPuzzle puzzle = puzzle_of(
        "3....2..5.8..........59..1...2..7...8......6.7....6..9..12..8..2....5..7...6..3..");
    ChPlan plan = plan_of(NULL);
    Blocks blocks = {CH_TEXT_EMPTY, 0};

    ch_plan_remove_unique(&plan);
    cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
    prove_log(&whole, &ch_proof_lrat, &engine->log);
    prove_log_in_blocks(&proof, &ch_proof_lrat, &engine->log, add_block, &blocks);
    ch_text_add(&blocks.whole, ch_text_string(&proof.proof), proof.proof.length);
    cr_expect_str_eq(ch_text_string(&blocks.whole), ch_text_string(&whole.proof));
    cr_expect_str_eq(ch_text_string(&proof.formula), ch_text_string(&whole.formula));
    cr_expect_geq(blocks.count, 3);
    cr_expect_gt(whole.proof.capacity, 3 * CH_PROOF_BLOCK);
    cr_expect_leq(proof.proof.capacity, 2 * CH_PROOF_BLOCK);
    ch_text_free(&blocks.whole);
    free_proof(&whole);
    free_proof(&proof);
    free(engine);
}

/* ---- changed proofs ---- */

/* A line of a proof, split at its blanks. */
typedef struct Line {
    int count;
    int literals; /* of an added clause; -1 for a deletion */
    char word[4000][12];
} Line;

static void read_line(const char *text, Line *line)
{
    *line = (Line){.literals = -1};
    while (*text != '\n') {
        const size_t length = strcspn(text, " \n");
        cr_assert(length < 12 && line->count < 4000);
        snprintf(line->word[line->count++], 12, "%.*s", (int)length, text);
        text += length + (text[length] == ' ');
    }
    if (strcmp(line->word[1], "d") == 0)
        return;
    for (line->literals = 0; strcmp(line->word[line->literals + 1], "0") != 0; line->literals++)
        ;
}

static void remove_word(Line *line, int at)
{
    memmove(line->word[at], line->word[at + 1],
            (size_t)(--line->count - at) * sizeof line->word[0]);
}

/* Changes a line so that it cannot be right: it loses a hint, or a literal, or a literal is
 * negated.  The last line, which has no literal, always loses a hint. */
static void spoil_line(Line *line, ChRandom *random)
{
    const int hints = line->count - line->literals - 3;
    const uint32_t way = line->literals == 0 ? 0 : ch_random_below(random, 3);
    const int literal = 1 + (int)ch_random_below(random, (uint32_t)line->literals + (way == 0));
    char negated[12];

    if (way == 0)
        remove_word(line, line->literals + 2 + (int)ch_random_below(random, (uint32_t)hints));
    else if (way == 1)
        remove_word(line, literal);
    else {
        snprintf(negated, sizeof negated, "%d", -atoi(line->word[literal]));
        strcpy(line->word[literal], negated);
    }
}

/* Returns a copy of the proof in which one line of an added clause is spoilt. */
static char *spoil_proof(const char *proof, ChRandom *random)
{
    static Line line;
    char *const spoilt = malloc(strlen(proof) + 100);
    int lines = 0;

    for (const char *text = proof; *text != '\0'; text++)
        lines += *text == '\n';
    for (int chosen = (int)ch_random_below(random, (uint32_t)lines);;
         chosen = (chosen + 1) % lines) {
        const char *text = proof;
        for (int i = 0; i < chosen; i++)
            text = strchr(text, '\n') + 1;
        read_line(text, &line);
        if (line.literals < 0)
            continue;
        spoil_line(&line, random);
        char *at = spoilt + sprintf(spoilt, "%.*s", (int)(text - proof), proof);
        for (int i = 0; i < line.count; i++)
            at += sprintf(at, "%s ", line.word[i]);
        strcpy(at - 1, strchr(text, '\n'));
        return spoilt;
    }
}

Test(lrat, no_changed_proof_is_accepted)
{
    static Proof proof;
    ChEngine *const engine = new_engine();
    ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("no_changed_proof_is_accepted");

    ch_plan_remove_unique(&plan);
    for (int i = 0; i < CHANGED; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 3, (uint64_t)i / 10, &puzzle);
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
        prove_log(&proof, &ch_proof_lrat, &engine->log);
        if (i % 10 == 0)
            expect_proved(&proof, "puzzle", i);
        char *const spoilt = spoil_proof(ch_text_string(&proof.proof), &random);
        cr_expect_not_null(check_lrat(ch_text_string(&proof.formula), spoilt),
                           "changed proof %d is accepted", i);
        free(spoilt);
    }
    free_proof(&proof);
    free(engine);
}

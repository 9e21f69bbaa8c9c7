/* test_kernels.c - Every kernel that this processor runs equals the scalar one: the same solutions
 * in the same order, after the same number of nodes, whatever the budget.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bruteforce.h"
#include "kernel_named.h"
#include "random_puzzles.h"
#include "reference.h"

enum {
    MOST = 100,   /* solutions compared */
    BUDGET = 2000 /* a diverging search is compared up to here */
};

static ChSearch search;
static RandomPool pool;

/* A search step by step.  Index COUNT is the end: no further solution, if `limit` was not
 * reached. */
typedef struct Trace {
    int count;
    uint64_t solution[MOST]; /* hashes */
    uint64_t nodes[MOST + 1];
    ChStatus status;
} Trace;

/* The parameters of a search. */
typedef struct Query {
    const ChCandidateSet *alive;
    int limit;
    const ChRandom *random; /* NULL: none; it is copied */
    uint64_t budget;
} Query;

static uint64_t hash_of(const uint8_t *solution)
{
    uint64_t hash = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        hash = (hash ^ solution[cell]) * UINT64_C(0x9e3779b97f4a7c15) + 1;
    return hash;
}

static Trace trace_search(const ChKernel *kernel, const Query *q)
{
    ChRandom random = {q->random == NULL ? 0 : q->random->state};
    uint8_t solution[CH_CELLS];
    Trace t = {0};

    ch_search_start_with(&search, kernel, q->alive, q->random == NULL ? NULL : &random, q->budget);
    while (t.count < q->limit && ch_search_next(&search, solution)) {
        t.nodes[t.count] = ch_search_nodes(&search);
        t.solution[t.count++] = hash_of(solution);
    }
    t.nodes[t.count] = ch_search_nodes(&search);
    t.status = ch_search_status(&search);
    return t;
}

static void report_difference(const char *what, const ChKernel *kernel, const Query *q,
                              const Trace *a, const Trace *b)
{
    char text[RANDOM_TEXT];

    random_text(q->alive, text);
    cr_expect_fail("%s, %s: %d solutions in %llu nodes, not %d in %llu; limit %d, budget %llu\n%s",
                   what, kernel->name, b->count, (unsigned long long)b->nodes[b->count], a->count,
                   (unsigned long long)a->nodes[a->count], q->limit, (unsigned long long)q->budget,
                   text);
}

/* Returns whether CUT, a run with a budget, agrees with WHOLE. They are equal if the budget
 * suffices; else CUT is the same up to where it stops, and ends with CH_BUDGET. */
static bool is_cut(const Trace *whole, const Trace *cut, uint64_t budget)
{
    const int count = cut->count;

    if (budget >= whole->nodes[whole->count])
        return memcmp(whole, cut, sizeof *cut) == 0;
    return count < whole->count + 1 && cut->status == CH_BUDGET && cut->nodes[count] <= budget &&
           whole->nodes[count] > budget &&
           memcmp(whole->solution, cut->solution, (size_t)count * sizeof cut->solution[0]) == 0 &&
           memcmp(whole->nodes, cut->nodes, (size_t)count * sizeof cut->nodes[0]) == 0;
}

static void compare_kernels(const char *what, const Query *q, const Trace *whole)
{
    const ChKernel *const scalar = kernel_named("scalar");
    const Trace expected = trace_search(scalar, q);

    if (!is_cut(whole, &expected, q->budget))
        report_difference(what, scalar, q, whole, &expected);
    for (int i = 0; i < ch_kernel_count; i++) {
        if (!ch_kernels[i].runs())
            continue;
        const Trace found = trace_search(&ch_kernels[i], q);
        if (memcmp(&found, &expected, sizeof found) != 0)
            report_difference(what, &ch_kernels[i], q, &expected, &found);
    }
}

/* Compares with all budgets around the end, and some below. */
static void compare_budgets(const char *what, const ChCandidateSet *alive, int limit,
                            const ChRandom *random)
{
    Query q = {alive, limit, random, BUDGET};
    const Trace whole = trace_search(kernel_named("scalar"), &q);
    const uint64_t nodes = whole.nodes[whole.count];

    compare_kernels(what, &q, &whole);
    for (q.budget = nodes < 3 ? 0 : nodes - 3; q.budget < nodes + 3; q.budget++)
        if (q.budget <= BUDGET)
            compare_kernels(what, &q, &whole);
    for (q.budget = 0; q.budget < nodes; q.budget = 2 * q.budget + 1)
        compare_kernels(what, &q, &whole);
}

static void prepare_search(const char *test, uint64_t seed)
{
    random_pool_fill(&pool, reference_random(test, seed).state);
    memset(&search, 0xa5, sizeof search); /* nothing of an earlier search may matter */
    for (int i = 0; i < ch_kernel_count; i++)
        fprintf(stderr, "# kernel %s: %s\n", ch_kernels[i].name,
                ch_kernels[i].runs() ? "compared" : "skipped, this processor does not run it");
}

/* ---- alignment of a search ---- */

/* Memory from malloc is sufficiently aligned, also on a processor with wider vectors. */
Test(kernels, memory_is_no_more_aligned_than_malloc_makes_it)
{
    enum { WIDEST = 64 };
    unsigned char *const block =
        aligned_alloc(WIDEST, (sizeof(ChSearch) + 2 * WIDEST - 1) / WIDEST * WIDEST);
    ChSearch *const shifted = (void *)(block + _Alignof(max_align_t));
    uint64_t count;

    cr_assert(block != NULL && _Alignof(ChSearch) <= _Alignof(max_align_t));
    prepare_search("memory_is_no_more_aligned", 46);
    for (int i = 0; i < 200; i++) {
        const RandomPosition position = random_position(&pool);
        const Query q = {&position.alive, MOST, NULL, BUDGET};
        for (int k = 0; k < ch_kernel_count; k++) {
            if (!ch_kernels[k].runs())
                continue;
            const Trace expected = trace_search(&ch_kernels[k], &q);
            ch_search_start_with(shifted, &ch_kernels[k], &position.alive, NULL, q.budget);
            for (count = 0; count < MOST && ch_search_next(shifted, NULL);)
                count++;
            cr_expect_eq(count, (uint64_t)expected.count);
            cr_expect_eq(ch_search_nodes(shifted), expected.nodes[expected.count]);
        }
    }
    free(block);
}

/* ---- the list of kernels ---- */

Test(kernels, the_last_one_is_scalar_and_runs_everywhere)
{
    const ChKernel *const last = &ch_kernels[ch_kernel_count - 1];

    cr_expect_str_eq(last->name, "scalar");
    cr_expect(last->runs());
    cr_expect(ch_kernel_best()->runs());
    cr_expect_null(kernel_named("abacus"));
    for (int i = 0; i < ch_kernel_count; i++)
        cr_expect_eq(kernel_named(ch_kernels[i].name), &ch_kernels[i]);
}

/* ---- the same results from all ---- */

Test(kernels, positions_of_all_kinds, .timeout = 600)
{
    prepare_search("positions_of_all_kinds", 41);
    for (int i = 0; i < 5000 / RANDOM_PART; i++) {
        const RandomPosition position = random_position_of(&pool, (RandomKind)(i % RANDOM_KINDS));
        compare_budgets("position", &position.alive, (int)position.limit, NULL);
    }
}

Test(kernels, choices_at_random, .timeout = 600)
{
    prepare_search("choices_at_random", 42);
    for (int i = 0; i < 1500 / RANDOM_PART; i++) {
        const RandomPosition position = random_position(&pool);
        const ChRandom random = {ch_random_next(&pool.random)};
        compare_budgets("random choices", &position.alive, (int)position.limit, &random);
    }
}

Test(kernels, sets_without_a_grid_in_mind, .timeout = 600)
{
    prepare_search("sets_without_a_grid", 43);
    for (int i = 0; i < 1000 / RANDOM_PART; i++) {
        const ChCandidateSet alive = random_marks(&pool, 45 + (uint32_t)i % 40, false);
        compare_budgets("random set", &alive, 10, NULL);
    }
}

Test(kernels, a_solution_need_not_be_told)
{
    uint64_t count = 0;

    prepare_search("a_solution_need_not", 44);
    for (int i = 0; i < 500; i++) {
        const RandomPosition position = random_position(&pool);
        for (int k = 0; k < ch_kernel_count; k++) {
            if (!ch_kernels[k].runs())
                continue;
            const Query q = {&position.alive, MOST, NULL, BUDGET};
            const Trace other = trace_search(&ch_kernels[k], &q);
            ch_search_start_with(&search, &ch_kernels[k], &position.alive, NULL, q.budget);
            for (count = 0; count < MOST && ch_search_next(&search, NULL);)
                count++;
            cr_expect_eq(count, (uint64_t)other.count);
            cr_expect_eq(ch_search_nodes(&search), other.nodes[other.count]);
        }
    }
}

/* Bits beyond the last candidate are ignored. */
Test(kernels, stray_bits)
{
    prepare_search("stray_bits", 45);
    for (int i = 0; i < 200; i++) {
        const RandomPosition position = random_position(&pool);
        const Query q = {&position.alive, MOST, NULL, BUDGET};
        ChCandidateSet strayed = position.alive;
        strayed.word[11] |= ~UINT64_C(0) << CH_CANDIDATES % 64;
        const Query stray = {&strayed, MOST, NULL, BUDGET};
        const Trace expected = trace_search(kernel_named("scalar"), &q);
        compare_kernels("stray bits", &stray, &expected);
    }
}

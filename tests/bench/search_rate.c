/* search_rate.c - measures how many puzzles a second the search decides: 0, 1 or more solutions.
 *
 *      search_rate LIST [--kernel NAME] [--rounds N]
 *      search_rate --kernels                           names those that run here, a line each
 *
 * LIST has a puzzle of 81 characters at the start of each line; other lines are skipped.  A round
 * starts from the characters and ends at the second solution, or when there are no more: it reads
 * the cells, computes their candidates and counts.  An untimed round comes first and looks at the
 * solutions too.  NAME may be `plain`, the search of the first release.  The output is one JSON
 * object:
 *
 *      guesses     choices made: nodes / 2, since the start is one node and a choice has two sides;
 *                  a lower bound where a second solution left sides unexplored
 *      unguessed   the share of puzzles that needed none
 *      checksum    over counts and solutions in their order: the same for all kernels, and for
 *                  `plain` too where each puzzle has one solution
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bruteforce.h"
#include "kernel_named.h"
#include "plain_search.h"
#include "puzzle_list.h"

enum { LIMIT = 2, ROUNDS = 5, MOST_ROUNDS = 1000 };

typedef struct Outcome {
    bool with_solutions; /* whether the checksum is wanted */
    uint64_t last_nodes; /* of the last puzzle searched */
    uint64_t solutions;
    uint64_t nodes;
    uint64_t guesses;
    uint64_t unguessed;
    uint64_t checksum;
} Outcome;

static void add_solution(uint64_t *checksum, const uint8_t *solution)
{
    uint64_t hash = *checksum ^ solution[CH_CELLS - 1];

    for (int i = 0; i < CH_CELLS - 1; i += 8) {
        uint64_t eight;
        memcpy(&eight, solution + i, sizeof eight);
        hash = (hash ^ eight) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 32;
    }
    *checksum = hash;
}

/* ---- a puzzle to its second solution ---- */

static int count_plainly(const ChCandidateSet *alive, Outcome *outcome)
{
    static ChPlainSearch search;
    uint8_t solution[CH_CELLS];
    int count = 0;

    ch_plain_start(&search, alive, NULL, CH_PLAIN_NO_LIMIT);
    for (; count < LIMIT && ch_plain_next(&search, solution); count++)
        if (outcome->with_solutions)
            add_solution(&outcome->checksum, solution);
    outcome->last_nodes = search.nodes;
    return count;
}

static int count_with(const ChKernel *kernel, const ChCandidateSet *alive, Outcome *outcome)
{
    static ChSearch search;
    uint8_t solution[CH_CELLS];
    int count = 0;

    ch_search_start_with(&search, kernel, alive, NULL, CH_SEARCH_NO_LIMIT);
    if (outcome->with_solutions)
        for (; count < LIMIT && ch_search_next(&search, solution); count++)
            add_solution(&outcome->checksum, solution);
    else
        while (count < LIMIT && ch_search_next(&search, NULL))
            count++;
    outcome->last_nodes = ch_search_nodes(&search);
    return count;
}

static int complain(const char *what, const char *which)
{
    fprintf(stderr, "search_rate: %s %s\n", what, which);
    return 2;
}

/* ---- a round ---- */

/* KERNEL is NULL for the plain search. */
static Outcome run_round(const List *list, const ChKernel *kernel, bool with_solutions)
{
    Outcome outcome = {.with_solutions = with_solutions};
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    for (size_t i = 0; i < list->count; i++) {
        read_puzzle(list, i, &puzzle);
        const ChCandidateSet alive = ch_alive_givens(&puzzle);
        const int count =
            kernel == NULL ? count_plainly(&alive, &outcome) : count_with(kernel, &alive, &outcome);
        outcome.checksum += (uint64_t)count;
        outcome.solutions += (uint64_t)count;
        outcome.nodes += outcome.last_nodes;
        outcome.guesses += outcome.last_nodes / 2;
        outcome.unguessed += outcome.last_nodes < 2;
    }
    return outcome;
}

static int compare_seconds(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* ---- the report ---- */

static void print_report(const char *kernel, size_t puzzles, const double *seconds, int rounds,
                         const Outcome *outcome)
{
    const double count = (double)puzzles;
    const double median = (seconds[(rounds - 1) / 2] + seconds[rounds / 2]) / 2;

    printf("{\"kernel\": \"%s\", \"puzzles\": %zu, \"rounds\": %d, \"seconds\": %.6f, "
           "\"median_seconds\": %.6f, \"puzzles_per_second\": %.0f, "
           "\"median_puzzles_per_second\": %.0f, \"nodes_per_puzzle\": %.3f, "
           "\"guesses_per_puzzle\": %.3f, \"unguessed\": %.4f, \"solutions\": %llu, "
           "\"checksum\": \"%016llx\"}\n",
           kernel, puzzles, rounds, seconds[0], median, count / seconds[0], count / median,
           (double)outcome->nodes / count, (double)outcome->guesses / count,
           (double)outcome->unguessed / count, (unsigned long long)outcome->solutions,
           (unsigned long long)outcome->checksum);
}

static int measure(const List *list, const ChKernel *kernel, int rounds)
{
    static double seconds[MOST_ROUNDS];
    const Outcome outcome = run_round(list, kernel, true);

    for (int i = 0; i < rounds; i++) {
        const double start = now();
        const Outcome again = run_round(list, kernel, false);
        seconds[i] = now() - start;
        if (again.solutions != outcome.solutions || again.nodes != outcome.nodes)
            return complain("rounds differ", kernel == NULL ? "plain" : kernel->name);
    }
    qsort(seconds, (size_t)rounds, sizeof seconds[0], compare_seconds);
    print_report(kernel == NULL ? "plain" : kernel->name, list->count, seconds, rounds, &outcome);
    return 0;
}

/* ---- the command line ---- */

static int usage(void)
{
    fputs("usage: search_rate LIST [--kernel NAME] [--rounds 1..1000]\n"
          "       search_rate --kernels\n",
          stderr);
    return 2;
}

static int name_kernels(void)
{
    for (int i = 0; i < ch_kernel_count; i++)
        if (ch_kernels[i].runs())
            puts(ch_kernels[i].name);
    puts("plain");
    return 0;
}

static int measure_file(const char *path, const ChKernel *kernel, int rounds)
{
    List list = read_list(path);
    const int result = list.count == 0 ? 2 : measure(&list, kernel, rounds);

    free_list(&list);
    return result;
}

int main(int argc, char **argv)
{
    const ChKernel *kernel = ch_kernel_best();
    int rounds = ROUNDS;

    if (argc == 2 && strcmp(argv[1], "--kernels") == 0)
        return name_kernels();
    if (argc < 2 || argc % 2 != 0)
        return usage();
    for (int i = 2; i < argc; i += 2)
        if (strcmp(argv[i], "--rounds") == 0)
            rounds = atoi(argv[i + 1]);
        else if (strcmp(argv[i], "--kernel") != 0)
            return usage();
        else if (strcmp(argv[i + 1], "plain") == 0)
            kernel = NULL;
        else if ((kernel = kernel_named(argv[i + 1])) == NULL || !kernel->runs())
            return complain("no such kernel here", argv[i + 1]);
    if (rounds < 1 || rounds > MOST_ROUNDS)
        return usage();
    return measure_file(argv[1], kernel, rounds);
}

/* solutions.c - Prints the search's results in a form that can be compared between machines.
 *
 * Standard input has a puzzle at the start of each line: 81 cells, row by row, then a blank or
 * nothing.  Prints for each of them a line:
 *
 *      the first solutions, three at most:     how many, their hash in their order, nodes
 *      a solution seeded by the line number:     its hash, nodes
 *
 * from the scalar kernel.  Standard error lists the kernels compared, lines that are no puzzles,
 * and puzzles where another kernel differs from the scalar one.  With such lines or puzzles, or
 * without any puzzle, the exit status is 1; also where vectors of lanes.h differ from their plain
 * versions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "bruteforce.h"
#include "lanes.h"
#include "wide.h"

enum { MOST = 3, BUDGET = 100000, LINE_SIZE = 256 };

/* The result of a search. */
typedef struct Outcome {
    int count;
    uint64_t hash; /* of the solutions, the status and the random number that would come next */
    uint64_t nodes;
} Outcome;

typedef struct Answer {
    Outcome first;
    Outcome random;
} Answer;

static ChSearch search;

static uint64_t mix_hash(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

static Outcome run_search(const ChKernel *kernel, const ChCandidateSet *alive, ChRandom *random,
                          int most)
{
    uint8_t solution[CH_CELLS];
    Outcome outcome = {0, 0, 0};

    memset(&search, 0xa5, sizeof search); /* nothing of an earlier search may matter */
    ch_search_start_with(&search, kernel, alive, random, BUDGET);
    while (outcome.count < most && ch_search_next(&search, solution)) {
        outcome.count++;
        for (int cell = 0; cell < CH_CELLS; cell++)
            outcome.hash = mix_hash(outcome.hash, solution[cell]);
    }
    outcome.hash = mix_hash(outcome.hash, (uint64_t)ch_search_status(&search));
    if (random != NULL)
        outcome.hash = mix_hash(outcome.hash, ch_random_next(random));
    outcome.nodes = ch_search_nodes(&search);
    return outcome;
}

static Answer answer_of(const ChKernel *kernel, const ChCandidateSet *alive, uint64_t seed)
{
    ChRandom random = {seed};
    Answer answer;

    answer.first = run_search(kernel, alive, NULL, MOST);
    answer.random = run_search(kernel, alive, &random, 1);
    return answer;
}

static bool is_same(const Outcome *a, const Outcome *b)
{
    return a->count == b->count && a->hash == b->hash && a->nodes == b->nodes;
}

static void print_answer(FILE *to, const Answer *answer)
{
    fprintf(to, "%d %016" PRIx64 " %" PRIu64 "  %016" PRIx64 " %" PRIu64 "\n", answer->first.count,
            answer->first.hash, answer->first.nodes, answer->random.hash, answer->random.nodes);
}

/* Prints the scalar kernel's answer and compares it with those of all others; false: one differs,
 * which is reported. */
static bool compare_kernels(const ChCandidateSet *alive, long number)
{
    const ChKernel *const scalar = &ch_kernels[ch_kernel_count - 1];
    const Answer expected = answer_of(scalar, alive, (uint64_t)number);
    bool same = true;

    print_answer(stdout, &expected);
    for (int i = 0; i < ch_kernel_count; i++) {
        if (&ch_kernels[i] == scalar || !ch_kernels[i].runs())
            continue;
        const Answer found = answer_of(&ch_kernels[i], alive, (uint64_t)number);
        if (is_same(&found.first, &expected.first) && is_same(&found.random, &expected.random))
            continue;
        fprintf(stderr, "line %ld: %s differs: ", number, ch_kernels[i].name);
        print_answer(stderr, &found);
        same = false;
    }
    return same;
}

static bool read_puzzle(ChPuzzle *puzzle, const char *line)
{
    ch_puzzle_clear(puzzle);
    for (int i = 0; i < CH_CELLS; i++) {
        if (line[i] >= '1' && line[i] <= '9')
            puzzle->given[CH_CELL_AT(i / 9, i % 9)] = (uint8_t)(line[i] - '1');
        else if (line[i] != '.' && line[i] != '0')
            return false;
    }
    return line[CH_CELLS] == '\0' || strchr(" \t\r\n", line[CH_CELLS]) != NULL;
}

/* Reads the start of the next line; the part for which LINE has no room is dropped. False at the
 * end of the input. */
static bool next_line(char line[LINE_SIZE])
{
    char rest[LINE_SIZE];

    if (fgets(line, LINE_SIZE, stdin) == NULL)
        return false;
    for (const char *part = line; strchr(part, '\n') == NULL; part = rest)
        if (fgets(rest, sizeof rest, stdin) == NULL)
            break;
    return true;
}

/* Prints the kernels compared.  A `base` kernel without vectors equals the scalar kernel and is
 * left out. */
static void print_kernels(void)
{
    fputs("kernels:", stderr);
    for (int i = 0; i < ch_kernel_count; i++) {
        if (ch_kernels[i].runs())
            fprintf(stderr, " %s", ch_kernels[i].name);
#ifndef CH_HAS_VECTORS
        if (strcmp(ch_kernels[i].name, "base") == 0)
            fputs(" (base without vectors)", stderr);
#endif
    }
    fputc('\n', stderr);
}

/* Do the vectors of lanes.h agree with their plain versions in random lanes? */
static bool lanes_agree(ChRandom *random)
{
    uint16_t lane[96], plain[96], where[32], among[32];
    const uint64_t cells[2] = {ch_random_next(random), ch_random_next(random) & 0xffffffff};
    const uint16_t bit = (uint16_t)(1u << ch_random_below(random, 9));
    bool same = true;

    for (int i = 0; i < 96; i++)
        lane[i] = (uint16_t)(ch_random_below(random, 512) & ch_random_below(random, 512));
    for (int i = 0; i < 32; i++) {
        where[i] = ch_random_below(random, 2) ? 0xffff : 0;
        among[i] = (uint16_t)ch_random_below(random, 512);
    }
    const ChLaneSummary summary = ch_lanes_summary(lane);
    const ChLaneSummary expected = ch_lanes_summary_plain(lane);
    const ChEight empty = ch_eight_load(lane) == 0;
    const ChEight next_empty = ch_eight_load(lane + 8) == 0;
    same &= summary.none == expected.none && summary.few == expected.few;
    same &= ch_eight_tops(empty, next_empty) == (expected.none & 0xffff);
    same &= ch_eight_any(empty) == ((expected.none & 0xff) != 0);
    same &= ch_lanes_single(lane) == ch_lanes_single_plain(lane);
    same &= ch_lanes_single_in(lane, where, among) == ch_lanes_single_in_plain(lane, where, among);
    memcpy(plain, lane, sizeof lane);
    for (int i = 0; i < 32; i += 8)
        same &= ch_lanes_lose(lane + i, where + i, bit) ==
                ch_lanes_lose_plain(plain + i, where + i, bit);
    for (int i = 0; i < 96; i++) /* only those of the set may become empty */
        if (lane[i] == 0)
            lane[i] = plain[i] = bit | (uint16_t)(bit << 1);
    same &= ch_lanes_clear(lane, cells, bit) == ch_lanes_clear_plain(plain, cells, bit);
    return same && memcmp(lane, plain, sizeof lane) == 0;
}

int main(void)
{
    ChRandom lanes = {1};
    char line[LINE_SIZE];
    ChPuzzle puzzle;
    long number = 0;
    bool ok = true;

    while (next_line(line)) {
        number++;
        if (read_puzzle(&puzzle, line)) {
            const ChCandidateSet alive = ch_alive_givens(&puzzle);
            ok = compare_kernels(&alive, number) && ok;
        } else {
            fprintf(stderr, "line %ld: no puzzle\n", number);
            ok = false;
        }
    }
    for (int round = 0; round < 5000; round++)
        if (!lanes_agree(&lanes)) {
            fprintf(stderr, "lanes, round %d: vectors differ from words\n", round);
            ok = false;
        }
    print_kernels();
    return ok && number > 0 && !ferror(stdin) && fflush(stdout) == 0 ? 0 : 1;
}

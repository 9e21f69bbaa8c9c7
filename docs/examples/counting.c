/* counting.c - an example: how many solutions each of many puzzles has, on several threads.
 * docs/api.md shows its functions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <crosshatch/crosshatch.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 4, LIMIT = 1000, AGAIN = 50 };

static const char *const puzzle[] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1...3..6.9....87...4...7........2.56......12..8..7....7..6...9..5..1......6.....2",
    "2.9.....8......5....7...4236...2.18.............95....7..4..6..9.3.12....1...5...",
    "55.......6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".................................................................................",
};
static const uint64_t expected[] = {1, 1, 12, 775, 0, LIMIT};

enum { PUZZLES = sizeof puzzle / sizeof puzzle[0], RECORDS = PUZZLES * AGAIN };

static const char *record[RECORDS]; /* the puzzles over and over */
static uint64_t solutions[RECORDS];

/* Counts the solutions of every fourth puzzle, in a workspace of this thread's own. */
static void *count_share(void *first)
{
    void *const memory = malloc(ch_workspace_size());
    ChWorkspace *work;

    if (ch_workspace_init(memory, ch_workspace_size(), &work) == CH_OK)
        for (size_t i = *(const size_t *)first; i < RECORDS; i += THREADS) {
            ChSearchResult found = {.size = sizeof found};
            if (ch_read(work, record[i], strlen(record[i]), NULL) == CH_OK &&
                ch_count_solutions(work, NULL, LIMIT, &found, NULL) == CH_OK)
                solutions[i] = found.solutions;
        }
    free(memory);
    return NULL;
}

/* Returns whether the puzzle in WORK has a solution with this digit, which is assumed true. */
static int is_right_move(ChWorkspace *work, int row, int column, int digit)
{
    const ChAssumption move = {row, column, digit, 1};
    const ChSearchOptions options = {
        .size = sizeof options, .assumptions = &move, .assumption_count = 1};
    char solution[CH_SOLUTION_SIZE];

    return ch_find_solution(work, &options, solution, NULL, NULL) == CH_OK && solution[0] != '\0';
}

static int check_moves(void)
{
    void *const memory = malloc(ch_workspace_size());
    ChWorkspace *work;
    const int all_right = ch_workspace_init(memory, ch_workspace_size(), &work) == CH_OK &&
                          ch_read(work, puzzle[0], strlen(puzzle[0]), NULL) == CH_OK &&
                          is_right_move(work, 1, 3, 4) && !is_right_move(work, 1, 3, 1);

    free(memory);
    return all_right;
}

int main(void)
{
    pthread_t thread[THREADS];
    size_t first[THREADS];
    int wrong = !check_moves();

    for (size_t i = 0; i < RECORDS; i++) {
        record[i] = puzzle[i % PUZZLES];
        solutions[i] = UINT64_MAX;
    }
    for (size_t i = 0; i < THREADS; i++) {
        first[i] = i;
        if (pthread_create(&thread[i], NULL, count_share, &first[i]) != 0)
            return 2;
    }
    for (size_t i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    for (size_t i = 0; i < RECORDS; i++) {
        wrong |= solutions[i] != expected[i % PUZZLES];
        if (i < PUZZLES)
            printf("%s %" PRIu64 "\n", record[i], solutions[i]);
    }
    return wrong;
}

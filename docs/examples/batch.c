/* batch.c - many puzzles on several threads, in the order of the input: batch [THREADS] <LIST.
 *
 * Each thread has its own workspace and takes the next line of the input that no thread has taken.
 * The output is the same, byte for byte, for any number of threads.
 *
 * SPDX-License-Identifier: MIT
 */
#include <crosshatch/crosshatch.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LINES = 10000, LINE_SIZE = 256, MOST_THREADS = 64 };

typedef struct Record {
    char puzzle[LINE_SIZE];
    ChFault fault;
    ChOutcome outcome;
    uint32_t steps;
    uint64_t hash;
} Record;

static Record record[MOST_LINES];
static size_t records;
static atomic_size_t next;

static int print(void *context, const char *bytes, size_t length)
{
    return fwrite(bytes, 1, length, context) != length;
}

static void solve_record(ChWorkspace *work, Record *it)
{
    ChStatus status = ch_read(work, it->puzzle, strlen(it->puzzle), &it->fault);

    if (status == CH_OK)
        status = ch_solve(work, NULL, &it->fault);
    it->fault.status = status;
    if (status != CH_OK)
        return;
    it->outcome = ch_outcome(work);
    it->steps = ch_step_count(work);
    it->hash = ch_hash(work);
}

/* Body of a thread; returns NULL on failure. */
static void *work_along(void *unused)
{
    void *const memory = malloc(ch_workspace_size());
    ChWorkspace *work;
    const int ready = ch_workspace_init(memory, ch_workspace_size(), &work) == CH_OK;

    (void)unused;
    for (size_t i; ready && (i = atomic_fetch_add(&next, 1)) < records;)
        solve_record(work, &record[i]);
    free(memory);
    return ready ? &next : NULL;
}

static void print_record(const Record *it)
{
    static const char *const outcome[] = {"solved", "stuck", "contradiction", "guessed"};

    if (it->fault.status != CH_OK) {
        printf("error: ");
        ch_write_fault(&it->fault, CH_ENGLISH, print, stdout);
        printf("\n");
    } else {
        printf("%s, %" PRIu32 " steps, %016" PRIx64 "\n",
               (size_t)it->outcome < sizeof outcome / sizeof *outcome ? outcome[it->outcome]
                                                                      : "new",
               it->steps, it->hash);
    }
}

int main(int count, char **word)
{
    const int wanted = count > 1 ? atoi(word[1]) : 4;
    const int threads = wanted < 1 ? 1 : wanted < MOST_THREADS ? wanted : MOST_THREADS;
    pthread_t thread[MOST_THREADS];
    int started = 0;
    int failed = 0;

    while (records < MOST_LINES && fgets(record[records].puzzle, LINE_SIZE, stdin) != NULL)
        records++;
    while (started < threads && pthread_create(&thread[started], NULL, work_along, NULL) == 0)
        started++;
    for (int i = 0; i < started; i++) {
        void *result;
        failed |= pthread_join(thread[i], &result) != 0 || result == NULL;
    }
    if (started == 0 || failed)
        return 1;
    for (size_t i = 0; i < records; i++)
        print_record(&record[i]);
    return 0;
}

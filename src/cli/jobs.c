/* jobs.c - see jobs.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "jobs.h"

#include <pthread.h>
#include <stdlib.h>

enum { CH_MAX_HANDS = 256, CH_LARGE_SHEET = 512 * 1024 };

struct ChJobs {
    const ChTask *task;
    pthread_mutex_t fetching; /* guards the stream and `tickets` */
    pthread_mutex_t printing; /* guards the outputs and `turn` */
    pthread_cond_t turned;
    uint64_t tickets; /* slots fetched so far */
    uint64_t turn;    /* the slot that may print */
    bool finished;    /* nothing left to fetch */
};

typedef struct ChHand {
    ChJobs *jobs;
    ChSheet sheet;
    pthread_t thread;
    void *memory;
} ChHand;

static bool open_hand(ChHand *hand, ChJobs *jobs)
{
    *hand = (ChHand){.jobs = jobs, .sheet = {.jobs = jobs}};
    hand->memory = calloc(1, jobs->task->hand_size);
    return hand->memory != NULL;
}

static void close_hand(ChHand *hand)
{
    if (hand->jobs->task->leave != NULL)
        hand->jobs->task->leave(hand->jobs->task->shared, hand->memory);
    ch_text_free(&hand->sheet.out);
    ch_text_free(&hand->sheet.err);
    free(hand->memory);
}

/* Fetches the next slot.  A stream that has come to its end is not asked again. */
static bool fetch(ChHand *hand)
{
    ChJobs *const jobs = hand->jobs;

    pthread_mutex_lock(&jobs->fetching);
    if (!jobs->finished && jobs->task->fetch(jobs->task->shared, hand->memory, &hand->sheet))
        hand->sheet.ticket = jobs->tickets++;
    else
        jobs->finished = true;
    const bool fetched = !jobs->finished;
    pthread_mutex_unlock(&jobs->fetching);
    return fetched;
}

static void await_turn(ChSheet *sheet)
{
    ChJobs *const jobs = sheet->jobs;

    pthread_mutex_lock(&jobs->printing);
    while (jobs->turn != sheet->ticket)
        pthread_cond_wait(&jobs->turned, &jobs->printing);
    pthread_mutex_unlock(&jobs->printing);
}

static void print(ChSheet *sheet)
{
    const ChTask *const task = sheet->jobs->task;

    ch_output_flush(task->out, &sheet->out);
    ch_output_flush(task->err, &sheet->err);
}

void ch_sheet_turn(ChSheet *sheet)
{
    if (sheet->out.length + sheet->err.length < CH_LARGE_SHEET || sheet->jobs->task->edit != NULL)
        return;
    await_turn(sheet);
    print(sheet);
}

static void pass_turn(ChJobs *jobs)
{
    pthread_mutex_lock(&jobs->printing);
    jobs->turn++;
    pthread_cond_broadcast(&jobs->turned);
    pthread_mutex_unlock(&jobs->printing);
}

static void do_slot(ChHand *hand)
{
    ChJobs *const jobs = hand->jobs;
    const ChTask *const task = jobs->task;

    task->work(task->shared, hand->memory, &hand->sheet);
    await_turn(&hand->sheet);
    if (task->edit != NULL)
        task->edit(task->shared, hand->memory, &hand->sheet);
    print(&hand->sheet);
    if (task->settle != NULL)
        task->settle(task->shared, hand->memory);
    if (task->out->error != 0) {
        pthread_mutex_lock(&jobs->fetching);
        jobs->finished = true;
        pthread_mutex_unlock(&jobs->fetching);
    }
    pass_turn(jobs);
}

static void *labour(void *context)
{
    ChHand *const hand = context;

    while (fetch(hand))
        do_slot(hand);
    return NULL;
}

/* Starts the other hands; as many as the machine gives are enough. */
static unsigned hire(ChJobs *jobs, ChHand *hand, unsigned count)
{
    unsigned hired = 0;

    while (hired < count && open_hand(&hand[hired], jobs)) {
        if (pthread_create(&hand[hired].thread, NULL, labour, &hand[hired]) != 0) {
            close_hand(&hand[hired]);
            break;
        }
        hired++;
    }
    return hired;
}

/* The first hand goes on alone until it knows of a second slot: most streams are a single puzzle. */
static void run(ChJobs *jobs, ChHand *first, ChHand *others, unsigned count)
{
    unsigned hired = 0;

    for (uint64_t slot = 0; fetch(first); slot++) {
        if (slot == 1)
            hired = hire(jobs, others, count);
        do_slot(first);
    }
    for (unsigned i = 0; i < hired; i++)
        pthread_join(others[i].thread, NULL);
    for (unsigned i = 0; i < hired; i++) {
        print(&others[i].sheet);
        close_hand(&others[i]);
    }
    print(&first->sheet);
}

ChStatus ch_jobs_run(const ChTask *task, unsigned count)
{
    ChJobs jobs = {.task = task};
    const unsigned others = count < 2 ? 0 : (count < CH_MAX_HANDS ? count : CH_MAX_HANDS) - 1;
    ChHand *const hand = calloc(others + 1, sizeof *hand);

    if (hand == NULL || !open_hand(&hand[0], &jobs)) {
        free(hand);
        return CH_NO_MEMORY;
    }
    pthread_mutex_init(&jobs.fetching, NULL);
    pthread_mutex_init(&jobs.printing, NULL);
    pthread_cond_init(&jobs.turned, NULL);
    run(&jobs, &hand[0], &hand[1], others);
    pthread_cond_destroy(&jobs.turned);
    pthread_mutex_destroy(&jobs.printing);
    pthread_mutex_destroy(&jobs.fetching);
    close_hand(&hand[0]);
    free(hand);
    return CH_OK;
}

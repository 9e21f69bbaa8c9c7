/* jobs.c - see jobs.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "jobs.h"

#include <pthread.h>
#include <stdlib.h>

enum { CH_MAX_HANDS = 256, CH_LARGE_SHEET = 512 * 1024, MOST_ASIDE = 32 };

/* What a slot has to say before its turn has come. */
typedef struct Aside {
    ChText out;
    ChText err;
    uint64_t ticket;
} Aside;

struct ChJobs {
    const ChTask *task;
    pthread_mutex_t fetching; /* guards the stream and `tickets` */
    pthread_mutex_t printing; /* guards the outputs, `turn` and what is aside */
    pthread_cond_t turned;
    uint64_t tickets; /* slots fetched so far */
    uint64_t turn;    /* the slot that may print */
    bool finished;    /* nothing left to fetch */
    Aside aside[MOST_ASIDE];
    int aside_count;
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

static void print(const ChTask *task, ChText *out, ChText *err)
{
    ch_output_flush(task->out, out);
    ch_output_flush(task->err, err);
}

static void print_sheet(ChSheet *sheet)
{
    pthread_mutex_lock(&sheet->jobs->printing);
    print(sheet->jobs->task, &sheet->out, &sheet->err);
    pthread_mutex_unlock(&sheet->jobs->printing);
}

void ch_sheet_turn(ChSheet *sheet)
{
    if (sheet->out.length + sheet->err.length < CH_LARGE_SHEET || sheet->jobs->task->edit != NULL)
        return;
    await_turn(sheet);
    print_sheet(sheet);
}

/* ---- what is put aside, with `printing` held ---- */

static void swap(ChText *one, ChText *other)
{
    const ChText text = *one;

    *one = *other;
    *other = text;
}

/* Puts a sheet aside whose turn has not come, so that its hand need not wait; false where there is
 * no room. */
static bool put_aside(ChSheet *sheet)
{
    ChJobs *const jobs = sheet->jobs;

    if (jobs->turn == sheet->ticket || jobs->aside_count == MOST_ASIDE)
        return false;
    Aside *const aside = &jobs->aside[jobs->aside_count++];
    swap(&aside->out, &sheet->out);
    swap(&aside->err, &sheet->err);
    aside->ticket = sheet->ticket;
    return true;
}

/* Prints what was put aside for this turn; false when there is nothing. */
static bool print_aside(ChJobs *jobs)
{
    for (int i = 0; i < jobs->aside_count; i++) {
        Aside *const aside = &jobs->aside[i];
        if (aside->ticket != jobs->turn)
            continue;
        print(jobs->task, &aside->out, &aside->err);
        const Aside printed = *aside;
        *aside = jobs->aside[--jobs->aside_count];
        jobs->aside[jobs->aside_count] = printed;
        return true;
    }
    return false;
}

/* Passes the turn to the first slot that is not done; false when the output cannot be written. */
static bool pass_turn(ChJobs *jobs)
{
    pthread_mutex_lock(&jobs->printing);
    do
        jobs->turn++;
    while (print_aside(jobs));
    const bool good = jobs->task->out->error == 0;
    pthread_cond_broadcast(&jobs->turned);
    pthread_mutex_unlock(&jobs->printing);
    return good;
}

/* ---- slots ---- */

/* Counts a slot that is done; true when its sheet could be put aside. */
static bool count_slot(ChHand *hand)
{
    ChJobs *const jobs = hand->jobs;
    const ChTask *const task = jobs->task;

    pthread_mutex_lock(&jobs->printing);
    if (task->count != NULL)
        task->count(task->shared, hand->memory);
    const bool is_aside = task->edit == NULL && task->settle == NULL && put_aside(&hand->sheet);
    pthread_mutex_unlock(&jobs->printing);
    return is_aside;
}

static void do_slot(ChHand *hand)
{
    ChJobs *const jobs = hand->jobs;
    const ChTask *const task = jobs->task;

    task->work(task->shared, hand->memory, &hand->sheet);
    if (count_slot(hand))
        return;
    await_turn(&hand->sheet);
    if (task->edit != NULL)
        task->edit(task->shared, hand->memory, &hand->sheet);
    print_sheet(&hand->sheet);
    if (task->settle != NULL)
        task->settle(task->shared, hand->memory);
    if (!pass_turn(jobs)) {
        pthread_mutex_lock(&jobs->fetching);
        jobs->finished = true;
        pthread_mutex_unlock(&jobs->fetching);
    }
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

/* The first hand goes on alone until it knows of a second slot: most streams are a single
 * puzzle. */
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
        print_sheet(&others[i].sheet);
        close_hand(&others[i]);
    }
    print_sheet(&first->sheet);
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
    for (int i = 0; i < MOST_ASIDE; i++) {
        ch_text_free(&jobs.aside[i].out);
        ch_text_free(&jobs.aside[i].err);
    }
    close_hand(&hand[0]);
    free(hand);
    return CH_OK;
}

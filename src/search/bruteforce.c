/* bruteforce.c - see bruteforce.h; the search itself is in kernel.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bruteforce.h"

#include <string.h>

void ch_search_start(ChSearch *search, const ChCandidateSet *alive, ChRandom *random,
                     uint64_t budget)
{
    ch_search_start_with(search, ch_kernel_best(), alive, random, budget);
}

/* Returns 63 bits, beginning anywhere in the set. */
static uint64_t bits_from(const ChCandidateSet *set, int first)
{
    const int word = first / 64;
    const int shift = first % 64;

    return shift < 2 ? set->word[word] >> shift
                     : set->word[word] >> shift | set->word[word + 1] << (64 - shift);
}

/* Loads the candidates.  A box's 81 candidates are read in two pieces, seven elements and two. */
static void load_boxes(ChBoxes *boxes, const ChCandidateSet *alive)
{
    memset(boxes, 0, sizeof *boxes);
    for (int box = 0; box < CH_BOXES; box++) {
        const int first = CH_CANDIDATE(9 * box, 0);
        const uint64_t seven = bits_from(alive, first);
        const uint64_t two = bits_from(alive, first + 18) >> 45;
        for (int i = 0; i < 7; i++)
            boxes->element[i][CH_LANE_OF_BOX(box)] = seven >> 9 * i & CH_ALL_NINE;
        for (int i = 7; i < 9; i++)
            boxes->element[i][CH_LANE_OF_BOX(box)] = two >> 9 * (i - 7) & CH_ALL_NINE;
    }
}

void ch_search_start_with(ChSearch *search, const ChKernel *kernel, const ChCandidateSet *alive,
                          ChRandom *random, uint64_t budget)
{
    load_boxes(&search->aside[0], alive);
    search->kernel = kernel;
    search->depth = 1;
    search->last = -1;
    search->is_long = false;
    search->random = random;
    search->budget = budget;
    search->nodes = 0;
    search->pause = budget;
    search->meter = NULL;
    search->status = CH_OK;
}

/* ---- pauses ---- */

enum { NODES_A_PAUSE = 4096 }; /* some thousandths of a second */

static void set_pause(ChSearch *search)
{
    const uint64_t left = search->budget - search->nodes;

    search->pause = search->meter == NULL || left < NODES_A_PAUSE ? search->budget
                                                                  : search->nodes + NODES_A_PAUSE;
}

void ch_search_watch(ChSearch *search, ChMeter *meter)
{
    search->meter = meter;
    set_pause(search);
}

bool ch_search_go_on(ChSearch *search)
{
    ChMeter *const meter = search->meter;

    if (search->nodes >= search->budget) {
        search->status = CH_BUDGET;
        return false;
    }
    ch_meter_add(meter, search->nodes - meter->done);
    search->status = meter->status;
    set_pause(search);
    return search->status == CH_OK;
}

/* ---- solutions ---- */

bool ch_search_next(ChSearch *search, uint8_t *solution)
{
    return search->kernel->next(search, solution);
}

ChStatus ch_search_status(const ChSearch *search)
{
    return search->status;
}

uint64_t ch_search_nodes(const ChSearch *search)
{
    return search->nodes;
}

ChStatus ch_search_count_within(ChSearch *search, const ChCandidateSet *alive, uint64_t limit,
                                uint64_t budget, ChMeter *outer, uint64_t *count)
{
    ChMeter nodes = ch_meter_within(outer);

    ch_search_start(search, alive, NULL, budget);
    if (outer != NULL)
        ch_search_watch(search, &nodes);
    for (*count = 0; *count < limit && ch_search_next(search, NULL);)
        ++*count;
    search->meter = NULL;
    return ch_search_status(search);
}

ChStatus ch_search_first_within(ChSearch *search, const ChCandidateSet *alive, uint64_t budget,
                                ChMeter *outer, uint8_t *solution, bool *found)
{
    ChMeter nodes = ch_meter_within(outer);

    ch_search_start(search, alive, NULL, budget);
    if (outer != NULL)
        ch_search_watch(search, &nodes);
    *found = ch_search_next(search, solution);
    search->meter = NULL;
    return ch_search_status(search);
}

ChStatus ch_search_count(ChSearch *search, const ChCandidateSet *alive, uint64_t limit,
                         uint64_t budget, uint64_t *count)
{
    return ch_search_count_within(search, alive, limit, budget, NULL, count);
}

ChStatus ch_search_first(ChSearch *search, const ChCandidateSet *alive, uint64_t budget,
                         uint8_t *solution, bool *found)
{
    return ch_search_first_within(search, alive, budget, NULL, solution, found);
}

ChStatus ch_search_random(ChSearch *search, const ChCandidateSet *alive, uint64_t seed,
                          uint64_t budget, uint8_t *solution, bool *found)
{
    ChRandom random = {seed};

    ch_search_start(search, alive, &random, budget);
    *found = ch_search_next(search, solution);
    return ch_search_status(search);
}

/* se_next.c - see se.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se.h"

#include <assert.h>
#include <string.h>

#include "se_direct.h"
#include "se_together.h"

static bool keep_hint(void *context, const ChSeHint *hint)
{
    *(ChSeHint *)context = *hint;
    return true;
}

static bool is_beyond(double least, int most)
{
    return most > 0 && least > 0.0 && ch_se_printed(least) > most;
}

static void drop_results(ChSeSpace *space)
{
    for (int depth = 0; depth < CH_SE_DEPTHS; depth++) {
        memset(space->depth[depth].slot_of, 0, sizeof space->depth[depth].slot_of);
        space->depth[depth].slots = space->depth[depth].losses = 0;
        space->depth[depth].mode = (ChSeMode){.nishio = false};
    }
}

/* Discards partial results after an overflow. */
static ChSeOutcome discard(ChSeSpace *space)
{
    drop_results(space);
    return CH_SE_OVERFLOW;
}

/* Drops the results of another scale. */
static void choose_scale(ChSeSpace *space, const ChSeScale *scale)
{
    if (space->scale != scale && space->scale != NULL) {
        drop_results(space);
        memset(&space->no_loops, 0, sizeof space->no_loops);
    }
    space->scale = scale;
}

/* Reports whether scales share steps. They do not where the work of each has a limit of its own, so
 * that what it reaches does not depend on the other scales. */
static bool shares_steps(const ChSeSpace *space)
{
    return !space->is_plain && space->most == 0;
}

static bool find_hint(const ChSeSearch *search, const ChSeProducer *producer)
{
    if (!producer->find(search, producer))
        return false;
    if (search->scale->direct_hints_eliminate)
        ch_se_complete_direct(search->grid, search->hint);
    return true;
}

ChSeOutcome ch_se_next(ChSeSpace *space, const ChSeScale *scale, const ChSeGrid *grid,
                       const ChSeBulk *bulk, int most, ChSeHint *hint)
{
    const ChSeSink sink = {keep_hint, hint};
    const ChSeSearch search = {space, scale, grid, bulk, &sink, hint};

    if (shares_steps(space) && ch_se_recall_step(&space->shared, scale, grid, most, hint))
        return CH_SE_HINT;
    choose_scale(space, scale);
    space->overflow = space->has_net = false;
    for (int i = 0; i < scale->producers; i++) {
        if (is_beyond(scale->producer[i].least, most))
            return CH_SE_BEYOND;
        if (bulk->since != NULL && scale->producer[i].mode.level == CH_SE_IN_ORDER &&
            ch_se_order_matters(bulk->since, grid))
            return CH_SE_UNSURE;
        if (find_hint(&search, &scale->producer[i])) {
            if (shares_steps(space) && !hint->suffices &&
                (bulk->since == NULL || hint->level >= CH_SE_IN_ORDER))
                ch_se_keep_step(&space->shared, scale, i, grid, most, hint);
            return CH_SE_HINT;
        }
        if (space->overflow)
            return discard(space);
    }
    return CH_SE_NOTHING;
}

ChSeOutcome ch_se_produce(ChSeSpace *space, const ChSeScale *scale, const ChSeGrid *grid,
                          int producer, ChSeHint *hint)
{
    static const ChSeBulk NONE = {.may_lock = true, .may_place = true};
    const ChSeSink sink = {keep_hint, hint};
    const ChSeSearch search = {space, scale, grid, &NONE, &sink, hint};

    assert(producer >= 1 && producer <= scale->producers);
    choose_scale(space, scale);
    space->overflow = space->has_net = space->is_settled = false;
    memset(&space->no_pairs, 0, sizeof space->no_pairs);
    memset(&space->no_triplets, 0, sizeof space->no_triplets);
    memset(&space->no_loops, 0, sizeof space->no_loops);
    if (find_hint(&search, &scale->producer[producer - 1]))
        return CH_SE_HINT;
    return space->overflow ? discard(space) : CH_SE_NOTHING;
}

/* log.c - see log.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "log.h"

#include <string.h>

void ch_log_start(ChLog *log, const ChPuzzle *puzzle)
{
    log->puzzle = puzzle;
    log->outcome = CH_STUCK;
    log->count = 0;
    log->abandoned_count = 0;
    log->has_assumed_unique = false;
    ch_arena_reset(&log->arena);
}

static const ChDetail *keep_detail(ChArena *arena, const ChDetail *detail)
{
    const size_t patterns = detail->deadly_count * sizeof *detail->deadly;
    ChDetail *const kept = ch_arena_take(arena, sizeof *kept);
    ChDeadlyPattern *const deadly = patterns != 0 ? ch_arena_take(arena, patterns) : NULL;

    if (kept == NULL || (patterns != 0 && deadly == NULL))
        return NULL;
    *kept = *detail;
    if (patterns != 0)
        memcpy(deadly, detail->deadly, patterns);
    kept->deadly = deadly;
    return kept;
}

ChStatus ch_step_keep(ChArena *arena, const ChStep *step, ChStep *kept)
{
    *kept = *step;
    if (step->detail == NULL)
        return CH_OK;
    if (step->detail->deadly_count > CH_MAX_DEADLY)
        return CH_BAD_ARGUMENT;
    kept->detail = keep_detail(arena, step->detail);
    return kept->detail != NULL ? CH_OK : CH_NO_ROOM;
}

ChStatus ch_log_add(ChLog *log, const ChStep *step)
{
    if (log->count == CH_MAX_STEPS)
        return CH_NO_ROOM;
    const ChStatus status = ch_step_keep(&log->arena, step, &log->step[log->count]);
    log->count += status == CH_OK;
    log->has_assumed_unique |= ch_step_assumes_unique(step);
    return status;
}

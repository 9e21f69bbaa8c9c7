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
    ch_arena_reset(&log->arena);
}

static const ChDetail *keep_detail(ChArena *arena, const ChDetail *detail)
{
    const size_t patterns = detail->deadly_count * sizeof *detail->deadly;
    ChDetail *const kept = ch_arena_take(arena, sizeof *kept);
    ChDeadly *const deadly = patterns != 0 ? ch_arena_take(arena, patterns) : NULL;

    if (kept == NULL || (patterns != 0 && deadly == NULL))
        return NULL;
    *kept = *detail;
    if (patterns != 0)
        memcpy(deadly, detail->deadly, patterns);
    kept->deadly = deadly;
    return kept;
}

ChStatus ch_log_add(ChLog *log, const ChStep *step)
{
    ChStep kept = *step;

    if (log->count == CH_MAX_STEPS)
        return CH_NO_ROOM;
    if (step->detail != NULL && step->detail->deadly_count > CH_MAX_DEADLY)
        return CH_BAD_ARGUMENT;
    if (step->detail != NULL && (kept.detail = keep_detail(&log->arena, step->detail)) == NULL)
        return CH_NO_ROOM;
    log->step[log->count++] = kept;
    return CH_OK;
}

/* grade_limit.c - see grade_limit.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_limit.h"

#include "stats.h"

static int is_late(void *context, uint64_t done)
{
    const ChGradeLimit *const limit = context;

    (void)done;
    return limit->end != 0 && ch_clock() >= limit->end;
}

ChMeter *ch_grade_limit_start(ChGradeLimit *limit, const ChCliOptions *options)
{
    enum { A_SECOND = 1000000000 };

    if (options->budget == 0 && options->time_limit == 0)
        return NULL;
    limit->end =
        options->time_limit != 0 ? ch_clock() + (uint64_t)options->time_limit * A_SECOND : 0;
    limit->meter = (ChMeter){.budget = options->budget, .poll = is_late, .poll_context = limit};
    return &limit->meter;
}

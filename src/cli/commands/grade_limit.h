/* grade_limit.h - the most work on one puzzle: `grade --budget` and `--time-limit`.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_LIMIT_H
#define CH_CLI_GRADE_LIMIT_H

#include "meter.h"
#include "options.h"

/* The limit of a worker; it must not be copied, since the meter holds a pointer into it. */
typedef struct ChGradeLimit {
    ChMeter meter;
    uint64_t end; /* time of ch_clock() at which the puzzle is given up; 0: never */
} ChGradeLimit;

/* Starts a puzzle. Returns the meter of its work, or NULL when the options set no limit. */
ChMeter *ch_grade_limit_start(ChGradeLimit *limit, const ChCliOptions *options);

#endif

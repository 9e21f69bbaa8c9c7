/* grade_metrics.h - `grade --metrics`: figures of a run, in a file that Prometheus reads.
 *
 * The file is replaced as a whole every few seconds, so that a reader never sees a part of it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_METRICS_H
#define CH_CLI_GRADE_METRICS_H

#include "grade_output.h"

/* Times are those of ch_clock(). */
typedef struct ChGradeMetrics {
    ChCli *cli;
    uint64_t started;
    uint64_t written; /* when the file was last written */
    int error;        /* the first failure to write it; 0: none */
} ChGradeMetrics;

/* Writes the file for the first time, if --metrics names one. Reports a failure and returns false
 * then. */
bool ch_grade_metrics_start(ChGradeMetrics *metrics, ChCli *cli);

/* Writes the file again if it is due. */
void ch_grade_metrics_tick(ChGradeMetrics *metrics, const ChGradeCounts *counts);

/* Writes the file for the last time; reports the first failure. */
ChExit ch_grade_metrics_end(ChGradeMetrics *metrics, const ChGradeCounts *counts);

#endif

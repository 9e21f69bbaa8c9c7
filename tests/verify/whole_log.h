/* whole_log.h - a log that was read or made by hand, written at once.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_WHOLE_LOG_H
#define CH_TESTS_WHOLE_LOG_H

#include "log_json.h"

/* The record as one line. */
static inline void write_whole_log(ChText *text, const ChLogRecord *log)
{
    ChLogWriter writer;

    ch_log_write_begin(&writer, text, log);
    for (size_t i = 0; i < log->step_count; i++)
        ch_log_write_step(&writer, &log->step[i]);
    ch_log_write_end(&writer);
}

#endif

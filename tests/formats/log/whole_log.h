/* whole_log.h - Writes a complete log record, read or made by hand, in one call.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_WHOLE_LOG_H
#define CH_TESTS_WHOLE_LOG_H

#include "log_json.h"

/* Writes the record as one line. */
static inline void write_whole_log(ChText *text, const ChLogRecord *log)
{
    ChJsonWriter line = {text, false};
    ChLogWriter writer;

    ch_log_write_begin(&writer, &line, NULL, log);
    for (size_t i = 0; i < log->step_count; i++)
        ch_log_write_step(&writer, &log->step[i]);
    ch_log_write_end(&writer, log);
    ch_json_close_line(&line);
}

#endif

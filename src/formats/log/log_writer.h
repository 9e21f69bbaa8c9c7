/* log_writer.h - the functions that the parts of the log writer share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LOG_WRITER_H
#define CH_FORMATS_LOG_WRITER_H

#include "json_things.h"
#include "log_json.h"

/* Writes the member "pattern". */
void ch_log_put_pattern(ChJsonWriter *json, const ChStepRecord *step);

#endif

/* log_writer.h - functions shared by the parts of the log writer.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LOG_WRITER_H
#define CH_FORMATS_LOG_WRITER_H

#include "log_json.h"

#define PUT(text, literal) ch_text_add((text), (literal), sizeof(literal) - 1)

typedef size_t (*ChNamer)(char *name, int thing);

void ch_log_put_name(ChText *text, ChNamer namer, int thing);
void ch_log_put_names(ChText *text, ChNamer namer, const uint16_t *thing, size_t count);

void ch_log_put_pattern(ChText *text, const ChStepRecord *step);

#endif

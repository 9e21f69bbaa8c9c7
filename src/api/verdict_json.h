/* verdict_json.h - a verdict on a log as JSON, as defined by docs/verdict.schema.json.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_VERDICT_JSON_H
#define CH_API_VERDICT_JSON_H

#include "message.h"
#include "verify.h"

/* Adds the object and a line end.  STRICT: the log was audited. */
void ch_verdict_json(ChText *out, ChLanguage language, const ChVerdict *verdict, bool strict);

/* Adds the object of a log that could not be read. */
void ch_verdict_error_json(ChText *out, ChLanguage language, const ChFault *fault);

/* Adds the reason of a verdict as a sentence. */
void ch_verdict_reason(ChText *out, ChLanguage language, const ChVerdict *verdict);

#endif

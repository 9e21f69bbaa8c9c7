/* technique_text.h - the title of a technique, and how to spot it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_TECHNIQUE_TEXT_H
#define CH_EXPLAIN_TECHNIQUE_TEXT_H

#include "message.h"
#include "record.h"

/* Returns the translated name of a technique; the key itself when the technique is unknown. */
const char *ch_explain_title(ChLanguage language, const char *key);

/* Returns the translated name of a step: of its sub-type, or its technique. */
const char *ch_explain_step_title(ChLanguage language, const ChStepRecord *step);

/* Returns a message on how to spot a technique; NULL when the technique is unknown. */
const char *ch_explain_spot(const char *key);

#endif

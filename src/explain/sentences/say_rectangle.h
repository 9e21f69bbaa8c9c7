/* say_rectangle.h - the corners of a unique or avoidable rectangle in sentences.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_SAY_RECTANGLE_H
#define CH_EXPLAIN_SAY_RECTANGLE_H

#include "deadly_text.h"

/* Writes the parts that name the rectangle: where to look, what for, and what to see. Returns false
 * for another part. */
bool ch_say_rectangle(const ChSentenceContext *context, const ChDeadlyText *rectangle);

/* Writes that one of the guardians is true. */
void ch_say_guardians(const ChSentenceContext *context, const ChDeadlyText *rectangle);

#endif

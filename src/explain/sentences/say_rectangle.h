/* say_rectangle.h - the corners of a unique or avoidable rectangle in sentences.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_SAY_RECTANGLE_H
#define CH_EXPLAIN_SAY_RECTANGLE_H

#include "sentence.h"

typedef struct ChRectangleText {
    ChList cells;
    ChList boxes;
    ChList filled;
    ChList floor; /* those with two candidates */
    ChList extra; /* those with guardians */
    unsigned digits;
    unsigned guards; /* digits of the guardians */
} ChRectangleText;

/* Reads the deadly pattern of a step; returns false where there is none, or no elimination. */
bool ch_read_rectangle(const ChSentenceContext *context, ChRectangleText *rectangle);

/* Writes the parts that name the rectangle: where to look, what for, and what to see. Returns false
 * for another part. */
bool ch_say_rectangle(const ChSentenceContext *context, const ChRectangleText *rectangle);

/* Writes that one of the guardians is true. */
void ch_say_guardians(const ChSentenceContext *context, const ChRectangleText *rectangle);

#endif

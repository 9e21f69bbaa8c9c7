/* say_external.h - rectangles with guardians outside of the corners in sentences.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_SAY_EXTERNAL_H
#define CH_EXPLAIN_SAY_EXTERNAL_H

#include "deadly_text.h"
#include "uniqueness.h"

/* The parts of such a step that its sentences name. */
typedef struct ChExternalText {
    ChDeadlyText deadly;
    ChConstraintSet premises;
    ChList guardians; /* candidates */
    ChList places;    /* their cells */
    unsigned guards;  /* their digits */
    unsigned used;    /* these, and the digits of cells of the premises */
} ChExternalText;

/* Reads the step; returns false where it is not one of such a rectangle. */
bool ch_read_external(const ChSentenceContext *context, ChExternalText *external);

/* Writes the part that says where to look, what for, or what to ask. */
bool ch_look_for_external(const ChSentenceContext *context, const ChExternalText *external);

/* Writes the corners, those that have just the two digits, and the places of each digit. */
void ch_say_external_pattern(const ChSentenceContext *context, const ChExternalText *external);

/* Writes that one of the guardians is true. */
void ch_say_external_guardians(const ChSentenceContext *context, const ChExternalText *external);

#endif

/* drill.h - positions to find a technique in, as questions and, apart, their answers.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TEACH_DRILL_H
#define CH_TEACH_DRILL_H

#include "document.h"
#include "practice.h"

/* The positions, with workspace; large. */
typedef struct ChDrill {
    ChPractice practice;
    uint64_t seed;
    uint32_t wanted;
    uint32_t count, room; /* positions made: fewer than wanted where the tries found no more */
    ChPracticePosition *position;
    ChLogReplay log_replay;
} ChDrill;

enum { CH_DRILL_POSITIONS = 10 }; /* unless another number is wanted */

/* Makes COUNT positions of a technique from a seed; where the tries find no more, there are fewer.
 * METER counts the tries, and may end them; NULL: none.  Free the drill with ch_drill_free(), also
 * after a failure. */
ChStatus ch_drill_make(ChDrill *drill, const ChTechnique *technique, uint32_t count, uint64_t seed,
                       ChMeter *meter);
void ch_drill_free(ChDrill *drill);

/* Add the positions with their marks, and the step of each with its explanation. */
void ch_drill_questions(ChDocument *document, const ChDrill *drill);
void ch_drill_answers(ChDocument *document, ChDrill *drill);

/* Adds a note if some positions hold only with a shorter list of techniques. */
void ch_drill_note(ChDocument *document, const ChDrill *drill);

/* Adds the drill to OUT as a document of that style.  TITLE may be NULL.  On failure OUT has a part
 * of it: returns CH_NO_MEMORY, or a status of ch_document_open(). */
ChStatus ch_drill_write(ChDrill *drill, ChText *out, const ChDocumentStyle *style,
                        const char *title, bool answers);

#endif

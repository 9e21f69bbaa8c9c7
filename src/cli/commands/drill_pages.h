/* drill_pages.h - positions to find a technique in, as questions and, apart, their answers.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_DRILL_PAGES_H
#define CH_CLI_DRILL_PAGES_H

#include "document.h"
#include "practice.h"
#include "step_text.h"

/* The positions, with workspace; large. */
typedef struct ChDrill {
    ChPractice practice;
    ChPracticePosition *position;
    uint32_t count;
    ChLogReplay log_replay;
} ChDrill;

/* Makes COUNT positions of a technique from a seed.  Returns NULL and reports when memory runs out;
 * there may be fewer positions.  Free it with ch_drill_free(). */
ChDrill *ch_drill_make(ChCli *cli, const ChTechnique *technique, uint32_t count, uint64_t seed);
void ch_drill_free(ChDrill *drill);

/* Reports if there are fewer positions than wanted; returns UNMET then, else OK. */
ChExit ch_drill_check(ChCli *cli, const ChDrill *drill, uint32_t wanted);

/* Add the positions with their marks, and the step of each with its explanation. */
void ch_drill_questions(ChDocument *document, const ChDrill *drill);
void ch_drill_answers(ChDocument *document, ChDrill *drill);

/* Adds a note if some positions hold only with a shorter list of techniques. */
void ch_drill_note(ChDocument *document, const ChDrill *drill);

/* Adds the step of a position as a JSON log, on a line. */
void ch_drill_json(ChText *out, ChLanguage language, ChDrill *drill, uint32_t index,
                   ChText *sentence);

#endif

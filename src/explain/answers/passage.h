/* passage.h - the steps of a path that a person takes as one.
 *
 *      the ending   the singles after the last other step; where there is no other, the full houses
 *                   at the end
 *      twins        steps of one technique in the same houses: intersections, subsets, fish.  Two
 *                   intersections whose digits share two cells are one hidden pair
 *
 * A log has each step with a proof of its own.  A passage is how a lesson presents several: under
 * one heading, which has their numbers.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_PASSAGE_H
#define CH_EXPLAIN_PASSAGE_H

#include "log_replay.h"
#include "message.h"

/* The place of a step in its passage. */
typedef enum ChPassagePart {
    CH_PASSAGE_ALONE,
    CH_PASSAGE_ENDING,
    CH_PASSAGE_FIRST_TWIN,
    CH_PASSAGE_TWIN /* of the step before it */
} ChPassagePart;

/* The passages of a log: the part of each step, by its number.  All zero: each step is alone. */
typedef struct ChPassages {
    uint8_t part[CH_MAX_STEPS + 2];
} ChPassages;

/* Finds the passages of a log.  Uses LOG_REPLAY. */
void ch_passages_find(ChPassages *passages, const ChLog *log, ChLogReplay *log_replay);

enum { CH_TWIN_MARKS = 256 };

/* Twins that are being read. */
typedef struct ChTwins {
    uint32_t last;     /* the number of the last of them; 0: there are none */
    ChBoard before;    /* the board before the first of them */
    ChStepRecord step; /* all of them as one step, with the number of the first */
    ChText words;      /* the explanation of each, separated by line breaks */
    uint16_t eliminate[CH_CANDIDATES];
    ChMark mark[CH_TWIN_MARKS]; /* those beyond are left out */
} ChTwins;

/* Adds the next of the twins; BEFORE is the board before it. */
void ch_twins_add(ChTwins *twins, ChLanguage language, const ChBoard *before,
                  const ChStepRecord *step);

/* "Steps 4 and 5: Pointing twice, which is a hidden pair" */
void ch_twins_heading(ChText *out, ChLanguage language, const ChTwins *twins);

/* Writes the explanation, in lines separated by line breaks. */
void ch_twins_words(ChText *out, ChLanguage language, const ChTwins *twins);

/* Starts anew. */
void ch_twins_clear(ChTwins *twins);

#endif

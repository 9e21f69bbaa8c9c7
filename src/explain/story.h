/* story.h - an argument read for telling: which of its lines matter, and what closes what.
 *
 * The lines of an argument make a tree: each follows from those on the way to it from the start.
 *
 *      supposed  r9c4=7
 *      then      r4c4=2  by r4c4        closes there: 7, by what is supposed
 *      cases     2b5
 *        assume  r5c5=2                 ...
 *
 * A line that nothing later leans on is not worth telling.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_STORY_H
#define CH_EXPLAIN_STORY_H

#include "sentence.h"

enum { CH_STORY_LINES = 4096 };

typedef struct ChStory {
    const ChTelling *telling;
    const ChLine *line;
    size_t count;
    int supposed;       /* candidate, CH_NONE when the premises are refuted as they stand */
    bool holds;         /* it is supposed to be true */
    int conclusion;     /* of a story told forward: goes if HOLDS, and is placed if not */
    bool is_forward;    /* each case ends with what follows there: FAILS of no constraint */
    bool has_dead_case; /* or by itself, before anything follows */
    bool is_plain;      /* too long to be looked into: all lines are told, without reasons */
    bool used[CH_STORY_LINES];
    uint16_t above[CH_STORY_LINES]; /* the line before it on the way from the start, or CH_NONE */
} ChStory;

/* Why a line holds: candidates of its constraint that were open before the step and are closed now,
 * and what is true and closes them. */
typedef struct ChReason {
    ChList gone;
    ChList causes;
    bool is_at_hand; /* the cause is what was told last, so that it needs no name */
} ChReason;

/* Reads the argument for one conclusion: placements first, then eliminations. */
void ch_story_read(ChStory *story, const ChTelling *telling, size_t which);

/* Lines that suppose nothing in the place of those that were read: a story told forward. */
void ch_story_lines(ChStory *story, const ChLine *line, size_t count);

/* Whether what is supposed and the candidate cannot both hold. */
bool ch_story_denies(const ChStory *story, int candidate);

/* The candidates of a constraint, or of a deadly pattern, that are alive before the step. */
ChCandidateSet ch_story_open(const ChStory *story, int constraint);

/* Tells a step of one conclusion case by case, each up to that; false when its argument is none
 * that can be told so. */
bool ch_tell_forward(const ChTelling *telling);

/* All lines but the supposition and the conclusion. */
void ch_story_tell(ChText *out, const ChStory *story);

ChReason ch_story_reason(const ChStory *story, size_t line);

#endif

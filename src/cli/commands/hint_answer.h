/* hint_answer.h - the settings, the workspace and the output of `hint`, which its parts share.
 *
 * A part writes sentences or JSON, at the wanted level.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HINT_ANSWER_H
#define CH_CLI_HINT_ANSWER_H

#include "batch.h"
#include "hint_choice.h"
#include "hint_json.h"
#include "mistakes.h"
#include "scan.h"
#include "step_text.h"
#include "survey.h"
#include "why.h"

enum { CH_HINT_NODES = 1000000 }; /* search nodes, for each question */

/* A worker's chunk and workspace. */
typedef struct ChHinter {
    ChChunk chunk; /* first: see batch.h */
    ChSearch search;
    ChMistakes mistakes;
    ChSurvey survey;
    ChHintOrder order; /* of the steps of the survey */
    ChPlan sound;      /* the plan without techniques that rely on uniqueness */
    ChWhy why;         /* proves mistakes, and finds the next digit */
    ChLog log;         /* of one step */
    ChLogReplay log_replay;
    ChText sentence;
    ChPuzzle position; /* of --marks: the puzzle as the player reads it */
    ChScan scan;
} ChHinter;

typedef struct ChHintInput ChHintInput;

/* The settings of the command. */
typedef struct ChHintSettings {
    const ChPlan *plan;  /* the plan of the hint */
    const ChPlan *whole; /* the plan before --known narrows it */
    ChTextStyle style;
    int all;   /* CH_ALL_...: which steps of the position */
    int level; /* a ChDepth; 0: the whole step */

    /* Of --marks and --done; NULL and 0 without them. */
    int marking;         /* a ChMarking */
    ChCandidateSet done; /* what the player ruled out on paper */
    void (*prepare)(ChHintInput *input, const ChBatch *batch, const ChInputItem *item,
                    ChJobOutput *job);
    ChExit (*steps)(const ChHintInput *input, ChStatus *status); /* ch_hint_steps() by default */
} ChHintSettings;

/* The context of one record. */
struct ChHintInput {
    const ChHintSettings *settings;
    ChHinter *hinter;
    const ChPuzzle *puzzle;
    ChText *out;
    ChHintJson json;
    bool is_json;
    int marking;      /* the ChMarking that the marks were taken for; 0 without --marks */
    bool digits_only; /* the input cannot record eliminations */
};

#define CH_HINT_WAY N_("The next digit is {placed}. It takes {steps} steps:")

/* Adds a sentence and a line end, unless the output is JSON. */
void ch_hint_sentence(const ChHintInput *input, const char *message, const ChField *field,
                      size_t count);

/* Adds a text and a line end. */
void ch_hint_put_text(const ChHintInput *input, ChText *text);

/* Reports whether only a part of the step is wanted, since a log would give away the rest. */
bool ch_hint_is_partial(const ChHintInput *input);

/* Writes a log of the position without steps: there is nothing to prove. */
void ch_hint_nothing(const ChHintInput *input, const char *key, const char *value);

/* Writes the steps of a log, numbered from FIRST. A partial hint is about the first step only. */
void ch_hint_log(const ChHintInput *input, const ChLog *log, uint32_t first);

/* Returns the plan without techniques that rely on uniqueness, unless the solution is unique. */
const ChPlan *ch_hint_sound_plan(const ChHintInput *input, const ChPlan *plan);

/* Names the easiest technique that finds a step, where none of the known ones does. */
void ch_hint_needed_technique(const ChHintInput *input);

/* Says that the grid is full. */
ChExit ch_hint_full(const ChHintInput *input);

#endif

/* why_answer.h - answers the question of `why`: whether a fact holds, which digit a cell has, or
 * what can be done in a house.
 *
 * The answer is passed to a writer, piece by piece; one writes sentences, another JSON.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_WHY_ANSWER_H
#define CH_API_WHY_ANSWER_H

#include "mistakes.h"
#include "notation.h"
#include "survey.h"
#include "why.h"

/* The working memory of an answer: large, owned by the caller, reusable.  The states of WHY.ENGINE
 * and SURVEY are those of the plan's profile. */
typedef struct ChAnswerer {
    ChMistakes mistakes;
    ChWhy why;
    ChSurvey survey;
    ChLog log; /* a log of one step of the survey */
} ChAnswerer;

typedef enum ChSubject { CH_ABOUT_FACT, CH_ABOUT_CELL, CH_ABOUT_HOUSE } ChSubject;

typedef struct ChQuestion {
    ChSubject subject;
    ChFact fact;
    int where;               /* the cell or the house */
    char name[CH_NAME_SIZE]; /* as the logs write it */
} ChQuestion;

/* Receives the pieces of an answer. */
typedef struct ChAnswerWriter {
    void *context;
    /* The grid has mistakes; the answer does not use them. */
    void (*mistakes)(void *context);
    /* The truth of the queried fact; or only that the position has no solution, or that the budget
     * ran out. */
    void (*fact)(void *context, ChWhy *why);
    /* A true fact about the cell; DIGITS are the digits that its proof rules out there. */
    void (*proof)(void *context, const ChWhy *why, unsigned digits);
    /* The cell is undecided: solutions differ in DIGITS. */
    void (*open)(void *context, ChWhy *why, const ChPuzzle *puzzle, int cell, unsigned digits);
    /* A step in the house: the only one of LOG.  NUMBER counts from 1. */
    void (*step)(void *context, const ChLog *log, uint32_t number);
    /* The strategies find nothing in the house. */
    void (*nothing)(void *context, ChWhy *why, const ChPuzzle *puzzle, int house);
} ChAnswerWriter;

typedef enum ChAnswerEnd {
    CH_ANSWERED,
    CH_ANSWER_UNMET,     /* undecided, without a proof, or nothing to do */
    CH_ANSWER_IMPOSSIBLE /* the position has no solution */
} ChAnswerEnd;

/* Reads a fact (r3c4=5, r3c4<>5), a cell (r3c4) or a house (b6, r3, c4), as query_parse.h.  Returns
 * false when the text is none of them. */
bool ch_question_read(ChQuestion *question, const char *text);

/* Answers a question from the right part of the puzzle's position. */
ChAnswerEnd ch_answer(ChAnswerer *answerer, const ChPuzzle *puzzle, const ChQuestion *question,
                      const ChPlan *plan, const ChAnswerWriter *writer);

#endif

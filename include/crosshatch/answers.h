/* answers.h - a learner's questions: why, whether a move is right, how a game went, techniques.
 *
 *      if (ch_read(work, text, strlen(text), &fault) == CH_OK)
 *          ch_write_why(work, "r3c4=5", NULL, CH_ENGLISH, write_to_stdout, NULL, &fault);
 *
 * All answers are JSON in UTF-8, one object a line, the same as the command prints with --json.
 * Each is passed to WRITE in one call.  They use the position: the puzzle that was read with the
 * player's entries and eliminations.  The solve is unchanged.  Include crosshatch.h, which includes
 * this header.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CROSSHATCH_ANSWERS_H
#define CROSSHATCH_ANSWERS_H

#include "status.h"
#include "types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Writes the proof of a fact ("r3c4=5", "r3c4<>5"), of the digit of a cell ("r3c4"), or the easiest
 * steps in a house ("b6", "r3", "c4"), as `crosshatch why --json`.  OPTIONS are those of
 * ch_solve(), without guesses, and may be NULL.  Returns CH_BAD_QUESTION for another question. */
CH_API ChStatus ch_write_why(ChWorkspace *workspace, const char *question, const ChOptions *options,
                             ChLanguage language, ChWrite write, void *context, ChFault *fault);

/* Judges a move, "r3c4=5" or "r3c4<>5", and the REASON that the player gives for it: names of
 * techniques, as `judge --because`, or NULL for none.  Writes the object of `crosshatch judge
 * --json` (docs/judge.md).  OPTIONS as in ch_write_why().  Returns CH_BAD_MOVE for another move,
 * CH_BAD_STRATEGY for an unknown technique. */
CH_API ChStatus ch_write_judgement(ChWorkspace *workspace, const char *move, const char *reason,
                                   const ChOptions *options, ChLanguage language, ChWrite write,
                                   void *context, ChFault *fault);

typedef struct ChReviewOptions {
    size_t size;       /* sizeof(ChReviewOptions) */
    const char *known; /* what the player may know, as --strategies; NULL: all techniques up to the
                          highest level that the puzzle needs */
    int solutions;     /* nonzero: show also steps with digits that the game lacks in the end */
    ChPoll poll;       /* called before each move and during the work on it, with the searches for a
                          technique; NULL: never */
    void *poll_context;
} ChReviewOptions;

/* Reviews a player's game, a text in any form of docs/review.md.  Its puzzle is the one that was
 * read, or, where nothing was, the one in GAME.  Writes the JSON object of `crosshatch review
 * --json`, its sentences in LANGUAGE.  OPTIONS may be NULL.  The solve is unchanged.  After
 * CH_CANCELLED nothing is written. */
CH_API ChStatus ch_write_review(ChWorkspace *workspace, const char *game, size_t length,
                                const ChReviewOptions *options, ChLanguage language, ChWrite write,
                                void *context, ChFault *fault);

/* Writes the techniques with this key, name, alias or family, in any language, as `crosshatch
 * strategies --json NAME` (docs/strategy.schema.json): names, definition, how to spot it, level,
 * scores, an example.  NULL: all techniques that can be searched for.  "compare:PROGRAM": the names
 * of another program with our keys for them, as `strategies --json --compare PROGRAM`
 * (docs/comparison.schema.json).  Returns CH_BAD_STRATEGY for an unknown name. */
CH_API ChStatus ch_write_techniques(const char *name, ChLanguage language, ChWrite write,
                                    void *context);

#ifdef __cplusplus
}
#endif
#endif

/* why_json.h - an answer of `why` as JSON: logs, each with what was asked and what it says of that.
 *
 *      asked             the fact, cell or house of the question
 *      fact              what is so, by the proof in the log, or by what it sees
 *      sees              the digit of the position that settles the fact by itself
 *      answer            right, wrong, undecided, unsolvable, unfinished, nothing
 *      digits            those that solutions have in a cell that is undecided
 *      with, without     a solution each way, of a fact that is undecided
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_WHY_JSON_H
#define CH_CLI_WHY_JSON_H

#include "notation.h"
#include "step_text.h"
#include "why.h"

typedef struct ChWhyJson {
    ChText *out;
    const ChTextStyle *style;
    const char *asked;
    ChLogReplay *log_replay;
    ChText *sentence; /* texts to work in */
    ChText *members;
} ChWhyJson;

/* Of a fact that was asked about: WHY as it was asked and proved, whatever came of it. */
void ch_why_json_fact(const ChWhyJson *json, ChWhy *why);

/* That one fact about a cell is so: with its proof, if it takes one. */
void ch_why_json_proof(const ChWhyJson *json, const ChWhy *why);

/* A log of one step in a house. */
void ch_why_json_step(const ChWhyJson *json, const ChLog *log);

/* Nothing to prove in the position of the puzzle, and why: the answer.  DIGITS: of a cell that is
 * undecided.  The engine is one to work with. */
void ch_why_json_nothing(const ChWhyJson *json, ChEngine *engine, const ChPuzzle *puzzle,
                         unsigned digits, const char *answer);

#endif

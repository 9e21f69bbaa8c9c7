/* why_json.h - an answer of `why` as JSON: logs, each with the query and the answer as members.
 *
 *      asked             the queried fact, cell or house
 *      mistakes          the grid has mistakes, which the answer does not use
 *      fact              the fact that is true, by the proof in the log or by `sees`
 *      sees              the digit of the position that decides the fact by itself
 *      answer            right, wrong, undecided, unsolvable, unfinished, nothing
 *      digits            the digits that solutions have in an undecided cell
 *      with, without     one solution with and one without an undecided fact
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_WHY_JSON_H
#define CH_CLI_WHY_JSON_H

#include "json_things.h"
#include "step_text.h"
#include "why.h"

/* The output, the query and workspace of one record. */
typedef struct ChWhyJson {
    ChText *out;
    const ChTextStyle *style;
    const char *query;
    bool mistakes; /* the grid has mistakes */
    ChLogReplay *log_replay;
    ChText *sentence; /* workspace */
} ChWhyJson;

/* Add members: the digit that decides the fact by itself, if there is one; one solution with and
 * one without an undecided fact. */
void ch_why_put_blocker(ChJsonWriter *json, const ChWhy *why);
void ch_why_put_solutions(ChJsonWriter *json, const ChWhy *why);

/* Adds the answer to a queried fact. WHY holds the query and its proof, with any result. */
void ch_why_json_fact(const ChWhyJson *context, ChWhy *why);

/* Adds one true fact about a cell, with its proof if it needs one. */
void ch_why_json_proof(const ChWhyJson *context, const ChWhy *why);

/* Adds a log of one step in a house. */
void ch_why_json_step(const ChWhyJson *context, const ChLog *log);

/* Adds an answer without a proof, and the position of the puzzle. DIGITS are those of an undecided
 * cell. The engine is workspace. */
void ch_why_json_nothing(const ChWhyJson *context, ChEngine *engine, const ChPuzzle *puzzle,
                         unsigned digits, const char *answer);

#endif

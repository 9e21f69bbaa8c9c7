/* why_json.h - an answer of `why` as JSON: logs, each with the query and the answer as members.
 *
 *      asked             the queried fact, cell or house
 *      mistakes          the grid has mistakes, which the answer does not use
 *      fact              the fact that is true, by the proof in the log or by `sees`
 *      sees              the digit of the position that decides the fact by itself
 *      answer            right, wrong, undecided, unsolvable, unfinished, nothing
 *      suspects          where there is no solution, the digits that are likely the slip
 *      digits            the digits that solutions have in an undecided cell
 *      with, without     one solution with and one without an undecided fact
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_WHY_JSON_H
#define CH_API_WHY_JSON_H

#include "json_things.h"
#include "log_json_text.h"
#include "why_answer.h"

/* The output, the query and workspace of one record. */
typedef struct ChWhyJson {
    ChText *out;
    ChLogStyle style; /* argument is always on */
    const char *query;
    bool mistakes; /* the grid has mistakes */
    ChLogReplay *log_replay;
    ChText *sentence; /* workspace */
} ChWhyJson;

/* Add members: the digit that decides the fact by itself, if there is one; one solution with and
 * one without an undecided fact. */
void ch_why_put_blocker(ChJsonWriter *json, const ChWhy *why);
void ch_why_put_solutions(ChJsonWriter *json, const ChWhy *why);

/* Returns the writer of an answer in JSON, one object and line end a piece. */
ChAnswerWriter ch_why_json_writer(ChWhyJson *context);

#endif

/* why_text.h - an answer to `why` in words: for `why`, and wherever a fact is proved.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_WHY_TEXT_H
#define CH_EXPLAIN_WHY_TEXT_H

#include "step_text.h"
#include "why.h"

/* Says that WHY->fact is so and tells its proof; or shows a solution each way, or says why there is
 * nothing to say. */
void ch_why_text(ChText *out, const ChTextStyle *style, const ChWhy *why, ChLogReplay *log_replay);

/* That the position has no solution. */
void ch_why_text_no_solution(ChText *out, const ChTextStyle *style);

/* That a proof rules out digits of the fact's cell, beside a digit that it places there; and the
 * proof. */
void ch_why_text_ruled_out(ChText *out, const ChTextStyle *style, const ChWhy *why, unsigned digits,
                           ChLogReplay *log_replay);

/* The proof of WHY->fact: its steps, and how the last leads to the fact where it only places a
 * digit beside the cell. */
void ch_why_text_proof(ChText *out, const ChTextStyle *style, const ChWhy *why,
                       ChLogReplay *log_replay);

/* The steps of a proof alone. */
void ch_why_text_steps(ChText *out, const ChTextStyle *style, const ChLog *log,
                       ChLogReplay *log_replay);

#endif

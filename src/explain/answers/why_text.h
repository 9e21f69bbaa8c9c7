/* why_text.h - writes the proof of a fact in words, for `why` and wherever else a fact is proved.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_WHY_TEXT_H
#define CH_EXPLAIN_WHY_TEXT_H

#include "step_text.h"
#include "why.h"

/* Writes WHY->fact and its proof.  Where nothing decides the fact, shows a solution with it and one
 * without.  Otherwise explains why there is no proof. */
void ch_why_text(ChText *out, const ChTextStyle *style, const ChWhy *why, ChLogReplay *log_replay);

/* Writes that the position has no solution. */
void ch_why_text_no_solution(ChText *out, const ChTextStyle *style);

/* Writes that a proof rules DIGITS out of the fact's cell, or places a digit there, or both; then
 * the proof. */
void ch_why_text_ruled_out(ChText *out, const ChTextStyle *style, const ChWhy *why, unsigned digits,
                           ChLogReplay *log_replay);

/* Writes the proof of WHY->fact: its steps, then the link to the fact where the last step only
 * places a digit in a peer of the cell. */
void ch_why_text_proof(ChText *out, const ChTextStyle *style, const ChWhy *why,
                       ChLogReplay *log_replay);

/* Writes only the steps of a proof. */
void ch_why_text_steps(ChText *out, const ChTextStyle *style, const ChLog *log,
                       ChLogReplay *log_replay);

#endif

/* why_text.h - writes the proof of a fact in words, for `why` and wherever else a fact is proved.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_WHY_TEXT_H
#define CH_EXPLAIN_WHY_TEXT_H

#include "step_text.h"
#include "why.h"

#define CH_MISTAKE_IN_GRID                                                                         \
    N_("There is a mistake in your grid. 'crosshatch hint --level 1' shows roughly where. The "    \
       "answer does not use it.")

/* Writes WHY->fact and how many steps its proof takes; the proof itself if the style wants it.
 * Where nothing decides the fact, says so; the proof is then a solution with it and one without.
 * Otherwise explains why there is no proof. */
void ch_why_text(ChText *out, const ChTextStyle *style, const ChWhy *why, ChLogReplay *log_replay);

/* Writes that a player's MISTAKE is one, after ch_why_mistake(), and why: in one line, or with the
 * proof if the style wants it. */
void ch_why_text_mistake(ChText *out, const ChTextStyle *style, const ChWhy *why, ChFact mistake,
                         ChLogReplay *log_replay);

/* Writes that the position has no solution. */
void ch_why_text_no_solution(ChText *out, const ChTextStyle *style);

/* Writes that a proof rules DIGITS out of the fact's cell, or places a digit there, or both; then
 * the proof, if the style wants it. */
void ch_why_text_ruled_out(ChText *out, const ChTextStyle *style, const ChWhy *why, unsigned digits,
                           ChLogReplay *log_replay);

/* Writes the digit of the position that decides the fact by itself, as a sentence. */
void ch_why_text_blocker(ChText *out, const ChTextStyle *style, const ChWhy *why);

/* Writes the proof of WHY->fact: its steps, then the link to the fact where the last step only
 * places a digit in a peer of the cell. */
void ch_why_text_proof(ChText *out, const ChTextStyle *style, const ChWhy *why,
                       ChLogReplay *log_replay);

/* Adds how many steps a proof takes, before the steps themselves or with the name of the hardest
 * instead of them; and a line end. */
void ch_why_text_length(ChText *out, const ChTextStyle *style, const ChLog *log);

/* Adds, behind a sentence, that an option shows the proof, unless the style does. */
void ch_point_to_proof(ChText *out, const ChTextStyle *style);

/* Writes only the steps of a proof. */
void ch_why_text_steps(ChText *out, const ChTextStyle *style, const ChLog *log,
                       ChLogReplay *log_replay);

#endif

/* say_why.h - an answer to `why` in words: for `why`, and wherever a fact is proved.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_SAY_WHY_H
#define CH_CLI_SAY_WHY_H

#include "tell_steps.h"
#include "why.h"

/* Says that WHY->fact is so and tells its proof; or shows a solution each way, or says why there is
 * nothing to say. */
void ch_say_why(ChText *out, const ChManner *manner, const ChWhy *why, ChTeller *teller);

/* That the position has no solution. */
void ch_say_nowhere(ChText *out, const ChManner *manner);

/* That a proof rules out digits of the fact's cell, beside a digit that it places there; and the
 * proof. */
void ch_say_ruled_out(ChText *out, const ChManner *manner, const ChWhy *why, unsigned digits,
                      ChTeller *teller);

/* The proof of WHY->fact: its steps, and how the last leads to the fact where it only places a
 * digit beside the cell. */
void ch_say_way(ChText *out, const ChManner *manner, const ChWhy *why, ChTeller *teller);

/* The steps of a proof alone. */
void ch_say_proof(ChText *out, const ChManner *manner, const ChLog *log, ChTeller *teller);

#endif

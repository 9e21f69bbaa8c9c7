/* slip_text.h - names the digit that is likely the slip in a grid without a solution.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_SLIP_TEXT_H
#define CH_EXPLAIN_SLIP_TEXT_H

#include "likely_slip.h"
#include "step_text.h"

/* Writes that all digits were taken as givens; false, and nothing, where some digit has a + or the
 * puzzle is one of pencil marks. */
bool ch_say_all_given(ChText *out, ChLanguage language, const ChPuzzle *puzzle);

/* Writes the same, and which digit is likely the slip where that is clear, a line each.  Writes
 * nothing where the puzzle has a solution, or some digit has a +. */
void ch_slip_text(ChText *out, ChLanguage language, ChSearch *search, const ChPuzzle *puzzle);

#endif

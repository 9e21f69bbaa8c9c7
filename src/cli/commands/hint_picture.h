/* hint_picture.h - the picture before a hint, which shows no more than the hint itself.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_HINT_PICTURE_H
#define CH_CLI_HINT_PICTURE_H

#include "cli.h"
#include "step_text.h"

/* Returns the terminal for the pictures of hints, with the extent of --grid.  By default there is a
 * picture on a terminal only, and none of every step (--all). */
ChTerminal ch_hint_terminal(const ChCli *cli);

/* Draws the board before the step, with what the hint gives away at this level (0 is the whole
 * step): below the pattern only the grid, if it is wanted in full; then the pattern; then the
 * conclusions too. */
void ch_hint_picture(ChText *out, const ChTextStyle *style, const ChBoard *before,
                     const ChStepRecord *step, int level);

#endif

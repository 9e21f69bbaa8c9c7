/* generate_mask.h - the places of a puzzle's givens as text: x for a given, . for none.
 *
 * Digits are read as x, and 0, - and _ as a point, so that a puzzle is the mask of its givens.
 * White space is ignored.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GENERATE_MASK_H
#define CH_CLI_GENERATE_MASK_H

#include "cli.h"
#include "sets.h"

/* Reads a mask from the word itself, or from the file that it names. Reports it and returns false
 * if neither is a mask. */
bool ch_generate_mask_read(ChCli *cli, const char *word, ChCellSet *mask);

#endif

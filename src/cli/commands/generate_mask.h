/* generate_mask.h - where the givens of a puzzle are to stand, as text: x for a given, . for none.
 *
 * Digits serve for x and 0, - and _ for a point, so that a puzzle is the mask of its givens; white
 * space counts for nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GENERATE_MASK_H
#define CH_CLI_GENERATE_MASK_H

#include "cli.h"
#include "sets.h"

/* Reads the mask that a word is, or the file that it names, or complains. */
bool ch_generate_mask_read(ChCli *cli, const char *word, ChCellSet *mask);

#endif

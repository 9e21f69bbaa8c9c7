/* ansi.h - terminal styles, and a grid that shows givens, other digits and new digits in different
 * styles.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_ANSI_H
#define CH_EXPLAIN_ANSI_H

#include "board.h"
#include "text.h"

typedef enum ChAnsiStyle { CH_ANSI_PLAIN, CH_ANSI_BOLD, CH_ANSI_NEWS } ChAnsiStyle;

/* Begin and end text of a style.  Add nothing when COLOURS is false. */
void ch_ansi_begin(ChText *out, bool colours, ChAnsiStyle style);
void ch_ansi_end(ChText *out, bool colours, ChAnsiStyle style);

/* Adds the ruled grid of these digits: givens bold, the cells in NEWS coloured.  NEWS may be
 * NULL. */
void ch_ansi_grid(ChText *out, bool colours, const uint8_t *digit, const ChCellSet *givens,
                  const ChCellSet *news);

/* Adds two such grids side by side. */
void ch_ansi_pair(ChText *out, bool colours, const uint8_t *left, const uint8_t *right,
                  const ChCellSet *givens, const ChCellSet *news);

#endif

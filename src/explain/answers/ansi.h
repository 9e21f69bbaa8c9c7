/* ansi.h - colours on a terminal, and a grid with its givens, its digits and its news told apart.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_ANSI_H
#define CH_EXPLAIN_ANSI_H

#include "board.h"
#include "text.h"

typedef enum ChAnsiStyle { CH_ANSI_PLAIN, CH_ANSI_BOLD, CH_ANSI_NEWS } ChAnsiStyle;

/* Text between these looks so; nothing is added when there are no colours. */
void ch_ansi_begin(ChText *out, bool colours, ChAnsiStyle paint);
void ch_ansi_end(ChText *out, bool colours, ChAnsiStyle paint);

/* The ruled grid of these digits: givens bold, the cells in NEWS (or NULL) coloured. */
void ch_ansi_grid(ChText *out, bool colours, const uint8_t *digit, const ChCellSet *givens,
                  const ChCellSet *news);

/* Two of them side by side. */
void ch_ansi_pair(ChText *out, bool colours, const uint8_t *left, const uint8_t *right,
                  const ChCellSet *givens, const ChCellSet *news);

#endif

/* paint.h - colours on a terminal, and a grid with its givens, its digits and its news told apart.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PAINT_H
#define CH_CLI_PAINT_H

#include "board.h"
#include "text.h"

typedef enum ChPaint { CH_PAINT_PLAIN, CH_PAINT_BOLD, CH_PAINT_NEWS } ChPaint;

/* Text between these looks so; nothing is added when there are no colours. */
void ch_paint_begin(ChText *out, bool colours, ChPaint paint);
void ch_paint_end(ChText *out, bool colours, ChPaint paint);

/* The ruled grid of these digits: givens bold, the cells in NEWS (or NULL) coloured. */
void ch_paint_grid(ChText *out, bool colours, const uint8_t *digit, const ChCellSet *givens,
                   const ChCellSet *news);

/* Two of them side by side. */
void ch_paint_pair(ChText *out, bool colours, const uint8_t *left, const uint8_t *right,
                   const ChCellSet *givens, const ChCellSet *news);

#endif

/* draw.h - lays out a board and a step's pattern, and draws them figure by figure.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_DRAW_H
#define CH_PICTURE_DRAW_H

#include "layout.h"

/* Reads the step and computes the sizes; draws nothing yet. */
void ch_layout_start(ChLayout *layout, const ChPicture *picture);

/* Draws the whole picture. */
void ch_layout_draw(ChLayout *layout, ChCanvas *canvas);

#endif

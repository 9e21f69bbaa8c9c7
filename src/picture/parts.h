/* parts.h - the parts of a picture, in the order in which draw.c draws them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_PARTS_H
#define CH_PICTURE_PARTS_H

#include "layout.h"

void ch_draw_cells(ChLayout *layout); /* their backgrounds */
void ch_draw_grid(ChLayout *layout);
void ch_draw_boxes(ChLayout *layout);  /* around pivots */
void ch_draw_frames(ChLayout *layout); /* around houses */
void ch_draw_hatching(ChLayout *layout);
void ch_draw_loop(ChLayout *layout);
void ch_draw_links(ChLayout *layout);
void ch_draw_digits(ChLayout *layout);
void ch_draw_marks(ChLayout *layout);
void ch_draw_turns(ChLayout *layout);
void ch_draw_badges(ChLayout *layout); /* the letters of sets */
void ch_draw_names(ChLayout *layout);  /* of rows and columns */
void ch_draw_legend(ChLayout *layout);

/* Returns the number of rows of the legend. */
int ch_legend_rows(const ChLayout *layout);

/* Draws a sample of a link, pointing to the right, REACH to either side of the middle. */
void ch_draw_arrow(ChLayout *layout, ChPoint middle, int reach, ChTone tone);

/* Draws a tag, a number or a letter, in the colour of a tone's line. */
void ch_draw_tag(ChLayout *layout, ChPoint middle, ChTone tone, const char *text);

#endif

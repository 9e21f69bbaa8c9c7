/* screen.h - drawing with cairo: what pictures and books share.  Cairo's own types are named
 * without its headers, which not every machine has.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_SCREEN_H
#define CH_PICTURE_SCREEN_H

#include "picture.h"

struct _cairo;
struct _cairo_surface;

/* Lays the picture out so wide, from the cairo's origin on. */
void ch_screen_draw(struct _cairo *cairo, const ChPicture *picture, double width);

/* The same on a white sheet. */
void ch_screen_sheet(struct _cairo *cairo, const ChPicture *picture, double width);

/* How wide the picture is: what it says, or else one a unit. */
unsigned ch_screen_width(const ChPicture *picture);

/* A font that has the letters of TEXT, in that language. */
void ch_screen_font(struct _cairo *cairo, const char *text, ChLanguage language, bool bold);

/* A PDF that is added to OUT; without a date, so that the same input is the same bytes.  TITLE may
 * be NULL. */
struct _cairo_surface *ch_screen_pdf(ChText *out, double width, double height, const char *title);

/* Ends both; what had gone wrong. */
ChStatus ch_screen_end(struct _cairo *cairo, struct _cairo_surface *surface);

#endif

/* screen.h - drawing with cairo, for pictures and books.  Cairo's types are declared without its
 * headers, which not every machine has.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_SCREEN_H
#define CH_PICTURE_SCREEN_H

#include "picture.h"

struct _cairo;
struct _cairo_surface;

/* Draws the picture in this width, from the origin of CAIRO on. */
void ch_screen_draw(struct _cairo *cairo, const ChPicture *picture, double width);

/* Draws the picture on a white background. */
void ch_screen_sheet(struct _cairo *cairo, const ChPicture *picture, double width);

/* Returns the width of the picture: its own, or by default one per unit. */
unsigned ch_screen_width(const ChPicture *picture);

/* Selects a font that has the letters of TEXT, in that language. */
void ch_screen_font(struct _cairo *cairo, const char *text, ChLanguage language, bool bold);

/* Creates a PDF that is appended to OUT.  It has no date, so that the same input gives the same
 * bytes.  TITLE may be NULL. */
struct _cairo_surface *ch_screen_pdf(ChText *out, double width, double height, const char *title);

/* Ends and frees both; returns the first error. */
ChStatus ch_screen_end(struct _cairo *cairo, struct _cairo_surface *surface);

#endif

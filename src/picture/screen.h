/* screen.h - drawing with cairo: what pictures and books share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_SCREEN_H
#define CH_PICTURE_SCREEN_H

#include <cairo.h>

#include "picture.h"

/* Lays the picture out so wide, from the cairo's origin on. */
void ch_screen_draw(cairo_t *cairo, const ChPicture *picture, double width);

/* A font that has the letters of TEXT, in that language. */
void ch_screen_font(cairo_t *cairo, const char *text, ChLanguage language, bool bold);

/* Adds bytes of a surface to a ChText. */
cairo_status_t ch_screen_put(void *out, const unsigned char *bytes, unsigned length);

ChStatus ch_screen_status(cairo_status_t status);

#endif

/* no_cairo.c - what a program built without cairo says of PNG and PDF.
 *
 * SPDX-License-Identifier: MIT
 */
#include "picture.h"

ChStatus ch_picture_png(ChText *out, const ChPicture *picture)
{
    (void)out;
    (void)picture;
    return CH_NO_CAIRO;
}

ChStatus ch_picture_pdf(ChText *out, const ChPicture *picture)
{
    return ch_picture_png(out, picture);
}

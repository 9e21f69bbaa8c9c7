/* no_cairo.c - a command built without cairo has no painter.
 *
 * SPDX-License-Identifier: MIT
 */
#include "painter.h"

const ChPainter *ch_painter_load(void)
{
    return NULL;
}

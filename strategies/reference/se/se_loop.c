/* se_loop.c - see se_loop.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_loop.h"

/* ---- the best hint ---- */

void ch_se_loop_offer(ChSeLoop *loop, ChSeHint *hint, int type, double rating)
{
    hint->rating = rating;
    hint->type = (uint8_t)type;
    hint->length = (uint8_t)loop->length;
    hint->loop = loop->on_path;
    if (loop->found &&
        (rating > loop->best.rating || (rating == loop->best.rating && type >= loop->best.type)))
        return;
    loop->best = *hint;
    loop->found = true;
}

/* no_zlib.c - replaces coach.c in builds without zlib.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sites.h"

bool ch_coach_packs(void)
{
    return false;
}

ChStatus ch_coach_read(ChSitePuzzle *site, ChBytes packed, ChText *found)
{
    (void)site;
    (void)packed;
    (void)found;
    return CH_NO_ZLIB;
}

void ch_coach_write(ChText *out, const ChPuzzle *puzzle)
{
    (void)puzzle;
    ch_text_puts(out, NULL);
}

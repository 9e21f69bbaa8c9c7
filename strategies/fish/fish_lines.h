/* fish_lines.h - rows and columns of one digit, as fish with fins see them.
 *
 * A line is nine bits here, its places.  What a fin in a base line sees in the other base lines'
 * crossing lines lies in its own box, so all fins of a basic fish lie in one box, and so does what
 * it rules out: at most two of the crossing lines that the bases meet are left uncovered, and the
 * box's third one must be a cover.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FISH_LINES_H
#define CH_STRATEGIES_FISH_LINES_H

#include "board.h"

/* One digit's lines of one direction, and the lines that cross them. */
typedef struct ChFishLines {
    int first_base;  /* house of line 0 */
    int first_cross; /* and of crossing line 0 */
    unsigned open;   /* lines that do not have the digit yet */
    uint16_t line[9];
    uint16_t cross[9];
    uint16_t together[3][8]; /* per band, and set of its three lines: their places */
} ChFishLines;

/* The covers of the finned fish that share their bases, in ascending order. */
typedef struct ChFinnedFishSeed {
    int count;
    unsigned covers[9];
} ChFinnedFishSeed;

void ch_fish_lines(ChFishLines *lines, const ChBoard *board, int digit, bool columns);

/* The places, taken together, of these crossing lines. */
static inline unsigned ch_fish_places(const ChFishLines *lines, unsigned crossing)
{
    unsigned places = 0;

    for (; crossing != 0; crossing &= crossing - 1)
        places |= lines->cross[ch_lowest(crossing)];
    return places;
}

/* Whether some finned fish has these bases; they meet one or two crossing lines TOO_MANY. */
bool ch_fish_has_fins(const ChFishLines *lines, unsigned bases, unsigned crossed, int too_many);

ChFinnedFishSeed ch_fish_seed(const ChFishLines *lines, unsigned bases, unsigned crossed,
                              int too_many);

bool ch_fish_is_sashimi(const ChFishLines *lines, unsigned bases, unsigned covers);

#endif

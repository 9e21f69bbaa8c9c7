/* fish_lines.h - the rows and columns of one digit, for the search of finned basic fish.
 *
 * A line is a set of nine bits, the digit's places in it. A place is ruled out only if it sees all
 * fins. Therefore all fins of a basic fish, and all its eliminations, lie in one box. Of the
 * crossing lines that the bases meet, at most two remain uncovered. The third crossing line of that
 * box must be a cover.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FISH_LINES_H
#define CH_STRATEGIES_FISH_LINES_H

#include "board.h"

/* The lines of one direction for one digit, and the lines that cross them. */
typedef struct ChFishLines {
    int first_base;  /* house of line 0 */
    int first_cross; /* house of crossing line 0 */
    unsigned open;   /* lines without the digit placed */
    uint16_t line[9];
    uint16_t cross[9];
    uint16_t together[3]
                     [8]; /* by band and by subset of its three lines: the union of their places */
} ChFishLines;

/* The cover sets of the finned fish with the same bases, in ascending order. */
typedef struct ChFinnedFishSeed {
    int count;
    unsigned covers[9];
} ChFinnedFishSeed;

void ch_fish_lines(ChFishLines *lines, const ChBoard *board, int digit, bool columns);

/* Returns the union of the places of the crossing lines. */
static inline unsigned ch_fish_places(const ChFishLines *lines, unsigned crossing)
{
    unsigned places = 0;

    CH_EACH_BIT(line, crossing)
        places |= lines->cross[line];
    return places;
}

ChFinnedFishSeed ch_fish_seed(const ChFishLines *lines, unsigned bases, unsigned crossed,
                              int too_many);

bool ch_fish_is_sashimi(const ChFishLines *lines, unsigned bases, unsigned covers);

/* Returns false only where no finned fish has these bases. The bases meet TOO_MANY (one or two)
 * crossing lines more than their number. */
bool ch_fish_has_fins(const ChFishLines *lines, unsigned bases, unsigned crossed, int too_many);

#endif

/* fours.h - the places of four digits at once, a lane each.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FOURS_H
#define CH_STRATEGIES_FOURS_H

#include "board.h"

enum { CH_FOUR = 4 };

typedef uint32_t ChFour __attribute__((vector_size(4 * CH_FOUR)));

/* Takes the lowest four digits from a set, which must have some.  Where it has fewer, fills up with
 * the last one.  Returns the number taken. */
static inline int ch_take_four(unsigned *digits, int digit[CH_FOUR])
{
    int count = 0;

    for (int i = 0; i < CH_FOUR; i++) {
        if (*digits == 0) {
            digit[i] = digit[count - 1];
            continue;
        }
        digit[count++] = ch_lowest(*digits);
        *digits &= *digits - 1;
    }
    return count;
}

/* Returns the places of four digits in a box. */
static inline ChFour ch_four_places(const ChBoard *board, const int digit[CH_FOUR], int box)
{
    return (ChFour){board->places[digit[0]][box], board->places[digit[1]][box],
                    board->places[digit[2]][box], board->places[digit[3]][box]};
}

#endif

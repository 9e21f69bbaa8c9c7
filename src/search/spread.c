/* spread.c - see spread.h.
 *
 * A set is written as its lanes for each element; FOUR() makes a word of four elements.
 *
 * SPDX-License-Identifier: MIT
 */
#include "spread.h"

#define FOUR(LANES, i, x, y)                                                                       \
    (LANES(i, x, y) | LANES((i) + 1, x, y) << 16 | LANES((i) + 2, x, y) << 32 |                    \
     LANES((i) + 3, x, y) << 48)
#define SPREAD(LANES, x, y)                                                                        \
    {                                                                                              \
        {                                                                                          \
            FOUR(LANES, 0, x, y), FOUR(LANES, 4, x, y), LANES(8, x, y)                             \
        }                                                                                          \
    }

#define BOX(lane) (UINT64_C(1) << (lane))
#define BAND(band) (UINT64_C(7) << CH_GROUP * (band))
#define STACK(stack) (UINT64_C(0x111) << (stack))

/* The lanes seen by an element of the box in a lane: its box, the band's lanes if the elements
 * share a row, the stack's if they share a column. */
#define SEEN(i, element, lane)                                                                     \
    (BOX(lane) | ((i) / 3 == (element) / 3 ? BAND((lane) / CH_GROUP) : 0) |                        \
     ((i) % 3 == (element) % 3 ? STACK((lane) % CH_GROUP) : 0))
#define GROUP(element, lane)                                                                       \
    SPREAD(SEEN, element, lane), SPREAD(SEEN, element, (lane) + 1),                                \
        SPREAD(SEEN, element, (lane) + 2), SPREAD(SEEN, element, (lane) + 3)
#define ELEMENT(element) GROUP(element, 0), GROUP(element, 4), GROUP(element, 8), GROUP(element, 12)

const ChSpread ch_spread_peers[CH_SPREAD] = {ELEMENT(0), ELEMENT(1), ELEMENT(2),
                                             ELEMENT(3), ELEMENT(4), ELEMENT(5),
                                             ELEMENT(6), ELEMENT(7), ELEMENT(8)};

#define OF_BOX(i, band, stack) BOX(CH_GROUP *(band) + (stack))
#define OF_ROW(i, band, row) ((i) / 3 == (row) ? BAND(band) : 0)
#define OF_COLUMN(i, stack, column) ((i) % 3 == (column) ? STACK(stack) : 0)
#define THREE(LANES, x) SPREAD(LANES, x, 0), SPREAD(LANES, x, 1), SPREAD(LANES, x, 2)
#define NINE(LANES) THREE(LANES, 0), THREE(LANES, 1), THREE(LANES, 2)

const ChSpread ch_spread_houses[CH_HOUSES] = {NINE(OF_BOX), NINE(OF_ROW), NINE(OF_COLUMN)};

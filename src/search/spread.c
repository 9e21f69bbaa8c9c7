/* spread.c - see spread.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "spread.h"

/* The lanes of element I that (E, LANE) sees: its own box, the band's if the two elements share a
 * row, and the stack's if they share a column. */
#define SEEN(i, e, lane)                                                                           \
    (UINT64_C(1) << (lane) |                                                                       \
     ((i) / 3 == (e) / 3 ? UINT64_C(7) << (lane) / CH_GROUP * CH_GROUP : 0) |                      \
     ((i) % 3 == (e) % 3 ? UINT64_C(0x111) << (lane) % CH_GROUP : 0))
#define SEEN_BY_FOUR(i, e, lane)                                                                   \
    (SEEN(i, e, lane) | SEEN((i) + 1, e, lane) << 16 | SEEN((i) + 2, e, lane) << 32 |              \
     SEEN((i) + 3, e, lane) << 48)
#define PEERS(e, lane)                                                                             \
    {                                                                                              \
        {                                                                                          \
            SEEN_BY_FOUR(0, e, lane), SEEN_BY_FOUR(4, e, lane), SEEN(8, e, lane)                   \
        }                                                                                          \
    }
#define GROUP(e, lane)                                                                             \
    PEERS(e, lane), PEERS(e, (lane) + 1), PEERS(e, (lane) + 2), PEERS(e, (lane) + 3)
#define ELEMENT(e) GROUP(e, 0), GROUP(e, 4), GROUP(e, 8), GROUP(e, 12)

const ChSpread ch_spread_peers[CH_SPREAD] = {ELEMENT(0), ELEMENT(1), ELEMENT(2),
                                             ELEMENT(3), ELEMENT(4), ELEMENT(5),
                                             ELEMENT(6), ELEMENT(7), ELEMENT(8)};

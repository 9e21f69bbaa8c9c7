/* nine.h - macros that expand constant tables and sets: CH_NINE(M, x) is M(x, 0), ..., M(x, 8).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_NINE_H
#define CH_MODEL_NINE_H

#include <stdint.h>

#define CH_NINE(M, x)                                                                              \
    M(x, 0), M(x, 1), M(x, 2), M(x, 3), M(x, 4), M(x, 5), M(x, 6), M(x, 7), M(x, 8)

/* CH_CELL_TABLE(M) is M(0), ..., M(80): a table over the cells. */
#define CH_NINE_MORE(M, x)                                                                         \
    M((x)), M((x) + 1), M((x) + 2), M((x) + 3), M((x) + 4), M((x) + 5), M((x) + 6), M((x) + 7),    \
        M((x) + 8)
#define CH_CELL_TABLE(M)                                                                           \
    CH_NINE_MORE(M, 0), CH_NINE_MORE(M, 9), CH_NINE_MORE(M, 18), CH_NINE_MORE(M, 27),              \
        CH_NINE_MORE(M, 36), CH_NINE_MORE(M, 45), CH_NINE_MORE(M, 54), CH_NINE_MORE(M, 63),        \
        CH_NINE_MORE(M, 72)

/* A set of 81 bits whose lane i, nine bits, is LANE(x, i). */
#define CH_LANE_AT(LANE, x, i) ((uint64_t)(LANE(x, i)) << 9 * (i))
#define CH_LANES(LANE, x)                                                                          \
    {                                                                                              \
        {                                                                                          \
            CH_LANE_AT(LANE, x, 0) | CH_LANE_AT(LANE, x, 1) | CH_LANE_AT(LANE, x, 2) |             \
                CH_LANE_AT(LANE, x, 3) | CH_LANE_AT(LANE, x, 4) | CH_LANE_AT(LANE, x, 5) |         \
                CH_LANE_AT(LANE, x, 6) | (uint64_t)(LANE(x, 7)) << 63,                             \
                (uint64_t)(LANE(x, 7)) >> 1 | (uint64_t)(LANE(x, 8)) << 8                          \
        }                                                                                          \
    }

#endif

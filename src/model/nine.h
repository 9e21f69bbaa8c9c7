/* nine.h - spelling out constant tables: CH_NINE(M, x) is M(x, 0), ..., M(x, 8).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_NINE_H
#define CH_MODEL_NINE_H

#define CH_NINE(M, x)                                                                              \
    M(x, 0), M(x, 1), M(x, 2), M(x, 3), M(x, 4), M(x, 5), M(x, 6), M(x, 7), M(x, 8)

/* M(0), ..., M(80): a table over the cells. */
#define CH_NINE_MORE(M, x)                                                                         \
    M((x)), M((x) + 1), M((x) + 2), M((x) + 3), M((x) + 4), M((x) + 5), M((x) + 6), M((x) + 7),    \
        M((x) + 8)
#define CH_EACH_CELL(M)                                                                            \
    CH_NINE_MORE(M, 0), CH_NINE_MORE(M, 9), CH_NINE_MORE(M, 18), CH_NINE_MORE(M, 27),              \
        CH_NINE_MORE(M, 36), CH_NINE_MORE(M, 45), CH_NINE_MORE(M, 54), CH_NINE_MORE(M, 63),        \
        CH_NINE_MORE(M, 72)

#endif

/* se_rating.c - see se_rating.h.  `volatile` rounds each step to a double, whatever precision the
 * processor or the compiler would keep.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_rating.h"

#include <limits.h>

double ch_se_tenths(double base, int steps)
{
    const volatile double part = steps * 0.1;
    const volatile double sum = base + part;

    return sum;
}

double ch_se_sum(double base, double part)
{
    const volatile double sum = base + part;

    return sum;
}

double ch_se_loop_base(int cells)
{
    volatile double base = 4.5;

    if (cells == 6)
        base = base + 0.1;
    else if (cells == 8)
        base = base + 0.2;
    else if (cells >= 10) {
        base = base + 0.3;
        base = base + 0.2;
    }
    return base;
}

double ch_se_chain(double base, int nodes)
{
    volatile double added = 0.0;
    int limit = 4;

    for (int odd = 0; nodes - 2 > limit && limit < 1000000; odd = !odd) {
        added = added + 0.1;
        limit = odd ? limit * 4 / 3 : limit * 3 / 2;
    }
    const volatile double sum = base + added;
    return sum;
}

int ch_se_printed(double rating)
{
    const volatile double sum = rating + 0.05;
    const volatile double tenths = sum * 10;

    return tenths > INT_MIN ? (int)tenths : INT_MIN;
}

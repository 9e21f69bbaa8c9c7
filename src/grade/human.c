/* human.c - see human.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "human.h"

#include "bits.h"

/* Returns the square root, rounded down. */
static uint64_t square_root(uint64_t square)
{
    uint64_t root = 0;

    for (uint64_t bit = (uint64_t)1 << 31; bit > 0; bit >>= 1)
        if ((root | bit) * (root | bit) <= square)
            root |= bit;
    return root;
}

/* Returns seconds, counted like bits, as tenths of a minute. */
static uint32_t as_tenths(uint64_t seconds)
{
    enum { TENTH = 6 };

    return (uint32_t)((seconds + TENTH * CH_BIT / 2) / (TENTH * CH_BIT));
}

ChMinutes ch_human_minutes(const ChPathGrade *path, const ChPathWidth *width)
{
    uint64_t steps = 0;

    for (int level = 1; level <= CH_GRADE_LEVELS; level++)
        steps += path->steps[level];
    return (ChMinutes){
        .mean = as_tenths(steps * CH_HUMAN_WRITE * CH_BIT + CH_HUMAN_LOOK * width->weighted),
        .spread = as_tenths(CH_HUMAN_LOOK * square_root(width->squares))};
}

const char *ch_human_band(const ChPathGrade *path, const ChPathWidth *width)
{
    if (path->level <= 1)
        return path->naked_singles == 0 && width->bottleneck != 1 ? "easy" : "medium";
    return path->level == 2 && path->steps[2] <= CH_BAND_MOST ? "hard" : "expert";
}

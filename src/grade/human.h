/* human.h - the path of a puzzle in the terms of people: minutes, and the bands of newspapers.
 *
 * Time follows Hick's law: a choice takes a person as many units of time as it has bits.  A step
 * takes WRITE seconds to carry out, and for each bit of its search effort LOOK seconds times the
 * level of its technique.  The time to find a step is taken to vary as much as its mean,
 * independently of other steps.  The weights are assumptions: docs/grading.md has the formula and
 * what supports it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_HUMAN_H
#define CH_GRADE_HUMAN_H

#include "path_grade.h"

enum {
    CH_HUMAN_WRITE = 2, /* seconds a step */
    CH_HUMAN_LOOK = 1   /* seconds a bit, at level 1 */
};

/* The time of a practised solver in tenths of a minute: its mean and its standard deviation. */
typedef struct ChMinutes {
    uint32_t mean;
    uint32_t spread;
} ChMinutes;

ChMinutes ch_human_minutes(const ChPathGrade *path, const ChPathWidth *width);

enum { CH_BAND_MOST = 5 }; /* steps beyond singles of a hard puzzle */

/* Returns the band of a solved puzzle:
 *
 *      easy    hidden singles only, of which never just one is open
 *      medium  other puzzles of singles
 *      hard    at most CH_BAND_MOST steps beyond singles, and all of level 2
 *      expert  all others */
const char *ch_human_band(const ChPathGrade *path, const ChPathWidth *width);

#endif

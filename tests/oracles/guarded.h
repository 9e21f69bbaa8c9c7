/* guarded.h - Cells that cannot be filled with a few digits alone, and their other candidates, the
 * guardians.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_GUARDED_H
#define CH_TESTS_ORACLES_GUARDED_H

#include "oracle.h"

enum { MOST_GUARDED = 17, MOST_SEVERAL = 3 };

typedef struct Guarded {
    int digits;
    int count;
    int cell[MOST_GUARDED];
    int extras;
    int extra[MOST_GUARDED]; /* the cells with guardians */
    int guards;              /* the digits of these */
} Guarded;

/* Takes a whole pattern. */
typedef void TakeGuarded(const Marks *marks, Found *found, const Guarded *guarded);

/* Returns whether cells with guardians of several digits may be part of a pattern of interest. */
bool is_of_interest(const Marks *marks, const Guarded *guarded);

/* Notes the conclusions from guardians of several digits in two or three cells. */
void conclude_several(const Marks *marks, Found *found, const Guarded *guarded);

#endif

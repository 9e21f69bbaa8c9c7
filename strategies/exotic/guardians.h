/* guardians.h - cells that a few digits cannot fill, and the guardians against it.
 *
 *      12 . 12 .        if these cells held only the pattern's digits there would be no way to fill
 *      .  . 12 123      them: so one of their other candidates, the guardians, is true
 *
 * A lone guardian is true.  Several of one cell take the pattern's digits from it; several of one
 * digit rule it out where it sees them all.  From several digits in several cells nothing follows:
 * no candidate conflicts with all of them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_GUARDIANS_H
#define CH_STRATEGIES_GUARDIANS_H

#include "deduction.h"
#include "marks.h"
#include "technique.h"

typedef struct ChGuarded {
    unsigned digits;   /* of the pattern */
    ChCellSet cells;   /* of the pattern, as far as they have joined; */
    ChCellSet extra;   /* those of them with guardians, */
    unsigned guards;   /* whose digits these are, */
    ChCellSet watched; /* and the cells that see all of those */
} ChGuarded;

static inline ChGuarded ch_guarded(unsigned digits)
{
    return (ChGuarded){.digits = digits};
}

/* One more cell of the pattern; false when nothing can follow any more. */
bool ch_guarded_join(ChGuarded *guarded, const ChBoard *board, int cell);

/* Adds what follows, and the cells it rests on.  Nothing follows without guardians: then the board
 * has no solution. */
void ch_guarded_conclude(const ChGuarded *guarded, const ChBoard *board, ChDeduction *deduction);

/* Marks digits and guardians. */
void ch_guarded_mark(const ChGuarded *guarded, const ChBoard *board, ChMarks *marks);

/* Three digits, and the cells that have two or three candidates, all of these digits. */
typedef struct ChThree {
    unsigned digits;
    ChCellSet cells;
} ChThree;

enum { CH_THREES = 84 };

/* All with so many cells or more; returns how many. */
int ch_list_threes(const ChFinderInput *input, int fewest_cells, ChThree *three);

#endif

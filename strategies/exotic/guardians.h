/* guardians.h - cells that a few digits cannot fill, and the guardians that prevent it.
 *
 *      12 . 12 .        if these cells held only the pattern's digits there would be no way to fill
 *      .  . 12 123      them: so one of their other candidates, the guardians, is true
 *
 * A single guardian is true.  Several guardians in one cell rule out the pattern's digits there.
 * Several guardians of one digit rule it out in the cells that see them all.  Guardians of several
 * digits in several cells allow no conclusion: no candidate conflicts with all of them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_GUARDIANS_H
#define CH_STRATEGIES_GUARDIANS_H

#include "deduction.h"
#include "marks.h"
#include "technique.h"

typedef struct ChGuarded {
    unsigned digits;   /* the pattern's digits */
    ChCellSet cells;   /* cells of the pattern joined so far */
    ChCellSet extra;   /* those of them with guardians */
    unsigned guards;   /* the digits of the guardians */
    ChCellSet watched; /* the cells that see all of `extra` */
} ChGuarded;

static inline ChGuarded ch_guarded(unsigned digits)
{
    return (ChGuarded){.digits = digits};
}

/* Joins one more cell of the pattern; false when no conclusion is possible any more. */
bool ch_guarded_join(ChGuarded *guarded, const ChBoard *board, int cell);

/* Adds the conclusion and its premises.  Without guardians nothing is added: the board has no
 * solution then. */
void ch_guarded_conclude(const ChGuarded *guarded, const ChBoard *board, ChDeduction *deduction);

/* Marks the pattern's digits and the guardians. */
void ch_guarded_mark(const ChGuarded *guarded, const ChBoard *board, ChMarks *marks);

/* Three digits, and the cells whose candidates are two or three of these digits. */
typedef struct ChThree {
    unsigned digits;
    ChCellSet cells;
} ChThree;

enum { CH_THREES = 84 };

/* Lists all sets of three digits with FEWEST_CELLS cells or more; returns how many. */
int ch_list_threes(const ChFinderInput *input, int fewest_cells, ChThree *three);

#endif

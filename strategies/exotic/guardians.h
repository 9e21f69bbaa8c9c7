/* guardians.h - cells that a few digits cannot fill, and the guardians that prevent it.
 *
 *      12 . 12 .        if these cells held only the pattern's digits there would be no way to fill
 *      .  . 12 123      them: so one of their other candidates, the guardians, is true
 *
 * A single guardian is true.  Several guardians in one cell rule out the pattern's digits there.
 * Several guardians of one digit rule it out in the cells that see them all.  Guardians of several
 * digits in several cells allow no conclusion of their own, for no candidate conflicts with all of
 * them; but see guarded_pattern.c.
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

/* Joins one more cell of the pattern, whatever its guardians. */
void ch_guarded_add(ChGuarded *guarded, const ChBoard *board, int cell);

/* Adds the conclusion and its premises.  Without guardians nothing is added: the board has no
 * solution then. */
void ch_guarded_conclude(const ChGuarded *guarded, const ChBoard *board, ChDeduction *deduction);

/* Marks the pattern's digits and the guardians. */
void ch_guarded_mark(const ChGuarded *guarded, const ChBoard *board, ChMarks *marks);

enum { CH_MOST_GUARDED = 3 }; /* the most cells with guardians of several digits */

/* What a marker needs to find the cells of a tridagon again. */
typedef struct ChGuardedSeed {
    uint32_t rectangle;
    uint32_t ways;
} ChGuardedSeed;

/* The search for patterns with guardians of several digits (guarded_pattern.c).  A partial pattern
 * is given up unless it is `promising`; `take` gets each pattern, and returns true to stop. */
typedef struct ChGuardedSearch {
    const ChFinderInput *input;
    ChSink *sink;
    bool (*is_promising)(const ChGuarded *guarded, const ChBoard *board);
    bool (*take)(const struct ChGuardedSearch *search, const ChGuarded *guarded,
                 ChGuardedSeed seed);
} ChGuardedSearch;

/* Try all patterns with guardians in several cells. */
bool ch_each_guarded_oddagon(const ChGuardedSearch *search);
bool ch_each_guarded_tridagon(const ChGuardedSearch *search);

/* Marks the cells of an oddagon in their order along the loop. */
void ch_mark_loop(ChCellSet cells, ChMarks *marks);

/* Joins the cells of a tridagon, and marks its boxes. */
void ch_tridagon_again(ChGuarded *guarded, const ChBoard *board, ChGuardedSeed seed,
                       ChMarks *marks);

/* Three digits, and the cells whose candidates are two or three of these digits. */
typedef struct ChThree {
    unsigned digits;
    ChCellSet cells;
} ChThree;

enum { CH_THREES = 84 };

/* Lists all sets of three digits with FEWEST_CELLS cells or more; returns how many. */
int ch_list_threes(const ChFinderInput *input, int fewest_cells, ChThree *three);

#endif

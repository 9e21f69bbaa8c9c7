/* checker.h - a whole check: soundness by search, reasons by strategies.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_CHECKER_H
#define CH_DIAGNOSE_CHECKER_H

#include "check.h"
#include "clash.h"
#include "why.h"

enum { CH_POOL = 1000 }; /* solutions that are looked at side by side */

/* Large, the caller's, reused as often as wanted. */
typedef struct ChChecker {
    ChWhy why;           /* after a check its log is the argument, if there is one */
    ChMistakes mistakes; /* of a half-solved grid; else it has no mistakes */
    int first_mistake;   /* the one of them that was made first, where the input tells; or -1 */
    ChClashes clashes;
    uint32_t pooled;
    uint8_t pool[CH_POOL][CH_CELLS]; /* the first solutions */
} ChChecker;

/* All of it; reasons are found by the techniques of the plan. */
void ch_check(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan, ChCheckLimits limits,
              ChCheck *check);

/* The verdict, and what the player did, alone. */
void ch_check_briefly(ChChecker *checker, const ChPuzzle *puzzle, uint64_t nodes, ChCheck *check);

/* Whether a player went wrong. */
static inline bool ch_check_is_mistaken(const ChChecker *checker)
{
    return checker->mistakes.mistake_count > 0 || checker->mistakes.is_dead_end;
}

/* ---- its parts ---- */

/* SEVERAL: what all solutions share, and what tells them apart.  Solutions seen once, or twice and
 * more, are in ONCE and TWICE by candidate; all are seen if the check says so. */
void ch_check_several(ChChecker *checker, ChWork *work, const ChPuzzle *puzzle,
                      const ChCandidateSet *twice, ChCheck *check);

/* UNIQUE: what could be left out, and how hard it is. */
void ch_check_unique(ChChecker *checker, ChWork *work, const ChPuzzle *puzzle, const ChPlan *plan,
                     ChCheck *check);

/* UNSOLVABLE: the clash with the easiest argument, and the slips that could explain it. */
void ch_check_clash(ChChecker *checker, ChWork *work, const ChPuzzle *puzzle, const ChPlan *plan,
                    ChCheck *check);
void ch_check_repairs(ChWork *work, const ChPuzzle *puzzle, const ChCellSet *suspects,
                      ChCheck *check);

#endif

/* check_parts.h - the state of a checker, and the parts of ch_check(), one for each verdict.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_CHECK_PARTS_H
#define CH_DIAGNOSE_CHECK_PARTS_H

#include "check.h"
#include "clash.h"
#include "why.h"

enum { CH_POOL = 1000 }; /* most solutions kept for comparison */

/* The state of a checker: large, owned by the caller, reusable. */
typedef struct ChChecker {
    ChWhy why;           /* after a check, its log is the proof, if there is one */
    ChMistakes mistakes; /* the player's mistakes; none in a puzzle without entries */
    int first_mistake;   /* index of the mistake made first, if the input has the order; or -1 */
    ChClashes clashes;
    uint32_t pooled;
    uint8_t pool[CH_POOL][CH_CELLS]; /* the first POOLED solutions */
} ChChecker;

/* ---- parts of ch_check() ---- */

/* SEVERAL: finds what the solutions have in common, and how they differ. CHECK->possible holds the
 * candidates seen in some solution, TWICE those seen in at least two. All solutions were seen if
 * the check has counted them. */
void ch_check_several(ChChecker *checker, ChWork *work, const ChPuzzle *puzzle,
                      const ChCandidateSet *twice, ChCheck *check);

/* UNIQUE: finds the redundant givens, the difficulty and the backdoors. */
void ch_check_unique(ChChecker *checker, ChWork *work, const ChPuzzle *puzzle, const ChPlan *plan,
                     ChCheck *check);

/* UNSOLVABLE: finds the clash with the easiest proof, and the slips that could explain it. */
void ch_check_clash(ChChecker *checker, ChWork *work, const ChPuzzle *puzzle, const ChPlan *plan,
                    ChCheck *check);
void ch_check_repairs(ChWork *work, const ChPuzzle *puzzle, const ChCellSet *suspects,
                      ChCheck *check);

#endif

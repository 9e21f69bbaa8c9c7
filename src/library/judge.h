/* judge.h - does a technique find what a library's case says, and nothing else of its digits?
 *
 * A case names a technique by its code, some digits and a conclusion.  All steps of the techniques
 * with that code are found, with the options that go with code and variant; those that concern just
 * the case's digits are its matches.  The case passes when it has a match and every match concludes
 * just what it says; one that must fail passes when it has none.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_LIBRARY_JUDGE_H
#define CH_LIBRARY_JUDGE_H

#include "facts_slots.h"
#include "hodoku.h"
#include "kites.h"
#include "library_line.h"
#include "technique.h"

typedef enum ChLibraryResult {
    CH_LIBRARY_PASSED,
    CH_LIBRARY_UNKNOWN, /* no technique has the code */
    CH_LIBRARY_CLASH,   /* the position's digits rule each other out */
    CH_LIBRARY_MISSED,  /* nothing was found */
    CH_LIBRARY_OTHER,   /* something else was found, or something where nothing should be */
    CH_LIBRARY_CHAIN    /* just that was found, but the shortest chain to it has another length */
} ChLibraryResult;

typedef struct ChLibraryVerdict {
    ChLibraryResult result;
    ChCandidateSet removed; /* CH_LIBRARY_OTHER: what the first step that differs concludes */
    ChCandidateSet placed;
    int length; /* of the shortest chain to what is expected, in links; or 0 */
} ChLibraryVerdict;

/* Large, and owned by the caller, who reuses it from case to case. */
typedef struct ChLibraryJudge {
    ChBoard board;
    ChFacts facts;
    ChHodoku hodoku;
    ChKites kites;
} ChLibraryJudge;

ChLibraryVerdict ch_library_judge(ChLibraryJudge *judge, const ChLibraryCase *given);

#endif

/* judge.h - judges a case of HoDoKu's technique library.
 *
 * A case names a technique by its code, some digits and a conclusion. The judge finds all steps of
 * the techniques with that code, with the options for code and variant. The steps that concern
 * exactly the digits of the case are its matches. The case passes when it has a match and every
 * match has exactly the stated conclusion. A case that must fail passes when it has no match.
 *
 * A case may also name a technique or a sub-type. Its matches are then all steps with this name, as
 * the default profile finds them; where the case has digits, those whose conclusions have exactly
 * these. One match with the stated conclusion suffices.
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
    CH_LIBRARY_UNKNOWN, /* no technique has the code or name */
    CH_LIBRARY_CLASH,   /* the position's digits contradict each other */
    CH_LIBRARY_MISSED,  /* no match was found */
    CH_LIBRARY_OTHER,   /* a match has another conclusion, or there should be no match */
    CH_LIBRARY_CHAIN /* the conclusion is right, but the shortest chain to it has another length */
} ChLibraryResult;

typedef struct ChLibraryVerdict {
    ChLibraryResult result;
    ChCandidateSet removed; /* CH_LIBRARY_OTHER: the conclusions of the first step that differs */
    ChCandidateSet placed;
    int length; /* links of the shortest chain to the expected conclusion; or 0 */
} ChLibraryVerdict;

/* Working memory of the judge: large, owned by the caller, reusable. */
typedef struct ChLibraryJudge {
    ChBoard board;
    ChFacts facts;
    ChHodoku hodoku;
    ChKites kites;
} ChLibraryJudge;

/* Judges a case. */
ChLibraryVerdict ch_library_judge(ChLibraryJudge *judge, const ChLibraryCase *given);

#endif

/* shown.h - what the checks of a step's pattern share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_VERIFY_SHOWN_H
#define CH_VERIFY_SHOWN_H

#include "witness.h"

/* The digits of each cell: a set of candidates that is quick to look up. */
typedef uint16_t ChDigitsOf[CH_CELLS];

/* The pattern of a step, beside what its premises and conclusions are about. */
typedef struct ChShown {
    ChVerifier *verifier;
    const ChStepRecord *step;
    uint32_t roles;        /* a bit for each role that the pattern has */
    unsigned digits;       /* those it names, or all nine */
    unsigned known_digits; /* of the candidates in KNOWN */
    int set_count;         /* the sets are in verifier->at.set */
    ChDigitsOf concluded;  /* the candidates of the conclusions */
    ChDigitsOf premised;   /* open in the premises */
    ChDigitsOf known;      /* both, and what is open in the cells of deadly patterns */
} ChShown;

static inline bool ch_shown_has(const ChShown *shown, ChRole role)
{
    return (shown->roles >> role & 1) != 0;
}

/* The candidates of a digit that are open in a set. */
ChCandidateSet ch_shown_part(const ChShown *shown, const ChVerifySet *set, int digit);

/* Whether each candidate of the one conflicts with each of the other. */
bool ch_all_conflict(const ChCandidateSet *one, const ChCandidateSet *other);

bool ch_check_shown(ChVerifier *verifier); /* the pattern of a step that is no contradiction */
bool ch_check_sets(ChShown *shown);
bool ch_check_links(ChShown *shown);

#endif

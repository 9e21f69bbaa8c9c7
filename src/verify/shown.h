/* shown.h - the data and functions that the checks of a step's pattern share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_VERIFY_SHOWN_H
#define CH_VERIFY_SHOWN_H

#include "witness.h"

/* A set of candidates as the digits of each cell, for quick lookup. */
typedef uint16_t ChDigitsOf[CH_CELLS];

/* The pattern of a step, and the candidates of its premises and conclusions. */
typedef struct ChShown {
    ChVerifier *verifier;
    const ChStepRecord *step;
    uint32_t roles;        /* one bit per role that occurs in the pattern */
    unsigned digits;       /* digits that the pattern names; all nine when it names none */
    unsigned known_digits; /* digits of the candidates in KNOWN */
    int set_count;         /* the sets are in verifier->at.set */
    ChCellSet cells;       /* cells that the pattern shows, also in sets */
    ChCellSet near;        /* cells that have a candidate in KNOWN, or see one that has */
    ChDigitsOf concluded;  /* the candidates of the conclusions */
    ChDigitsOf premised;   /* the open candidates of the premises */
    ChDigitsOf known;      /* both, and the open candidates in the cells of deadly patterns */
} ChShown;

static inline void ch_digits_of_add(ChDigitsOf set, int candidate)
{
    set[CH_CANDIDATE_CELL(candidate)] |= (uint16_t)(1u << CH_CANDIDATE_DIGIT(candidate));
}

/* Reports whether a role occurs in the pattern. */
static inline bool ch_shown_has(const ChShown *shown, ChRole role)
{
    return (shown->roles >> role & 1) != 0;
}

/* Returns the pattern of the current step; its sets are not yet read. */
ChShown ch_shown_of(ChVerifier *verifier);

/* Reports whether a cell is empty, and has or sees a candidate of the step. */
bool ch_shown_is_near(const ChShown *shown, int cell);

/* Returns the open candidates of a digit in the cells of a set. */
ChCandidateSet ch_shown_part(const ChShown *shown, const ChVerifySet *set, int digit);

/* Reports whether each candidate of one set conflicts with each of the other. */
bool ch_all_conflict(const ChCandidateSet *one, const ChCandidateSet *other);

/* ---- the checks ---- */

bool ch_check_shown(ChVerifier *verifier); /* not for contradictions and guesses */
bool ch_check_sets(ChShown *shown);        /* reads the sets, which ch_check_links() needs */
bool ch_check_links(ChShown *shown);

#endif

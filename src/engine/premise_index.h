/* premise_index.h - what an argument stands on: its premises, and the candidates that they are
 * about.
 *
 * These candidates are numbered anew, in order, so that a set of them is a word or two: a
 * candidate's number here is its *spot*.  Each constraint has a row, the spots that lie in it; the
 * row of a premise is what the premise is about.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PREMISE_INDEX_H
#define CH_ENGINE_PREMISE_INDEX_H

#include "premise.h"

enum { CH_SPOT_WORDS = 12 };

typedef struct ChSpots {
    uint64_t word[CH_SPOT_WORDS];
} ChSpots;

typedef struct ChPremiseIndex {
    const ChPremise *premise;
    size_t count;
    int words; /* that sets of spots need */
    int size;
    uint16_t candidate[CH_CANDIDATES]; /* of each spot */
    /* By constraint, as premises number them; only those of the premises and the candidates. */
    uint64_t row[CH_MAX_PREMISES * CH_SPOT_WORDS];
} ChPremiseIndex;

/* Lays the ground for an argument against a candidate, which may be none of the spots, or
 * CH_NONE. */
void ch_premise_index_build(ChPremiseIndex *index, const ChPremise *premise, size_t count,
                            int candidate);

static inline const uint64_t *ch_premise_index_row(const ChPremiseIndex *index, int constraint)
{
    return &index->row[constraint * index->words];
}

static inline int ch_premise_index_next(const ChPremiseIndex *index, const ChSpots *spots, int from)
{
    return ch_bits_next(spots->word, index->words, from);
}

/* The spot of a candidate, -1 when it is none. */
int ch_premise_index_spot(const ChPremiseIndex *index, int candidate);

/* Takes all that conflicts with a candidate out of a set. */
void ch_premise_index_clear_around(const ChPremiseIndex *index, int candidate, ChSpots *spots);

#endif

/* premise_index.h - an index of an argument's premises and their candidates.
 *
 * The candidates of the premises are renumbered in order, so that a set of them takes only a word
 * or two. The number of a candidate in the index is its *spot*. Each constraint has a row: the set
 * of the spots in it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PREMISE_INDEX_H
#define CH_ENGINE_PREMISE_INDEX_H

#include "premise.h"

enum { CH_SPOT_WORDS = 12 };

/* A set of spots. */
typedef struct ChSpots {
    uint64_t word[CH_SPOT_WORDS];
} ChSpots;

/* The index; a value that refers to the caller's premises. */
typedef struct ChPremiseIndex {
    const ChPremise *premise;
    size_t count;
    int words;                         /* words used by a set of spots */
    int size;                          /* number of spots */
    uint16_t candidate[CH_CANDIDATES]; /* by spot */
    /* Rows by constraint number, deadly patterns included. Only the rows of the premises and of
     * their candidates are valid. */
    uint64_t row[CH_MAX_PREMISES * CH_SPOT_WORDS];
} ChPremiseIndex;

/* Builds the index for an argument against CANDIDATE, which need not be a spot and may be CH_NONE.
 * PREMISE must live as long as the index. */
void ch_premise_index_build(ChPremiseIndex *index, const ChPremise *premise, size_t count,
                            int candidate);

static inline const uint64_t *ch_premise_index_row(const ChPremiseIndex *index, int constraint)
{
    return &index->row[constraint * index->words];
}

/* Returns the spot of a candidate, or -1 when it has none. */
int ch_premise_index_spot(const ChPremiseIndex *index, int candidate);

/* Removes from SPOTS all that conflict with a candidate. */
void ch_premise_index_clear_around(const ChPremiseIndex *index, int candidate, ChSpots *spots);

#endif

/* ground.h - what an argument stands on: its premises, and the candidates that they are about.
 *
 * These candidates are numbered anew, in order, so that a set of them is a word or two: a
 * candidate's number here is its *spot*.  Each constraint has a row, the spots that lie in it; the
 * row of a premise is what the premise is about.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_GROUND_H
#define CH_ENGINE_GROUND_H

#include "argument.h"

enum { CH_SPOT_WORDS = 12 };

typedef struct ChSpots {
    uint64_t word[CH_SPOT_WORDS];
} ChSpots;

typedef struct ChGround {
    const ChPremise *premise;
    size_t count;
    int words; /* that sets of spots need */
    int size;
    uint16_t candidate[CH_CANDIDATES]; /* of each spot */
    /* By constraint, as premises number them; only those of the premises and the candidates. */
    uint64_t row[CH_MAX_PREMISES * CH_SPOT_WORDS];
} ChGround;

/* Lays the ground for an argument against a candidate, which may be none of the spots, or
 * CH_NONE. */
void ch_ground_lay(ChGround *ground, const ChPremise *premise, size_t count, int candidate);

static inline const uint64_t *ch_ground_row(const ChGround *ground, int constraint)
{
    return &ground->row[constraint * ground->words];
}

static inline int ch_ground_next(const ChGround *ground, const ChSpots *spots, int from)
{
    return ch_bits_next(spots->word, ground->words, from);
}

/* The spot of a candidate, -1 when it is none. */
int ch_ground_spot(const ChGround *ground, int candidate);

/* Takes all that conflicts with a candidate out of a set. */
void ch_ground_clear_around(const ChGround *ground, int candidate, ChSpots *spots);

#endif

/* argument_path.h - the truths on the way to a line of an argument, and which of them it needs.
 *
 * Each branch of an argument begins with a case that is assumed, and goes on with what premises
 * force. A line needs a truth that closes a candidate of its premise:
 *
 *      assume  r1c1=2
 *      then    r1c5=3                 needs the case
 *      then    r7c7=5                 no later line needs it: it is left out
 *      fails   r4c5: 3 and 2 are out  needs both
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_ARGUMENT_PATH_H
#define CH_ENGINE_ARGUMENT_PATH_H

#include "argument_point.h"

enum { CH_PATH_TRUTHS = CH_CELLS, CH_NEED_WORDS = 2 };

/* A set of truths, by their places on the path. */
typedef struct ChNeeds {
    uint64_t word[CH_NEED_WORDS];
} ChNeeds;

/* A truth. NEEDS has the forced truths of the same branch that it follows from, and itself; for a
 * case it is empty. */
typedef struct ChTruth {
    uint16_t spot;
    uint16_t premise; /* CH_NONE: a case */
    ChNeeds needs;
} ChTruth;

typedef struct ChPath {
    ChPremiseIndex index;
    ChPoint start; /* what is closed here needs no truth */
    int length;
    ChTruth truth[CH_PATH_TRUTHS];
} ChPath;

/* Starts an empty path, with the assumption of ch_argue(). */
void ch_path_start(ChPath *path, const ChPremise *premise, size_t count, int candidate, bool holds);

/* Takes a spot as a case, and at POINT as true. */
void ch_path_assume(ChPath *path, ChPoint *point, int spot);

/* Follows what is forced at POINT, of several conclusions the one that needs the fewest lines.
 * Returns the premise that fails with the fewest lines; -1 when none fails. */
int ch_path_follow(ChPath *path, ChPoint *point);

/* Adds to NEEDED the truths that close the spots of a premise. */
void ch_path_need(const ChPath *path, int premise, ChNeeds *needed);

/* Replaces in NEEDED the forced truths from place FROM on by the earlier truths that they follow
 * from. Returns the truths replaced. */
ChNeeds ch_path_close(const ChPath *path, int from, ChNeeds *needed);

static inline int ch_needs_count(const ChNeeds *needs)
{
    return ch_bits_count(needs->word, CH_NEED_WORDS);
}

static inline void ch_needs_join(ChNeeds *needs, const ChNeeds *more)
{
    for (int i = 0; i < CH_NEED_WORDS; i++)
        needs->word[i] |= more->word[i];
}

#endif

/* se_recall.h - a cache of the results of further chains inside an assumption.
 *
 * The hints on a grid and their order depend on its candidates alone.  Only their parents depend on
 * the grid before the assumption.  When a step removes a candidate that an assumption removes as
 * well, the assumption leads to the same grids again.
 *
 * Those of unary chains depend on less: on the candidates that contradict themselves, and on the
 * pairs that lie between these and their contraries.  A step changes them under few assumptions.
 *
 * So hints are stored in a form independent of the earlier grid: each with its possible parents and
 * its eliminations.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_RECALL_H
#define CH_STRATEGIES_SE_RECALL_H

#include "hash.h"
#include "se_net.h"

/* A chain inside a chain: two are equal when their nodes are, in order. */
typedef struct ChSeNested {
    uint64_t identity[2];
    int32_t nodes;
} ChSeNested;

/* Adds a value to the identity of a sequence. With 128 bits, two sequences hardly ever have the
 * same identity. */
static inline void ch_se_mix(uint64_t *identity, uint64_t value)
{
    identity[0] = ch_hash_add(identity[0], value);
    identity[1] = ch_hash_add(identity[1], ~value);
}

/* An on node of a hint: its candidate, and its cause. */
typedef struct ChSePending {
    uint16_t candidate : 10;
    uint16_t cause : 3;
} ChSePending;

typedef struct ChSeReported {
    ChSeNested nested;
    uint32_t first_pending;
    uint32_t first_removed;
    uint16_t pending;
    uint16_t removed;
} ChSeReported;

/* All hints of a search on a grid, in order. */
typedef struct ChSeAnswer {
    uint64_t identity[2]; /* hash of the grid and the query */
    uint32_t first;       /* index of its first hint */
    uint32_t count;
    int work; /* the cost of the search */
} ChSeAnswer;

enum { CH_SE_ANSWERS = 1 << 14, CH_SE_CACHED_HINTS = 1 << 16, CH_SE_CACHED_ITEMS = 1 << 20 };

typedef struct ChSeRecall {
    uint32_t concluded_count;
    uint32_t pending_count;
    uint32_t removed_count;
    ChSeAnswer
        answer[CH_SE_ANSWERS]; /* hash table by identity; the latest answer of a slot is kept */
    ChSeReported concluded[CH_SE_CACHED_HINTS];
    ChSePending pending[CH_SE_CACHED_ITEMS];
    uint16_t removed[CH_SE_CACHED_ITEMS]; /* candidates */
} ChSeRecall;

/* Starts an answer without hints; QUESTION identifies the query by any number. */
ChSeAnswer ch_se_answer(ChSeRecall *recall, const ChSeGrid *grid, int question);

/* Like ch_se_answer(), by the links and targets of unary chains instead of all candidates.  It
 * drops nothing. */
ChSeAnswer ch_se_answer_of_links(const ChSeGrid *grid, const ChSePairs *pairs,
                                 const ChSeStarts *starts, int question);

/* Returns the kept answer with that identity, or NULL. */
const ChSeAnswer *ch_se_recall(const ChSeRecall *recall, const ChSeAnswer *answer);
void ch_se_keep(ChSeRecall *recall, const ChSeAnswer *answer);

/* Drops the latest answer, which was not kept. */
void ch_se_drop(ChSeRecall *recall, const ChSeAnswer *answer);

/* Adds a hint to the latest answer; NULL when there is no room. */
ChSeReported *ch_se_report(ChSeRecall *recall, ChSeAnswer *answer, int nodes);

/* Adds to the latest hint; false when there is no room. */
bool ch_se_report_pending(ChSeRecall *recall, ChSeReported *concluded, unsigned candidate,
                          unsigned cause);
/* Adds the eliminations of COUNT cells, in that order. */
bool ch_se_report_removed(ChSeRecall *recall, ChSeReported *concluded, const ChSeMarks *removed,
                          const uint8_t *cell, int count);

#endif
